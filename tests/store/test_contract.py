"""The contract of every store, tried through the protocol alone."""

from dataclasses import replace
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from referee.errors import StaleError, StorageError
from tests.store.store_samples import (
    LATER,
    answer,
    begin_game,
    entry,
    event,
    game,
    look,
    origin,
    play_hand,
    token,
)

on_one_store = settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow], max_examples=60
)
texts = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"))


class TestGames:
    def test_a_game_is_found_as_it_was_added(self, store):
        begin_game(store)
        assert look(store, "game", "Game1") == game()

    @pytest.mark.parametrize("other", ["", "game1", "Game", "Game1 ", "Game%"])
    def test_no_other_id_finds_it(self, store, other):
        begin_game(store)
        assert look(store, "game", other) is None

    def test_an_id_can_be_taken_once(self, store):
        begin_game(store)
        with pytest.raises(StorageError), store.write() as writing:
            writing.add_game(game(variant="gurka"))
        assert look(store, "game", "Game1") == game()

    def test_a_game_is_saved_whole(self, store):
        begin_game(store)
        begin_game(store, "Game2")
        saved = game(version=3, status="over", state="s", view="v", updated_at=LATER, locked=True)
        saved = replace(saved, open_hands="[2,3]", disputed_hands="[1]")
        with store.write() as writing:
            writing.save_game(saved, was=0)
        assert look(store, "game", "Game1") == saved
        assert look(store, "game", "Game2") == game("Game2")

    @pytest.mark.parametrize("was", [-1, 1, 2])
    def test_saving_over_another_version_is_stale(self, store, was):
        begin_game(store)
        with pytest.raises(StaleError), store.write() as writing:
            writing.save_game(game(version=5), was=was)
        assert look(store, "game", "Game1") == game()

    def test_saving_what_is_not_there_is_stale(self, store):
        with pytest.raises(StaleError), store.write() as writing:
            writing.save_game(game(version=1), was=0)
        assert look(store, "game", "Game1") is None

    def test_ids_that_tell_a_slot_come_in_the_order_of_their_characters(self, store):
        ids = ["b0", "BB", "a0", "Zz", "00", "aa", "a00"]
        for game_id in ids:
            begin_game(store, game_id)
        assert look(store, "game_ids", limit=99) == sorted(ids)

    def test_all_ids_come_page_by_page(self, store):
        ids = ["b", "B", "a", "Z", "0", "aa", "_", "ab-"]
        for game_id in ids:
            begin_game(store, game_id)
        seen, after = [], ""
        while page := look(store, "game_ids", after=after, limit=2):
            assert len(page) <= 2
            seen, after = [*seen, *page], page[-1]
        assert sorted(seen) == sorted(ids)

    def test_ids_come_from_behind_one_that_is_not_there(self, store):
        for game_id in ("00a", "00b", "00c", "00d"):
            begin_game(store, game_id)
        assert look(store, "game_ids", after="00bb", limit=9) == ["00c", "00d"]
        assert look(store, "game_ids", after="00d", limit=2) == []

    def test_variants_are_counted(self, store):
        assert look(store, "game_variants") == {}
        with store.write() as writing:
            for game_id, variant in (("a", "agurk"), ("b", "pebbles"), ("c", "agurk")):
                writing.add_game(game(game_id, variant=variant))
        assert look(store, "game_variants") == {"agurk": 2, "pebbles": 1}

    def test_versions_are_of_the_games_that_are_there(self, store):
        for game_id in ("a", "b", "c"):
            begin_game(store, game_id)
        play_hand(store, "b")
        assert look(store, "versions", {"a", "b", "x"}) == {"a": 0, "b": 1}
        assert look(store, "versions", []) == {}

    @on_one_store
    @given(written=st.lists(texts, min_size=5, max_size=5))
    def test_text_comes_back_as_it_was(self, store, written):
        variant, opening, state, view, body = written
        new_game = game(uuid4().hex, variant=variant, opening=opening, state=state, view=view)
        with store.write() as writing:
            writing.add_game(new_game)
            writing.add_event(event(new_game.id, body=body))
        assert look(store, "game", new_game.id) == new_game
        assert look(store, "events", new_game.id) == [event(new_game.id, body=body)]

    def test_documents_may_be_large(self, store):
        large = game(view="ä" * 3_000_000)
        with store.write() as writing:
            writing.add_game(large)
        assert look(store, "game", "Game1") == large


