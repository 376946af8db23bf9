"""The variants of Authors and Go Fish, and their rules as values, as JSON and in words."""

from __future__ import annotations

from dataclasses import replace

from referee.cards import SUITS
from referee.families.books.rulebook.book import rulebook
from referee.families.books.rules.asking import AskFor
from referee.families.books.rules.consistency import FITTING
from referee.families.books.rules.ending import NOUN
from referee.families.books.rules.house_rules import HOUSE_RULES
from referee.families.books.rules.options import Payout, Rules
from referee.families.books.rules.sets import RANKS
from referee.families.books.rules.variants import RULE_SETS
from referee.families.options.catalogue import OptionsCatalogue
from referee.families.protocol import Cards, Summary
from referee.families.rounds.options import end_in_short


class BooksCatalogue(OptionsCatalogue[Rules]):
    """Ask for cards and lay down books: Authors, Go Fish."""

    def __init__(self) -> None:
        about = "Options of Authors and Go Fish; each may be left out."
        super().__init__(Rules, RULE_SETS, HOUSE_RULES, about=about, fitting=FITTING)

    def rulebook(self, rules: Rules, *, title: str, players: int | None) -> str:
        """The rules as readable Markdown."""
        return rulebook(rules, title=title, players=players)

    def summary(self, variant_id: str, rules: Rules) -> Summary:
        """The rules as a score sheet on paper has room for them."""
        target = rules.end.target
        return replace(
            super().summary(variant_id, rules),
            target=target,
            target_text=end_in_short(target, rules.end.rounds, NOUN),
            best=rules.end.best,
        )

    def cards(self, rules: Rules) -> Cards:
        """The cards it is played with; suits matter where single cards are asked for, or colours count."""
        suited = rules.ask.for_ is AskFor.CARD or rules.set.same_colour
        return Cards(RANKS, tuple(SUITS), RANKS if suited else ())

    def has_pot(self, rules: Rules) -> bool:
        """True when stakes are collected in a pot."""
        return rules.stakes.payout is Payout.POT
