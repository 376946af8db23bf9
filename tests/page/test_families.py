"""The page knows a family only in its folder, and its modules import one another in one direction."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.sheet.assets import START, STATIC, VENDOR, imports, load

OURS = sorted(path for path in STATIC.rglob("*.js") if VENDOR not in path.parents)
FAMILIES = STATIC / "families"
COMMON = [path for path in OURS if FAMILIES not in path.parents]
CUCUMBER = re.compile(
    r"taker|last_?trick|kontra|rassi|cucumber|\bfalls?\b|kept_cards|hands_lost|buy_?in|dealer_drawn|cards_each|\btied\b"
    r"|\bexchange|top_cards",
    re.IGNORECASE,
)
KNOWN_IN_COMMON = {
    "club/figures.js": {"hands_lost", "cucumbers", "buy_ins"},  # what the standings of a club have as columns
    "messages/clubs-en.js": {"hands_lost", "cucumbers", "buy_ins"},
    "messages/later-en.js": {"buy_in"},  # a reason for which money moves
}


@pytest.mark.parametrize("path", COMMON, ids=lambda path: path.relative_to(STATIC).as_posix())
def test_what_all_families_share_knows_none_of_them(path: Path) -> None:
    name = path.relative_to(STATIC).as_posix()
    source = path.read_text(encoding="utf-8")
    assert not re.search(r"families/[a-z]", source)
    found = {match[0] for match in CUCUMBER.finditer(_keys(source))}
    left = {word for word in found if not any(word in known for known in KNOWN_IN_COMMON.get(name, ()))}
    assert left == set()


def test_a_family_is_loaded_by_its_own_name_alone() -> None:
    folders = {path.parent.name for path in FAMILIES.glob("*/index.js")}
    assert set(load().families) == folders
    assert "cucumber" in folders
    assert not [path for path in FAMILIES.iterdir() if path.name not in folders]
    assert not [path for path in load().first if path.startswith("families/")]


def test_modules_import_one_another_in_one_direction() -> None:
    graph = {path: list(imports(path, _source(path))) for path in map(_name, OURS)}
    later = {path for path in graph if not any(path in found for found in graph.values())}
    assert START in later
    assert [circle for path in sorted(later) for circle in _circles(graph, path, [])] == []


def _keys(source: str) -> str:
    """A module with the names of texts and no texts: what they say to players is no knowledge of code."""
    return (
        re.sub(r'^(  "[^"]+":).*$', r"\1", source, flags=re.MULTILINE)
        if "export default {" in source
        else source
    )


def _name(path: Path) -> str:
    return path.relative_to(STATIC).as_posix()


def _source(path: str) -> str:
    return (STATIC / path).read_text(encoding="utf-8")


def _circles(graph: dict[str, list[str]], path: str, way: list[str]) -> Iterator[list[str]]:
    """The ways from a module back to one that is on the way already."""
    if path in way:
        yield [*way[way.index(path) :], path]
        return
    for other in graph.get(path, []):
        yield from _circles(graph, other, [*way, path])
