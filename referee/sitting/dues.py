"""What a game owes: from its score sheet to the money that has to move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from referee.money.stakes import POT, Due, Reason, differences, payout, refunds
from referee.sitting.game import Entry, Opening

CREATED_EVENT = 1
"""The event with which the first stakes are due."""


def dues(opening: Opening, entries: Iterable[Entry], table: Any) -> list[Due]:
    """All money that has to have moved by now; none in a game without a stake."""
    if opening.stake is None:
        return []
    found, last = opening_dues(opening), CREATED_EVENT
    for entry in entries:
        last = entry.recorded.event
        found += entry_dues(opening, entry)
    return found + closing_dues(opening, table, found, event=last)


def opening_dues(opening: Opening) -> list[Due]:
    """Everybody's stake at the start, where there is a pot."""
    if opening.stake is None or not has_pot(opening):
        return []
    players = [f"p{seat + 1}" for seat in range(len(opening.players))]
    return [_into_pot(CREATED_EVENT, player, opening, Reason.STAKE) for player in players]


def entry_dues(opening: Opening, entry: Entry) -> list[Due]:
    """What an act itself puts into the pot: a stake for joining, another for buying in."""
    if opening.stake is None or not has_pot(opening):
        return []
    event = entry.recorded.event
    if entry.kind == "join":
        return [_into_pot(event, entry.facts["player"], opening, Reason.STAKE)]
    if entry.kind == "buy_in" and opening.family.stakes(opening.rules)["buy_in"] == "stake":
        return [_into_pot(event, entry.recorded.act["player"], opening, Reason.BUY_IN)]
    return []


def closing_dues(opening: Opening, table: Any, paid: Iterable[Due], *, event: int) -> list[Due]:
    """The payout once somebody has won, or the refund of an abandoned game; `paid` is what was due before."""
    view, before = opening.family.view(table), list(paid)
    if view["status"] == "abandoned":
        return refunds(before, event=event)
    if view["result"] is None:
        return []
    winners = view["result"]["winners"]
    if has_pot(opening):
        return payout(sum(due.amount for due in before if due.payee == POT), winners, event=event)
    stake: Mapping[str, Any] = opening.stake or {"amount": 0}
    return differences(opening.family.scores(table), winners, per_point=stake["amount"], event=event)


def if_it_ended_now(opening: Opening, table: Any, *, event: int) -> list[Due]:
    """What losers would pay the winners if the players agreed to end the game now."""
    ended = opening.family.play(table, {"kind": "end", "reason": "agreed"}).table
    return closing_dues(opening, ended, [], event=event)


def has_pot(opening: Opening) -> bool:
    """Whether stakes are collected in a pot, not paid by differences."""
    return bool(opening.family.stakes(opening.rules)["payout"] == "pot")


def _into_pot(event: int, player: str, opening: Opening, reason: Reason) -> Due:
    stake: Mapping[str, Any] = opening.stake or {}
    return Due(event, player, POT, int(stake["amount"]), reason)
