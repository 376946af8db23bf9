"""The modules of the page as Python's are: formatted, typed, and tested where they need no browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from referee.sheet.assets import STATIC, VENDOR, load
from tests.node import tools
from tests.page import api_types

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
TESTS = sorted(HERE.rglob("*.test.js"))
MOST_CHARACTERS = 120
Tool = Callable[..., CompletedProcess[str]]


@pytest.mark.usefixtures("run_on_node")
def test_modules_are_formatted() -> None:
    """`python -m tests.node.tools --format` formats them."""
    done = tools.format_page("--check")
    assert done.returncode == 0, done.stdout + done.stderr


def test_lines_have_room_for_120_characters() -> None:
    """What the formatter cannot break, such as a template or a comment, is broken by hand."""
    ours = [path for path in STATIC.rglob("*.js") if VENDOR not in path.parents]
    long = {
        f"{path.relative_to(STATIC)}: {line.strip()}"
        for path in ours
        if path.parent.parent.name != "messages"
        for line in path.read_text(encoding="utf-8").splitlines()
        if len(line) > MOST_CHARACTERS and not line.lstrip().startswith('"M')  # the strokes of a drawing
    }
    assert long == set()


def test_what_the_comments_say_of_types_is_so(run_on_node: Tool) -> None:
    """The service worker, which is no module of the page, has a project of its own.

    What has the same types as the last time, as all of the browser's have, is not read again.
    """
    api_types.write()
    for project in (HERE, HERE / "worker"):
        kept = ("--incremental", "--tsBuildInfoFile", tools.MODULES / f".types-of-{project.name}")
        done = run_on_node("typescript/bin/tsc", "--project", project, *kept, cwd=ROOT)
        assert done.stdout == ""
        assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("path", TESTS, ids=lambda path: path.name.removesuffix(".test.js"))
def test_what_needs_no_browser(run_on_node: Tool, path: Path) -> None:
    done = run_on_node(path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^# pass [1-9]|^ℹ pass [1-9]", done.stdout, re.MULTILINE), done.stdout


def test_a_module_is_sent_as_it_was_written_but_for_comments(run_on_node: Tool, tmp_path: Path) -> None:
    ours = {path: asset for path, asset in load().files.items() if _is_ours(path)}
    for path, asset in ours.items():
        target = tmp_path / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(asset.content)
    assert not any(line.startswith(b"/**") for line in ours["text.js"].content.splitlines())
    done = run_on_node(HERE / "same_code.mjs", STATIC, tmp_path, *ours)
    assert done.stdout.splitlines() == [f"{len(ours)} modules compared"], done.stdout + done.stderr


def _is_ours(path: str) -> bool:
    return path.endswith(".js") and VENDOR not in (STATIC / path).parents
