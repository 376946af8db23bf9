"""Requests to a server whose address somebody gives, each within a limit of time."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Any
from urllib.parse import urlsplit

from referee.conformance.sides import ConformanceError

_MOST_BYTES = 16 * 1024 * 1024
"""Of one answer; more is none of the API's."""
_PIECE = 65_536
_TOO_MANY = 429
_MOST_WAITS = 20
"""So often is a request sent again that a server wants later."""
_LONGEST_WAIT_S = 60.0


class Server:
    """A server, reached over one connection that is kept."""

    def __init__(self, address: str, *, limit_s: float) -> None:
        """`limit_s` is the most seconds that an answer may take.

        :raises ConformanceError: when the address is none of a server.
        """
        parts = urlsplit(address)
        if parts.scheme not in {"http", "https"} or not parts.hostname:
            raise ConformanceError(f"“{address}” is no address of a server, such as http://127.0.0.1:8000.")
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        try:
            self._connection = kind(parts.hostname, parts.port, timeout=limit_s)
        except ValueError as error:
            raise ConformanceError(f"“{address}” is no address of a server: {error}.") from error
        self._address, self._base, self._limit_s = address, parts.path.rstrip("/"), limit_s

    def send(self, method: str, path: str, body: Any, token: str | None) -> tuple[int, Any]:
        """The status and the JSON that a request is answered with; None for what is no JSON.

        :raises ConformanceError: when no whole answer comes in time.
        """
        for _ in range(_MOST_WAITS):
            status, headers, content = self._answered(method, path, body, token)
            if status != _TOO_MANY:
                return status, _json(content)
            time.sleep(_seconds(headers.get("Retry-After")))
        raise ConformanceError(f"{self._address} takes no further requests for now: set its rate limits off.")

    def _answered(
        self, method: str, path: str, body: Any, token: str | None
    ) -> tuple[int, Mapping[str, str], bytes]:
        headers = {"Accept": "application/json", "Accept-Language": "en"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        if body is not None:
            headers["Content-Type"] = "application/json"
        packed = None if body is None else json.dumps(body).encode()
        try:
            self._connection.request(method, self._base + path, packed, headers)
            response = self._connection.getresponse()
            content = self._whole(response, f"{method} {path}")
            return response.status, dict(response.headers.items()), content
        except TimeoutError as error:
            raise self._late(f"{method} {path}") from error
        except (OSError, HTTPException) as error:
            reason = str(error) or type(error).__name__
            raise ConformanceError(f"{self._address} does not answer {method} {path}: {reason}.") from error

    def _whole(self, response: HTTPResponse, request: str) -> bytes:
        """The body, piece by piece, so that one that never ends is noticed."""
        end, content = time.monotonic() + self._limit_s, b""
        while piece := response.read1(_PIECE):
            content += piece
            if time.monotonic() > end:
                raise self._late(request)
            if len(content) > _MOST_BYTES:
                raise ConformanceError(f"{self._address} answers {request} with more than any API would.")
        return content

    def _late(self, request: str) -> ConformanceError:
        self._connection.close()
        return ConformanceError(f"{self._address} has not answered {request} within {self._limit_s:g} s.")


def _json(content: bytes) -> Any:
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        return None


def _seconds(text: str | None) -> float:
    """The time that a server asks to wait; a second where it does not say."""
    try:
        return min(max(float(text or 1), 0.0), _LONGEST_WAIT_S)
    except ValueError:
        return 1.0
