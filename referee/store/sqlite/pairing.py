"""A check that a write-ahead log is that of the database it lies beside.

SQLite does not ask: it plays any log that is whole into whatever file has the name, which ruins the file when
it is another one, such as a backup put in its place. So every write counts one up in the header of the
database (`user_version`), from a number that is drawn for each database and each copy of one. The header is
on the first page, which thereby is in the log of every write. A log can go on only from a file that has
reached the count before the log's first, and none beyond its last.

Source: https://sqlite.org/fileformat2.html#the_write_ahead_log, https://sqlite.org/howtocorrupt.html (1.4)
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from struct import Struct, iter_unpack, unpack_from
from typing import TYPE_CHECKING, BinaryIO

from referee.errors import StorageError
from referee.store.sqlite.files import log_of

if TYPE_CHECKING:
    from sqlite3 import Connection

_COUNT_AT = 60
"""The offset of `user_version` in the first page."""
_HEADER_BYTES = 100
_LOG_HEADER = Struct(">8I")
"""Magic number, format, page size, checkpoint, two salts, two sums."""
_FRAME_HEADER = Struct(">6I")
"""Page, size of the database after a commit or 0, two salts, two sums."""
_MAGIC = 0x377F0682
"""The last bit tells the order of bytes in which sums are taken."""
_WORD = 0xFFFF_FFFF
_LARGEST = 2**31 - 1


def drawn_count() -> int:
    """A count to begin with: never 0, which nobody has counted, and a billion writes from the end."""
    return 1 + secrets.randbelow(2**30)


def count_up(connection: Connection) -> None:
    """Counts this write, in its transaction."""
    (count,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute(f"PRAGMA user_version = {count + 1 if 0 <= count < _LARGEST else 1}")


def set_count(connection: Connection, count: int) -> None:
    """Sets the count of a database that has no log."""
    connection.execute(f"PRAGMA user_version = {count}")


def check_log(path: Path) -> None:
    """Checks that the log beside the database may be played into it. Nobody else may have it open.

    :raises StorageError: when the log is another database's; it says what to do.
    """
    logged = _logged(log_of(path))
    if not logged.is_empty and not _goes_on(logged.counts, _count(path)):
        raise StorageError(
            f"The write-ahead log {log_of(path)} is not that of {path}, and would ruin it. Was a copy put in "
            f"the place of the database? Put the former file back, or the copy in its place by "
            f"`referee restore COPY --database {path}`, which also sees to the log."
        )


def _goes_on(counts: tuple[int, ...], reached: int | None) -> bool:
    if reached is None:
        return False
    if not counts:
        # Every write since releases count has the count in its log; this was written by an earlier one.
        return reached == 0
    return counts[0] - 1 <= reached <= counts[-1]


def _count(path: Path) -> int | None:
    """The count in the file itself, whatever its log says; None when it is empty or not there."""
    try:
        with path.open("rb") as file:
            header = file.read(_HEADER_BYTES)
    except FileNotFoundError:
        return None
    return int.from_bytes(header[_COUNT_AT : _COUNT_AT + 4]) if len(header) == _HEADER_BYTES else None


@dataclass(frozen=True, slots=True)
class _Logged:
    """The writes that a log would play into its database, by their counts in order."""

    is_empty: bool
    counts: tuple[int, ...] = ()


def _logged(log: Path) -> _Logged:
    counts: list[int] = []
    settled, is_empty = 0, True
    try:
        with log.open("rb") as file:
            for page, commits, content in _frames(file):
                if page == 1:
                    counts += unpack_from(">I", content, _COUNT_AT)
                if commits:
                    settled, is_empty = len(counts), False
    except FileNotFoundError:
        return _Logged(is_empty=True)
    return _Logged(is_empty, tuple(counts[:settled]))


def _frames(log: BinaryIO) -> Iterator[tuple[int, bool, bytes]]:
    """The frames that SQLite would find valid: the page's number, whether the frame commits, the page.

    A frame counts when it has the salts of the log's header, and the sum of all that is before it.
    """
    head = log.read(_LOG_HEADER.size)
    if len(head) < _LOG_HEADER.size:
        return
    magic, _, page_bytes, _, *salts_and_sums = _LOG_HEADER.unpack(head)
    salts, sums = salts_and_sums[:2], tuple(salts_and_sums[2:])
    words = ">II" if magic & 1 else "<II"
    if magic | 1 != _MAGIC | 1 or sums != _summed((0, 0), head[:24], words):
        return
    while len(frame := log.read(_FRAME_HEADER.size + page_bytes)) == _FRAME_HEADER.size + page_bytes:
        page, size, *of_frame = _FRAME_HEADER.unpack_from(frame)
        content = frame[_FRAME_HEADER.size :]
        sums = _summed(_summed(sums, frame[:8], words), content, words)
        if of_frame[:2] != salts or tuple(of_frame[2:]) != sums:
            return
        yield page, size > 0, content


def _summed(sums: tuple[int, int], content: bytes, words: str) -> tuple[int, int]:
    """SQLite's sum over some more words."""
    first, second = sums
    for word, next_word in iter_unpack(words, content):
        first = (first + word + second) & _WORD
        second = (second + next_word + first) & _WORD
    return first, second
