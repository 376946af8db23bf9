"""From the words of a line to the act it stands for."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from referee.errors import NotationError
from referee.families.notation import Notation, ReadAct, SheetLine, only_word

CORRECTIONS = ("amend", "remove")
"""A correction is `amend 2` with the round as it should be, or `remove 2`."""


def _player(kind: str) -> Callable[[SheetLine], dict[str, Any]]:
    def act(line: SheetLine) -> dict[str, Any]:
        return {"kind": kind, "player": only_word(line)}

    return act


def _adjust(line: SheetLine) -> dict[str, Any]:
    if len(line.words) < 3 or not re.fullmatch(r"[+-]\d{1,6}", line.words[1]):
        raise NotationError(f"Line {line.number}: an adjustment is “adjust Bo +3 and the reason”.")
    player, points, *reason = line.words
    return {"kind": "adjustment", "player": player, "points": int(points), "reason": " ".join(reason)}


def _join(line: SheetLine) -> dict[str, Any]:
    return {"kind": "join", "name": only_word(line)}


def _end(line: SheetLine) -> dict[str, Any]:
    if only_word(line) not in {"agreed", "abandoned"}:
        raise NotationError(f"Line {line.number}: a game ends “end agreed” or “end abandoned”.")
    return {"kind": "end", "reason": line.words[0]}


_OF_ALL: Mapping[str, ReadAct] = {
    "dealer": _player("dealer"),
    "adjust": _adjust,
    "join": _join,
    "leave": _player("withdrawal"),
    "end": _end,
}


def acts_of(notation: Notation) -> dict[str, ReadAct]:
    """The readers of acts, by the first word of a line; corrections apart."""
    return {**notation.rounds, **notation.acts, **_OF_ALL}
