"""Hands recorded with all their tricks, and the infractions found in them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.claims import ILLEGAL_TRICKS, LEGAL_TRICKS, TWO_CARDS, WRONG_LEADER, in_game, plays, question
from tests.api.service import Document, Game, Service, answered, created, refused, trick


@pytest.fixture
def short(service: Service) -> Game:
    """A game of Agurk with two cards each."""
    return service.new_game(house_rules=TWO_CARDS)


def test_a_hand_can_be_recorded_by_its_tricks(short: Game) -> None:
    done = created(short.post("/hands", {"tricks": LEGAL_TRICKS}))
    hand = done["hand"]
    assert hand["tricks"] == LEGAL_TRICKS
    assert hand["last_trick"] == trick("p2 9 p3 4 p1 5")["last_trick"]
    assert (hand["taker"], hand["scores"], hand["infractions"]) == ("p2", {"p1": 0, "p2": 9, "p3": 0}, [])
    assert short.read("/hands/1") == hand
    assert done["game"] == short.read()


def test_the_same_hand_by_its_last_trick_scores_the_same(service: Service, short: Game) -> None:
    by_tricks = created(short.post("/hands", {"tricks": LEGAL_TRICKS}))["hand"]
    by_last = service.new_game(house_rules=TWO_CARDS).hand("p2 9 p3 4 p1 5")["hand"]
    assert by_tricks["lines"] == by_last["lines"]


def test_infractions_refuse_the_hand(service: Service, short: Game) -> None:
    with service.nothing_stored():
        problem = refused(
            short.post("/hands", {"tricks": ILLEGAL_TRICKS}),
            422,
            "tricks_must_be_legal",
            ("/tricks/0/2", "play_must_be_legal"),
        )
    (one,) = problem["infractions"]
    assert (one["trick"], one["player"], one["cards"], one["legal_plays"]) == (1, "p3", ["5"], [["3"]])
    assert one["explanation"] == problem["errors"][0]["message"]
    assert "Cy" in problem["detail"]
    assert "accept_infractions" in problem["detail"]
    assert short.read()["version"] == 1


def test_accepted_infractions_stay_on_the_record_of_the_hand(short: Game) -> None:
    body = {"tricks": ILLEGAL_TRICKS, "accept_infractions": True}
    hand = created(short.post("/hands", body))["hand"]
    (one,) = hand["infractions"]
    assert (one["trick"], one["player"], one["rule"], one["legal_plays"]) == (1, "p3", "play.duty", [["3"]])
    assert short.read("/hands/1") == hand
    assert short.read("/hands")["items"] == [hand]
    # A later hand leaves it alone.
    short.hand("Ann 5 Bo 9 Cy 3")
    assert short.read("/hands/1")["infractions"] == [one]


def test_accepting_needs_nothing_to_accept(short: Game) -> None:
    body = {"tricks": LEGAL_TRICKS, "accept_infractions": True}
    hand = created(short.post("/hands", body))["hand"]
    assert (hand["infractions"], hand["accept_infractions"]) == ([], False)


def test_the_wrong_leader_is_an_infraction_too(short: Game) -> None:
    problem = refused(short.post("/hands", {"tricks": WRONG_LEADER}), 422, "tricks_must_be_legal")
    assert [one["rule"] for one in problem["infractions"]] == ["deal.leader"]
    body = {"tricks": WRONG_LEADER, "accept_infractions": True}
    assert created(short.post("/hands", body))["hand"]["taker"] == "p3"


def test_tricks_with_something_not_noted_are_recorded_where_the_last_is_known(short: Game) -> None:
    tricks = [plays("p1 10 p2 J p3 ?"), plays("p2 9 p3 4 p1 5")]
    hand = created(short.post("/hands", {"tricks": tricks}))["hand"]
    assert (hand["tricks"], hand["taker"]) == (tricks, "p2")


@pytest.mark.parametrize(
    ("tricks", "path", "code"),
    [
        ([plays("p1 10 p2 J p3 3")], "/tricks", "last_trick_must_be_known"),
        ([plays("p1 10 p2 J p3 3"), plays("p2 9 p3 ? p1 5")], "/tricks", "last_trick_must_be_known"),
        ([plays("p1 10 p2 J p3 3"), None], "/tricks", "last_trick_must_be_known"),
        ([plays("p1 10 p2 J"), plays("p2 9 p3 4")], "/tricks/0", "hands_must_be_of_one_size"),
        ([*LEGAL_TRICKS, plays("p2 K p3 K p1 K")], "/tricks", "hands_must_be_of_one_size"),
        ([plays("p1 10 p2 15 p3 3"), LEGAL_TRICKS[1]], "/tricks/0/1/cards/0", "not_in_pack"),
    ],
)
@pytest.mark.parametrize("more", [{}, {"accept_infractions": True}], ids=["refusing", "accepting"])
def test_tricks_that_cannot_have_been_are_refused_even_when_infractions_are_accepted(
    short: Game, tricks: list[Any], path: str, code: str, more: Document
) -> None:
    with short.service.nothing_stored():
        problem = refused(short.post("/hands", {"tricks": tricks} | more), 422, "rules_must_hold")
    assert (path, code) in [(error["path"], error["code"]) for error in problem["errors"]]


def test_tricks_and_last_trick_are_two_forms_of_a_hand(short: Game) -> None:
    body = {"tricks": LEGAL_TRICKS} | trick("p2 9 p3 4 p1 5")
    refused(short.post("/hands", body), 422, "request_must_fit", ("", "hand_must_have_one_form"))


def test_a_hand_is_amended_by_its_tricks(service: Service, short: Game) -> None:
    short.hand("p2 9 p3 4 p1 5")
    with service.nothing_stored():
        refused(short.put("/hands/1", {"tricks": ILLEGAL_TRICKS}), 422, "tricks_must_be_legal")
    body = {"tricks": ILLEGAL_TRICKS, "accept_infractions": True}
    hand = answered(short.put("/hands/1", body))["hand"]
    assert (hand["amended"], len(hand["infractions"])) == (True, 1)
    assert short.read("/hands/1") == hand
    fixed = answered(short.put("/hands/1", {"tricks": LEGAL_TRICKS}))["hand"]
    assert fixed["infractions"] == []


def test_infractions_are_found_in_hands_of_an_evening_by_who_leads_then(short: Game) -> None:
    short.hand("Ann 5 Bo 9 Cy 3")
    # Bo leads the second hand.
    tricks = [plays("Bo 10 Cy J Ann 3"), plays("Cy 9 Ann 4 Bo 5")]
    assert created(short.post("/hands", {"tricks": tricks, "number": 2}))["hand"]["infractions"] == []


def test_correcting_an_earlier_hand_keeps_the_infractions_of_a_later_one(short: Game) -> None:
    short.hand("Ann 5 Bo 9 Cy 3")
    tricks = [plays("p2 10 p3 J p1 5"), plays("p3 9 p1 3 p2 4")]
    created(short.post("/hands", {"tricks": tricks, "accept_infractions": True}))
    before = short.read("/hands/2")
    answered(short.put("/hands/1", trick("Ann 5 Bo 10 Cy 3")))
    after = short.read("/hands/2")
    assert after["infractions"] == before["infractions"] != []
    assert after["tricks"] == before["tricks"]


def test_a_preview_of_tricks_tells_the_infractions(service: Service, short: Game) -> None:
    with service.nothing_stored():
        refused(short.post("/hands?preview=true", {"tricks": ILLEGAL_TRICKS}), 422, "tricks_must_be_legal")


def test_a_record_of_such_a_hand_makes_the_round(service: Service, short: Game) -> None:
    created(short.post("/hands", {"tricks": ILLEGAL_TRICKS, "accept_infractions": True}))
    short.hand("Bo 5 Cy 9 Ann 3")
    created(short.post("/hands", {"tricks": [plays("p3 10 p1 J p2 3"), plays("p1 9 p2 4 p3 5")]}))
    in_game(short, question("p1 10", "p2 9", holding=["9", "3"]))
    record = short.read("/record")
    taken = Game(service, created(service.post("/v1/records", record)))
    assert taken.read("/record") == record
    assert taken.read("/hands") == short.read("/hands")
    assert taken.scores() == short.scores()
    assert taken.read("/hands/1")["infractions"][0]["player"] == "p3"


def test_a_record_whose_infractions_nobody_accepted_is_refused(service: Service, short: Game) -> None:
    created(short.post("/hands", {"tricks": ILLEGAL_TRICKS, "accept_infractions": True}))
    record = short.read("/record")
    record["events"][0]["body"]["accept_infractions"] = False
    with service.nothing_stored():
        problem = refused(service.post("/v1/records", record), 422, "rules_must_hold")
    assert {error["path"].split("/body")[0] for error in problem["errors"]} == {"/events/0"}
    assert "Cy cannot beat the jack" in problem["detail"]
