"""Playing a deal: it is read, scored, and written as it is kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.books.play.reading import read_deal
from referee.families.books.rules.options import Rules
from referee.families.books.scoring.deal import score_deal
from referee.families.books.scoring.round import Forfeit, LaidSets
from referee.families.budget import Steps
from referee.families.rounds.game import Played
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.table import Table
from referee.families.steps import player_id


def play_deal(table: Table[Rules], act: Mapping[str, Any], ledger: Ledger, _steps: Steps | None) -> Played:
    """The deal that is kept, its counts, and its lines in the ledger.

    :raises RulesError: with every violation of the deal.
    """
    laid = read_deal(table, act)
    score_deal(table, laid, ledger)
    counts = {player_id(seat): count for seat, count in laid.counts.items()}
    return Played(_canonical(laid, counts), {"counts": counts})


def _canonical(laid: LaidSets, counts: Mapping[str, int]) -> dict[str, Any]:
    """The deal as it is kept; players without sets are left out of the ranks."""
    if laid.ranks is None:
        document: dict[str, Any] = {"counts": {**counts}}
    else:
        document = {"sets": {player_id(seat): [*ranks] for seat, ranks in laid.ranks.items() if ranks}}
    forfeits = [*map(_forfeit_document, laid.forfeits)]
    return document | ({"forfeits": forfeits} if forfeits else {})


def _forfeit_document(forfeit: Forfeit) -> dict[str, Any]:
    document = {"from": player_id(forfeit.giver), "to": player_id(forfeit.taker)}
    return document if forfeit.rank is None else document | {"rank": forfeit.rank}
