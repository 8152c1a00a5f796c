"""How the API is described to machines: what may be refused, and bodies that are plain text."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from litestar import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, Reference, RequestBody, Schema

from cheeseboard.table.wire import Problem

WHY: Final = {
    400: "What was sent cannot be read, or makes no sense.",
    401: "Nobody knows who asks.",
    403: "Whoever asks may not do this.",
    404: "There is no such thing.",
    409: "The table has moved on.",
    413: "Too large.",
    422: "The rules of the game do not allow it now.",
    429: "Too often.",
}


def refused(*statuses: int) -> dict[int, ResponseSpec]:
    """These, and what everything may be refused for."""
    return {
        status: ResponseSpec(Problem, description=WHY[status], generate_examples=False)
        for status in sorted({400, 401, 403, 429, *statuses})
    }


def plain_text() -> RequestBody:
    text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
    return RequestBody(content={MediaType.TEXT.value: text}, required=True)


@dataclass
class TakesText(Operation):
    """An operation whose body is plain text."""

    request_body: RequestBody | Reference | None = field(default_factory=plain_text)
