"""Corrections: any act can be replaced or taken back, and everything after it is scored again.

That takes long in a long game. So the store is let go once all of it has been read, and what was worked out
is kept for the next attempt, should somebody write to the game meanwhile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.errors import ConflictError, ForbiddenError, RulesError, Violation
from referee.families.budget import Steps
from referee.looks import Look, looks_in
from referee.service.games.books import Books, after_correction, books_of
from referee.service.games.changes import Counts, GameWrite, NewEvent
from referee.service.games.loading import LoadedGame, event_of, load, resolve_players
from referee.service.games.people import seated_twice, still_seated
from referee.service.games.record import answer, check_player
from referee.service.games.writing import change
from referee.service.runtime import Reply, Runtime, UnitOfWork
from referee.sitting.confirmations import CONFIRMED, DISPUTED, Confirmation, Unconfirmed
from referee.sitting.corrections import (
    add_later,
    before_corrected,
    correct,
    first_difference,
    later_breaks,
    score_changes,
)
from referee.sitting.log import AMENDED, TAKEN_BACK, Correction, acts_that_count, position_of_hand
from referee.sitting.sheet import BrokenActError, Entry, Recorded, Sheet, fold, go_on
from referee.store import Reading, Store, StoredEvent
from referee.store.club_rows import StoredSeat
from referee.store.reading import read
from referee.words.said import Person, Said, Typed, with_commas

_MOST_NAMED = 5
"""The most corrections that a note in the books lists one by one."""
_LONG_EVENTS = 300
_LONG_CHARACTERS = 60_000
"""Of a log that takes long to score again: plain hands, or some 40 with all their tricks."""


@dataclass(frozen=True, slots=True)
class CorrectionRequest:
    """A correction as it is asked for."""

    game_id: str
    hand: int | None = None
    """The number of a hand."""
    act: Mapping[str, Any] | None = None
    """The act in its place; None removes the hand."""
    take_back: Sequence[int] = ()
    """Events whose acts no longer count: a buy-in, an adjustment, an end, …"""
    reason: str = ""
    """The reason of the correction; a club's game needs one."""

    def correction(self, acts: Sequence[Recorded]) -> Correction:
        """The correction, with hands named by their events.

        :raises NotFoundError: when there is no such hand.
        :raises RulesError: when it is to be corrected and taken back at once.
        """
        back = frozenset(self.take_back)
        if self.hand is None:
            return Correction(take_back=back)
        event = acts[position_of_hand(acts, self.hand)].event
        if event in back:
            message = Said("service-take-back-others", {"event": event})
            fault = Violation(
                "/query/take_back", "take_back_must_name_others", message, event, "other events"
            )
            raise RulesError.of([fault])
        if self.act is None:
            return Correction(take_back=back | {event})
        return Correction({event: self.act}, back)


@dataclass(frozen=True, slots=True)
class Seen:
    """Everything of a game that a correction depends on, at one version."""

    loaded: LoadedGame
    log: Sequence[StoredEvent]
    """Its events; in a second reading only those since the first."""
    books: Books
    seats: Sequence[StoredSeat] | None
    """The members at the table; None where the game is no club's."""

    @property
    def version(self) -> int:
        """The version that was read."""
        return self.loaded.stored.version

    @property
    def only_adds(self) -> bool:
        """True when no event in the log is about an earlier one."""
        earlier = {AMENDED, TAKEN_BACK, CONFIRMED, DISPUTED}
        return all(event.kind not in earlier for event in self.log)

    def acts(self) -> list[Recorded]:
        """The acts in the log that count."""
        return acts_that_count(map(event_of, self.log), confirming=self.loaded.opening.confirm)


@dataclass(frozen=True, slots=True)
class Corrected:
    """A score sheet before and after its correction."""

    loaded: LoadedGame
    correction: Correction
    before: Sheet
    after: Sheet


def is_long(store: Store, game_id: str) -> bool:
    """True when scoring the game again takes long, and has to wait for a turn."""

    def begin(tx: Reading) -> list[StoredEvent]:
        return tx.events(game_id, limit=_LONG_EVENTS)

    return log_is_long(read(store, begin, begin))


def log_is_long(log: Sequence[StoredEvent]) -> bool:
    """True when a log of so many events, or such large ones, takes long to score again."""
    return len(log) >= _LONG_EVENTS or sum(len(event.body) for event in log) > _LONG_CHARACTERS


