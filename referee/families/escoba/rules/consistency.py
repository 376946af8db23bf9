"""Consistency of options with each other and with the number of players."""

from __future__ import annotations

from collections.abc import Iterator

from referee.errors import Violation
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.rules.people import TEAMS
from referee.families.options.fitting import CONTRADICTION, Fitting, contradiction
from referee.families.options.words import listed

POSSIBLE = range(2, 7)


def _comes_out(rules: Rules) -> Iterator[Violation]:
    within = range(rules.players.min, rules.players.max + 1)
    if within and not any(rules.deals(players) for players in within):
        message = (
            f"With {rules.deal.table} cards on the table and {rules.deal.hand} each the 40 cards come out "
            "for none of these numbers of players."
        )
        yield contradiction("/deal/hand", message, 3)


def _for_so_many(rules: Rules, players: int) -> Iterator[Violation]:
    """The violations that keep so many players from a game by these rules."""
    if rules.deals(players) is None:
        fit = [str(count) for count in POSSIBLE if rules.deals(count)]
        left = 40 - rules.deal.table
        message = (
            f"The pack does not come out for {players} players: {left} cards after the table, "
            f"{players * rules.deal.hand} a deal. It does for {listed(fit, word='or')}."
        )
        yield Violation("/players", CONTRADICTION, message, players, fit)
    teams = rules.teams_of(players)
    if teams and players % teams:
        message = f"Teams of equal size need 4 or 6 players; there are {players}."
        yield Violation("/players", CONTRADICTION, message, players, [4, 6])
    if rules.teams is None and players > TEAMS:
        yield from _for_two_sides(rules, players)


def _for_two_sides(rules: Rules, players: int) -> Iterator[Violation]:
    """Options that compare two sides, where a table of more has set them."""
    why = f"{players} players alone are {players} sides"
    if rules.score.under_ten:
        message = f"score.under_ten compares two sides, and {why}."
        yield contradiction("/score/under_ten", message, 0)
    if rules.score.no_capture_loses:
        message = f"score.no_capture_loses names the other of two sides as the winner, and {why}."
        yield contradiction("/score/no_capture_loses", message, False)


FITTING: Fitting[Rules] = Fitting((_comes_out,), _for_so_many)
"""What Escoba's rules have to fit."""
