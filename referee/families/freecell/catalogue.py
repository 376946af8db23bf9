"""FreeCell, and its rules as values, as JSON and in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.families.freecell.rules.house_rules import HOUSE_RULES
from referee.families.freecell.rules.options import FITTING, Rules
from referee.families.freecell.rules.variants import RULE_SETS
from referee.families.patience.catalogue import PatienceCatalogue
from referee.families.patience.rulebook.book import Part, rulebook
from referee.families.patience.rules.headings import Heading

_ABOUT = (
    "One pack of 52 cards is dealt face up in columns, and a few cells are free to put cards aside. The aim "
    "is to bring all cards up on four foundations."
)
_OWN: Mapping[Heading, Sequence[Part]] = {
    Heading.LAYOUT: ["columns", ("All cards are dealt face up.",), "cells"],
    Heading.MOVES: [
        ("The last card of a column goes to an empty cell, and any card comes back from there.",)
    ],
}


class FreecellCatalogue(PatienceCatalogue[Rules]):
    """FreeCell, with as many cells and columns as one likes."""

    def __init__(self) -> None:
        about = "Options of FreeCell; each may be left out."
        super().__init__(Rules, RULE_SETS, HOUSE_RULES, about=about, fitting=FITTING)

    def rulebook(self, rules: Rules, *, title: str, players: int | None) -> str:
        """The rules as readable Markdown."""
        return rulebook(rules, _OWN, title=title, about=_ABOUT)
