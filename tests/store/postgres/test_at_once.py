"""Recording a hand writes by one statement, which is kept whole or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from typing import Any

import psycopg
import pytest

from referee.errors import OutcomeError, RefereeError, StorageError
from referee.store import Writing
from referee.store.plans import Draft, OutdatedError, Plan
from referee.store.postgres.asking import Places
from referee.store.postgres.at_once import composed
from referee.store.postgres.store import PostgresStore
from referee.store.slots import slot_of, with_slot
from tests.store.store_samples import LATER, answer, begin_game, entry, event, game, token
from tests.store.test_plans import grow

OPENS = replace(token(), digest=with_slot(slot_of("Game1"), b"d" * 32))


@pytest.fixture
def store(address: str) -> Iterator[PostgresStore]:
    """With a game, and where it lives known."""
    with closing(PostgresStore(address)) as opened:
        for name in ("Game1", "Game2"):
            begin_game(opened, name)
        with opened.write() as tx:
            tx.add_token(OPENS)
        yield opened


def hand(store: PostgresStore, more: Callable[[Draft], object] = lambda _: None) -> Plan:
    """The plan of recording a hand with a key."""
    with Draft(store.read) as draft:
        draft.token(OPENS.digest)
        draft.answer(b"scope")
        version = draft.game("Game1").version + 1
        draft.save_game(game(version=version), was=version - 1)
        draft.add_event(event(number=version))
        draft.add_entries([entry(version, hand=version)])
        draft.keep_answer(answer())
        more(draft)
        return draft.plan()


def stored_rows(store: PostgresStore) -> tuple[Any, ...]:
    with store.read() as tx:
        rows = tx.game("Game1"), tx.events("Game1"), tx.entries("Game1"), tx.answer(b"scope")
    return rows[0].version, len(rows[1]), len(rows[2]), rows[3] is not None


def test_a_hand_is_one_statement_that_keeps_all_of_it(store: PostgresStore) -> None:
    plan = hand(store)
    assert composed(plan, store._connections.places) is not None
    store.apply(plan)
    assert stored_rows(store) == (1, 1, 1, True)


MEANWHILE: dict[str, Callable[[Writing], object]] = {
    "another hand": grow,
    "the token is revoked": lambda tx: tx.revoke_token(OPENS, at=LATER),
    "the key is used": lambda tx: tx.keep_answer(answer(sealed=b"theirs")),
}


@pytest.mark.parametrize("change", MEANWHILE)
def test_nothing_of_it_is_kept_when_something_has_changed(store: PostgresStore, change: str) -> None:
    plan = hand(store)
    with store.write() as tx:
        MEANWHILE[change](tx)
    before = stored_rows(store)
    with pytest.raises(OutdatedError):
        store.apply(plan)
    assert stored_rows(store) == before


STEPS: dict[str, Callable[[Draft], object]] = {
    "a token is revoked": lambda draft: draft.revoke_token(OPENS, at=LATER),
    "two games are written": lambda draft: grow(draft, "Game2"),
    "two events are written": lambda draft: draft.add_event(event(number=2)),
    "the sheet is replaced": lambda draft: draft.put_entries("Game1", begin=2, entries=[entry(2)]),
}


@pytest.mark.parametrize("step", STEPS)
def test_what_takes_several_statements_goes_in_a_transaction(store: PostgresStore, step: str) -> None:
    plan = hand(store, STEPS[step])
    assert composed(plan, store._connections.places) is None
    store.apply(plan)
    assert stored_rows(store)[0] == 1


def test_before_it_is_known_where_a_game_lives_it_is_asked(store: PostgresStore) -> None:
    plan = hand(store)
    assert composed(plan, Places()) is None


def test_a_game_that_something_else_comes_before_is_taken_first(store: PostgresStore) -> None:
    plan = hand(store)
    assert composed(replace(plan, changes=plan.changes[::-1]), store._connections.places) is None


def test_of_many_for_one_game_one_is_kept_and_the_others_are_outdated(store: PostgresStore) -> None:
    plans = [hand(store) for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        pending = [pool.submit(store.apply, plan) for plan in plans]
        outcomes = [type(future.exception()) for future in pending]
    assert sorted(map(str, outcomes)) == sorted(map(str, [type(None), *[OutdatedError] * 5]))
    assert stored_rows(store) == (1, 1, 1, True)


def test_a_server_that_takes_no_writes_has_kept_nothing(store: PostgresStore) -> None:
    plan = hand(store)
    with store._connections.lent() as (connection, _):
        connection.execute("SET default_transaction_read_only = on")
    with pytest.raises(StorageError, match="takes no writes") as refused:
        store.apply(plan)
    assert not isinstance(refused.value, OutcomeError)
    assert stored_rows(store) == (0, 0, 0, False)
    store.apply(plan)
    assert stored_rows(store) == (1, 1, 1, True)


@pytest.mark.parametrize(("sure_for_s", "refusal"), [(0.0, None), (60.0, OutcomeError)])
def test_a_connection_that_was_lost_is_replaced_when_it_was_long_idle(
    store: PostgresStore,
    address: str,
    monkeypatch: pytest.MonkeyPatch,
    sure_for_s: float,
    refusal: type[RefereeError] | None,
) -> None:
    """One that was used a moment ago may have been lost with the statement."""
    monkeypatch.setattr("referee.store.postgres.store._SURE_FOR_S", sure_for_s)
    plan = hand(store)
    with psycopg.connect(address, autocommit=True) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE usename = current_user AND pid <> pg_backend_pid()"
        )
    if refusal is not None:
        with pytest.raises(refusal):
            store.apply(plan)
    store.apply(plan)
    assert stored_rows(store) == (1, 1, 1, True)
