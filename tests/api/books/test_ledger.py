"""The ledger: filtered, as CSV, and what a correction moved."""

from __future__ import annotations

import csv
import io
import threading
from typing import Any

import pytest

from referee.api.foundation.deciding import LARGE_ANSWERS, QUEUE
from referee.errors import BusyError
from referee.store import StoredTransfer
from referee.store.sqlite.transactions import SqliteReading
from tests.api.books.bookkeeping import STAKE, booked, lose, won_by_bo
from tests.api.long_games import busy, somebodys_turn
from tests.api.service import Club, answered, created, refused


def test_it_is_filtered_by_account_game_reason_and_day(club: Club) -> None:
    game = won_by_bo(club)
    club.service.clock.forward(days=1)
    club.pay("Ann", "Bo", 500)
    stakes = [("m1", "pot", 500, "stake"), ("m2", "pot", 500, "stake")]
    payout, payment = ("pot", "m2", 1000, "payout"), ("m1", "m2", 500, "payment")
    assert booked(club) == [*stakes, payout, payment]
    assert booked(club, "?account=Ann") == [stakes[0], payment]
    assert booked(club, "?account=pot") == [*stakes, payout]
    assert booked(club, "?account=%20m1%20") == [stakes[0], payment]
    assert booked(club, "?account=cash_box") == []
    assert booked(club, f"?game={game.id}") == [*stakes, payout]
    assert booked(club, "?reason=payment") == [payment]
    assert booked(club, "?from=2026-11-21") == [payment]
    assert booked(club, "?to=2026-11-20") == [*stakes, payout]
    refused(
        club.get("/ledger?reason=theft"),
        422,
        "request_must_fit",
        ("/query/reason", "value_must_be_one_of"),
    )


def test_as_csv_it_is_whole_with_decimals_and_safe_for_spreadsheets(club: Club) -> None:
    club.patch("/members/m1", {"name": "=cmd|' /C calc'!A0"})
    for amount in (5, 12345, 100):
        club.pay("m1", "m2", amount, note="@later, “soon”")
    for response in (
        club.get("/ledger?format=csv&limit=1"),
        club.get("/ledger", headers={"Accept": "text/csv"}),
    ):
        assert response.content_type == "text/csv; charset=utf-8"
        text = response.get_data().decode("utf-8-sig")
        rows = list(csv.DictReader(io.StringIO(text)))
        assert [row["amount"] for row in rows] == ["0.05", "123.45", "1.00"]
        assert rows[0]["from_name"] == "'=cmd|' /C calc'!A0"
        assert rows[0]["note"] == "'@later, “soon”"
        assert (rows[0]["is_cash"], rows[0]["game"], rows[0]["to"]) == ("true", "", "m2")


def test_what_a_correction_moved_names_the_bookings_it_takes_back_and_why(club: Club) -> None:
    club.pay("m3", "m4", 300)
    game = won_by_bo(club)
    answered(game.put("/hands/2?reason=Bo%20had%20it", {"outcome": {"taker": "Bo", "card": "10"}}))
    payout, reversal = club.read("/ledger")["items"][-2:]
    assert (payout["number"], payout["reason"], payout["note"]) == (4, "payout", "")
    assert (reversal["number"], reversal["reason"], reversal["reverses"]) == (5, "reversal", 4)
    assert reversal["note"] == "hand 2 amended: Bo had it"
    assert reversal["said"]["args"]["reason"] == {"text": "Bo had it"}
    assert club.get("/ledger").headers["Vary"] == "Accept, Authorization, Accept-Language"
    assert game.read("/events")["items"][reversal["event"] - 1]["kind"] == "amended"
    rows = list(csv.DictReader(io.StringIO(club.get("/ledger?format=csv").get_data().decode("utf-8-sig"))))
    assert [(row["game"], row["event"], row["reverses"]) for row in rows] == [
        ("", "", ""),
        *[(game.id, "1", "")] * 2,
        (game.id, "3", ""),
        (game.id, "4", "4"),
    ]
    assert [row["note"] for row in rows[-2:]] == ["", "hand 2 amended: Bo had it"]


def test_what_was_taken_back_is_told_by_hand_or_event(club: Club) -> None:
    game = club.game("gurka", "m1 m2 m3", **STAKE)
    lose(game, "Ann", "K")
    join = created(game.post("/players", {"member": "Di"}, token=club.token))["act"]["event"]
    end = game.act("/end", reason="abandoned")["act"]["event"]
    answered(game.delete(f"/hands/1?take_back={join},{end}&reason=Too%20many"))
    notes = {one["note"] for one in club.read("/ledger?reason=reversal")["items"]}
    assert notes == {f"hand 1 removed, event {join} taken back, event {end} taken back: Too many"}


def test_long_ledgers_come_whole_and_in_turn(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.api.clubs.books.ROWS_WITHOUT_TURN", 2)
    club.pay("m1", "m2", 100)
    with somebodys_turn(club.service):
        assert club.get("/ledger?format=csv").get_data().count(b"payment") == 1
    for _ in range(4):
        club.pay("m1", "m2", 100)
    with somebodys_turn(club.service):
        busy(lambda: club.get("/ledger?format=csv"), club.service)
    text = club.get("/ledger?format=csv").get_data().decode("utf-8-sig")
    assert [row["number"] for row in csv.DictReader(io.StringIO(text))] == ["1", "2", "3", "4", "5"]


def test_others_work_between_two_portions_of_a_long_ledger_of_which_one_is_written(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it is written, at any portion, whoever waits has a turn before the next one."""
    monkeypatch.setattr("referee.api.clubs.books.ROWS_WITHOUT_TURN", 1)
    for _ in range(4):
        club.pay("m1", "m2", 100)
    extensions, read, order = club.service.app.extensions, SqliteReading.ledger, list[str]()
    line, large_answers, threads = extensions[QUEUE], extensions[LARGE_ANSWERS], list[threading.Thread]()

    def work() -> None:
        with line.turn("somebody else"):
            order.append("work")

    def portion(tx: SqliteReading, *args: Any, **options: Any) -> list[StoredTransfer]:
        order.append("portion")
        if len(order) == 3:
            threads.append(threading.Thread(target=work))
            threads[0].start()
            while not line.working._waiting:
                pass
            with pytest.raises(BusyError), large_answers.turn("somebody else"):
                pytest.fail("One large answer is being written.")
        return read(tx, *args, **options)

    monkeypatch.setattr(SqliteReading, "ledger", portion)
    assert club.get("/ledger?format=csv").get_data().count(b"payment") == 4
    assert order == [*["portion"] * 3, "work", *["portion"] * 2]
    with large_answers.turn("somebody else"):
        threads[0].join()
