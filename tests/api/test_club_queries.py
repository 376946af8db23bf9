"""What is asked of a club's lists: a slip of the finger is told, and never answered by an empty list."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import pytest

from tests.api.service import Club, Document, Service, answered, created, ids, refused

TIME = "a time from 1900 to 2199 with its offset, such as 2026-11-20T19:30:00Z"


@pytest.mark.parametrize("address", ["/games", "/standings"])
def test_an_unknown_variant_is_told_with_the_known_ones(club: Club, address: str) -> None:
    fault = ("/query/variant", "value_must_be_one_of")
    [told] = refused(club.get(f"{address}?variant=agurrk"), 422, "request_must_fit", fault)["errors"]
    assert told["given"] == "agurrk"
    assert {"agurk", "gurka", "kurko"} <= set(told["expected"])
    assert told["message"].endswith('Did you mean "agurk"?')
    answered(club.get(f"{address}?variant=agurk"))


@pytest.mark.parametrize("address", ["/games", "/standings"])
@pytest.mark.parametrize("typed", ["", " ", " agurk"])
def test_nor_is_a_variant_left_blank_every_variant(club: Club, address: str, typed: str) -> None:
    fault = ("/query/variant", "value_must_be_one_of")
    [told] = refused(club.get(f"{address}?variant={quote(typed)}"), 422, "request_must_fit", fault)["errors"]
    assert told["given"] == typed
    assert {"agurk", "gurka", "kurko"} <= set(told["expected"])


@pytest.mark.parametrize("typed", ["guest:Amélie", "Guest: AME\u0301LIE", "guest:amélie "])
def test_a_guests_games_are_listed_however_the_name_is_written(club: Club, typed: str) -> None:
    one, _ = club.game(players="m1 m2 Amélie"), club.game(players="m1 m2 Dee")
    two = club.game("gurka", players="m1 m2 m3")
    two.act("/players", name="amélie")
    assert ids(club.read(f"/games?member={quote(typed)}")["items"], "id") == [two.id, one.id]
    assert ids(club.read(f"/games?member={quote(typed)}&variant=gurka")["items"], "id") == [two.id]
    page = club.read(f"/games?limit=1&member={quote(typed)}")
    assert ids(club.read(f"/games?member={quote(typed)}&after={page['next']}")["items"], "id") == [one.id]


@pytest.mark.parametrize("typed", ["guest:Ann", "guest:Nobody", "guest:", "guest: "])
def test_a_guest_who_has_not_played_is_told_who_has_an_account(club: Club, typed: str) -> None:
    fault = ("/query/member", "guest_must_have_played")
    club.game(players="m1 m2")
    [told] = refused(club.get(f"/games?member={typed}"), 422, "rules_must_hold", fault)["errors"]
    assert told["expected"] == "guest: and the name of a player who is no member"
    club.game(players="m1 m2 Dee", stake={"amount": 100, "currency": "DKK"})
    [told] = refused(club.get(f"/games?member={typed}"), 422, "rules_must_hold", fault)["errors"]
    assert (told["given"], told["expected"]) == (typed.strip(), ["guest:Dee"])


@pytest.mark.parametrize(
    "address",
    ["/games?variant=agurk&variant=gurka", "/ledger?account=m1&account=m2", "/standings?by=wins&by=wins"],
)
def test_a_parameter_is_given_once(club: Club, address: str) -> None:
    name = address.partition("?")[2].partition("=")[0]
    fault = (f"/query/{name}", "parameter_must_be_given_once")
    [told] = refused(club.get(address), 422, "request_must_fit", fault)["errors"]
    assert (len(told["given"]), told["expected"]) == (2, "one value")


def test_nor_is_a_preview_asked_for_and_not_at_once(club: Club) -> None:
    fault = ("/query/preview", "parameter_must_be_given_once")
    with club.service.nothing_stored():
        response = club.post("/members?preview=true&preview=false", {"name": "Dee"})
        refused(response, 422, "request_must_fit", fault)


@pytest.mark.parametrize("cursor", ["dDk5", "xx", "bjk5"])
@pytest.mark.parametrize("address", ["/members", "/tokens", "/rule-sets", "/games"])
def test_a_cursor_of_elsewhere_is_told_as_it_was_given(club: Club, address: str, cursor: str) -> None:
    fault = ("/query/after", "cursor_must_be_ours")
    [told] = refused(club.get(f"{address}?after={cursor}"), 422, "request_must_fit", fault)["errors"]
    assert told["given"] == cursor
    assert told["message"].startswith(f'"{cursor}" is no cursor of this ')
    assert told["expected"] == "the next of an earlier answer of this list"


def test_a_cursor_of_another_club_is_none_of_ours(service: Service, club: Club) -> None:
    other = service.new_club()
    for _ in range(2):
        other.game(players="Xi Yo")
        club.game(players="m1 m2")
    theirs = other.read("/games?limit=1")["next"]
    refused(
        club.get(f"/games?after={theirs}"), 422, "request_must_fit", ("/query/after", "cursor_must_be_ours")
    )
    ours = club.read("/games?limit=1")["next"]
    assert len(ids(club.read(f"/games?after={ours}")["items"], "id")) == 1


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"to": "m2", "split": [{"to": "m2", "amount": 100}]}, "field_must_be_the_only_one"),
        ({}, "field_must_be_given"),
    ],
)
def test_a_payment_goes_to_one_or_is_split(club: Club, body: Document, code: str) -> None:
    payment = {"from": "m1", "amount": 100} | body
    [told] = refused(club.post("/payments", payment), 422, "request_must_fit", ("/to", code))["errors"]
    assert (told.get("given"), told["expected"]) == (body.get("to"), "to or split")


def test_what_only_a_club_has_is_told_for_each(service: Service) -> None:
    body = {"variant": "agurk", "players": [{"member": "m1"}, "Bo"], "event": "Cup", "rule_set": "r1"}
    problem = refused(service.post("/v1/games", body), 422, "rules_must_hold")
    told = {one["path"]: (one["given"], one["message"].split(" is a club's")[0]) for one in problem["errors"]}
    assert told == {
        "/event": ("Cup", "An event such as “Cup”"),
        "/rule_set": ("r1", "A rule set such as “r1”"),
        "/players/0/member": ("m1", "A member such as “m1”"),
    }
    assert {one["expected"] for one in problem["errors"]} == {"club: the id of a club"}


def test_a_variant_nobody_knows_is_told_with_the_known_ones(club: Club) -> None:
    body = {"club": club.id, "variant": "gurkka", "players": ["Xi", "Yo", "Zed"]}
    fault = ("/variant", "variant_must_exist")
    [told] = refused(club.service.post("/v1/games", body, token=club.token), 422, "rules_must_hold", fault)[
        "errors"
    ]
    assert told["given"] == "gurkka"
    assert "gurka" in told["expected"]
    assert created(club.service.post("/v1/games", body | {"variant": "gurka"}, token=club.token))


@pytest.mark.parametrize(
    ("asked", "body", "given", "expected"),
    [
        ("POST /members", {"name": " "}, " ", "text that can be seen"),
        ("POST /members", {"name": 5}, 5, "text"),
        ("POST /members", {"name": "x" * 61}, None, "1 to 60 characters"),
        ("POST /members", {"name": "Dee", "nmae": "Dee"}, "nmae", ["name"]),
        ("PATCH ", {"currency": "XYZ"}, "XYZ", "a code of ISO 4217 such as DKK"),
        ("POST /tokens", {"role": "viewer", "label": "x", "expires_at": "soon"}, "soon", TIME),
        ("POST /ledger/1/reversal", {"reason": ""}, "", "1 to 200 characters"),
        ("GET /games?from=yesterday", None, "yesterday", "a day such as 2026-11-20"),
        ("GET /games?limit=0", None, 0, "from 1 to 200"),
        ("GET /games?limit=x", None, "x", "a whole number"),
        ("GET /games?stauts=playing", None, "stauts", ["status"]),
    ],
)
def test_what_does_not_fit_is_told_with_what_would(
    club: Club, asked: str, body: Any, given: Any, expected: Any
) -> None:
    method, _, address = asked.partition(" ")
    [told] = refused(club.send(method, address, body), 422, "request_must_fit")["errors"]
    assert (told.get("given"), told["expected"]) == (given, expected)
