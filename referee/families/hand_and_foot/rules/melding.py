"""The options of melds, books, and the discard pile.

Source: Denexa Games: Hand and Foot; pagat.com: Hand and Foot; Bicycle Cards: Hand and Foot.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from referee.families.hand_and_foot.rules.headings import Heading
from referee.families.options.forms import Between
from referee.families.options.option import Choice, Misfit, OfValue, option
from referee.families.options.tables import Keys, TableOf
from referee.families.options.words import counted
from referee.words.said import Said

if TYPE_CHECKING:
    from referee.families.hand_and_foot.rules.options import Rules

LEAST = 3
"""Cards in a meld."""
_LARGEST = 10


def _wilds(wilds: TableOf) -> str:
    limits = ", ".join(f"{counted(most, 'wild card')} among {size}" for size, most in wilds.items())
    return f"a meld has at most {limits}"


def _all_wild(all_wild: bool) -> str:
    return "a meld may be of wild cards alone" if all_wild else "no meld is of wild cards alone"


def _book(size: int) -> str:
    return (
        f"{counted(size, 'card')} are a book, and no meld is larger; a new one of its rank is begun only then"
    )


class Rest(Choice):
    """The part of the pile that is taken, where that is no number."""

    ALL = "all", "all of the discard pile is taken"


class Needs(Choice):
    """The cards in hand that taking the pile needs."""

    TWO_ALIKE = (
        "two_alike",
        "to take the pile you meld its top card with two of its rank from your hand",
    )
    ONE_WILD = (
        "one_wild",
        "to take the pile you meld its top card with two cards from your hand, one of which may be wild",
    )


def _take(take: int | Rest) -> str:
    if isinstance(take, Rest):
        return take.clause
    return f"you take {counted(take, 'card')} from the top of the discard pile, or all if there are fewer"


def minimum_text(minimum: tuple[int, ...]) -> str:
    """The minimum of first melds, in words."""
    return (
        f"the first melds of a side count at least {', '.join(map(str, minimum))} points, round by round; "
        "the last number stays"
    )


def empty_minimum(rules: Rules) -> Iterator[Misfit]:
    """No number for first melds."""
    if not rules.minimum:
        yield Misfit(Said("hand_and_foot-minimum-empty"), [0])


Minimum = Annotated[int, Between(0, 1000)]


@dataclass(frozen=True, slots=True)
class MeldRules:
    """The options that decide whether cards are a meld."""

    wilds: Annotated[TableOf, Keys.numbers(LEAST, _LARGEST, whole=False), Between(0, _LARGEST)] = option(
        TableOf({"3": 1, "4": 1, "5": 1, "6": 2, "7": 2}),
        "Wild cards in a meld, by its size",
        says=OfValue(_wilds),
        heading=Heading.MELDS,
    )
    all_wild: bool = option(True, "Melds of wild cards", says=OfValue(_all_wild), heading=Heading.MELDS)
    book: Annotated[int, Between(4, _LARGEST)] = option(
        7, "Cards in a book", says=OfValue(_book), heading=Heading.MELDS
    )

    def most_wilds(self, size: int) -> int:
        """The most wild cards that a meld of this size may have beside natural ones.

        >>> MeldRules().most_wilds(4), MeldRules().most_wilds(7)
        (1, 2)
        """
        sizes = [int(name) for name in self.wilds if int(name) <= size]
        return self.wilds[max(sizes)] if sizes else 0


@dataclass(frozen=True, slots=True)
class PileRules:
    """Taking the discard pile."""

    take: Annotated[int, Between(1, 100)] | Rest = option(
        7, "How much of the pile is taken", says=OfValue(_take), heading=Heading.PILE
    )
    needs: Needs = option(Needs.TWO_ALIKE, "What taking the pile needs", heading=Heading.PILE)
