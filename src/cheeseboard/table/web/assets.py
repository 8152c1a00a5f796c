"""What is sent as it is: bytes with a tag that changes when they do, squeezed for whoever can unpack them."""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import cached_property
from pathlib import Path
from typing import Final

from litestar import Response
from litestar.datastructures import Headers

from cheeseboard.table.problems import NoSuchThing

JSON: Final = "application/json"
SVG: Final = "image/svg+xml"
TEXT: Final = "text/plain"
HTML: Final = "text/html"

MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": JSON,
    ".png": "image/png",
    ".svg": SVG,
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED_ALREADY: Final = {"image/png", "image/webp", "font/woff2"}

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
ONLY_HERS: Final = "private, no-cache"
NEVER: Final = "no-store"

WORTH_SQUEEZING: Final = 1_000
_IMPORT: Final = re.compile(r"""^\s*(?:import|export)\b[^;"']*?["'](\.{1,2}/[^"']+\.js)["']""", re.MULTILINE)


class Asset:
    """Some bytes, and what has to be known to send them."""

    def __init__(self, body: bytes, media_type: str) -> None:
        self.body = body
        self.media_type = media_type
        self.mark = hashlib.sha256(body).hexdigest()[:16]

    @property
    def tag(self) -> str:
        """Weak, as it stands for the squeezed form too."""
        return f'W/"{self.mark}"'

    @cached_property
    def squeezed(self) -> bytes | None:
        """None if it would not help."""
        if len(self.body) < WORTH_SQUEEZING or self.media_type in PACKED_ALREADY:
            return None
        return gzip.compress(self.body, 9, mtime=0)

    def answer(self, headers: Headers, caching: str) -> Response[bytes]:
        """Nothing at all for whoever has it already."""
        told = {"etag": self.tag, "cache-control": caching, "vary": "accept-encoding"}
        if self.tag in headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=told, media_type=self.media_type)
        squeezed = self.squeezed if takes_gzip(headers) else None
        if squeezed is None:
            return Response(self.body, status_code=200, headers=told, media_type=self.media_type)
        told["content-encoding"] = "gzip"
        return Response(squeezed, status_code=200, headers=told, media_type=self.media_type)


def takes_gzip(headers: Headers) -> bool:
    """Whether the reader can unpack gzip; "gzip;q=0" says no."""
    wishes = (wish.strip().lower() for wish in headers.get("accept-encoding", "").split(","))
    return any(
        name in {"gzip", "*"} and not is_zero(rest) for name, _, rest in (wish.partition(";") for wish in wishes)
    )


def is_zero(quality: str) -> bool:
    return bool(re.fullmatch(r"\s*q=0(\.0*)?\s*", quality))


class Folder:
    """The files of the browser's side, held in memory and read again when one of them was changed."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._stamp: object = None
        self._files: dict[str, Asset] = {}
        self.mark = ""
        self.refresh()

    def refresh(self) -> None:
        """Read everything again if anything has changed."""
        paths = [path for path in sorted(self.root.rglob("*")) if path.suffix in MEDIA_TYPES]
        stamp = [(path, path.stat().st_mtime_ns) for path in paths]
        if stamp == self._stamp:
            return
        self._stamp = stamp
        self._files = {
            path.relative_to(self.root).as_posix(): Asset(path.read_bytes(), MEDIA_TYPES[path.suffix]) for path in paths
        }
        marks = "".join(f"{name} {asset.mark}\n" for name, asset in self._files.items())
        self.mark = hashlib.sha256(marks.encode()).hexdigest()[:12]

    def __contains__(self, name: str) -> bool:
        return name in self._files

    def find(self, name: str) -> Asset:
        if name not in self._files:
            raise NoSuchThing("problem-unknown-page")
        return self._files[name]

    def imports(self, name: str) -> list[str]:
        """The modules that a module needs, and those that these need: each once, itself not."""
        found: list[str] = []
        waiting = [name]
        while waiting:
            at = waiting.pop(0)
            for wanted in _IMPORT.findall(self._files[at].body.decode()) if at in self._files else ():
                path = _resolve(at, wanted)
                if path in self._files and path != name and path not in found:
                    found.append(path)
                    waiting.append(path)
        return found


def _resolve(at: str, wanted: str) -> str:
    """Where a relative import leads."""
    parts = at.split("/")[:-1]
    for part in wanted.split("/"):
        if part == "..":
            parts = parts[:-1]
        elif part != ".":
            parts.append(part)
    return "/".join(parts)
