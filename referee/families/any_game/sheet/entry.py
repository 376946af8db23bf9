"""The entry of a round of any game: one number for each side."""

from __future__ import annotations

from referee.families.any_game.rules.options import Rules
from referee.families.entry import Entry
from referee.families.rounds.points import points_form


def entry_of(_rules: Rules) -> Entry:
    """The entry of a round, the same under all rules.

    >>> [row.at for row in entry_of(Rules()).forms[0].rows]
    ['/points/{side}']
    """
    return Entry((points_form(),))
