"""Plays a whole game against bots through the API, move by move at random: python play_by_api.py http://127.0.0.1:8000"""

import json
import random
import sys
import time
from urllib.request import Request, urlopen


def ask(path, body=None, token=""):
    """A GET, or a POST if there is something to say."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(sys.argv[1] + path, body and json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


token = ask("/api/people", {"name": "Robot"})["token"]
seats = [{"kind": "person"}, {"kind": "bot", "level": "crumb"}, {"kind": "bot", "level": "nibbler"}]
table = "/api/tables/" + ask("/api/tables", {"game": "castle", "seats": seats}, token)["table"]
while "end" not in (now := ask(f"{table}?seat=0", token=token)):
    choices = now["ask"].get("choices", [])
    if choices:
        move = {"id": str(now["version"]), "seat": 0, "version": now["version"]}
        ask(f"{table}/moves", move | {"text": random.choice(choices)["text"]}, token)
    # No faster than this: a server takes twenty changes a second from one address.
    time.sleep(0.05)
print(now["end"]["text"], f"after {now['moves']} moves.")
