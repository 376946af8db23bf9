"""The options of a turn: drawing, discarding, going out.

Source: Denexa Games: Rummy; pagat.com: 500 Rummy, Basic Rummy, Gin Rummy; HowStuffWorks: 500 Rum.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from referee.families.options.forms import Between
from referee.families.options.option import Choice, Misfit, OfValue, option
from referee.families.rummy.rules.headings import Heading
from referee.words.said import Argument, Said, Typed

if TYPE_CHECKING:
    from referee.families.rummy.rules.options import Rules


class Take(Choice):
    """The cards that may be taken from the discard pile."""

    TOP = "top", "you draw the top card of the stock or the top discard"
    DEEPER_IF_USED = (
        "deeper_if_used",
        "you draw the top card of the stock, or the top discard, or any discard with all above it if you "
        "meld or lay off the deepest of them at once",
    )
    ALWAYS_IF_USED = (
        "always_if_used",
        "you draw the top card of the stock, or any discard with all above it, even the top one alone, only "
        "if you meld or lay off the deepest of them at once",
    )


class StockOut(Choice):
    """The ways to go on when the stock is used up."""

    TURN = (
        "turn",
        "when the stock is used up and the next player does not take the top discard, the discard pile is "
        "turned over, unshuffled, and is the stock",
    )
    SHUFFLE = (
        "shuffle",
        "when the stock is used up, all of the discard pile but its top card is shuffled and is the stock",
    )
    ENDS = "ends", "when the stock is used up, the round ends with the player who does not draw from the pile"


class LastDiscard(Choice):
    """The last card: discarded by duty or by choice."""

    OPTIONAL = "optional", "the last card may be melded, laid off or discarded"
    REQUIRED = "required", "the last card must be discarded"


def _stock_out(rules: Rules) -> str:
    if rules.is_gin and rules.draw.stock_out is StockOut.ENDS:
        return "when two cards are left in the stock and nobody has knocked, the round ends"
    return rules.draw.stock_out.clause


def _knock(limit: int | None) -> str:
    if limit is None:
        return "nobody knocks: a round ends when somebody has no card left"
    if limit == 0:
        return "you may knock with one discard when the other cards are all melded"
    return f"you may knock with one discard when your other cards have {limit} deadwood at most"


def _knock_without_gin(rules: Rules) -> Iterator[Misfit]:
    if rules.out.knock is not None and not rules.is_gin:
        args: dict[str, Argument] = {"deadwood": rules.out.knock, "method": Typed(rules.score.method.value)}
        yield Misfit(Said("rummy-knock-without-gin", args), None)
    if rules.out.knock is None and rules.is_gin:
        yield Misfit(Said("rummy-gin-without-knock"), 10)


@dataclass(frozen=True, slots=True)
class DrawRules:
    """The options of the draw and of the discard."""

    discard: Take = option(Take.TOP, "Drawing", heading=Heading.TURN)
    put_back: bool = option(
        False,
        "Discarding what was just taken",
        says={
            True: "the top discard that you took may be discarded in the same turn",
            False: "the top discard that you took may not be discarded in the same turn",
        },
        heading=Heading.TURN,
    )
    stock_out: StockOut = option(
        StockOut.TURN, "When the stock is used up", says=_stock_out, heading=Heading.TURN
    )


@dataclass(frozen=True, slots=True)
class OutRules:
    """The options of going out and of knocking."""

    discard: LastDiscard = option(
        LastDiscard.OPTIONAL,
        "The last card",
        heading=Heading.OUT,
        applies=lambda rules: not rules.is_gin,
    )
    knock: Annotated[int | None, Between(0, 100)] = option(
        None, "Knocking", says=OfValue(_knock), heading=Heading.OUT, misfits=_knock_without_gin
    )
    """The most deadwood a knocker may keep."""
