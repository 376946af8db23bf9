"""The variants of Klondike, and their rules as values, as JSON and in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.families.klondike.rules.house_rules import HOUSE_RULES
from referee.families.klondike.rules.options import FITTING, Rules
from referee.families.klondike.rules.variants import RULE_SETS
from referee.families.patience.catalogue import PatienceCatalogue
from referee.families.patience.rulebook.book import Part, rulebook
from referee.families.patience.rules.headings import Heading

_ABOUT = (
    "One pack of 52 cards is dealt in columns, and the stock is turned card by card. The aim is to bring all "
    "cards up on four foundations."
)
_OWN: Mapping[Heading, Sequence[Part]] = {
    Heading.LAYOUT: ["columns", ("The 24 cards that are left are the stock, face down.",)],
    Heading.MOVES: [("A card that is uncovered is turned up with the move that uncovers it.",)],
    Heading.STOCK: ["draw", ("The last card of the waste can be played.",)],
}


class KlondikeCatalogue(PatienceCatalogue[Rules]):
    """Klondike, by one card or three, with points or for money."""

    def __init__(self) -> None:
        about = "Options of Klondike; each may be left out."
        super().__init__(Rules, RULE_SETS, HOUSE_RULES, about=about, fitting=FITTING)

    def rulebook(self, rules: Rules, *, title: str, players: int | None) -> str:
        """The rules as readable Markdown."""
        return rulebook(rules, _OWN, title=title, about=_ABOUT)
