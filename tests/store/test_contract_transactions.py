"""The contract of every store where several things happen at once, tried through the protocol alone."""

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from referee.errors import StaleError, StorageError
from referee.store.opening import open_store
from tests.store.store_samples import (
    AT,
    LATER,
    answer,
    begin_game,
    entry,
    event,
    game,
    look,
    play_hand,
    play_hands,
    token,
)


def elsewhere(act: Callable):
    """The result of `act` in another thread."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(act).result()


class TestTransactions:
    def everything(self, store) -> list[object]:
        with store.read() as reading:
            return [
                reading.game_ids(limit=99),
                reading.game("Game1"),
                reading.events("Game1"),
                reading.entries("Game1"),
                reading.tokens("Game1"),
                reading.answer(b"scope"),
            ]

    def change_everything(self, writing) -> None:
        writing.add_game(game("Game2"))
        writing.save_game(game(version=1), was=0)
        writing.add_event(event())
        writing.put_entries("Game1", begin=1, entries=[entry(1, hand=1)])
        writing.add_token(token("t2"))
        writing.revoke_token(token(), at=LATER)
        writing.keep_answer(answer())

    @pytest.fixture(autouse=True)
    def game_with_token(self, store):
        begin_game(store)
        with store.write() as writing:
            writing.add_token(token())

    @pytest.mark.parametrize("error", [ValueError, StaleError, StorageError, KeyboardInterrupt])
    def test_a_write_that_raises_leaves_nothing(self, store, error):
        before = self.everything(store)

        def fail() -> None:
            with store.write() as writing:
                self.change_everything(writing)
                raise error("no")

        with pytest.raises(error):
            fail()
        assert self.everything(store) == before
        with store.write() as writing:
            self.change_everything(writing)
        assert self.everything(store) != before

    def test_a_write_sees_what_it_did(self, store):
        with store.write() as writing:
            self.change_everything(writing)
            assert writing.game_ids(limit=9) == ["Game1", "Game2"]
            assert writing.game("Game1") == game(version=1)
            assert writing.events("Game1") == [event()]
            assert writing.entries("Game1") == writing.hands("Game1", limit=9) == [entry(1, hand=1)]
            assert writing.hand("Game1", 1) == entry(1, hand=1)
            assert writing.tokens("Game1") == [token("t1", revoked_at=LATER), token("t2")]
            assert writing.token(token("t2").digest) == token("t2")
            assert writing.answer(b"scope") == answer()

    def test_nobody_else_sees_it_before_it_is_done(self, store):
        before = self.everything(store)
        with store.write() as writing:
            self.change_everything(writing)
            assert elsewhere(lambda: self.everything(store)) == before
        assert elsewhere(lambda: self.everything(store)) == self.everything(store) != before

    def test_a_look_stays_the_same_whatever_is_written_meanwhile(self, store):
        with store.read() as reading:
            first = reading.game("Game1")
            elsewhere(lambda: play_hand(store))
            assert reading.game("Game1") == first
            assert reading.events("Game1") == reading.entries("Game1") == []
            assert reading.answer(b"Game1/1") is None
        assert look(store, "game", "Game1").version == 1

    def test_a_look_that_raises_is_over(self, store):
        with pytest.raises(ZeroDivisionError), store.read() as reading:
            reading.game("Game1").version / 0
        play_hand(store)
        assert look(store, "game", "Game1").version == 1

    def test_what_was_written_outlives_the_store(self, store, address):
        with store.write() as writing:
            self.change_everything(writing)
        written = self.everything(store)
        store.close()
        again = open_store(address)
        assert self.everything(again) == written
        again.close()

    def test_two_stores_on_one_database_see_each_other(self, store, address):
        other = open_store(address)
        play_hand(other)
        play_hand(store)
        assert look(other, "game", "Game1").version == look(store, "game", "Game1").version == 2
        other.close()


def play_hands_here(store, hands: int) -> None:
    for _ in range(hands):
        play_hand(store)


def check_played(store, hands: int) -> None:
    """Every hand is there once, in all the places a hand is kept."""
    numbers = list(range(1, hands + 1))
    with store.read() as reading:
        assert reading.game("Game1").version == hands
        assert [each.number for each in reading.events("Game1")] == numbers
        assert [each.hand for each in reading.hands("Game1", limit=hands + 1)] == numbers
        assert all(reading.answer(f"Game1/{number}".encode()) for number in numbers)


class TestTogether:
    def test_no_hand_is_lost_between_threads(self, store):
        begin_game(store)

        def play(_):
            for _ in range(50):
                play_hand(store)

        with ThreadPoolExecutor(8) as pool:
            list(pool.map(play, range(8)))
        check_played(store, 400)

    def test_no_hand_is_lost_between_processes(self, store, address):
        begin_game(store)
        spawn = multiprocessing.get_context("spawn")
        others = [spawn.Process(target=play_hands, args=(address, "Game1", 40)) for _ in range(3)]
        for other in others:
            other.start()
        for _ in range(40):
            play_hand(store)
        for other in others:
            other.join(timeout=180)
        assert [other.exitcode for other in others] == [0, 0, 0]
        check_played(store, 160)

    def test_a_look_is_never_torn(self, store):
        begin_game(store)

        def watch() -> None:
            version = 0
            while version < 100:
                with store.read() as reading:
                    version = reading.game("Game1").version
                    assert len(reading.events("Game1")) == len(reading.entries("Game1")) == version

        with ThreadPoolExecutor(2) as pool:
            watching = pool.submit(watch)
            pool.submit(play_hands_here, store, 100).result()
            watching.result()


class TestKeeping:
    def test_health_tells_what_is_behind_the_store(self, store):
        health = store.health()
        assert health.backend
        assert any(figure.isdigit() for figure in health.library)

    def test_a_backup_needs_a_new_file(self, store, tmp_path):
        existing = tmp_path / "there"
        existing.write_bytes(b"precious")
        with pytest.raises(StorageError):
            store.backup(existing)
        assert existing.read_bytes() == b"precious"

    def test_a_backup_needs_a_folder(self, store, tmp_path):
        with pytest.raises(StorageError):
            store.backup(tmp_path / "nowhere" / "copy")

    def test_a_backup_can_be_made_while_others_write(self, store, tmp_path):
        begin_game(store)
        with store.write() as writing:
            writing.save_game(replace(game(), version=1), was=0)
            elsewhere(lambda: store.backup(tmp_path / "copy"))
        assert (tmp_path / "copy").stat().st_size > 0
        assert look(store, "game", "Game1").updated_at == AT
