"""Use cases run for the request: read at once, or decided, written down and answered once."""

from __future__ import annotations

import random
import time
from contextlib import nullcontext, suppress
from dataclasses import replace
from typing import Generic, NamedTuple, TypeVar

from flask import Response, request

from referee.api.foundation.conditions import preview_asked
from referee.api.foundation.context import AppContext, caller_of_request, context
from referee.api.foundation.deciding import give_turn_back, take_turn_again
from referee.api.foundation.idempotency import RequestKey, answer_of, request_key
from referee.api.foundation.measuring import Measured, count_written
from referee.api.foundation.seals import HEADER
from referee.errors import OutcomeError, StorageError, TurnError
from referee.service.access import Caller, asks_admission
from referee.service.runtime import UnitOfWork
from referee.service.use_cases import Command, Query, Reads
from referee.store import Reading, Writing
from referee.store.plans import Draft, OutdatedError
from referee.store.reading import Answers, Asks
from referee.store.reading import read as read_store

Result = TypeVar("Result")
_NOTE_WITHIN_S = 0.1
_ATTEMPTS = 8
"""To write, where something else comes first every time."""
_WITHOUT_TURN = 3
"""As many of them without the turn, before it is taken to decide."""
_FIRST_PAUSE_S = 0.005


def read(query: Query[Result]) -> Result:
    """The result of a query over one snapshot. Now and then the use of a token is noted afterwards."""
    caller, app_context = caller_of_request(), context()

    def run(tx: Reading) -> Result:
        caller.to_note.clear()
        return query.run(tx, caller)

    result = read_store(app_context.store, run, _asks_of(caller, None, query.asks))
    if caller.to_note and not caller.preview:
        # A note that cannot be written must neither refuse nor delay the answer.
        with (
            suppress(StorageError, OutcomeError),
            app_context.store.write(within_s=_NOTE_WITHIN_S) as writing,
        ):
            _note_use(writing, caller)
    return result


def _asks_of(caller: Caller, key: RequestKey | None, further: Asks | None) -> Asks | None:
    """Asks whether the caller may, and whether this was answered before, and what is to be asked further."""
    if further is None:
        return None

    def asks(tx: Reading) -> None:
        if key is not None:
            tx.answer(key.scope)
        asks_admission(tx, caller, **request.view_args or {})
        further(tx)

    return asks


def _note_use(tx: Writing, caller: Caller) -> None:
    for token in caller.to_note:
        tx.touch_token(token, at=caller.at)


class ReadToWrite(NamedTuple, Generic[Result]):
    """The result of reading before a write, where the write is not answered already."""

    result: Result
    known: Answers | None
    """The state that the store has answered, which need not be asked again."""


def read_to_write(query: Query[Result]) -> Response | ReadToWrite[Result]:
    """The earlier answer to a request with this key, or else the result of a query over one snapshot.

    Of views with long work between reading and writing.
    """
    caller, store = caller_of_request(), context().store
    key = None if caller.preview else request_key(caller)
    asks = _asks_of(caller, key, query.asks)
    known = None if asks is None else store.prefetch(asks)

    def run(tx: Reading) -> Response | ReadToWrite[Result]:
        earlier = None if key is None else key.earlier(tx)
        return ReadToWrite(query.run(tx, caller), known) if earlier is None else earlier

    answer = read_store(store, run, None, known=known)
    if key is not None and isinstance(answer, Response):
        store.confirm(key.scope)
    return answer


def answered_before() -> Response | None:
    """The earlier answer to a request with this key, or None. Views with long work ask for it first."""
    if HEADER not in request.headers or preview_asked(request):
        return None
    before = read_to_write(Reads(lambda _tx, _caller: None))
    return before if isinstance(before, Response) else None


def write(command: Command, *, status: int, known: Answers | None = None) -> Response:
    """The answer to a request that writes, done once however often it is sent with the same key.

    What is to be written is decided while others read and write, and applied in a short transaction together
    with the answer that is kept. If something else came first, it is decided again, in the end with the turn
    to write. None answers 204. A preview is a plan that nobody applies; its status is 200.

    What `read_to_write` has told is `known`.
    """
    for attempt in range(_ATTEMPTS):
        with suppress(OutdatedError):
            take_turn_again()
            deciding = _Deciding(command, status)
            if deciding.caller.preview:
                return deciding.preview(known)
            if attempt < _WITHOUT_TURN:
                return deciding.ahead(known if attempt == 0 else None)
            # Each time up to twice as long, so that those who meet part ways.
            time.sleep(random.uniform(0, _FIRST_PAUSE_S * 2**attempt))  # noqa: S311
            return deciding.with_turn()
    raise TurnError("Something else was written first, every time.")


class _Deciding:
    """A request that writes, decided once."""

    def __init__(self, command: Command, status: int) -> None:
        self._command, self._status = command, status
        self._app_context: AppContext = context()
        self.caller = caller_of_request()
        # The body is read whole before any snapshot is taken: nobody's is kept for a slow client.
        self._key = request_key(self.caller)
        self._is_again = False
        """True if the answer was kept before."""

    def preview(self, known: Answers | None) -> Response:
        """The answer that a write would have, with nothing written."""
        with self._draft(known) as draft:
            reply = self._command.run(self._unit(draft))
        # Nothing has been created that could be found.
        return answer_of(reply and replace(reply, created=None), 200).response()

    def ahead(self, known: Answers | None) -> Response:
        """The answer, decided over a snapshot while others write, and written in the next turn."""
        app_context = self._app_context
        with self._draft(known) as draft:
            response = self._response(draft)
        plan = draft.plan()
        if plan.changes:
            # Nobody's turn is spent on a disk that stalls.
            give_turn_back()
            with Measured(app_context.meter):
                app_context.store.apply(plan)
            count_written(app_context.meter, plan)
            if app_context.forgetting is not None:
                app_context.forgetting.nudge()
        self._confirm()
        return response

    def with_turn(self) -> Response:
        """The answer, decided and written in one turn, so that nothing can come between."""
        app_context = self._app_context
        with Measured(app_context.meter), app_context.store.write() as tx:
            draft = Draft(lambda: nullcontext(tx))
            response = self._response(draft)
            plan = draft.plan()
            plan.apply(tx)
        self._confirm()
        count_written(app_context.meter, plan)
        return response

    def _draft(self, known: Answers | None) -> Draft:
        store = self._app_context.store
        asks = _asks_of(self.caller, self._key, self._command.asks)
        if known is None and asks is not None:
            known = store.prefetch(asks)
        return Draft(store.read, known)

    def _unit(self, draft: Draft) -> UnitOfWork:
        self.caller.to_note.clear()
        return UnitOfWork(self._app_context.runtime, draft, self.caller, draft.rest)

    def _response(self, draft: Draft) -> Response:
        """The answer once the plan has been applied: the earlier one to the same key, or the new one."""
        earlier = None if self._key is None else self._key.earlier(draft)
        if earlier is not None:
            self._is_again = True
            return earlier
        answer = answer_of(self._command.run(self._unit(draft)), self._status)
        _note_use(draft, self.caller)
        if self._key is not None:
            draft.keep_answer(self._key.row_of(answer, at=self.caller.at))
        return answer.response()

    def _confirm(self) -> None:
        """Sees to it that an answer that is given again is as safe as when it is given for the first time."""
        if self._is_again and self._key is not None:
            self._app_context.store.confirm(self._key.scope)
