"""A program that reads what happens and writes what comes of it, a line of JSON each."""

from __future__ import annotations

import json
import shlex
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import Any

from referee.conformance.observations import STAKE
from referee.conformance.sides import ConformanceError, Document, Observation

_MOST_BYTES = 4 * 1024 * 1024
"""Of one line."""
_ENDS_WITHIN_S = 5.0


class Engine:
    """A program that was started, and is asked one line after the other."""

    def __init__(self, command: str, *, limit_s: float) -> None:
        """`limit_s` is the most seconds that a line may take.

        :raises ConformanceError: when it cannot be started.
        """
        self._limit_s = limit_s
        try:
            words = shlex.split(command)
            self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603
        except (OSError, ValueError, IndexError) as error:
            raise ConformanceError(f"“{command}” cannot be started: {error}.") from error
        assert self._process.stdin is not None  # noqa: S101  # both are asked for
        assert self._process.stdout is not None  # noqa: S101
        self._input, self._output = self._process.stdin, self._process.stdout
        self._lines: Queue[bytes] = Queue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def begin(self, opening: Document, paths: Mapping[str, str]) -> Observation:
        """The beginning of a game."""
        del paths  # which only the API has
        return self._answer({"begin": {**opening, "stake": STAKE}})

    def step(self, request: Document) -> Observation:
        """The outcome of a step."""
        return self._answer(request)

    def ask(self, rules: Document, claim: Document) -> Observation:
        """The answer to a claim without a game."""
        return self._answer({"rules": rules, "claim": claim})

    def end(self) -> None:
        """Ends the program, which should go by itself once nothing more is asked."""
        with suppress(OSError):  # it is gone already
            self._input.close()
        try:
            self._process.wait(_ENDS_WITHIN_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join()
        self._output.close()

    def _read(self) -> None:
        """Hands on lines as they come; an empty one says that no more will."""
        while line := self._output.readline(_MOST_BYTES):
            self._lines.put(line)
        self._lines.put(b"")

    def _answer(self, request: Document) -> Observation:
        line = json.dumps(request).encode() + b"\n"
        try:
            self._input.write(line)
            self._input.flush()
            answered = self._lines.get(timeout=self._limit_s)
        except OSError:
            answered = b""
        except Empty:
            raise ConformanceError(
                f"The engine has not answered within {self._limit_s:g} s: {_short(line)}"
            ) from None
        if not answered.endswith(b"\n"):
            raise ConformanceError(self._ended(line, answered))
        return _observation(answered, line)

    def _ended(self, line: bytes, answered: bytes) -> str:
        """The sentence about a line that did not come, or not whole."""
        half = f", and wrote half a line: {_short(answered)}" if answered else ""
        try:
            code = self._process.wait(_ENDS_WITHIN_S)
        except subprocess.TimeoutExpired:
            return f"The engine writes no more{half}. It was asked {_short(line)}"
        return f"The engine ended with {code}{half}. It was asked {_short(line)}"


def _observation(answered: bytes, line: bytes) -> Observation:
    try:
        observed: Any = json.loads(answered)
    except (ValueError, RecursionError):
        observed = None
    if not isinstance(observed, dict):
        raise ConformanceError(
            f"The engine wrote no JSON object: {_short(answered)}. It was asked {_short(line)}"
        )
    return observed


def _short(line: bytes) -> str:
    return line.decode("utf-8", "replace").strip()[:300]
