"""Deals in a plain-text score sheet.

`out Bo`, `out Di passes Ann 6 Bo 4 Di 3`, `out Di pot 33`, `out Bo left Ann 3 Cy KS,9D`, `paid Ann 3 Bo 0`,
and turn by turn `turns Ann 7C Bo - Cy 7D`, where `-` is a pass.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.errors import NotationError
from referee.families.acts import ROUND
from referee.families.notation import NUMBER, Notation, SheetLine, number, pairs
from referee.families.standing import NextRound

_PASS = "-"  # noqa: S105
_PARTS = ("passes", "left", "paid", "pot")


def _parts(words: Sequence[str]) -> dict[str, list[str]]:
    """The words behind `passes`, `left`, `paid` and `pot`; those before them stand under an empty word."""
    parts: dict[str, list[str]] = {"": []}
    at = ""
    for word in words:
        if word in _PARTS:
            at = word
            parts.setdefault(at, [])
        else:
            parts[at].append(word)
    return parts


def _out(line: SheetLine) -> dict[str, Any]:
    parts = _parts(line.words)
    players = parts.pop("")
    if len(players) != 1:
        raise NotationError(
            f"Line {line.number}: behind “out” stands one player, then passes, pot, left or paid."
        )
    pot = _pot(parts.pop("pot"), line) if "pot" in parts else {}
    return {"kind": ROUND, "out": players[0]} | _more(parts, line) | pot


def _pot(words: Sequence[str], line: SheetLine) -> dict[str, int]:
    """`pot 33`: all chips in it."""
    if len(words) != 1:
        raise NotationError(f"Line {line.number}: behind “pot” stands one number.")
    return {"pot": number(words[0], line)}


def _more(parts: Mapping[str, Sequence[str]], line: SheetLine) -> dict[str, Any]:
    return {
        name: {player: _value(value, line, cards=name == "left") for player, value in pairs(words, line)}
        for name, words in parts.items()
    }


def _value(text: str, line: SheetLine, *, cards: bool) -> int | list[str]:
    if NUMBER.fullmatch(text):
        return int(text)
    if cards:
        return text.split(",")
    raise NotationError(f"Line {line.number}: “{text}” is not a number.")


def _paid(line: SheetLine) -> dict[str, Any]:
    return {"kind": ROUND} | _more({"paid": line.words}, line)


def _turns(line: SheetLine) -> dict[str, Any]:
    """`-` is a pass, `7C,7D` are two cards at once."""
    return {"kind": ROUND, "turns": [_turn(player, cards) for player, cards in pairs(line.words, line)]}


def _turn(player: str, cards: str) -> dict[str, Any]:
    if "," in cards:
        return {"player": player, "cards": cards.split(",")}
    return {"player": player, "card": None if cards == _PASS else cards}


def _coming(coming: NextRound, names: Mapping[str, str]) -> str:
    dealer, leader = names[coming.dealer or ""], names[coming.leader or ""]
    return f"{dealer} deals, {leader} leads, {coming.details['cards_each']} cards each or one more."


NOTATION = Notation(
    rounds={"out": _out, "paid": _paid, "turns": _turns},
    next={
        "cards": lambda coming: str(coming.details["cards_each"]),
        "pool": lambda coming: str(coming.details["pool"]),
    },
    coming=_coming,
)
