"""Consistency of options with each other and with the number of players."""

from __future__ import annotations

from collections.abc import Iterator

from referee.errors import Violation
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.rules.people import TEAMS
from referee.families.options.fitting import CONTRADICTION, Fitting, contradiction
from referee.words.said import Argument, Said, with_or

POSSIBLE = range(2, 7)


def _comes_out(rules: Rules) -> Iterator[Violation]:
    within = range(rules.players.min, rules.players.max + 1)
    if within and not any(rules.deals(players) for players in within):
        message = Said("escoba-deal-for-nobody", {"table": rules.deal.table, "hand": rules.deal.hand})
        yield contradiction("/deal/hand", message, 3)


def _for_so_many(rules: Rules, players: int) -> Iterator[Violation]:
    """The violations that keep so many players from a game by these rules."""
    if rules.deals(players) is None:
        fit = [str(count) for count in POSSIBLE if rules.deals(count)]
        numbers: tuple[Argument, ...] = tuple(map(int, fit))
        message = Said(
            "escoba-pack-left-over",
            {
                "players": players,
                "left": 40 - rules.deal.table,
                "cards": players * rules.deal.hand,
                "count": len(fit),
                "fit": with_or(numbers) if numbers else (),
            },
        )
        yield Violation("/players", CONTRADICTION, message, players, fit)
    teams = rules.teams_of(players)
    if teams and players % teams:
        message = Said("escoba-teams-of-equal-size", {"players": players})
        yield Violation("/players", CONTRADICTION, message, players, [4, 6])
    if rules.teams is None and players > TEAMS:
        yield from _for_two_sides(rules, players)


def _for_two_sides(rules: Rules, players: int) -> Iterator[Violation]:
    """Options that compare two sides, where a table of more has set them."""
    if rules.score.under_ten:
        message = Said("escoba-under-ten-of-two", {"players": players})
        yield contradiction("/score/under_ten", message, 0)
    if rules.score.no_capture_loses:
        message = Said("escoba-no-capture-of-two", {"players": players})
        yield contradiction("/score/no_capture_loses", message, False)


FITTING: Fitting[Rules] = Fitting((_comes_out,), _for_so_many)
"""The checks that Escoba's rules have to pass."""
