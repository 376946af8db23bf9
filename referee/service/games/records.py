"""A whole game as one portable document: exported, and taken in."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.errors import NotFoundError, RulesError, Violation, pointer_part
from referee.families.acts import JOIN
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.registry import family_of
from referee.families.standing import Standing
from referee.service.games.begin import beginning, first_token
from referee.service.games.books import booked, payout_documents, stored_transfers
from referee.service.games.changes import GameWrite, Occasion
from referee.service.games.loading import GameExtras, standing_of
from referee.service.games.origins import Origin, game_of_origin
from referee.service.games.people import members_of, people_of
from referee.service.games.read import event_text
from referee.service.games.whole import Whole
from referee.service.games.writing import (
    append,
    first_change,
    looks_text,
    stored_entry,
    with_state,
    with_unconfirmed,
)
from referee.service.runtime import FIRST_LABEL, Reply, Runtime, UnitOfWork, dumps, json_members
from referee.sitting.confirmations import ENTERED, Unconfirmed
from referee.sitting.dues import CREATED_EVENT
from referee.sitting.log import AMENDED, CREATED, REMATCH, replay
from referee.sitting.looks import looks_of
from referee.sitting.opening import Opening
from referee.sitting.sheet import BrokenActError, Event, Sheet
from referee.store import StoredEvent, StoredGame
from referee.store.club_rows import StoredSeat
from referee.words.said import Said, Typed, argument

FORMAT = "referee-record/1"
MUST_REPLAY = "record_must_replay"
OLDEST = "2020-01-01T00:00:00.000Z"
"""The earliest time that a phone can mean; one whose battery was empty begins in 1970."""
_MOST_STEPS = 20_000_000
"""The most steps of all audits in a record: some 10,000 hands of four players noted card by card."""


def export(stored: StoredGame, log: Sequence[StoredEvent]) -> str:
    """The game as a record: how it began, everything that happened, and the outcome."""
    _, _, stands = standing_of(stored)
    game = json.loads(stored.opening) | {"visibility": stored.visibility, "created_at": stored.created_at}
    origin = game.pop("origin", None)
    events = ",".join(_event_text(event) for event in log if event.kind != CREATED)
    return json_members(
        format=dumps(FORMAT),
        origin=None if origin is None else dumps(origin),
        game=dumps(game),
        events=f"[{events}]",
        status=dumps(stands.status),
        scores=dumps(stands.scores),
    )


def whole(game_id: str) -> Whole[Sequence[StoredEvent], str]:
    """The game as a record, for whoever may read it."""
    return Whole(
        form=("record",),
        asks=lambda tx: tx.events(game_id),
        read=lambda tx, game: tx.events(game.id),
        size=lambda log: sum(len(event.body) for event in log),
        make=export,
    )


def _event_text(event: StoredEvent) -> str:
    # A rematch is another game of this service; elsewhere its id says nothing.
    return event_text(replace(event, body="{}") if event.kind == REMATCH else event)


@dataclass(frozen=True, slots=True)
class Record:
    """A record that fits its schema and is not checked further yet."""

    opening: Opening
    visibility: str
    created_at: str
    events: Sequence[Document]
    status: str
    scores: Mapping[str, int]


def on_time(record: Record, now: str) -> Record:
    """The record with times that can be: none after now, before `OLDEST`, or before the one before it.

    A phone's clock may be wrong, and a game is not lost for that: such a time becomes the time now.
    """
    latest = ""

    def bounded(at: str) -> str:
        nonlocal latest
        latest = max(latest, at if OLDEST <= at <= now else now)
        return latest

    created_at = bounded(record.created_at)
    events = [{**event, "at": bounded(event["at"])} for event in record.events]
    return replace(record, created_at=created_at, events=events)


def opening_from(game: Document) -> Opening:
    """The opening of the game of a record.

    :raises RulesError: when nobody knows its variant.
    """
    try:
        return Opening.from_document(family_of(game["variant"]), game)
    except NotFoundError as error:
        raise RulesError.of([Violation("/game/variant", error.code, error.detail)]) from None


@dataclass(frozen=True, slots=True)
class Replayed:
    """A record that leads to the outcome it states."""

    record: Record
    opening: Opening
    sheet: Sheet
    stands: Standing
    """The standing to which its events lead."""


def replayed(record: Record, steps: Steps | None = None) -> Replayed:
    """The record, replayed and checked. It needs no store, so that no writer waits for it.

    `steps` bound what all of its acts may take together.

    :raises RulesError: when it does not replay to the outcome it states.
    """
    opening = replace(record.opening, rules=_checked_rules(record.opening))
    _check_opening(opening)
    sheet = _sheet(opening, record, steps or Steps(_MOST_STEPS))
    stands = opening.family.engine.standing(sheet.table)
    _raise([*_differences(stands, record)])
    return Replayed(record, opening, sheet, stands)


@dataclass(frozen=True, slots=True)
class WrittenOut:
    """A record with its finished rows, so that keeping it as a game takes no work."""

    begun: GameWrite
    events: Sequence[StoredEvent]
    """The events after the creation."""


def written_out(
    runtime: Runtime, checked: Replayed, occasion: Occasion | None = None, *, by: str = FIRST_LABEL
) -> WrittenOut:
    """A replayed record as the rows of a game with a new id. It needs no transaction.

    In a club all of it was done `by` whoever sends it: elsewhere anybody may call a phone as somebody else.
    """
    record, opening = checked.record, checked.opening
    begun = first_change(runtime, opening, visibility=record.visibility, by=by, occasion=occasion)
    seats = _seats(begun, checked, occasion)
    stored = replace(
        begun.stored,
        version=len(record.events) + 1,
        created_at=record.created_at,
        updated_at=record.events[-1]["at"] if record.events else record.created_at,
        looks=looks_text(looks_of(opening, _events(record))),
    )
    if opening.confirm:
        stored = with_unconfirmed(stored, Unconfirmed.of(checked.sheet.entries))
    books, stands = booked(opening, checked.sheet), checked.stands
    extras = GameExtras(payout_documents(books, opening) if stands.is_over else (), members_of(seats))
    stored = with_state(replace(stored, pot=books.pot), opening, checked.sheet.table, stands, extras)
    event = replace(begun.event, at=record.created_at)
    currency, at = opening.currency or "", stored.updated_at
    moved = stored_transfers(stored.id, currency, books.new, at=at, by=by)
    entries = [stored_entry(stored.id, entry) for entry in checked.sheet.entries]
    acts = _acts_as_recorded(record.events, checked.sheet)
    events = [_stored_event(stored.id, document, acts.get(document["number"])) for document in record.events]
    if occasion is not None:
        events = [replace(event, by=by) for event in events]
    begun = GameWrite(
        stored,
        event,
        checked.sheet.table,
        stands,
        entries=entries,
        transfers=moved,
        seats=seats,
        people=people_of(stands, extras.members),
    )
    return WrittenOut(begun, events)


def _seats(begun: GameWrite, checked: Replayed, occasion: Occasion | None) -> list[StoredSeat]:
    """The members at the table, each with the event that brought the player in."""
    if occasion is None:
        return []
    joined = {
        entry.facts["player"]: entry.recorded.event for entry in checked.sheet.entries if entry.kind == JOIN
    }
    return [
        StoredSeat(begun.stored.id, player, number, joined.get(player, CREATED_EVENT))
        for player, number in occasion.members.items()
    ]


def take_in(
    unit: UnitOfWork,
    write_out: Callable[[], WrittenOut],
    origin: Origin | None,
    *,
    expires_at: str | None = None,
) -> Reply:
    """Keeps a record as a game of its own, with a new token; once, where it has an origin.

    :raises ConflictError: when a game was made of the origin, and not of this record for this caller.
    :raises RulesError: when it does not replay.
    """
    before = None if origin is None else game_of_origin(unit, origin)
    if before is not None:
        return before
    begun, events = (written := write_out()).begun, written.events
    if unit.caller.preview:
        return beginning(begun.stored, None)
    append(unit, begun)
    unit.tx.add_events(events)
    token = first_token(unit, begun, expires_at=expires_at)
    if origin is not None:
        unit.tx.add_origin(origin.row(begun.stored.id, token))
    return beginning(begun.stored, token)


def _acts_as_recorded(events: Sequence[Document], sheet: Sheet) -> dict[int, Document]:
    """By event, the acts that count, in their canonical form: players by id, cards as they are written."""
    brought_in = {entry.recorded.event: entry.recorded.event for entry in sheet.entries}
    for event in events:
        if event["kind"] == AMENDED and event["body"]["event"] in brought_in:
            brought_in[event["body"]["event"]] = event["number"]
    return {brought_in[entry.recorded.event]: entry.recorded.act for entry in sheet.entries}


def _stored_event(game_id: str, event: Document, act: Document | None) -> StoredEvent:
    body = event["told"]
    if act is not None:
        beside = {name: body[name] for name in ("look", ENTERED) if name in body}
        body = body | {"act": act} if event["kind"] == AMENDED else {**act, **beside}
    return StoredEvent(game_id, event["number"], event["kind"], dumps(body), event["at"], event["by"])


def _checked_rules(opening: Opening) -> dict[str, Any]:
    """The checked rules of a record. They count as they are, whatever the variant's rules are today.

    So they have to go for those who play, and the house rules that led to them for anybody who may play.
    """
    catalogue = opening.family.catalogue
    try:
        catalogue.read(opening.variant, opening.house_rules, players=None, is_kept=True)
    except RulesError as error:
        raise RulesError.of(violation.under("/game/house_rules") for violation in error.violations) from None
    try:
        return catalogue.dump(catalogue.check(opening.rules))
    except RulesError as error:
        raise RulesError.of(violation.under("/game/rules") for violation in error.violations) from None


def _check_opening(opening: Opening) -> None:
    try:
        opening.table()
    except RulesError as error:
        raise RulesError.of(violation.under("/game") for violation in error.violations) from None


def _sheet(opening: Opening, record: Record, steps: Steps) -> Sheet:
    _raise([*_gaps(record.events)])
    try:
        return replay(opening, _events(record), steps)
    except BrokenActError as error:
        path = f"/events/{error.recorded.event - 2}/body"
        violations = [violation.under(path) for violation in error.violations]
        message = Said("service-record-must-replay", {"reason": argument(error.detail)})
        raise RulesError.of([Violation(path, MUST_REPLAY, message), *violations]) from None
    except NotFoundError as error:
        raise RulesError.of([Violation("/events", MUST_REPLAY, error.detail)]) from None


def _events(record: Record) -> list[Event]:
    return [
        Event(event["number"], event["kind"], event["body"], event["at"], event["by"])
        for event in record.events
    ]


def _raise(wrong: Sequence[Violation]) -> None:
    if wrong:
        raise RulesError.of(wrong)


def _gaps(events: Sequence[Document]) -> Iterator[Violation]:
    for at, event in enumerate(events):
        if event["number"] != at + 2:
            message = Said("service-event-numbers", {"expected": at + 2, "given": event["number"]})
            yield Violation(f"/events/{at}/number", MUST_REPLAY, message, event["number"], at + 2)


def _differences(stands: Standing, record: Record) -> Iterator[Violation]:
    """The differences between where the record's events lead and what it states."""
    for player, score in stands.scores.items():
        stated = record.scores.get(player)
        if stated != score:
            written = {"id": Typed(player), "stated": Typed(str(stated))}
            message = Said("service-record-score", {"score": score, **written})
            yield Violation(f"/scores/{player}", MUST_REPLAY, message, stated, score)
    for player in record.scores.keys() - stands.scores.keys():
        path = f"/scores/{pointer_part(player)}"
        message = Said("service-nobody-in-the-record", {"name": Typed(player)})
        yield Violation(path, MUST_REPLAY, message, player)
    if record.status != stands.status:
        states = {"status": Typed(stands.status), "stated": Typed(record.status)}
        message = Said("service-record-status", states)
        yield Violation("/status", MUST_REPLAY, message, record.status, stands.status)
