"""The engine of the Cucumber family, by which the floors above run its games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from referee.errors import RulesError, Violation
from referee.families.budget import Steps
from referee.families.cucumber.play.playing import play
from referee.families.cucumber.referee.judging import judge_claim
from referee.families.cucumber.rules.consistency import FITTING
from referee.families.cucumber.rules.dealing import pack_for
from referee.families.cucumber.rules.options import DealerRule, LeaderRule, Rules
from referee.families.cucumber.scoring.stakes import opening_dues
from referee.families.cucumber.sheet.tallies import tallies
from referee.families.cucumber.sheet.view import rematch, standing
from referee.families.cucumber.table.reading import find_seat
from referee.families.cucumber.table.table import Player, Table, table_document, table_from
from referee.families.protocol import Rematch, Seating
from referee.families.seats import refuse_teams
from referee.families.standing import Standing
from referee.families.steps import Step, player_id

Document = Mapping[str, Any]


class CucumberEngine:
    """The engine: opens games, plays their acts, stores their tables and judges claims."""

    def open(self, rules: Rules, seating: Seating) -> Step[Table]:
        """The table before its first hand.

        Nobody named, the last seat deals, so that the first one leads; where nobody deals, it leads.
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

    def play(self, table: Table, act: Document, steps: Steps | None = None) -> Step[Table]:
        """The step to which an act leads."""
        return play(table, act, steps)

    def dump(self, table: Table) -> dict[str, Any]:
        """The table as JSON, without its rules."""
        return table_document(table)

    def load(self, opened: Table, document: Document) -> Table:
        """The table that `dump` wrote, of the game that began as `opened`."""
        return table_from(document, opened.rules)

    def standing(self, table: Table) -> Standing:
        """The standing of the game."""
        return standing(table)

    def scores(self, table: Table) -> dict[str, int]:
        """Every player's score."""
        return {player_id(seat): player.score for seat, player in enumerate(table.players)}

    def rematch(self, table: Table) -> Rematch:
        """The players of the next game, with its first dealer or leader."""
        return rematch(table)

    def count(self, table: Table, entries: Sequence[Document]) -> dict[str, dict[str, int]]:
        """The counts of the game for standings, by player."""
        return tallies(table, entries)

    def judge(self, table: Table, claim: Document, steps: Steps | None = None) -> dict[str, Any]:
        """The referee's answer to a claim about a play, a whole hand, or a change of cards."""
        return judge_claim(table, claim, steps)


def _seated(table: Table, *, dealer: str | None, leader: str | None) -> Table:
    """The table with its first dealer and leader, named or by default."""
    deal, wrong = table.rules.deal, list[Violation]()
    nobody_deals = deal.dealer is DealerRule.NOBODY
    if nobody_deals and dealer is not None:
        wrong.append(
            Violation("/dealer", "somebody_must_deal", "Nobody deals in these rules; name a leader.")
        )
    if leader is not None and deal.leader is not LeaderRule.PAYER:
        message = f"The leader follows from the dealer in these rules ({deal.leader.value})."
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
