"""The reading that all rounds share: of melds, and of totals that cards can make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.families.documents import Document
from referee.families.melds.reading import CardsReader
from referee.families.melds.totals import Totals
from referee.families.rummy.rules.consistency import cards_each, pack_for
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.scoring.lines import RummyTable, players_dealt_to
from referee.families.rummy.table.melds import Cards, JokersLie, Meld, NoMeld, melds_of
from referee.words.said import Argument, Said, Typed, with_or


class HandsReader(CardsReader[Rules]):
    """The part of reading that all rounds share: holdings, in cards or in points."""

    def __init__(self, table: RummyTable) -> None:
        players = players_dealt_to(table)
        super().__init__(table, pack_for(table.rules, players))
        self.rules, self.dealt = table.rules, cards_each(table.rules, players)

    def refuse_members(self, document: Document, names: Sequence[str], refusal: str) -> None:
        """Refuses members that have no meaning under these rules, with a message that gets its `$name`."""
        for name in names:
            if document.get(name) not in (None, False, [], {}):
                self.wrong(f"/{name}", "round_must_fit_the_rules", Said(refusal, {"name": Typed(name)}))

    def check_total(self, path: str, seat: int, points: int, totals: Totals, cards: int) -> None:
        """Refuses a total of a player's that no cards can make, with what they could."""
        if points in totals:
            return
        args: dict[str, Argument] = {"player": self.person(seat), "points": points}
        if points > totals.largest:
            expected: Any = totals.largest
            message = Said("rummy-total-too-large", {**args, "cards": cards, "most": expected})
        else:
            expected = totals.beside(points)
            message = Said("rummy-total-between", {**args, "nearest": with_or(expected)})
        self.wrong(path, "round_must_be_possible", message, expected, points)

    def meld(self, cards: Cards, path: str, jokers: str | None) -> Meld | None:
        """A meld as it lies on the table."""
        before = len(self.violations)
        if len({card.rank for card in cards}) > 1 or self.pack.packs > 1:
            self.require_suits(cards, path, Said("rummy-which-suit-of-meld"))
        if len(self.violations) > before:
            return None
        melds = melds_of(self.rules.melding, cards)
        if isinstance(melds, NoMeld):
            self.wrong(path, "meld_must_be_one", melds.message)
            return None
        return melds[-1 if jokers else 0].lying(JokersLie(jokers) if jokers else None)