class TestEvents:
    def test_events_come_in_order_from_where_one_asks(self, store):
        begin_game(store)
        begin_game(store, "Game2")
        with store.write() as writing:
            for number in (2, 1, 3, 4):
                writing.add_event(event(number=number))
            writing.add_event(event("Game2", 1))
        assert look(store, "events", "Game1") == [event(number=number) for number in (1, 2, 3, 4)]
        assert look(store, "events", "Game1", after=2) == [event(number=3), event(number=4)]
        assert look(store, "events", "Game1", after=1, limit=2) == [event(number=2), event(number=3)]
        assert look(store, "events", "Game1", after=4) == []
        assert look(store, "events", "Game2") == [event("Game2", 1)]
        assert look(store, "events", "Game3") == []

    def test_a_number_can_be_taken_once(self, store):
        begin_game(store)
        with store.write() as writing:
            writing.add_event(event())
        with pytest.raises(StaleError), store.write() as writing:
            writing.add_event(event(kind="correction"))
        assert look(store, "events", "Game1") == [event()]

    def test_an_event_needs_a_game(self, store):
        with pytest.raises(StorageError), store.write() as writing:
            writing.add_event(event())


SHEET = [entry(1, hand=1), entry(2, event=3), entry(3, hand=2, document="größer"), entry(4, hand=3)]


class TestEntries:
    @pytest.fixture(autouse=True)
    def game_with_entries(self, store):
        begin_game(store)
        begin_game(store, "Game2")
        with store.write() as writing:
            writing.put_entries("Game1", begin=1, entries=SHEET)
            writing.put_entries("Game2", begin=1, entries=[entry(1, hand=1, game_id="Game2")])

    def test_the_sheet_comes_in_order(self, store):
        assert look(store, "entries", "Game1") == SHEET
        assert look(store, "entries", "Game2") == [entry(1, hand=1, game_id="Game2")]
        assert look(store, "entries", "Game3") == []

    def test_hands_come_page_by_page(self, store):
        first, _, second, third = SHEET
        assert look(store, "hands", "Game1", limit=2) == [first, second]
        assert look(store, "hands", "Game1", after=1, limit=9) == [second, third]
        assert look(store, "hands", "Game1", after=3, limit=9) == []

    def test_a_hand_is_found_by_its_number(self, store):
        assert look(store, "hand", "Game1", 2) == SHEET[2]
        assert look(store, "hand", "Game2", 1) == entry(1, hand=1, game_id="Game2")

    @pytest.mark.parametrize(("game_id", "number"), [("Game1", 0), ("Game1", 4), ("Game2", 2), ("Game3", 1)])
    def test_a_hand_that_is_not_there_is_none(self, store, game_id, number):
        assert look(store, "hand", game_id, number) is None

    def test_two_entries_cannot_be_the_same_hand(self, store):
        with pytest.raises(StorageError), store.write() as writing:
            writing.put_entries("Game1", begin=5, entries=[entry(5, hand=3)])
        assert look(store, "entries", "Game1") == SHEET

    def test_entries_are_added_to_the_end(self, store):
        more = [entry(len(SHEET) + at, hand=10 + at) for at in (1, 2)]
        with store.write() as writing:
            writing.add_entries(more)
        assert look(store, "entries", "Game1") == [*SHEET, *more]

    @pytest.mark.parametrize("existing", [SHEET[-1], replace(SHEET[-1], position=9)])
    def test_an_entry_is_added_once(self, store, existing):
        with pytest.raises(StaleError), store.write() as writing:
            writing.add_entries([existing])
        assert look(store, "entries", "Game1") == SHEET

    def test_entries_need_a_game(self, store):
        with pytest.raises(StorageError), store.write() as writing:
            writing.put_entries("Game3", begin=1, entries=[entry(1, game_id="Game3")])

    @on_one_store
    @given(edits=st.lists(st.tuples(st.integers(0, 12), st.integers(0, 5), st.booleans()), max_size=8))
    def test_the_sheet_is_replaced_from_where_it_is_put(self, store, edits):
        game_id, expected = uuid4().hex, []
        begin_game(store, game_id)
        for number, (unchanged, length, is_hand) in enumerate(edits):
            del expected[unchanged:]
            begin = len(expected) + 1
            put = [
                entry(at, hand=at if is_hand else None, game_id=game_id, document=str(number))
                for at in range(begin, begin + length)
            ]
            with store.write() as writing:
                writing.put_entries(game_id, begin=begin, entries=put)
            expected += put
            assert look(store, "entries", game_id) == expected
        assert look(store, "hands", game_id, limit=99) == [put for put in expected if put.hand]


