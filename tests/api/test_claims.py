"""Questions that belong to no game."""

from __future__ import annotations

import re
from typing import Any

import pytest

from referee.families.registry import families
from referee.service.games import claims
from tests.api.claims import AUDIT, EXCHANGE, FREE, ILLEGAL, ILLEGAL_TRICKS, OPEN, VERDICT, plays, question
from tests.api.service import Document, Service, answered, refused, trick


def ask(service: Service, claim: Document, variant: str = "agurk", **more: Any) -> Document:
    """The verdict without a game."""
    return answered(service.post("/v1/claims", {"variant": variant, "players": 3} | claim | more))


# Without a game.


def test_as_many_play_as_the_ids_name(service: Service) -> None:
    asked = question("p1 10 p2 J p3 Q", "p4 K", holding_size=1)
    assert ask(service, asked, players=None)["verdict"] == "legal"
    named = {"variant": "agurk", **question("p1 10", "p40 K", holding_size=1)}
    refused(service.post("/v1/claims", named), 422, "rules_must_hold", ("/player", "player_must_be_known"))


@pytest.mark.parametrize(
    ("about", "players"), [({"player": "p1"}, 4), ({"player": "p5"}, 6), ({"player": "p40"}, 6)]
)
def test_where_nobody_says_how_many_play_the_fewest_do_for_whom_the_rules_are(
    about: Document, players: int
) -> None:
    rules = {"players": {"min": 2, "max": 7}, "teams": 2, "pack": {"packs": 9}}
    claim = {"kind": "draw", "from": "stock", "stock": 40, "drawn": 1, **about}
    sat = claims.question(claim, variant="hand-and-foot-alone", house_rules=rules, players=None)
    assert len(sat.opening.players) == players
    assert sat.verdict()["verdict"]


def test_a_claim_by_rules_that_are_not_for_the_fewest_is_judged(service: Service) -> None:
    claim = {"kind": "draw", "from": "stock", "stock": 40, "drawn": 1, "house_rules": {"teams": 2}}
    assert ask(service, claim, "hand-and-foot-alone", players=None)["rule"]


def test_a_play_is_judged_without_a_game(service: Service) -> None:
    verdict = ask(service, ILLEGAL)
    assert set(verdict) == VERDICT
    sentences = verdict.pop("said")["args"]["sentences"]
    assert [sentence["id"] for sentence in sentences] == ["cucumber-may-play", "cucumber-is-neither"]
    assert verdict == {
        "verdict": "illegal",
        "rule": "play.duty",
        "explanation": "You may play a 10 or higher, or your lowest card, the 3. The 9 is neither.",
        "legal_plays": [["J"], ["3"]],
        "legal_plays_total": 2,
        "proof": None,
        "would_settle": None,
    }


def test_a_hidden_holding_may_leave_it_open(service: Service) -> None:
    verdict = ask(service, OPEN)
    assert set(verdict) == VERDICT
    assert (verdict["verdict"], verdict["legal_plays"]) == ("undetermined", None)
    assert verdict["would_settle"] == "Seeing whether you also held a 2 or a 3; if so, it was not allowed."
    assert ask(service, OPEN | {"known": ["2"]})["proof"] == ["2"]


def test_a_hand_is_audited_without_a_game(service: Service) -> None:
    verdict = ask(service, {"kind": "audit", "tricks": ILLEGAL_TRICKS, "leader": "p1", "cards_each": 2})
    assert set(verdict) == AUDIT
    assert verdict["verdict"] == "illegal"
    sentences = verdict["infractions"][0].pop("said")["args"]["sentences"]
    assert [sentence["id"] for sentence in sentences] == [
        "cucumber-cannot-beat",
        "cucumber-is-not-the-lowest",
    ]
    assert verdict["infractions"] == [
        {
            "trick": 1,
            "player": "p3",
            "cards": ["5"],
            "rule": "play.duty",
            "explanation": "Player 3 cannot beat the jack, so Player 3 must play their lowest card, the 3. "
            "The 5 is not the lowest.",
            "legal_plays": [["3"]],
        }
    ]
    assert verdict["tricks"] == [{"winner": "p2"}, {"winner": "p2"}]
    assert verdict["last_trick"] == trick("p2 9 p3 3 p1 4")["last_trick"]


