"""The rule book: the options as rules that people can read, in Markdown.

Written from the options alone, so that a table with its own house rules has its own book. What an
option means is defined with it (`rules/sections/`), and the sections here say how it plays together with
others; a rule that cannot come into play is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from referee.families.cucumber.rulebook.cards import cards_section, changing_section, deal_section
from referee.families.cucumber.rulebook.play import last_trick_section, play_section
from referee.families.cucumber.rulebook.score import costs_section, limit_section, score_section
from referee.families.cucumber.rulebook.table import (
    buying_in_section,
    end_section,
    money_section,
    people_section,
)
from referee.families.cucumber.rules.headings import Heading
from referee.families.cucumber.rules.options import Payers, Rules
from referee.families.options.book import book, players_text

Section = Callable[[Rules, int | None], Iterable[str]]
_SECTIONS: Mapping[Heading, Section] = {
    Heading.CARDS: cards_section,
    Heading.DEAL: deal_section,
    Heading.CHANGING: changing_section,
    Heading.PLAY: play_section,
    Heading.LAST_TRICK: last_trick_section,
    Heading.COSTS: costs_section,
    Heading.LIMIT: limit_section,
    Heading.SCORE: score_section,
    Heading.BUYING_IN: buying_in_section,
    Heading.END: end_section,
    Heading.MONEY: money_section,
    Heading.PEOPLE: people_section,
}


def rulebook(rules: Rules, *, title: str, players: int | None = None) -> str:
    """The rules in Markdown, ending in a line break; with the numbers of a table for so many `players`.

    >>> rulebook(Rules(), title="Cucumber").splitlines()[0]
    '# Cucumber'
    """
    sections = {str(heading): section(rules, players) for heading, section in _SECTIONS.items()}
    return book(title, _aim(rules), sections)


def _aim(rules: Rules) -> str:
    players = players_text(rules.players)
    return f"A game for {players}. Cards are played in tricks, clockwise, and {_counts(rules)}"


def _counts(rules: Rules) -> str:
    if rules.last_trick.payers is Payers.BY_DECLARATION:
        return "only the card counts that is left after them: the aim is to have the lowest."
    aim = "not to have the highest card in it"
    if rules.last_trick.payers is Payers.ALL_BUT_LOWEST:
        aim = "to have the lowest card in it"
    return f"only the last trick of a hand counts: the aim is {aim}."
