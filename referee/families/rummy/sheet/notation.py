"""The notation of rounds of the Rummy family in a plain-text score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.errors import NotationError
from referee.families.acts import ROUND
from referee.families.notation import NUMBER, Notation, SheetLine, by_player, number, once, pairs, parts
from referee.families.rounds.points import BY_POINTS

_NOBODY = "nobody"


def _sections(line: SheetLine) -> tuple[str, list[str], dict[str, list[list[str]]]]:
    """The name at the front, the words behind it, and the parts behind bars by their first word."""
    first, *more = parts(line.words)
    if not first:
        raise NotationError(f"Line {line.number}: expected who it was behind {line.word}, or nobody.")
    player, *words = first
    behind_bars: dict[str, list[list[str]]] = {}
    for name, *rest in filter(None, more):
        behind_bars.setdefault(name, []).append(rest)
    return player, words, behind_bars


def _cards(text: str) -> list[str]:
    """`KH-QD-3S`."""
    return text.split("-")


def _points(words: Sequence[str], line: SheetLine) -> dict[str, int]:
    """`Ann 23 Cy 8`."""
    return by_player(words, line, _number) if words else {}


def _number(text: str, line: SheetLine) -> int:
    return number(text, line, otherwise="no number of points")


def _out(line: SheetLine) -> dict[str, Any]:
    """`out Bo Ann KH-QD-3S Cy 8 | melded Ann 20 … | meld low Ann QS-KS-AS Bo JS-10S`."""
    player, words, sections = _sections(line)
    held = pairs(words, line) if words else []
    act: dict[str, Any] = {"kind": ROUND, "out": None if player == _NOBODY else player}
    act |= {"rummy": True} if line.word == "rummy" else {}
    left = once(((name, _cards(value)) for name, value in held if not NUMBER.fullmatch(value)), line)
    deadwood = once(((name, int(value)) for name, value in held if NUMBER.fullmatch(value)), line)
    act |= ({"left": left} if left else {}) | ({"deadwood": deadwood} if deadwood else {})
    for name, entries in sections.items():
        if name == "melded":
            act["melded"] = _points([word for entry in entries for word in entry], line)
        elif name == "meld":
            act["melds"] = [_meld(entry, line) for entry in entries]
        else:
            raise NotationError(f"Line {line.number}: “{name}” is not melded or meld.")
    return act


def _meld(words: Sequence[str], line: SheetLine) -> dict[str, Any]:
    end = words[0] if words and words[0] in {"low", "high"} else None
    (player, cards), *more = pairs(words[1:] if end else words, line)
    laid_off = [{"player": name, "cards": _cards(added)} for name, added in more]
    meld: dict[str, Any] = {"player": player, "cards": _cards(cards)}
    return meld | ({"jokers": end} if end else {}) | ({"laid_off": laid_off} if laid_off else {})


def _knock(line: SheetLine) -> dict[str, Any]:
    """`knock Ann Ann 5 Bo 21`, `big Ann Bo 31`, or with all cards.

    Those are `| melds 7S-7H-7D … | unmatched 2H-3D | answer KS-KH-KC … | lays 2 7C-8C … | left 9S-8H`.
    """
    player, words, sections = _sections(line)
    act: dict[str, Any] = {"kind": ROUND, "knock": None if player == _NOBODY else player}
    act |= {"big": True} if line.word == "big" else {}
    act |= {"deadwood": _points(words, line)} if words else {}
    lists = {name: [word for entry in entries for word in entry] for name, entries in sections.items()}
    if unknown := [*lists.keys() - {"melds", "unmatched", "answer", "lays", "left"}]:
        raise NotationError(
            f"Line {line.number}: “{unknown[0]}” is not melds, unmatched, answer, lays or left."
        )
    if lists.keys() & {"melds", "unmatched"}:
        act |= {"melds": _melds(lists, "melds"), "unmatched": _left(lists, "unmatched")}
    if lists.keys() & {"answer", "lays", "left"}:
        lays = pairs(lists["lays"], line) if "lays" in lists else []
        act["answer"] = {
            "melds": _melds(lists, "answer"),
            "laid_off": [{"meld": _number(meld, line), "cards": _cards(cards)} for meld, cards in lays],
            "unmatched": _left(lists, "left"),
        }
    return act


def _melds(lists: dict[str, list[str]], name: str) -> list[dict[str, Any]]:
    return [{"cards": _cards(meld)} for meld in lists.get(name, ())]


def _left(lists: dict[str, list[str]], name: str) -> list[str]:
    return [card for cards in lists.get(name, ()) for card in _cards(cards)]


NOTATION = Notation(
    rounds={"out": _out, "rummy": _out, "knock": _knock, "big": _knock, **BY_POINTS},
    next={
        "cards": lambda coming: str(coming.details["cards_each"]),
        "packs": lambda coming: str(coming.details["packs"]),
        "stock": lambda coming: str(coming.details["stock"]),
    },
)
"""A round is `out Bo Ann 23 Cy 8`, `rummy Bo …`, `knock Ann Ann 5 Bo 21`, or with cards instead of points."""
