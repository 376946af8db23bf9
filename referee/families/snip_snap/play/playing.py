"""Playing a deal: it is read, scored, paid, and written as it is kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.cards import card_name
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.rounds.game import Played
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.table import Table
from referee.families.rounds.terms import Payout
from referee.families.snip_snap.play.reading import read_deal
from referee.families.snip_snap.rules.options import Chips, Rules
from referee.families.snip_snap.scoring.counters import POOL, counters_of, pool_of
from referee.families.snip_snap.scoring.deal import gone, score_deal
from referee.families.snip_snap.scoring.round import Deal, Outcome
from referee.families.snip_snap.table.reading import Cards
from referee.families.steps import Due, player_id

CHIPS = "chips"
"""The reason of payments for a deal."""


def play_deal(table: Table[Rules], act: Document, ledger: Ledger, _steps: Steps | None) -> Played:
    """The deal that is kept, its facts and payments, and its lines in the ledger.

    :raises RulesError: with every violation of the deal.
    """
    deal = read_deal(table, act)
    score_deal(table, deal.outcome, ledger)
    facts = _facts(deal.outcome)
    document = _canonical(deal)
    if table.rules.chips.kind is Chips.FINES:
        return _with_counters(table, deal.outcome, document, facts)
    return Played(document, facts, dues=_dues(table, deal.outcome, ledger))


def _with_counters(
    table: Table[Rules], outcome: Outcome, document: Document, facts: dict[str, Any]
) -> Played:
    """The deal with its pool; players without counters are out, and win together if all are."""
    pool = pool_of(table) + sum(outcome.paid.values())
    out = gone(outcome, {seat: counters_of(table, seat) for seat in table.seats_in})
    winners = out if len(out) == len(table.seats_in) else None
    return Played(document, {**facts, POOL: pool}, memory={POOL: pool}, out=out, winners=winners)


def _canonical(deal: Deal) -> dict[str, Any]:
    """The deal as it is kept, with ids and canonical cards."""
    outcome, document = deal.outcome, dict[str, Any]()
    if deal.turns:
        document["turns"] = [_turn(seat, cards) for seat, cards in deal.turns]
    else:
        document |= {} if outcome.out is None else {"out": player_id(outcome.out)}
        counts_by_name = {"passes": outcome.passes, "paid": outcome.paid}
        document |= {name: _by_player(counts) for name, counts in counts_by_name.items() if counts}
        document |= _in_pot(outcome)
    return document | (
        {"left": {player_id(seat): _cards(left) for seat, left in deal.left.items()}} if deal.left else {}
    )


def _turn(seat: int, cards: Cards) -> dict[str, Any]:
    names = [*map(card_name, cards)]
    played = {"cards": names} if len(names) > 1 else {"card": names[0] if names else None}
    return {"player": player_id(seat)} | played


def _cards(left: int | Cards) -> int | list[str]:
    return left if isinstance(left, int) else [*map(card_name, left)]


def _by_player(counts: Mapping[int, int]) -> dict[str, int]:
    return {player_id(seat): count for seat, count in sorted(counts.items())}


def _facts(outcome: Outcome) -> dict[str, Any]:
    """The facts of the deal: the player out first, and all counts."""
    facts: dict[str, Any] = {"out": None if outcome.out is None else player_id(outcome.out)}
    counts_by_name = {"passes": outcome.passes, "cards_left": outcome.left, "paid": outcome.paid}
    facts |= {name: _by_player(counts) for name, counts in counts_by_name.items() if counts}
    return facts | _in_pot(outcome)


def _in_pot(outcome: Outcome) -> dict[str, int]:
    return {} if outcome.pot is None else {"pot": outcome.pot}


def _dues(table: Table[Rules], outcome: Outcome, ledger: Ledger) -> tuple[Due, ...]:
    """The chips of a deal, where they are paid at once: a stake each, to whoever was out first."""
    if table.rules.stakes.payout is not Payout.EACH_ROUND or outcome.out is None:
        return ()
    owed = {seat: -ledger.gained(seat) for seat in table.seats_in if seat != outcome.out}
    payee = (player_id(outcome.out),)
    return tuple(Due(player_id(seat), payee, chips, CHIPS) for seat, chips in owed.items() if chips)
