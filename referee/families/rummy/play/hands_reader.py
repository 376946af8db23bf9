"""The reading that all rounds share: of melds, and of totals that cards can make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.families.documents import Document
from referee.families.melds.reading import CardsReader
from referee.families.melds.totals import Totals
from referee.families.options.words import so_many
from referee.families.rummy.rules.consistency import cards_each, pack_for
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.scoring.lines import RummyTable, players_dealt_to
from referee.families.rummy.table.melds import Cards, JokersLie, Meld, NoMeld, melds_of


class HandsReader(CardsReader[Rules]):
    """The part of reading that all rounds share: holdings, in cards or in points."""

    def __init__(self, table: RummyTable) -> None:
        players = players_dealt_to(table)
        super().__init__(table, pack_for(table.rules, players))
        self.rules, self.dealt = table.rules, cards_each(table.rules, players)

    def refuse_members(self, document: Document, names: Sequence[str], why: str) -> None:
        """Refuses members that have no meaning under these rules."""
        for name in names:
            if document.get(name) not in (None, False, [], {}):
                self.wrong(f"/{name}", "round_must_fit_the_rules", f"{why} Leave {name} out.")

    def check_total(self, path: str, name: str, points: int, totals: Totals, cards: int) -> None:
        """Refuses a total that no cards can make, with what they could."""
        if points in totals:
            return
        if points > totals.largest:
            message = f"{name} cannot have {points}: {so_many(cards, 'card')} count {totals.largest} at most."
            expected: Any = totals.largest
        else:
            expected = totals.beside(points)
            near = " or ".join(map(str, expected))
            message = f"{name} cannot have {points}: the nearest that cards make is {near}."
        self.wrong(path, "round_must_be_possible", message, expected, points)

    def meld(self, cards: Cards, path: str, jokers: str | None) -> Meld | None:
        """A meld as it lies on the table."""
        before = len(self.violations)
        if len({card.rank for card in cards}) > 1 or self.pack.packs > 1:
            self.require_suits(cards, path, "Melds tell suits apart.")
        if len(self.violations) > before:
            return None
        melds = melds_of(self.rules.melding, cards)
        if isinstance(melds, NoMeld):
            self.wrong(path, "meld_must_be_one", melds.message)
            return None
        return melds[-1 if jokers else 0].lying(JokersLie(jokers) if jokers else None)
