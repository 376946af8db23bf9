"""The game of Hand and Foot on the floor of rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.families.acts import ROUND
from referee.families.budget import Steps
from referee.families.hand_and_foot.play.rounds import RoundReader
from referee.families.hand_and_foot.rules.consistency import FITTING, may_play, misfits, stock
from referee.families.hand_and_foot.rules.options import Rules
from referee.families.hand_and_foot.scoring.lines import FootTable, score_round
from referee.families.rounds.game import Played
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.terms import Payout, Terms
from referee.families.steps import player_id

Document = Mapping[str, Any]


def terms_of(rules: Rules, players: int) -> Terms:
    """The terms of a game of so many.

    :raises RulesError: when the packs do not suffice for them, or they make no equal teams.
    """
    FITTING.seat(rules, players)
    alone = rules.teams is None
    return Terms(
        seats=[
            count
            for count in range(rules.players.min, rules.players.max + 1)
            if may_play(rules, count) and not [*misfits(rules, count)]
        ],
        teams=rules.teams or 0,
        direction=rules.direction,
        target=rules.end.target,
        rounds=rules.end.rounds,
        best=rules.end.best,
        tie=rules.end.tie,
        payout=Payout(rules.stakes.payout.value),
        may_join=alone,
        may_leave=alone,
    )


def play_round(table: FootTable, act: Document, ledger: Ledger, _steps: Steps | None) -> Played:
    """What a round leads to."""
    told, kept = RoundReader(table).round(act)
    score_round(table, told, ledger)
    return Played(kept, {"totals": {table.sides[side]: one.document() for side, one in told.sides.items()}})


def coming(table: FootTable) -> dict[str, Any]:
    """What is told of the next round: the deal, and what first melds must count."""
    rules = table.rules
    return {
        "hand": rules.deal.hand,
        "foot": rules.deal.foot,
        "packs": rules.pack.packs,
        "stock": stock(rules, len(table.seats_in)),
        "minimum": rules.minimum_in(table.rounds + 1),
    }


def counted(table: FootTable, entries: Sequence[Document]) -> dict[str, dict[str, int]]:
    """How often each player went out, and how many books their side made."""
    found = {player_id(seat): {"went_out": 0, "books": 0} for seat in range(len(table.names))}
    for entry in (one for one in entries if one["kind"] == ROUND):
        if entry["out"] is not None:
            found[entry["out"]]["went_out"] += 1
        for side, totals in entry["totals"].items():
            for seat in table.teams[table.sides.index(side)]:
                found[player_id(seat)]["books"] += sum(totals["books"].values())
    return found
