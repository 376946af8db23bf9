"""The options of who plays: how many, in which teams, in which direction.

Source: Denexa Games: Escoba; Naipes Heraclio Fournier: La Escoba.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from referee.families.options.forms import Among, Between
from referee.families.options.option import option, part
from referee.families.options.players import more_than_most

TEAMS = 2
"""However many play, teams are two."""


@dataclass(frozen=True, slots=True)
class Players:
    """The fewest and the most players."""

    min: Annotated[int, Between(2, 6)] = option(2, "The fewest players", misfits=more_than_most)
    max: Annotated[int, Between(2, 6)] = option(4, "The most players")


@dataclass(frozen=True, slots=True)
class TeamsFrom:
    """Two teams from a number of players on; fewer play alone."""

    from_players: Annotated[int, Between(2, 6)] = part("The fewest that play as teams.", default=4)
    teams: Annotated[int, Among((TEAMS,))] = part("How many teams.", default=TEAMS)


def teams_text(teams: int | TeamsFrom | None) -> str:
    """The teams in words.

    >>> teams_text(TeamsFrom(4))
    'from four players on there are two teams, and fewer play alone'
    """
    if teams is None:
        return "everybody plays alone"
    if isinstance(teams, TeamsFrom):
        return f"from {_NUMBERS[teams.from_players]} players on there are two teams, and fewer play alone"
    return "there are two teams, and two players play alone"


_NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six"}
