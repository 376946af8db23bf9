"""Times where the calendar ends, and every time zone: nothing of them is our failure."""

from __future__ import annotations

from contextlib import closing
from datetime import datetime
from zoneinfo import ZoneInfo, available_timezones

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlite_utils.utils import sqlite3  # type: ignore[attr-defined]  # the library that the store uses

from referee.service.zones import in_zone
from tests.api.service import Game, Service, answered, created, refused

ZONES = sorted(available_timezones())
ENDS = ("0001-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z")


def game_of(service: Service, moment: str) -> Game:
    """A game with one hand, which an older release took in with this time."""
    game = service.new_game()
    game.hand("Ann 5 Bo 9 Cy 3")
    with closing(sqlite3.connect(service.database)) as database, database:
        begun = "UPDATE games SET created_at = ? WHERE id = ?"
        entry = (
            "UPDATE entries SET document = json_set(document, '$.recorded_at', ?) "
            "WHERE game = (SELECT number FROM games WHERE id = ?)"
        )
        for statement in (begun, entry):
            assert database.execute(statement, (moment, game.id)).rowcount == 1
    return game


@pytest.mark.parametrize("moment", ENDS)
@pytest.mark.parametrize("form", ["html", "csv", "svg"])
def test_a_game_from_the_end_of_the_calendar_is_shown_in_every_zone(
    service: Service, moment: str, form: str
) -> None:
    game = game_of(service, moment)
    for zone in ("Pacific/Auckland", "America/New_York", "Pacific/Kiritimati", "Etc/GMT%2B12", "UTC"):
        response = game.get(f"/score-sheet?format={form}&tz={zone}")
        assert response.status_code == 200
        assert moment[:10] in response.headers["Content-Disposition"] or zone != "UTC"


def test_times_are_checked_where_they_come_in(service: Service, game: Game) -> None:
    """Also the expiry of a link; what is taken can be told in any zone."""
    fault = ("/expires_at", "value_must_be_time")
    for moment in (*ENDS, "2200-01-01T00:00:00Z", "1899-12-31T23:59:59+00:00", "2199-12-31T23:59:59-14:00"):
        body = {"scope": "view", "label": "x", "expires_at": moment}
        with service.nothing_stored():
            problem = refused(game.post("/tokens", body), 422, "request_must_fit", fault)
        assert problem["errors"][0]["given"] == moment
        assert "from 1900 to 2199" in problem["errors"][0]["expected"]
    created(game.post("/tokens", {"scope": "view", "label": "x", "expires_at": "2199-12-31T23:59:59Z"}))


def test_filters_take_every_day_of_the_calendar(service: Service) -> None:
    club = service.new_club()
    club.game("agurk", "Ann Bo Cy")
    for path in ("/games", "/standings", "/ledger", "/ledger?format=csv"):
        for query in ("from=0001-01-01", "to=0001-01-01", "from=9999-12-31", "to=9999-12-31"):
            assert club.get(f"{path}{'&' if '?' in path else '?'}{query}").status_code == 200


@pytest.mark.parametrize("zone", ZONES[:: max(1, len(ZONES) // 12)])
def test_the_times_of_csv_are_those_of_the_zone(service: Service, game: Game, zone: str) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    recorded = datetime.fromisoformat(game.read("/hands/1")["recorded_at"])
    row = game.get(f"/score-sheet?format=csv&tz={zone}").get_data(as_text=True).splitlines()[1]
    told = datetime.fromisoformat(row.split(",")[3])
    assert told == recorded
    assert told.utcoffset() == recorded.astimezone(ZoneInfo(zone)).utcoffset()


@given(st.datetimes(), st.sampled_from(ZONES))
def test_every_moment_can_be_told_in_every_zone(moment: datetime, zone: str) -> None:
    text = moment.isoformat(timespec="milliseconds") + "Z"
    told = in_zone(text, ZoneInfo(zone))
    assert len(told[:10].split("-")) == 3
    if 2 < moment.year < 9998:
        assert datetime.fromisoformat(told) == datetime.fromisoformat(text)


@given(st.sampled_from(ENDS), st.sampled_from(ZONES))
def test_the_ends_of_the_calendar_stay_within_it(moment: str, zone: str) -> None:
    assert in_zone(moment, ZoneInfo(zone))[:4] == moment[:4]


def test_the_ledger_tells_its_times_so_too(service: Service) -> None:
    club = service.new_club()
    club.members("Ann Bo")
    club.pay("m1", "m2", 5)
    (booking,) = club.read("/ledger")["items"]
    lines = club.get("/ledger?format=csv&tz=Pacific/Auckland").get_data(as_text=True).splitlines()
    assert lines[1].split(",")[1].endswith("+13:00")
    assert datetime.fromisoformat(lines[1].split(",")[1]) == datetime.fromisoformat(booking["at"])
    fault = ("/query/tz", "time_zone_must_exist")
    refused(club.get("/ledger?format=csv&tz=Nowhere"), 422, "request_must_fit", fault)
    assert answered(club.get("/ledger?tz=Pacific/Auckland"))["items"] == [booking]
