"""Corrections: any act can be replaced or taken back, and everything after it is scored again."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..errors import ConflictError, RefereeError, RulesError, Violation
from ..game import (
    BrokenActError,
    Correction,
    Entry,
    Event,
    Sheet,
    correct,
    first_difference,
    later_breaks,
    replay,
    score_changes,
    table_before,
)
from ..pots import CREATED_EVENT
from ..store import Reading, Store, StoredGame
from ..store.club_rows import StoredSeat
from .access import Asked, admit_to_game
from .desk import Happening, Loaded, Reply, Session, change, find, load, told_in_players
from .games import answer
from .money import after_correction
from .seating import seated_twice

_MOST_NAMED = 5
"""Corrections that a note in the books tells one by one."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be corrected."""

    hand: int | None = None
    """The number of a hand."""
    act: Mapping[str, Any] | None = None
    """What is to stand in its place; None removes it."""
    take_back: Sequence[int] = ()
    """Events whose acts shall no longer count: a buy-in, an adjustment, an end, …"""
    reason: str = ""
    """Why; in a club somebody will ask."""

    def correction(self, sheet: Sheet) -> Correction:
        """The correction by events.

        :raises NotFoundError: when there is no such hand.
        :raises RulesError: when it is to be corrected and taken back at once.
        """
        back = frozenset(self.take_back)
        if self.hand is None:
            return Correction(take_back=back)
        event = sheet.hand(self.hand).recorded.event
        if event in back:
            message = f"Event {event} is this hand itself; take_back names others."
            raise RulesError.of([Violation("/query/take_back", "take_back_must_name_others", message)])
        if self.act is None:
            return Correction(take_back=back | {event})
        return Correction({event: self.act}, back)


@dataclass(frozen=True, slots=True)
class WorkedOut:
    """A correction scored again, for the version of the game that it was worked out from."""

    loaded: Loaded
    before: Sheet
    after: Sheet
    correction: Correction
    reason: str = ""


def work_out(tx: Reading, asked: Asked, game_id: str, wanted: Wanted) -> WorkedOut:
    """The whole game scored again as corrected. Needs no transaction that writes.

    :raises NotFoundError: when what is to be corrected is not there.
    :raises RulesError: when the corrected hand itself breaks the rules.
    :raises ConflictError: when something recorded later no longer fits, naming the first.
    """
    loaded = load(tx, game_id, asked)
    if loaded.stored.club_id is not None and not wanted.reason:
        message = "A correction in a club's game needs a reason: reason=…, which its log keeps."
        expected = "?reason=Misread"
        raise RulesError.of([Violation("/query/reason", "reason_must_be_given", message, expected=expected)])
    events = events_of(tx, game_id)
    before = replay(loaded.opening, events)
    correction = wanted.correction(before)
    if wanted.hand is not None and wanted.act is not None:
        correction = _in_players(loaded, events, wanted.hand, correction)
    after = correct(loaded.opening, before.entries, correction)
    return WorkedOut(loaded, before, after, correction, wanted.reason)


def _in_players(loaded: Loaded, events: list[Event], hand: int, correction: Correction) -> Correction:
    """The correction of a hand with players for members, as they sat when it was played."""
    told = {
        event: told_in_players(loaded, act, lambda: table_before(loaded.opening, events, hand))
        for event, act in correction.replace.items()
    }
    return replace(correction, replace=told)


def worked_out_ahead(store: Store, asked: Asked, game_id: str, wanted: Wanted) -> WorkedOut | None:
    """The correction worked out while others may write; None when `apply` has to say what is wrong."""
    try:
        with store.read() as tx:
            return work_out(tx, asked, game_id, wanted)
    except RefereeError:
        return None


def apply(session: Session, game_id: str, wanted: Wanted, ahead: WorkedOut | None = None) -> Reply:
    """Corrects a game as a whole, or not at all; worked out anew if somebody wrote meanwhile.

    :raises RefereeError: as `work_out` does.
    """
    stored = find(session.tx, game_id)
    if ahead is not None and ahead.loaded.stored.version == stored.version:
        admit_to_game(session.tx, stored, session.asked)
        return _correct(session, ahead)
    return _correct(session, work_out(session.tx, session.asked, game_id, wanted))


def events_of(tx: Reading, game_id: str) -> list[Event]:
    """The game's whole log."""
    return [
        Event(stored.number, stored.kind, json.loads(stored.body), stored.at) for stored in tx.events(game_id)
    ]


def _correct(session: Session, worked: WorkedOut) -> Reply:
    before, after, correction = worked.before.entries, worked.after.entries, worked.correction
    begin = first_difference(before, after)
    amended = next((entry for entry in after if entry.recorded.event in correction.replace), None)
    kind, body = correction.event(amended)
    if worked.reason:
        body["reason"] = worked.reason
    loaded, version = worked.loaded, worked.loaded.stored.version + 1
    books = after_correction(session.tx, loaded.stored.id, loaded.opening, worked.after, event=version)
    at, entries = session.desk.now(), after[begin - 1 :]
    seats = _still_seated(session.tx, loaded.stored, after)
    if seats is not None:
        _check_seated_once(worked, seats)
    note = _note(before, correction, amended, worked.reason)
    happening = Happening(kind, body, at, worked.after.table, begin, entries, books, seats, note)
    changes = score_changes(before, after)
    return answer(session, loaded, change(loaded, happening), entry=amended, changes=changes)


def _check_seated_once(worked: WorkedOut, seats: Sequence[StoredSeat]) -> None:
    """Does nothing unless a correction brings somebody back who has joined again since.

    :raises ConflictError: naming how they have joined.
    """
    players = worked.loaded.opening.family.view(worked.after.table)["players"]
    player = seated_twice(players, {seat.player: seat.member for seat in seats})
    for entry in worked.before.entries:
        if player is not None and entry.kind == "join" and entry.facts["player"] == player["id"]:
            cause = ConflictError(f"{player['name']} would have two seats.")
            raise later_breaks(BrokenActError(entry.recorded, cause), worked.before.entries)


def _note(before: Sequence[Entry], correction: Correction, amended: Entry | None, reason: str) -> str:
    """What was corrected and why, for who reads in the books that money moved back."""
    back = [entry for entry in before if entry.recorded.event in correction.take_back]
    done = [] if amended is None else [f"hand {amended.hand} amended"]
    done += [
        f"event {entry.recorded.event} taken back" if entry.hand is None else f"hand {entry.hand} removed"
        for entry in back
    ]
    more = f" and {len(done) - _MOST_NAMED} more" if len(done) > _MOST_NAMED else ""
    told = ", ".join(done[:_MOST_NAMED]) + more
    return f"{told}: {reason}" if reason else told


def _still_seated(tx: Reading, game: StoredGame, entries: Sequence[Entry]) -> list[StoredSeat] | None:
    """The members who still sit at a club's game: one whose joining is taken back does not."""
    if game.club_id is None:
        return None
    joined = {entry.recorded.event for entry in entries if entry.kind == "join"} | {CREATED_EVENT}
    return [seat for seat in tx.seats(game.id) if seat.event in joined]