@dataclass
class Correcting:
    """A correction on its way: the use case, which keeps what it has worked out.

    Where it was overtaken by acts that only add to the score sheet, the next attempt goes on from there.
    """

    request: CorrectionRequest
    earlier: Corrected | None = None
    steps: Steps | None = None
    """The steps that all acts scored again may take together; None where each has its own bound."""

    def asks(self, tx: Reading) -> None:
        """Asks for the seats, the log and the books of the game."""
        tx.seats(self.request.game_id)
        tx.events(self.request.game_id)
        tx.transfers(self.request.game_id)

    def run(self, unit: UnitOfWork) -> Reply:
        """Corrects a game as a whole, or not at all.

        :raises NotFoundError: when what is to be corrected is not there.
        :raises RulesError: when the corrected hand itself breaks the rules.
        :raises ConflictError: when something recorded later no longer fits, naming the first.
        """
        seen, earlier = self._look(unit)
        unit.rest()
        corrected = (
            _scored_again(seen, self.request, self.steps)
            if earlier is None
            else _continued(seen, earlier, self.steps)
        )
        self.earlier = corrected
        changed, amended = _written_out(unit.runtime, seen, corrected, self.request.reason)
        changes = _changes(corrected) if unit.caller.preview else []
        return answer(unit, seen.loaded, changed, entry=amended, changes=changes)

    def _look(self, unit: UnitOfWork) -> tuple[Seen, Corrected | None]:
        """The game, and the earlier attempt where that can be gone on from."""
        if self.earlier is not None:
            seen = _look(unit, self.request.game_id, since=self.earlier.loaded.stored.version)
            if seen.only_adds:
                return seen, self.earlier
        return _look(unit, self.request.game_id), None


def _changes(corrected: Corrected) -> list[dict[str, Any]]:
    opening = corrected.loaded.opening
    began = opening.family.engine.scores(opening.table())
    return score_changes(corrected.before.entries, corrected.after.entries, began=began)


def _look(unit: UnitOfWork, game_id: str, *, since: int = 0) -> Seen:
    loaded = load(unit.tx, game_id, unit.caller)
    seats = None if loaded.stored.club_id is None else unit.tx.seats(game_id)
    return Seen(loaded, unit.tx.events(game_id, after=since), books_of(unit.tx, game_id), seats)


def _scored_again(seen: Seen, request: CorrectionRequest, steps: Steps | None) -> Corrected:
    """The whole game scored again as corrected.

    :raises NotFoundError: when the game has no such hand or act.
    :raises RulesError: when the corrected hand itself breaks the rules.
    :raises ConflictError: when something recorded later no longer fits, naming the first.
    """
    loaded, acts = seen.loaded, seen.acts()
    if loaded.stored.club_id is not None and not request.reason:
        message = Said("service-reason-for-a-correction")
        expected = "?reason=Misread"
        raise RulesError.of([Violation("/query/reason", "reason_must_be_given", message, expected=expected)])
    correction = replace(request.correction(acts), opens=Confirmation(seen.version + 1, loaded.author))
    _check_ones_own(loaded, request, acts, correction)
    untouched = fold(loaded.opening, before_corrected(acts, correction), steps)
    correction = _in_players(loaded, acts, correction, untouched, steps)
    before = go_on(loaded.opening, untouched, acts[len(untouched.entries) :], steps)
    after = correct(loaded.opening, before.entries, correction, untouched=untouched, steps=steps)
    return Corrected(loaded, correction, before, after)


def _check_ones_own(
    loaded: LoadedGame, request: CorrectionRequest, acts: Sequence[Recorded], correction: Correction
) -> None:
    """Refuses a player's link to correct what it has not entered itself.

    :raises ForbiddenError: in that case.
    """
    if loaded.principal.player is None:
        return
    check_player(loaded)
    corrected = correction.replace.keys() | correction.take_back
    earlier = [recorded.confirmation for recorded in acts if recorded.event in corrected]
    if request.take_back or not all(
        entry is not None and entry.entered.is_same(loaded.author) for entry in earlier
    ):
        message = Said("service-hand-of-somebody-else")
        raise ForbiddenError(message, code="hand_must_be_ones_own")


def _in_players(
    loaded: LoadedGame,
    acts: Sequence[Recorded],
    correction: Correction,
    untouched: Sheet,
    steps: Steps | None,
) -> Correction:
    """The correction with players in place of members, by their seats when the hand was played."""

    def table(event: int) -> Any:
        earlier = [recorded for recorded in acts if recorded.event < event]
        return go_on(loaded.opening, untouched, earlier[len(untouched.entries) :], steps).table

    acts_of_players = {
        event: resolve_players(loaded, act, lambda event=event: table(event))  # type: ignore[misc]
        for event, act in correction.replace.items()
    }
    return replace(correction, replace=acts_of_players)


