"""The part of a rule book that games of patience share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from referee.families.options.book import book, own_sentences, players_text
from referee.families.patience.rules.headings import Heading
from referee.families.patience.rules.options import PatienceRules

Sections = Mapping[Heading, Iterable[str]]
_COMMON: Sections = {
    Heading.MOVES: (
        "A card goes to the end of a column if it is one lower than the last card there, and of the other "
        "colour: a red jack goes on a black queen.",
    ),
    Heading.FOUNDATIONS: ("Each suit goes up by one on its foundation, from the ace to the king.",),
    Heading.SCORE: ("A deal is won when all 52 cards are up. One that is given up is scored as it lies.",),
    Heading.END: ("The game ends at the latest when the players say so.",),
}
"""Sentences of all games; they stand after the game's own ones and before those of the options."""


def rulebook(rules: PatienceRules, own: Sections, *, title: str, about: str) -> str:
    """The rules in Markdown, with a family's own sentences by heading, after the text `about` its game."""
    sections = {
        str(heading): [*own.get(heading, ()), *_COMMON.get(heading, ()), *own_sentences(rules, heading)]
        for heading in Heading
    }
    return book(title, f"A game for {players_text(rules.players)}. {about}{_several(rules)}", sections)


def _several(rules: PatienceRules) -> str:
    if rules.players.max == 1:
        return ""
    return " With several players everybody plays a deal with a pack of their own, and results are compared."
