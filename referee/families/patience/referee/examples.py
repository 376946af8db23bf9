"""What can be recorded and asked in every game of patience, as examples with a game's own layouts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.families.patience.referee.kinds import Examples
from referee.families.shapes import Example

Document = Mapping[str, Any]


def several(game: Document) -> Example:
    """A deal of two players; `game` is what it is created with."""
    results = {"p1": {"cards": 17}, "p2": {"cards": 52}}
    return Example("of_several", "Two players, each with a pack of their own", {"results": results}, game)


def questions(
    game: Document, *, layout: Document, start: Document, audited: Document, moves: Sequence[Document]
) -> Examples:
    """The claims that need no words of the game's own: `moves` begin with the layout `audited`."""
    at, told = {"layout": layout}, {"start": audited, "moves": [*moves]}
    return {
        "moves": (Example("moves", "Everything that can be done", at, game),),
        "layout": (Example("layout", "Whether cards can lie so", at, game),),
        "start": (Example("start", "A deal before the first move", {"layout": start}, game),),
        "won": (Example("won", "Whether it is won, or sure to be", at, game),),
        "stuck": (Example("stuck", "Whether nothing is left to do", at, game),),
        "audit": (Example("audit", "Moves one after the other", told, game),),
    }
