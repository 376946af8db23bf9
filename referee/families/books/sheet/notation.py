"""Deals in a plain-text score sheet.

`sets Ann A,7 Bo K gives Bo Ann K` tells the ranks, `counts Ann 7 Bo 6 gives Bo Ann` how many.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from referee.errors import NotationError
from referee.families.acts import ROUND
from referee.families.notation import Notation, SheetLine, number, pairs
from referee.families.standing import NextRound


def _deal(line: SheetLine, member: str, read: Callable[[str, SheetLine], Any]) -> dict[str, Any]:
    words = [*line.words]
    at = words.index("gives") if "gives" in words else len(words)
    values = {player: read(value, line) for player, value in pairs(words[:at], line)}
    act: dict[str, Any] = {"kind": ROUND, member: values}
    return act | ({"forfeits": _forfeits(words[at:], line)} if at < len(words) else {})


def _forfeits(words: Sequence[str], line: SheetLine) -> list[dict[str, str]]:
    """The forfeits of `gives Bo Ann K gives Cy Bo`: the giver, the taker, and the rank if it is given."""
    forfeits = list[list[str]]()
    for word in words:
        if word == "gives":
            forfeits.append([])
        else:
            forfeits[-1].append(word)
    for forfeit in forfeits:
        if len(forfeit) not in {2, 3}:
            raise NotationError(
                f"Line {line.number}: behind “gives” stand who gives and who gets, and a rank."
            )
    return [dict(zip(("from", "to", "rank"), forfeit, strict=False)) for forfeit in forfeits]


def _ranks(text: str, _line: SheetLine) -> list[str]:
    return text.split(",")


def _count(text: str, line: SheetLine) -> int:
    return number(text, line, otherwise="not a number of sets")


def _coming(coming: NextRound, names: Mapping[str, str]) -> str:
    each, stock = coming.details["cards_each"], coming.details["stock"]
    dealer, leader = names[coming.dealer or ""], names[coming.leader or ""]
    return f"{dealer} deals, {leader} asks first, {each} cards each, {stock} in the stock."


NOTATION = Notation(
    rounds={
        "sets": lambda line: _deal(line, "sets", _ranks),
        "counts": lambda line: _deal(line, "counts", _count),
    },
    next={
        "cards": lambda coming: str(coming.details["cards_each"]),
        "stock": lambda coming: str(coming.details["stock"]),
    },
    coming=_coming,
)
