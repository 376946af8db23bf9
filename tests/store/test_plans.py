"""Plans: decided over a snapshot, applied only where nothing they were decided by has changed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext, suppress
from dataclasses import replace

import pytest

from referee.errors import StorageError
from referee.store import Reading, Store, StoredClaim, StoredTransfer, Writing
from referee.store.club_rows import StoredClub
from referee.store.plans import Draft, OutdatedError, Plan
from tests.store.store_samples import AT, LATER, answer, event, game, token

_ALL_WAIT_S = 0.3
"""In which every thread comes to wait for the turn."""
TOKEN = token()
CLUB = StoredClub("Club1", 1, "Club", "DKK", None, AT, AT)


@pytest.fixture
def played(store: Store) -> Store:
    """Two games and a club, with a token."""
    with store.write() as tx:
        tx.add_club(CLUB)
        tx.add_game(game("Game1"))
        tx.add_game(game("Game2"))
        tx.add_token(TOKEN)
    return store


def grow(tx: Writing, game_id: str = "Game1") -> None:
    """The next version of a game."""
    tx.save_game(game(game_id, version=1), was=0)
    tx.add_event(event(game_id, 1))


APPLY: dict[str, Callable[[Store, Plan], None]] = {
    "in a transaction": lambda store, plan: written(store, plan.apply),
    "by itself": lambda store, plan: store.apply(plan),
}


def written(store: Store, act: Callable[[Writing], object]) -> None:
    with store.write() as tx:
        act(tx)


@pytest.fixture
def draft(played: Store) -> Iterator[Draft]:
    with Draft(played.read) as new_draft:
        yield new_draft


def test_a_draft_writes_nothing_and_its_plan_everything(played: Store, draft: Draft) -> None:
    assert draft.game("Game1").version == 0
    grow(draft)
    draft.rest()
    with played.read() as tx:
        assert (tx.game("Game1").version, tx.events("Game1")) == (0, [])
    written(played, draft.plan().apply)
    with played.read() as tx:
        assert (tx.game("Game1").version, len(tx.events("Game1"))) == (1, 1)


def test_what_was_asked_ahead_is_asked_again_where_it_tells_no_state(played: Store) -> None:
    known = played.prefetch(lambda tx: (tx.game("Game1"), tx.tokens("Game1")))
    with Draft(played.read, known) as draft:
        assert draft.game("Game1").version == 0
        assert [kept.digest for kept in draft.tokens("Game1")] == [TOKEN.digest]
        draft.revoke_token(TOKEN, at=LATER)
    written(played, draft.plan().apply)


QUESTIONS: dict[str, tuple[Callable[[Reading], object], Callable[[Writing], object]]] = {
    "a game": (lambda tx: tx.game("Game1"), grow),
    "its score sheet": (lambda tx: tx.last_position("Game1"), grow),
    "a game that is not there": (lambda tx: tx.game("Game3"), lambda tx: tx.add_game(game("Game3"))),
    "a club": (lambda tx: tx.club("Club1"), lambda tx: tx.save_club(replace(CLUB, version=2), was=1)),
    "its members": (lambda tx: tx.members("Club1"), lambda tx: tx.save_club(replace(CLUB, version=2), was=1)),
    "its books": (lambda tx: tx.last_booking("Club1"), lambda tx: tx.add_transfers([BOOKED])),
    "a token": (lambda tx: tx.token(TOKEN.digest), lambda tx: tx.revoke_token(TOKEN, at=LATER)),
    "the tokens of a game": (
        lambda tx: tx.tokens("Game1"),
        lambda tx: tx.add_token(token("t2")),
    ),
}
BOOKED = StoredTransfer(
    game_id=None,
    number=None,
    cause=None,
    payer="m1",
    payee="m2",
    amount=1,
    currency="DKK",
    reason="adjustment",
    reverses=None,
    at=LATER,
    club_id="Club1",
    booking=1,
    payer_account="m1",
    payee_account="m2",
)


@pytest.mark.parametrize("apply", APPLY)
@pytest.mark.parametrize("about", QUESTIONS)
def test_a_plan_is_outdated_by_what_it_was_decided_by(
    played: Store, draft: Draft, about: str, apply: str
) -> None:
    ask, change = QUESTIONS[about]
    ask(draft)
    draft.rest()
    grow(draft, "Game2")
    written(played, change)
    with pytest.raises(OutdatedError):
        APPLY[apply](played, draft.plan())
    with played.read() as tx:
        assert (tx.game("Game2").version, tx.events("Game2")) == (0, [])


@pytest.mark.parametrize("about", QUESTIONS)
def test_nothing_is_learnt_from_two_snapshots_that_differ(played: Store, draft: Draft, about: str) -> None:
    ask, change = QUESTIONS[about]
    ask(draft)
    draft.rest()
    ask(draft)
    draft.rest()
    written(played, change)
    with pytest.raises(OutdatedError):
        ask(draft)


@pytest.mark.parametrize("apply", APPLY)
def test_a_plan_is_not_outdated_by_anything_else(played: Store, draft: Draft, apply: str) -> None:
    for ask in (draft.game, draft.tokens):
        ask("Game1")
    draft.token(TOKEN.digest)
    draft.rest()
    written(played, lambda tx: grow(tx, "Game2"))
    written(played, lambda tx: tx.touch_token(TOKEN, at=LATER))
    grow(draft)
    APPLY[apply](played, draft.plan())
    with played.read() as tx:
        assert (tx.game("Game1").version, len(tx.events("Game1"))) == (1, 1)


@pytest.mark.parametrize("apply", APPLY)
def test_a_key_that_was_used_meanwhile_outdates_a_plan(played: Store, draft: Draft, apply: str) -> None:
    assert draft.answer(b"scope") is None
    grow(draft)
    draft.keep_answer(answer())
    draft.rest()
    written(played, lambda tx: tx.keep_answer(answer(sealed=b"theirs")))
    with pytest.raises(OutdatedError):
        APPLY[apply](played, draft.plan())
    with played.read() as tx:
        assert tx.game("Game1").version == 0


def claims_next(tx: Reading) -> StoredClaim:
    """The claim that comes next in a game, which has been looked at."""
    assert tx.game("Game1") is not None
    return StoredClaim("Game1", tx.last_claim("Game1") + 1, "{}")


@pytest.mark.parametrize("apply", APPLY)
def test_a_claim_that_came_first_outdates_a_plan_and_so_does_a_hand(played: Store, apply: str) -> None:
    def first(store: Store) -> None:
        written(store, lambda tx: tx.add_claim(StoredClaim("Game1", 2, "{}")))

    for meanwhile, claims in ((lambda _: None, 1), (first, 2), (lambda store: written(store, grow), 2)):
        with Draft(played.read) as draft:
            draft.add_claim(claims_next(draft))
        meanwhile(played)
        with suppress(OutdatedError):
            APPLY[apply](played, draft.plan())
        with played.read() as tx:
            assert len(tx.claims("Game1")) == claims


def test_questions_come_before_changes(draft: Draft) -> None:
    grow(draft)
    with pytest.raises(AssertionError, match="game is asked behind a change"):
        draft.game("Game1")


def test_within_a_transaction_nothing_comes_first(played: Store) -> None:
    with played.write() as tx, Draft(lambda: nullcontext(tx)) as draft:
        draft.game("Game1")
        draft.rest()
        draft.game("Game1")
        grow(draft)
        draft.plan().apply(tx)
    with played.read() as tx:
        assert tx.game("Game1").version == 1


def planned(store: Store, game_id: str) -> Plan:
    """The next version of a game, decided and not yet written."""
    with Draft(store.read) as draft:
        draft.game(game_id)
        grow(draft, game_id)
        return draft.plan()


def applied(store: Store, plans: list[Plan]) -> list[BaseException | None]:
    """The outcomes of plans that all waited for the same turn."""
    with ThreadPoolExecutor(len(plans)) as pool:
        with store.write():
            pending = [pool.submit(store.apply, plan) for plan in plans]
            time.sleep(_ALL_WAIT_S)
        return [future.exception() for future in pending]


def test_plans_that_wait_together_are_all_written(played: Store) -> None:
    assert applied(played, [planned(played, "Game1"), planned(played, "Game2")]) == [None, None]
    with played.read() as tx:
        assert tx.versions(["Game1", "Game2"]) == {"Game1": 1, "Game2": 1}
        assert [len(tx.events(game_id)) for game_id in ("Game1", "Game2")] == [1, 1]


def test_of_plans_for_one_game_that_wait_together_one_is_written(played: Store) -> None:
    came = applied(played, [*(planned(played, "Game1") for _ in range(3)), planned(played, "Game2")])
    assert [type(outcome) for outcome in came].count(OutdatedError) == 2
    with played.read() as tx:
        assert tx.versions(["Game1", "Game2"]) == {"Game1": 1, "Game2": 1}


def test_a_plan_that_cannot_be_written_leaves_no_trace_and_spoils_no_other(played: Store) -> None:
    with Draft(played.read) as draft:
        draft.game("Game1")
        grow(draft)
        draft.add_game(game("Game2"))
        impossible = draft.plan()
    came = applied(played, [impossible, planned(played, "Game2")])
    assert [type(outcome) for outcome in came] == [StorageError, type(None)]
    with played.read() as tx:
        assert tx.versions(["Game1", "Game2"]) == {"Game1": 0, "Game2": 1}
    with pytest.raises(StorageError):
        played.apply(impossible)
    played.apply(planned(played, "Game1"))
