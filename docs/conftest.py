"""Every page is run in a folder of its own, in which the files that stand beside it lie too."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for file in request.path.parent.iterdir():
        if file.suffix in {".toml", ".curd"}:
            shutil.copy(file, tmp_path)
    monkeypatch.chdir(tmp_path)
