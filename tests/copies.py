"""`referee`, or what tests make of it, as a copy of a process that has imported all of it.

To import it is most of what a start takes.

    python -m tests.copies

reads from its input what to start, and of whom to tell whether it has ended, a line of JSON each.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import random
import runpy
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

_POLL_S = 0.01


class Original:
    """The process that is copied: one for all tests of a process."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.copies"]
        root = Path(__file__).resolve().parent.parent
        self._process = subprocess.Popen(
            command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        self._turn = threading.Lock()
        atexit.register(self._end)

    def ask(self, question: Mapping[str, Any]) -> Any:
        """What it answers, once all others have been answered."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._turn:
            self._process.stdin.write(json.dumps(question).encode() + b"\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())

    def _end(self) -> None:
        """Ends it, but none of its copies."""
        self._process.communicate()


_one_at_a_time = threading.Lock()
_only = cache(Original)


def _original() -> Original:
    """The process that is copied; threads that ask for it at once get the same."""
    with _one_at_a_time:
        return _only()


@dataclass
class Copy:
    """A copy that runs `referee`, in a process group of its own; it is used like `subprocess.Popen`."""

    pid: int
    returncode: int | None = field(default=None)

    def poll(self) -> int | None:
        """The exit code, or None while it runs."""
        if self.returncode is None:
            self.returncode = _original().ask({"ended": self.pid})
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """The exit code, once it has ended.

        :raises subprocess.TimeoutExpired: when it has not in so many seconds.
        """
        begun = time.monotonic()
        while (code := self.poll()) is None:
            if timeout is not None and time.monotonic() - begun > timeout:
                raise subprocess.TimeoutExpired("referee", timeout)
            time.sleep(_POLL_S)
        return code

    def send_signal(self, sent: int) -> None:
        """Sends it a signal, if it has not ended."""
        if self.poll() is None:
            os.kill(self.pid, sent)

    def terminate(self) -> None:
        """Asks it to stop."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """Ends it at once, but none that it has begun."""
        self.send_signal(signal.SIGKILL)


def begin(
    words: Sequence[str],
    log: Path,
    module: Sequence[str] = ("referee",),
    variables: Mapping[str, str] = MappingProxyType({}),
) -> Copy:
    """A copy that runs a module with these words, in this folder, and writes to the log.

    Its environment is this one's, with these variables, too.
    """
    return _copy(log, os.getcwd(), os.environ | variables, words=[*module, *words])


def begin_script(script: Path, log: Path, variables: Mapping[str, str]) -> Copy:
    """A copy that runs a script in its folder, with these variables, too, and writes to the log."""
    return _copy(log, str(script.parent), os.environ | variables, script=str(script))


def _copy(log: Path, folder: str, environment: Mapping[str, str], **runs: Any) -> Copy:
    """A copy that runs a module with words, or a script."""
    start = {"log": str(log), "folder": folder, "environment": dict(environment), **runs}
    return Copy(_original().ask({"start": start}))


def _questions() -> dict[str, Any]:
    """What a copy is to run, which this process has become; the one that is copied never returns."""
    for line in sys.stdin.buffer:
        question = json.loads(line)
        if "start" in question:
            pid = os.fork()
            if not pid:
                return dict(question["start"])
            answer: int | None = pid
        else:
            ended, status = os.waitpid(question["ended"], os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if ended else None
        print(json.dumps(answer), flush=True)
    os._exit(0)


def _become(start: Mapping[str, Any]) -> None:
    """Makes of this process one that was begun by itself."""
    os.setsid()
    log = os.open(start["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for source, target in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(source, target)
    os.close(log)
    os.close(nothing)
    os.chdir(start["folder"])
    os.environ.clear()
    os.environ.update(start["environment"])
    sys.argv[:] = start.get("words") or [start["script"]]
    random.seed()


if __name__ == "__main__":
    # All that `serve` would import once it is copied.
    import referee.app
    import referee.server
    import referee.service.check
    import referee.tls  # noqa: F401
    from referee.cli import main

    # Whoever ends need not look through all that was imported, which would take half a second.
    gc.freeze()

    asked = _questions()
    _become(asked)
    if "script" in asked:
        runpy.run_path(asked["script"], run_name="__main__")
    elif sys.argv[0] == "referee":
        main()
    else:
        runpy.run_module(sys.argv[0], run_name="__main__")
