"""What work costs, counted: busy machines do not change it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def counted_calls() -> Iterator[Callable[[], int]]:
    """Counts the calls of functions."""
    calls = 0

    def count(_frame: FrameType, event: str, _arg: object) -> None:
        nonlocal calls
        calls += event in {"call", "c_call"}

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        yield lambda: calls
    finally:
        sys.setprofile(before)
