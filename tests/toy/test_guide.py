"""The guide shows the code of Golf, and of Pebbles, as it stands in their files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.toy.installed import GOLF, SOURCE

GUIDE = (Path(__file__).parents[2] / "examples" / "writing_a_family.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n# (\S+)\n(.*?)^```$", GUIDE, flags=re.MULTILINE | re.DOTALL)


LIMIT = 250
"""Lines of Golf, which is read as a whole."""


def files_of(folder: Path) -> dict[str, str]:
    paths = folder.glob("referee_*/[a-z]*.py")
    return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in paths}


FILES = files_of(SOURCE) | files_of(GOLF)


def test_every_file_of_the_families_is_shown() -> None:
    assert {name for name, _ in BLOCKS} == FILES.keys()
    assert len(BLOCKS) == GUIDE.count("```python")


def test_golf_is_shown_as_a_whole_and_short() -> None:
    golf = {name: text for name, text in FILES.items() if name.startswith("referee_golf/")}
    assert {name: code for name, code in BLOCKS if name in golf} == golf
    assert sum(path.read_text(encoding="utf-8").count("\n") for path in GOLF.rglob("*.py")) <= LIMIT


@pytest.mark.parametrize(
    ("name", "code"), BLOCKS, ids=[f"{name}-{at}" for at, (name, _) in enumerate(BLOCKS)]
)
def test_a_block_is_the_familys_own(name: str, code: str) -> None:
    assert code in FILES[name]


def test_messages_are_the_familys_own() -> None:
    shown = re.findall(r"^```ftl\n# (referee_pebbles/\S+)\n(.*?)^```$", GUIDE, flags=re.MULTILINE | re.DOTALL)
    assert {name: (SOURCE / name).read_text(encoding="utf-8") for name, _ in shown} == dict(shown) != {}


def test_it_is_published_as_the_guide_says() -> None:
    (published,) = re.findall(r"^```toml\n(.*?)^```$", GUIDE, flags=re.MULTILINE | re.DOTALL)
    declared = (GOLF / "pyproject.toml").read_text(encoding="utf-8")
    assert all(line in declared for line in published.splitlines())
