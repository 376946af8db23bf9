"""The files of phones, prepared once for all tests: to compile Python's library takes eight seconds."""

from __future__ import annotations

import gzip
import shutil
import sqlite3
import tarfile
import tempfile
import zlib
from contextlib import closing, suppress
from hashlib import sha256
from io import BytesIO
from pathlib import Path

from referee.phone.files import DIGESTS, files_in, has_compiled_library, prepare
from tests.documents import ROOT
from tests.node.tools import MODULES

Contents = dict[str, bytes]
LONGEST_S = 300
"""That one process waits for another one."""


def published() -> Contents:
    """The files of the Pyodide that the tests pin, which `run_on_node` has installed."""
    return {name: (MODULES / "pyodide" / name).read_bytes() for name in DIGESTS}


def packed(path: Path, contents: Contents) -> Path:
    """A package of these files, as `npm pack` makes it."""
    with tarfile.open(path, "w:gz", compresslevel=1) as package:
        for name, content in contents.items():
            member = tarfile.TarInfo(f"package/{name}")
            member.size = len(content)
            package.addfile(member, BytesIO(content))
    return path


def prepared_in(folder: Path) -> Path:
    """The folder, filled as an operator does it, unless that was done before by the same modules.

    Files that were damaged meanwhile are made anew. Of several processes one makes them, and the others wait.
    """
    before = MODULES / f"prepared-{_digest()}"
    with closing(sqlite3.connect(MODULES / "prepared.lock", timeout=LONGEST_S)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        if not _is_whole(before):
            for other in MODULES.glob("prepared-*"):
                shutil.rmtree(other)
            with tempfile.TemporaryDirectory() as name:
                filled = prepare(before, packed(Path(name) / "pyodide.tgz", published()))
            assert filled.fault is None
            assert has_compiled_library(filled.files)
        shutil.copytree(before, folder)
    return folder


def _is_whole(folder: Path) -> bool:
    """True if a folder has all files, and each as it was prepared."""
    listed = files_in(folder)
    with suppress(OSError, EOFError, zlib.error):
        contents = (gzip.decompress((folder / file.path).read_bytes()) for file in listed)
        digests = [sha256(content).hexdigest() for content in contents]
        return bool(listed) and digests == [file.digest for file in listed]
    return False


def _digest() -> str:
    """Another text whenever something else prepares them."""
    sources = sorted((ROOT / "referee" / "phone").iterdir())
    contents = b"".join(path.read_bytes() for path in sources if path.is_file())
    return sha256(contents).hexdigest()[:20]
