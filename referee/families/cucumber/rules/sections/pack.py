"""The options of the pack: its cards, and how they rank.

Source: pagat.com Cucumber and Twenty-Two, "the cards"; Five Cucumbers rules sheet.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from referee.cards import Card, Deck, card_text
from referee.families.cucumber.rules.headings import Heading
from referee.families.options.forms import AtMost, Between, Rank
from referee.families.options.option import Choice, option, part
from referee.families.options.words import counted, listed, plural

if TYPE_CHECKING:
    from referee.families.cucumber.rules.options import Rules

_DECK = {
    Deck.FRENCH: "52 cards, ace to 2 in four suits",
    Deck.FIVE_CUCUMBERS: "60 cards, four of each number from 1 to 15, without suits",
    Deck.KILLE: "42 Kille cards, two of each, without suits",
}


@dataclass(frozen=True, slots=True)
class PacksByPlayers:
    """One pack up to `above` players; beyond, one for every `one_per`, rounded up."""

    above: Annotated[int, Between(1, 52)] = part(default=6)
    one_per: Annotated[int, Between(1, 52)] = part(default=4)


def _packs(rules: Rules) -> str:
    packs = rules.pack.packs
    if not isinstance(packs, PacksByPlayers):
        return counted(packs, "pack")
    each = counted(packs.one_per, "player") if packs.one_per > 1 else "player"
    rounded = ", rounded up" if packs.one_per > 1 else ""
    return (
        f"one pack for up to {counted(packs.above, 'player')}, and beyond that one for every {each}{rounded}"
    )


class JokerRank(Choice):
    """The ranks that a joker may have."""

    ABOVE_ACE = "above_ace", "a joker ranks above the ace"
    AS_ACE = "as_ace", "a joker is a further ace, equal to the others and costing the same"
    WILD = "wild", "a joker is wild in play, and ranks above the ace in the last trick"
    """In sets, the rank of a card it is played with; above the ace in the last trick."""


@dataclass(frozen=True, slots=True)
class TopGroup:
    """Single cards ranked above everything, equal among themselves."""

    cards: Annotated[tuple[Card, ...], AtMost(52, distinct=True)] = part("Equal among themselves.")
    points: Annotated[int, Between(0, 10_000)] = part()
    fatal: bool = part("Who pays with one of them is out at once.", default=False)


def group_text(group: TopGroup, *, word: str = "and") -> str:
    """The cards of a group of top cards, each with its article.

    >>> group_text(TopGroup((Card("7", "S"), Card("7", "C")), points=21))
    'the 7♠ and the 7♣'
    """
    return listed((f"the {card_text(card)}" for card in group.cards), word=word)


def _top_cards(rules: Rules) -> str:
    return ", then ".join(_top_group(group) for group in rules.pack.top_cards) or "there are none"


def _top_group(group: TopGroup) -> str:
    unit = "point" if group.points == 1 else "points"
    each = " each" if len(group.cards) > 1 else ""
    fatal = ", and whoever pays with it is out at once" if group.fatal else ""
    return f"{group_text(group)} ({group.points} {unit}{each}{fatal})"


def _low_in_last_trick(rules: Rules) -> str:
    low = rules.pack.low_in_last_trick
    return f"{listed(plural(rank) for rank in low)}, at 1 point each" if low else "there are none"


@dataclass(frozen=True, slots=True)
class PackRules:
    """The cards and how they rank."""

    deck: Deck = option(Deck.FRENCH, "The cards of a pack", says=_DECK)
    packs: Annotated[int, Between(1, 16)] | PacksByPlayers = option(1, "How many packs", says=_packs)
    jokers: Annotated[int, Between(0, 8)] = option(
        0, "Jokers in the pack", says=lambda rules: counted(rules.pack.jokers, "joker")
    )
    """In the whole pack."""
    joker_rank: JokerRank = option(
        JokerRank.ABOVE_ACE,
        "What a joker is, where there are any",
        heading=Heading.CARDS,
        applies=lambda rules: rules.pack.jokers > 0,
    )
    top_cards: Annotated[tuple[TopGroup, ...], AtMost(8)] = option(
        (), "Cards ranked above everything else", says=_top_cards
    )
    """The highest group first."""
    low_in_last_trick: Annotated[tuple[Rank, ...], AtMost(15, distinct=True)] = option(
        (), "Ranks that are lowest in the last trick only", says=_low_in_last_trick
    )
    """Ranks that are highest in every trick but the last; there they are lowest, equal, and cost 1."""
