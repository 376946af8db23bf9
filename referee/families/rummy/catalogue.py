"""The variants of the Rummy family, and their rules as values, as JSON and in words."""

from __future__ import annotations

from referee.cards import JOKER
from referee.families.melds.endings import ending_in_short
from referee.families.protocol import Cards
from referee.families.rounds.catalogue import RoundsCatalogue
from referee.families.rummy.rulebook.book import rulebook
from referee.families.rummy.rules.cards import RANKS
from referee.families.rummy.rules.consistency import FITTING
from referee.families.rummy.rules.house_rules import HOUSE_RULES
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.rules.variants import VARIANTS
from referee.words.said import Said


class RummyCatalogue(RoundsCatalogue[Rules]):
    """Sets, runs and deadwood: Rummy, Rummy 500 and Gin."""

    def __init__(self) -> None:
        about = "Options of the Rummy family; each may be left out."
        super().__init__(Rules, VARIANTS, HOUSE_RULES, about=about, fitting=FITTING)

    def rulebook(self, rules: Rules, *, title: str, players: int | None) -> str:
        """The rules as readable Markdown."""
        return rulebook(rules, title=title, players=players)

    def end_in_short(self, rules: Rules) -> Said | str:
        """The end of a game in a few words."""
        return ending_in_short(rules.end)

    def cards(self, rules: Rules) -> Cards:
        """The cards it is played with, the suit of each of which may matter."""
        jokers = (JOKER,) if rules.pack.jokers else ()
        ranks = (*jokers, *reversed(RANKS))
        return Cards(ranks=ranks, suits=("C", "D", "H", "S"), suited_ranks=RANKS)
