"""The columns of the score sheet on paper: sets laid down, and given away."""

from __future__ import annotations

from referee.families.columns import Column, SheetColumns
from referee.families.documents import Document
from referee.words.said import Said


def _sets(deal: Document) -> str:
    """The ranks of each player, if they were given: `p1 A 7 · p2 K`."""
    sets = deal.get("sets") or {}
    return " · ".join(f"{player} {' '.join(ranks)}" for player, ranks in sets.items())


def _given_away(deal: Document) -> str:
    return " ".join(f"{forfeit['from']}>{forfeit['to']}" for forfeit in deal.get("forfeits") or ())


COLUMNS = SheetColumns(
    columns=(
        Column("sets", Said("books-column-sets"), _sets, on_page=False),
        Column("forfeits", Said("books-column-given-away"), _given_away, on_page=False),
    ),
)
