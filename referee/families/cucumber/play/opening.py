"""The opening of a game: the players at their seats, the first dealer or leader, and the first stakes."""

from __future__ import annotations

from dataclasses import replace

from referee.errors import RulesError, Violation
from referee.families.cucumber.rules.consistency import FITTING
from referee.families.cucumber.rules.dealing import pack_for
from referee.families.cucumber.rules.options import DealerRule, LeaderRule, Rules
from referee.families.cucumber.scoring.stakes import opening_dues
from referee.families.cucumber.table.reading import find_seat
from referee.families.cucumber.table.table import Player, Table
from referee.families.protocol import Seating
from referee.families.seats import refuse_teams
from referee.families.steps import Step, player_id
from referee.words.said import Said, Typed


def open_game(rules: Rules, seating: Seating) -> Step[Table]:
    """The table before its first hand.

    If nobody is named, the last seat deals, so that the first one leads; where nobody deals, it leads.

    :raises RulesError: when the rules do not fit so many players, or when the seating does not fit the rules.
    """
    FITTING.seat(rules, len(seating.names))
    refuse_teams(seating.teams)
    table = Table(
        rules=rules,
        players=tuple(Player(name) for name in seating.names),
        packs=pack_for(rules, len(seating.names)).packs,
        first_dealer=None,
        first_leader=None,
    )
    opened = _seated(table, dealer=seating.dealer, leader=seating.leader)
    return Step(opened, {}, dues=opening_dues(opened))


def _seated(table: Table, *, dealer: str | None, leader: str | None) -> Table:
    """The table with its first dealer and leader, named or by default."""
    deal, wrong = table.rules.deal, list[Violation]()
    nobody_deals = deal.dealer is DealerRule.NOBODY
    if nobody_deals and dealer is not None:
        message = Said("cucumber-nobody-deals-at-first")
        wrong.append(Violation("/dealer", "somebody_must_deal", message))
    if leader is not None and deal.leader is not LeaderRule.PAYER:
        message = Said("cucumber-leader-follows", {"rule": Typed(deal.leader.value)})
        wrong.append(Violation("/leader", "leader_must_follow_from_the_dealer", message))
    last, seats = f"p{len(table.players)}", dict[str, int]()
    default_leader = player_id(0) if nobody_deals else None
    named = {"dealer": None if nobody_deals else dealer or last, "leader": leader or default_leader}
    for role, text in named.items():
        seat = None if text is None else find_seat(table, text, f"/{role}")
        if isinstance(seat, Violation):
            wrong.append(seat)
        elif seat is not None:
            seats[role] = seat
    if wrong:
        raise RulesError.of(wrong)
    return replace(table, first_dealer=seats.get("dealer"), first_leader=seats.get("leader"))
