"""What work costs, counted: busy machines do not change it."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from cProfile import Profile
from pathlib import Path
from types import FrameType

import referee

_OURS = f"{Path(referee.__file__).parent}{os.sep}"
_COMPREHENSIONS = {"<listcomp>", "<dictcomp>", "<setcomp>", "<genexpr>"}


@contextmanager
def counted_calls() -> Iterator[Callable[[], int]]:
    """Counts the calls of functions; with the profiler in C, which takes a fraction of a function of ours."""
    profiler = Profile(subcalls=False)
    profiler.enable()
    try:
        yield lambda: sum(entry.callcount for entry in profiler.getstats())
    finally:
        profiler.disable()


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
