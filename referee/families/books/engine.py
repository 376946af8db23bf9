"""What happens at a table of Authors or Go Fish, as the floors above ask for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.families.books.play.playing import play_deal
from referee.families.books.referee.judging import JUDGES
from referee.families.books.rules.consistency import FITTING
from referee.families.books.rules.options import Rules
from referee.families.books.table.dealing import deal_of
from referee.families.rounds.engine import RoundsEngine
from referee.families.rounds.game import Game
from referee.families.rounds.table import Table
from referee.families.rounds.terms import Payout, Terms


def _terms(rules: Rules, players: int) -> Terms:
    FITTING.seat(rules, players)
    return Terms(
        range(rules.players.min, rules.players.max + 1),
        target=rules.end.target,
        rounds=rules.end.rounds,
        best=rules.end.best,
        tie=rules.end.tie,
        payout=Payout(rules.stakes.payout.value),
        may_join=True,
        may_leave=True,
    )


def _coming(table: Table[Rules]) -> dict[str, Any]:
    """The cards of the next deal: how many each has at least, and what is left."""
    deal = deal_of(table)
    return {"cards_each": min(deal.hands[seat] for seat in table.seats_in), "stock": deal.stock}


def _counted(_table: Table[Rules], entries: Sequence[Mapping[str, Any]]) -> dict[str, dict[str, int]]:
    """The sets that each player laid down."""
    sets: dict[str, int] = {}
    for entry in entries:
        for player, count in entry.get("counts", {}).items():
            sets[player] = sets.get(player, 0) + count
    return {player: {"sets": count} for player, count in sets.items()}


GAME: Game[Rules] = Game(
    terms=_terms, play=play_deal, judges=JUDGES, coming=_coming, counted=_counted, noun="deal"
)
ENGINE = RoundsEngine(GAME)
