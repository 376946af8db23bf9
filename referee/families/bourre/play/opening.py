"""The opening of a game: the players at their seats, and the first dealer."""

from __future__ import annotations

from dataclasses import replace

from referee.errors import RulesError, Violation
from referee.families.bourre.rules.consistency import FITTING
from referee.families.bourre.rules.options import Rules
from referee.families.bourre.table.table import Player, Table
from referee.families.protocol import Seating
from referee.families.seats import refuse_teams, seat_of
from referee.families.steps import Step
from referee.words.said import Said


def open_game(rules: Rules, seating: Seating) -> Step[Table]:
    """The table before its first hand. If nobody is named, the last seat deals, and the first speaks.

    :raises RulesError: when the rules do not fit so many players, or when the seating does not fit the rules.
    """
    FITTING.seat(rules, len(seating.names))
    refuse_teams(seating.teams)
    players = tuple(map(Player, seating.names))
    table = Table(rules, players, len(players) - 1, edition=seating.edition)
    if seating.leader is not None:
        message = Said("bourre-leader-follows")
        raise RulesError.of([Violation("/leader", "leader_must_follow_from_the_dealer", message)])
    if seating.dealer is None:
        return Step(table, {})
    dealer = seat_of(table.seated, seating.dealer, "/dealer")
    return Step(replace(table, first_dealer=dealer), {})
