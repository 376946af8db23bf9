"""A cache of the values made last: at most so many, the oldest of which goes first."""

from __future__ import annotations

import threading
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Recent(Generic[Key, Value]):
    """Values by key; safe to share between threads.

    >>> recent = Recent[str, int](2)
    >>> for number, word in enumerate(("a", "b", "c")):
    ...     recent.put(word, number)
    >>> recent.get("a"), recent.get("c")
    (None, 2)
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._guard = threading.Lock()
        self._values: dict[Key, Value] = {}

    def get(self, key: Key) -> Value | None:
        """The value of this key, or None."""
        return self._values.get(key)

    def put(self, key: Key, value: Value) -> None:
        """Keeps a value, the newest of all."""
        with self._guard:
            self._values.pop(key, None)
            self._values[key] = value
            if len(self._values) > self._most:
                del self._values[next(iter(self._values))]
