"""The table on the web: pages, the API, live connections, and what guards them."""

from __future__ import annotations
