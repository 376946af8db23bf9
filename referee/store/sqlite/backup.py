"""Copies of a SQLite database, and one of them put in its place."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from referee.errors import StorageError
from referee.store.sqlite.connections import connect, sqlite3, storage_error
from referee.store.sqlite.files import (
    Presence,
    index_of,
    journal_of,
    keep,
    keep_names,
    log_of,
    put_new,
    unfinished,
)
from referee.store.sqlite.migrations.steps import steps_ahead
from referee.store.sqlite.pairing import check_log, drawn_count, set_count

if TYPE_CHECKING:
    from sqlite3 import Connection

_TIMEOUT_S = 5.0


def examine(path: Path, *, timeout_s: float) -> None:
    """Checks that the file is a database with this release's tables; never changes anything.

    :raises StorageError: when it is something else; OlderError when it is an earlier release's.
    """
    if steps := _steps_ahead(path, timeout_s=timeout_s):
        raise OlderError(f"{path} is an earlier release's database, without the steps {', '.join(steps)}.")


class OlderError(StorageError):
    """A database of an earlier release, which a copy has to be made of before it can be read."""


def _steps_ahead(path: Path, *, timeout_s: float) -> list[str]:
    if not path.exists():
        raise StorageError(f"There is no database {path}.")
    if path.is_file() and path.stat().st_size == 0:
        raise StorageError(f"{path} is empty: it is no database.")
    try:
        with closing(connect(path, mode="rw", timeout_s=timeout_s)) as connection:
            return steps_ahead(connection)
    except sqlite3.Error as error:
        raise StorageError(f"{path} cannot be used: {error}.") from error
    except StorageError as error:
        if str(path) in error.detail:
            raise
        raise StorageError(f"{path} cannot be used: {error.detail}") from error


def copy_to(path: Path, connection: Connection) -> None:
    """Copies what `connection` reads to a new file, which appears whole or not at all.

    :raises StorageError: when the file exists already, or the copy is damaged.
    """
    path = path.resolve()
    if path.exists():
        raise StorageError(f"{path} must be a new file: it exists.")
    with unfinished(path) as folder:
        copy = folder / "copy"
        try:
            copy.touch(mode=0o600)
            connection.execute("VACUUM INTO ?", (copy.as_uri(),))
            _number_anew(copy)
            _check(copy)
            put_new(copy, path)
        except (sqlite3.Error, OSError) as error:
            raise storage_error(error) from error


def _number_anew(path: Path) -> None:
    """Makes a copy a database of its own, whose log is nobody else's."""
    with closing(connect(path, mode="rw", timeout_s=_TIMEOUT_S)) as connection:
        set_count(connection, drawn_count())


def _check(path: Path) -> None:
    """Reads all of a database that nobody else has opened.

    :raises StorageError: when it is damaged.
    """
    with closing(connect(path, mode="ro", timeout_s=_TIMEOUT_S)) as connection:
        (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        orphans = connection.execute("PRAGMA foreign_key_check").fetchone()
    if verdict != "ok" or orphans:
        raise StorageError(f"The copy {path} is damaged: {verdict if verdict != 'ok' else orphans}.")


def copy_file(path: Path, copy: Path) -> None:
    """Copies a database of this or an earlier release as it is, with what its log holds.

    :raises StorageError: when it is no database of ours, is damaged, or is a later release's.
    """
    with closing(Presence(path)) as presence:
        if presence.enter(timeout_s=_TIMEOUT_S):
            check_log(path)
        _steps_ahead(path, timeout_s=_TIMEOUT_S)
        with closing(connect(path, mode="rw", timeout_s=_TIMEOUT_S)) as connection:
            copy_to(copy, connection)


class Replacement:
    """A checked copy of a backup, ready to be put in the place of a database that nobody has open."""

    def __init__(self, copy: Path, path: Path) -> None:
        self.copy = copy
        self._path = path

    def put_in_place(self) -> Path | None:
        """Does so; the former database, if there was one, then has the name that is returned."""
        former = _former_name(self._path)
        for part in (lambda path: path, log_of, journal_of):
            _link(part(self._path), part(former))
        keep(self.copy)
        # Killed behind this, the log is still the former's; it is told from this one's at the next start.
        self.copy.replace(self._path)
        keep_names(self._path.parent)
        for left in (log_of(self._path), index_of(self._path), journal_of(self._path)):
            left.unlink(missing_ok=True)
        keep_names(self._path.parent)
        _check(self._path)
        return former if former.exists() else None


def _former_name(path: Path) -> Path:
    """A name that says when, and is nobody's yet."""
    stem = f"{path.name}.before-{datetime.now().astimezone():%Y-%m-%dT%H%M%S}"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 100))]
    return next(path.with_name(name) for name in names if not path.with_name(name).exists())


def _link(path: Path, name: Path) -> None:
    """Gives a file, if it is there, a second name; a copy of it, where a file has but one."""
    with suppress(FileNotFoundError):
        try:
            os.link(path, name)
        except PermissionError:
            shutil.copy2(path, name)
            keep(name)


@contextmanager
def replacing(path: Path, backup: Path) -> Iterator[Replacement]:
    """A checked copy of a backup, beside the database whose place it may take while the block lasts.

    :raises StorageError: when somebody has the database open, or the backup is none of ours or damaged.
    """
    if path.exists() and backup.exists() and path.samefile(backup):
        raise StorageError(f"{backup} is the database itself.")
    with closing(Presence(path)) as presence:
        presence.enter_alone()
        with unfinished(path) as folder:
            copy_file(backup, folder / path.name)
            yield Replacement(folder / path.name, path)
