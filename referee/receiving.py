"""Receiving whole bodies before requests are answered, so that slow clients hold up nobody.

Reading a body keeps a thread for as long as its client takes, and only granian's own threads can read one. So
granian has more threads than may answer at once, and the others only wait. A client that sends too slowly
gets 408 and is cut off. When too many bodies are under way, the oldest gives way to the newest.
"""

from __future__ import annotations

import io
import logging
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from referee.api.foundation.problems import too_slow
from referee.api.foundation.requests import HEADER, id_of
from referee.places import Places

LEAST_BYTES_A_SECOND = 500
"""The slowest client that is waited for; a phone with one bar of signal is faster."""
MOST_BODIES = 64
"""The most bodies under way at once in each process."""
SPARE_THREADS = 16
"""Threads for requests that come while the oldest bodies give way."""
_MOST_LARGE_BODIES = 8
"""The most bodies of the largest size held at once, or as many bytes of smaller ones."""
_LOOK_EVERY_S = 0.5
_FIRST_BLOCK, _LARGEST_BLOCK = 1024, 16 * 1024
_FLUSHED_AFTER_S = 0.2

_LOG = logging.getLogger(__name__)

Answer = Callable[[Any, dict[str, Any]], Any]


class Body:
    """A body under way. The first thread that `settle`s it answers the request."""

    def __init__(self, granian: Any, scope: dict[str, Any], length: int | None) -> None:
        self.granian, self.length, self.scope = granian, length, scope
        self.begun, self.received = time.monotonic(), 0
        self._source = scope["wsgi.input"]
        self._settled = threading.Lock()

    def settle(self) -> bool:
        """True for the first thread that asks."""
        return self._settled.acquire(blocking=False)

    @property
    def is_settled(self) -> bool:
        """True if a thread answers this already."""
        return self._settled.locked()

    def read(self, most_bytes: int) -> bytes:
        """Reads until the body is whole, broken off, settled or too long."""
        blocks = list[bytes]()
        left = most_bytes + 1 if self.length is None else self.length
        while left and not self.is_settled:
            # granian gives no less than it is asked for, and what has come cannot be counted meanwhile.
            block = self._source.read(min(left, max(_FIRST_BLOCK, min(self.received, _LARGEST_BLOCK))))
            if not block:
                break
            blocks.append(block)
            left -= len(block)
            self.received += len(block)
        return b"".join(blocks)

    def is_too_slow(self, now: float, patience_s: float) -> bool:
        """True if its time is over: `patience_s`, and more for what has arrived at the least speed."""
        return now - self.begun > patience_s + self.received / LEAST_BYTES_A_SECOND


class Receiving:
    """Passes requests on to `answer` at one of the `places`, once their bodies are there."""

    def __init__(self, answer: Answer, *, places: Places, patience_s: float, most_bytes: int) -> None:
        """`most_bytes` bounds a body; `patience_s` is the time that an empty one has."""
        self._answer, self._patience_s, self._most_bytes = answer, patience_s, most_bytes
        self._places = places
        self._bodies: dict[Body, None] = {}
        threading.Thread(target=self._watch, name="slow bodies", daemon=True).start()

    def __call__(self, granian: Any, scope: dict[str, Any]) -> None:
        """Has a request answered when its body is there, perhaps by another thread after this one is back."""
        length = _length_of(scope)
        # What is too long is refused by its Content-Length.
        if length == 0 or (length or 0) > self._most_bytes or self._has_come(granian, scope, length):
            self._places.run(partial(self._answer_surely, granian, scope))

    def _answer_surely(self, granian: Any, scope: dict[str, Any]) -> None:
        try:
            self._answer(granian, scope)
        except BaseException:
            # Nobody else would hear of it, not even of an exit: granian's call may be over.
            _LOG.exception("A request was not answered (request %s)", id_of(scope))
            granian.response_bytes(500, [], b"")

    def _has_come(self, granian: Any, scope: dict[str, Any], length: int | None) -> bool:
        """True if the body is there, whole; it is then the input of the request, which is to be answered."""
        body = Body(granian, scope, length)
        self._bodies[body] = None
        if len(self._bodies) > MOST_BODIES:
            self._end_the_slow()
        try:
            content = body.read(self._most_bytes)
        finally:
            del self._bodies[body]
        scope["wsgi.input"] = io.BytesIO(content)
        # Whoever has hung up half way is not answered, and asks again.
        return length in (None, len(content)) and body.settle()

    def _watch(self) -> None:
        while True:
            time.sleep(_LOOK_EVERY_S)
            self._end_the_slow()

    def _end_the_slow(self) -> None:
        # A copy, since others come and go meanwhile. They are in the order in which they came.
        for body in self._too_slow([body for body in list(self._bodies) if not body.is_settled]):
            if body.settle():
                threading.Thread(target=_refuse, args=(body,), name="slow body", daemon=True).start()

    def _too_slow(self, bodies: list[Body]) -> Iterator[Body]:
        """The bodies that have had their time, and of too many the oldest."""
        now, held = time.monotonic(), sum(body.received for body in bodies)
        for at, body in enumerate(bodies):
            held_too_much = held > _MOST_LARGE_BODIES * self._most_bytes
            too_many = len(bodies) - at > MOST_BODIES
            if too_many or held_too_much or body.is_too_slow(now, self._patience_s):
                held -= body.received
                yield body


def _length_of(scope: dict[str, Any]) -> int | None:
    """The length of a request's body; None where only its end will tell."""
    if "HTTP_TRANSFER_ENCODING" in scope:
        return None
    return int(scope.get("CONTENT_LENGTH") or 0)


def _refuse(body: Body) -> None:
    """Answers 408, and ends the connection: whoever reads the body would wait for ever otherwise.

    granian offers no way to do so; but an answer shorter than it says is one that hyper cannot go on after.
    """
    answer = too_slow()
    text = answer.get_data()
    own_headers = [(name, value) for name, value in answer.headers if name != "Content-Length"]
    own_headers.append((HEADER, id_of(body.scope)))
    headers = [*own_headers, ("Connection", "close"), ("Content-Length", str(len(text) + 1))]
    body.granian.response_iter(answer.status_code, headers, _BrokenOff(text))


class _BrokenOff:
    """The blocks of an answer that ends before its end, once it has been sent as far as it goes."""

    def __init__(self, text: bytes) -> None:
        self._texts = iter([text])

    def __next__(self) -> bytes:
        text = next(self._texts, None)
        if text is None:
            time.sleep(_FLUSHED_AFTER_S)
            raise StopIteration
        return text

    def close(self) -> None:
        """Does nothing: no resource is held."""
