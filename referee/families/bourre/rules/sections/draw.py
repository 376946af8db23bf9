"""The options of drawing: when, how many cards, and what happens when the stock runs out.

Source: pagat.com Bourré, "the draw"; Denexa Games: Bourré; Wikipedia: Bourré; National Bourré League.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

from referee.families.bourre.rules.headings import Heading
from referee.families.options.forms import AtMost, Between
from referee.families.options.messages import Args, message
from referee.families.options.option import Misfit, option, part
from referee.words.said import Argument, Said, with_and

if TYPE_CHECKING:
    from referee.families.bourre.rules.options import Rules


class DrawWhen(StrEnum):
    """When cards are drawn."""

    AT_ONCE = "at_once"
    AFTER_ALL = "after_all"


@dataclass(frozen=True, slots=True)
class DrawFrom:
    """The number of cards that may be drawn at larger tables."""

    players: Annotated[int, Between(2, 52)] = part("At tables of so many or more")
    at_most: Annotated[int, Between(1, 7)] = part("Cards that each may draw")


def _larger_tables(rules: Rules) -> Args:
    """The most cards from so many players on, as a list."""
    steps = [
        message(rules, "draw-step", {"most": step.at_most, "players": step.players})
        for step in rules.draw.from_
    ]
    return {"steps": with_and(steps)} if steps else {}


def _above_the_deal(rules: Rules) -> Iterator[Misfit]:
    if rules.draw.at_most > rules.deal.cards:
        drawn: dict[str, Argument] = {"most": rules.draw.at_most, "cards": rules.deal.cards}
        message = Said("bourre-more-drawn-than-dealt", drawn)
        yield Misfit(message, f"at most {rules.deal.cards}")


def _larger_above_the_deal(rules: Rules) -> Iterator[Misfit]:
    if any(step.at_most > rules.deal.cards for step in rules.draw.from_):
        message = Said("bourre-more-drawn-at-larger-tables", {"cards": rules.deal.cards})
        yield Misfit(message, f"at most {rules.deal.cards}")


@dataclass(frozen=True, slots=True)
class DrawRules:
    """The rules of the draw."""

    when: DrawWhen = option(DrawWhen.AT_ONCE, heading=Heading.DRAW)
    at_most: Annotated[int, Between(1, 7)] = option(5, misfits=_above_the_deal)
    from_: Annotated[tuple[DrawFrom, ...], AtMost(10)] = option(
        (),
        args=_larger_tables,
        misfits=_larger_above_the_deal,
    )
    reshuffle: bool = option(
        True,
        heading=Heading.DRAW,
    )


def draws_at_most(rules: Rules, players: int) -> int:
    """The most cards that each may draw at a table of so many.

    >>> from referee.families.bourre.rules.options import Rules
    >>> draws_at_most(Rules(draw=DrawRules(from_=(DrawFrom(7, 3),))), 6)
    5
    >>> draws_at_most(Rules(draw=DrawRules(from_=(DrawFrom(7, 3),))), 8)
    3
    """
    larger = [step for step in rules.draw.from_ if step.players <= players]
    return max(larger, key=lambda step: step.players).at_most if larger else rules.draw.at_most
