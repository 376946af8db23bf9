"""Reading the parts that several kinds of claims have."""

from __future__ import annotations

from typing import Any

from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.patience.table.layout import Layout
from referee.families.patience.table.reading import Reader
from referee.families.rounds.table import Table

_STEPS_OF_A_LIST = 400


def layout_of(table: Table[Any], claim: Document) -> Layout:
    """The layout of a claim.

    :raises RulesError: when it cannot be read, or contradicts itself.
    """
    reader = Reader(table.rules.laws)
    layout = reader.possible_layout(claim["layout"], "/layout")
    reader.finish()
    return layout


def take_steps(steps: Steps | None) -> None:
    """Takes the steps of a list of all moves."""
    if steps is not None:
        steps.take(_STEPS_OF_A_LIST)
