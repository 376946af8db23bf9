"""All options of any game, as frozen values: who sits at the table, what ends the game, and the money."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from referee.families.any_game.rules.headings import Heading
from referee.families.options.forms import Among
from referee.families.options.option import Choice, OfValue, option, section
from referee.families.options.players import PlayersRange
from referee.families.options.words import counted
from referee.families.rounds.ends import EndRules, StakesRules, end_options
from referee.families.rounds.options import direction_option
from referee.families.seats import Direction


class Dealer(Choice):
    """The player who deals."""

    PASSES_ON = "passes_on", "the deal passes on after each round"
    NOBODY = "nobody", "nobody deals"


def _teams(teams: int | None) -> str:
    if teams is None:
        return "everybody plays alone"
    return f"{counted(teams, 'team')} play against each other, and partners sit apart"


def ends_by_itself(rules: Rules) -> bool:
    """True if points or a number of rounds end the game, and not the table alone."""
    return (rules.end.target or rules.end.rounds) is not None


@dataclass(frozen=True, slots=True)
class Rules:
    """All options of a game.

    >>> Rules().players.max
    16
    """

    players: PlayersRange = field(default_factory=lambda: PlayersRange(2, 16))
    teams: Annotated[int | None, Among((2, 3, 4))] = option(
        None, "Teams", says=OfValue(_teams), heading=Heading.TABLE
    )
    dealer: Dealer = option(Dealer.PASSES_ON, "Who deals", heading=Heading.TABLE)
    direction: Direction = direction_option(Direction.CLOCKWISE, Heading.TABLE)
    end: EndRules = end_options(EndRules(), Heading.END, tie={"applies": ends_by_itself})
    stakes: StakesRules = section(StakesRules(), payout={"heading": Heading.MONEY})
