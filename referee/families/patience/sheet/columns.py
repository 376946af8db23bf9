"""The columns of a game of patience on paper: cards up, and deals won."""

from __future__ import annotations

from typing import Any

from referee.families.columns import Column, SheetColumns
from referee.families.documents import Document
from referee.words.said import Said


def _of_each_deal(entry: Document, member: str) -> list[Any]:
    """The member of each player's deal."""
    results = entry["results"].values() if "results" in entry else [entry]
    return [result[member] for result in results]


def _cards(entry: Document) -> str:
    return " ".join(map(str, _of_each_deal(entry, "cards")))


def _won(entry: Document) -> tuple[Said | str, ...]:
    won = _of_each_deal(entry, "won")
    return tuple(Said("patience-cell-won") if is_won else "–" for is_won in won) if any(won) else ()


COLUMNS = SheetColumns(
    columns=(
        Column("cards_up", Said("patience-column-cards-up"), _cards),
        Column("won", Said("patience-column-won"), _won),
    )
)
