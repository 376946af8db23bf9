"""Deals of patience in a plain-text score sheet."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from referee.errors import NotationError
from referee.families.acts import ROUND
from referee.families.documents import Document
from referee.families.notation import Notation, SheetLine, number, pairs, parts
from referee.families.standing import NextRound

_FOUNDATION = re.compile(r"([CDHS])(\d{1,2})", re.ASCII)
_MOVE = re.compile(r"(\w+)-(\w+?)(?:x(\d{1,2}))?", re.ASCII)


def _deal(line: SheetLine) -> dict[str, Any]:
    """`deal 17`, `deal C5 D4 H6 S2`, `deal Ann 17 Bo 52`; behind a bar `won`, or events: `turned 3`."""
    cards, *more = parts(line.words)
    deal = {"kind": ROUND, **_cards_up(cards, line)}
    for part in more:
        if part == ["won"]:
            deal["won"] = True
        else:
            deal["events"] = {name: number(count, line) for name, count in pairs(part, line)}
    return deal


def _cards_up(words: Sequence[str], line: SheetLine) -> dict[str, Any]:
    suits = [_FOUNDATION.fullmatch(word) for word in words]
    if words and all(suits):
        return {"foundations": {suit[1]: int(suit[2]) for suit in suits if suit}}
    if len(words) == 1:
        return {"cards": number(words[0], line)}
    return {"results": {name: {"cards": number(cards, line)} for name, cards in pairs(words, line)}}


def _moves(*, has_stock: bool) -> Callable[[SheetLine], dict[str, Any]]:
    """`moves 5C / 2D KH / … | 9S 4C … | t2-t1 t3-f stock-waste | accepted`.

    The columns as they were dealt, the stock where there is one, the moves.
    """

    def read(line: SheetLine) -> dict[str, Any]:
        sections = parts(line.words)
        accepted = sections[-1] == ["accepted"]
        dealt, moves = sections[0], sections[-1 - accepted]
        if len(sections) != 2 + has_stock + accepted:
            piles = "the columns, the stock and the moves" if has_stock else "the columns and the moves"
            raise NotationError(f"Line {line.number}: expected {piles}, with | between.")
        columns = " ".join(dealt).split("/")
        start = _start([column.split() for column in columns], sections[1] if has_stock else None)
        deal = {"kind": ROUND, "start": start, "moves": [_move(word, line) for word in moves]}
        return deal | ({"accept_infractions": True} if accepted else {})

    return read


def _start(columns: Sequence[Sequence[str]], stock: Sequence[str] | None) -> dict[str, Any]:
    if stock is None:
        return {"tableau": [[*cards] for cards in columns]}
    return {"stock": [*stock], "tableau": [{"down": [*cards[:-1]], "up": [*cards[-1:]]} for cards in columns]}


def _move(word: str, line: SheetLine) -> dict[str, Any]:
    match = _MOVE.fullmatch(word)
    if match is None:
        raise NotationError(f"Line {line.number}: “{word}” is no move, such as t3-f or t3-t1x2.")
    return {"from": match[1], "to": match[2]} | ({"count": int(match[3])} if match[3] else {})


def _move_text(move: Document) -> str:
    count = move.get("count", 1)
    return f"{move['from']}-{move['to']}" + (f"x{count}" if count > 1 else "")


def verdict_lines(verdict: Document) -> list[str]:
    """The lines of a verdict below its word and its reason: moves, infractions, the score."""
    rows = list[str]()
    if verdict.get("options"):
        more = verdict["options_total"] - len(verdict["options"])
        moves = [*map(_move_text, verdict["options"]), *([f"and {more} more"] if more else [])]
        rows.append(f"Allowed: {', '.join(moves)}")
    for infraction in verdict.get("infractions", []):
        number, text = infraction["move"], _move_text(infraction["made"])
        rows.append(f"Move {number}, {text}: {infraction['explanation']} ({infraction['rule']})")
    if (more := verdict.get("infractions_total", 0) - len(verdict.get("infractions", []))) > 0:
        rows.append(f"And {more} more.")
    if "score" in verdict:
        rows.append(f"Cards up: {verdict['cards']}. Score: {verdict['score']}")
    if verdict.get("cannot_be_lost"):
        rows.append("It cannot be lost.")
    return rows


def _coming(coming: NextRound, _names: Mapping[str, str]) -> str:
    return f"It costs {coming.details['buy_in']}." if "buy_in" in coming.details else "It costs nothing."


def notation(*, has_stock: bool) -> Notation:
    """The words of a game in a plain-text score sheet."""
    return Notation(
        rounds={"deal": _deal, "moves": _moves(has_stock=has_stock)},
        next={"cost": lambda coming: str(coming.details.get("buy_in", 0))},
        coming=_coming,
        verdict=verdict_lines,
    )
