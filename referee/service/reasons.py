"""The reasons for which money moves: the common ones, and those of the families here."""

from __future__ import annotations

from referee.families.registry import families
from referee.money.stakes import Reason


def reasons_of_games() -> tuple[str, ...]:
    """Every reason that a transfer of a game may have.

    >>> {"stake", "payout", "reversal"} <= {*reasons_of_games()}
    True
    """
    dues = (key for family in families() for key in family.due_reasons)
    return tuple(dict.fromkeys([*dues, Reason.REVERSAL.value]))


def reasons_of_clubs() -> tuple[str, ...]:
    """Every reason that a booking of a club may have."""
    return tuple(dict.fromkeys([*reasons_of_games(), *(reason.value for reason in Reason)]))
