"""The rule book, in Markdown."""

from __future__ import annotations

from referee.families.any_game.rules.headings import Heading
from referee.families.any_game.rules.options import Rules, ends_by_itself
from referee.families.options.book import book, players_text, section_sentences

_POINTS = (
    "After each round every side is given its points: a whole number, which may be 0 or below 0.",
    "All points of a side are added up to its score, which may be below 0, too.",
)


def rulebook(rules: Rules, *, title: str) -> str:
    """The rules in Markdown, ending in a line break.

    >>> rulebook(Rules(), title="Any game").splitlines()[0]
    '# Any game'
    """
    opening = (
        f"A game for {players_text(rules.players)}. They play it by rules of their own, and write down "
        "after each round what everybody scored."
    )
    also = "also " if ends_by_itself(rules) else ""
    agreed = f"The game is {also}over when the table says so; equal best scores then share the win."
    order = ("end.target", "end.rounds", [agreed], "end.best", "end.tie")
    sections = {heading: section_sentences(rules, heading) for heading in Heading}
    sections |= {
        Heading.POINTS: iter(_POINTS),
        Heading.END: section_sentences(rules, Heading.END, *order),
    }
    return book(title, opening, {str(heading): sections[heading] for heading in Heading})
