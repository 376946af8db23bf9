"""The rules of Pebbles: its options, two variants, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Annotated

from referee.errors import Violation
from referee.families.options.book import book, players_text, section_sentences
from referee.families.options.catalogue import OptionsCatalogue
from referee.families.options.fitting import Fitting
from referee.families.options.forms import Between
from referee.families.options.option import OfValue, option
from referee.families.options.players import more_than_most
from referee.families.options.rule_sets import HouseRule, RuleSet
from referee.families.protocol import Summary
from referee.families.seats import Direction
from referee.words.said import Said


class Heading(StrEnum):
    """The sections of the rule book."""

    DEAL = "The deal"
    END = "The end"


@dataclass(frozen=True, slots=True)
class Players:
    """How many may play."""

    min: Annotated[int, Between(1, 4)] = option(1, "The fewest players", misfits=more_than_most)
    max: Annotated[int, Between(1, 4)] = option(4, "The most players")


@dataclass(frozen=True, slots=True)
class Rules:
    """The options, each with its default, its subject, and what it says."""

    players: Players = field(default_factory=Players)
    target: Annotated[int, Between(1, 100)] = option(
        10,
        "Points to win",
        says=OfValue(lambda points: f"the first side with {points} points after a deal wins"),
        heading=Heading.END,
    )
    direction: Direction = option(
        Direction.CLOCKWISE,
        "Who deals next",
        says={
            Direction.CLOCKWISE: "the deal passes to the left",
            Direction.ANTICLOCKWISE: "the deal passes to the right",
        },
        heading=Heading.DEAL,
    )


_MADE_UP = ("invented for the tests",)
RULE_SETS = (
    RuleSet(
        "pebbles",
        "Pebbles",
        "Nowhere",
        "Collect pebbles; whoever has none loses three points",
        Rules(),
        _MADE_UP,
        title=Said("pebbles-name"),
    ),
    RuleSet(
        "pebbles-left",
        "Left Pebbles",
        "Nowhere",
        "Pebbles the other way round",
        Rules(direction=Direction.ANTICLOCKWISE),
        _MADE_UP,
        title=Said("pebbles-name-left"),
    ),
)
HOUSE_RULES = (HouseRule("short", "Short game", ("pebbles",), {"target": 5}, "invented"),)


def _teams_of_two(rules: Rules, players: int) -> Iterator[Violation]:
    if players == 3:
        message = "Pebbles is for one, two, or two teams of two; there are 3."
        yield Violation("/players", "players_must_be_in_range", message, players, [1, 2, 4])


class Catalogue(OptionsCatalogue[Rules]):
    """The variants of Pebbles, and their rules as values, as JSON and in words."""

    def __init__(self) -> None:
        fitting = Fitting(misfits=_teams_of_two)
        super().__init__(Rules, RULE_SETS, HOUSE_RULES, about="Options of Pebbles.", fitting=fitting)

    def rulebook(self, rules: Rules, *, title: str, players: int | None) -> str:
        """The rules as readable Markdown."""
        at_table = "" if players is None else f" There are {players} players."
        opening = f"A game for {players_text(rules.players)}, in which everybody takes pebbles.{at_table}"
        worth = "A pebble is a point; a player without one costs the side three."
        return book(
            title,
            f"{opening} {worth}",
            {str(heading): section_sentences(rules, heading) for heading in Heading},
        )

    def summary(self, variant_id: str, rules: Rules) -> Summary:
        """The rules as a score sheet on paper has room for them."""
        told = super().summary(variant_id, rules)
        return replace(told, target=rules.target, target_text=f"{rules.target} wins")

    def has_pot(self, rules: Rules) -> bool:
        """Antes go into a pot."""
        return True
