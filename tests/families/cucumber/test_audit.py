"""Audits of whole hands, compared with how they were really played."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from random import Random

import pytest
from hypothesis import given, settings

from referee.api.claims import ask_without_game, read_claim
from referee.families.cucumber.referee.judging import judge_claim
from referee.families.cucumber.rules.dealing import first_hand_cards
from referee.families.cucumber.rules.options import Rules
from referee.families.cucumber.rules.variants import VARIANTS
from tests.families.cucumber.auditing import agrees, audit, infractions, plays, refusal, seeds, winners
from tests.families.cucumber.played_hands import play_hand, truth
from tests.families.cucumber.positions import any_play, table_for
from tests.tables import after, hand, table_of
from tests.worked_examples import CUCUMBER, FIVE_CUCUMBERS, TWENTY_TWO

# Whole hands.


@pytest.mark.parametrize("variant", VARIANTS)
@settings(max_examples=4)
@given(seed=seeds)
def test_a_hand_played_by_the_rules_is_legal(variant: str, seed: int) -> None:
    rng = Random(seed)
    names = "Ann Bo Cy Di"[: rng.choice([9, 12])]
    table = table_of(variant, names)
    each = min(first_hand_cards(table.rules, len(table.players)), 7)
    played = play_hand(table, each, rng)
    assert truth(played)[0] == set()
    agrees(played, judge_claim(table, played.claim))


@pytest.mark.parametrize("variant", VARIANTS)
@settings(max_examples=4)
@given(seed=seeds)
def test_what_was_played_against_the_rules_is_found_and_nothing_else(variant: str, seed: int) -> None:
    rng = Random(seed)
    table = table_of(variant, "Ann Bo Cy Di")
    each = min(first_hand_cards(table.rules, 4), 7)
    played = play_hand(table, each, rng, wrongs=rng.choice([0.05, 0.3, 1]), disorder=rng.choice([0, 0.3]))
    agrees(played, judge_claim(table, played.claim))


@settings(max_examples=120)
@given(any_play(), seeds)
def test_under_any_options_exactly_the_infractions_are_found(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    table = table_for(rules, rng.randint(2, 5))
    played = play_hand(
        table, rng.randint(1, 6), rng, wrongs=rng.choice([0, 0.1, 0.5]), disorder=rng.choice([0, 0.2])
    )
    agrees(played, judge_claim(table, played.claim))


@settings(max_examples=25)
@given(any_play(), seeds)
def test_one_infraction_anywhere_is_the_only_one_found(rules: Rules, seed: int) -> None:
    """The hand is played by the rules up to one play; later ones are what they then must be."""
    rng = Random(seed)
    table = table_for(rules, 3)
    for _ in range(20):
        played = play_hand(table, 5, rng, wrongs=0.07)
        wrong = truth(played)[0]
        if len(wrong) == 1:
            (only,) = wrong
            result = judge_claim(table, played.claim)
            assert infractions(result) == {only}
            assert result["infractions"][0]["explanation"]


# Leaders and turns.


def test_who_won_the_trick_leads_the_next() -> None:
    result = audit(table_of("agurk"), "Ann 10 Bo J Cy 3", "Ann 9 Bo 4 Cy 5")
    (infraction,) = result["infractions"]
    assert (infraction["trick"], infraction["player"], infraction["rule"]) == (2, "p1", "winner_leads")
    assert infraction["explanation"] == "Bo won the trick before and had to lead, not Ann."


def test_the_first_leader_is_whoever_is_said_to_be() -> None:
    tricks = ("Ann 10 Bo J Cy 3", "Bo 9 Cy 4 Ann 5")
    table = table_of("agurk")
    assert audit(table, *tricks, leader="p1")["verdict"] == "legal"
    assert audit(table, *tricks, leader="Ann")["verdict"] == "legal"
    (infraction,) = audit(table, *tricks, leader="Cy")["infractions"]
    assert (infraction["trick"], infraction["player"], infraction["rule"]) == (1, "p1", "deal.leader")
    assert infraction["explanation"] == "Cy had to lead to the first trick, not Ann."
    assert audit(table, *tricks)["infractions"] == []


def test_in_a_game_the_leader_is_forehand() -> None:
    tricks = ("Bo 10 Cy J Ann 3", "Cy 9 Ann 4 Bo 5")
    table = after(table_of("agurk"), hand("Ann 2 Bo 3 Cy 4"))
    assert [
        infraction["rule"] for infraction in audit(table, *tricks, in_game=True, cards_each=2)["infractions"]
    ] == []
    result = audit(table_of("agurk"), *tricks, in_game=True, cards_each=2)
    assert [infraction["rule"] for infraction in result["infractions"]] == ["deal.leader"]


def test_playing_out_of_turn() -> None:
    result = audit(table_of("agurk"), "Ann 10 Cy J Bo Q", "Bo 9 Cy 4 Ann 5")
    (infraction,) = result["infractions"]
    assert (infraction["trick"], infraction["player"], infraction["rule"], infraction["legal_plays"]) == (
        1,
        "p3",
        "clockwise",
        None,
    )
    assert infraction["explanation"] == "After Ann it was Bo's turn, to the left, not Cy's."


def test_who_is_out_is_passed_over() -> None:
    rules = {"limit.points": 9}
    table = after(table_of("gurka-norway", "Ann Bo Cy Di", rules), hand("Ann 2 Bo 9 Cy 3 Di 4"))
    assert audit(table, "Ann 10 Cy J Di Q", "Di 9 Ann 4 Cy 5")["verdict"] == "legal"
    assert refusal(table, "Ann 10 Bo J Cy Q Di K") == [("/tricks/0/1/player", "player_must_be_in")]


# The last trick.


@pytest.mark.parametrize(
    ("variant", "last", "taker"),
    [
        pytest.param("agurk", "Ann 5 Bo 9 Cy 9", "p3", id=f"{CUCUMBER}: the last of equals"),
        pytest.param(
            "ogorek", "Ann A Bo 2 Cy 9", "p3", id=f"{CUCUMBER}, Ogórek: the ace is low in the last trick"
        ),
        pytest.param("ogorek", "Ann A Bo A Cy 2", "p3", id=f"{CUCUMBER}, Ogórek: even below a 2"),
        pytest.param("kurko", "Ann joker Bo A Cy 2", "p3", id=f"{CUCUMBER}, Kurko: jokers too"),
        pytest.param("gurka-iceland", "Ann A Bo 6C Cy 6H", "p2", id=f"{CUCUMBER}, Gúrka: the 6♣"),
        pytest.param("twenty-six", "Ann A Bo joker Cy A", "p2", id=f"{TWENTY_TWO}, Twenty-Six: the joker"),
        pytest.param("five-cucumbers", "Ann 1 Bo 15 Cy 14", "p2", id=FIVE_CUCUMBERS),
    ],
)
def test_the_last_trick_is_ready_to_be_recorded(variant: str, last: str, taker: str) -> None:
    result = audit(table_of(variant), "Ann 10 Bo 4 Cy 5", last)
    cards = [{"player": f"p{at + 1}", "card": card} for at, card in enumerate(last.split()[1::2])]
    assert result["last_trick"] == cards
    assert winners(result) == ["p1", taker]


def test_a_card_in_the_last_trick_is_never_against_the_rules() -> None:
    result = audit(table_of("ogorek"), "Ann K Bo 2 Cy 3")
    assert result["verdict"] == "legal"


def test_the_same_question_has_the_same_answer_whatever_the_hash_seed() -> None:
    """Sets have no order; an answer must not show theirs."""
    claim = {
        "kind": "audit",
        "variant": "agurk",
        "players": 3,
        "tricks": [plays("p1 10 p2 ? p3 5"), plays("p1 9 p2 4 p3 3")],
    }
    program = (
        "import json, sys; from referee.api.claims import ask_without_game, read_claim; "
        "print(json.dumps(ask_without_game(read_claim(sys.argv[1]))))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, json.dumps(claim)],
        env=os.environ | {"PYTHONHASHSEED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == f"{json.dumps(ask_without_game(read_claim(json.dumps(claim))))}\n"
