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
    files = _compressed(listed, read_packed(folder / _FILE) or {})
    with suppress(OSError):
        write(folder / _FILE, _written(files, digest))
    return files


def _compressed(listed: Listed, before: Mapping[str, Packed]) -> Mapping[str, Packed]:
    """The archives of sources; what was compressed before, as libraries mostly were, stays as it is."""
    return {name: _packed_archive(archive, before.get(name)) for name, archive in archives(listed).items()}


def _packed_archive(archive: bytes, before: Packed | None) -> Packed:
    digest = sha256(archive).hexdigest()
    if before is not None and before.digest == digest:
        return before
    return Packed(digest, gzip.compress(archive, compresslevel=_LEVEL, mtime=0))


def _written(files: Mapping[str, Packed], digest: str) -> bytes:
    target = io.BytesIO()
    with ZipFile(target, "w") as archive:
        archive.comment = digest.encode()
        for name, file in files.items():
            archive.writestr(ZipInfo(f"{file.digest}/{name}"), file.content)
    return target.getvalue()


def read_packed(path: Path, digest: str | None = None) -> Mapping[str, Packed] | None:
    """The archives in a file; None where it is not as it was written, or of sources of another digest."""
    try:
        with ZipFile(path) as archive:
            is_current = digest is None or archive.comment == digest.encode()
            entries = archive.namelist() if is_current else []
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
