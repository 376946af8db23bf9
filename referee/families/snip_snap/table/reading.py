"""Reading cards, with all their violations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from referee.cards import SUITS, Card, Deck, pack_of, parse_card
from referee.errors import NotationError, pointer_part
from referee.families.rounds.reader import Reader
from referee.families.snip_snap.rules.options import Rules
from referee.families.steps import player_id
from referee.words.said import PlayingCard, Said

PACK = pack_of(Deck.FRENCH, packs=1, jokers=0)
Cards = tuple[Card, ...]
IN_THE_PILE = Said("snip_snap-place", {"place": "pile"})
IN_THE_HAND = Said("snip_snap-place", {"place": "hand"})


class Reading(Reader[Rules]):
    """One reading of a deal or of a claim. Every card has its suit, since each is played once."""

    def card(self, text: str, path: str) -> Card | None:
        """A card of the pack."""
        try:
            card = parse_card(text)
        except NotationError as error:
            self.wrong(path, error.code, error.detail, given=text[:10])
            return None
        if not PACK.has(card):
            message = Said("snip_snap-not-in-pack", {"card": PlayingCard(*card)})
            self.wrong(path, "not_in_pack", message, [*Deck.FRENCH.ranks], text)
            return None
        if card.suit is None:
            suits = [card.rank + suit for suit in SUITS]
            message = Said("snip_snap-which-suit", {"card": PlayingCard(*card)})
            self.wrong(path, "suit_must_be_given", message, suits, text)
            return None
        return card

    def cards(self, texts: Sequence[str], path: str) -> Cards:
        """The cards that can be read."""
        read = [self.card(text, f"{path}/{at}") for at, text in enumerate(texts)]
        return tuple(card for card in read if card is not None)

    def played(self, document: Mapping[str, Any], path: str) -> Cards:
        """The cards that are played: one, or several at once; () for neither."""
        card, several = document.get("card"), document.get("cards")
        if card is not None and several:
            message = Said("snip_snap-card-or-cards")
            self.wrong(f"{path}/card", "form_must_be_complete", message, ["card", "cards"])
        if several or card is None:
            return self.cards(several or (), f"{path}/cards")
        read = self.card(card, f"{path}/card")
        return () if read is None else (read,)

    def once_each(self, cards: Iterable[tuple[Card, str, Said]]) -> None:
        """Notes every card that occurs twice; each comes with its path and its place."""
        places: dict[Card, Said] = {}
        for card, path, place in cards:
            if card in places:
                message = Said(
                    "snip_snap-card-twice",
                    {"card": PlayingCard(*card), "first": places[card], "second": place},
                )
                self.wrong(path, "pack_must_hold_the_cards", message, 1, str(card))
            places.setdefault(card, place)

    def left(self, given: Mapping[str, int | Sequence[str]]) -> dict[int, int | Cards]:
        """The cards left by seat: how many, or which."""
        read: dict[str, int | Cards] = {
            player: left if isinstance(left, int) else self.cards(left, f"/left/{pointer_part(player)}")
            for player, left in given.items()
        }
        return self.by_seat(read, "/left")

    def left_over(self, seat: int, given: int, counted: int) -> None:
        """Notes a number of cards left that differs from the turns."""
        path = f"/left/{player_id(seat)}"
        self.total(path, given, counted, Said("snip_snap-left-by-turns", {"player": self.person(seat)}))

    def shown(self, left: Mapping[int, int | Cards]) -> list[tuple[Card, str, Said]]:
        """The cards left that are named, each with its path and its place."""
        return [
            (card, f"/left/p{seat + 1}/{at}", Said("snip_snap-left-with", {"player": self.person(seat)}))
            for seat, cards in left.items()
            if not isinstance(cards, int)
            for at, card in enumerate(cards)
        ]


def count_of(left: int | Cards) -> int:
    """The number of cards."""
    return left if isinstance(left, int) else len(left)


def playing_cards(cards: Iterable[Card]) -> tuple[PlayingCard, ...]:
    """The cards as sentences name them."""
    return tuple(PlayingCard(*card) for card in cards)
