"""The room for several cards that go from column to column at once."""

from __future__ import annotations

from referee.families.patience.rules.laws import Group, Laws
from referee.families.patience.table.layout import Layout


def room_for(laws: Laws, layout: Layout, target: int) -> int | None:
    """The number of cards that may go to this column at once; None for no bound.

    Each empty cell holds a card by the way. An empty column by the way holds as many cards as could go
    without it, so that each doubles them. The goal itself is none; nor is the column that is left, nor any
    where only kings may fill a space.

    Source: M. Keller, FreeCell FAQ; AisleRiot, freecell.

    >>> from referee.families.patience.table.layout import Column
    >>> laws = Laws(3, Group.SUPERMOVE, "group", any_to_space=True, from_foundation=False, cells=2)
    >>> layout = Layout(columns=(Column(), Column(), Column()), cells=(None, None))
    >>> room_for(laws, layout, 0)
    12
    """
    if laws.group in {Group.PART, Group.WHOLE}:
        return None
    if laws.group is Group.SINGLE:
        return 1
    by_cells = 1 + layout.cells.count(None)
    return by_cells << spaces_by_the_way(laws, layout, target)


def spaces_by_the_way(laws: Laws, layout: Layout, target: int) -> int:
    """The number of empty columns that can hold cards while others go to this one."""
    if laws.group is not Group.SUPERMOVE or not laws.any_to_space:
        return 0
    return sum(column.is_empty for at, column in enumerate(layout.columns) if at != target)
