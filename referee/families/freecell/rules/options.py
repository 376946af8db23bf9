"""The options of FreeCell, as frozen values.

Sources: Denexa Games, FreeCell; GNOME AisleRiot; PySol FC; M. Keller, FreeCell FAQ.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated

from referee.errors import Violation
from referee.families.options.fitting import Fitting, contradiction
from referee.families.options.forms import Between
from referee.families.options.option import Choice, OfValue, option
from referee.families.options.words import counted
from referee.families.patience.rules.headings import Heading
from referee.families.patience.rules.laws import Group, Laws
from referee.families.patience.rules.options import (
    EmptyColumn,
    Method,
    Players,
    ScoreRules,
    StakesRules,
    end_of_deals,
    from_foundation_option,
    suffices,
)
from referee.families.rounds.ends import EndRules
from referee.words.said import Said, Typed


class Together(Choice):
    """The groups of cards that move from column to column at once."""

    SUPERMOVE = (
        "supermove",
        "several cards in sequence move at once where they could move one by one by way of empty cells and "
        "empty columns",
    )
    CELLS = (
        "cells",
        "several cards in sequence move at once where they could move one by one by way of empty cells",
    )
    SINGLE = "single", "one card moves at a time"


def _cells_text(count: int) -> str:
    return "one cell holds one card" if count == 1 else f"{counted(count, 'cell')} hold one card each"


@dataclass(frozen=True, slots=True)
class Rules:
    """All options of a game.

    >>> Rules().cells
    4
    """

    players: Players = field(default_factory=Players)
    columns: Annotated[int, Between(4, 10)] = option(
        8,
        "Columns",
        says=OfValue(lambda count: f"{counted(count, 'column')} as equal as can be, the longer ones first"),
        heading=Heading.LAYOUT,
    )
    cells: Annotated[int, Between(1, 10)] = option(
        4,
        "Cells",
        says=OfValue(_cells_text),
        heading=Heading.LAYOUT,
    )
    group: Together = option(Together.SUPERMOVE, "Cards that move at once", heading=Heading.MOVES)
    empty_column: EmptyColumn = option(EmptyColumn.ANY, "Empty columns", heading=Heading.MOVES)
    from_foundation: bool = from_foundation_option(default=False)
    score: ScoreRules = field(default_factory=ScoreRules)
    end: EndRules = end_of_deals()
    stakes: StakesRules = field(default_factory=StakesRules)

    @property
    def laws(self) -> Laws:
        """The laws of a layout under these options."""
        return Laws(
            columns=self.columns,
            group=Group(self.group.value),
            group_rule="group",
            any_to_space=self.empty_column is EmptyColumn.ANY,
            from_foundation=self.from_foundation,
            cells=self.cells,
        )


def _nothing_is_bought(rules: Rules) -> Iterator[Violation]:
    if rules.score.method is Method.VEGAS:
        message = Said("patience-vegas-without-stock")
        yield contradiction("/score/method", message, ["cards", "events"])


def _costs_nothing(rules: Rules) -> Iterator[Violation]:
    default = ScoreRules()
    for name in ("buy_in", "card"):
        usual = getattr(default, name)
        if getattr(rules.score, name) != usual:
            message = Said("patience-nothing-is-bought", {"name": Typed(name)})
            yield contradiction(f"/score/{name}", message, usual)


FITTING: Fitting[Rules] = Fitting((_nothing_is_bought,), suffices, (_costs_nothing,))
