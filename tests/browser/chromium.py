"""Which browser the tests drive, and how it is started.

python -m tests.browser.chromium    install Debian's Chromium, if there is no browser here and nobody has to be asked
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ELSEWHERE: Final = (
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
)
OPTIONS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The same letters in the same places on every machine.
    "--font-render-hinting=none",
)
NONE_HERE: Final = "There is no Chromium or Chrome here, so the pages are not tested in a browser."
NEEDED: Final = bool(os.environ.get("CHEESEBOARD_BROWSER"))
"""Whether it is a mistake if there is none."""
PACKAGES: Final = ("chromium", "fonts-dejavu-core", "fonts-noto-core")


def find_chromium() -> Path | None:
    """The first that there is."""
    named = (shutil.which(name) for name in NAMES)
    return next((Path(path) for path in named if path), None) or next(
        (path for path in ELSEWHERE if path.exists()), None
    )


def install() -> None:
    """With the letters of our four languages."""
    rights = leave_to_install()
    if rights is None:
        print(NONE_HERE)
        return
    print(f"Installing {', '.join(PACKAGES)} to test the pages in a browser")
    quiet = ["--quiet=2", "--yes", "--no-install-recommends"]
    for command in (["update", "--quiet=2"], ["install", *quiet, *PACKAGES]):
        line = [*rights, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", *command]
        if subprocess.run(line, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False).returncode:
            print(NONE_HERE)
            return


def leave_to_install() -> list[str] | None:
    """What has to stand before the command; None if it cannot be done, or not without a password."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode == 0:
        return [sudo, "-n"]
    return None


if __name__ == "__main__" and find_chromium() is None:
    install()
