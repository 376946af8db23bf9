"""Rounds in a text sheet.

Forms begin with their word, and parts stand between bars:

    outcome escobas Ann 2 Bo 1 | cards Ann | coins - | velo Ann | setenta Ann
    counts Ann cards 22 coins 5 velo sevens 2 setenta 7-7-6-5 escobas 2 | Bo cards 18 coins 5 escobas 1
    piles Ann 7D 7C QS | Bo 2H KS | escobas Ann 2 Bo 1 | left KC | last Ann
    deals table KC 2D 3S 7H | Bo 5S:KC Ann 3D:2D-3S-7H Bo AC | Ann 4D
    points Ann 4 Bo 2
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.errors import NotationError
from referee.families.acts import ROUND
from referee.families.notation import Notation, SheetLine, by_player, number, once, pairs, parts
from referee.families.rounds.points import BY_POINTS
from referee.families.standing import NextRound

_NOBODY = "-"
_FIGURES = frozenset({"cards", "coins", "sevens", "escobas"})


def _outcome(line: SheetLine) -> dict[str, Any]:
    outcome: dict[str, Any] = {}
    for name, words in _parts_once(line).items():
        if name == "escobas":
            outcome[name] = by_player(words, line, number)
        elif len(words) > 1:
            outcome[name] = words
        else:
            outcome[name] = None if words in ([], [_NOBODY]) else words[0]
    if "escobas" not in outcome:
        raise NotationError(f"Line {line.number}: an outcome begins with “escobas Ann 2 Bo 1”.")
    return {"kind": ROUND, "outcome": outcome}


def _filled(line: SheetLine) -> Iterator[list[str]]:
    """The parts, each with a word at least."""
    for part in parts(line.words):
        if not part:
            raise NotationError(f"Line {line.number}: nothing stands between two bars.")
        yield part


def _parts_once(line: SheetLine) -> dict[str, list[str]]:
    """The words of each part, by the first."""
    return once(((name, words) for name, *words in _filled(line)), line)


def _counts(line: SheetLine) -> dict[str, Any]:
    counts = once(((name, _count(words, line)) for name, *words in _filled(line)), line)
    return {"kind": ROUND, "counts": counts}


def _count(words: Sequence[str], line: SheetLine) -> dict[str, Any]:
    count, rest = dict[str, Any](), [*words]
    while rest:
        name = rest.pop(0)
        if name == "velo":
            count[name] = True
        elif name == "setenta" and rest:
            text = rest.pop(0)
            count[name] = [] if text == _NOBODY else text.split("-")
        elif name in _FIGURES and rest:
            count[name] = number(rest.pop(0), line)
        else:
            message = f"“{name}” is not cards 22, coins 5, sevens 2, escobas 1, velo, or setenta 7-7-6-5."
            raise NotationError(f"Line {line.number}: {message}")
    return count


def _piles(line: SheetLine) -> dict[str, Any]:
    act: dict[str, Any] = {"kind": ROUND, "piles": {}}
    for name, words in _parts_once(line).items():
        if name == "escobas":
            act[name] = by_player(words, line, number)
        elif name == "left":
            act[name] = words
        elif name == "last" and len(words) == 1:
            act["last_capture"] = words[0]
        else:
            act["piles"][name] = words
    return act


def _deals(line: SheetLine) -> dict[str, Any]:
    (word, *table), *deals = _filled(line)
    if word != "table":
        raise NotationError(f"Line {line.number}: deals begin with the table, such as “table KC 2D 3S 7H”.")
    accepted = deals[-1:] == [["accepted"]]
    played_deals = deals[:-1] if accepted else deals
    plays = [[_play(player, text) for player, text in pairs(deal, line)] for deal in played_deals]
    return {"kind": ROUND, "table": table, "deals": plays, "accept_infractions": accepted}


def _play(player: str, text: str) -> dict[str, Any]:
    """`3D:2D-3S-7H`, with what was taken before: `3D:2D-3S-7H:KH-AC-4D`."""
    card, *captures = text.split(":")
    parts = dict(zip(("take", "missed"), captures, strict=False))
    return {"player": player, "card": card} | {
        name: cards.split("-") for name, cards in parts.items() if cards
    }


def _coming(coming: NextRound, names: Mapping[str, str]) -> str:
    details = coming.details
    people = (
        f"{names.get(coming.dealer or '', 'nobody')} deals, {names.get(coming.leader or '', 'nobody')} leads"
    )
    return f"{people}, {details['cards_each']} cards each {details['deals']} times."


def _verdict(verdict: Mapping[str, Any]) -> list[str]:
    """The rows of a verdict: what was allowed; of an audit the plays against the rules and the result."""
    rows, listed = list[str](), verdict.get("options") or []
    if listed:
        more = verdict["options_total"] - len(listed)
        options = [*map(_option, listed), *([f"and {more} more"] if more else [])]
        rows += [f"Allowed: {', '.join(options)}"]
    for finding in (*verdict.get("infractions", ()), *verdict.get("undetermined", ())):
        place = f"Deal {finding['deal']}, play {finding['play']}, {finding['player']}"
        rows += [f"{place}: {finding['explanation']} ({finding['rule']})"]
    if "last_capture" in verdict:
        left, last = " ".join(verdict["left"]) or "nothing", verdict["last_capture"] or "nobody"
        escobas = ", ".join(f"{side} {count}" for side, count in verdict["escobas"].items())
        rows += [f"Escobas: {escobas}. Left: {left}. Captured last: {last}."]
    return rows


def _option(option: Any) -> str:
    """Cards that may be taken, or a card with what it takes."""
    if isinstance(option, list):
        return " ".join(option)
    return f"{option['card']} takes {' '.join(option['take']) or 'nothing'}"


NOTATION = Notation(
    rounds={"outcome": _outcome, "counts": _counts, "piles": _piles, "deals": _deals, **BY_POINTS},
    next={
        "cards": lambda coming: str(coming.details["cards_each"]),
        "deals": lambda coming: str(coming.details["deals"]),
    },
    coming=_coming,
    verdict=_verdict,
)
