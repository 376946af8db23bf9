"""The parts of answers of the API that a suite compares.

Words are left out, and whatever another engine need not know: ids of games, times, addresses.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

Document = Mapping[str, Any]
STAKE = 100
"""The stake of every game, in minor units; amounts of dues and balances follow from it."""
CURRENCY = "EUR"
_LEFT_OUT = {"explanation", "said", "message", "text", "would_settle", "proof", "number"}
"""Members of a ruling that are sentences, or are said in them, and its number among those of a game."""


def state_of(game: Document, balances: Document | None) -> dict[str, Any]:
    """The state of a game, from its document, and what everybody is plus or minus by now, by its pot."""
    state: dict[str, Any] = {
        "status": game["status"],
        "scores": {side["id"]: side["score"] for side in game["sides"]},
        "out": [player["id"] for player in game["players"] if player["status"] == "out"],
        "next": _next(game["next"]),
        "result": _result(game["result"]),
    }
    return state if balances is None else {**state, "balances": balances}


def _next(coming: Document | None) -> dict[str, Any] | None:
    if coming is None:
        return None
    names = ("number", "dealer", "leader", "cards_each")
    return {name: coming[name] for name in names if name in coming}


def _result(result: Document | None) -> dict[str, Any] | None:
    if result is None:
        return None
    places = {place["side"]: place["place"] for place in result["ranking"]}
    return {"winners": result["winners"], "places": places}


def lines_of(lines: Iterable[Document]) -> list[dict[str, Any]]:
    """The lines of an act: whose score changed, of what kind, by how much."""
    return [
        {"side": line.get("side") or line["player"], "kind": line["kind"], "points": line["points"]}
        for line in lines
    ]


def balances_of(pot: Document) -> dict[str, int]:
    """The plus or minus of everybody by now, in minor units; the pot and the bank, where they hold any."""
    balances = {player["player"]: player["balance"] for player in pot["players"]}
    others = {"pot": pot["balance"]["amount"]}
    for transfer in pot["transfers"]:
        for name, sign in (("from", -1), ("to", 1)):
            if transfer[name] == "bank":
                others["bank"] = others.get("bank", 0) + sign * transfer["amount"]
    return balances | {name: amount for name, amount in others.items() if amount}


def dues_of(transfers: Iterable[Document]) -> list[dict[str, Any]]:
    """The money that moved because of an act, in minor units."""
    return [
        {"from": each["from"], "to": each["to"], "amount": each["amount"], "reason": each["reason"]}
        for each in transfers
    ]


def refusals_of(problem: Document) -> list[dict[str, str]]:
    """The paths and codes of all that is wrong, sorted; for what was refused as a whole its code."""
    code = str(problem["type"]).rpartition("/")[2]
    errors = problem.get("errors") or [{"path": "", "code": code}]
    pairs = sorted({(str(error["path"]), str(error["code"])) for error in errors})
    return [{"path": path, "code": code} for path, code in pairs]


def ruling_of(answer: Document) -> dict[str, Any]:
    """The ruling without its sentences."""
    return {name: _silent(value) for name, value in answer.items() if name not in _LEFT_OUT}


def _silent(value: Any) -> Any:
    if isinstance(value, Mapping):
        return ruling_of(value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_silent(part) for part in value]
    return value
