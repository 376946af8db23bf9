"""What happens in a game: recorded, and answered with what came of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from referee.errors import ConflictError, ForbiddenError, StaleError, Violation
from referee.families.acts import END, ROUND
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.protocol import AnyFamily
from referee.families.standing import Status
from referee.service.games.alike import confirmed_alike
from referee.service.games.books import after_act
from referee.service.games.changes import GameWrite, NewEvent
from referee.service.games.confirm import check_undisputed
from referee.service.games.loading import LoadedGame, load, resolve_players, unconfirmed_in
from referee.service.games.looks import with_look
from referee.service.games.renewing import renewed
from referee.service.games.writing import append, change
from referee.service.runtime import Reply, UnitOfWork, dumps, json_members
from referee.sitting.confirmations import ENTERED, Confirmation, State, Unconfirmed
from referee.sitting.corrections import changed_scores
from referee.sitting.sheet import Entry, Recorded, next_entry
from referee.store import Reading
from referee.store.club_rows import StoredSeat
from referee.words.said import Said, Typed

MUST_BE_NEXT = "number_must_be_next"


@dataclass(frozen=True)
class Recording:
    """Records an act and answers what came of it, with the game."""

    game_id: str
    act: Document
    number: int | None = None
    """The hand's number, for somebody who wants to be sure that nobody else has entered it."""
    steps: Steps | None = None
    """The bound of the work of scoring it."""

    def asks(self, tx: Reading) -> None:
        """Asks for the end of the score sheet, and for the members at the table."""
        tx.last_position(self.game_id)
        tx.seats(self.game_id)

    def run(self, unit: UnitOfWork) -> Reply:
        """The entry and the game; a hand that is there alike is confirmed, in a game that asks for it.

        :raises RulesError: when the act breaks the rules.
        :raises ConflictError: when the game does not stand so, or the hand is not the next one.
        :raises StaleError: when somebody else wrote first.
        """
        try:
            loaded = to_record(unit, self.game_id, self.act["kind"])
            if self.act["kind"] == END and self.act["reason"] != Status.ABANDONED:
                check_undisputed(loaded.stored)
            if self.number is not None:
                _check_number(unit.tx, loaded, self.number)
            act = resolve_players(loaded, self.act, lambda: loaded.table)
            return record_at(unit, loaded, act, steps=self.steps)
        except (StaleError, ConflictError) as error:
            is_late = isinstance(error, StaleError) or error.code == MUST_BE_NEXT
            alike = self._confirmed(unit) if is_late and self.act["kind"] == ROUND else None
            if alike is None:
                raise
            return alike

    def _confirmed(self, unit: UnitOfWork) -> Reply | None:
        return confirmed_alike(unit, self.game_id, self.act, number=self.number, steps=self.steps)


def to_record(unit: UnitOfWork, game_id: str, kind: str) -> LoadedGame:
    """The game in which an act of this kind is to be recorded.

    :raises ConflictError: when the game knows no such act.
    :raises ForbiddenError: when the link is that of a player who has left.
    """
    loaded = load(unit.tx, game_id, unit.caller)
    if loaded.principal.player is not None:
        check_player(loaded)
    _check_kind(loaded.opening.family, kind)
    return loaded


def check_player(loaded: LoadedGame) -> None:
    """Refuses a link of a player who has left, or whose joining was taken back.

    :raises ForbiddenError: in that case.
    """
    player = loaded.principal.player
    if player is None or any(each.id == player and not each.withdrawn for each in loaded.stands.players):
        return
    message = Said("service-player-of-the-link-has-left")
    code = "player_must_be_here"
    raise ForbiddenError(message, code=code, violations=[Violation("", code, message, player)])


