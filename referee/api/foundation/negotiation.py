"""Choosing among media types by `Accept`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from flask import Request

from referee.api.foundation.problems import RequestError
from referee.words.said import Said, Typed

Range = tuple[str, float]
"""A media range, such as `text/*`, and its quality."""


def preferred(request: Request, offered: Sequence[str]) -> str:
    """The media type that `Accept` asks for; the first of those it likes as much.

    :raises RequestError: with status 406, when it takes none of them.
    """
    accepted = [*request.accept_mimetypes]
    best = max(offered, key=lambda media_type: quality(media_type, accepted)) if accepted else offered[0]
    if accepted and quality(best, accepted) <= 0:
        message = Said("api-accept-takes-none", {"offered": Typed(", ".join(offered))})
        raise RequestError(406, "answer_must_be_acceptable", message, path="/headers/Accept")
    return best


def quality(media_type: str, accepted: Iterable[Range]) -> float:
    """The quality of a media type, from the most specific range that fits it.

    Parameters of a range, such as a charset, are ignored; of ranges that are then the same, the best counts.

    >>> accepted = [("text/csv", 1.0), ("text/html", 0.0), ("*/*", 0.5)]
    >>> [quality(media_type, accepted) for media_type in ("text/csv", "text/html", "image/svg+xml")]
    [1.0, 0.0, 0.5]
    >>> quality("text/csv", [("TEXT/* ; level=1", 0.2), ("text/*;level=2", 0.7), ("*/*", 1.0)])
    0.7
    """
    known: dict[str, float] = {}
    for range_, weight in accepted:
        name = range_.partition(";")[0].strip().lower()
        known[name] = max(weight, known.get(name, 0.0))
    group = media_type.partition("/")[0]
    return next((known[name] for name in (media_type, f"{group}/*", "*/*") if name in known), 0.0)
