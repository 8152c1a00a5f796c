"""What a browser fetches before the lobby and a table stand there, and how long that takes; in a real Chromium."""

from __future__ import annotations

import tempfile
import time
import zlib
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from bench.table_servers import HOST, Server, cheeseboard
from tests.browser.chromium import OPTIONS, find_chromium

LOOKS: Final = 3
READY: Final = {"lobby": "main button:enabled", "table": "main .piece"}
"""What can be touched as soon as a page is ready."""


def measure() -> dict[str, Any]:
    """Bytes as they travel, headers included, and seconds; nothing where there is no browser."""
    chromium = find_chromium()
    if chromium is None:
        return {}
    with tempfile.TemporaryDirectory() as data, cheeseboard(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=OPTIONS)
        person = server.new_person()
        table = server.new_table([person], "castle", {}, bots=1)["table"]
        paths = {"lobby": "/", "table": f"/tables/{table}"}
        found = {name: [visit(browser, server, name, path) for _ in range(LOOKS)] for name, path in paths.items()}
        browser.close()
    return {
        name: {"bytes": max(size for size, _ in looks), "seconds": sorted(seconds for _, seconds in looks)[LOOKS // 2]}
        for name, looks in found.items()
    }


def visit(browser: Browser, server: Server, name: str, path: str) -> tuple[int, float]:
    """Somebody who has never been here."""
    context = browser.new_context()
    page = context.new_page()
    sizes: list[int] = []
    session = context.new_cdp_session(page)
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    session.on("Network.webSocketFrameReceived", lambda event: sizes.append(squeezed(event["response"]["payloadData"])))
    session.send("Network.enable")
    started = time.perf_counter()
    page.goto(f"http://{HOST}:{server.port}{path}", wait_until="commit")
    page.locator(READY[name]).first.wait_for(state="attached")
    seconds = time.perf_counter() - started
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(sizes), seconds


def squeezed(message: str) -> int:
    """About what it is on the way: browsers take live messages squeezed, and tell only how long they were before."""
    return len(zlib.compress(message.encode()))
