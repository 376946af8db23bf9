"""Melds: a set of one rank, or a run in one suit, of three cards at least.

Source: Denexa Games: Rummy; Bicycle Cards: Rummy; jokers as in pagat.com: 500 Rummy.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from referee.cards import JOKER, Card
from referee.families.melds.reading import cards_text
from referee.families.rummy.rules.melding import Ace, Melding
from referee.families.rummy.table.runs import beginnings, jokers_below

Cards: TypeAlias = tuple[Card, ...]
LEAST = 3
"""Cards in a meld."""


class Kind(StrEnum):
    """The kinds of melds."""

    SET = "set"
    RUN = "run"


class JokersLie(StrEnum):
    """Which end of a run its jokers take, where they fill no gap."""

    LOW = "low"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class Meld:
    """A set or a run."""

    kind: Kind
    cards: Cards
    begins: tuple[int, ...] = ()
    """Of a run: the places at which it may begin; several where jokers can lie at either end."""

    def lying(self, jokers: JokersLie | None) -> Meld:
        """The meld as its player lays it; where the player did not say, as high as it can lie."""
        if len(self.begins) < 2:
            return self
        if jokers is None:
            return Meld(self.kind, self.cards, self.begins[-1:])
        sign = -1 if jokers is JokersLie.LOW else 1
        return Meld(
            self.kind,
            self.cards,
            (min(self.begins, key=lambda first: sign * jokers_below(first, self.cards)),),
        )


@dataclass(frozen=True, slots=True)
class NoMeld:
    """The reason why some cards are no meld."""

    code: str
    rule: str
    """The option that decides."""
    message: str


def naturals(cards: Sequence[Card]) -> list[Card]:
    """The cards that are no jokers."""
    return [card for card in cards if card.rank != JOKER]


def meld_of(melding: Melding, cards: Sequence[Card]) -> Meld | NoMeld:
    """The meld that these cards are; a set where they could be a run as well.

    >>> from referee.cards import parse_card
    >>> meld_of(Melding(), [*map(parse_card, ("4C", "5C", "6C"))]).kind.value
    'run'
    >>> meld_of(Melding(), [*map(parse_card, ("QC", "KC", "AC"))]).message
    'Q♣ K♣ A♣ is no run here: the ace is low.'
    """
    read = melds_of(melding, cards)
    return read if isinstance(read, NoMeld) else read[0]


def melds_of(melding: Melding, cards: Sequence[Card]) -> tuple[Meld, ...] | NoMeld:
    """All melds that these cards can be: one card and jokers are a set and a run."""
    held = naturals(cards)
    if len(cards) < LEAST:
        message = f"{cards_text(cards) or 'Nothing'} is no meld: one has three cards at least."
        return NoMeld("cards_must_be_three", "melds", message)
    if not held:
        return NoMeld("meld_must_have_a_natural_card", "pack.jokers", "Jokers alone are no meld.")
    one_rank, one_suit = len({card.rank for card in held}) == 1, len({card.suit for card in held}) == 1
    as_set = _as_set(melding, cards) if one_rank else None
    begins = beginnings(melding.ace, cards) if one_suit else ()
    as_run = (Meld(Kind.RUN, tuple(cards), begins),) if begins else ()
    if isinstance(as_set, Meld):
        return (as_set, *as_run)
    return as_run or as_set or _no_run(melding, cards, one_suit=one_suit)


def _as_set(melding: Melding, cards: Sequence[Card]) -> Meld | NoMeld:
    """The set that cards of one rank are, or the reason why they are none."""
    suits = [card.suit for card in naturals(cards) if card.suit]
    if melding.suits_differ and len(set(suits)) < len(suits):
        message = f"{cards_text(cards)} is no set here: its cards are of different suits."
        return NoMeld("suits_must_be_different", "melds.suits", message)
    most = melding.largest_set
    if most is not None and len(cards) > most:
        message = f"{cards_text(cards)} is no set here: {most} cards are the most."
        return NoMeld("set_must_not_be_larger", "melds.most", message)
    return Meld(Kind.SET, tuple(cards))


def _no_run(melding: Melding, cards: Sequence[Card], *, one_suit: bool) -> NoMeld:
    """The reason why cards that are not all of one rank are no meld."""
    held = naturals(cards)
    if not one_suit:
        if len({card.rank for card in held}) < len(held):
            message = f"{cards_text(cards)} is no set: its cards are of one rank."
            return NoMeld("ranks_must_be_equal", "melds", message)
        return NoMeld(
            "run_must_be_of_one_suit", "melds", f"{cards_text(cards)} is no run: its cards are of one suit."
        )
    if beginnings(Ace.AROUND, cards):
        where = "the ace is low" if melding.ace is Ace.LOW else "no run goes round the corner"
        return NoMeld("run_must_not_turn_the_corner", "ace", f"{cards_text(cards)} is no run here: {where}.")
    message = f"{cards_text(cards)} is no run: its cards follow each other without a gap."
    return NoMeld("run_must_be_unbroken", "melds", message)
