"""What a line does: from its words to the act it stands for."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from referee.errors import NotationError
from referee.text_sheet.lines import NUMBER, SheetLine, pairs


def _parts(words: Sequence[str]) -> list[list[str]]:
    """The words between bars."""
    parts: list[list[str]] = [[]]
    for word in words:
        if word == "|":
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def _extras(parts: Sequence[Sequence[str]], line: SheetLine) -> dict[str, Any]:
    """`| kontra Bo`, `| rassi Bo free x2`, `| exchange Ann 3 Bo 2`."""
    calls: dict[str, Any] = {}
    extras: dict[str, Any] = {"calls": calls}
    for part in parts:
        name, *words = part or [""]
        if name == "kontra" and len(words) == 1 and "kontra" not in calls:
            calls["kontra"] = words[0]
        elif name == "rassi" and words and words[0] not in calls.get("rassi", {}):
            calls.setdefault("rassi", {})[words[0]] = _rassi(words[1:], line)
        elif name == "exchange" and "exchange" not in extras:
            extras["exchange"] = [_exchanged(player, count, line) for player, count in pairs(words, line)]
        else:
            said = " ".join(part)
            raise NotationError(f"Line {line.number}: “{said}” is not kontra, rassi or exchange, said once.")
    return extras


def _exchanged(player: str, count: str, line: SheetLine) -> dict[str, Any]:
    if not NUMBER.fullmatch(count):
        raise NotationError(f"Line {line.number}: “{count}” is not a number of cards.")
    return {"player": player, "count": int(count)}


def _rassi(words: Sequence[str], line: SheetLine) -> dict[str, Any]:
    multipliers = {"x1": 1, "x2": 2, "x4": 4}
    for word in words:
        if word != "free" and word not in multipliers:
            raise NotationError(f"Line {line.number}: “{word}” is not free, x2 or x4.")
    multiplier = max([multipliers.get(word, 1) for word in words], default=1)
    return {"free": "free" in words, "multiplier": multiplier}


def _hand(line: SheetLine) -> dict[str, Any]:
    plays, *extras = _parts(line.words)
    last_trick = [{"player": player, "card": card} for player, card in pairs(plays, line)]
    return {"kind": "hand", "last_trick": last_trick, **_extras(extras, line)}


def _outcome(line: SheetLine) -> dict[str, Any]:
    told, *extras = _parts(line.words)
    if not told:
        raise NotationError(
            f"Line {line.number}: an outcome is the taker and the card, such as “outcome Cy 9”."
        )
    # Where the card decides nothing it may be left out.
    taker, card, *more = told if len(told) > 1 else [*told, None]
    outcome: dict[str, Any] = {"taker": taker, "card": card, "tied": []}
    key = ""
    for word in more:
        if word in {"tied", "doubling", "lowest"}:
            key = word
        elif key == "tied":
            outcome["tied"].append(word)
        elif key == "doubling" and word in {"yes", "no"}:
            outcome["doubling_card_played"] = word == "yes"
        elif key == "lowest":
            outcome["lowest"] = word
        else:
            raise NotationError(
                f"Line {line.number}: “{word}” is not tied …, doubling yes or no, or lowest …."
            )
    return {"kind": "hand", "outcome": outcome, **_extras(extras, line)}


def _player(kind: str) -> Callable[[SheetLine], dict[str, Any]]:
    def act(line: SheetLine) -> dict[str, Any]:
        return {"kind": kind, "player": _only(line)}

    return act


def _only(line: SheetLine) -> str:
    if len(line.words) != 1:
        raise NotationError(f"Line {line.number}: expected one word behind {line.word}.")
    return line.words[0]


def _adjust(line: SheetLine) -> dict[str, Any]:
    if len(line.words) < 3 or not re.fullmatch(r"[+-]\d{1,6}", line.words[1]):
        raise NotationError(f"Line {line.number}: an adjustment is “adjust Bo +3 and the reason”.")
    player, points, *reason = line.words
    return {"kind": "adjustment", "player": player, "points": int(points), "reason": " ".join(reason)}


def _join(line: SheetLine) -> dict[str, Any]:
    return {"kind": "join", "name": _only(line)}


def _end(line: SheetLine) -> dict[str, Any]:
    if _only(line) not in {"agreed", "abandoned"}:
        raise NotationError(f"Line {line.number}: a game ends “end agreed” or “end abandoned”.")
    return {"kind": "end", "reason": line.words[0]}


ACTS: Mapping[str, Callable[[SheetLine], dict[str, Any]] | None] = {
    "hand": _hand,
    "outcome": _outcome,
    "buy-in": _player("buy_in"),
    "dealer": _player("dealer"),
    "adjust": _adjust,
    "join": _join,
    "leave": _player("withdrawal"),
    "end": _end,
    "amend": None,
    "remove": None,
}
"""What a line that does something begins with; a correction is `amend 2 hand …` or `remove 2`."""
