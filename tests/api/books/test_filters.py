"""What games, standings and the ledger are narrowed to."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from tests.api.books.bookkeeping import won_by_bo
from tests.api.service import Club, answered, refused


@pytest.mark.parametrize("path", ["/games", "/standings"])
@pytest.mark.parametrize(
    ("asked", "found"),
    [("Cup", True), ("%20Cup%20", True), ("Cups", False), ("", True), ("%20%20", True)],
)
def test_an_event_is_found_with_blanks_around_it_and_a_blank_one_is_none(
    club: Club, path: str, asked: str, found: bool
) -> None:
    game = club.game("gurka-norway", "m1 m2", event="  Cup ")
    assert game.read()["event"] == "Cup"
    game.act("/end", reason="agreed")
    assert bool(club.read(f"{path}?event={asked}")["items"]) is found


def test_texts_left_empty_ask_for_everything(club: Club) -> None:
    won_by_bo(club)
    assert len(club.read("/games?event=")["items"]) == 1
    assert len(club.read("/standings?event=")["items"]) == 2
    assert len(club.read("/ledger?game=")["items"]) == 3


@pytest.mark.parametrize("path", ["/games", "/standings", "/ledger"])
def test_a_period_ends_after_it_begins(club: Club, path: str) -> None:
    fault = ("/query/to", "period_must_not_end_before_it_begins")
    refused(club.get(f"{path}?from=2026-11-20&to=2026-11-19"), 422, "request_must_fit", fault)
    answered(club.get(f"{path}?from=2026-11-20&to=2026-11-20"))


@pytest.mark.parametrize("path", ["/games", "/standings", "/ledger"])
@pytest.mark.parametrize("name", ["from", "to"])
@pytest.mark.parametrize(
    "day",
    [
        "",
        "today",
        "2026-02-30",
        "2026-13-01",
        "2026-1-5",
        "20261120",
        "0000-01-01",
        "٢٠٢٦-11-20",
        "2026-11-20T19:30:00Z",
        "2026-W47-5",
        "12026-11-20",
    ],
)
def test_what_is_no_day_is_refused(club: Club, path: str, name: str, day: str) -> None:
    fault = (f"/query/{name}", "value_must_be_day")
    problem = refused(club.get(f"{path}?{name}={quote(day)}"), 422, "request_must_fit", fault)
    assert problem["errors"][0]["given"] == day


@pytest.mark.parametrize("path", ["/games", "/standings", "/ledger"])
def test_the_first_and_the_last_day_there_are_will_do(club: Club, path: str) -> None:
    won_by_bo(club)
    assert club.read(f"{path}?from=0001-01-01&to=9999-12-31")["items"]
    assert club.read(f"{path}?to=0001-01-01")["items"] == []
    assert club.read(f"{path}?from=9999-12-31")["items"] == []
