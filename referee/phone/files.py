"""The files that an engine runs on: Pyodide, got from npm or from a file, checked, and compressed.

A folder has them under the names of their digests, and `files.json` tells which belong together. That is
written last, so a folder that is being filled, or where that has failed, still offers what it had before.

Source: https://pyodide.org/en/stable/usage/downloading-and-deploying.html
"""

from __future__ import annotations

import gzip
import json
import os
import tarfile
import tempfile
import zlib
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from referee.errors import StorageError
from referee.phone.node import LIBRARY, package_of, temporary_folder, with_compiled_library

PYODIDE = "314.0.7"
DIGESTS: Mapping[str, str] = {
    "pyodide.mjs": "6f1d60f7bf529beb300f0f47983c921d3982363640ba20af0e38efdddbc66109",
    "pyodide.asm.mjs": "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635",
    "pyodide.asm.wasm": "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6",
    "python_stdlib.zip": "fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a",
    "pyodide-lock.json": "5dc2fc119108bc148c7457dc86e7675b5c87e1cafd420b9c34c1eaef7b36c010",
}
"""The SHA-256 of each file of that release, as it is published."""
CONTENTS = "files.json"
_ENDING = ".gz"
_UNFINISHED = ".writing-"
_MOST_BYTES = 64 * 1024 * 1024
"""Of one file of a package; more is none of Pyodide's."""
_PACKAGE = f"pyodide@{PYODIDE}"
_UNREADABLE = (tarfile.TarError, EOFError, ValueError, zlib.error)


@dataclass(frozen=True, slots=True)
class PackedFile:
    """A file of a folder."""

    name: str
    digest: str
    """SHA-256 of its content, in hexadecimal digits."""
    bytes: int
    """As it is sent, which is compressed."""

    @property
    def path(self) -> str:
        """Its path in the folder."""
        return f"{self.digest[:20]}-{self.name}{_ENDING}"


class Prepared(NamedTuple):
    """A folder that was filled."""

    files: list[PackedFile]
    fault: str | None
    """The reason for which Python's library is not compiled, in a sentence; None where it is."""


def prepare(folder: Path, package: Path | None = None) -> Prepared:
    """Fills a folder with the files of the release that this project knows, got with npm or from a package.

    A `package` is what `npm pack pyodide@VERSION` makes. Earlier files go once all of these are there.

    :raises StorageError: when they cannot be got, are not what was published, or cannot be written.
    """
    contents = _from_npm() if package is None else _contents_of(package)
    contents, fault = with_compiled_library(contents)
    files = [_packed_file(name, content) for name, content in contents.items()]
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _fill(folder, files, fault)
    except OSError as error:
        _remove_folders(missing)
        raise StorageError(f"{folder} cannot be written to: {error.strerror or error}.") from error
    return Prepared([file for file, _ in files], fault)


def _from_npm() -> dict[str, bytes]:
    """The files of the package, got with npm.

    :raises StorageError: when they cannot be got, or are not what was published.
    """
    with temporary_folder() as folder:
        return _contents_of(package_of(_PACKAGE, folder))


def _remove_folders(folders: Iterable[Path]) -> None:
    """Removes folders that are empty, the inner ones first."""
    for folder in folders:
        with suppress(OSError):
            folder.rmdir()


def _fill(folder: Path, files: Sequence[tuple[PackedFile, bytes]], fault: str | None) -> None:
    """Writes the files that are not there, and then the list; where that fails, they go again."""
    current = [file for file, _ in files]
    new = [(folder / file.path, content) for file, content in files if not _is_there(folder, file)]
    listed = {"pyodide": PYODIDE, "files": [asdict(file) for file in current], "fault": fault}
    try:
        for path, content in new:
            write(path, content)
        write(folder / CONTENTS, json.dumps(listed, indent=2).encode())
    except BaseException:  # Ctrl-C, too
        for path, _ in new:
            path.unlink(missing_ok=True)
        raise
    _remove_others(folder, current)


def _is_there(folder: Path, file: PackedFile) -> bool:
    """True if a folder has the whole file: it has the name of its digest, and is written whole or not."""
    path = folder / file.path
    return path.is_file() and path.stat().st_size == file.bytes


def files_in(folder: Path) -> list[PackedFile]:
    """The files that a folder offers; none where it was not prepared, or not for this release."""
    try:
        listed = json.loads((folder / CONTENTS).read_bytes())
        files = [PackedFile(**file) for file in listed["files"]] if listed["pyodide"] == PYODIDE else []
    except (OSError, ValueError, TypeError, KeyError):
        return []
    return files if all(_is_there(folder, file) for file in files) else []


def fault_in(folder: Path) -> str | None:
    """The reason for which the library in a folder is not compiled; None where its list has none.

    Lists of earlier releases have none.
    """
    try:
        fault = json.loads((folder / CONTENTS).read_bytes())["fault"]
    except (OSError, ValueError, TypeError, KeyError):
        return None
    return fault if isinstance(fault, str) else None


def has_compiled_library(files: Iterable[PackedFile]) -> bool:
    """True if phones need not compile what they import of Python's library."""
    return all(file.digest != DIGESTS[LIBRARY] for file in files)


def _contents_of(package: Path) -> dict[str, bytes]:
    """The files of a package by their names, as they were published.

    :raises StorageError: when it is no package, or its files are others.
    """
    contents = dict[str, bytes]()
    try:
        with tarfile.open(package) as opened:
            for name in DIGESTS:
                member = opened.getmember(f"package/{name}")
                file = opened.extractfile(member) if member.isfile() and member.size <= _MOST_BYTES else None
                contents[name] = file.read() if file is not None else b""
    except KeyError as error:
        raise StorageError(f"{package} is not {_PACKAGE}: {error.args[0]}.") from error
    except OSError as error:
        raise StorageError(f"{package} cannot be read: {error.strerror or error}.") from error
    except _UNREADABLE as error:
        raise StorageError(f"{package} is no package, or is cut off.") from error
    for name, content in contents.items():
        if (digest := sha256(content).hexdigest()) != DIGESTS[name]:
            raise StorageError(
                f"{name} in {package} is not that of {_PACKAGE}: its SHA-256 is {digest},"
                f" and it must be {DIGESTS[name]}."
            )
    return contents


def _packed_file(name: str, content: bytes) -> tuple[PackedFile, bytes]:
    """A file with its compressed content."""
    packed = gzip.compress(content, compresslevel=9, mtime=0)
    return PackedFile(name, sha256(content).hexdigest(), len(packed)), packed


def write(path: Path, content: bytes) -> None:
    """Writes a file so that it is there whole or not at all, also when the power is cut."""
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=_UNFINISHED)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def _remove_others(folder: Path, files: Iterable[PackedFile]) -> None:
    """Removes files of earlier releases, and what was left where the power was cut; what is others' stays."""
    current = {file.path for file in files}
    for path in folder.glob(f"{_UNFINISHED}*"):
        path.unlink()
    for path in folder.glob(f"*-*{_ENDING}"):
        if path.name not in current and path.name.removesuffix(_ENDING).partition("-")[2] in DIGESTS:
            path.unlink()
