"""The options of drawing: when, how many cards, and what happens when the stock runs out.

Source: pagat.com Bourré, "the draw"; Denexa Games: Bourré; Wikipedia: Bourré; National Bourré League.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from referee.families.bourre.rules.headings import Heading
from referee.families.options.forms import AtMost, Between
from referee.families.options.option import Choice, Misfit, OfValue, option, part
from referee.families.options.words import listed
from referee.words.said import Argument, Said

if TYPE_CHECKING:
    from referee.families.bourre.rules.options import Rules


class DrawWhen(Choice):
    """When cards are drawn."""

    AT_ONCE = "at_once", "whoever stays draws at once, before the next player speaks"
    AFTER_ALL = "after_all", "when all have spoken, those who stay draw one after the other"


@dataclass(frozen=True, slots=True)
class DrawFrom:
    """The number of cards that may be drawn at larger tables."""

    players: Annotated[int, Between(2, 52)] = part("At tables of so many or more")
    at_most: Annotated[int, Between(1, 7)] = part("Cards that each may draw")


def _larger_tables(given: tuple[DrawFrom, ...]) -> str:
    steps = [f"{step.at_most} from {step.players} players on" for step in given]
    return f"at larger tables at most {listed(steps)}" if steps else "the same at tables of any size"


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

    when: DrawWhen = option(DrawWhen.AT_ONCE, "When cards are drawn", heading=Heading.DRAW)
    at_most: Annotated[int, Between(1, 7)] = option(
        5, "Cards that each may draw", says=OfValue(lambda most: f"at most {most}"), misfits=_above_the_deal
    )
    from_: Annotated[tuple[DrawFrom, ...], AtMost(10)] = option(
        (),
        "Cards that each may draw at larger tables",
        says=OfValue(_larger_tables),
        misfits=_larger_above_the_deal,
    )
    reshuffle: bool = option(
        True,
        "When the stock runs out",
        says={
            True: "when the stock runs out, the cards passed and thrown away are shuffled and drawn from",
            False: "only what the stock has can be drawn",
        },
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
