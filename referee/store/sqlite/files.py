"""The files of a SQLite database: what lies beside it, who has it open, and how a new one is put in place."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from referee.errors import StorageError

if sys.platform != "win32":
    import fcntl

_POLL_S = 0.02
_SETTLES_S = 2.0
"""The seconds for which files may look replaced, when the last who had them open leaves as we come."""
_NOTE_BYTES = 128
_UNFINISHED = ".referee-unfinished-"
"""The ending of a folder with work in progress, behind the name of the file that shall come of it."""


def log_of(path: Path) -> Path:
    """The write-ahead log of a database."""
    return path.with_name(path.name + "-wal")


def index_of(path: Path) -> Path:
    """The memory that the processes share, in which they find what is in the log."""
    return path.with_name(path.name + "-shm")


def journal_of(path: Path) -> Path:
    """The rollback journal, which there is while tables are made."""
    return path.with_name(path.name + "-journal")


def identity_of(path: Path | str) -> tuple[int, int]:
    """The device and the number of the file that a path leads to now; no file at all is (0, 0)."""
    try:
        status = os.stat(path)  # asked in every transaction
    except OSError:
        return (0, 0)
    return (status.st_dev, status.st_ino)


def state_of(folder: Path | str) -> tuple[int, int, int, int]:
    """The device and the number of a folder, and the times in ns at which it and its names changed last.

    The first time can be set by whoever copies a folder, the second cannot. No folder at all is 0s.
    """
    try:
        status = os.stat(folder)  # asked whenever something is read
    except OSError:
        return (0, 0, 0, 0)
    return (status.st_dev, status.st_ino, status.st_mtime_ns, status.st_ctime_ns)


class Presence:
    """A sign that somebody has a database open: a lock on a file beside it, held until `close`.

    All may hold it together, or one alone: whoever opens a database that nobody has open, or puts another
    one in its place. It says which files those have open who hold it. Where there are no such locks, it is
    always alone.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._note = path.with_name(path.name + ".open")
        self._fd: int | None = None
        self._pid = os.getpid()

    def enter(self, *, timeout_s: float) -> bool:
        """Begins to hold it; True when alone, and nobody else may until `share` is called.

        :raises StorageError: when somebody holds it alone for longer than that, or those who hold it have
            other files open than those that lie there.
        """
        until = time.monotonic() + timeout_s
        until_same = time.monotonic() + _SETTLES_S
        while True:
            if self._lock(_ALONE):
                return True
            if self._lock(_TOGETHER):
                if self._is_same():
                    return False
                # Perhaps the last of them is just leaving, and takes the log with them.
                self._leave()
                if time.monotonic() > until_same:
                    raise StorageError(
                        f"{self._path} or its write-ahead log was removed or replaced while somebody has the "
                        "former one open. Stop all of them before you start again."
                    )
            elif time.monotonic() > until:
                raise StorageError(
                    f"{self._path} is being opened or replaced by another process; try again soon."
                )
            time.sleep(_POLL_S)

    def enter_alone(self) -> None:
        """Begins to hold it alone.

        :raises StorageError: when somebody else has the database open.
        """
        if not self._lock(_ALONE):
            raise StorageError(
                f"Somebody has {self._path} open: first stop the service, and whatever else uses it."
            )

    def share(self) -> None:
        """Lets others in, and notes for them which files are open: those that lie there now."""
        if self._fd is not None:
            os.pwrite(self._fd, self._files(), 0)
            _flock(self._fd, _TOGETHER | _WAITING)

    def _is_same(self) -> bool:
        """True when the files that lie there are those that the others have open."""
        return self._fd is None or os.pread(self._fd, _NOTE_BYTES, 0) == self._files()

    def _files(self) -> bytes:
        identities = " ".join(str(identity_of(path)) for path in (self._path, log_of(self._path)))
        return identities.encode().ljust(_NOTE_BYTES)

    def _lock(self, how: int) -> bool:
        """True when the lock was had. Who leaves last removes its file, which may be just when we open it."""
        while True:
            try:
                fd = os.open(self._note, os.O_RDWR | os.O_CREAT, 0o600)
            except OSError:
                return True
            if not _flock(fd, how):
                os.close(fd)
                return False
            status = os.fstat(fd)
            if (status.st_dev, status.st_ino) == identity_of(self._note):
                self._fd = fd
                return True
            os.close(fd)

    def _leave(self) -> None:
        fd, self._fd = self._fd, None
        if fd is not None:
            os.close(fd)

    def close(self) -> None:
        """Lets go of it; the last one leaves nothing behind."""
        if self._fd is not None and self._pid == os.getpid() and _flock(self._fd, _ALONE):
            for left in (self._note, self._path.with_name(self._path.name + ".next")):
                with suppress(OSError):
                    left.unlink()
        self._leave()


if sys.platform == "win32":
    _ALONE = _TOGETHER = _WAITING = 0

    def _flock(fd: int, how: int) -> bool:
        return True

else:
    _ALONE, _TOGETHER, _WAITING = fcntl.LOCK_EX, fcntl.LOCK_SH, 1 << 16

    def _flock(fd: int, how: int) -> bool:
        """True when the lock was had. Where the file system has none, everybody has it."""
        try:
            fcntl.flock(fd, how & ~_WAITING | (0 if how & _WAITING else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True


@contextmanager
def unfinished(path: Path) -> Iterator[Path]:
    """A folder beside `path` for what shall become it, gone afterwards.

    What a killed process has left there of such folders is removed: theirs nobody has locked.

    :raises StorageError: when there can be no folder there.
    """
    _clean(path.parent)
    try:
        folder = Path(tempfile.mkdtemp(prefix=path.name + _UNFINISHED, dir=path.parent))
    except OSError as error:
        raise StorageError(f"Nothing can be written in {path.parent}: {error.strerror}.") from error
    fd = _locked_folder(folder)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        if fd is not None:
            os.close(fd)


def _clean(folder: Path) -> None:
    for left in folder.glob(f"*{_UNFINISHED}*"):
        fd = _locked_folder(left)
        if fd is not None:
            shutil.rmtree(left, ignore_errors=True)
            os.close(fd)


def _locked_folder(folder: Path) -> int | None:
    """A lock on a folder; None when somebody has it, or folders cannot be locked here."""
    try:
        fd = os.open(folder, os.O_RDONLY)
    except OSError:
        return None
    if _flock(fd, _ALONE):
        return fd
    os.close(fd)
    return None


def put_new(new_file: Path, path: Path) -> None:
    """Gives a finished file its name, at once and for good.

    :raises StorageError: when there is something of that name, which stays as it is.
    """
    keep(new_file)
    try:
        # A link never takes the place of a file, as renaming would.
        os.link(new_file, path)
    except FileExistsError as error:
        raise StorageError(f"{path} must be a new file: {error.strerror}.") from error
    except OSError:
        # Not every file system has links.
        if path.exists():
            raise StorageError(f"{path} must be a new file: it exists.") from None
        new_file.rename(path)
    keep_names(path.parent)


def keep(path: Path) -> None:
    """Sees to it that what is in a file outlives a power cut."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def keep_names(folder: Path) -> None:
    """Sees to it that the names in a folder outlive a power cut."""
    # Some systems cannot open a folder, and look after it themselves.
    with suppress(OSError):
        fd = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)
