"""The files of phones, prepared once for all tests: to compile Python's library takes eight seconds."""

from __future__ import annotations

import gzip
import shutil
import tarfile
import tempfile
import zlib
from contextlib import suppress
from hashlib import sha256
from io import BytesIO
from pathlib import Path

from referee.phone.files import DIGESTS, files_in, has_compiled_library, prepare
from tests.documents import ROOT
from tests.node.tools import MODULES

Contents = dict[str, bytes]


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

    Files that were damaged meanwhile are made anew.
    """
    before = MODULES / f"prepared-{_digest()}"
    if not _is_whole(before):
        for other in {*MODULES.glob("prepared-*")} - {before}:  # Another process may copy this one by now.
            shutil.rmtree(other, ignore_errors=True)
        with tempfile.TemporaryDirectory(dir=MODULES) as name:
            filled = prepare(Path(name) / "files", packed(Path(name) / "pyodide.tgz", published()))
            assert filled.fault is None
            assert has_compiled_library(filled.files)
            if not _is_whole(before):
                shutil.rmtree(before, ignore_errors=True)
            with suppress(OSError):  # Another process was quicker.
                (Path(name) / "files").rename(before)
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
