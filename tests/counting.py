"""What work costs, counted: busy machines do not change it."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import referee

_OURS = f"{Path(referee.__file__).parent}{os.sep}"
_COMPREHENSIONS = {"<listcomp>", "<dictcomp>", "<setcomp>", "<genexpr>"}


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


@contextmanager
def counted_functions() -> Iterator[Counter[str]]:
    """Counts the calls of our own functions, by module. A comprehension is part of its function."""
    calls = Counter[str]()

    def count(frame: FrameType, event: str, _arg: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_name not in _COMPREHENSIONS and code.co_filename.startswith(_OURS):
            calls[code.co_filename] += 1

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        yield calls
    finally:
        sys.setprofile(before)
