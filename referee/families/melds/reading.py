"""Reading cards, which the pack must have, and not more often than they are given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.cards import Card, Pack, card_text, parse_card, rank_sign, rank_text
from referee.errors import NotationError
from referee.families.options.words import listed, plural, so_many
from referee.families.rounds.reader import Reader
from referee.families.rounds.table import RulesT, Table

_NUMBERS = {1: "one", 2: "two", 3: "three", 4: "four"}
_TIMES = {2: "twice"}


class CardsReader(Reader[RulesT]):
    """One reading of a document with cards."""

    def __init__(self, table: Table[RulesT], pack: Pack) -> None:
        super().__init__(table)
        self.pack = pack
        self._cards_read: list[tuple[str, Card]] = []

    def card(self, text: str, path: str, whose: str = "") -> Card | None:
        """A card of this pack; `whose` says where it is, in a phrase."""
        try:
            card = parse_card(text)
        except NotationError as error:
            self.wrong(path, error.code, error.detail, given=text[:10])
            return None
        if not self.pack.has(card):
            self.wrong(path, "not_in_pack", f"This pack has no {card_text(card)}. {self._has()}", given=text)
            return None
        self._cards_read.append((whose, card))
        return card

    def cards(self, texts: Sequence[str], path: str, whose: str = "") -> tuple[Card, ...]:
        """Cards of this pack, without those that cannot be read."""
        read = [self.card(text, f"{path}/{at}", whose) for at, text in enumerate(texts)]
        return tuple(card for card in read if card is not None)

    def require_suits(self, cards: Sequence[Card], path: str, why: str) -> None:
        """Notes each card that lacks its suit."""
        for at, card in enumerate(cards):
            if card.suit is None and card.rank in self.pack.deck.ranks:
                message = f"Which {rank_text(card.rank)}? {why}"
                self.wrong(f"{path}/{at}", "suit_must_be_given", message, given=card.rank)

    def check_pack(self) -> None:
        """Notes every card that is given more often than the pack has it."""
        for card in self.pack.shortages(card for _, card in self._cards_read):
            holders = [whose for whose, other in self._cards_read if _may_be_same(card, other)]
            has = self.pack.packs if card.suit else self.pack.copies(card.rank)
            named = list(dict.fromkeys(filter(None, holders)))
            whose = f": {listed(named)}" if named else ""
            noun, claimed = card_text(card), f"it is told {_TIMES.get(len(holders), f'{len(holders)} times')}"
            if has != 1 and not card.suit:
                noun, claimed = plural(card.rank), f"{len(holders)} are told"
            message = f"This pack has {_NUMBERS.get(has, has)} {noun}, and {claimed}{whose}."
            self.wrong("", "pack_must_hold_the_cards", message, has, len(holders))

    def finish_cards(self) -> None:
        """Ends the reading, with the cards held against the pack.

        :raises RulesError: with every violation.
        """
        self.check_pack()
        self.finish()

    def _has(self) -> str:
        jokers = f", and {so_many(self.pack.jokers, 'joker')}" if self.pack.jokers else ""
        return f"It has ace to king in four suits{jokers}."


def _may_be_same(card: Card, other: Card) -> bool:
    return other.rank == card.rank if card.suit is None else other == card


def cards_text(cards: Sequence[Card]) -> str:
    """The cards in words, side by side as they lie.

    >>> cards_text([Card("K", "H"), Card("K"), Card("3")])
    'K♥ K 3'
    """
    return " ".join(card_text(card) if card.suit else rank_sign(card.rank) for card in cards)


def canonical(value: Any) -> Any:
    """Cards, also in lists and lists of lists, as documents write them."""
    return str(value) if isinstance(value, Card) else [canonical(inner) for inner in value]
