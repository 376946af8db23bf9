"""The columns of a printed score sheet, and of files for spreadsheets."""

from __future__ import annotations

from collections.abc import Callable

from referee.families.columns import Column, SheetColumns
from referee.families.documents import Document
from referee.families.escoba.scoring.categories import CATEGORIES
from referee.words.said import Said


def _escobas(entry: Document) -> str:
    """The escobas of each side: `2 · 1`."""
    return " · ".join(str(count) for count in (entry.get("escobas") or {}).values())


def _scoring_sides(kind: str) -> Callable[[Document], str]:
    """The sides that scored in a category."""
    return lambda entry: " ".join(
        line["side"] for line in entry["lines"] if line["kind"] == kind and line["points"]
    )


COLUMNS = SheetColumns(
    columns=(
        Column("escobas", Said("escoba-count-escobas"), _escobas),
        *(
            Column(kind, Said("escoba-category", {"category": kind}), _scoring_sides(kind), on_page=False)
            for kind in CATEGORIES
        ),
    )
)
