"""Payments as they were suggested: marked as such, or with the `ETag` of what was looked at as `If-Match`."""

from __future__ import annotations

import pytest

from tests.api.books.bookkeeping import STAKE, SUGGESTED, won_by_bo
from tests.api.service import Club, Document, answered, created, refused


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


def suggested(club: Club) -> Document:
    """The first payment that the settlement names, as it is booked."""
    payment = club.read("/settlement")["payments"][0]
    return {name: payment[name] for name in ("from", "to", "amount", "settles")}


def test_a_payment_that_is_marked_as_suggested_is_booked_once(club: Club) -> None:
    won_by_bo(club)
    payment = suggested(club)
    answered(club.post("/payments?preview=true", payment))
    created(club.post("/payments", payment))
    with club.service.nothing_stored():
        for query in ("", "?preview=true"):
            problem = refused(club.post(f"/payments{query}", payment), 409, "payment_must_be_suggested")
    (fault,) = problem["errors"]
    assert (fault["path"], fault["given"]) == ("/settles", payment["settles"])
    assert problem["version"] == 6
    assert club.owed() == {}
    created(club.post("/payments", SUGGESTED))  # who does not say that it settles may pay ahead


def test_a_mark_goes_with_its_settlement_alone(club: Club) -> None:
    """Neither a game that moves money, nor a payment that was taken back, leaves it as it was."""
    game = won_by_bo(club)
    payment = suggested(club)
    answered(game.put("/hands/2?reason=It%20was%20Bo", {"outcome": {"taker": "Bo", "card": "10"}}))
    refused(club.post("/payments", payment), 409, "payment_must_be_suggested")
    answered(game.put("/hands/2?reason=It%20was%20Ann", {"outcome": {"taker": "Ann", "card": "10"}}))
    (booking,) = created(club.post("/payments", payment))["bookings"]
    created(club.post(f"/ledger/{booking['number']}/reversal", {"reason": "Not paid"}))
    refused(club.post("/payments", payment), 409, "payment_must_be_suggested")
    created(club.post("/payments", suggested(club)))


@pytest.mark.parametrize(
    "changed",
    [
        {"amount": 499},
        {"amount": 501},
        {"from": "m3"},
        {"to": "cash_box"},
        {"settles": "5-0"},
        {"settles": "?"},
    ],
)
def test_what_is_marked_has_to_be_a_payment_that_is_suggested(club: Club, changed: Document) -> None:
    won_by_bo(club)
    with club.service.nothing_stored():
        response = club.post("/payments", suggested(club) | changed)
        refused(response, 409, "payment_must_be_suggested")


def test_the_mark_is_the_etag_in_any_spelling(club: Club) -> None:
    won_by_bo(club)
    tag, mark = tag_of(club, "/settlement")["If-Match"], suggested(club)["settles"]
    assert tag == f'"{mark}"'
    answered(club.post("/payments?preview=true", SUGGESTED | {"settles": tag}))
    created(club.post("/payments", SUGGESTED | {"settles": f"W/{tag}", "from": "Ann", "to": "Bo"}))


def test_several_payments_that_are_suggested_may_be_one_that_is_split(club: Club) -> None:
    club.pay("m2", "m1", 300)
    club.pay("m3", "m1", 200)
    mark = suggested(club)["settles"]
    parts = [{"to": "m2", "amount": 300}, {"to": "m3", "amount": 200}]
    split = {"from": "m1", "amount": 500, "settles": mark, "split": parts}
    twice = split | {"amount": 600, "split": [parts[0], parts[0]]}
    refused(club.post("/payments", twice), 409, "payment_must_be_suggested")
    created(club.post("/payments", split))
    assert club.owed() == {}


def test_what_was_booked_is_answered_again_to_the_same_key(club: Club) -> None:
    won_by_bo(club)
    payment, key = suggested(club), {"Idempotency-Key": "one-tap-on-a-bad-line"}
    booked = [created(club.post("/payments", payment, headers=key)) for _ in range(2)]
    assert booked[0] == booked[1]
