"""The one test that is left where there is no browser, to say so."""

from __future__ import annotations

from playwright.sync_api import Browser


def test_there_is_a_browser(chromium: Browser) -> None:
    assert chromium.is_connected()
