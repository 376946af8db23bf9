"""The columns of the score sheet on paper: the player out first, and the counts."""

from __future__ import annotations

from referee.families.columns import COMINGS_AND_GOINGS, OUT, Column, Content, SheetColumns
from referee.families.documents import Document
from referee.families.snip_snap.scoring.deal import OUT_OF_COUNTERS
from referee.words.said import Said


def _out(deal: Document) -> str:
    return deal.get("out") or ""


def _counts(member: str, deal: Document) -> str:
    """The count of each player: `p1 3 · p3 5`."""
    return " · ".join(f"{player} {count}" for player, count in (deal.get(member) or {}).items())


COLUMNS = SheetColumns(
    columns=(
        Column("out", Said("snip_snap-column-out"), _out, Content.PLAYER),
        Column(
            "cards_left",
            Said("snip_snap-column-cards-left"),
            lambda deal: _counts("cards_left", deal),
            on_page=False,
        ),
        Column(
            "passes", Said("snip_snap-column-passes"), lambda deal: _counts("passes", deal), on_page=False
        ),
        Column("pot", Said("snip_snap-column-pot"), lambda deal: str(deal.get("pot", "")), on_page=False),
        Column("paid", Said("snip_snap-column-fines"), lambda deal: _counts("paid", deal), on_page=False),
    ),
    marks={OUT_OF_COUNTERS: (OUT,), **COMINGS_AND_GOINGS},
)
