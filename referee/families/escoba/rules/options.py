"""All options of a game of Escoba, as frozen values.

Names, values and defaults are those of the JSON rules document, which is made from them. Each stands once,
in the module of its section; its texts are in `rulebook/words/`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from referee.families.escoba.rules.headings import Heading
from referee.families.escoba.rules.people import (
    TEAMS,
    Players,
    TeamsFrom,
    teams_args,
    teams_form,
)
from referee.families.escoba.rules.play import DealRules, Pack, PlayRules
from referee.families.escoba.rules.score import ScoreRules
from referee.families.options.forms import Among
from referee.families.options.option import option
from referee.families.rounds.ends import EndRules, StakesRules, end_options
from referee.families.rounds.options import direction_option
from referee.families.rounds.terms import Tie
from referee.families.seats import Direction


@dataclass(frozen=True, slots=True)
class Rules:
    """All options of a game.

    >>> Rules().end.target
    21
    """

    WORDS = "escoba_rules"

    players: Players = field(default_factory=Players)
    teams: Annotated[int, Among((TEAMS,))] | TeamsFrom | None = option(
        None, args=teams_args, form=teams_form, heading=Heading.PEOPLE
    )
    direction: Direction = direction_option(Direction.ANTICLOCKWISE, Heading.PEOPLE)
    pack: Pack = option(Pack.FRENCH, heading=Heading.CARDS)
    deal: DealRules = field(default_factory=DealRules)
    play: PlayRules = field(default_factory=PlayRules)
    score: ScoreRules = field(default_factory=ScoreRules)
    end: EndRules = end_options(EndRules(target=21, tie=Tie.PLAY_ON), Heading.END)
    stakes: StakesRules = field(default_factory=StakesRules)

    def teams_of(self, players: int) -> int:
        """The number of teams of so many players; 0 where each plays alone.

        >>> fours = Rules(teams=TeamsFrom(4))
        >>> fours.teams_of(3), fours.teams_of(6), Rules(teams=2).teams_of(2)
        (0, 2, 0)
        """
        if self.teams is None or players <= TEAMS:
            return 0
        if isinstance(self.teams, TeamsFrom):
            return self.teams.teams if players >= self.teams.from_players else 0
        return self.teams

    def deals(self, players: int) -> int | None:
        """The number of deals in a round; None where the pack does not come out.

        >>> [Rules().deals(players) for players in range(2, 7)]
        [6, 4, 3, None, 2]
        """
        times, over = divmod(CARDS - self.deal.table, players * self.deal.hand)
        return times if times and not over else None


CARDS = 40
"""In the pack."""
