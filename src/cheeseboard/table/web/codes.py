"""Links as QR codes."""

from __future__ import annotations

import io

import segno


def draw_code(link: str) -> bytes:
    """As a picture; black on white in every theme, as cameras like it."""
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", xmldecl=False, light="#fff", border=3, omitsize=True)
    return out.getvalue()


def print_code(link: str) -> str:
    """As letters for a terminal."""
    out = io.StringIO()
    segno.make(link, error="l").terminal(out, border=2, compact=True)
    return out.getvalue()
