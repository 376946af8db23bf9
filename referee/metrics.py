"""Metrics for Prometheus, of all processes of a service together.

prometheus_client decides when it is imported whether processes share what they count: by the variable that
`FOLDER` names, which the server sets before there are workers. So this is imported by workers alone.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    generate_latest,
    multiprocess,
)
from prometheus_client.registry import Collector

from referee.errors import StorageError
from referee.meter import FOLDER, OUTCOMES, REASONS, Meter

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds: from what a lone hand takes to what nobody waits for."""


class _Requests:
    """Measures of requests."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._total = Counter(
            "referee_requests",
            "Requests answered, by operation and status.",
            ("operation", "status"),
            registry=registry,
        )
        self._seconds = Histogram(
            "referee_request_seconds",
            "How long requests took, from their arrival to their answer's head.",
            ("operation",),
            buckets=_QUICK,
            registry=registry,
        )
        self._known: dict[tuple[str, int], tuple[Counter, Histogram]] = {}
        """The entries that have been looked up already."""

    def of(self, operation: str, status: int) -> tuple[Counter, Histogram]:
        """The number of requests of an operation with a status, and the times of those of the operation."""
        known = self._known.get((operation, status))
        if known is None:
            known = self._total.labels(operation, str(status)), self._seconds.labels(operation)
            self._known[operation, status] = known
        return known


class _Store:
    """Measures of the store."""

    def __init__(self, registry: CollectorRegistry) -> None:
        transactions = Counter(
            "referee_store_transactions",
            "Transactions that write, by outcome.",
            ("outcome",),
            registry=registry,
        )
        self.transactions = {outcome: transactions.labels(outcome) for outcome in OUTCOMES}
        self.transaction_seconds = Histogram(
            "referee_store_transaction_seconds",
            "How long transactions that write took.",
            buckets=_QUICK,
            registry=registry,
        )
        retries = Counter(
            "referee_store_retries",
            "Transactions that were tried again, by reason.",
            ("reason",),
            registry=registry,
        )
        self.retries = {reason: retries.labels(reason) for reason in REASONS}
        self.connections = Gauge(
            "referee_store_connections",
            "Open connections to the database.",
            multiprocess_mode="livesum",
            registry=registry,
        )
        self.connect_failures = Counter(
            "referee_store_connect_failures",
            "Attempts to reach the database that failed.",
            registry=registry,
        )
        self.leader_changes = _LateGauge(
            "referee_store_leader_changes",
            "How often the database has had another leader, ever.",
            multiprocess_mode="max",
            registry=registry,
        )
        self.missing_standbys = _LateGauge(
            "referee_store_standbys_missing",
            "How many synchronous standbys the database has fewer than it should have.",
            multiprocess_mode="mostrecent",
            registry=registry,
        )


class _LateGauge:
    """A gauge that is there from its first value on, and never where none is known.

    What begins at 0 would look like a change.
    """

    def __init__(self, name: str, documentation: str, **options: Any) -> None:
        self._declared = partial(Gauge, name, documentation, **options)
        self._guard = threading.Lock()
        self._gauge: Gauge | None = None

    def set(self, value: float) -> None:
        """Tells the value from now on."""
        with self._guard:
            if self._gauge is None:
                self._gauge = self._declared()
        self._gauge.set(value)


class _Streams:
    """Measures of those who watch games."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self.watchers = Gauge(
            "referee_stream_watchers", "Open streams.", multiprocess_mode="livesum", registry=registry
        )
        self.lag = Histogram(
            "referee_stream_lag_seconds",
            "How long after a change those who watch the game heard of it.",
            buckets=_QUICK,
            registry=registry,
        )


class _Play:
    """Measures of games."""

    def __init__(self, registry: CollectorRegistry, families: Iterable[str]) -> None:
        self.games = Counter(
            "referee_games", "Games begun or taken in, by family.", ("family",), registry=registry
        )
        self.hands = Counter("referee_hands", "Hands recorded, by family.", ("family",), registry=registry)
        self.verdicts = Counter(
            "referee_verdicts",
            "Verdicts of the referee, by family and verdict.",
            ("family", "verdict"),
            registry=registry,
        )
        for family in families:
            self.games.labels(family)
            self.hands.labels(family)