def record_at(
    unit: UnitOfWork,
    loaded: LoadedGame,
    act: Document,
    *,
    steps: Steps | None = None,
    seats: Callable[[Entry], Sequence[StoredSeat]] | None = None,
) -> Reply:
    """Records an act that names players only.

    `seats` gives the members at the table behind it, where others may sit there then. Who joins may have a
    `look`, of which families know nothing.
    """
    tx, game_id = unit.tx, loaded.stored.id
    at, position = unit.runtime.now(), tx.last_position(game_id) + 1
    number = loaded.stored.version + 1
    opens = Confirmation(number, loaded.author) if loaded.opening.confirm and act["kind"] == ROUND else None
    recorded = Recorded(number, act, at, confirmation=opens)
    table, entry = next_entry(loaded.opening, loaded.table, recorded, position=position, steps=steps)
    stands = loaded.opening.family.engine.standing(table)
    look = {"look": act["look"]} if "look" in act else {}
    books = after_act(tx, game_id, loaded.opening, entry, stands)
    new_event = NewEvent(
        entry.kind,
        {**entry.recorded.act, **look, **({} if opens is None else {ENTERED: loaded.author.in_event()})},
        at,
        table,
        position,
        [entry],
        books=books,
        seats=None if seats is None else seats(entry),
        stands=stands,
        looks=with_look(loaded, entry.facts["player"], act["look"]) if look else None,
        unconfirmed=None if opens is None else _with_round(loaded, entry),
    )
    before = loaded.opening.family.engine.scores(loaded.table) if unit.caller.preview else {}
    changes = changed_scores(entry, before) if unit.caller.preview else []
    return answer(unit, loaded, change(loaded, new_event), entry=entry, changes=changes)


def _with_round(loaded: LoadedGame, entry: Entry) -> Unconfirmed:
    return unconfirmed_in(loaded.stored).with_round(entry.hand or 0, State.OPEN)


def _check_kind(family: AnyFamily, kind: str) -> None:
    """Refuses an act that games of the family do not know."""
    if family.act(kind) is None:
        known = [act.kind for act in family.acts]
        args = {"family": Typed(family.name), "kind": Typed(kind), "known": Typed(", ".join(known))}
        message = Said("service-act-of-another-family", args)
        fault = Violation("", "act_must_be_the_familys", message, kind, known)
        raise ConflictError(message, code=fault.code, violations=[fault])


def _check_number(tx: Reading, loaded: LoadedGame, number: int) -> None:
    following = loaded.stands.rounds + 1
    if number == following:
        return
    stored = tx.hand(loaded.stored.id, number)
    if stored is not None:
        (stored,) = renewed(tx, loaded.stored, [stored])
    args = {"number": number, "following": following}
    message = Said("service-hand-recorded-already" if stored else "service-hand-too-early", args)
    members = {"hand": None if stored is None else json.loads(stored.document), "next_number": following}
    raise ConflictError(message, code=MUST_BE_NEXT, members=members)


def answer(
    unit: UnitOfWork,
    loaded: LoadedGame,
    changed: GameWrite,
    *,
    entry: Entry | None,
    changes: list[dict[str, Any]],
) -> Reply:
    """Writes the change down and answers it; a preview only answers, and tells what would change."""
    members = {} if entry is None else {"act" if entry.hand is None else "hand": _text_of(entry, changed)}
    game = changed.stored.view
    if unit.caller.preview:
        preview = json_members(**members, game=game, before=loaded.stored.view, changes=dumps(changes))
        return Reply(preview, version=loaded.stored.version)
    append(unit, changed)
    is_new = entry is not None and entry.hand is not None and not entry.recorded.amended
    created = f"/games/{changed.stored.id}/hands/{entry.hand}" if entry and is_new else None
    return Reply(json_members(**members, game=game), version=changed.stored.version, created=created)


def _text_of(entry: Entry, changed: GameWrite) -> str:
    """The entry as JSON text, which is written out already unless a correction leaves it as it was."""
    written = (stored.document for stored in changed.entries if stored.position == entry.position)
    return next(written, None) or dumps(entry.document())