def test_what_was_not_noted_is_null(service: Service) -> None:
    tricks = [plays("p1 10 p2 J p3 5"), None, plays("p2 ? p3 3 p1 4")]
    verdict = ask(service, {"kind": "audit", "tricks": tricks, "cards_each": 3})
    assert [one["player"] for one in verdict["infractions"]] == ["p3"]
    assert [one["winner"] for one in verdict["tricks"]] == ["p2", None, None]
    assert verdict["last_trick"] is None


@pytest.mark.parametrize(("count", "verdict"), [(3, "legal"), (0, "legal"), (8, "illegal")])
def test_a_change_of_cards_is_judged_without_a_game(service: Service, count: int, verdict: str) -> None:
    found = ask(service, EXCHANGE | {"count": count}, "twenty-two", players=4)
    assert set(found) == VERDICT
    assert (found["verdict"], found["rule"]) == (verdict, "exchange")


@pytest.mark.parametrize(
    ("holding", "verdict"), [("A 10 9 9 5 2", "legal"), ("A 10 9 9 5 Q", "illegal"), ("A 10", "undetermined")]
)
def test_throwing_in_for_free_is_judged_without_a_game(service: Service, holding: str, verdict: str) -> None:
    assert ask(service, FREE | {"holding": holding.split()}, "rassi")["verdict"] == verdict


def test_house_rules_count(service: Service) -> None:
    claim = question("p1 10", "p2 10", holding=["3", "10"])
    assert ask(service, claim)["verdict"] == "legal"
    found = ask(service, claim, house_rules={"play": {"equal": False}})
    assert (found["verdict"], found["rule"]) == ("illegal", "play.equal")


def test_nobody_said_how_many_play(service: Service) -> None:
    body = {"variant": "gurka"} | question("p1 10 p2 9", "p3 J", holding_size=2)
    assert answered(service.post("/v1/claims", body))["verdict"] == "legal"


def test_a_question_without_a_game_needs_no_token_and_keeps_nothing(service: Service) -> None:
    with service.nothing_stored():
        ask(service, ILLEGAL)


def test_asking_again_has_the_same_answer(service: Service) -> None:
    assert ask(service, OPEN) == ask(service, OPEN)


