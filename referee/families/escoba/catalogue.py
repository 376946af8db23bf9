"""The variants of this family, and their rules as values, as JSON and in words."""

from __future__ import annotations

from dataclasses import replace

from referee.cards import SUITS
from referee.families.escoba.rulebook.book import rulebook
from referee.families.escoba.rules.consistency import FITTING
from referee.families.escoba.rules.house_rules import HOUSE_RULES
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.rules.play import Pack
from referee.families.escoba.rules.score import Payout
from referee.families.escoba.rules.variants import VARIANTS
from referee.families.escoba.table.pack import RANKS
from referee.families.options.catalogue import OptionsCatalogue
from referee.families.protocol import Cards, Summary
from referee.families.rounds.terms import Tie


class EscobaCatalogue(OptionsCatalogue[Rules]):
    """Escoba, as Denexa Games, Fournier and Argentina play it."""

    def __init__(self) -> None:
        about = "Options of the Escoba family; each may be left out."
        super().__init__(Rules, VARIANTS, HOUSE_RULES, about=about, fitting=FITTING)

    def rulebook(self, rules: Rules, *, title: str, players: int | None) -> str:
        """The rules as readable Markdown."""
        return rulebook(rules, title=title, players=players)

    def summary(self, variant_id: str, rules: Rules) -> Summary:
        """The rules as a score sheet on paper has room for them."""
        target, alone = rules.end.target, " and alone in front" if rules.end.tie is Tie.PLAY_ON else ""
        return replace(
            super().summary(variant_id, rules),
            target=target,
            target_text="" if target is None else f"{target}{alone} wins",
            best=rules.end.best,
        )

    def cards(self, rules: Rules) -> Cards | None:
        """The cards it is played with, where they are written as everywhere."""
        return None if rules.pack is Pack.SPANISH else Cards(RANKS, tuple(SUITS), RANKS)

    def has_pot(self, rules: Rules) -> bool:
        """True if stakes are collected in a pot."""
        return rules.stakes.payout is Payout.POT
