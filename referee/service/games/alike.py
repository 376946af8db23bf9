"""Two who enter the same hand alike confirm each other: the second entry is a confirmation of the first."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from referee.errors import ConflictError, RulesError, StaleError
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.service.access import any_version
from referee.service.games.confirm import HandStands, hand_to_confirm, say
from referee.service.games.loading import LoadedGame, events_of, find, load, opened_from, resolve_players
from referee.service.runtime import Reply, UnitOfWork, json_members
from referee.sitting.confirmations import CONFIRMED, State
from referee.sitting.log import acts_that_count, position_of_hand
from referee.sitting.sheet import Entry, Recorded, Sheet, fold, next_entry

OK = 200
_STEPS_OF_AN_EVENT = 50
"""About what it takes to score one again."""


def confirmed_alike(
    unit: UnitOfWork, game_id: str, act: Document, *, number: int | None, steps: Steps | None
) -> Reply | None:
    """The hand that is there already, confirmed by an equal one that another person has entered.

    None where the game asks for no confirmations, or the two differ. Without `number` it is the hand that has
    been entered since the version for which this one was made.
    """
    if not opened_from(find(unit.tx, game_id).opening)[0].confirm:
        return None
    unit.caller.to_note.clear()
    loaded = load(unit.tx, game_id, replace(unit.caller, check_version=any_version))
    stands = _there_already(unit, loaded, number)
    if stands is None or stands.is_ones_own or stands.confirmation.state is State.DISPUTED:
        return None
    if not _is_alike(unit, stands, act, steps):
        return None
    if stands.confirmation.state is State.OPEN:
        return replace(say(unit, stands, (CONFIRMED, {})), status=OK)
    members = json_members(hand=stands.entry.document, game=loaded.stored.view)
    return Reply(members, version=loaded.stored.version, status=OK)


def _there_already(unit: UnitOfWork, loaded: LoadedGame, number: int | None) -> HandStands | None:
    """The hand of this number, or the last one, where the entry was made for the version before it."""
    last = loaded.stands.rounds
    if not 1 <= (number or last) <= last:
        return None
    stands = hand_to_confirm(unit.tx, loaded, number or last)
    if number is None:
        try:
            unit.caller.check_version(stands.entry.event - 1)
        except StaleError:
            return None
    return stands


def _is_alike(unit: UnitOfWork, stands: HandStands, act: Document, steps: Steps | None) -> bool:
    """True if the act, in place of the hand that is there, leads to the same by the same lines."""
    loaded = stands.loaded
    if steps is not None:
        steps.take(_STEPS_OF_AN_EVENT * loaded.stored.version)
    acts = acts_that_count(events_of(unit.tx, loaded.stored.id), confirming=True)
    at = position_of_hand(acts, stands.number)
    before = fold(loaded.opening, acts[:at], steps)
    with suppress(RulesError, ConflictError):
        resolved = resolve_players(loaded, act, lambda: before.table)
        return _outcome(loaded, before, acts[at], steps) == _outcome(
            loaded, before, replace(acts[at], act=resolved), steps
        )
    return False


def _outcome(
    loaded: LoadedGame, before: Sheet, recorded: Recorded, steps: Steps | None
) -> tuple[object, object]:
    """The standing that a hand leads to, and its lines, which a hand told in short may share."""
    table, entry = next_entry(
        loaded.opening, before.table, recorded, position=len(before.entries) + 1, steps=steps
    )
    return loaded.opening.family.engine.standing(table), _lines(entry)


def _lines(entry: Entry) -> list[Document]:
    return [line.document() for line in entry.lines]
