"""Two treasurers settle the same evening at once, against a server of two processes, or two services."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.serving import Answer, Phone, serving, two_services

ROUNDS = 25
AMOUNT = 500
FINED = {"from": "m1", "to": "m2", "amount": AMOUNT, "reason": "Came late"}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Phone]]:
    """The address of a club of Ann and Bo, and its treasurer's phone."""
    with serving(tmp_path_factory.mktemp("settling") / "referee.db", workers=2) as server:
        founded = Phone(server.port).send("POST", "/v1/clubs", {"name": "Club", "currency": "DKK"}).document
        path, phone = f"/v1/clubs/{founded['id']}", Phone(server.port, founded["admin_token"])
        for name in ("Ann", "Bo"):
            assert phone.send("POST", f"{path}/members", {"name": name}).status == 201
        yield path, phone


def at_once(*requests: Callable[[], Answer]) -> list[Answer]:
    """The answers to requests that are sent at the same moment."""
    barrier = threading.Barrier(len(requests))

    def send(request: Callable[[], Answer]) -> Answer:
        barrier.wait()
        return request()

    with ThreadPoolExecutor(len(requests)) as pool:
        return list(pool.map(send, requests))


def game_that_ann_lost(path: str, phone: Phone) -> str:
    body = {
        "club": path.rpartition("/")[2],
        "variant": "gurka-norway",
        "players": [{"member": "m1"}, {"member": "m2"}],
        "stake": {"amount": AMOUNT, "currency": "DKK"},
    }
    game = f"/v1/games/{phone.send('POST', '/v1/games', body).document['id']}"
    for card in ("K", "10"):
        hand = {"outcome": {"taker": "p1", "card": card}}
        assert phone.send("POST", f"{game}/hands", hand).status == 201
    return game


def suggested(path: str, phone: Phone) -> tuple[dict[str, Any], str]:
    """The one payment that the settlement names, as it is booked, and the tag it came with."""
    answer = phone.send("GET", f"{path}/settlement")
    (payment,) = answer.document["payments"]
    return {key: payment[key] for key in ("from", "to", "amount")}, answer.headers["ETag"]


def test_what_two_treasurers_see_suggested_is_booked_once(club: tuple[str, Phone]) -> None:
    path, phone = club
    for _ in range(ROUNDS):
        game_that_ann_lost(path, phone)
        payment, tag = suggested(path, phone)

        def pay(payment: Any = payment, tag: str = tag) -> Answer:
            return phone.send("POST", f"{path}/payments", payment, If_Match=tag)

        assert Counter(answer.status for answer in at_once(pay, pay)) == {201: 1, 412: 1}
        assert phone.send("GET", f"{path}/settlement").document["payments"] == []
    booked = phone.send("GET", f"{path}/ledger?reason=payment&limit=200").document["items"]
    assert [booking["amount"] for booking in booked] == [AMOUNT] * ROUNDS


def test_a_payment_that_is_marked_as_suggested_is_booked_once(tmp_path: Path, address: str | None) -> None:
    with two_services(tmp_path, address or str(tmp_path / "referee.db")) as ports:
        founded = Phone(ports[0]).send("POST", "/v1/clubs", {"name": "Club", "currency": "DKK"}).document
        path, phones = f"/v1/clubs/{founded['id']}", [Phone(port, founded["admin_token"]) for port in ports]
        for name in ("Ann", "Bo"):
            phones[0].send("POST", f"{path}/members", {"name": name})
        for _ in range(ROUNDS):
            assert phones[0].send("POST", f"{path}/adjustments", FINED).status == 201
            (shown,) = phones[1].send("GET", f"{path}/settlement").document["payments"]
            payment = {name: shown[name] for name in ("from", "to", "amount", "settles")}
            answers = at_once(*(partial(phone.send, "POST", f"{path}/payments", payment) for phone in phones))
            assert Counter(answer.status for answer in answers) == {201: 1, 409: 1}
            (refusal,) = [answer.document["type"] for answer in answers if answer.status == 409]
            assert refusal == "/problems/payment_must_be_suggested"
        booked = phones[0].send("GET", f"{path}/ledger?reason=payment&limit=200").document["items"]
        assert [payment["amount"] for payment in booked] == [AMOUNT] * ROUNDS
        assert phones[1].send("GET", f"{path}/settlement").document["payments"] == []


def test_a_payment_is_booked_before_a_correction_in_a_game_or_not_at_all(club: tuple[str, Phone]) -> None:
    """Booked first, it stands in the books that the correction changes; afterwards nobody owes it."""
    path, phone = club
    for _ in range(ROUNDS):
        game = game_that_ann_lost(path, phone)
        payment, tag = suggested(path, phone)
        paid, corrected = at_once(
            lambda payment=payment, tag=tag: phone.send("POST", f"{path}/payments", payment, If_Match=tag),
            lambda game=game: phone.send(
                "PUT", f"{game}/hands/2?reason=No", {"outcome": {"taker": "p2", "card": "10"}}
            ),
        )
        assert corrected.status == 200
        assert paid.status in {201, 412}
        assert phone.send("POST", f"{game}/end", {"reason": "abandoned"}).status == 201
        left = phone.send("GET", f"{path}/settlement").document["payments"]
        assert [(suggestion["from"], suggestion["amount"]) for suggestion in left] == (
            [("m2", AMOUNT)] if paid.status == 201 else []
        )
        if left:
            payment, tag = suggested(path, phone)
            assert phone.send("POST", f"{path}/payments", payment, If_Match=tag).status == 201
