"""The rule book: the options as rules that people can read, in Markdown.

Written from the options alone, so that a table with its own house rules has its own book. What an
option means is said by its messages (`words/`), and the sections here say how it plays together with
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
from referee.families.options.book import Line, book_of_messages, players_args
from referee.families.options.messages import message
from referee.words.said import Said

Section = Callable[[Rules, int | None], Iterable[Line]]
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
_AIMS = {Payers.BY_DECLARATION: "declaration", Payers.ALL_BUT_LOWEST: "lowest"}


def rulebook(rules: Rules, *, title: str, players: int | None = None) -> Said:
    """The rules in Markdown, ending in a line break; with the numbers of a table for so many `players`.

    >>> rulebook(Rules(), title="Cucumber").id
    'options-book'
    """
    aim = _AIMS.get(rules.last_trick.payers, "highest")
    opening = message(rules, "opening", {**players_args(rules.players), "aim": aim})
    sections = (
        (message(rules, f"heading-{heading}"), section(rules, players))
        for heading, section in _SECTIONS.items()
    )
    return book_of_messages(title, opening, sections)
