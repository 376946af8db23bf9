"""The options of the pack: its cards, and how they rank.

Source: pagat.com Cucumber and Twenty-Two, "the cards"; Five Cucumbers rules sheet.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import partial, reduce
from typing import TYPE_CHECKING, Annotated

from referee.cards import Card, Deck
from referee.families.cucumber.rules.headings import Heading
from referee.families.options.forms import AtMost, Between, Rank
from referee.families.options.messages import Args, message
from referee.families.options.option import option, part
from referee.words.said import PlayingCard, Said, with_and

if TYPE_CHECKING:
    from referee.families.cucumber.rules.options import Rules


@dataclass(frozen=True, slots=True)
class PacksByPlayers:
    """One pack up to `above` players; beyond, one for every `one_per`, rounded up."""

    above: Annotated[int, Between(1, 52)] = part(default=6)
    one_per: Annotated[int, Between(1, 52)] = part(default=4)


def _packs(rules: Rules) -> Args:
    packs = rules.pack.packs
    if isinstance(packs, PacksByPlayers):
        return {"above": packs.above, "each": packs.one_per}
    return {"packs": packs}


def _packs_form(rules: Rules) -> str:
    return "by_players" if isinstance(rules.pack.packs, PacksByPlayers) else "value"


class JokerRank(StrEnum):
    """The ranks that a joker may have."""

    ABOVE_ACE = "above_ace"
    AS_ACE = "as_ace"
    WILD = "wild"
    """In sets, the rank of a card it is played with; above the ace in the last trick."""


@dataclass(frozen=True, slots=True)
class TopGroup:
    """Single cards ranked above everything, equal among themselves."""

    cards: Annotated[tuple[Card, ...], AtMost(52, distinct=True)] = part("Equal among themselves.")
    points: Annotated[int, Between(0, 10_000)] = part()
    fatal: bool = part("Who pays with one of them is out at once.", default=False)


def playing_card(card: Card) -> PlayingCard:
    """The card as an argument of a message."""
    return PlayingCard(card.rank, card.suit)


def _top_cards(rules: Rules) -> Args:
    groups = [_top_group(rules, group) for group in rules.pack.top_cards]
    return {"groups": reduce(partial(_then, rules), groups)} if groups else {}


def _then(rules: Rules, first: Said, second: Said) -> Said:
    return message(rules, "then", {"first": first, "second": second})


def _top_group(rules: Rules, group: TopGroup) -> Said:
    cards = [message(rules, "the-card", {"card": playing_card(card)}) for card in group.cards]
    args: Args = {"points": group.points, "count": len(cards), "fatal": "yes" if group.fatal else "no"}
    return message(rules, "top-group", {"cards": with_and(cards), **args})


def _low_in_last_trick(rules: Rules) -> Args:
    return {"ranks": tuple(map(PlayingCard, rules.pack.low_in_last_trick))}


@dataclass(frozen=True, slots=True)
class PackRules:
    """The cards and how they rank."""

    deck: Deck = option(Deck.FRENCH)
    packs: Annotated[int, Between(1, 16)] | PacksByPlayers = option(1, args=_packs, form=_packs_form)
    jokers: Annotated[int, Between(0, 8)] = option(0, args=lambda rules: {"jokers": rules.pack.jokers})
    """In the whole pack."""
    joker_rank: JokerRank = option(
        JokerRank.ABOVE_ACE,
        heading=Heading.CARDS,
        applies=lambda rules: rules.pack.jokers > 0,
    )
    top_cards: Annotated[tuple[TopGroup, ...], AtMost(8)] = option((), args=_top_cards)
    """The highest group first."""
    low_in_last_trick: Annotated[tuple[Rank, ...], AtMost(15, distinct=True)] = option(
        (), args=_low_in_last_trick
    )
    """Ranks that are highest in every trick but the last; there they are lowest, equal, and cost 1."""
