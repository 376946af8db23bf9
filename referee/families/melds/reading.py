"""Reading cards, which the pack must have, and not more often than they are given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.cards import Card, Pack, parse_card
from referee.errors import NotationError
from referee.families.rounds.reader import Reader
from referee.families.rounds.table import RulesT, Table
from referee.words.said import Argument, Person, PlayingCard, Said

ON_THE_TABLE = Said("melds-place", {"place": "table"})
IN_HAND = Said("melds-place", {"place": "hand"})


class CardsReader(Reader[RulesT]):
    """One reading of a document with cards."""

    def __init__(self, table: Table[RulesT], pack: Pack) -> None:
        super().__init__(table)
        self.pack = pack
        self._cards_read: list[tuple[Said | None, Card]] = []

    def card(self, text: str, path: str, place: Said | None = None) -> Card | None:
        """A card of this pack; `place` says where it is."""
        try:
            card = parse_card(text)
        except NotationError as error:
            self.wrong(path, error.code, error.detail, given=text[:10])
            return None
        if not self.pack.has(card):
            message = Said("melds-not-in-pack", {"card": PlayingCard(*card), "jokers": self.pack.jokers})
            self.wrong(path, "not_in_pack", message, given=text)
            return None
        self._cards_read.append((place, card))
        return card

    def cards(self, texts: Sequence[str], path: str, place: Said | None = None) -> tuple[Card, ...]:
        """Cards of this pack, without those that cannot be read."""
        read = [self.card(text, f"{path}/{at}", place) for at, text in enumerate(texts)]
        return tuple(card for card in read if card is not None)

    def require_suits(self, cards: Sequence[Card], path: str, question: Said) -> None:
        """Notes each card that lacks its suit; the question gets its `$rank`."""
        for at, card in enumerate(cards):
            if card.suit is None and card.rank in self.pack.deck.ranks:
                message = question.with_args(rank=PlayingCard(card.rank))
                self.wrong(f"{path}/{at}", "suit_must_be_given", message, given=card.rank)

    def check_pack(self) -> None:
        """Notes every card that is given more often than the pack has it."""
        for card in self.pack.shortages(card for _, card in self._cards_read):
            holders = [place for place, other in self._cards_read if _may_be_same(card, other)]
            has = self.pack.packs if card.suit else self.pack.copies(card.rank)
            places = tuple(dict.fromkeys(place for place in holders if place is not None))
            several = has != 1 and not card.suit
            args: dict[str, Argument] = {
                "has": has,
                "card": PlayingCard(*card),
                "given": len(holders),
                "named": len(places),
                "places": places,
            }
            message = Said("melds-too-many-of-a-rank" if several else "melds-too-many-of-a-card", args)
            self.wrong("", "pack_must_hold_the_cards", message, has, len(holders))

    def finish_cards(self) -> None:
        """Ends the reading, with the cards held against the pack.

        :raises RulesError: with every violation.
        """
        self.check_pack()
        self.finish()


def held_by(person: Person) -> Said:
    """A player as the place of a card."""
    return Said("melds-held-by", {"player": person})


def _may_be_same(card: Card, other: Card) -> bool:
    return other.rank == card.rank if card.suit is None else other == card


def playing_cards(cards: Sequence[Card]) -> tuple[PlayingCard, ...]:
    """The cards as sentences name them."""
    return tuple(PlayingCard(*card) for card in cards)


def canonical(value: Any) -> Any:
    """Cards, also in lists and lists of lists, as documents write them."""
    return str(value) if isinstance(value, Card) else [canonical(inner) for inner in value]
