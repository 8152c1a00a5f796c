"""Where people play: seats, clocks, storage, live updates and pages in the browser."""

from __future__ import annotations
