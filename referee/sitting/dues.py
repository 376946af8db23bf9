"""The dues of a game: units that its acts make due become money that has to move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from referee.families.acts import END
from referee.families.steps import Due
from referee.money.stakes import Movement, shared
from referee.sitting.opening import Opening
from referee.sitting.sheet import Entry

CREATED_EVENT = 1
"""The event with which the first stakes are due."""


def movements(opening: Opening, entries: Iterable[Entry]) -> list[Movement]:
    """All money that has to have moved by now; none in a game without a stake."""
    owed = opening_movements(opening)
    for entry in entries:
        owed += entry_movements(opening, entry)
    return owed


def opening_movements(opening: Opening) -> list[Movement]:
    """The money that sitting down makes due."""
    return _movements(opening, opening.step().dues, event=CREATED_EVENT)


def entry_movements(opening: Opening, entry: Entry) -> list[Movement]:
    """The money that one act makes due."""
    return _movements(opening, entry.dues, event=entry.recorded.event)


def if_it_ended_now(opening: Opening, table: Any) -> list[Movement]:
    """The money that would move if the players agreed to end now; none where they cannot."""
    if opening.family.act(END) is None:
        return []
    ended = opening.family.engine.play(table, {"kind": END, "reason": "agreed"})
    return _movements(opening, ended.dues, event=CREATED_EVENT)


def _movements(opening: Opening, dues: Iterable[Due], *, event: int) -> list[Movement]:
    if opening.stake is None:
        return []
    unit = int(opening.stake["amount"])
    return [
        movement
        for due in dues
        for movement in shared(due.payer, due.payees, due.units * unit, event=event, reason=due.reason)
    ]
