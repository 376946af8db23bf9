"""The rule book: the options as rules that people can read, in Markdown.

Written from the options alone, so that a table with its own house rules has its own book. What an option
means is said by its messages (`words/`), and the sections here say how it plays together with others; a rule
that cannot come into play is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from referee.families.bourre.rulebook.cards import deal_section, draw_section, stay_section
from referee.families.bourre.rulebook.chips import (
    ante_section,
    bourre_section,
    chips_section,
    faults_section,
    pot_section,
)
from referee.families.bourre.rulebook.play import play_section
from referee.families.bourre.rulebook.table import end_section, money_section, people_section
from referee.families.bourre.rules.headings import Heading
from referee.families.bourre.rules.options import Rules
from referee.families.options.book import book_of_messages, players_args
from referee.families.options.messages import message
from referee.words.said import Said

Section = Callable[[Rules, int | None], Iterable[Said]]
_SECTIONS: Mapping[Heading, Section] = {
    Heading.DEAL: deal_section,
    Heading.STAY: stay_section,
    Heading.DRAW: draw_section,
    Heading.PLAY: play_section,
    Heading.ANTE: ante_section,
    Heading.POT: pot_section,
    Heading.BOURRE: bourre_section,
    Heading.FAULTS: faults_section,
    Heading.CHIPS: chips_section,
    Heading.END: end_section,
    Heading.MONEY: money_section,
    Heading.PEOPLE: people_section,
}


def rulebook(rules: Rules, *, title: str, players: int | None = None) -> Said:
    """The rules in Markdown, ending in a line break; with the numbers of a table for so many `players`.

    >>> rulebook(Rules(), title="Bourré").id
    'options-book'
    """
    opening = message(rules, "opening", {**players_args(rules.players), "by": rules.pot.won_by.value})
    sections = (
        (message(rules, f"heading-{heading}"), section(rules, players))
        for heading, section in _SECTIONS.items()
    )
    return book_of_messages(title, opening, sections)
