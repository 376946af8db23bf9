from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.cards import card_name, parse_card
from referee.errors import RulesError
from referee.families.cucumber.referee.judging import judge_claim
from referee.families.cucumber.rules.dealing import first_hand_cards
from referee.families.cucumber.rules.options import Rules
from referee.families.cucumber.rules.variants import VARIANTS
from referee.families.cucumber.table.table import Table
from referee.families.steps import player_id
from tests.families.cucumber import oracle
from tests.families.cucumber.played_hands import Infringed, PlayedHand, completion, play_hand, truth
from tests.families.cucumber.positions import any_play, table_for
from tests.tables import after, hand, table_of

CUCUMBER = "pagat Cucumber"
TWENTY_TWO = "pagat Twenty-Two"
FIVE_CUCUMBERS = "2F-Spiele 2013 Five Cucumbers"

RULES_OF = {"winner_leads": "leader", "deal.leader": "leader", "clockwise": "order"}

seeds = st.integers(0, 2**32)


def audit(table: Table, *tricks: str | None, **more: Any) -> dict[str, Any]:
    """The audit of tricks such as `Ann 9 Bo J Cy 3`; `?` stands for cards, None for a trick, not noted."""
    written = [None if trick is None else plays(trick) for trick in tricks]
    return judge_claim(table, {"kind": "audit", "tricks": written, **more})


def plays(trick: str) -> list[dict[str, Any]]:
    words = trick.split()
    return [
        {"player": player, "cards": None if cards == "?" else cards.split("-")}
        for player, cards in zip(words[::2], words[1::2], strict=True)
    ]


def refusal(table: Table, *tricks: str | None, **more: Any) -> list[tuple[str, str]]:
    """Paths and codes of everything that cannot be about some tricks."""
    with pytest.raises(RulesError) as caught:
        audit(table, *tricks, **more)
    assert all(violation.message for violation in caught.value.violations)
    return [(violation.path, violation.code) for violation in caught.value.violations]


def infractions(found: dict[str, Any]) -> set[Infringed]:
    """What an audit holds against the players."""
    return {
        Infringed(one["trick"] - 1, int(one["player"][1:]) - 1, RULES_OF.get(one["rule"], "play"))
        for one in found["infractions"]
    }


def winners(found: dict[str, Any]) -> list[str | None]:
    return [trick["winner"] for trick in found["tricks"]]


def agrees(played: PlayedHand, found: dict[str, Any]) -> None:
    """Whether an audit of the whole hand says exactly what is so."""
    wrong, won, allowed = truth(played)
    rules = played.table.rules
    assert infractions(found) == wrong
    assert len(found["infractions"]) == len(wrong)
    assert found["undetermined"] == []
    assert found["verdict"] == ("illegal" if wrong else "legal")
    assert winners(found) == [player_id(seat) for seat in won]
    last = [{"player": player_id(made.seat), "card": card_name(made.cards[0])} for made in played.tricks[-1]]
    assert found["last_trick"] == last
    for one in found["infractions"]:
        at, seat = one["trick"] - 1, int(one["player"][1:]) - 1
        made = next(made for made in played.tricks[at] if made.seat == seat)
        assert sorted(one["cards"]) == sorted(map(card_name, made.cards))
        if one["rule"] in RULES_OF:
            assert one["legal_plays"] is None
        else:
            listed = {oracle.play_of(rules, map(as_card, play)) for play in one["legal_plays"]}
            assert listed == allowed[at, seat]


def as_card(label: str) -> Any:
    return parse_card(label)


# Whole hands.


@pytest.mark.parametrize("variant", VARIANTS)
@settings(max_examples=8)
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
@settings(max_examples=8)
@given(seed=seeds)
def test_what_was_played_against_the_rules_is_found_and_nothing_else(variant: str, seed: int) -> None:
    rng = Random(seed)
    table = table_of(variant, "Ann Bo Cy Di")
    each = min(first_hand_cards(table.rules, 4), 7)
    played = play_hand(table, each, rng, wrongs=rng.choice([0.05, 0.3, 1]), disorder=rng.choice([0, 0.3]))
    agrees(played, judge_claim(table, played.claim))


