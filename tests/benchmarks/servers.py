"""The service and what stands beside it, each in processes of its own on the same settings."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests import copies
from tests.copies import Copy
from tests.serving import DEADLINE_S, Phone, free_port

REFEREE = ("referee", "serve")
BARE = ("tests.benchmarks.bare",)
_TICKS_A_SECOND = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
TICK_S = 1 / _TICKS_A_SECOND
"""What a system counts the time of processes in: less than that it tells as none."""
_PROC = Path("/proc")


@dataclass(frozen=True)
class Running:
    """A server that is ready."""

    port: int
    process: subprocess.Popen[bytes] | Copy

    def worker_pids(self) -> list[int]:
        """The processes that answer requests; empty where the system does not tell."""
        children = [int(path.name) for path in _PROC.glob("[0-9]*") if _parent(path) == self.process.pid]
        return [pid for pid in children if b"resource_tracker" not in (_PROC / f"{pid}/cmdline").read_bytes()]

    def resident_mb(self) -> float:
        """The memory of the largest worker."""
        return max((_resident_kb(pid) for pid in self.worker_pids()), default=0) / 1024

    def computed_s(self) -> float:
        """How long the workers have computed since they began."""
        return computed_s(self.worker_pids())

    def written_bytes(self) -> int:
        """How much the workers have written to files since they began."""
        told = "".join((_PROC / f"{pid}/io").read_text(encoding="utf-8") for pid in self.worker_pids())
        return sum(int(line.split()[1]) for line in told.splitlines() if line.startswith("wchar:"))

    def keep_to(self, cores: set[int]) -> None:
        """Keeps the workers, with every thread they have, to some cores."""
        for pid in self.worker_pids():
            for thread in (_PROC / f"{pid}/task").iterdir():
                os.sched_setaffinity(int(thread.name), cores)


def computed_s(pids: Iterable[int]) -> float:
    """How long processes have computed since they began, and those they began that have ended."""
    return sum(map(_ticks, pids)) / _TICKS_A_SECOND


def idle_s() -> float:
    """How long all processors of this machine together had nothing to do; 0 where nobody can tell."""
    if not (_PROC / "stat").exists():
        return 0.0
    _, *ticks = (_PROC / "stat").read_text(encoding="utf-8").partition("\n")[0].split()
    return (int(ticks[3]) + int(ticks[4])) / _TICKS_A_SECOND  # also while they wait for the disk


@contextmanager
def running(
    module: tuple[str, ...],
    folder: Path,
    *,
    workers: int,
    database: str | None = None,
    is_copied: bool = False,
    **more: str,
) -> Iterator[Running]:
    """A server that is ready, and gone afterwards, without any limits, with `more` settings.

    Its database is the folder's, unless another is named. A copy begins sooner, but shares its memory.
    """
    port = free_port()
    log = folder / f"{module[0]}-{port}.log"
    settings = {
        "REFEREE_DATABASE": database or str(folder / "referee.db"),
        "REFEREE_PORT": str(port),
        "REFEREE_WORKERS": str(workers),
        "REFEREE_RATE_LIMIT": "off",
        "REFEREE_LOG_LEVEL": "error",
        "BENCHMARK_FOLDER": str(folder),
        "PYTHONPATH": os.pathsep.join(sys.path),
    } | more
    begin = copies.begin if is_copied else _begin
    process = begin((), log, module, settings)
    try:
        _wait(process, port, log)
        yield Running(port, process)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _begin(
    words: Sequence[str], log: Path, module: Sequence[str], variables: Mapping[str, str]
) -> subprocess.Popen[bytes]:
    """A process that has imported nothing yet."""
    command = [sys.executable, "-m", *module, *words]
    with log.open("ab") as output:
        return subprocess.Popen(
            command, stdout=output, stderr=output, start_new_session=True, env=os.environ | variables
        )


def _wait(process: subprocess.Popen[bytes] | Copy, port: int, log: Path) -> None:
    give_up = time.monotonic() + DEADLINE_S
    while time.monotonic() < give_up:
        assert process.poll() is None, log.read_text(encoding="utf-8")
        try:
            Phone(port).send("GET", "/")
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise AssertionError(f"not ready: {log.read_text(encoding='utf-8')}")


def _parent(process: Path) -> int | None:
    """The process it was started by; None when it has gone meanwhile."""
    try:
        return int(_behind_name(process)[1])
    except OSError:
        return None


def _ticks(pid: int) -> int:
    """User and system time, also of children that have ended; none of a process that has."""
    try:
        return sum(int(field) for field in _behind_name(_PROC / str(pid))[11:15])
    except OSError:
        return 0


def _behind_name(process: Path) -> list[str]:
    """The fields of `stat` from the state on; the name before it may hold anything."""
    return (process / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()


def _resident_kb(pid: int) -> int:
    status = (_PROC / f"{pid}/status").read_text(encoding="utf-8")
    (line,) = (line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1])
