"""The variants of Authors and Go Fish, and their rules as values, as JSON and in words."""

from __future__ import annotations

from referee.cards import SUITS
from referee.families.books.rulebook.book import rulebook
from referee.families.books.rules.asking import AskFor
from referee.families.books.rules.consistency import FITTING
from referee.families.books.rules.house_rules import HOUSE_RULES
from referee.families.books.rules.options import NOUN, Rules
from referee.families.books.rules.sets import RANKS
from referee.families.books.rules.variants import RULE_SETS
from referee.families.protocol import Cards
from referee.families.rounds.catalogue import RoundsCatalogue


class BooksCatalogue(RoundsCatalogue[Rules]):
    """Ask for cards and lay down books: Authors, Go Fish."""

    noun = NOUN

    def __init__(self) -> None:
        about = "Options of Authors and Go Fish; each may be left out."
        super().__init__(Rules, RULE_SETS, HOUSE_RULES, about=about, fitting=FITTING)

    def rulebook(self, rules: Rules, *, title: str, players: int | None) -> str:
        """The rules as readable Markdown."""
        return rulebook(rules, title=title, players=players)

    def cards(self, rules: Rules) -> Cards:
        """The cards it is played with; suits matter where single cards are asked for, or colours count."""
        suited = rules.ask.for_ is AskFor.CARD or rules.set.same_colour
        return Cards(RANKS, tuple(SUITS), RANKS if suited else ())
