"""The guide shows the code of Pebbles as it stands in its files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.toy.installed import SOURCE

GUIDE = (Path(__file__).parents[2] / "examples" / "writing_a_family.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n# (\S+)\n(.*?)^```$", GUIDE, flags=re.MULTILINE | re.DOTALL)


def test_every_file_of_the_family_is_shown() -> None:
    files = {path.relative_to(SOURCE).as_posix() for path in SOURCE.glob("referee_pebbles/[a-z]*.py")}
    assert {name for name, _ in BLOCKS} == files
    assert len(BLOCKS) == GUIDE.count("```python")


@pytest.mark.parametrize(
    ("name", "code"), BLOCKS, ids=[f"{name}-{at}" for at, (name, _) in enumerate(BLOCKS)]
)
def test_a_block_is_the_familys_own(name: str, code: str) -> None:
    assert code in (SOURCE / name).read_text(encoding="utf-8")


def test_it_is_published_as_the_guide_says() -> None:
    (published,) = re.findall(r"^```toml\n(.*?)^```$", GUIDE, flags=re.MULTILINE | re.DOTALL)
    declared = (SOURCE / "pyproject.toml").read_text(encoding="utf-8")
    assert all(line in declared for line in published.splitlines())
