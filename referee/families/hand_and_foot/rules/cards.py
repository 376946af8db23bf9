"""The options of cards and of the deal.

Source: Denexa Games: Hand and Foot; pagat.com: Hand and Foot; sheets of clubs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from referee.families.hand_and_foot.rules.headings import Heading
from referee.families.options.forms import Between
from referee.families.options.option import OfValue, option
from referee.families.options.tables import Keys, TableOf
from referee.families.options.words import counted

WILDS = ("joker", "2")
"""The wild ranks."""
NATURALS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4")
"""The ranks of which melds are made."""
BLACK_THREE = "black_3"
RED, BLACK = frozenset("DH"), frozenset("CS")
_FIVES = ("7", "6", "5", "4", BLACK_THREE)

Values = Annotated[TableOf, Keys((*WILDS, *NATURALS, BLACK_THREE)), Between(0, 1000)]


def default_values(**changed: int) -> TableOf:
    """A joker 50, twos and aces 20, 8 to king 10, the rest 5, but for what is changed."""
    tens = dict.fromkeys(NATURALS, 10) | dict.fromkeys(_FIVES, 5)
    return TableOf({"joker": 50, "2": 20, **tens, "A": 20, **changed})


@dataclass(frozen=True, slots=True)
class PackRules:
    """The cards."""

    packs: Annotated[int, Between(1, 12)] = option(
        5,
        "How many packs",
        says=OfValue(lambda packs: f"you play with {counted(packs, 'pack')} of 52 cards"),
        heading=Heading.CARDS,
    )
    jokers_each: Annotated[int, Between(0, 4)] = option(
        2,
        "Jokers in each pack",
        says=OfValue(lambda jokers: f"each pack has {counted(jokers, 'joker')}"),
        heading=Heading.CARDS,
    )


@dataclass(frozen=True, slots=True)
class DealRules:
    """The deal."""

    hand: Annotated[int, Between(1, 30)] = option(
        11,
        "Cards in each hand",
        says=OfValue(lambda cards: f"everybody has a hand of {cards} cards"),
        heading=Heading.DEAL,
    )
    foot: Annotated[int, Between(1, 30)] = option(
        11,
        "Cards in each foot",
        says=OfValue(
            lambda cards: f"everybody has a foot of {cards} more, and takes it up when the hand is played out"
        ),
        heading=Heading.DEAL,
    )
    exact_cut: Annotated[int, Between(0, 1000)] = option(
        100,
        "Points for an exact cut",
        says=OfValue(
            lambda points: (
                f"who cuts exactly as many cards as a hand and a foot need scores {points} points"
                if points
                else "an exact cut scores nothing"
            )
        ),
        heading=Heading.DEAL,
    )
