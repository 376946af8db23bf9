"""Answers that took long to write, the last of each, for whoever asks for the same again."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field

_HEADERS = 1024
"""About what an answer takes besides its body."""


@dataclass(frozen=True, slots=True)
class WrittenAnswer:
    """An answer written out whole, which nobody changes."""

    body: bytes
    media_type: str
    headers: Mapping[str, str] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """About how many bytes of memory it takes."""
        return len(self.body) + _HEADERS


Place = Hashable
"""The subject and the form of an answer: whatever tells it apart from others, but for its state."""
State = Hashable
"""The state that an answer was written from; another one takes its place."""


class Shelf:
    """The last answer of each place, as long as there is room; safe to share between threads.

    >>> shelf = Shelf(most_bytes=100_000)
    >>> shelf.put(("g1", "csv"), 7, WrittenAnswer(b"a,b", "text/csv"))
    >>> shelf.get(("g1", "csv"), 7).body, shelf.get(("g1", "csv"), 8)
    (b'a,b', None)
    """

    def __init__(self, *, most_bytes: int) -> None:
        """When there are more than `most_bytes`, what nobody has asked for longest goes first."""
        self._most_bytes = most_bytes
        self._guard = threading.Lock()
        self._answers: OrderedDict[Place, tuple[State, WrittenAnswer]] = OrderedDict()
        self.size = 0

    def get(self, place: Place, state: State) -> WrittenAnswer | None:
        """The answer of this place, where it was written from this state."""
        with self._guard:
            standing, answer = self._answers.get(place, (None, None))
            if answer is None or standing != state:
                return None
            self._answers.move_to_end(place)
            return answer

    def put(self, place: Place, state: State, answer: WrittenAnswer) -> None:
        """Puts an answer in the place of an earlier one; one that is too large alone is not put there."""
        with self._guard:
            self._remove(place)
            if answer.size <= self._most_bytes:
                self._answers[place] = state, answer
                self.size += answer.size
            while self.size > self._most_bytes:
                self._remove(next(iter(self._answers)))

    def _remove(self, place: Place) -> None:
        _, answer = self._answers.pop(place, (None, None))
        self.size -= 0 if answer is None else answer.size
