"""All options of a game of Hand and Foot."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from referee.families.hand_and_foot.rules.cards import DealRules, PackRules, Values, default_values
from referee.families.hand_and_foot.rules.headings import Heading
from referee.families.hand_and_foot.rules.melding import (
    MeldRules,
    Minimum,
    PileRules,
    empty_minimum,
    minimum_text,
)
from referee.families.hand_and_foot.rules.score import (
    BookRules,
    OutRules,
    PenaltyRules,
    RedThrees,
)
from referee.families.melds.endings import ROUNDS
from referee.families.options.forms import Among, AtMost
from referee.families.options.option import OfValue, option, section
from referee.families.options.players import PlayersRange
from referee.families.rounds.ends import EndRules, StakesRules, end_options
from referee.families.rounds.options import direction_option
from referee.families.seats import Direction


def _teams(teams: int | None) -> str:
    if teams is None:
        return "everybody plays alone"
    return f"{'two' if teams == 2 else 'three'} teams play against each other, and partners sit apart"


@dataclass(frozen=True, slots=True)
class Rules:
    """All options of a game.

    >>> Rules().books.clean
    500
    """

    players: PlayersRange = field(default_factory=lambda: PlayersRange(4, 4))
    teams: Annotated[int | None, Among((2, 3))] = option(
        2, "Teams", says=OfValue(_teams), heading=Heading.DEAL
    )
    pack: PackRules = field(default_factory=PackRules)
    deal: DealRules = field(default_factory=DealRules)
    direction: Direction = direction_option(Direction.CLOCKWISE, Heading.DEAL)
    values: Values = option(default_values(), "What cards count")
    red_threes: RedThrees = field(default_factory=RedThrees)
    melds: MeldRules = field(default_factory=MeldRules)
    books: BookRules = field(default_factory=BookRules)
    minimum: Annotated[tuple[Minimum, ...], AtMost(20)] = option(
        (50, 90, 120, 150),
        "What first melds must count",
        says=OfValue(minimum_text),
        misfits=empty_minimum,
        heading=Heading.MELDS,
    )
    pile: PileRules = field(default_factory=PileRules)
    out: OutRules = field(default_factory=OutRules)
    penalties: PenaltyRules = field(default_factory=PenaltyRules)
    end: EndRules = end_options(EndRules(rounds=4), Heading.END, rounds=ROUNDS)
    stakes: StakesRules = section(StakesRules(), payout={"heading": Heading.MONEY})

    def minimum_in(self, number: int) -> int:
        """The minimum of first melds in a round, counted from 1; the last entry stays.

        >>> [Rules().minimum_in(number) for number in (1, 4, 9)]
        [50, 150, 150]
        """
        return self.minimum[min(number, len(self.minimum)) - 1]
