"""The notation of rounds of Hand and Foot in a plain-text score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.errors import NotationError
from referee.families.acts import ROUND
from referee.families.notation import Notation, SheetLine, number, once, parts
from referee.families.rounds.points import BY_POINTS

_NOBODY = "nobody"
_BOOKS = ("clean", "dirty", "wild")
_FIGURES = {
    "threes": "red_threes",
    "melded": "melded",
    "held": "held",
    "held-threes": "held_red_threes",
}


def _out(line: SheetLine) -> dict[str, Any]:
    """`out Ann | t1 clean 2 dirty 2 wild 1 melded 430 held 25 | t2 meld KC-KD-KH cards AC | cut Cy`."""
    sections = parts(line.words)
    (player, *more), *sides = sections if sections[0] else [[""]]
    if not player or more:
        raise NotationError(f"Line {line.number}: expected one player who is out, or nobody.")
    act: dict[str, Any] = {"kind": ROUND, "out": None if player == _NOBODY else player}
    side_entries = list[tuple[str, dict[str, Any]]]()
    for name, *words in filter(None, sides):
        if name == "cut":
            act.setdefault("exact_cut", []).extend(words)
        elif name == "penalty":
            act.setdefault("penalties", []).extend(_penalties(words, line))
        else:
            side_entries.append((name, _side(words, line)))
    return act | {"sides": once(side_entries, line)}


def _penalties(words: Sequence[str], line: SheetLine) -> list[dict[str, str]]:
    """`penalty t2 pile_unusable`."""
    if len(words) != 2:
        raise NotationError(f"Line {line.number}: a penalty is a side and what for.")
    return [{"side": words[0], "kind": words[1]}]


def _side(words: Sequence[str], line: SheetLine) -> dict[str, Any]:
    if len(words) % 2:
        raise NotationError(f"Line {line.number}: expected words and values by turns: {' '.join(words)}.")
    side: dict[str, Any] = {}
    pairs = [*zip(words[::2], words[1::2], strict=True)]
    once([pair for pair in pairs if pair[0] != "meld"], line)
    for name, value in pairs:
        if name in _BOOKS:
            side.setdefault("books", {})[name] = number(value, line)
        elif name in _FIGURES:
            side[_FIGURES[name]] = number(value, line)
        elif name == "meld":
            side.setdefault("melds", []).append(value.split("-"))
        elif name == "cards":
            side["held_cards"] = value.split("-")
        else:
            known = ", ".join((*_BOOKS, *_FIGURES, "meld", "cards"))
            raise NotationError(f"Line {line.number}: “{name}” is not one of {known}.")
    return side


NOTATION = Notation(
    rounds={"out": _out, **BY_POINTS},
    next={
        "hand": lambda coming: str(coming.details["hand"]),
        "foot": lambda coming: str(coming.details["foot"]),
        "packs": lambda coming: str(coming.details["packs"]),
        "stock": lambda coming: str(coming.details["stock"]),
        "minimum": lambda coming: str(coming.details["minimum"]),
    },
)
"""A round is `out Ann | t1 clean 2 melded 430 held 25 | t2 …`; cards are written with `meld` and `cards`."""
