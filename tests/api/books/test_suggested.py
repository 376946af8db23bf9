"""Payments as they were suggested: `If-Match` with the `ETag` of the settlement, or of the balances."""

from __future__ import annotations

import pytest

from tests.api.books.bookkeeping import STAKE, SUGGESTED, won_by_bo
from tests.api.service import Club, answered, created, refused


@pytest.fixture(params=["/settlement", "/balances"])
def looked_at(request: pytest.FixtureRequest) -> str:
    path: str = request.param
    return path


def tag_of(club: Club, path: str) -> dict[str, str]:
    """The condition that what is shown at a path is still so."""
    return {"If-Match": club.get(path).headers["ETag"]}


def test_what_is_suggested_is_booked_once(club: Club, looked_at: str) -> None:
    won_by_bo(club)
    seen = tag_of(club, looked_at)
    answered(club.post("/payments?preview=true", SUGGESTED, headers=seen))
    created(club.post("/payments", SUGGESTED, headers=seen))
    with club.service.nothing_stored():
        problem = refused(club.post("/payments", SUGGESTED, headers=seen), 412, "version_must_match")
    assert problem["version"] == 6
    assert club.owed() == {}


def test_a_correction_in_a_game_takes_back_what_was_suggested(club: Club, looked_at: str) -> None:
    game = won_by_bo(club)
    seen, version = tag_of(club, looked_at), club.get().headers["ETag"]
    answered(game.put("/hands/2?reason=It%20was%20Bo", {"outcome": {"taker": "Bo", "card": "10"}}))
    assert club.get().headers["ETag"] == version
    assert tag_of(club, looked_at) != seen
    for query in ("", "?preview=true"):
        with club.service.nothing_stored():
            response = club.post(f"/payments{query}", SUGGESTED, headers=seen)
            told = refused(response, 412, "version_must_match")
        assert "has changed since" in told["detail"]


def test_what_is_suggested_again_may_be_booked(club: Club) -> None:
    """After a correction that was itself corrected, and with a stake in a game still played."""
    game = won_by_bo(club)
    seen = tag_of(club, "/settlement")
    for taker in ("Bo", "Ann"):
        body = {"outcome": {"taker": taker, "card": "10"}}
        answered(game.put("/hands/2?reason=Look%20again", body))
    club.game("gurka", "m1 m2 m3", **STAKE)
    created(club.post("/payments", SUGGESTED, headers=seen))


def test_a_payment_that_was_taken_back_is_looked_at_anew(club: Club, looked_at: str) -> None:
    """The money may have changed hands twice: the other phone must ask."""
    won_by_bo(club)
    seen = tag_of(club, looked_at)
    (made,) = created(club.post("/payments", SUGGESTED, headers=seen))["bookings"]
    created(club.post(f"/ledger/{made['number']}/reversal", {"reason": "Not paid"}))
    refused(club.post("/payments", SUGGESTED, headers=seen), 412, "version_must_match")
    created(club.post("/payments", SUGGESTED, headers=tag_of(club, looked_at)))


def test_adjustments_and_reversals_take_it_too(club: Club, looked_at: str) -> None:
    won_by_bo(club)
    for path, body in (
        ("/adjustments", SUGGESTED | {"reason": "Late"}),
        ("/ledger/4/reversal", {"reason": "Entered twice"}),
    ):
        seen = tag_of(club, looked_at)
        club.pay("m3", "m4", 5)
        refused(club.post(path, body, headers=seen), 412, "version_must_match")
        created(club.post(path, body, headers=tag_of(club, looked_at)))


def test_it_goes_with_other_tags_and_comes_weakened(club: Club, looked_at: str) -> None:
    won_by_bo(club)
    tag = tag_of(club, looked_at)["If-Match"]
    created(club.post("/payments", SUGGESTED, headers={"If-Match": f'"99", W/{tag}'}))


@pytest.mark.parametrize("tag", ['"5-"', '"5-0"', '"-"', '"5-5"', '"6-{}"', '"{}"', '"5-{}-{}"'])
def test_what_is_no_tag_of_what_is_shown(club: Club, tag: str) -> None:
    won_by_bo(club)
    form = tag_of(club, "/settlement")["If-Match"].strip('"').partition("-")[2]
    with club.service.nothing_stored():
        seen = {"If-Match": tag.format(form, form)}
        refused(club.post("/payments", SUGGESTED, headers=seen), 412, "version_must_match")


def test_other_writes_of_a_club_know_only_its_version(club: Club, looked_at: str) -> None:
    seen = tag_of(club, looked_at)
    refused(club.post("/members", {"name": "Eva"}, headers=seen), 412, "version_must_match")


def test_who_has_it_already_is_not_sent_it_again(club: Club, looked_at: str) -> None:
    won_by_bo(club)
    tag = club.get(looked_at).headers["ETag"]
    again = club.get(looked_at, headers={"If-None-Match": tag})
    assert (again.status_code, again.get_data(), again.headers["ETag"]) == (304, b"", tag)
    club.pay("m1", "m2", 500)
    assert club.get(looked_at, headers={"If-None-Match": tag}).status_code == 200
    refused(
        club.service.get(f"{club.path}{looked_at}", headers={"If-None-Match": tag}),
        401,
        "token_must_be_given",
    )
