"""Confirmations: another person than who entered a hand says that it is right, or why it is not.

A hand that is not confirmed counts all the same. Only a dispute keeps a game from being settled.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

from referee.errors import ConflictError, ForbiddenError, StaleError
from referee.service.access import is_host
from referee.service.games.changes import GameWrite, NewEvent
from referee.service.games.loading import LoadedGame, load, unconfirmed_in
from referee.service.games.read import MOST_HANDS
from referee.service.games.writing import append, change
from referee.service.runtime import Reply, UnitOfWork, dumps, json_members
from referee.sitting.confirmations import CONFIRMED, DISPUTED, Confirmation, State
from referee.sitting.sheet import Event, no_such_hand
from referee.store import Reading, StoredEntry, StoredGame
from referee.words.said import Said, Typed


@dataclass(frozen=True, slots=True)
class HandStands:
    """A hand as it stands, in a game that asks for confirmations."""

    loaded: LoadedGame
    entry: StoredEntry
    document: dict[str, Any]

    @property
    def number(self) -> int:
        """The number of the hand."""
        return self.entry.hand or 0

    @property
    def confirmation(self) -> Confirmation:
        """The statements about it."""
        return Confirmation.from_document(self.document["confirmation"])

    @property
    def is_ones_own(self) -> bool:
        """True if whoever asks has entered it."""
        return self.confirmation.entered.is_same(self.loaded.author)


@dataclass(frozen=True, slots=True)
class Saying:
    """Confirms a hand as it stands since an event, or disputes it for a reason."""

    game_id: str
    number: int
    as_of: int
    reason: str | None = None
    """The reason of a dispute; None confirms it."""

    def asks(self, tx: Reading) -> None:
        """Asks for the hand, and for the end of the sheet."""
        tx.hand(self.game_id, min(self.number, MOST_HANDS))
        tx.last_position(self.game_id)

    def run(self, unit: UnitOfWork) -> Reply:
        """The hand and the game. What has been said already is no event.

        :raises NotFoundError: when there is no such hand.
        :raises StaleError: when it has been corrected meanwhile.
        :raises ForbiddenError: when it is for somebody else to say so.
        :raises ConflictError: when the game asks for no confirmations, or the host has closed the dispute.
        """
        loaded = load(unit.tx, self.game_id, unit.caller)
        stands = hand_to_confirm(unit.tx, loaded, self.number)
        if stands.confirmation.as_of != self.as_of:
            raise _changed(stands, self.as_of)
        event = self._event(unit, stands)
        if event is None:
            members = json_members(hand=stands.entry.document, game=loaded.stored.view)
            return Reply(members, version=loaded.stored.version)
        return say(unit, stands, event)

    def _event(self, unit: UnitOfWork, stands: HandStands) -> tuple[str, dict[str, Any]] | None:
        if self.reason is None:
            return _confirming(unit, stands)
        return _disputing(stands, self.reason)


def hand_to_confirm(tx: Reading, loaded: LoadedGame, number: int) -> HandStands:
    """A hand that others may confirm.

    :raises ConflictError: when the game asks for no confirmations.
    :raises NotFoundError: when there is no such hand.
    """
    if not loaded.opening.confirm:
        message = Said("service-game-without-confirmations")
        raise ConflictError(message, code="game_must_ask_for_confirmations")
    entry = tx.hand(loaded.stored.id, number) if number <= MOST_HANDS else None
    if entry is None:
        raise no_such_hand(number)
    return HandStands(loaded, entry, json.loads(entry.document))


def say(unit: UnitOfWork, stands: HandStands, event: tuple[str, dict[str, Any]]) -> Reply:
    """Writes down what is said of a hand, and answers the hand and the game."""
    loaded, (kind, more) = stands.loaded, event
    body = {
        "event": stands.entry.event,
        "as_of": stands.confirmation.as_of,
        **loaded.author.in_event(),
        **more,
    }
    at, number = unit.runtime.now(), loaded.stored.version + 1
    confirmation = stands.confirmation.after(Event(number, kind, body, at, loaded.by))
    text = dumps(stands.document | {"confirmation": confirmation.document()})
    changed = _change(unit.tx, stands, NewEvent(kind, body, at, loaded.table), confirmation.state, text)
    if unit.caller.preview:
        members = json_members(hand=text, game=changed.stored.view, before=loaded.stored.view, changes="[]")
        return Reply(members, version=loaded.stored.version)
    append(unit, changed)
    return Reply(json_members(hand=text, game=changed.stored.view), version=changed.stored.version)


def _change(tx: Reading, stands: HandStands, event: NewEvent, state: State, text: str) -> GameWrite:
    """The change of the game: its event, and the hand on its score sheet with all that is behind it."""
    loaded, entry = stands.loaded, stands.entry
    is_last = entry.position == tx.last_position(entry.game_id)
    behind = [] if is_last else tx.entries(entry.game_id, after=entry.position)
    unconfirmed = unconfirmed_in(loaded.stored).with_round(stands.number, state)
    changed = change(loaded, replace(event, begin=entry.position, replaces=True, unconfirmed=unconfirmed))
    return replace(changed, entries=[replace(entry, document=text), *behind])


def _confirming(unit: UnitOfWork, stands: HandStands) -> tuple[str, dict[str, Any]] | None:
    """The event that confirms a hand; None where it is confirmed already.

    A dispute is closed by whoever had it, or by the host.
    """
    confirmation, author = stands.confirmation, stands.loaded.author
    if confirmation.state is not State.DISPUTED:
        _check_anothers(stands)
        return None if confirmation.state is State.CONFIRMED else (CONFIRMED, {})
    if confirmation.latest is not None and confirmation.latest.author.is_same(author):
        return CONFIRMED, {}
    tokens = unit.tx.tokens(stands.loaded.stored.id)
    if not is_host(tokens, stands.loaded.principal, at=unit.caller.at):
        message = Said("service-dispute-of-somebody-else", {"hand": stands.number})
        raise ForbiddenError(message, code="dispute_must_be_ones_own")
    return CONFIRMED, {"final": True}


def _disputing(stands: HandStands, reason: str) -> tuple[str, dict[str, Any]] | None:
    """The event that disputes a hand; None where the same person has done so for the same reason."""
    _check_anothers(stands)
    confirmation = stands.confirmation
    if confirmation.is_final:
        message = Said("service-dispute-is-closed", {"hand": stands.number})
        raise ConflictError(message, code="dispute_must_not_be_closed")
    latest = confirmation.latest
    is_again = (
        confirmation.state is State.DISPUTED
        and latest is not None
        and latest.reason == reason
        and latest.author.is_same(stands.loaded.author)
    )
    return None if is_again else (DISPUTED, {"reason": reason})


def _check_anothers(stands: HandStands) -> None:
    if stands.is_ones_own:
        message = Said("service-hand-of-ones-own", {"hand": stands.number})
        raise ForbiddenError(message, code="hand_must_be_anothers")


def _changed(stands: HandStands, as_of: int) -> StaleError:
    message = Said("service-hand-has-changed", {"hand": stands.number, "event": as_of})
    members = {"hand": stands.document, "version": stands.loaded.stored.version}
    return StaleError(message, code="hand_must_be_as_it_was", members=members)


def check_undisputed(stored: StoredGame) -> None:
    """Checks that a game may be settled.

    :raises ConflictError: while somebody disputes one of its hands, naming them.
    """
    disputed = unconfirmed_in(stored).disputed
    if disputed:
        hands = Typed(", ".join(map(str, disputed)))
        message = Said("service-hands-disputed", {"hands": hands, "count": len(disputed)})
        raise ConflictError(message, code="hands_must_not_be_disputed", members={"hands": [*disputed]})