class Metrics(Meter):
    """Counts for Prometheus."""

    def __init__(self, families: Iterable[str] = ()) -> None:
        """`families` are told of from the beginning, with nothing played."""
        self._folder = os.environ.get(FOLDER)
        registry = self._registry = CollectorRegistry()
        self._requests = _Requests(registry)
        self._store = _Store(registry)
        self._streams = _Streams(registry)
        self._play = _Play(registry, families)

    def answered(self, operation: str, status: int, seconds: float) -> None:
        """A request has been answered."""
        requests, took = self._requests.of(operation, status)
        requests.inc()
        took.observe(seconds)

    def wrote(self, outcome: str, seconds: float) -> None:
        """A transaction that writes has ended so."""
        self._store.transactions[outcome].inc()
        self._store.transaction_seconds.observe(seconds)

    def tries_again(self, reason: str) -> None:
        """A transaction is tried again for this reason."""
        self._store.retries[reason].inc()

    def connected(self, number: int) -> None:
        """So many connections to the database are open."""
        self._store.connections.set(number)

    def not_connected(self) -> None:
        """The database could not be reached."""
        self._store.connect_failures.inc()

    def led(self, times: int) -> None:
        """The database has had another leader so many times since it was made."""
        self._store.leader_changes.set(times)

    def missed(self, number: int) -> None:
        """The database has so many synchronous standbys fewer than it should have."""
        self._store.missing_standbys.set(number)

    def watched(self, number: int) -> None:
        """So many streams are open."""
        self._streams.watchers.set(number)

    def notified(self, seconds: float) -> None:
        """Somebody who watches has heard of a change, so long after it."""
        self._streams.lag.observe(seconds)

    def began(self, family: str) -> None:
        """A game of this family was begun."""
        self._play.games.labels(family).inc()

    def played(self, family: str) -> None:
        """A hand of this family was recorded."""
        self._play.hands.labels(family).inc()

    def judged(self, family: str, verdict: str) -> None:
        """The referee has given a verdict."""
        self._play.verdicts.labels(family, verdict).inc()

    def exposition(self) -> tuple[str, bytes] | None:
        """Media type and text of everything counted.

        :raises StorageError: when the folder of what processes count together is gone.
        """
        if self._folder is None:
            return CONTENT_TYPE_LATEST, generate_latest(self._registry)
        folder = Path(self._folder)
        if not folder.is_dir():
            raise StorageError(
                f"{folder}, in which processes count together, is gone; start the service again."
            )
        forget_the_dead(folder)
        everybody = CollectorRegistry()
        everybody.register(_Everybody(folder))
        return CONTENT_TYPE_LATEST, generate_latest(everybody)


class _Everybody(Collector):
    """The counts of all processes. One that has just begun has an empty file, which cannot be read yet."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def collect(self) -> Iterable[Metric]:
        """Everything counted, summed up."""
        begun = [str(file) for file in self._folder.glob("*.db") if _size_of(file)]
        measures: Iterable[Metric] = multiprocess.MultiProcessCollector.merge(begun)
        return measures


def _size_of(file: Path) -> int:
    """The bytes in a file; none in one that has just gone."""
    with suppress(FileNotFoundError):
        return file.stat().st_size
    return 0


def forget_the_dead(folder: Path) -> None:
    """Removes what stands for processes that are no more, such as their streams. What they counted stays."""
    for file in folder.glob("gauge_live*_*.db"):
        process = file.stem.rpartition("_")[2]
        if not _is_alive(int(process)):
            with suppress(FileNotFoundError):
                multiprocess.mark_process_dead(process, str(folder))


def _is_alive(process: int) -> bool:
    if os.name != "posix":
        return True  # There a signal would end it.
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
