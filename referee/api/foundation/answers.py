"""Headers of every answer by its kind, put on in the one place that all answers pass."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from flask import Response
from werkzeug.datastructures import Headers

Headed = Sequence[tuple[str, str]]
_BODIES = frozenset({200, 201})
"""The statuses whose answers go out as they were made."""


class Answer(Response):
    """An answer whose text is there whole, and whose headers need no more thought."""

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        """Sends it as a list, which servers send at once."""
        if self.status_code not in _BODIES or not isinstance(self.response, list):
            return super().__call__(environ, start_response)
        start_response(self.status, list(self.headers))
        return [] if environ["REQUEST_METHOD"] == "HEAD" else self.response


def json_answer(text: str, headers: Mapping[str, str], *, status: int) -> Response:
    """An answer of JSON text."""
    body = text.encode()
    sent = Headers(
        [("Content-Type", "application/json"), ("Content-Length", str(len(body))), *headers.items()]
    )
    answer = Answer(status=status, headers=sent)
    answer.response = [body]
    return answer


class WithHeaders:
    """A WSGI application whose answers have the headers of their kind, unless they have them already."""

    def __init__(
        self,
        application: Any,
        headers_of: Callable[[str, str], Headed],
        own: Callable[[dict[str, Any]], tuple[str, str]],
    ) -> None:
        """`headers_of` tells them by the path that was asked for and the answer's content type.

        `own` is called when a request arrives, and tells one that its answer alone has.
        """
        self._application, self._headers_of, self._own = application, headers_of, own

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        """Answers a request."""
        path, own = environ.get("PATH_INFO", ""), self._own(environ)

        def start(status: str, headers: list[tuple[str, str]], *more: Any) -> Any:
            given = dict(headers)
            of_kind = self._headers_of(path, given.get("Content-Type", ""))
            added = [header for header in of_kind if header[0] not in given]
            return start_response(status, [*headers, *added, own], *more)

        answer: Iterable[bytes] = self._application(environ, start)
        return answer
