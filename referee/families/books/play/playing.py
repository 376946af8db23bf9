"""What a deal leads to: how it is kept, what is told of it, what it scores."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.books.play.reading import read_deal
from referee.families.books.rules.options import Rules
from referee.families.books.scoring.deal import score_deal
from referee.families.books.scoring.laid import Forfeit, Laid
from referee.families.budget import Steps
from referee.families.rounds.game import Played
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.table import Table
from referee.families.steps import player_id


def play_deal(table: Table[Rules], act: Mapping[str, Any], ledger: Ledger, _steps: Steps | None) -> Played:
    """What a deal leads to.

    :raises RulesError: with everything that cannot be so.
    """
    laid = read_deal(table, act)
    score_deal(table, laid, ledger)
    counts = {player_id(seat): count for seat, count in laid.counts.items()}
    return Played(_kept(laid, counts), {"counts": counts})


def _kept(laid: Laid, counts: Mapping[str, int]) -> dict[str, Any]:
    """The deal as it was told; who has nothing is left out of the ranks."""
    if laid.ranks is None:
        kept: dict[str, Any] = {"counts": {**counts}}
    else:
        kept = {"sets": {player_id(seat): [*ranks] for seat, ranks in laid.ranks.items() if ranks}}
    forfeits = [*map(_forfeit, laid.forfeits)]
    return kept | ({"forfeits": forfeits} if forfeits else {})


def _forfeit(one: Forfeit) -> dict[str, Any]:
    kept = {"from": player_id(one.giver), "to": player_id(one.taker)}
    return kept if one.rank is None else kept | {"rank": one.rank}
