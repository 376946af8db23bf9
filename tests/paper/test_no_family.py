"""The floors that print and read sheets know no family: its words come from what it declares."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import referee
from referee.families.columns import COMINGS_AND_GOINGS
from referee.families.protocol import AnyFamily
from referee.families.registry import families
from referee.text_sheet import play_score_sheet, read_score_sheet
from tests.paper.sheets import FILES

ROOT = Path(referee.__file__).parent
PRINTING = sorted([*(ROOT / "paper").glob("*.py"), ROOT / "service" / "games" / "paper.py"])
READING = sorted((ROOT / "text_sheet").glob("*.py"))
OF_ALL = {"hand", "dealer", "adjustment", "join", "withdrawal", "end", *COMINGS_AND_GOINGS}
"""Kinds of acts and lines that all families share."""
EVERYWHERE = {"card", "refused"}
"""A column of one family, and what every game is played with; a kind of line, and what a sheet may expect."""
ORDINARY = {"marked", "penalty", "reset", "lost"}
"""Kinds of lines that are ordinary words, too: sentences may use them, and code may not."""


def words_of(family: AnyFamily) -> set[str]:
    """What only a family calls something: itself, variants, lines and acts, options, members of players."""
    variants = family.catalogue.variants()
    names = {family.id, family.name.lower(), *(variant.id for variant in variants)}
    marks = {kind for kind in family.sheet.marks if kind not in COMINGS_AND_GOINGS}
    own = {column.key for column in family.sheet.columns} | {*family.sheet.acts} | marks
    drawings = {drawing.id for drawing in family.sheet.drawings}
    options = {path for variant in variants for path in paths(family.catalogue.dump(variant.rules))}
    return (names | own | drawings | options | kinds_on_sheets(family)) - EVERYWHERE


def paths(document: Mapping[str, Any], within: str = "") -> Iterator[str]:
    """Options of rules by their paths, and by themselves where nothing else would be called so."""
    for name, value in document.items():
        if within:
            yield f"{within}.{name}"
        if "_" in name:
            yield name
        if isinstance(value, Mapping):
            yield from paths(value, f"{within}.{name}" if within else name)


def kinds_on_sheets(family: AnyFamily) -> set[str]:
    """The kinds of lines and acts, and the members of players, in whole games of the family's."""
    words, variants = set[str](), {variant.id for variant in family.catalogue.variants()}
    for file in (file for file in FILES if file.stem.partition("--")[0] in variants):
        text = read_score_sheet(file.read_text(encoding="utf-8"), lambda variant: family)
        sheet = [*play_score_sheet(text)][-1].sheet
        words |= {entry.kind for entry in sheet.entries}
        words |= {line.kind for entry in sheet.entries for line in entry.lines}
        standing = family.engine.standing(sheet.table)
        words |= {member for player in standing.players for member in player.details}
    return words - OF_ALL


@cache
def words_of_cucumber() -> set[str]:
    (cucumber,) = (family for family in families() if family.id == "cucumber")
    return words_of(cucumber)


def breaches(source: str, *, with_prose: bool) -> list[str]:
    """The family's words in a module's source; without prose, in what is no docstring or comment."""
    words, named = words_of_cucumber(), {*code_words(source)}
    words_found = [word for word in sorted(words) if word in named]
    if with_prose:
        text = source.lower()
        words_found += [
            word for word in sorted(words - ORDINARY) if re.search(rf"(?<![\w.]){re.escape(word)}s?\b", text)
        ]
    return words_found


def code_words(source: str) -> Iterator[str]:
    """Names, and texts in code, whole and by their words."""
    tree = ast.parse(source)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.ImportFrom):
            yield from (node.module or "").split(".")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.value
            yield from re.findall(r"[\w.]+", node.value.lower())


@pytest.mark.parametrize("path", PRINTING, ids=lambda path: path.stem)
def test_paper_has_no_word_of_a_family(path: Path) -> None:
    assert breaches(path.read_text(encoding="utf-8"), with_prose=True) == []


@pytest.mark.parametrize("path", READING, ids=lambda path: path.stem)
def test_text_sheets_are_read_without_a_word_of_a_family(path: Path) -> None:
    assert breaches(path.read_text(encoding="utf-8"), with_prose=False) == []


@pytest.mark.parametrize(
    "source",
    [
        '"""A cucumber."""',
        "KINDS = {'eliminated'}",
        "total = player.hands_lost",
        "if entry['kind'] == 'buy_in': pass",
        "rule = 'limit.falls'",
        "from referee.families.cucumber.family import X",
        "# what the taker had",
        "marked = {'marked': 1}",
    ],
)
def test_a_word_of_a_family_would_be_seen(source: str) -> None:
    assert breaches(source, with_prose=True) != []
