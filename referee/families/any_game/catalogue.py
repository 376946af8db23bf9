"""The variants of any game, and their rules as values, as JSON and in words."""

from __future__ import annotations

from referee.families.any_game.rulebook.book import rulebook
from referee.families.any_game.rules.consistency import FITTING
from referee.families.any_game.rules.house_rules import HOUSE_RULES
from referee.families.any_game.rules.options import Rules
from referee.families.any_game.rules.variants import RULE_SETS
from referee.families.rounds.catalogue import RoundsCatalogue


class AnyGameCatalogue(RoundsCatalogue[Rules]):
    """Games that are played by rules of the table's own."""

    def __init__(self) -> None:
        about = "Options of any game; each may be left out."
        super().__init__(Rules, RULE_SETS, HOUSE_RULES, about=about, fitting=FITTING)

    def rulebook(self, rules: Rules, *, title: str, players: int | None) -> str:
        """The rules as readable Markdown."""
        return rulebook(rules, title=title)
