"""Games of a club that are settled: locked, so that only an admin may still correct them."""

from __future__ import annotations

from dataclasses import replace

from referee.errors import ConflictError
from referee.families.standing import Status
from referee.service.games.changes import NewEvent
from referee.service.games.confirm import check_undisputed
from referee.service.games.loading import load
from referee.service.games.writing import append, change
from referee.service.runtime import Reply, UnitOfWork
from referee.sitting.log import LOCKED, UNLOCKED
from referee.words.said import Said


def lock(unit: UnitOfWork, game_id: str, *, locked: bool) -> Reply:
    """Locks a game that is over, or unlocks it.

    :raises ConflictError: when the game is no club's, still goes on, has a disputed hand, or is locked or
        unlocked already.
    """
    loaded = load(unit.tx, game_id, unit.caller)
    stored = loaded.stored
    if stored.club_id is None:
        raise ConflictError(Said("service-lock-without-club"), code="game_must_be_a_clubs")
    if locked and stored.status == Status.PLAYING:
        raise ConflictError(Said("service-lock-too-early"), code="game_must_be_over")
    if locked:
        check_undisputed(stored)
    if stored.locked == locked:
        message = Said("service-locked-already" if locked else "service-not-locked")
        raise ConflictError(message, code="lock_must_change")
    turned = replace(loaded, stored=replace(stored, locked=locked))
    kind = LOCKED if locked else UNLOCKED
    position = unit.tx.last_position(game_id) + 1
    changed = change(turned, NewEvent(kind, {}, unit.runtime.now(), loaded.table, position))
    if not unit.caller.preview:
        append(unit, changed)
    return Reply(changed.stored.view, version=changed.stored.version)
