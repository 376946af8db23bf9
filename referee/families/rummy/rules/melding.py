"""The options of melds: what is one, and when they may be laid down.

Source: Denexa Games: Rummy; pagat.com: 500 Rummy, Basic Rummy; Wikipedia: Rummy.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from referee.families.options.forms import Among, Between
from referee.families.options.option import Choice, Misfit, OfValue, option
from referee.families.rummy.rules.headings import Heading
from referee.words.said import Said

if TYPE_CHECKING:
    from referee.families.rummy.rules.options import Rules

SUITS_IN_ALL = 4


class Ace(Choice):
    """The places of an ace in a run."""

    LOW = "low", "the ace is low: A-2-3 is a run, and Q-K-A is none"
    EITHER = "either", "the ace is low or high: A-2-3 and Q-K-A are runs, and K-A-2 is none"
    AROUND = "around", "a run may go round the corner: A-2-3, Q-K-A and K-A-2 are runs"


class Suits(Choice):
    """The suits of a set: all different, or any."""

    DIFFERENT = "different", "the cards of a set are of different suits"
    ANY = "any", "a set may hold two equal cards"


class LayOff(Choice):
    """On which melds one may lay off."""

    ANY = "any", "in your turn you may lay off cards on any meld on the table"
    AFTER_OWN = (
        "after_own",
        "you may lay off cards on any meld on the table once you have melded in this round; this turn counts",
    )
    AFTER_KNOCK = (
        "after_knock",
        "nothing is laid off until somebody knocks; then the other player lays off on the knocker's melds",
    )
    NEVER = "never", "nothing is laid off"


def _equal_cards(rules: Rules) -> Iterator[Misfit]:
    if rules.melds.suits is Suits.ANY and rules.pack.most == 1:
        yield Misfit(Said("rummy-no-equal-cards"), Suits.DIFFERENT.value)


def _most(rules: Rules) -> str:
    if rules.melds.most is not None:
        return f"a set has {rules.melds.most} cards at most"
    if rules.melds.suits is Suits.DIFFERENT:
        return "a set has four cards at most, one of each suit"
    return "a set may have any number of cards"


def _per_turn(per_turn: int | None) -> str:
    if per_turn is None:
        return "you may lay down any number of melds in a turn"
    return "you may lay down one meld in a turn; who goes out in an only turn may lay down several"


@dataclass(frozen=True, slots=True)
class MeldRules:
    """The options of melds and of laying off."""

    suits: Suits = option(
        Suits.DIFFERENT,
        "The suits of a set",
        heading=Heading.MELDS,
        applies=lambda rules: rules.pack.most > 1,
        misfits=_equal_cards,
    )
    most: Annotated[int | None, Between(3, 40)] = option(
        4, "The largest set", says=_most, heading=Heading.MELDS
    )
    per_turn: Annotated[int | None, Among((1,))] = option(
        1,
        "Melds in a turn",
        says=OfValue(_per_turn),
        heading=Heading.TURN,
        applies=lambda rules: not rules.is_gin,
    )
    lay_off: LayOff = option(LayOff.ANY, "Laying off", heading=Heading.TURN)


@dataclass(frozen=True, slots=True)
class Melding:
    """The options that decide whether cards are a meld."""

    ace: Ace = Ace.LOW
    suits: Suits = Suits.DIFFERENT
    most: int | None = 4
    """Cards in a set; None for as many as there are."""

    @property
    def suits_differ(self) -> bool:
        """True if the cards of a set are of different suits."""
        return self.suits is Suits.DIFFERENT

    @property
    def largest_set(self) -> int | None:
        """The most cards in a set, whichever option says so."""
        if not self.suits_differ:
            return self.most
        return SUITS_IN_ALL if self.most is None else min(self.most, SUITS_IN_ALL)
