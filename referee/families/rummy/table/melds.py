"""Melds: a set of one rank, or a run in one suit, of three cards at least.

Source: Denexa Games: Rummy; Bicycle Cards: Rummy; jokers as in pagat.com: 500 Rummy.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from referee.cards import JOKER, Card
from referee.families.melds.reading import playing_cards
from referee.families.rummy.rules.melding import Ace, Melding
from referee.families.rummy.table.runs import beginnings, jokers_below
from referee.words.said import Argument, Said

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
    message: Said


def naturals(cards: Sequence[Card]) -> list[Card]:
    """The cards that are no jokers."""
    return [card for card in cards if card.rank != JOKER]


def meld_of(melding: Melding, cards: Sequence[Card]) -> Meld | NoMeld:
    """The meld that these cards are; a set where they could be a run as well.

    >>> from referee.cards import parse_card
    >>> meld_of(Melding(), [*map(parse_card, ("4C", "5C", "6C"))]).kind.value
    'run'
    >>> meld_of(Melding(), [*map(parse_card, ("QC", "KC", "AC"))]).code
    'run_must_not_turn_the_corner'
    """
    read = melds_of(melding, cards)
    return read if isinstance(read, NoMeld) else read[0]


def melds_of(melding: Melding, cards: Sequence[Card]) -> tuple[Meld, ...] | NoMeld:
    """All melds that these cards can be: one card and jokers are a set and a run."""
    held = naturals(cards)
    if len(cards) < LEAST:
        return _no_meld("cards_must_be_three", "melds", "rummy-meld-too-small", cards, count=len(cards))
    if not held:
        return NoMeld("meld_must_have_a_natural_card", "pack.jokers", Said("rummy-jokers-alone"))
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
        return _no_meld("suits_must_be_different", "melds.suits", "rummy-set-of-equal-suits", cards)
    most = melding.largest_set
    if most is not None and len(cards) > most:
        return _no_meld("set_must_not_be_larger", "melds.most", "rummy-set-too-large", cards, most=most)
    return Meld(Kind.SET, tuple(cards))


def _no_run(melding: Melding, cards: Sequence[Card], *, one_suit: bool) -> NoMeld:
    """The reason why cards that are not all of one rank are no meld."""
    held = naturals(cards)
    if not one_suit:
        if len({card.rank for card in held}) < len(held):
            return _no_meld("ranks_must_be_equal", "melds", "rummy-set-of-several-ranks", cards)
        return _no_meld("run_must_be_of_one_suit", "melds", "rummy-run-of-several-suits", cards)
    if beginnings(Ace.AROUND, cards):
        code, ace = "run_must_not_turn_the_corner", melding.ace.value
        return _no_meld(code, "ace", "rummy-run-round-the-corner", cards, ace=ace)
    return _no_meld("run_must_be_unbroken", "melds", "rummy-run-with-gaps", cards)


def _no_meld(code: str, rule: str, message: str, cards: Sequence[Card], **args: Argument) -> NoMeld:
    return NoMeld(code, rule, Said(message, {"cards": playing_cards(cards), **args}))
