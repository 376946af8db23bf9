"""The options of sets: their size, their value, and the end of a deal.

Sources: Denexa Games: Authors (Go Fish); Wikipedia: Go Fish (second-hand); pagat.com Go Fish (second-hand);
B. Rigal, Card Games For Dummies: Go Fish.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from referee.cards import COPIES_OF_A_RANK, Deck, rank_text
from referee.families.books.rules.asking import AskFor
from referee.families.books.rules.deal import All
from referee.families.books.rules.headings import Heading
from referee.families.options.forms import Among, Between
from referee.families.options.option import Choice, Misfit, option
from referee.families.options.tables import Keys, TableOf
from referee.words.said import Said

if TYPE_CHECKING:
    from referee.families.books.rules.options import Rules

RANKS = tuple(reversed(Deck.FRENCH.ranks))
"""From the ace down."""
BOOK, PAIR = COPIES_OF_A_RANK, 2
BY_RANK = TableOf(
    {"A": 15, "K": 13, "Q": 12, "J": 11} | {rank: int(rank) for rank in RANKS if rank.isdigit()}
)
"""The points of books by their rank. Source: pagat.com Go Fish (second-hand)."""


class SetsEnd(Choice):
    """The end of a deal."""

    ALL_SETS = "all_sets", "a deal is over when all sets are laid down"
    HAND_OR_STOCK = (
        "hand_or_stock",
        "a deal is over as soon as somebody has no cards left, or the stock is gone",
    )


class WrongAsk(Choice):
    """The cost of a wrong ask."""

    NOTHING = "nothing", "a wrong ask costs nothing; it is taken back"
    GIVES_SET = (
        "gives_set",
        "whoever asks for a rank without holding one of it, keeps back a card or forgets to lay down a set "
        "gives a set to the left neighbour",
    )


def set_word(rules: Rules, count: int = 2) -> str:
    """The word for a set: a book of four, or a pair.

    >>> from referee.families.books.rules.options import Rules
    >>> set_word(Rules()), set_word(Rules(), 1)
    ('books', 'book')
    """
    return ("book" if rules.set.size == BOOK else "pair") + ("" if count == 1 else "s")


def _size(rules: Rules) -> str:
    clause = "four cards of a rank are a book" if rules.set.size == BOOK else "two cards of a rank are a pair"
    return f"{clause}, laid down face up at once, whether it came by a gift, a draw or the deal"


def _points(rules: Rules) -> str:
    points = rules.set.points
    if points is None:
        return f"each {set_word(rules, 1)} counts 1"
    values = ", ".join(f"{rank_text(rank)} {number}" for rank, number in points.items())
    return f"a {set_word(rules, 1)} counts by its rank: {values}"


def _colours(rules: Rules) -> Iterator[Misfit]:
    if rules.set.same_colour and rules.set.size == BOOK:
        yield Misfit(Said("books-colours-of-four"), False)
    elif rules.set.same_colour and rules.ask.for_ is AskFor.CARD:
        yield Misfit(Said("books-colours-and-cards"), False)


def _ends(rules: Rules) -> Iterator[Misfit]:
    if rules.set.ends is SetsEnd.HAND_OR_STOCK and isinstance(rules.deal.cards, All):
        yield Misfit(Said("books-no-stock-to-be-gone"), "all_sets")


_COLOUR = {
    False: "the colours of a pair do not matter",
    True: "both cards of a pair are red, or both are black",
}


@dataclass(frozen=True, slots=True)
class SetRules:
    """The options of sets."""

    size: Annotated[int, Among((BOOK, PAIR))] = option(BOOK, "A set", says=_size, heading=Heading.SETS)
    same_colour: bool = option(
        False,
        "Colours of a pair",
        says=_COLOUR,
        heading=Heading.SETS,
        applies=lambda rules: rules.set.size == PAIR,
        misfits=_colours,
    )
    points: Annotated[TableOf, Keys(RANKS), Between(0, 1000)] | None = option(
        None, "What sets count", says=_points, heading=Heading.SETS
    )
    ends: SetsEnd = option(SetsEnd.ALL_SETS, "The end of a deal", heading=Heading.SETS, misfits=_ends)
    wrong_ask: WrongAsk = option(WrongAsk.NOTHING, "A wrong ask", heading=Heading.SETS)
