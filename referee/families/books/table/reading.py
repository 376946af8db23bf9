"""Reading cards and ranks, with all their violations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.cards import Card, Deck, pack_of
from referee.families.books.rules.options import AskFor, Rules
from referee.families.rounds.reader import Reader
from referee.words.said import PlayingCard, Said

PACK = pack_of(Deck.FRENCH, packs=1, jokers=0)


class Reading(Reader[Rules]):
    """One reading of a round or of a claim."""

    def card(self, text: str, path: str) -> Card | None:
        """A card of the pack, with or without its suit."""
        card = self.readable(text, path)
        if card is None:
            return None
        if not PACK.has(card):
            message = Said("books-not-in-pack", {"card": PlayingCard(*card)})
            self.wrong(path, "not_in_pack", message, [*Deck.FRENCH.ranks], text)
            return None
        return card

    def cards(self, texts: Sequence[str], path: str) -> list[Card]:
        """The cards that can be read; no more of a kind than the pack has."""
        cards = self.each(texts, path, self.card)
        for card in PACK.shortages(cards):
            has = PACK.packs if card.suit else PACK.copies(card.rank)
            message = Said("books-too-many-cards", {"count": has, "card": PlayingCard(*card)})
            self.wrong(path, "pack_must_hold_the_cards", message, has)
        return cards

    def request(self, document: dict[str, Any], path: str = "") -> Card | None:
        """The card or the rank that is asked for; a rank is a card without a suit.

        Where ranks are asked for, a card stands for its rank.
        """
        named = [name for name in ("card", "rank") if document.get(name) is not None]
        if len(named) != 1:
            message = Said("books-request-missing")
            self.wrong(f"{path}/rank", "form_must_be_complete", message, ["card", "rank"])
            return None
        card = self.card(document[named[0]], f"{path}/{named[0]}")
        by_rank = named == ["rank"] or self.table.rules.ask.for_ is AskFor.RANK
        return Card(card.rank) if card is not None and by_rank else card
