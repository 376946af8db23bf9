"""The options of Klondike, as frozen values.

Sources: Denexa Games, Klondike; GNOME AisleRiot; PySol FC, Klondike and Vegas Klondike.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from referee.families.options.fitting import Fitting
from referee.families.options.forms import Among, Between
from referee.families.options.option import OfValue, option
from referee.families.options.words import counted, times
from referee.families.patience.rules.headings import Heading
from referee.families.patience.rules.laws import Group, Laws
from referee.families.patience.rules.options import (
    EmptyColumn,
    Players,
    ScoreRules,
    StakesRules,
    end_of_deals,
    from_foundation_option,
    suffices,
)
from referee.families.rounds.ends import EndRules

_COLUMNS = 7


def _draw_text(draw: int) -> str:
    if draw == 1:
        return "one card at a time is turned from the stock to the waste"
    return (
        f"{counted(draw, 'card')} at a time are turned from the stock to the waste, the last of them on top; "
        "fewer at the end are turned as they are"
    )


def _passes_text(passes: int | None) -> str:
    if passes is None:
        return "when the stock is empty, the waste is turned over, unshuffled, as often as one likes"
    if passes == 1:
        return "the stock is gone through once; the waste is never turned over"
    return f"the stock is gone through {times(passes)}: once empty, the waste is turned over, unshuffled"


@dataclass(frozen=True, slots=True)
class Rules:
    """All options of a game.

    >>> Rules().draw
    1
    """

    players: Players = field(default_factory=Players)
    columns: Annotated[int, Among((_COLUMNS,))] = option(
        _COLUMNS,
        "Columns",
        says=OfValue(lambda count: f"{counted(count, 'column')} of 1 to {count} cards, the last one face up"),
        heading=Heading.LAYOUT,
    )
    empty_column: EmptyColumn = option(EmptyColumn.KING, "Empty columns", heading=Heading.MOVES)
    part: bool = option(
        True,
        "Moving a part of a sequence",
        says={
            True: "any of the last cards of a column that are in sequence move together",
            False: "all face-up cards of a column move together, and no part of them",
        },
        heading=Heading.MOVES,
    )
    draw: Annotated[int, Among((1, 3))] = option(
        1, "Cards turned at a time", says=OfValue(_draw_text), heading=Heading.STOCK
    )
    passes: Annotated[int | None, Between(1, 100)] = option(
        None, "Passes through the stock", says=OfValue(_passes_text), heading=Heading.STOCK
    )
    from_foundation: bool = from_foundation_option(default=True)
    score: ScoreRules = field(default_factory=ScoreRules)
    end: EndRules = end_of_deals()
    stakes: StakesRules = field(default_factory=StakesRules)

    @property
    def laws(self) -> Laws:
        """The laws of a layout under these options."""
        return Laws(
            columns=self.columns,
            group=Group.PART if self.part else Group.WHOLE,
            group_rule="part",
            any_to_space=self.empty_column is EmptyColumn.ANY,
            from_foundation=self.from_foundation,
            draw=self.draw,
            passes=self.passes,
        )


FITTING: Fitting[Rules] = Fitting((), suffices)
"""Options that do not go together name that themselves."""
