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
from zipfile import BadZipFile, ZipFile, ZipInfo

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
    if (before := _read(folder / _FILE, digest)) is not None:
        return before
    files = _COMPRESSED[digest] = _COMPRESSED.get(digest) or _compressed(listed)
    with suppress(OSError):
        write(folder / _FILE, _written(files, digest))
    return files


_COMPRESSED = dict[str, Mapping[str, Packed]]()
"""By the digest of their sources, for another folder."""


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


def _read(path: Path, digest: str) -> Mapping[str, Packed] | None:
    """The archives in a file; None where it is of other sources, or none."""
    files = dict[str, Packed]()
    try:
        with ZipFile(path) as archive:
            if archive.comment == digest.encode():
                for entry in archive.namelist():
                    of_archive, name = entry.split("/")
                    files[name] = Packed(of_archive, archive.read(entry))
    except (OSError, BadZipFile):
        return None
    return files if files.keys() == {*ARCHIVES} else None
