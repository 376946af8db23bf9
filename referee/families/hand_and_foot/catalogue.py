"""The variants of Hand and Foot, and their rules as values, as JSON and in words."""

from __future__ import annotations

from referee.families.hand_and_foot.rulebook.book import rulebook
from referee.families.hand_and_foot.rules.cards import NATURALS
from referee.families.hand_and_foot.rules.consistency import FITTING
from referee.families.hand_and_foot.rules.house_rules import HOUSE_RULES
from referee.families.hand_and_foot.rules.options import Rules
from referee.families.hand_and_foot.rules.variants import VARIANTS
from referee.families.melds.endings import ending_in_short
from referee.families.protocol import Cards
from referee.families.rounds.catalogue import RoundsCatalogue
from referee.words.said import Said


class HandAndFootCatalogue(RoundsCatalogue[Rules]):
    """Books of seven, from a hand and a foot each."""

    def __init__(self) -> None:
        about = "Options of Hand and Foot; each may be left out."
        super().__init__(Rules, VARIANTS, HOUSE_RULES, about=about, fitting=FITTING)

    def rulebook(self, rules: Rules, *, title: str, players: int | None) -> str:
        """The rules as readable Markdown."""
        return rulebook(rules, title=title, players=players)

    def end_in_short(self, rules: Rules) -> Said | str:
        """The end of a game in a few words."""
        return ending_in_short(rules.end)

    def cards(self, rules: Rules) -> Cards:
        """The cards it is played with; only the suits of threes matter."""
        ranks = (*(("joker",) if rules.pack.jokers_each else ()), "2", *NATURALS, "3")
        return Cards(ranks=ranks, suits=("C", "D", "H", "S"), suited_ranks=("3",))
