"""Counts of writes: the ends of their transactions, and the games and hands that they write down."""

from __future__ import annotations

import time
from contextlib import AbstractContextManager

from referee.errors import OutcomeError
from referee.families.acts import ROUND
from referee.families.registry import family_playing
from referee.meter import KEPT, OUTDATED, REFUSED, RETRIED, UNKNOWN, Meter
from referee.store.changes import AddEvent, AddGame, SaveGame
from referee.store.plans import OutdatedError, Plan


class Measured(AbstractContextManager[None]):
    """A block of one transaction that writes, whose end is counted. No generator: every hand has one."""

    def __init__(self, meter: Meter) -> None:
        self._meter = meter

    def __enter__(self) -> None:
        self._begun = time.perf_counter()

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        outcome = _outcome_of(error)
        self._meter.wrote(outcome, time.perf_counter() - self._begun)
        if outcome is RETRIED:
            self._meter.tries_again(OUTDATED)


def _outcome_of(error: BaseException | None) -> str:
    if error is None:
        return KEPT
    if isinstance(error, OutdatedError):
        return RETRIED
    return UNKNOWN if isinstance(error, OutcomeError) else REFUSED


def count_written(meter: Meter, plan: Plan) -> None:
    """Counts the games and the hands that a plan has written down."""
    family = ""
    for change in plan.changes:
        if isinstance(change, AddGame | SaveGame):
            family = family_playing(change.game.variant).id
            if isinstance(change, AddGame):
                meter.began(family)
        elif isinstance(change, AddEvent) and change.event.kind == ROUND:
            meter.played(family)
