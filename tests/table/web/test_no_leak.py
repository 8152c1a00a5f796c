"""Over the network, too, two tables that differ only in secrets send everybody else the same bytes: answers and messages."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from cheeseboard.contract.case import Case
from cheeseboard.core import WATCHER, Game, State
from cheeseboard.table.live import Live as Table
from cheeseboard.table.people import TOKEN, People
from cheeseboard.table.service.house import SECRET
from cheeseboard.table.settings import Settings
from cheeseboard.table.storage.database import Database
from cheeseboard.table.storage.orders import ADD_FACT, person_orders
from cheeseboard.table.storage.writer import Writer
from tests.contract.fair_castle import FairCastle
from tests.games.race.fair import FairRace
from tests.larder import LARDER
from tests.table.twins import ONLOOKER, PERSONS, double, founding, tried, twin_of
from tests.table.web.visiting import PATIENCE, Live, Server, serving
from tests.toy import PEPPERCORN

HOUSE_SECRET: Final = "c2VjcmV0IG9mIGJvdGggaG91c2Vz"
PEOPLE: Final = People(b"secret of both houses")
MOVES: Final = 6
NOW: Final = 1_750_000_000.0
LATER: Final = {"castle": 20, "race": 12, "peppercorn": 4, "larder": 14}
"""After so many moves of a random game there is something to hide."""
GAMES: Final[tuple[Game, ...]] = (FairCastle(), FairRace(), PEPPERCORN, LARDER)
CASES: Final = [Case(game, game.seats[-1], {}, "network") for game in GAMES]


def begun(case: Case) -> tuple[State, list[tuple[int, int]]]:
    """A state in the middle of a game, and the moves that follow; none of them would play itself meanwhile."""
    state = case.deal()
    last = len(case.trail) - MOVES
    for number, choice in enumerate(case.trail):
        following = [(after.seat, after.move) for after in case.trail[number : number + MOVES]]
        if number >= min(LATER[case.game.key], last) and not any_plays_itself(case.game, state, following):
            return state, following
        state.play(choice.seat, choice.move)
    raise AssertionError(f"In {case} some move plays itself all the time.")


def any_plays_itself(game: Game, state: State, moves: list[tuple[int, int]]) -> bool:
    after = state.clone()
    for seat, move in moves:
        if Table(game, after.clone()).only_move() is not None:
            return True
        after.play(seat, move)
    return Table(game, after).only_move() is not None


async def furnish(data: Path, tables: dict[str, State]) -> None:
    """A house with these tables, before anybody serves it."""
    database = Database(Settings(data))
    database.migrate()
    writer = Writer(database)
    await writer.commit((ADD_FACT, {"name": SECRET, "value": HOUSE_SECRET}))
    for seat, person in enumerate([*PERSONS, ONLOOKER]):
        await writer.commit(*person_orders(person, f"Mouse {seat}", "en"))
    for table, state in tables.items():
        made = founding(state, table, NOW)
        made = made._replace(data=made.data._replace(clock="none", seconds=0, deadlines={}, due=None))
        await writer.commit(*made.orders())
    writer.close()
    database.close()


class Eyes:
    """Somebody who looks at one table of one server, and everything that they were sent."""

    def __init__(self, server: Server, person: str, table: str, seat: int, stack: contextlib.ExitStack) -> None:
        self.path = f"/api/tables/{table}"
        self.seat = seat
        shown = {"Authorization": f"Bearer {PEOPLE.write(TOKEN, person)}"}
        self.client = server.client("en")
        self.client.headers.update(shown)
        address = server.address.replace("http", "ws", 1)
        self.live = stack.enter_context(Live(f"{address}{self.path}/live", shown))
        self.live.say("hello", language="uk", seat=-1, version=-1)

    def heard(self) -> list[str]:
        """Every message up to the answer to a ping; who comes and goes is told whenever it is convenient."""
        self.live.say("ping")
        found: list[str] = []
        while True:
            message = str(self.live.socket.recv(timeout=PATIENCE))
            if '"type":"pong"' in message:
                return [text for text in found if '"type":"seated"' not in text]
            found.append(message)

    def answers(self, moves: int) -> list[tuple[int, dict[str, str], bytes]]:
        """All that the API has to say, with its headers."""
        look = f"seat={self.seat}"
        asked = [
            self.client.get(f"{self.path}?{look}"),
            self.client.get(f"{self.path}/record"),
            self.client.get(f"{self.path}/story"),
            self.client.get(f"{self.path}/log?{look}"),
            *(self.client.get(f"{self.path}/moments/{move}?{look}") for move in (0, moves)),
            *(self.client.get(f"{self.path}?seat={seat}") for seat in range(2)),
            self.client.post(f"{self.path}/moves", json=self.message(text="nonsense", version=moves)),
            self.client.post(f"{self.path}/back", json=self.message(version=-1)),
        ]
        return [(200, {}, self.row()), *((answer.status_code, told(answer), answer.content) for answer in asked)]

    def row(self) -> bytes:
        """This table in the list of one's own, but for the second at which it was last played at."""
        rows = self.client.get("/api/tables").json()
        return repr([row | {"changed": ""} for row in rows if self.path.endswith(f"/{row['table']}")]).encode()

    def message(self, **fields: Any) -> dict[str, Any]:
        return {"type": "back" if "text" not in fields else "move", "id": "x", "seat": max(0, self.seat), **fields}