@pytest.mark.parametrize(
    ("claim", "status", "code", "faults"),
    [
        (
            {"variant": "bridge"} | ILLEGAL,
            422,
            "rules_must_hold",
            [("/variant", "variant_must_exist")],
        ),
        (ILLEGAL, 422, "request_must_fit", [("/variant", "field_must_be_given")]),
        ({"variant": "agurk"}, 422, "request_must_fit", [("/kind", "field_must_be_given")]),
        (
            {"variant": "agurk", "kind": "guess"},
            422,
            "request_must_fit",
            [("/kind", "value_must_be_one_of")],
        ),
        (
            {"variant": "agurk", "kind": "play"},
            422,
            "request_must_fit",
            [("/cards", "claim_must_have_what_it_needs"), ("/player", "claim_must_have_what_it_needs")],
        ),
        (
            {"variant": "agurk", "kind": "audit"},
            422,
            "request_must_fit",
            [("/tricks", "claim_must_have_what_it_needs")],
        ),
        (
            {"variant": "agurk", "kind": "exchange", "player": "p1"},
            422,
            "request_must_fit",
            [("/count", "claim_must_have_what_it_needs")],
        ),
        (
            {"variant": "rassi", "kind": "free", "player": "p1"},
            422,
            "request_must_fit",
            [("/holding", "claim_must_have_what_it_needs")],
        ),
        (
            {"variant": "agurk", "stock": 3} | ILLEGAL,
            422,
            "request_must_fit",
            [("/stock", "claim_must_have_what_it_needs")],
        ),
        (
            {"variant": "agurk"} | ILLEGAL | {"cards": []},
            422,
            "request_must_fit",
            [("/cards", "list_must_fit_length")],
        ),
        (
            {"variant": "agurk", "players": 9} | ILLEGAL,
            422,
            "rules_must_hold",
            [("/players", "players_must_be_in_range")],
        ),
        (
            {"variant": "agurk", "house_rules": {"limit": {"falls": []}}} | ILLEGAL,
            422,
            "rules_must_hold",
            [],
        ),
        (
            {"variant": "agurk"} | question("p1 10", "p2 9", holding=["3"]),
            422,
            "rules_must_hold",
            [("/holding", "holding_must_have_the_cards")],
        ),
        (
            {"variant": "agurk"} | question("p1 15", "p2 joker", holding_size=2),
            422,
            "rules_must_hold",
            [("/trick/0/cards/0", "not_in_pack"), ("/cards/0", "not_in_pack")],
        ),
        (
            {"variant": "agurk", "players": 3} | question("p1 10", "p3 J", holding_size=2),
            422,
            "rules_must_hold",
            [("/player", "players_must_be_clockwise")],
        ),
        (
            {"variant": "agurk", "players": 3}
            | question("p1 10", "p2 9", holding=["9", "3"], holding_size=3),
            422,
            "rules_must_hold",
            [("/holding_size", "holding_must_have_its_size")],
        ),
        (
            {"variant": "agurk", "players": 3, "kind": "audit", "tricks": [plays("p1 10 p2 J")]},
            422,
            "rules_must_hold",
            [("/tricks/0", "hands_must_be_of_one_size")],
        ),
    ],
)
def test_a_claim_that_cannot_be_is_a_problem_that_says_which(
    service: Service, claim: Document, status: int, code: str, faults: list[tuple[str, str]]
) -> None:
    refused(service.post("/v1/claims", claim), status, code, *faults)


def test_what_a_claim_needs_and_takes_is_told(service: Service) -> None:
    body = {"variant": "agurk", "kind": "exchange", "player": "p1", "holding": ["5"]}
    problem = refused(service.post("/v1/claims", body), 422, "request_must_fit")
    told = {one["path"]: (one["message"], one["expected"]) for one in problem["errors"]}
    takes = ["count", "exchanges", "player", "stock"]
    assert told == {
        "/count": ("A claim of kind exchange needs count.", takes),
        "/holding": (
            "A claim of kind exchange has no holding. It has count, exchanges, player, stock.",
            takes,
        ),
    }


def test_a_long_holding_is_answered(service: Service) -> None:
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    body = {"variant": "twenty-two", "players": 10}
    body |= question("p1 3-3-3-3-3-3-3-3", "p2 A-A-K-K-Q-Q-J-J", holding=ranks * 4)
    found = answered(service.post("/v1/claims", body))
    assert found["verdict"] == "legal"
    assert len(found["legal_plays"]) == 200
    assert found["legal_plays_total"] > 200


def test_nobody_is_called_by_an_id_where_there_are_no_names(service: Service) -> None:
    """In every family: sentences say Player 2, and members of the answer p2."""
    asked = [
        (kind.kind, {**family_rules, **one.game, **one.value})
        for family in families()
        for family_rules in [{"variant": family.catalogue.variants()[0].id}]
        for kind in family.claims
        for one in kind.examples
    ]
    told = [answered(service.post("/v1/claims", claim | {"kind": kind})) for kind, claim in asked]
    sentences = [text for verdict in told for text in sentences_of(verdict)]
    assert [text for text in sentences if re.search(r"\bp[0-9]+\b", text)] == []
    assert sum("Player" in text for text in sentences) > 10


def sentences_of(told: Any) -> list[str]:
    """Every text of an answer that has several words."""
    if isinstance(told, dict):
        return [text for inside in told.values() for text in sentences_of(inside)]
    if isinstance(told, list):
        return [text for inside in told for text in sentences_of(inside)]
    return [told] if isinstance(told, str) and " " in told else []
