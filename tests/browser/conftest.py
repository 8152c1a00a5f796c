"""A server with the toy games on its shelf, one browser for all tests, and people who come with windows of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import NEEDED, NONE_HERE, OPTIONS, find_chromium
from tests.browser.people import People
from tests.browser.places import Stage
from tests.table.web.visiting import PATIENCE, Server

expect.set_options(timeout=1000 * PATIENCE)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Without a browser nothing is left but the test that says so, once."""
    left_out = collection_path.name.startswith("test_") and collection_path.name != "test_chromium.py"
    return True if left_out and find_chromium() is None and not NEEDED else None


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Of this package alone: while Playwright runs, nothing else in this process can have an event loop."""
    found = find_chromium()
    if found is None:
        assert not NEEDED, NONE_HERE
        pytest.skip(NONE_HERE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=OPTIONS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, chromium: Browser) -> Iterator[Server]:
    data: Path = tmp_path_factory.mktemp("browser") / "tables"
    data.mkdir()
    with Server(data, "--limits", 0, toys=True) as running:
        yield running
        assert running.stop() == 0
        assert running.complaints() == ""


@pytest.fixture
def people(server: Server, chromium: Browser) -> Iterator[People]:
    """Whoever came is asked at the end whether anything went wrong."""
    with People(server, chromium) as coming:
        yield coming


@pytest.fixture(scope="package")
def stage(server: Server) -> Stage:
    return Stage(server)
