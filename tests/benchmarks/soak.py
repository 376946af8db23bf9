"""Mixed traffic for as long as one likes, and whether what the services hold levels off.

python -m tests.benchmarks.soak --minutes 20
python -m tests.benchmarks.soak --store sqlite --stalls    # on a disk that stands still now and then
"""

from __future__ import annotations

import argparse
import random
import sys
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import astuple, dataclass
from pathlib import Path

from tests.benchmarks.servers import Running
from tests.benchmarks.stores import Postgres, Site, SqliteFile, postgres, site, sqlite, stalled
from tests.benchmarks.traffic import Traffic

SHORT_LOG = "-c shared_buffers=64MB -c max_connections=80 -c max_wal_size=96MB -c checkpoint_timeout=30s"
"""A server that uses its log again soon, so that a short run shows whether it does."""
_SERVICES, _PHONES = 2, 6
_MOST_APART_S = 60.0
_FEWEST_SAMPLES = 5
_STALLS_EVERY_S, _STALLED_S = (3.0, 10.0), (0.5, 2.0)
_PROC = Path("/proc")
_HEADINGS = ("s", "hands", "failed", "memory MB", "descriptors", "connections", "log MB", "database MB")


@dataclass(frozen=True)
class Sample:
    """What there is at a moment."""

    seconds: float
    hands: int
    failures: int
    memory_mb: float
    """Of all workers together."""
    descriptors: int
    connections: int
    log_mb: float
    database_mb: float
    failed: tuple[str, ...] = ()
    """What failed first, and how."""


ALLOWED = {"memory_mb": (0.1, 8.0), "descriptors": (0.1, 12), "connections": (0.0, 4), "log_mb": (0.25, 16.0)}
"""What may be more in the second half than in the first: a part of it, or so much."""
_GROWTH = 1.5
"""A hand may take so much more of the disk in the second half."""


def faults(samples: Sequence[Sample]) -> list[str]:
    """What does not level off.

    >>> steady = [Sample(at, 100 * at, 0, 90, 40, 8, 64, 5 + at) for at in range(1, 9)]
    >>> faults(steady)
    []
    >>> from dataclasses import replace
    >>> faults([replace(one, memory_mb=90 + 30 * one.seconds) for one in steady])
    ['memory_mb: from 210.0 to 300.0']
    """
    half = samples[len(samples) // 2 - 1]
    last = samples[-1]
    found = ["\n  ".join([f"{last.failures} requests failed:", *last.failed])] if last.failures else []
    for name, (part, least) in ALLOWED.items():
        before = max(getattr(one, name) for one in samples[: len(samples) // 2])
        after = min(getattr(one, name) for one in samples[-2:])
        if after > before + max(part * before, least):
            found.append(f"{name}: from {before:.1f} to {after:.1f}")
    first, later = (
        (end.database_mb - begin.database_mb) / max(end.hands - begin.hands, 1)
        for begin, end in ((samples[0], half), (half, samples[-1]))
    )
    if later > first * _GROWTH:
        found.append(f"database: {first * 1e6:.0f} B a hand at first, {later * 1e6:.0f} B later")
    return found


def soaked(there: Site, *, seconds: float, apart: float | None = None) -> Iterator[Sample]:
    """Samples, so many seconds apart, while phones use the services."""
    traffic = Traffic([one.port for one in there.services], _PHONES)
    try:
        begun, apart = time.monotonic(), apart or min(_MOST_APART_S, seconds / _FEWEST_SAMPLES)
        while (now := time.monotonic() - begun) < seconds:
            time.sleep(min(apart, seconds - now))
            yield _sample(there, traffic, time.monotonic() - begun)
    finally:
        traffic.close()


def _sample(there: Site, traffic: Traffic, seconds: float) -> Sample:
    database = there.database
    assert isinstance(database, SqliteFile | Postgres)
    pids = [pid for one in there.services for pid in one.worker_pids()]
    return Sample(
        seconds,
        traffic.hands,
        traffic.failures(),
        sum(map(Running.resident_mb, there.services)),
        sum(len(list((_PROC / f"{pid}/fd").iterdir())) for pid in pids),
        database.connections(),
        database.log_size() / 1e6,
        database.size() / 1e6,
        tuple(traffic.failed),
    )


@contextmanager
def stalling(database: SqliteFile) -> Iterator[None]:
    """Nobody can write to a file for a while, at once and then now and then."""
    over = threading.Event()

    def stall() -> None:
        while not over.is_set():
            with stalled(database.path):
                over.wait(random.uniform(*_STALLED_S))
            over.wait(random.uniform(*_STALLS_EVERY_S))

    thread = threading.Thread(target=stall)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def _tell(cells: Iterable[str]) -> None:
    print("  ".join(cell.rjust(11) for cell in cells), flush=True)


def main() -> int:
    """Soaks what was asked for; tells the samples and whether they level off."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--store", choices=("sqlite", "postgresql"), help="both, unless one is named")
    parser.add_argument("--stalls", action="store_true", help="stall the disk of SQLite's file now and then")
    given, is_well = parser.parse_args(), True
    for name in (given.store,) if given.store else ("sqlite", "postgresql"):
        with ExitStack() as stack:
            database = stack.enter_context(sqlite() if name == "sqlite" else postgres(SHORT_LOG))
            if database is None:
                print("PostgreSQL is not installed here.")
                continue
            there = stack.enter_context(site(database, services=_SERVICES))
            if given.stalls and isinstance(database, SqliteFile):
                stack.enter_context(stalling(database))
            print(name)
            _tell(_HEADINGS)
            samples = []
            for one in soaked(there, seconds=given.minutes * 60):
                samples.append(one)
                _tell(f"{value:.0f}" for value in astuple(one)[: len(_HEADINGS)])
        wrong = faults(samples)
        is_well = is_well and not wrong
        print(f"{'; '.join(wrong) or 'levels off'}\n", flush=True)
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
