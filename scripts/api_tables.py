"""The API as tables for its page: routes as OpenAPI describes them, messages as table/wire.py does."""

from __future__ import annotations

import ast
import inspect
import warnings
from pathlib import Path
from typing import Any, get_args

from cheeseboard.table import wire
from cheeseboard.table.settings import Settings
from cheeseboard.table.web.app import Server

NOWHERE = Path("nowhere")
GROUPS = {"FromServer": wire.FromServer, "FromClient": wire.FromClient}


def show_routes(_: str) -> str:
    """Every route, what it takes and what it gives."""
    with warnings.catch_warnings():
        # What Litestar 3 will want is not the documents' concern.
        warnings.simplefilter("ignore", DeprecationWarning)
        described = Server(Settings(data=NOWHERE)).application().openapi_schema.to_schema()
    rows = ["| | | takes | gives |", "|---|---|---|---|"]
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            asked = "&".join(f"{p['name']}=" for p in operation.get("parameters", ()) if p["in"] == "query")
            written = f"{method.upper()} {path}" + (f"?{asked}" if asked else "")
            takes = kind_of(operation.get("requestBody", {}))
            rows.append(f"| `{written}` | {operation['description']} | {takes} | {given(operation)} |")
    return "\n".join(rows) + "\n"


def given(operation: dict[str, Any]) -> str:
    [answer] = [answer for status, answer in operation["responses"].items() if status.startswith("2")]
    return kind_of(answer)


def kind_of(part: dict[str, Any]) -> str:
    """A name of wire.py, or text; nothing where there is nothing."""
    for media, content in part.get("content", {}).items():
        schema = content.get("schema", {})
        several = schema.get("items", {})
        found = (several or schema).get("$ref", "").rpartition("/")[2]
        if not found:
            return "text" if media.startswith("text/") else f"`{media}`"
        return f"a list of `{found}`" if several else f"`{found}`"
    return ""


def show_messages(group: str) -> str:
    """Every message of one side, with its fields."""
    source = ast.parse(inspect.getsource(wire))
    classes = {node.name: node for node in source.body if isinstance(node, ast.ClassDef)}
    parts = [describe(message.__struct_config__.tag, classes[message.__name__]) for message in get_args(GROUPS[group])]
    return "\n".join(parts)


def describe(tag: str, node: ast.ClassDef) -> str:
    """A message: its sentence, and a line for every field."""
    lines = [f"**`{tag}`** {ast.get_docstring(node)}\n"]
    for place, field in enumerate(node.body):
        if isinstance(field, ast.AnnAssign):
            default = "" if field.value is None else f" = {ast.unparse(field.value)}"
            note = sentence(node.body[place + 1] if place + 1 < len(node.body) else None)
            lines.append(f"- `{ast.unparse(field.target)}: {ast.unparse(field.annotation)}{default}`{note}")
    return "\n".join(lines) + "\n"


def sentence(node: ast.stmt | None) -> str:
    """What stands below a field to explain it."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return " – " + " ".join(node.value.value.split())
    return ""