def _continued(seen: Seen, earlier: Corrected, steps: Steps | None) -> Corrected:
    """An earlier decision, continued by the acts recorded since.

    :raises ConflictError: when one of them does not fit behind it.
    """
    opening, acts = seen.loaded.opening, seen.acts()
    before = go_on(opening, earlier.before, acts, steps)
    after = add_later(opening, earlier.after, acts, before=before.entries, steps=steps)
    return Corrected(seen.loaded, earlier.correction, before, after)


def _written_out(
    runtime: Runtime, seen: Seen, corrected: Corrected, reason: str
) -> tuple[GameWrite, Entry | None]:
    """The rows that a correction takes, and the hand that was amended as it would be."""
    loaded, correction = seen.loaded, corrected.correction
    before, after = corrected.before.entries, _as_of(corrected, seen.version + 1)
    begin = first_difference(before, after)
    amended = next((entry for entry in after if entry.recorded.event in correction.replace), None)
    kind, body = correction.event(amended)
    if reason:
        body["reason"] = reason
    books = after_correction(seen.books, loaded.opening, corrected.after, event=seen.version + 1)
    seats = None if seen.seats is None else still_seated(seen.seats, after)
    if seats is not None:
        _check_seated_once(corrected, seats)
    note = _note(before, correction, amended, reason)
    new_event = NewEvent(
        kind,
        body,
        runtime.now(),
        corrected.after.table,
        begin,
        after[begin - 1 :],
        replaces=True,
        books=books,
        seats=seats,
        note=note,
        looks=_looks(corrected),
        unconfirmed=Unconfirmed.of(after) if loaded.opening.confirm else None,
    )
    changed = replace(change(loaded, new_event), counts=_counts(corrected, seats))
    return changed, amended


def _as_of(corrected: Corrected, event: int) -> Sequence[Entry]:
    """The corrected score sheet, where the amended round stands as it does since this event.

    It may have been worked out for an earlier one.
    """

    def dated(entry: Entry) -> Entry:
        confirmation = entry.recorded.confirmation
        if confirmation is None or entry.recorded.event not in corrected.correction.replace:
            return entry
        return replace(
            entry, recorded=replace(entry.recorded, confirmation=replace(confirmation, as_of=event))
        )

    return [dated(entry) for entry in corrected.after.entries]


def _looks(corrected: Corrected) -> dict[str, Look]:
    """The looks of those who are still at the table: who joins after them looks otherwise."""
    loaded = corrected.loaded
    players = loaded.opening.family.engine.standing(corrected.after.table).names
    return {player: look for player, look in looks_in(loaded.stored.looks).items() if player in players}


def _counts(corrected: Corrected, seats: Sequence[StoredSeat] | None) -> Counts | None:
    """The counts of the score sheet for a club's standings; None where it counts nothing."""
    if not seats:
        return None
    entries = [entry.document() for entry in corrected.after.entries]
    return corrected.loaded.opening.family.engine.count(corrected.after.table, entries)


def _check_seated_once(corrected: Corrected, seats: Sequence[StoredSeat]) -> None:
    """Refuses a correction that brings back somebody who has joined again since.

    :raises ConflictError: with the player as whom they have joined.
    """
    family = corrected.loaded.opening.family
    players = family.engine.standing(corrected.after.table).players
    player = seated_twice(players, {seat.player: seat.member for seat in seats})
    for entry in corrected.before.entries:
        if player is not None and entry.kind == "join" and entry.facts["player"] == player.id:
            cause = ConflictError(Said("service-two-seats", {"player": Person(player.id, player.name)}))
            raise later_breaks(family, BrokenActError(entry.recorded, cause), corrected.before.entries)


def _note(before: Sequence[Entry], correction: Correction, amended: Entry | None, reason: str) -> Said:
    """The note on what was corrected and why, for readers of the books."""
    back = [entry for entry in before if entry.recorded.event in correction.take_back]
    done = [] if amended is None else [Said("service-hand-amended", {"hand": amended.hand or 0})]
    done += [
        Said("service-event-taken-back", {"event": entry.recorded.event})
        if entry.hand is None
        else Said("service-hand-removed", {"hand": entry.hand})
        for entry in back
    ]
    note = with_commas(done[:_MOST_NAMED])
    if len(done) > _MOST_NAMED:
        note = Said("service-corrections-and-more", {"corrections": note, "more": len(done) - _MOST_NAMED})
    if reason:
        note = Said("service-correction-for-a-reason", {"corrections": note, "reason": Typed(reason)})
    return note
