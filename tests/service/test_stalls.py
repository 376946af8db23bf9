"""The disk stalls while many write: nobody is refused without need, and readers are answered meanwhile."""

from __future__ import annotations

import json
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any

from referee.api.foundation.deciding import LONG_BYTES
from referee.places import MOST_ASIDE
from referee.service.games.whole import LONG_VERSION
from tests.benchmarks.stores import stalled
from tests.serving import Answer, Phone, serving

HAND = {"outcome": {"taker": "p1", "card": "9"}}
THREADS = 2
STALLS, STALLED_S = 3, 1.0
"""As long as a disk stalls now and then, and much less than anybody's patience."""
READS = 5
CROWD = MOST_ASIDE + 8


def written_while_stalled(database: Path, port: int, writers: int) -> list[Answer]:
    """The answers to hands that are sent at once while the disk stalls, each to a game of its own."""
    games = [Phone(port).new_game() for _ in range(writers)]
    with ThreadPoolExecutor(writers) as pool:
        with stalled(database):
            began = time.monotonic()
            sent = [pool.submit(phone.send, "POST", f"{path}/hands", HAND) for path, phone in games]
            for path, phone in games[:READS]:
                assert phone.send("GET", path).document["version"] == 1
            time.sleep(max(0.0, began + STALLED_S - time.monotonic()))
            assert not any(answer.done() and answer.result().status == 201 for answer in sent)
        return [answer.result() for answer in sent]


def test_all_hands_wait_until_the_disk_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path / "referee.db", threads=THREADS) as server:
        for _ in range(STALLS):
            answers = written_while_stalled(server.database, server.port, 4 * THREADS)
            assert {(answer.status, answer.body if answer.status != 201 else b"") for answer in answers} == {
                (201, b"")
            }


def test_of_a_crowd_some_are_refused_lest_nobody_is_left_to_answer_readers(tmp_path: Path) -> None:
    with serving(tmp_path / "referee.db", threads=THREADS) as server:
        answers = written_while_stalled(server.database, server.port, CROWD)
        counts = Counter(answer.status for answer in answers)
        assert set(counts) == {201, 503}
        assert counts[201] >= MOST_ASIDE
        refusals = {answer.document["type"] for answer in answers if answer.status == 503}
        assert refusals == {"/problems/turn_to_write_must_come"}


AT_ONCE = 6
"""Phones of one address: more than may wait at the threads of a server that has two."""


def long_deal() -> dict[str, Any]:
    """A deal of Klondike told by so many moves that its body is long."""
    stock = [rank + suit for suit in "CD" for rank in [*"23456789", "10", "J", "Q"]]
    up = ("AH", "2H", "3H", "AS", "2S", "3S", "4S")
    tableau = [{"down": down, "up": [card]} for down, card in enumerate(up)]
    round_ = [{"from": "stock", "to": "waste"}] * 24 + [{"from": "waste", "to": "stock"}]
    return {"start": {"stock": [*stock, "KC", "KD"], "tableau": tableau}, "moves": (round_ * 20)[:400]}


def test_long_hands_of_one_address_wait_for_each_other_also_while_the_disk_stalls(tmp_path: Path) -> None:
    deal = long_deal()
    assert len(json.dumps(deal)) > LONG_BYTES
    with serving(tmp_path / "referee.db", threads=THREADS) as server:
        games = [Phone(server.port).new_game("Ann", variant="klondike") for _ in range(AT_ONCE)]

        def send(game: tuple[str, Phone]) -> list[int]:
            path, phone = game
            return [phone.send("POST", f"{path}/hands", deal).status for _ in range(3)]

        with ThreadPoolExecutor(AT_ONCE) as pool:
            with stalled(server.database):
                answers = pool.map(send, games)
                time.sleep(STALLED_S)
                assert games[0][1].send("GET", games[0][0]).document["version"] == 1
            assert Counter(chain.from_iterable(answers)) == {201: 3 * AT_ONCE}


def test_all_who_ask_for_the_same_long_answer_wait_for_whoever_writes_it(tmp_path: Path) -> None:
    with serving(tmp_path / "referee.db", threads=THREADS) as server:
        path, phone = Phone(server.port).new_game()
        assert phone.send("POST", f"{path}/hands", HAND).status == 201
        record = phone.send("GET", f"{path}/record").document
        event = record["events"][0]
        record["events"] = [event | {"number": number} for number in range(2, LONG_VERSION + 2)]
        record["scores"]["p1"] *= LONG_VERSION
        taken_in = phone.send("POST", "/v1/records", record)
        assert taken_in.status == 201, taken_in.body
        game = f"/v1/games/{taken_in.document['id']}"
        with ThreadPoolExecutor(AT_ONCE) as pool:
            for form in ("score-sheet?format=csv", "score-sheet?format=svg", "record", "pot"):
                answers = [*pool.map(phone.send, ["GET"] * AT_ONCE, [f"{game}/{form}"] * AT_ONCE)]
                assert {(answer.status, answer.body) for answer in answers} == {(200, answers[0].body)}
