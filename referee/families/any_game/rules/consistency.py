"""The numbers of players that options go with."""

from __future__ import annotations

from collections.abc import Iterator

from referee.errors import Violation
from referee.families.any_game.rules.options import Rules
from referee.families.options.fitting import Fitting, contradiction
from referee.words.said import Said


def _uneven(rules: Rules, players: int) -> Iterator[Violation]:
    """The violation by so many players, where they make no equal teams of two or more."""
    teams = rules.teams
    if teams and (players % teams or players < 2 * teams):
        fit = [*range(2 * teams, rules.players.max + 1, teams)]
        message = Said("any_game-uneven-teams", {"players": players, "teams": teams})
        yield contradiction("/players", message, fit)


FITTING: Fitting[Rules] = Fitting(misfits=_uneven)
