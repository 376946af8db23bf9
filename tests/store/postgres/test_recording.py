"""One statement tells what a snapshot tells, and nothing is decided by two moments that differ."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace

import pytest

from referee.store import Reading
from referee.store.club_rows import StoredSeat
from referee.store.plans import Draft, OutdatedError
from referee.store.postgres.store import PostgresStore
from referee.store.reading import Answers
from referee.store.slots import slot_of, with_slot
from tests.postgres_server import new_database
from tests.store.store_samples import answer, begin_game, entry, game, play_hand, token
from tests.store.test_plans import CLUB

ANSWER = answer()
SEATS = [StoredSeat("Game1", f"p{at}", at, 1) for at in (1, 2, 10)]


@pytest.fixture
def store(postgres: str) -> Iterator[PostgresStore]:
    with new_database(postgres) as address, closing(PostgresStore(address)) as opened:
        yield opened


def asks(tx: Reading, digest: bytes | None = None, scope: bytes | None = None) -> None:
    """Asks what recording an act asks."""
    tx.game("Game1")
    tx.last_position("Game1")
    tx.seats("Game1")
    if digest is not None:
        tx.token(digest)
    if scope is not None:
        tx.answer(scope)


def prefetched(store: PostgresStore, *keys: bytes) -> Answers:
    answers = store.prefetch(lambda tx: asks(tx, *keys))
    assert answers is not None
    return answers


@pytest.mark.parametrize("club_id", [None, CLUB.id])
def test_it_tells_what_a_snapshot_tells(store: PostgresStore, club_id: str | None) -> None:
    opens = replace(token(), digest=with_slot(slot_of(club_id or "Game1"), b"d" * 32))
    with store.write() as tx:
        tx.add_club(CLUB)
        tx.add_game(game("Game1", club_id=club_id))
        tx.put_entries("Game1", begin=1, entries=[entry(1)])
        tx.put_seats("Game1", SEATS if club_id else [])
        tx.add_token(opens)
        tx.keep_answer(ANSWER)
    with store.read() as tx:
        tx.game("Game1")  # which teaches the process where it lives
    answers = prefetched(store, opens.digest, ANSWER.scope)
    assert {question.key[0] for question in answers} == {"game", "token", "answer", "last_position", "seats"}
    with store.read() as tx:
        assert answers == {question: question.ask(tx) for question in answers}


def test_what_is_not_there_is_left_to_a_snapshot(store: PostgresStore) -> None:
    begin_game(store)
    with store.read() as tx:
        tx.game("Game1")
    answers = {
        question.key[0]: answer for question, answer in prefetched(store, b"x" * 34, b"unheard-of").items()
    }
    assert answers.keys() == {"game", "last_position", "seats", "answer"}
    assert answers["answer"] is None
    assert store.prefetch(lambda tx: tx.game("Game2")) is None


def test_a_snapshot_that_shows_something_else_is_refused(store: PostgresStore) -> None:
    begin_game(store)
    for plays in (False, True):
        with store.read() as tx:
            tx.game("Game1")
        with Draft(store.read, prefetched(store)) as draft:
            assert draft.game("Game1").version == 0
            if not plays:
                assert draft.events("Game1") == []
                continue
            play_hand(store)
            with pytest.raises(OutdatedError):
                draft.events("Game1")