class TestTokens:
    @pytest.fixture(autouse=True)
    def game_with_tokens(self, store):
        begin_game(store)
        begin_game(store, "Game2")
        with store.write() as writing:
            writing.add_token(token("t2", created_at=LATER))
            writing.add_token(token("t1"))
            writing.add_token(token("t3", game_id="Game2", scope="player", player="p2"))

    def test_a_token_is_found_by_its_digest(self, store):
        assert look(store, "token", token("t1").digest) == token("t1")
        assert look(store, "token", token("t3").digest) == token(
            "t3", game_id="Game2", scope="player", player="p2"
        )
        assert look(store, "token", b"\0" * 32) is None

    def test_a_games_tokens_come_oldest_first(self, store):
        assert look(store, "tokens", "Game1") == [token("t1"), token("t2", created_at=LATER)]
        assert look(store, "tokens", "Game3") == []

    def test_a_digest_can_be_taken_once(self, store):
        with pytest.raises(StorageError), store.write() as writing:
            writing.add_token(token("t9", game_id="Game2", digest=token("t1").digest))
        assert look(store, "token", token("t1").digest) == token("t1")

    def test_a_token_needs_a_game(self, store):
        with pytest.raises(StorageError), store.write() as writing:
            writing.add_token(token("t9", game_id="Game3"))

    def test_a_revoked_token_is_still_told_of(self, store):
        with store.write() as writing:
            writing.revoke_token(token(), at=LATER)
        revoked = token("t1", revoked_at=LATER)
        assert look(store, "token", revoked.digest) == revoked
        assert look(store, "tokens", "Game1") == [revoked, token("t2", created_at=LATER)]

    def test_a_token_is_revoked_once(self, store):
        with store.write() as writing:
            writing.revoke_token(token(), at=LATER)
            writing.revoke_token(token(), at="2027-01-01T00:00:00Z")
        assert look(store, "token", token("t1").digest).revoked_at == LATER

    def test_no_other_token_is_revoked(self, store):
        with store.write() as writing:
            writing.revoke_token(token("t9"), at=LATER)
            writing.revoke_token(token(), at=LATER)
        assert look(store, "token", token("t3").digest).revoked_at is None

    def test_the_last_use_is_noted(self, store):
        with store.write() as writing:
            writing.touch_token(token(), at=LATER)
        assert look(store, "token", token("t1").digest).used_at == LATER
        assert look(store, "token", token("t3").digest).used_at is None


class TestAnswers:
    def test_an_answer_is_found_by_its_scope(self, store):
        with store.write() as writing:
            writing.keep_answer(answer())
        assert look(store, "answer", b"scope") == answer()
        assert look(store, "answer", b"scop") is None

    def test_a_scope_has_one_answer(self, store):
        with store.write() as writing:
            writing.keep_answer(answer())
        with pytest.raises(StaleError), store.write() as writing:
            writing.keep_answer(answer(fingerprint=b"another"))
        assert look(store, "answer", b"scope") == answer()

    def test_old_answers_are_forgotten(self, store):
        times = {b"a": "2026-11-01T00:00:00Z", b"b": "2026-11-02T00:00:00Z", b"c": "2026-11-03T00:00:00Z"}
        with store.write() as writing:
            for scope, at in times.items():
                writing.keep_answer(answer(scope, at=at))
            assert writing.forget_answers(before=times[b"c"], most=5) == 2
            assert writing.forget_answers(before=times[b"c"], most=5) == 0
        assert [look(store, "answer", scope) is None for scope in times] == [True, True, False]

    def test_of_many_old_answers_the_oldest_are_forgotten_first(self, store):
        with store.write() as writing:
            for day in (3, 1, 2, 4):
                writing.keep_answer(answer(b"%d" % day, at=f"2026-11-0{day}T00:00:00Z"))
            assert writing.forget_answers(before="2026-11-04T00:00:00Z", most=2) == 2
        assert [look(store, "answer", b"%d" % day) is None for day in (1, 2, 3, 4)] == [
            True,
            True,
            False,
            False,
        ]


class TestOrigins:
    def test_a_game_is_found_by_its_origin(self, store):
        with store.write() as writing:
            writing.add_origin(origin())
        assert look(store, "origin", b"origin") == origin()
        assert look(store, "origin", b"origi") is None

    def test_of_an_origin_one_game_is_made(self, store):
        with store.write() as writing:
            writing.add_origin(origin())
        with pytest.raises(StaleError), store.write() as writing:
            writing.add_origin(origin(game_id="Game2"))
        assert look(store, "origin", b"origin") == origin()
