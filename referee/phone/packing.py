"""The archives of sources as they are sent, which a folder keeps until a source is another one."""

from __future__ import annotations

import gzip
import io
import threading
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile, ZipInfo

from referee.phone.files import write
from referee.phone.sources import ARCHIVES, Listed, archives, digest_of, listed_sources

_LEVEL = 7
"""Of compression: the highest takes twice as long and saves a two-hundredth."""
_FILE = "sources.zip"
_PACKING = threading.Lock()


class Packed(NamedTuple):
    """An archive as it is sent."""

    digest: str
    """SHA-256 of the archive, in hexadecimal digits."""
    content: bytes
    """Compressed with gzip."""


def packed(folder: Path) -> Mapping[str, Packed]:
    """By name, the `ARCHIVES`, compressed, as a folder has them of the same sources.

    Otherwise this takes some seconds, and the folder has them for the next process, unless nobody can
    write to it. Others who ask meanwhile wait.
    """
    with _PACKING:
        return _packed(folder)


@cache
def _packed(folder: Path) -> Mapping[str, Packed]:
    listed = listed_sources()
    digest = digest_of(listed)
    if (before := read_packed(folder / _FILE, digest)) is not None:
        return before
    files = _compressed(listed)
    with suppress(OSError):
        write(folder / _FILE, _written(files, digest))
    return files


def _compressed(listed: Listed) -> Mapping[str, Packed]:
    return {
        name: Packed(sha256(archive).hexdigest(), gzip.compress(archive, compresslevel=_LEVEL, mtime=0))
        for name, archive in archives(listed).items()
    }


def _written(files: Mapping[str, Packed], digest: str) -> bytes:
    target = io.BytesIO()
    with ZipFile(target, "w") as archive:
        archive.comment = digest.encode()
        for name, file in files.items():
            archive.writestr(ZipInfo(f"{file.digest}/{name}"), file.content)
    return target.getvalue()


def read_packed(path: Path, digest: str) -> Mapping[str, Packed] | None:
    """The archives in a file; None where it is of other sources, or not as it was written."""
    try:
        with ZipFile(path) as archive:
            entries = archive.namelist() if archive.comment == digest.encode() else []
            files = dict(_entry(archive, entry) for entry in entries)
    except Exception:  # a spoilt byte raises seven kinds of error, and the file is made anew
        return None
    return files if files.keys() == {*ARCHIVES} else None


def _entry(archive: ZipFile, entry: str) -> tuple[str, Packed]:
    """The name and the content of an archive in a file.

    :raises ValueError: when its content is not that of its digest.
    """
    digest, name = entry.split("/")
    content = archive.read(entry)
    if sha256(gzip.decompress(content)).hexdigest() != digest:
        raise ValueError(entry)
    return name, Packed(digest, content)