def told(answer: httpx.Response) -> dict[str, str]:
    return {name: value for name, value in answer.headers.items() if name != "date"}


@pytest.fixture(scope="module")
def tables() -> dict[str, tuple[Case, int]]:
    """Every game, once for an onlooker who plays and once for one who watches."""
    return {
        f"{case.game.key}{onlooker if onlooker >= 0 else 'w'}": (case, onlooker)
        for case in CASES
        for onlooker in (0, WATCHER)
    }


@pytest.fixture(scope="module")
def servers(
    tables: dict[str, tuple[Case, int]], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("twins")
    first = {table: begun(case)[0] for table, (case, _) in tables.items()}
    second = {
        table: twin_of(case.game, first[table], onlooker, number)
        for number, (table, (case, onlooker)) in enumerate(tables.items(), 1)
    }
    for name, states in (("first", first), ("second", second)):
        asyncio.run(furnish(folder / name, states))
    with contextlib.ExitStack() as stack:
        both = [stack.enter_context(serving(folder / name, "--limits", 0, toys=True)) for name in ("first", "second")]
        yield both[0], both[1]


@pytest.mark.parametrize("table", [f"{case.game.key}{who}" for case in CASES for who in ("0", "w")])
def test_nothing_that_is_sent_tells_a_secret(
    table: str, tables: dict[str, tuple[Case, int]], servers: tuple[Server, Server]
) -> None:
    case, onlooker = tables[table]
    number = list(tables).index(table) + 1
    state, moves = begun(case)
    twin = twin_of(case.game, state, onlooker, number)
    with contextlib.ExitStack() as stack:
        person = ONLOOKER if onlooker == WATCHER else PERSONS[onlooker]
        looking = [Eyes(server, person, table, onlooker, stack) for server in servers]
        for eyes in looking:
            eyes.live.wait_for("table")
            eyes.heard()
        compared = 0
        for version, (seat, move) in enumerate(moves):
            same = double(state, twin, seat, move, (onlooker, WATCHER))
            if same is None:
                break
            for server, at, made in ((servers[0], state, move), (servers[1], twin, same)):
                play(server, table, seat, case.game.write_move(at, made), version)
            state, twin = tried(state, seat, move).after, tried(twin, seat, same).after
            first, second = (eyes.heard() for eyes in looking)
            assert first == second
            first_answers, second_answers = (eyes.answers(version + 1) for eyes in looking)
            assert first_answers == second_answers
            compared += 1
        assert compared > 0


def play(server: Server, table: str, seat: int, text: str, version: int) -> None:
    bearer = {"authorization": f"Bearer {PEOPLE.write(TOKEN, PERSONS[seat])}"}
    body = {"type": "move", "id": f"{version}", "seat": seat, "text": text, "version": version}
    answer = server.client("en").post(f"/api/tables/{table}/moves", json=body, headers=bearer)
    assert answer.status_code == 200, answer.text
