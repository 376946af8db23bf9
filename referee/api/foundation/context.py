"""The meeting place of requests and the service: the store, the runtime, and each write answered once."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, cast

from flask import Response, current_app, g, request

from referee.api.foundation.answers import json_answer
from referee.api.foundation.conditions import condition_of, etag, preview_asked
from referee.api.foundation.deciding import give_turn_back, take_turn_again
from referee.api.foundation.idempotency import HEADER, REPLAYED, fingerprint, key_of, scope_of, seal, unseal
from referee.api.foundation.measuring import Measured, count_written
from referee.api.foundation.requests import operation_of
from referee.api.foundation.streaming import PACE, Pace
from referee.api.foundation.tokens import bearer, digest
from referee.errors import NoTokenError, OutcomeError, RulesError, StorageError, TurnError, Violation
from referee.families.protocol import AnyFamily
from referee.meter import SILENT, Meter
from referee.service.access import ACCESS, ANYBODY, Caller, check_counts, foresee_admission
from referee.service.forgetting import Forgetting
from referee.service.games.read import family_of_game
from referee.service.games.watch import Broadcaster
from referee.service.recent import Recent
from referee.service.runtime import Reply, Runtime, UnitOfWork, dumps
from referee.service.shelf import Shelf
from referee.store import Reading, Store, StoredAnswer, Writing
from referee.store.foreseen import Answers, Result, answered, answered_by
from referee.store.plans import Draft, GlanceKeys, OutdatedError, drafting, drafting_within
from referee.store.slots import split_digest

ROOT = "/v1"
NAME = "referee"
_LONG_KEY = 16
_NOTE_WITHIN_S = 0.1
_ATTEMPTS = 8
"""To write, where something else comes first every time."""
_WITHOUT_TURN = 3
"""As many of them without the turn, before it is taken to decide."""
_FIRST_PAUSE_S = 0.005
_MOST_FAMILIES_KNOWN = 10_000
_MOST_LONG_GAMES = 4096
_SHELF_BYTES = 16 * 1024 * 1024

UseCase = Callable[[UnitOfWork], Reply | None]


@dataclass
class AppContext:
    """Everything that the views of one application share."""

    store: Store
    runtime: Runtime
    broadcaster: Broadcaster
    meter: Meter = SILENT
    counts_standbys: bool = False
    """Whether a database has to have some, so that metrics tell of those that are missing."""
    forgetting: Forgetting | None = None
    """What deletes old answers; None where they stay."""
    pace: Pace = PACE
    families: dict[str, AnyFamily] = field(default_factory=dict)
    """Of games that were asked for, by id."""
    shelf: Shelf = field(default_factory=lambda: Shelf(most_bytes=_SHELF_BYTES))
    """What was written last of long games."""
    long_games: Recent[tuple[str, Hashable], int] = field(default_factory=lambda: Recent(_MOST_LONG_GAMES))
    """By id and form, a version of which this answer was long, so that nobody reads all of it in vain."""

    def family_of(self, game_id: str) -> AnyFamily:
        """The family of a game, which never changes.

        :raises NotFoundError: when there is no such game.
        """
        family = self.families.get(game_id)
        if family is None:
            with self.store.read() as tx:
                family = family_of_game(tx, game_id)
            if len(self.families) >= _MOST_FAMILIES_KNOWN:
                self.families.clear()
            self.families[game_id] = family
        return family

    def close(self) -> None:
        """Ends what goes on beside requests. Afterwards only they use the store."""
        self.broadcaster.close()
        if self.forgetting is not None:
            self.forgetting.close()


def context() -> AppContext:
    """The context of the application that answers this request."""
    app_context: AppContext = current_app.extensions[NAME]
    return app_context


def family_of_request() -> AnyFamily:
    """The family of the game that this request is about.

    :raises NotFoundError: when there is no such game.
    """
    return context().family_of((request.view_args or {})["game_id"])


def caller_of_request() -> Caller:
    """The caller of this request, with its conditions. A wrong token is refused only where one is needed."""
    try:
        token, refused = _token(), None
    except NoTokenError as error:
        token, refused = None, error
    return Caller(
        operation=operation_of(request.endpoint or ""),
        at=context().runtime.now(),
        token=None if token is None else digest(token),
        refused=refused,
        check_version=condition_of(request).check,
        preview=preview_asked(request),
    )


def demand_token() -> None:
    """Refuses a request without a token, where one is always needed, before its body is read.

    :raises NoTokenError: when there is none, or it is mistyped.
    """
    access = ACCESS.get(operation_of(request.endpoint or ""), ANYBODY)
    if access.role is None or access.by_id or request.method == "OPTIONS":
        return
    if _token() is None:
        message = "This needs a token: Authorization: Bearer <token>."
        raise NoTokenError(message, code="token_must_be_given")


def _token() -> str | None:
    """The token of this request, read once.

    :raises NoTokenError: when it is none, or none that is whole.
    """
    if "token" not in g:
        g.token = bearer(request)
    token: str | None = g.token
    return token


@contextmanager
def reading() -> Iterator[tuple[Reading, Caller]]:
    """One snapshot of the store, and the caller. Now and then the use of a token is noted afterwards."""
    caller, app_context = caller_of_request(), context()
    with app_context.store.read() as tx:
        yield tx, caller
    _note_uses(caller)


def read_at_once(
    use_case: Callable[[Reading, Caller], Result], foresee: Callable[[Reading], object] = lambda _: None
) -> Result:
    """The result of a use case over one snapshot; `foresee` asks beforehand for all that it needs.

    That is whether the caller may read this game or club, and what it should `foresee` besides.
    """
    caller, app_context = caller_of_request(), context()

    def prefetch(tx: Reading) -> None:
        foresee_admission(tx, caller, **request.view_args or {})
        foresee(tx)

    def used(tx: Reading) -> Result:
        caller.to_note.clear()
        return use_case(tx, caller)

    result = answered(app_context.store, prefetch, used)
    _note_uses(caller)
    return result


def _note_uses(caller: Caller) -> None:
    if caller.to_note and not caller.preview:
        # A note that cannot be written must neither refuse nor delay the answer.
        with suppress(StorageError, OutcomeError), context().store.write(within_s=_NOTE_WITHIN_S) as writing:
            _note_use(writing, caller)


def _note_use(tx: Writing, caller: Caller) -> None:
    for token in caller.to_note:
        tx.touch_token(token, at=caller.at)


def write(
    use_case: UseCase,
    *,
    status: int,
    act_of: str | None = None,
    foresee: Callable[[Reading], object] | None = None,
    known: Answers | None = None,
) -> Response:
    """The answer to a request that writes, done once however often it is sent with the same key.

    What is to be written is decided while others read and write, and applied in a short transaction together
    with the answer that is kept. If something else came first, it is decided again, in the end with the turn
    to write. None answers 204. A preview is a plan that nobody applies; its status is 200.

    `act_of` is the game in which an act is recorded: what that asks for is known beforehand. Of other writes
    it may be foreseen what they ask beside whom they are about, or `known` from `read_to_write`.
    """
    app_context, deciding = context(), _Deciding(use_case, status)

    def glance() -> Answers | None:
        nonlocal known
        if known is not None:
            answers, known = known, None
            return answers
        if act_of is not None:
            return app_context.store.glance(lambda: deciding.scope_of_act(act_of))
        return None if foresee is None else app_context.store.ask(lambda tx: deciding.foresee(tx, foresee))

    for attempt in range(_ATTEMPTS):
        with suppress(OutdatedError):
            take_turn_again()
            if preview_asked(request):
                with drafting(app_context.store.read, glance()) as draft:
                    return deciding.preview(draft)
            if attempt < _WITHOUT_TURN:
                return _decided_ahead(app_context, deciding, glance())
            # Each time up to twice as long, so that those who meet part ways.
            time.sleep(random.uniform(0, _FIRST_PAUSE_S * 2**attempt))  # noqa: S311
            with Measured(app_context.meter), app_context.store.write() as tx, drafting_within(tx) as draft:
                response = deciding.response(draft)
                plan = draft.plan()
                plan.apply(tx)
            deciding.confirm()
            count_written(app_context.meter, plan)
            return response
    raise TurnError("Something else was written first, every time.")


def _decided_ahead(app_context: AppContext, deciding: _Deciding, glance: Answers | None) -> Response:
    with drafting(app_context.store.read, glance) as draft:
        response = deciding.response(draft)
    plan = draft.plan()
    if plan.changes:
        # Nobody's turn is spent on a disk that stalls.
        give_turn_back()
        with Measured(app_context.meter):
            app_context.store.apply(plan)
        count_written(app_context.meter, plan)
        if app_context.forgetting is not None:
            app_context.forgetting.nudge()
    deciding.confirm()
    return response


class _Deciding:
    """A request that writes, decided as often as it takes."""

    def __init__(self, use_case: UseCase, status: int) -> None:
        self._use_case, self._status = use_case, status
        self._key = key_of(request)
        # The body is read whole before any snapshot is taken: nobody's is kept for a slow client.
        self._print = b"" if self._key is None else _fingerprint()
        self._again: bytes | None = None
        """The scope of the answer that was kept before."""

    def scope_of_act(self, game_id: str) -> GlanceKeys:
        """The game, the token and the key that an act in this game is about."""
        caller, key = caller_of_request(), self._key
        return GlanceKeys(game_id, caller.token, None if key is None else _scope(key, caller))

    def foresee(self, tx: Reading, further: Callable[[Reading], object]) -> None:
        """Asks what is asked of every request that writes, and what this one asks `further`."""
        caller = caller_of_request()
        if self._key is not None:
            tx.answer(_scope(self._key, caller))
        foresee_admission(tx, caller, **request.view_args or {})
        further(tx)

    def preview(self, draft: Draft) -> Response:
        """The answer that a write would have, with nothing written."""
        reply = self._use_case(_unit(draft, caller_of_request()))
        # Nothing has been created that could be found.
        return _response(_answer(reply and replace(reply, created=None), 200))

    def response(self, draft: Draft) -> Response:
        """The answer once the plan has been applied: the earlier one to the same key, or the new one."""
        tx, caller, key = cast("Writing", draft), caller_of_request(), self._key
        if key is None:
            answer = _answer(self._use_case(_unit(draft, caller)), self._status)
            _note_use(tx, caller)
            return _response(answer)
        again = _answered(tx, caller, key, self._print)
        if again is not None:
            self._again = _scope(key, caller)
            return again
        answer = _answer(self._use_case(_unit(draft, caller)), self._status)
        _note_use(tx, caller)
        scope = _scope(key, caller)
        tx.keep_answer(StoredAnswer(scope, self._print, seal(_text(answer), key), context().runtime.now()))
        return _response(answer)

    def confirm(self) -> None:
        """Sees to it that an answer that is given again is as safe as when it is given for the first time."""
        if self._again is not None:
            context().store.confirm(self._again)


def _unit(draft: Draft, caller: Caller) -> UnitOfWork:
    return UnitOfWork(context().runtime, cast("Writing", draft), caller, draft.rest)


class ReadToWrite(NamedTuple):
    """The result of reading before a write, where the write is not answered already."""

    result: Any
    known: Answers | None
    """What the store has told, which need not be asked again."""


def read_to_write(
    use_case: Callable[[Reading, Caller], object], foresee: Callable[[Reading], object]
) -> Response | ReadToWrite:
    """The earlier answer to a request with this key, or else what a use case makes of one snapshot.

    Of views with long work between reading and writing. It is known what the two should `foresee`.
    """
    caller, app_context = caller_of_request(), context()
    key = None if caller.preview else key_of(request)
    print_ = b"" if key is None else _fingerprint()

    def prefetch(tx: Reading) -> None:
        if key is not None:
            tx.answer(_scope(key, caller))
        foresee_admission(tx, caller, **request.view_args or {})
        foresee(tx)

    def read(tx: Reading) -> Response | ReadToWrite:
        again = None if key is None else _answered(tx, caller, key, print_)
        return ReadToWrite(use_case(tx, caller), known) if again is None else again

    known = app_context.store.ask(prefetch)
    answer = answered_by(app_context.store, known, read)
    if key is not None and isinstance(answer, Response):
        app_context.store.confirm(_scope(key, caller))
    return answer


def answered_before() -> Response | None:
    """The earlier answer to a request with this key, or None. Views with long work ask for it first."""
    caller, key = caller_of_request(), key_of(request)
    if key is None or caller.preview:
        return None
    print_ = _fingerprint()

    def foresee(tx: Reading) -> None:
        tx.answer(_scope(key, caller))
        if caller.token is not None:
            tx.token(caller.token)

    again = answered(context().store, foresee, lambda tx: _answered(tx, caller, key, print_))
    if again is not None:
        context().store.confirm(_scope(key, caller))
    return again


def _answered(tx: Reading, caller: Caller, key: str, print_: bytes) -> Response | None:
    stored = tx.answer(_scope(key, caller))
    if stored is None:
        return None
    _check_still_counts(tx, caller)
    return _response(_again(stored, key, print_), replayed=True)


def _check_still_counts(tx: Reading, caller: Caller) -> None:
    """Refuses a repeated request whose token was revoked or has expired since."""
    token = None if caller.token is None else tx.token(caller.token)
    if token is not None:
        check_counts(token, caller)


@dataclass(frozen=True, slots=True)
class _Answer:
    """A response in the form in which it is kept."""

    status: int
    headers: Mapping[str, str]
    body: str


def _answer(reply: Reply | None, status: int) -> _Answer:
    if reply is None:
        return _Answer(204, {}, "")
    headers = {} if reply.version is None else {"ETag": etag(reply.version)}
    if reply.created is not None:
        headers["Location"] = ROOT + reply.created
    return _Answer(status, headers, reply.body)


def _response(answer: _Answer, *, replayed: bool = False) -> Response:
    response = json_response(answer.body, answer.headers, status=answer.status)
    if replayed:
        response.headers[REPLAYED] = "true"
    return response


def _text(answer: _Answer) -> bytes:
    return dumps([answer.status, dict(answer.headers), answer.body]).encode()


def _fingerprint() -> bytes:
    return fingerprint(request.method, request.full_path, request.get_data())


def _scope(key: str, caller: Caller) -> bytes:
    # Of the token's digest alone, as earlier releases have it.
    return scope_of(key, _anybody(key) if caller.token is None else split_digest(caller.token)[1])


def _anybody(key: str) -> bytes:
    """The caller of a request without a token. Short keys may coincide, so the address tells them apart."""
    return b"" if len(key) >= _LONG_KEY else (request.remote_addr or "").encode()


def _again(stored: StoredAnswer, key: str, print_: bytes) -> _Answer:
    if stored.fingerprint != print_:
        message = "This key was used for another request. A new request takes a new key."
        code = "idempotency_key_must_be_for_this_request"
        raise RulesError.of([Violation(f"/headers/{HEADER}", code, message)])
    return _Answer(*json.loads(unseal(stored.sealed, key)))


def json_response(body: str, headers: Mapping[str, str] | None = None, *, status: int = 200) -> Response:
    """An answer of JSON text."""
    return json_answer(body, headers or {}, status=status)


def page_response(documents: list[str], cursor: str | None, headers: Mapping[str, str]) -> Response:
    """A page of a list whose items are JSON texts already."""
    return json_response(f'{{"items":[{",".join(documents)}],"next":{json.dumps(cursor)}}}', headers)
