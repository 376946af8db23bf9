"""Reading a claim: its cards and its melds."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards import Card
from referee.families.melds.reading import ON_THE_TABLE, CardsReader
from referee.families.rummy.rules.consistency import cards_each, pack_for
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.scoring.lines import RummyTable, players_dealt_to
from referee.families.rummy.table.melds import Cards, Meld, NoMeld, melds_of, naturals
from referee.words.said import Said

Readings = tuple[Meld, ...]
"""All that some cards on the table can be."""


class ClaimReader(CardsReader[Rules]):
    """One reading of a claim."""

    def __init__(self, table: RummyTable) -> None:
        players = players_dealt_to(table)
        super().__init__(table, pack_for(table.rules, players))
        self.rules, self.dealt = table.rules, cards_each(table.rules, players)

    def suited_cards(self, texts: Sequence[str], path: str, place: Said | None = None) -> Cards:
        """Cards of which the suits are known."""
        cards = self.cards(texts, path, place)
        self.require_suits(cards, path, Said("rummy-which-suit"))
        return cards

    def suited_card(self, text: str, path: str) -> Card | None:
        """A single card of which the suit is known."""
        card = self.card(text, path)
        if card is not None:
            self.require_suits([card], path, Said("rummy-which-suit"))
        return card

    def meld_cards(self, texts: Sequence[str], path: str, place: Said | None = None) -> Cards:
        """Cards that are tried as a meld: of one rank in one pack their suits may be left out."""
        cards = self.cards(texts, path, place)
        if len({card.rank for card in cards if card.rank in self.pack.deck.ranks}) > 1 or self.pack.packs > 1:
            self.require_suits(cards, path, Said("rummy-which-suit-of-meld"))
        return cards

    def meld_on_table(self, texts: Sequence[str], path: str) -> Readings:
        """A meld on the table, as all that it can be; cards that are no meld are noted."""
        before = len(self.violations)
        cards = self.meld_cards(texts, path, ON_THE_TABLE)
        if len(naturals(cards)) == 1 and self.pack.packs == 1:
            self.require_suits(cards, path, Said("rummy-which-suit-with-jokers"))
        if len(self.violations) > before:
            return ()
        melds = melds_of(self.rules.melding, cards)
        if isinstance(melds, NoMeld):
            self.wrong(path, "meld_must_be_one", melds.message)
            return ()
        return melds
