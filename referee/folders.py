"""A temporary folder for the processes of one service, which goes with them."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from referee.errors import StorageError

if sys.platform != "win32":
    import fcntl

_OWNER = "owner"
"""The file that is locked for as long as a process of the service lives, however that ends."""
_ATTEMPTS = 8


@contextmanager
def own_folder(prefix: str) -> Iterator[Path]:
    """A new folder that is there until the block ends.

    Before it is made, those of this user go whose service was killed.

    :raises StorageError: where none can be made.
    """
    try:
        folder, owner = _new_folder(prefix)
    except OSError as error:
        where = tempfile.tempdir or "the folder for temporary files"
        raise StorageError(f"No folder can be made below {where}: {error.strerror or error}.") from error
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        os.close(owner)


def _new_folder(prefix: str) -> tuple[Path, int]:
    """The folder, and its lock."""
    _remove_left(Path(tempfile.gettempdir()), prefix)
    for _ in range(_ATTEMPTS):
        folder = Path(tempfile.mkdtemp(prefix=prefix))
        owner = os.open(folder / _OWNER, os.O_RDWR | os.O_CREAT, 0o600)
        if _lock(owner, waits=True) and (folder / _OWNER).exists():
            return folder, owner
        os.close(owner)  # Somebody has taken it for one that was left.
    raise FileExistsError(f"others remove {prefix}* as they are made")


def _remove_left(parent: Path, prefix: str) -> None:
    """Removes the folders of this user whose owner is gone. One without the file may have just been made."""
    for folder in parent.glob(f"{prefix}*"):
        with suppress(OSError):
            if folder.is_symlink() or folder.stat().st_uid != os.getuid():
                continue
            owner = os.open(folder / _OWNER, os.O_RDWR)
            try:
                if _lock(owner):
                    shutil.rmtree(folder, ignore_errors=True)
            finally:
                os.close(owner)


def _lock(file: int, *, waits: bool = False) -> bool:
    """Locks a file that is open, for all processes that have it so from this one; False where others have."""
    if sys.platform == "win32":
        return waits
    with suppress(BlockingIOError):
        fcntl.flock(file, fcntl.LOCK_EX | (0 if waits else fcntl.LOCK_NB))
        return True
    return False
