"""Many phones at one table, against a server of two processes."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from tests.postgres_server import new_database
from tests.serving import Answer, Phone, serving

PHONES = 8
KEY = "0198a1b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def anybody(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Phone]:
    """Somebody without a token."""
    file = tmp_path_factory.mktemp("contention") / "referee.db"
    with ExitStack() as stack:
        address = None
        if request.param == "postgres":
            address = stack.enter_context(new_database(request.getfixturevalue("postgres")))
        server = stack.enter_context(serving(file, address=address, workers=2))
        yield Phone(server.port)


def at_once(request: Callable[[int], Answer]) -> list[Answer]:
    """The answers to as many requests as there are phones, all sent at the same moment."""
    barrier = threading.Barrier(PHONES)

    def send(number: int) -> Answer:
        barrier.wait()
        return request(number)

    with ThreadPoolExecutor(PHONES) as pool:
        return list(pool.map(send, range(PHONES)))


def hand(number: int | None = None, card: str = "9") -> dict[str, object]:
    return {"number": number, "outcome": {"taker": "p1", "card": card}}


def test_of_eight_phones_with_the_same_hand_one_enters_it(anybody: Phone) -> None:
    path, phone = anybody.new_game()
    for number in range(1, 6):
        body = hand(number)
        answers = at_once(lambda _, body=body: phone.send("POST", f"{path}/hands", body))
        assert Counter(answer.status for answer in answers) == {201: 1, 409: PHONES - 1}
        (entered,) = [answer.document["hand"] for answer in answers if answer.status == 201]
        for answer in answers:
            if answer.status == 409:
                assert answer.document["type"] == "/problems/number_must_be_next"
                assert answer.document["hand"] == entered
                assert answer.document["next_number"] == number + 1
    assert phone.send("GET", path).document["version"] == 6


def test_of_eight_phones_with_the_same_key_all_are_answered_alike(anybody: Phone) -> None:
    path, phone = anybody.new_game()
    answers = at_once(lambda _: phone.send("POST", f"{path}/hands", hand(1), Idempotency_Key=KEY))
    assert {(answer.status, answer.body) for answer in answers} == {(201, answers[0].body)}
    assert sum(answer.headers.get("Idempotency-Replayed") == "true" for answer in answers) == PHONES - 1
    assert {answer.headers["ETag"] for answer in answers} == {'"2"'}
    assert {answer.headers["Location"] for answer in answers} == {f"{path}/hands/1"}
    assert phone.send("GET", path).document["version"] == 2


def test_eight_attempts_to_create_a_game_with_one_key_make_one_game(anybody: Phone) -> None:
    body = {"variant": "agurk", "players": [{"name": "Ann"}, {"name": "Bo"}]}
    answers = at_once(lambda _: anybody.send("POST", "/v1/games", body, Idempotency_Key=f"{KEY}-game"))
    assert {(answer.status, answer.body) for answer in answers} == {(201, answers[0].body)}


def test_eight_attempts_at_a_rematch_make_one(anybody: Phone) -> None:
    path, phone = anybody.new_game()
    phone.send("POST", f"{path}/end", {"reason": "agreed"})
    answers = at_once(lambda _: phone.send("POST", f"{path}/rematch"))
    assert Counter(answer.status for answer in answers) == {201: 1, 409: PHONES - 1}
    (rematch,) = [answer.document["id"] for answer in answers if answer.status == 201]
    assert {answer.document["game_id"] for answer in answers if answer.status == 409} == {rematch}


def test_of_eight_changes_made_for_one_version_one_is_done(anybody: Phone) -> None:
    path, phone = anybody.new_game()
    for version in range(1, 6):

        def enter(number: int, tag: str = f'"{version}"') -> Answer:
            return phone.send("POST", f"{path}/hands", hand(card=str(number + 3)), If_Match=tag)

        answers = at_once(enter)
        assert Counter(answer.status for answer in answers) == {201: 1, 412: PHONES - 1}
        refused = [answer.document for answer in answers if answer.status == 412]
        assert {problem["version"] for problem in refused} == {version + 1}


def test_writers_who_read_again_after_each_refusal_all_get_their_hand_in(anybody: Phone) -> None:
    path, phone = anybody.new_game()
    hands_each = 5

    def enter(number: int) -> Answer:
        while True:
            tag = phone.send("GET", path).headers["ETag"]
            answer = phone.send("POST", f"{path}/hands", hand(card=str(number + 3)), If_Match=tag)
            if answer.status != 412:
                return answer

    def enter_all(number: int) -> Answer:
        return [enter(number) for _ in range(hands_each)][-1]

    answers = at_once(enter_all)
    assert {answer.status for answer in answers} == {201}
    hands = phone.send("GET", f"{path}/hands?limit=200").document["items"]
    assert [entered["number"] for entered in hands] == list(range(1, PHONES * hands_each + 1))
    assert Counter(entered["outcome"]["card"] for entered in hands) == {
        str(number + 3): hands_each for number in range(PHONES)
    }


def test_phones_that_do_not_care_about_the_number_all_get_their_hand_in(anybody: Phone) -> None:
    path, phone = anybody.new_game()
    answers = at_once(lambda _: phone.send("POST", f"{path}/hands", hand()))
    assert sorted(answer.document["hand"]["number"] for answer in answers) == list(range(1, PHONES + 1))


def test_what_one_process_has_written_the_other_shows_at_once(anybody: Phone) -> None:
    path, phone = anybody.new_game()
    for version in range(2, 12):
        tag = phone.send("POST", f"{path}/hands", hand()).headers["ETag"]
        seen = at_once(lambda _: phone.send("GET", path))
        assert tag == f'"{version}"'
        assert {answer.document["version"] for answer in seen} == {version}
        assert len({answer.headers["ETag"] for answer in seen}) == 1
