"""What a line must lead to, and whether it did."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from referee.errors import NotationError
from referee.text_sheet.lines import NUMBER, SheetLine

View = Mapping[str, Any]


def _named(view: View, name: str, line: SheetLine) -> View:
    for player in view["players"]:
        if name in {player["id"], player["name"]}:
            return dict(player)
    raise NotationError(f"Line {line.number}: nobody on this score sheet is called “{name}”.")


def wrong_scores(view: View, wanted: Sequence[tuple[str, str]], line: SheetLine) -> list[str]:
    """Where a player stands otherwise than the line says."""
    wrong = []
    for name, value in wanted:
        player = _named(view, name, line)
        if not _stands(player, value.split("/")):
            stands = f"{player['score']}/{player['falls']}/{player['status']}"
            wrong.append(f"{name} should have {value}, and has {stands}")
    return wrong


def _stands(player: View, parts: Sequence[str]) -> bool:
    """Whether `18/1/marked` is true: the first number is the score, the second the falls."""
    numbers = [int(part) for part in parts if NUMBER.fullmatch(part)]
    words = [part for part in parts if not NUMBER.fullmatch(part)]
    stands = [player["score"], player["falls"]]
    return numbers == stands[: len(numbers)] and all(word == player["status"] for word in words)


def _next(view: View, line: SheetLine) -> list[str]:
    """`next dealer Bo leader Cy cards 7 stock 31 draw Ann Bo`."""
    coming = view["next"] or {}
    names = {player["id"]: player["name"] for player in view["players"]}
    told = {
        "dealer": [names.get(coming.get("dealer"), "nobody")],
        "leader": [names.get(coming.get("leader"), "nobody")],
        "cards": [str(coming.get("cards_each"))],
        "packs": [str(coming.get("packs"))],
        "stock": [str(coming.get("stock"))],
        "draw": [names[player] for player in coming.get("dealer_drawn_by", [])],
    }
    wrong = []
    for key, *values in _groups(line, told):
        if values != told[key]:
            wrong.append(f"next {key} should be {' '.join(values)}, and is {' '.join(told[key])}")
    return wrong


def _groups(line: SheetLine, keys: Mapping[str, Any]) -> list[list[str]]:
    groups: list[list[str]] = []
    if not line.words:
        raise NotationError(f"Line {line.number}: what is next? Say some of {', '.join(keys)}.")
    for word in line.words:
        if word in keys:
            groups.append([word])
        elif groups:
            groups[-1].append(word)
        else:
            raise NotationError(f"Line {line.number}: “{word}” is not one of {', '.join(keys)}.")
    return groups


def _winner(view: View, line: SheetLine) -> list[str]:
    result = view["result"] or {"winners": []}
    winners = [player["name"] for player in view["players"] if player["id"] in result["winners"]]
    if winners == list(line.words):
        return []
    return [
        f"the winner should be {' and '.join(line.words)}, and is {' and '.join(winners) or 'nobody yet'}"
    ]


def _kept(view: View, line: SheetLine) -> list[str]:
    """`kept Ann Q 5`: the cards face up before a player."""
    name, *cards = line.words or ("",)
    kept = _named(view, name, line)["kept_cards"]
    return [] if kept == cards else [f"{name} should keep {' '.join(cards)}, and keeps {' '.join(kept)}"]


CHECKS: Mapping[str, Callable[[View, SheetLine], list[str]]] = {
    "next": _next,
    "winner": _winner,
    "kept": _kept,
}
"""What a line that only asks begins with."""
