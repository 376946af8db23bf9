"""The variants of this family, and their rules as values, as JSON and in words."""

from __future__ import annotations

from referee.cards import SUITS
from referee.families.escoba.rulebook.book import rulebook
from referee.families.escoba.rules.consistency import FITTING
from referee.families.escoba.rules.house_rules import HOUSE_RULES
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.rules.play import Pack
from referee.families.escoba.rules.variants import VARIANTS
from referee.families.escoba.table.pack import RANKS, SPANISH_RANKS, SPANISH_SUITS
from referee.families.protocol import Cards
from referee.families.rounds.catalogue import RoundsCatalogue
from referee.families.rounds.terms import Tie
from referee.words.said import Said


class EscobaCatalogue(RoundsCatalogue[Rules]):
    """Escoba, as Denexa Games, Fournier and Argentina play it."""

    def __init__(self) -> None:
        about = "Options of the Escoba family; each may be left out."
        super().__init__(Rules, VARIANTS, HOUSE_RULES, about=about, fitting=FITTING)

    def rulebook(self, rules: Rules, *, title: str, players: int | None) -> Said:
        """The rules as readable Markdown."""
        return rulebook(rules, title=title, players=players)

    def end_in_short(self, rules: Rules) -> Said | str:
        """The end of a game in a few words; a number of rounds is not among them."""
        target, tie = rules.end.target, "alone" if rules.end.tie is Tie.PLAY_ON else "shared"
        return "" if target is None else Said("escoba-end-in-short", {"target": target, "tie": tie})

    def cards(self, rules: Rules) -> Cards:
        """The cards it is played with, of the pack on the table."""
        if rules.pack is Pack.SPANISH:
            return Cards(SPANISH_RANKS, tuple(SPANISH_SUITS), SPANISH_RANKS, rules.pack.value)
        return Cards(RANKS, tuple(SUITS), RANKS)
