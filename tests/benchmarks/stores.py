"""The databases that a service may have, and what they come to: processor time, log, disk."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import psycopg

from tests.benchmarks.servers import REFEREE, Running, computed_s, running
from tests.postgres_server import DURABLE, Server, new_database, own_server

ONE_NODE = "PostgreSQL"
_LOGGED = "SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::bigint"
_TABLES = (
    "SELECT sum(pg_total_relation_size(oid))::bigint FROM pg_class"
    " WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace"
)
_MOST_STREAMS = "500"
_PATIENCE_S = 90.0


class Database(Protocol):
    """What stands behind services."""

    name: str
    address: str

    def computed_s(self) -> dict[str, float]:
        """How long its processes have computed, by what they are; empty where nobody can tell."""
        ...

    def logged(self, services: Sequence[Running]) -> int:
        """How many bytes went into its log."""
        ...

    def size(self) -> int:
        """How many bytes its tables and indexes have."""
        ...


@contextmanager
def stalled(path: Path) -> Iterator[None]:
    """Nobody can write to a file meanwhile, as when the disk takes long over what was written last."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=_PATIENCE_S)) as other:
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")


class SqliteFile:
    """A file, which services write themselves."""

    name = "SQLite"

    def __init__(self, folder: Path) -> None:
        self.path = folder / "referee.db"
        self.address = str(self.path)

    def computed_s(self) -> dict[str, float]:
        """None: the services do that."""
        return {"database": 0.0}

    def logged(self, services: Sequence[Running]) -> int:
        """What services have written, the file itself, too."""
        return sum(one.written_bytes() for one in services)

    def size(self) -> int:
        """The file alone, which the log goes into now and then."""
        return self.path.stat().st_size

    def log_size(self) -> int:
        """How large the log is now."""
        log = self.path.with_name(f"{self.path.name}-wal")
        return log.stat().st_size if log.exists() else 0

    def connections(self) -> int:
        """None to any server."""
        return 0


class Postgres:
    """A server, perhaps one of our own, of which one can tell what it computes."""

    def __init__(self, name: str, address: str, own: Server | None = None) -> None:
        self.name, self.address, self._own = name, address, own

    def computed_s(self) -> dict[str, float]:
        """What all of its processes have, if they are here."""
        return {} if self._own is None else {"database": computed_s(self._own.pids())}

    def logged(self, _services: Sequence[Running] = ()) -> int:
        """How far its log is."""
        return self._asked(_LOGGED)

    def size(self) -> int:
        """Of all tables, with their indexes."""
        return self._asked(_TABLES)

    def connections(self) -> int:
        """How many it has of services."""
        return self._asked("SELECT count(*) FROM pg_stat_activity WHERE application_name = 'referee'")

    def log_size(self) -> int:
        """How large the log is now; 0 of a server that is not our own."""
        if self._own is None:
            return 0
        ((size,),) = self._own.ask("SELECT sum(size)::bigint FROM pg_ls_waldir()")
        return int(size)

    def _asked(self, sql: str) -> int:
        with psycopg.connect(self.address, autocommit=True) as connection:
            row = connection.execute(sql.encode()).fetchone()
        assert row is not None
        return int(row[0])


@contextmanager
def sqlite() -> Iterator[SqliteFile]:
    """A new file in a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="referee-benchmark-") as folder:
        yield SqliteFile(Path(folder))


@contextmanager
def postgres(settings: str = DURABLE) -> Iterator[Postgres | None]:
    """A new database of a server of one's own, which waits for its disk; None where there can be none."""
    with own_server(settings) as server:
        if server is None:
            yield None
            return
        with new_database(str(server.folder)) as address:
            yield Postgres(ONE_NODE, address, server)


@dataclass(frozen=True)
class Site:
    """A database with services before it."""

    database: Database
    services: Sequence[Running]


@contextmanager
def site(
    database: Database, *, services: int = 1, workers: int = 1, is_copied: bool = False
) -> Iterator[Site]:
    """Services that are ready."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="referee-benchmark-")))
        begun = [
            stack.enter_context(
                running(
                    *(REFEREE, folder),
                    workers=workers,
                    database=database.address,
                    is_copied=is_copied,
                    REFEREE_CREATION_LIMIT="off",
                    REFEREE_STREAMS=_MOST_STREAMS,
                )
            )
            for _ in range(services)
        ]
        yield Site(database, begun)
