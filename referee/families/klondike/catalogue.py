"""The variants of Klondike, and their rules as values, as JSON and in words."""

from __future__ import annotations

from dataclasses import replace

from referee.families.klondike.rules.options import FITTING, Rules
from referee.families.klondike.rules.variants import HOUSE_RULES, RULE_SETS
from referee.families.options.catalogue import OptionsCatalogue
from referee.families.patience.rulebook import rulebook
from referee.families.patience.rules import Heading
from referee.families.patience.summary import CARDS, has_pot, in_short
from referee.families.protocol import Cards, Summary

_ABOUT = (
    "One pack of 52 cards is dealt in columns, and the stock is turned card by card. The aim is to bring all "
    "cards up on four foundations."
)
_OWN = {
    Heading.LAYOUT: ("The 24 cards that are left are the stock, face down.",),
    Heading.MOVES: ("A card that is uncovered is turned up with the move that uncovers it.",),
    Heading.STOCK: ("The last card of the waste can be played.",),
}


class KlondikeCatalogue(OptionsCatalogue[Rules]):
    """Klondike, by one card or three, with points or for money."""

    def __init__(self) -> None:
        about = "Options of Klondike; each may be left out."
        super().__init__(Rules, RULE_SETS, HOUSE_RULES, about=about, fitting=FITTING)

    def rulebook(self, rules: Rules, *, title: str, players: int | None) -> str:
        """The rules as readable Markdown."""
        return rulebook(rules, _OWN, title=title, about=_ABOUT)

    def summary(self, variant_id: str, rules: Rules) -> Summary:
        """The rules as a score sheet on paper has room for them."""
        return replace(super().summary(variant_id, rules), **in_short(rules))

    def cards(self, rules: Rules) -> Cards:
        """The cards it is played with."""
        return CARDS

    def has_pot(self, rules: Rules) -> bool:
        """Whether stakes are collected in a pot."""
        return has_pot(rules)
