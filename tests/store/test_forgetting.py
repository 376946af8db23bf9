"""Old answers go little by little, on every store, and nobody has to wait for that."""

from __future__ import annotations

import threading
from datetime import UTC, datetime, timedelta

import pytest

from referee.service.forgetting import EVERY, Forgetting
from tests.store.store_samples import answer, begin_game, look, play_hand

DAY = timedelta(days=1)


class Clock:
    def __init__(self) -> None:
        self.now = datetime(2026, 11, 20, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


def keep(store, clock: Clock, count: int, *, name: str) -> list[bytes]:
    """Answers kept a second after each other, from now on."""
    scopes = [f"{name}{number}".encode() for number in range(count)]
    with store.write() as writing:
        for number, scope in enumerate(scopes):
            at = (clock.now + timedelta(seconds=number)).isoformat().replace("+00:00", "Z")
            writing.keep_answer(answer(scope, at=at))
    return scopes


def left(store, scopes: list[bytes]) -> int:
    return sum(look(store, "answer", scope) is not None for scope in scopes)


def test_all_that_are_old_go_batch_by_batch_and_no_others(store) -> None:
    clock = Clock()
    forgetting = Forgetting(store, clock, retention=DAY, batch=10)
    old = keep(store, clock, 35, name="old")
    clock.now += DAY + timedelta(minutes=1)
    new = keep(store, clock, 5, name="new")
    forgetting.nudge()
    forgetting.wait()
    assert (left(store, old), left(store, new)) == (0, 5)


def test_nobody_looks_again_before_it_is_time(store) -> None:
    clock = Clock()
    forgetting = Forgetting(store, clock, retention=DAY)
    forgetting.nudge()
    forgetting.wait()
    scopes = keep(store, Clock(), 3, name="old")
    clock.now += DAY + EVERY
    forgetting.nudge()
    forgetting.wait()
    assert left(store, scopes) == 0
    again = keep(store, Clock(), 3, name="again")
    for minutes, remaining in ((EVERY - timedelta(seconds=1), 3), (timedelta(seconds=1), 0)):
        clock.now += minutes
        forgetting.nudge()
        forgetting.wait()
        assert left(store, again) == remaining


@pytest.fixture
def at_leisure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty batches take so long that a test does something meanwhile on a busy machine, too."""
    monkeypatch.setattr("referee.service.forgetting._PAUSE_S", 0.1)


@pytest.mark.usefixtures("at_leisure")
def test_others_write_meanwhile(store) -> None:
    begin_game(store)
    clock = Clock()
    scopes = keep(store, clock, 40, name="old")
    clock.now += DAY + timedelta(hours=1)
    forgetting = Forgetting(store, clock, retention=DAY, batch=2)
    forgetting.nudge()
    for _ in range(5):
        play_hand(store)
    assert left(store, scopes[-1:]) > 0, "it was no test of what happens meanwhile"
    forgetting.wait()
    assert left(store, scopes) == 0
    assert look(store, "game", "Game1").version == 5


@pytest.mark.usefixtures("at_leisure")
def test_once_closed_it_leaves_the_store_alone(store) -> None:
    clock = Clock()
    scopes = keep(store, clock, 40, name="old")
    clock.now += DAY + timedelta(hours=1)
    forgetting = Forgetting(store, clock, retention=DAY, batch=2)
    forgetting.nudge()
    forgetting.close()
    remaining = left(store, scopes)
    assert remaining > 0
    clock.now += EVERY
    forgetting.nudge()
    assert "forgetting" not in {thread.name for thread in threading.enumerate()}
    assert left(store, scopes) == remaining


def test_a_store_that_fails_is_tried_again_later(store) -> None:
    clock = Clock()
    forgetting = Forgetting(store, clock, retention=DAY)
    store.close()
    forgetting.nudge()
    forgetting.wait()
