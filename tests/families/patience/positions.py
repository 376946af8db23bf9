"""Layouts of the worked examples, and the laws they are judged by."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from referee.families.patience.rules.laws import Group, Laws
from referee.families.patience.table.layout import Layout
from referee.families.patience.table.moves import attempt
from referee.families.patience.table.piles import Move
from referee.families.patience.table.reading import Reader
from referee.families.patience.table.trial import LegalMove, Refusal

STOCKED = Laws(7, Group.PART, "part", any_to_space=False, from_foundation=True, draw=1)
OPEN = Laws(8, Group.SUPERMOVE, "group", any_to_space=True, from_foundation=False, cells=4)
THREE = replace(STOCKED, draw=3, passes=3)
NOTHING_UP = {"C": 0, "D": 0, "H": 0, "S": 0}
M: dict[str, Any] = {
    "stock": 20,
    "waste": ["4C", "9D"],
    "pass": 1,
    "foundations": {"C": 0, "D": 2, "H": 1, "S": 0},
    "tableau": [
        {"down": 0, "up": ["KH", "QS"]},
        {"down": 0, "up": []},
        {"down": 1, "up": ["JD", "10S"]},
        {"down": 3, "up": ["8C"]},
        {"down": 4, "up": ["3D"]},
        {"down": 5, "up": ["2H"]},
        {"down": 6, "up": ["JH"]},
    ],
}
L: dict[str, Any] = {
    "cells": ["4S", None, None, "KC"],
    "foundations": {"C": 2, "D": 1, "H": 0, "S": 3},
    "tableau": [
        ["9C", "8D", "7S", "6H", "5C"],
        ["7C", "2D"],
        ["9S"],
        [],
        ["3C"],
        ["8S"],
        ["10D"],
        ["AH", "QC"],
    ],
}


def layout(document: dict[str, Any], laws: Laws) -> Layout:
    """The layout that a document tells."""
    reader = Reader(laws)
    read = reader.possible_layout(document, "")
    reader.finish()
    return read


def move(text: str, laws: Laws) -> Move:
    """`t3 t1 2 turned=5S drawn=4C,9D` as a move."""
    words = text.split()
    document: dict[str, Any] = {"from": words[0], "to": words[1]}
    for word in words[2:]:
        name, _, value = word.partition("=")
        document |= {name: value.split(",") if name == "drawn" else value} if value else {"count": int(name)}
    reader = Reader(laws)
    read = reader.move(document, "")
    reader.finish()
    return read


def trial(text: str, on: Layout, laws: Laws) -> LegalMove | Refusal:
    """The result of a move."""
    return attempt(laws, on, move(text, laws))


def code_of(text: str, on: Layout, laws: Laws) -> str | None:
    """The code with which a move is refused; None for a legal one."""
    tried = trial(text, on, laws)
    return tried.code if isinstance(tried, Refusal) else None


def tableau(*columns: str, down: int = 0) -> list[Any]:
    """Columns of cards face up, `down` ones below each."""
    return [{"down": down, "up": column.split()} for column in columns]
