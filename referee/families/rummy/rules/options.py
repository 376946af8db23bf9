"""All options of a game of the Rummy family."""

from __future__ import annotations

from dataclasses import dataclass, field

from referee.families.melds.endings import ROUNDS
from referee.families.options.option import option
from referee.families.options.players import PlayersRange
from referee.families.rounds.ends import end_options
from referee.families.rounds.options import direction_option
from referee.families.rummy.rules.cards import DealRules, PackRules, Values, default_values
from referee.families.rummy.rules.end import EndRules, StakesRules, unwanted_best
from referee.families.rummy.rules.headings import Heading
from referee.families.rummy.rules.melding import Ace, Melding, MeldRules
from referee.families.rummy.rules.score import Method, ScoreRules
from referee.families.rummy.rules.turn import DrawRules, OutRules, Take
from referee.families.seats import Direction


@dataclass(frozen=True, slots=True)
class Rules:
    """All options of a game.

    >>> Rules().deal.cards[2]
    10
    """

    players: PlayersRange = field(default_factory=lambda: PlayersRange(2, 6))
    pack: PackRules = field(default_factory=PackRules)
    deal: DealRules = field(default_factory=DealRules)
    direction: Direction = direction_option(Direction.CLOCKWISE, Heading.DEAL)
    ace: Ace = option(Ace.LOW, "The ace in a run", heading=Heading.MELDS)
    melds: MeldRules = field(default_factory=MeldRules)
    draw: DrawRules = field(default_factory=DrawRules)
    out: OutRules = field(default_factory=OutRules)
    values: Values = option(default_values(), "What cards count")
    score: ScoreRules = field(default_factory=ScoreRules)
    end: EndRules = end_options(
        EndRules(target=100), Heading.END, rounds=ROUNDS, best={"misfits": unwanted_best}
    )
    stakes: StakesRules = field(default_factory=StakesRules)

    @property
    def is_gin(self) -> bool:
        """True if a round ends by a knock."""
        return self.score.method is Method.GIN

    @property
    def melding(self) -> Melding:
        """The options that decide whether cards are a meld."""
        return Melding(self.ace, self.melds.suits, self.melds.most)

    @property
    def may_take_more(self) -> bool:
        """True if more than one card may be taken from the pile, so that a holding may grow."""
        return self.draw.discard is not Take.TOP
