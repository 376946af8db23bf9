"""The options of who plays: how many, in which teams, in which direction.

Source: Denexa Games: Escoba; Naipes Heraclio Fournier: La Escoba.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from referee.families.options.forms import Among, Between
from referee.families.options.messages import Args
from referee.families.options.option import option, part
from referee.families.options.players import more_than_most

if TYPE_CHECKING:
    from referee.families.escoba.rules.options import Rules

TEAMS = 2
"""However many play, teams are two."""


@dataclass(frozen=True, slots=True)
class Players:
    """The fewest and the most players."""

    min: Annotated[int, Between(2, 6)] = option(2, misfits=more_than_most)
    max: Annotated[int, Between(2, 6)] = option(4)


@dataclass(frozen=True, slots=True)
class TeamsFrom:
    """Two teams from a number of players on; fewer play alone."""

    from_players: Annotated[int, Between(2, 6)] = part("The fewest that play as teams.", default=4)
    teams: Annotated[int, Among((TEAMS,))] = part("How many teams.", default=TEAMS)


def teams_form(rules: Rules) -> str:
    """The end of the id of the message on teams."""
    if rules.teams is None:
        return "none"
    return "from-players" if isinstance(rules.teams, TeamsFrom) else "value"


def teams_args(rules: Rules) -> Args:
    """The fewest players that play as teams, where fewer play alone."""
    return {"players": rules.teams.from_players} if isinstance(rules.teams, TeamsFrom) else {}
