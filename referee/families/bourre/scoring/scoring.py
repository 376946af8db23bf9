"""The scoring of a hand, up to the table after it: chips moved, who is out, whether the game is over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from referee.families.bourre.scoring.ending import Ending
from referee.families.bourre.scoring.round import Hand
from referee.families.bourre.scoring.settle import Settlement, settle
from referee.families.bourre.table.table import Table
from referee.families.steps import Due, Line, player_id


@dataclass(frozen=True, slots=True)
class Scored:
    """A hand, and everything it led to."""

    table: Table
    lines: tuple[Line, ...]
    dues: tuple[Due, ...]
    settled: Mapping[str, Any]
    """As JSON: tricks taken, winners, those who tied, bourrés, the pot."""


def score_hand(table: Table, hand: Hand) -> Scored:
    """The table after a hand that could be played so.

    >>> from referee.families.bourre.rules.options import Rules
    >>> from referee.families.bourre.table.table import Player
    >>> table = Table(Rules(), (Player("Ann"), Player("Bo")), 1)
    >>> scored = score_hand(table, Hand((0, 1), 1, (), (0, 1), {0: 5, 1: 0}))
    >>> [player.score for player in scored.table.players], scored.table.pot
    ([1, -3], 2)
    """
    settlement = settle(table, hand)
    ledger = settlement.ledger
    after = Ending(settlement.after, ledger).after_act(settlement.short)
    return Scored(after, tuple(ledger.lines), tuple(ledger.dues), _settled(settlement, after.pot))


def _settled(settlement: Settlement, following: int) -> dict[str, Any]:
    outcome, hand = settlement.outcome, settlement.hand
    counts = {player_id(seat): count for seat, count in sorted(hand.tricks_taken.items())}
    return {
        **({"taken": counts} if hand.result is None else {}),
        "winners": ids(outcome.winners),
        "tied": ids(outcome.tied),
        "bourre": ids(outcome.bourre),
        "pot": settlement.pot.document(following),
    }


def ids(seats: Iterable[int]) -> list[str]:
    """The ids of players.

    >>> ids([0, 2])
    ['p1', 'p3']
    """
    return [player_id(seat) for seat in seats]