@settings(max_examples=250)
@given(any_play(), seeds)
def test_under_any_options_exactly_the_infractions_are_found(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    table = table_for(rules, rng.randint(2, 5))
    played = play_hand(
        table, rng.randint(1, 6), rng, wrongs=rng.choice([0, 0.1, 0.5]), disorder=rng.choice([0, 0.2])
    )
    agrees(played, judge_claim(table, played.claim))


@settings(max_examples=40)
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
            found = judge_claim(table, played.claim)
            assert infractions(found) == {only}
            assert found["infractions"][0]["explanation"]


# Hands that were not noted whole.


def not_noted(played: PlayedHand, rng: Random) -> tuple[frozenset[int], frozenset[tuple[int, int]]]:
    """Some tricks and some plays."""
    tricks = frozenset(at for at in range(len(played.tricks)) if rng.random() < 0.2)
    share = rng.choice([0.1, 0.4, 0.8])
    cards = frozenset(
        (at, place)
        for at, trick in enumerate(played.tricks)
        for place in range(len(trick))
        if at not in tricks and rng.random() < share
    )
    return tricks, cards


@settings(max_examples=250)
@given(any_play(), seeds)
def test_what_an_audit_says_of_an_incomplete_record_holds_however_the_rest_was(
    rules: Rules, seed: int
) -> None:
    rng = Random(seed)
    table = table_for(rules, rng.randint(2, 4))
    wrongs, disorder = rng.choice([0, 0.2, 0.5]), rng.choice([0, 0, 0.2])
    played = play_hand(table, rng.randint(2, 5), rng, wrongs=wrongs, disorder=disorder)
    tricks, cards = not_noted(played, rng)
    found = judge_claim(table, played.claim_without(tricks, cards))
    if tricks or cards:
        assert found["verdict"] != "legal"
    for possible in [played, *(completion(played, tricks, cards, rng) for _ in range(6))]:
        never_contradicts(possible, tricks, cards, found)


def never_contradicts(
    played: PlayedHand, tricks: frozenset[int], cards: frozenset[tuple[int, int]], found: dict[str, Any]
) -> None:
    """Whether all that an audit asserts is so in a hand that may have been."""
    wrong, won, _ = truth(played)
    asserted = infractions(found)
    assert asserted <= wrong
    still_open = {(one["trick"] - 1, int(one["player"][1:]) - 1) for one in found["undetermined"]}
    for at, trick in enumerate(played.tricks):
        for place, made in enumerate(trick):
            silent = at not in tricks and (at, place) not in cards and (at, made.seat) not in still_open
            if silent:
                assert (Infringed(at, made.seat, "play") in wrong) == (
                    Infringed(at, made.seat, "play") in asserted
                )
    for winner, seat in zip(winners(found), won, strict=True):
        assert winner in {None, player_id(seat)}


@settings(max_examples=80)
@given(any_play(), seeds)
def test_more_notes_never_take_an_infraction_back(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    table = table_for(rules, 3)
    played = play_hand(table, 4, rng, wrongs=0.4)
    tricks, cards = not_noted(played, rng)
    found = [judge_claim(table, played.claim_without(tricks, cards))]
    for hidden in sorted(cards):
        cards -= {hidden}
        found.append(judge_claim(table, played.claim_without(tricks, cards)))
    for before, later in pairwise(found):
        assert infractions(before) <= infractions(later)
        assert all(known in {None, told} for known, told in zip(winners(before), winners(later), strict=True))


def test_an_illegal_play_is_proved_by_a_card_played_later() -> None:
    found = audit(table_of("agurk"), "Ann 10 Bo J Cy 5", "Bo 9 Cy 3 Ann 4", "Bo 2 Cy 7 Ann 6")
    (one,) = found["infractions"]
    assert (one["trick"], one["player"], one["cards"], one["legal_plays"]) == (1, "p3", ["5"], [["3"]])
    assert one["rule"] == "play.duty"
    assert (
        one["explanation"]
        == "Cy cannot beat the jack, so Cy must play their lowest card, the 3. The 5 is not the lowest."
    )


def test_a_lower_card_played_later_convicts_though_the_rest_is_not_noted() -> None:
    found = audit(table_of("agurk"), "Ann 10 Bo J Cy 5", None, "Bo ? Cy 3 Ann ?", cards_each=7)
    (one,) = found["infractions"]
    assert (one["trick"], one["player"], one["rule"], one["legal_plays"]) == (1, "p3", "play.duty", None)
    assert winners(found) == ["p2", None, None]
    assert found["last_trick"] is None


def test_with_nothing_lower_noted_it_stays_open() -> None:
    found = audit(table_of("agurk"), "Ann 10 Bo J Cy 3", cards_each=7)
    assert found["verdict"] == "undetermined"
    assert found["infractions"] == []
    assert found["undetermined"] == [
        {
            "trick": 1,
            "player": "p3",
            "cards": ["3"],
            "would_settle": "Seeing whether Cy also held a 2; if so, it was not allowed.",
        }
    ]


def test_when_all_lower_cards_are_elsewhere_nothing_stays_open() -> None:
    table = table_of("agurk", "Ann Bo Cy Di Eli")
    found = audit(table, "Ann 2 Bo 2 Cy 2 Di 2 Eli J", "Eli 10 Ann 3 Bo ? Cy ? Di ?", cards_each=4)
    open_plays = [(one["trick"], one["player"]) for one in found["undetermined"]]
    assert open_plays in ([], [(2, "p1")])
    assert found["infractions"] == []


def test_what_was_not_noted_may_be_the_card_to_beat() -> None:
    table = table_of("agurk")
    # Cy's 9 beats Ann's 8, but nobody noted what Bo played.
    found = audit(table, "Ann 8 Bo ? Cy 9", "Cy 2 Ann 3 Bo 4")
    assert [(one["trick"], one["player"]) for one in found["undetermined"]] == [(1, "p3")]
    # A 7 that beats nothing and was not the lowest is illegal whatever Bo played.
    found = audit(table, "Ann 8 Bo ? Cy 7", "Cy 2 Ann 3 Bo 4")
    assert [(one["trick"], one["player"]) for one in found["infractions"] if one["rule"] == "play.duty"] == [
        (1, "p3")
    ]
    assert "Whatever" in found["infractions"][0]["explanation"]


def test_who_held_what_beats_anything_had_to_play_it_whatever_was_not_noted() -> None:
    table = table_of("agurk", "Ann Bo Cy", {"pack.jokers": 3, "play.duty": "beat_if_able"})
    found = audit(table, "Ann 8 Bo ? Cy 3", "Bo ? Cy joker Ann 4")
    (one,) = found["infractions"]
    assert (one["trick"], one["player"], one["rule"]) == (1, "p3", "play.duty")
    assert one["explanation"] == "Whatever was played before it and not noted, the 3 was not allowed to Cy."


def test_a_trick_that_may_be_the_last_has_no_winner_where_cards_rank_otherwise_there() -> None:
    table = table_of("twenty-two", "Ann Bo Cy", {"pack.low_in_last_trick": ["A"]})
    tricks = ("Ann 9 Bo J Cy 3", None, "Bo A Cy 5 Ann 7")
    # One trick was not noted: of one card, so that this is the last one; or of two, or of one of two more.
    assert winners(audit(table, *tricks, cards_each=3))[2] == "p1"
    assert winners(audit(table, *tricks, cards_each=5))[2] is None


def test_sets_that_were_not_noted_may_have_been_of_different_cards() -> None:
    rules = {"play.beat": "previous", "play.duty": "beat_if_able", "play.equal": False}
    table = table_of("twenty-two", "Ann Bo Cy", rules)
    # K-9 beats J-7, but no pair that 9-9 does not beat.
    found = audit(table, "Ann 2-2 Bo ? Cy 9-9", "Cy K Ann 3 Bo 4")
    assert ("p3", 1) in [(one["player"], one["trick"]) for one in found["undetermined"]]


def test_a_bare_wild_joker_is_an_ace_that_a_top_card_may_have_beaten() -> None:
    rules = {"pack.top_cards": [{"cards": ["7S"], "points": 21}], "play.set_won_by": "matched"}
    table = table_of("twenty-six", "Ann Bo Cy", rules)
    found = audit(table, "Ann ? Bo joker Cy 5", "Bo 9 Cy 3 Ann 4", cards_each=2)
    assert winners(found)[0] is None


def test_what_was_not_noted_before_a_bare_wild_joker_may_be_a_top_card() -> None:
    rules = {"pack.top_cards": [{"cards": ["7C"], "points": 20}], "play.duty": "beat_if_able"}
    table = table_of("twenty-six", "Ann Bo Cy", rules)
    last = "Ann 9 Bo joker Cy A"
    assert audit(table, "Ann 7C Bo joker Cy 3", last, cards_each=2)["verdict"] == "legal"
    assert infractions(audit(table, "Ann ? Bo joker Cy 3", last, cards_each=2)) == set()


def test_a_bare_wild_joker_that_may_be_out_does_not_threaten_a_top_card() -> None:
    table = table_of("twenty-six", "Ann Bo Cy", {"pack.top_cards": [{"cards": ["7C"], "points": 20}]})
    found = audit(table, "Ann 7C Bo ? Cy 7C", "Ann 9 Bo J Cy 3", cards_each=2)
    assert winners(found)[0] is not None


def test_the_lowest_card_that_had_to_be_led_is_one_card() -> None:
    table = table_of("twenty-two", "Ann Bo", {"play.lead": "lowest"})
    (one,) = audit(table, "Ann K-K Bo A-A", "Bo 3 Ann 9")["infractions"]
    assert one["explanation"].startswith(
        "Ann must lead their lowest card, the 9, alone or with others of that rank"
    )


def test_the_previous_card_is_all_that_must_be_known_where_only_that_counts() -> None:
    found = audit(table_of("gurka-modern"), "Ann ? Bo 8 Cy 9", "Cy 2 Ann 3 Bo 4")
    assert ("p3", 1) not in [(one["player"], one["trick"]) for one in found["undetermined"]]


def test_a_trick_not_noted_leaves_the_next_lead_alone() -> None:
    found = audit(table_of("agurk"), "Ann 9 Bo J Cy 3", None, "Cy 5 Ann 4 Bo 7", cards_each=3)
    assert [one["rule"] for one in found["infractions"]] == []
    assert winners(found) == ["p2", None, "p3"] or winners(found)[1] is None


# Leaders and turns.


def test_who_won_the_trick_leads_the_next() -> None:
    found = audit(table_of("agurk"), "Ann 10 Bo J Cy 3", "Ann 9 Bo 4 Cy 5")
    (one,) = found["infractions"]
    assert (one["trick"], one["player"], one["rule"]) == (2, "p1", "winner_leads")
    assert one["explanation"] == "Bo won the trick before and had to lead, not Ann."


def test_the_first_leader_is_whoever_is_said_to_be() -> None:
    tricks = ("Ann 10 Bo J Cy 3", "Bo 9 Cy 4 Ann 5")
    table = table_of("agurk")
    assert audit(table, *tricks, leader="p1")["verdict"] == "legal"
    assert audit(table, *tricks, leader="Ann")["verdict"] == "legal"
    (one,) = audit(table, *tricks, leader="Cy")["infractions"]
    assert (one["trick"], one["player"], one["rule"]) == (1, "p1", "deal.leader")
    assert one["explanation"] == "Cy had to lead to the first trick, not Ann."
    assert audit(table, *tricks)["infractions"] == []


def test_in_a_game_the_leader_is_forehand() -> None:
    tricks = ("Bo 10 Cy J Ann 3", "Cy 9 Ann 4 Bo 5")
    table = after(table_of("agurk"), hand("Ann 2 Bo 3 Cy 4"))
    assert [one["rule"] for one in audit(table, *tricks, in_game=True, cards_each=2)["infractions"]] == []
    found = audit(table_of("agurk"), *tricks, in_game=True, cards_each=2)
    assert [one["rule"] for one in found["infractions"]] == ["deal.leader"]


def test_playing_out_of_turn() -> None:
    found = audit(table_of("agurk"), "Ann 10 Cy J Bo Q", "Bo 9 Cy 4 Ann 5")
    (one,) = found["infractions"]
    assert (one["trick"], one["player"], one["rule"], one["legal_plays"]) == (1, "p3", "clockwise", None)
    assert one["explanation"] == "After Ann it was Bo's turn, to the left, not Cy's."


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
    found = audit(table_of(variant), "Ann 10 Bo 4 Cy 5", last)
    cards = [{"player": f"p{at + 1}", "card": card} for at, card in enumerate(last.split()[1::2])]
    assert found["last_trick"] == cards
    assert winners(found) == ["p1", taker]


def test_a_card_in_the_last_trick_is_never_against_the_rules() -> None:
    found = audit(table_of("ogorek"), "Ann K Bo 2 Cy 3")
    assert found["verdict"] == "legal"


# What cannot have been.


AGURK = table_of("agurk")


@pytest.mark.parametrize(
    ("tricks", "more", "path", "code"),
    [
        pytest.param(
            ["Ann 10 Bo J"], {}, "/tricks/0", "hands_must_be_of_one_size", id="hands of different sizes"
        ),
        pytest.param(
            ["Ann 10 Bo J Cy 5", "Bo 9 Ann 4"],
            {},
            "/tricks/1",
            "hands_must_be_of_one_size",
            id="a player missing",
        ),
        pytest.param(
            ["Ann 10 Bo J Cy 5-4"], {}, "/tricks/0/2/cards", "cards_must_match_the_lead", id="too many cards"
        ),
        pytest.param(
            ["Ann 10 Bo J Ann 5 Cy 4"],
            {},
            "/tricks/0/2/player",
            "player_must_appear_once",
            id="a player twice",
        ),
        pytest.param(
            ["Ann 10 Bo J Xen 5"], {}, "/tricks/0/2/player", "player_must_be_known", id="a stranger"
        ),
        pytest.param(
            ["Ann 10 Bo J Cy 5"], {"leader": "Xen"}, "/leader", "player_must_be_known", id="a strange leader"
        ),
        pytest.param(["Ann 10 Bo 15 Cy 5"], {}, "/tricks/0/1/cards/0", "not_in_pack", id="no such card"),
        pytest.param(
            ["Ann 10 Bo Z Cy 5"], {}, "/tricks/0/1/cards/0", "card_must_be_readable", id="unreadable"
        ),
        pytest.param(
            ["Ann 10 Bo 10 Cy 10", "Cy 10 Ann 10 Bo 2"],
            {},
            "/tricks",
            "pack_must_hold_the_cards",
            id="a fifth ten",
        ),
        pytest.param(
            ["Ann 10H Bo J Cy 5", "Bo 10H Cy 2 Ann 3"],
            {},
            "/tricks",
            "pack_must_hold_the_cards",
            id="10♥ twice",
        ),
        pytest.param(
            ["Ann 10 Bo J Cy 5", None],
            {"cards_each": 1},
            "/tricks",
            "hands_must_be_of_one_size",
            id="too many tricks",
        ),
        pytest.param(
            ["Ann 10 Bo J Cy 5"], {"cards_each": 30}, "/cards_each", "pack_must_hold_the_cards", id="90 cards"
        ),
        pytest.param(
            ["Ann 10-10 Bo J-J Cy 5-5"],
            {"cards_each": 2},
            "/tricks/0",
            "last_trick_must_be_one_card",
            id="no card kept",
        ),
    ],
)
def test_tricks_that_cannot_have_been_are_refused(
    tricks: list[str | None], more: dict[str, Any], path: str, code: str
) -> None:
    assert (path, code) in refusal(AGURK, *tricks, **more)


def test_everything_wrong_is_told_at_once() -> None:
    wrong = refusal(AGURK, "Ann 15 Bo J Xen 5", "Ann 10 Ann Z Cy 3")
    assert {path for path, _ in wrong} >= {
        "/tricks/0/0/cards/0",
        "/tricks/0/2/player",
        "/tricks/1/1/cards/0",
        "/tricks/1/1/player",
    }


def test_a_suit_that_decides_must_be_given() -> None:
    table = table_of("gurka-iceland")
    assert refusal(table, "Ann 6 Bo J Cy 5") == [("/tricks/0/0/cards/0", "suit_must_be_given")]


def test_a_kept_card_cannot_have_been_played() -> None:
    table = after(table_of("gurka-iceland"), hand("Ann 6C Bo 2 Cy 3"))
    table = replace(table, players=tuple(replace(player, kept=()) for player in table.players))
    kept = replace(table.players[0], kept=(parse_card("6C"),))
    table = replace(table, players=(kept, *table.players[1:]))
    assert refusal(table, "Ann 6C Bo J Cy 5") == [("/tricks", "pack_must_hold_the_cards")]


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
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program, json.dumps(claim)],
            env=os.environ | {"PYTHONHASHSEED": str(seed)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in range(3)
    }
    assert len(outputs) == 1
