"""The page loads a family by its folder, and its modules import one another in one direction."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from referee.sheet.assets import START, STATIC, VENDOR, imports, load

OURS = sorted(path for path in STATIC.rglob("*.js") if VENDOR not in path.parents)
FAMILIES = STATIC / "families"
SHARED = {"patience"}
"""Folders that are no family, but shared by some."""


def test_a_family_is_loaded_by_its_own_name_alone() -> None:
    folders = {path.parent.name for path in FAMILIES.glob("*/index.js")}
    assert set(load().families) == folders
    assert "cucumber" in folders
    assert {path.name for path in FAMILIES.iterdir()} - folders == SHARED
    assert not [path for path in load().first if path.startswith("families/")]


def test_a_folder_has_all_of_a_family_or_what_is_laid_over_its_shapes() -> None:
    for path in FAMILIES.glob("*/index.js"):
        exported = re.findall(
            r"^export (?:const|function) (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE
        )
        assert exported in (["family"], ["over"]), path


def test_modules_import_one_another_in_one_direction() -> None:
    graph = {path: list(imports(path, _source(path))) for path in map(_name, OURS)}
    later = {path for path in graph if not any(path in found for found in graph.values())}
    assert START in later
    assert [circle for path in sorted(later) for circle in _circles(graph, path, [])] == []


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
