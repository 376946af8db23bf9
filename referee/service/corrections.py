"""Corrections: any act can be replaced or taken back, and everything after it is scored again."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..errors import RulesError, Violation
from ..game import Correction, Event, Sheet, correct, first_difference, replay, score_changes
from ..store import Reading
from .desk import Happening, Loaded, Reply, Session, change, load
from .games import answer
from .money import after_correction


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be corrected."""

    hand: int | None = None
    """The number of a hand."""
    act: Mapping[str, Any] | None = None
    """What is to stand in its place; None removes it."""
    take_back: Sequence[int] = ()
    """Events whose acts shall no longer count: a buy-in, an adjustment, an end, …"""

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


def apply(session: Session, game_id: str, wanted: Wanted) -> Reply:
    """Corrects a game as a whole, or not at all.

    :raises NotFoundError: when what is to be corrected is not there.
    :raises RulesError: when the corrected hand itself breaks the rules.
    :raises ConflictError: when something recorded later no longer fits, naming the first.
    """
    loaded = load(session.tx, game_id, session.asked)
    before = replay(loaded.opening, events_of(session.tx, game_id))
    return _correct(session, loaded, before, wanted.correction(before))


def events_of(tx: Reading, game_id: str) -> list[Event]:
    """The game's whole log."""
    return [
        Event(stored.number, stored.kind, json.loads(stored.body), stored.at) for stored in tx.events(game_id)
    ]


def _correct(session: Session, loaded: Loaded, before: Sheet, correction: Correction) -> Reply:
    after = correct(loaded.opening, before.entries, correction)
    begin = first_difference(before.entries, after.entries)
    amended = next((entry for entry in after.entries if entry.recorded.event in correction.replace), None)
    kind, body = correction.event(amended)
    version = loaded.stored.version + 1
    books = after_correction(session.tx, loaded.stored.id, loaded.opening, after, event=version)
    at, entries = session.desk.now(), after.entries[begin - 1 :]
    happening = Happening(kind, body, at, after.table, begin, entries, books)
    changes = score_changes(before.entries, after.entries)
    return answer(session, loaded, change(loaded, happening), entry=amended, changes=changes)
