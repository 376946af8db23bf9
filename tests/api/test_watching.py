"""The broadcaster by itself: who is told, and whether the thread that tells is there when it has to be."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from referee.errors import BusyError
from referee.service.access import Caller
from referee.service.games.watch import SERVER_STOPS, STORE_FAILS, Broadcaster, Subscription
from referee.store import Store, StoredGame
from referee.store.opening import open_store
from tests.api.listening import hub_of
from tests.api.service import Game, Service

AT = "2026-11-20T19:30:00.000Z"

SOON_S = 60
PLACES = 8


@pytest.fixture
def store(service: Service) -> Store:
    return hub_of(service).store


@pytest.fixture
def broadcaster(store: Store) -> Broadcaster:
    return Broadcaster(store, lambda: AT, places=PLACES)


def stored(game: Game) -> StoredGame:
    with hub_of(game.service).store.read() as tx:
        found = tx.game(game.id)
    assert found is not None
    return found


def adjust(game: Game) -> None:
    """Brings the game to its next version."""
    game.act("/adjustments", player="Bo", points=1, reason="Dealt twice")


def soon(holds: Callable[[], bool]) -> bool:
    """Whether it holds in the end."""
    until = time.monotonic() + SOON_S
    while not holds() and time.monotonic() < until:
        time.sleep(0.01)
    return holds()


def lookouts() -> int:
    return sum(thread.name == "broadcaster" for thread in threading.enumerate())


def test_there_is_one_thread_while_somebody_watches_and_none_otherwise(
    broadcaster: Broadcaster, game: Game
) -> None:
    assert soon(lambda: lookouts() == 0)
    for _ in range(2):
        watches = [broadcaster.join(stored(game), Caller("watch_game", AT)) for _ in range(3)]
        assert lookouts() == 1
        for watch in watches:
            broadcaster.leave(watch)
        assert soon(lambda: lookouts() == 0)


def test_who_comes_while_others_leave_is_told(broadcaster: Broadcaster, game: Game) -> None:
    for _ in range(5):
        watch = broadcaster.join(stored(game), Caller("watch_game", AT))
        adjust(game)
        assert soon(lambda watch=watch: watch.game.version == stored(game).version)
        broadcaster.leave(watch)
        time.sleep(0.1)


def test_a_newcomer_with_an_old_state_is_told_what_the_others_know(
    broadcaster: Broadcaster, game: Game
) -> None:
    old = stored(game)
    first = broadcaster.join(old, Caller("watch_game", AT))
    adjust(game)
    assert soon(lambda: first.game.version == 2)
    late = broadcaster.join(old, Caller("watch_game", AT))
    assert soon(lambda: late.game.version == 2)
    broadcaster.close()


def test_waiting_is_over_as_soon_as_something_is_told(broadcaster: Broadcaster, game: Game) -> None:
    watch = broadcaster.join(stored(game), Caller("watch_game", AT))
    begun = time.monotonic()
    watch.wait(timeout_s=0.1)
    assert time.monotonic() - begun >= 0.1
    adjust(game)
    watch.wait(timeout_s=SOON_S)
    assert (watch.game.version, watch.ending) == (2, None)
    broadcaster.close()
    watch.wait(timeout_s=SOON_S)
    assert watch.ending == SERVER_STOPS
    assert time.monotonic() - begun < SOON_S


def test_places_are_counted(broadcaster: Broadcaster, game: Game) -> None:
    def join(whose: str) -> Subscription:
        return broadcaster.join(stored(game), Caller("watch_game", AT), whose=whose)

    watches = [join(f"10.0.0.{at}") for at in range(PLACES)]
    with pytest.raises(BusyError, match="All 8 places"):
        join("10.0.0.9")
    broadcaster.leave(watches[0])
    broadcaster.leave(watches[0])
    assert broadcaster.places_in_use == PLACES - 1
    join("10.0.0.9")
    broadcaster.close()
    broadcaster.close()


def test_one_address_cannot_shut_out_the_others(broadcaster: Broadcaster, game: Game) -> None:
    def join(whose: str) -> Subscription:
        return broadcaster.join(stored(game), Caller("watch_game", AT), whose=whose)

    ours = [join("10.0.0.1") for _ in range(PLACES * 3 // 4)]
    with pytest.raises(BusyError, match="one address"):
        join("10.0.0.1")
    join("10.0.0.2")
    broadcaster.leave(ours[0])
    join("10.0.0.1")
    broadcaster.close()
    broadcaster.close()


def test_a_game_that_is_no_more_ends_its_watches(broadcaster: Broadcaster, game: Game) -> None:
    watch = broadcaster.join(replace(stored(game), id="gone"), Caller("watch_game", AT))
    assert soon(lambda: watch.ending is not None)
    assert watch.ending is not None
    assert (watch.ending.reason, watch.ending.again) == ("game_must_exist", False)
    broadcaster.close()


def test_after_a_failure_the_next_one_is_told_again(
    fresh_service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    game, away = fresh_service.new_game(), fresh_service.database.with_suffix(".away")
    broadcaster = Broadcaster(hub_of(fresh_service).store, lambda: AT, places=PLACES)
    watch = broadcaster.join(stored(game), Caller("watch_game", AT))
    fresh_service.database.rename(away)
    assert soon(lambda: watch.ending == STORE_FAILS)
    # A store that is away is told in a sentence, and nobody has to look for a mistake in the program.
    assert [record.exc_info for record in caplog.records] == [None]
    away.rename(fresh_service.database)
    broadcaster.leave(watch)
    again = broadcaster.join(stored(game), Caller("watch_game", AT))
    adjust(game)
    assert soon(lambda: again.game.version == 2)
    broadcaster.close()


def test_another_process_is_heard(service: Service, game: Game) -> None:
    """Here a second store, which has as little to do with the first one as if it were in another process."""
    other = open_store(str(service.database))
    broadcaster = Broadcaster(other, lambda: AT, places=PLACES)
    watch = broadcaster.join(stored(game), Caller("watch_game", AT))
    adjust(game)
    assert soon(lambda: watch.game.version == 2)
    broadcaster.close()
    other.close()


def test_whoever_comes_and_goes_when_all_are_told_in_the_end(broadcaster: Broadcaster, game: Game) -> None:
    changes = 20

    def watch_for_a_while(number: int) -> Subscription:
        for _ in range(10):
            broadcaster.leave(broadcaster.join(stored(game), Caller("watch_game", AT), whose=str(number)))
            time.sleep(0.001 * number)
        return broadcaster.join(stored(game), Caller("watch_game", AT), whose=str(number))

    with ThreadPoolExecutor(PLACES) as pool:
        coming = [pool.submit(watch_for_a_while, number) for number in range(PLACES - 1)]
        for _ in range(changes):
            adjust(game)
        watches = [one.result() for one in coming]
    assert soon(lambda: {watch.game.version for watch in watches} == {changes + 1})
    broadcaster.close()
