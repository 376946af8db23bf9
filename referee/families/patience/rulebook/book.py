"""The part of a rule book that games of patience share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from referee.families.options.book import book, players_text, section_sentences
from referee.families.patience.rules.headings import Heading
from referee.families.patience.rules.options import PatienceRules

Part = str | Iterable[str]
"""The name of an option, or sentences that are always the same."""
_COMMON: Mapping[Heading, Sequence[Part]] = {
    Heading.MOVES: [
        (
            "A card goes to the end of a column if it is one lower than the last card there, and of the "
            "other colour: a red jack goes on a black queen.",
        )
    ],
    Heading.FOUNDATIONS: [("Each suit goes up by one on its foundation, from the ace to the king.",)],
    Heading.SCORE: [("A deal is won when all 52 cards are up. One that is given up is scored as it lies.",)],
    Heading.END: ["end.target", "end.rounds", ("The game ends at the latest when the players say so.",)],
}
"""The sections' beginnings in the books of all games; a game's own parts stand behind them."""


def rulebook(rules: PatienceRules, own: Mapping[Heading, Sequence[Part]], *, title: str, about: str) -> str:
    """The rules in Markdown, with a family's own parts by heading, after the text `about` its game."""
    sections = {
        str(heading): section_sentences(rules, heading, *_COMMON.get(heading, ()), *own.get(heading, ()))
        for heading in Heading
    }
    return book(title, f"A game for {players_text(rules.players)}. {about}{_several(rules)}", sections)


def _several(rules: PatienceRules) -> str:
    if rules.players.max == 1:
        return ""
    return " With several players everybody plays a deal with a pack of their own, and results are compared."
