"""Foreseen questions are answered as a snapshot answers them, and of one moment; the rest over a snapshot."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest

from referee.store import Reading, Store, StoredClaim
from referee.store.club_protocol import ReadingClubs
from referee.store.club_rows import GameFilter, LedgerFilter, StandingsFilter, StoredMember, StoredSeat
from referee.store.opening import open_store
from referee.store.plans import Draft
from referee.store.reading import questions_of, read
from referee.store.slots import slot_of, with_slot
from tests.store.conftest import BACKENDS
from tests.store.store_samples import answer as kept_answer
from tests.store.store_samples import begin_game, game, origin, play_hand, token
from tests.store.test_plans import BOOKED, CLUB

MOMENTS = 20
OF_GAME = replace(token(), digest=with_slot(slot_of("Game1"), b"g" * 32))
OF_CLUB = replace(token("t2"), game_id=None, club_id=CLUB.id, digest=with_slot(slot_of(CLUB.id), b"c" * 32))
QUESTIONS: dict[str, Callable[[Reading], object]] = {
    "a game": lambda tx: tx.game("Game1"),
    "a game and a token": lambda tx: (tx.game("Game1"), tx.token(OF_GAME.digest)),
    "a token that there is not": lambda tx: (tx.game("Game1"), tx.token(b"x" * 34)),
    "a game that there is not": lambda tx: (tx.game("Nowhere"), tx.hand("Nowhere", 1)),
    "a hand": lambda tx: (tx.game("Game1"), tx.token(OF_GAME.digest), tx.hand("Game1", 2)),
    "a hand that there is not": lambda tx: (tx.game("Game1"), tx.hand("Game1", 9)),
    "hands": lambda tx: (tx.game("Game1"), tx.hands("Game1", after=1, limit=2)),
    "hands alone": lambda tx: tx.hands("Game1", after=1, limit=2),
    "a sheet": lambda tx: (tx.game("Game1"), tx.entries("Game1"), tx.transfers("Game1")),
    "the log": lambda tx: (tx.game("Game1"), tx.events("Game1", limit=2), tx.last_position("Game1")),
    "a club": lambda tx: (tx.token(OF_CLUB.digest), tx.club(CLUB.id)),
    "members": lambda tx: (tx.club(CLUB.id), tx.members(CLUB.id), tx.rule_sets(CLUB.id)),
    "standings": lambda tx: (
        tx.club(CLUB.id),
        tx.standings(CLUB.id, StandingsFilter()),
        tx.count_unrated_games(CLUB.id),
        tx.ratings(CLUB.id),
    ),
    "books": lambda tx: (tx.accounts(CLUB.id), tx.ledger(CLUB.id, LedgerFilter(), limit=9)),
    "seats that count": lambda tx: (tx.game("Game2"), tx.seats("Game2")),
    "versions": lambda tx: tx.versions(("Game1", "Game2", "Nowhere")),
    "ids": lambda tx: (
        tx.game_ids(limit=9),
        tx.game_ids(after="Game1", limit=9),
        tx.club_ids(limit=9),
        tx.club_ids(after="Club0", limit=9),
    ),
    "variants": lambda tx: (tx.game_variants(), tx.rule_set_variants()),
    "claims": lambda tx: (
        tx.claims("Game1", after=1, limit=1),
        tx.last_claim("Game1"),
        tx.answer(b"scope"),
        tx.origin(b"origin"),
        tx.tokens("Game1"),
    ),
    "some members": lambda tx: (
        tx.active_members(CLUB.id, limit=1),
        tx.members_meant(CLUB.id, (1,), ("bo",)),
        tx.member(CLUB.id, 2),
        tx.members_named(CLUB.id, "bo"),
        tx.last_member(CLUB.id),
    ),
    "rule sets": lambda tx: (
        tx.rule_set(CLUB.id, 1),
        tx.rule_sets_named(CLUB.id, "ours"),
        tx.last_rule_set(CLUB.id),
        tx.rule_set_versions(CLUB.id, 1),
    ),
    "tokens of a club": lambda tx: (tx.club_tokens(CLUB.id), tx.tokens_labelled(CLUB.id, "ann")),
    "games of a club": lambda tx: (
        tx.club_games(CLUB.id, GameFilter(), before="Game2", limit=9),
        tx.club_games(CLUB.id, GameFilter(), limit=9),
        tx.guests("Game2"),
        tx.seated(CLUB.id, ("Game2",)),
        tx.unrated_games(CLUB.id, limit=9),
    ),
    "accounts": lambda tx: (
        tx.booking(CLUB.id, 1),
        tx.bookings(CLUB.id, ("Game2",)),
        tx.reversal_of(CLUB.id, 1),
        tx.last_booking(CLUB.id),
        tx.ledger(CLUB.id, LedgerFilter(), after=1, limit=9),
        tx.guest_accounts(CLUB.id, ("dee",)),
        tx.account(CLUB.id, "m1"),
    ),
    "pages of a sheet": lambda tx: (
        tx.events("Game1", after=1, limit=1),
        tx.entries("Game1", after=1, limit=1),
        tx.hands("Game1", after=2, limit=1),
    ),
    "nothing": lambda _: None,
}


@pytest.fixture(scope="module", params=BACKENDS, ids=lambda backend: backend.__name__)
def full(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """A game of three hands, to which tests add others, and a club with another game."""
    folder = tmp_path_factory.mktemp("full")
    with request.param(folder, request) as address, closing(open_store(address)) as store:
        fill(store)
        yield store


def fill(store: Store) -> None:
    begin_game(store)
    for _ in range(3):
        play_hand(store)
    with store.write() as tx:
        tx.add_club(CLUB)
        tx.put_member(StoredMember(CLUB.id, 1, "Ann", CLUB.created_at))
        tx.put_member(StoredMember(CLUB.id, 2, "Bo", CLUB.created_at))
        tx.add_claim(StoredClaim("Game1", 1, "{}"))
        tx.add_claim(StoredClaim("Game1", 2, "{}"))
        tx.add_transfers([BOOKED, replace(BOOKED, booking=2)])
        tx.keep_answer(kept_answer())
        tx.add_origin(origin())
        tx.add_game(game("Game2", club_id=CLUB.id))
        tx.put_seats("Game2", [StoredSeat("Game2", "p1", 1, 1)])
        tx.add_token(OF_GAME)
        tx.add_token(OF_CLUB)
    with store.read() as tx:
        for ask in QUESTIONS.values():
            ask(tx)  # which teaches the process where all of this lives


@pytest.mark.parametrize("question", QUESTIONS)
def test_what_is_foreseen_is_answered_as_a_snapshot_does(full: Store, question: str) -> None:
    ask = QUESTIONS[question]
    with full.read() as tx:
        expected = ask(tx)
    for _ in range(3):  # as it comes, and prepared
        assert read(full, ask, ask) == expected


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_draft_answers_as_a_snapshot_does(full: Store, question: str) -> None:
    ask = QUESTIONS[question]
    with full.read() as tx:
        expected = ask(tx)
    with Draft(full.read) as draft:
        assert ask(draft) == expected


def test_every_question_is_put_above() -> None:
    put = {question.key[0] for ask in QUESTIONS.values() for question in questions_of(ask)}
    declared = {name for kind in (Reading, ReadingClubs) for name in vars(kind) if not name.startswith("_")}
    assert put == declared


def test_what_is_not_foreseen_is_asked_of_one_snapshot_with_the_rest(full: Store) -> None:
    heard = []

    def use(tx: Reading) -> int:
        stored = tx.game("Game1")
        assert stored is not None
        heard.append(stored.version)
        if len(heard) == 1:
            play_hand_elsewhere(full)
        return len(tx.entries("Game1"))

    assert read(full, use, lambda tx: tx.game("Game1")) == heard[-1]


def play_hand_elsewhere(store: Store) -> None:
    """In another thread: this one may have a transaction."""
    other = threading.Thread(target=play_hand, args=(store,))
    other.start()
    other.join()


def test_a_reader_never_sees_two_moments(full: Store) -> None:
    def both(tx: Reading) -> Any:
        return tx.game("Game1"), tx.entries("Game1")

    def write() -> None:
        while not enough.is_set():
            play_hand(full)

    enough, seen = threading.Event(), set[int]()
    writer = threading.Thread(target=write)
    writer.start()
    try:
        while writer.is_alive() and len(seen) < MOMENTS:
            stored, entries = read(full, both, both)
            assert stored.version == len(entries)
            seen.add(stored.version)
    finally:
        enough.set()
        writer.join()
    assert len(seen) == MOMENTS
