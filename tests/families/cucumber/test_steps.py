from __future__ import annotations

from random import Random
from typing import Any

import pytest

from referee.codes import CODES
from referee.errors import RefereeError, RulesError
from referee.families.budget import LIGHT_STEPS, MOST_STEPS, HeavyError, LightSteps, Steps, TooLongError
from referee.families.cucumber.play.playing import play
from referee.families.cucumber.referee.judging import judge_claim
from referee.families.cucumber.rules.consistency import FITTING
from referee.families.cucumber.rules.dealing import first_hand_cards, pack_for
from referee.families.cucumber.rules.variants import VARIANTS
from referee.families.cucumber.table.table import Player, Table
from referee.families.options.document import rules_document
from referee.families.registry import family_of
from referee.sitting.opening import Opening
from referee.sitting.sheet import BrokenActError, Recorded, fold
from tests.families.cucumber.played_hands import play_hand
from tests.heavy_questions import TOO_LONG, WORST
from tests.refusals import words


def table_of(variant: str, house_rules: dict[str, Any], players: int) -> Table:
    rules = FITTING.read(VARIANTS[variant].rules, house_rules, players=players)
    people = tuple(Player(f"p{seat + 1}") for seat in range(players))
    return Table(rules, people, pack_for(rules, players).packs, players - 1, 0)


def steps_of(question: dict[str, Any]) -> tuple[dict[str, Any], int]:
    """The answer, and the steps it took."""
    table = table_of(question["variant"], question["house_rules"], question["players"])
    steps = Steps()
    return judge_claim(table, question, steps), steps.taken


@pytest.mark.parametrize("name", WORST)
def test_the_worst_questions_are_answered_within_the_steps(name: str) -> None:
    answer, steps_taken = steps_of(WORST[name])
    assert answer["verdict"] in {"legal", "illegal", "undetermined"}
    assert 0 < steps_taken <= MOST_STEPS
    assert steps_of(WORST[name]) == (answer, steps_taken)


@pytest.mark.parametrize("name", [name for name in WORST if name.startswith("20 cards")])
def test_twenty_cards_with_eight_wild_jokers_are_light(name: str) -> None:
    answer, steps_taken = steps_of(WORST[name])
    assert steps_taken < LIGHT_STEPS / 3
    assert answer["legal_plays_total"] >= len(answer["legal_plays"]) > 0


@pytest.mark.parametrize("name", TOO_LONG)
def test_what_would_take_too_many_steps_is_refused_and_never_guessed(name: str) -> None:
    with pytest.raises(TooLongError) as caught:
        steps_of(TOO_LONG[name])
    assert caught.value.code == "question_must_be_smaller"
    assert caught.value.code in CODES
    assert "fewer that were not noted" in words(caught.value)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_hand_as_tables_play_it_is_far_from_the_bound(variant: str) -> None:
    most = VARIANTS[variant].rules.players.max
    table, rng = table_of(variant, {}, most), Random(variant)
    for wrongs in (0.0, 0.5):
        hand = play_hand(table, first_hand_cards(table.rules, most), rng, wrongs=wrongs)
        places = [(at, seat) for at in range(len(hand.tricks)) for seat in range(most)]
        for hidden in ((), rng.sample(places, len(places) // 4)):
            steps = Steps()
            judge_claim(table, hand.claim_without(frozenset(), frozenset(hidden)), steps)
            assert steps.taken < MOST_STEPS / 2


def test_a_hand_recorded_with_all_its_tricks_is_bounded_alike() -> None:
    question = TOO_LONG["an audit of 25 pairs"]
    house_rules = question["house_rules"] | {"deal": {"cards": 51, "then": "same"}}
    table = table_of(question["variant"], house_rules, question["players"])
    act = {"kind": "hand", "tricks": question["tricks"], "accept_infractions": True}
    with pytest.raises(RulesError) as caught:
        play(table, act)
    assert caught.value.code == "question_must_be_smaller"


def test_all_hands_of_a_game_can_be_bounded_together() -> None:
    question = WORST["an audit of two long tricks"]
    house_rules = question["house_rules"] | {"deal": {"cards": 60, "then": "same"}}
    table = table_of(question["variant"], house_rules, 2)
    rules = rules_document(table.rules)
    opening = Opening(family_of(question["variant"]), question["variant"], house_rules, rules, ("p1", "p2"))
    act = {"kind": "hand", "tricks": question["tricks"], "accept_infractions": True}
    acts = [Recorded(event, act, "now") for event in (2, 3, 4)]
    alone = Steps()
    fold(opening, acts[:1], alone)
    assert len(fold(opening, acts, Steps(4 * alone.taken)).entries) == 3
    with pytest.raises(BrokenActError) as caught:
        fold(opening, acts, Steps(alone.taken + 1))
    assert caught.value.code == "question_must_be_smaller"
    assert caught.value.recorded.event == 3


def test_light_steps_are_counted_and_ask_for_a_turn_where_they_are_too_many() -> None:
    """What is light goes past; what is not is no fault of whoever asks, and so no refusal."""
    steps = LightSteps()
    steps.take(LIGHT_STEPS)
    assert steps.taken == LIGHT_STEPS
    with pytest.raises(HeavyError) as caught:
        steps.take(1)
    assert not isinstance(caught.value, RefereeError)
