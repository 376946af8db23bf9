"""Examples of claims for every game of patience, with a game's own layouts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.families.documents import Document
from referee.families.shapes import Example

Examples = Mapping[str, tuple[Example, ...]]
"""By kind of claim."""


def questions(
    game: Document, *, layout: Document, start: Document, audited: Document, moves: Sequence[Document]
) -> Examples:
    """Examples of the claims that need no words of the game's own.

    The `moves` begin with the layout `audited`; `game` is the body that creates the game.
    """
    at, audit = {"layout": layout}, {"start": audited, "moves": [*moves]}
    return {
        "moves": (Example("moves", "Everything that can be done", at, game),),
        "layout": (Example("layout", "Whether cards can lie so", at, game),),
        "start": (Example("start", "A deal before the first move", {"layout": start}, game),),
        "won": (Example("won", "Whether it is won, or sure to be", at, game),),
        "stuck": (Example("stuck", "Whether nothing is left to do", at, game),),
        "audit": (Example("audit", "Moves one after the other", audit, game),),
    }
