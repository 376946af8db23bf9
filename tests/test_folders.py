"""Folders that go with the service that made them, or with the next one."""

from __future__ import annotations

import multiprocessing
import os
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from referee.errors import StorageError
from referee.folders import own_folder
from tests import copies
from tests.serving import free_port

PREFIX = "referee-test-"


@pytest.fixture(autouse=True)
def parent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def _left(parent: str) -> None:
    """Dies with a folder that has something in it."""
    tempfile.tempdir = parent
    with own_folder(PREFIX) as folder:
        (folder / "counted").write_text("1", encoding="utf-8")
        os._exit(9)


def left(parent: Path) -> Path:
    process = multiprocessing.get_context("spawn").Process(target=_left, args=(str(parent),))
    process.start()
    process.join()
    assert process.exitcode == 9
    [folder] = parent.iterdir()
    return folder


def test_what_was_left_goes_and_what_is_in_use_stays(parent: Path) -> None:
    gone = left(parent)
    with own_folder(PREFIX) as first:
        assert not gone.exists()
        with own_folder(PREFIX) as second:
            assert {first, second} == {*parent.iterdir()}
    assert [*parent.iterdir()] == []


@pytest.mark.parametrize(
    "make",
    [
        lambda parent: (parent / f"{PREFIX}just-made").mkdir(),
        lambda parent: (parent / f"{PREFIX}file").write_text("", encoding="utf-8"),
        lambda parent: (parent / f"{PREFIX}link").symlink_to(left(parent)),
    ],
)
def test_what_is_nobodys_folder_of_this_kind_is_left_alone(
    parent: Path, make: Callable[[Path], object]
) -> None:
    make(parent)
    there = {path for path in parent.iterdir() if not (path / "owner").exists() or path.is_symlink()}
    with own_folder(PREFIX) as folder:
        assert {*parent.iterdir()} == {*there, folder}


def test_many_who_begin_at_once_keep_theirs(parent: Path) -> None:
    def begin(_: int) -> bool:
        with own_folder(PREFIX) as folder:
            (folder / "counted").write_text("1", encoding="utf-8")
            return folder.exists() and (folder / "owner").exists()

    with ThreadPoolExecutor(16) as pool:
        assert all(pool.map(begin, range(400)))
    assert [*parent.iterdir()] == []


def test_where_none_can_be_made_a_sentence_says_so(parent: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(parent / "gone"))
    with (
        pytest.raises(StorageError, match=r"No folder can be made below .*gone: No such file"),
        own_folder("x"),
    ):
        pass


@pytest.mark.parametrize(
    ("code", "environment", "sentence"),
    [
        (
            "import tempfile; tempfile.tempdir = '/dev/null/gone'; ",
            {},
            "No folder can be made below /dev/null",
        ),
        ("", {"PROMETHEUS_MULTIPROC_DIR": "/dev/null/gone"}, "PROMETHEUS_MULTIPROC_DIR names /dev/null/gone"),
    ],
)
def test_a_server_without_a_folder_does_not_start(
    parent: Path, code: str, environment: dict[str, str], sentence: str
) -> None:
    arguments = ["serve", "--port", str(free_port()), f"--database={parent / 'referee.db'}"]
    script, log = parent / "serve.py", parent / "log.txt"
    script.write_text(f"{code}import sys; from referee.cli import main; sys.argv[1:] = {arguments}; main()")
    server = copies.begin_script(script, log, environment)
    try:
        assert server.wait(60) == 2
    finally:
        server.terminate()
    [line] = log.read_text(encoding="utf-8").splitlines()
    assert line.startswith(f"referee: {sentence}")
