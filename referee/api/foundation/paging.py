"""Lists in pages: `?limit=&after=`, answered with `next` and a `Link`."""

from __future__ import annotations

import binascii
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from typing import Any, TypeVar
from urllib.parse import quote, urlencode

from flask import Request
from marshmallow import Schema, ValidationError, fields

from referee.api.foundation.fields import InputSchema, OutputSchema, QueryNumber
from referee.api.foundation.violations import must, shown, unfit
from referee.errors import NotationError
from referee.words.said import Said

Row = TypeVar("Row")

DEFAULT_LIMIT = 50
LARGEST_LIMIT = 200
_NUMBER = re.compile(r"n\d{1,16}", re.ASCII)
_POSITION = re.compile(r"n\d{1,16}|t[!-~]{1,200}", re.ASCII)
_LONGEST_CURSOR = 400
_A_NEXT = "the next of an earlier answer of this list"


class Cursor(fields.String):
    """A place in a list, opaque to clients: what came last, a number or a text."""

    def __init__(self, kind: type[int] | type[str], **options: Any) -> None:
        super().__init__(**options)
        self.metadata = {"pattern": "^[A-Za-z0-9_-]+$", "maxLength": _LONGEST_CURSOR} | dict(self.metadata)
        self.kind = kind

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        position = read_cursor(str(value))
        if not isinstance(position, self.kind):
            raise no_cursor_of_this_list(str(value))
        return position


_AFTER = {"description": "The `next` of the page before; without it the list begins"}


class PageQuery(InputSchema):
    """The page of a list that is ordered by ids. Filters of a list go into a subclass."""

    limit = QueryNumber(
        minimum=1,
        maximum=LARGEST_LIMIT,
        load_default=DEFAULT_LIMIT,
        metadata={"description": "How many items at most"},
    )
    after = Cursor(str, load_default=str, metadata=_AFTER)


class NumberedPageQuery(PageQuery):
    """The page of a list that is ordered by numbers, such as hands."""

    after = Cursor(int, load_default=int, metadata=_AFTER)


def paged(item: type[Schema], name: str) -> type[Schema]:
    """The schema of a page of such items, called `name` in the document."""
    return OutputSchema.from_dict(
        {
            "items": fields.List(fields.Nested(item), required=True),
            "next": fields.String(
                required=True, allow_none=True, metadata={"description": "For `after`; null on the last page"}
            ),
        },
        name=name,
    )


def page_of(
    rows: Sequence[Row], *, limit: int, position: Callable[[Row], int | str]
) -> tuple[Sequence[Row], str | None]:
    """The rows of a page and its next cursor, from one row more than `limit` if there are so many.

    >>> page_of([1, 2, 3], limit=2, position=int)[0], page_of([1, 2], limit=2, position=int)[1]
    ([1, 2], None)
    """
    if len(rows) <= limit:
        return rows, None
    return rows[:limit], write_cursor(position(rows[limit - 1]))


def page_of_all(
    rows: Sequence[Row], *, after: str, limit: int, position: Callable[[Row], str]
) -> tuple[Sequence[Row], str | None]:
    """The page behind `after` of a list that is short enough to have whole, in its own order.

    :raises NotationError: when nothing in the list is `after`.
    """
    positions = [position(row) for row in rows]
    if after and after not in positions:
        raise not_in_this_list(after)
    begin = positions.index(after) + 1 if after else 0
    return page_of(rows[begin : begin + limit + 1], limit=limit, position=position)


def no_cursor_of_this_list(cursor: str) -> ValidationError:
    """The error for a cursor that no list of this kind has."""
    message = Said("api-no-cursor-of-this-list", {"cursor": shown(cursor)})
    return must("cursor_must_be_ours", message, given=cursor, expected=_A_NEXT)


def not_in_this_list(after: int | str) -> NotationError:
    """The error for a cursor that leads to nothing in the list."""
    return unfit({"after": no_cursor_of_this_list(write_cursor(after)).messages}, "/query")


def next_link(request: Request, cursor: str | None) -> dict[str, str]:
    """The `Link` header to the next page, the rest of the query kept; no header on the last page."""
    if cursor is None:
        return {}
    parameters = [(name, value) for name, value in request.args.items(multi=True) if name != "after"]
    return {"Link": f'<{quote(request.path)}?{urlencode([*parameters, ("after", cursor)])}>; rel="next"'}


def write_cursor(position: int | str) -> str:
    """The cursor of a position.

    >>> read_cursor(write_cursor(7)), read_cursor(write_cursor("g1"))
    (7, 'g1')
    """
    text = f"n{position}" if isinstance(position, int) else f"t{position}"
    return urlsafe_b64encode(text.encode()).decode().rstrip("=")


def read_cursor(cursor: str) -> int | str:
    """The position that a cursor stands for.

    :raises ValidationError: when it is none of ours.
    """
    try:
        padded = cursor[:_LONGEST_CURSOR] + "=" * (-len(cursor) % 4)
        text = urlsafe_b64decode(padded).decode("ascii")
    except (binascii.Error, ValueError):
        text = ""
    position = int(text[1:]) if _NUMBER.fullmatch(text) else text[1:]
    # Decoding skips what is no base64, so only what is written again in the same way counts.
    if not _POSITION.fullmatch(text) or write_cursor(position) != cursor:
        message = Said("api-no-cursor", {"cursor": shown(cursor)})
        raise must("cursor_must_be_ours", message, given=cursor, expected=_A_NEXT)
    return position
