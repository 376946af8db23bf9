"""Audits of hands that were not noted whole: nothing is said that the rest could belie."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from hypothesis import given, settings

from referee.families.cucumber.rules.options import Rules
from referee.families.steps import player_id
from tests.families.cucumber.asking import ask
from tests.families.cucumber.auditing import audit, infractions, seeds, winners
from tests.families.cucumber.played_hands import Infringed, PlayedHand, completion, play_hand, truth
from tests.families.cucumber.positions import any_play, table_for
from tests.tables import table_of

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
    result = ask(table, played.claim_without(tricks, cards))
    if tricks or cards:
        assert result["verdict"] != "legal"
    for possible in [played, *(completion(played, tricks, cards, rng) for _ in range(6))]:
        never_contradicts(possible, tricks, cards, result)


def never_contradicts(
    played: PlayedHand, tricks: frozenset[int], cards: frozenset[tuple[int, int]], result: dict[str, Any]
) -> None:
    """Whether all that an audit asserts is so in a hand that may have been."""
    wrong, won, _ = truth(played)
    asserted = infractions(result)
    assert asserted <= wrong
    still_open = {(play["trick"] - 1, int(play["player"][1:]) - 1) for play in result["undetermined"]}
    for at, trick in enumerate(played.tricks):
        for place, card_play in enumerate(trick):
            silent = at not in tricks and (at, place) not in cards and (at, card_play.seat) not in still_open
            if silent:
                assert (Infringed(at, card_play.seat, "play") in wrong) == (
                    Infringed(at, card_play.seat, "play") in asserted
                )
    for winner, seat in zip(winners(result), won, strict=True):
        assert winner in {None, player_id(seat)}


@settings(max_examples=80)
@given(any_play(), seeds)
def test_more_notes_never_take_an_infraction_back(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    table = table_for(rules, 3)
    played = play_hand(table, 4, rng, wrongs=0.4)
    tricks, cards = not_noted(played, rng)
    results = [ask(table, played.claim_without(tricks, cards))]
    for hidden in sorted(cards):
        cards -= {hidden}
        results.append(ask(table, played.claim_without(tricks, cards)))
    for before, later in pairwise(results):
        assert infractions(before) <= infractions(later)
        assert all(known in {None, seat} for known, seat in zip(winners(before), winners(later), strict=True))


def test_an_illegal_play_is_proved_by_a_card_played_later() -> None:
    result = audit(table_of("agurk"), "Ann 10 Bo J Cy 5", "Bo 9 Cy 3 Ann 4", "Bo 2 Cy 7 Ann 6")
    (infraction,) = result["infractions"]
    assert (infraction["trick"], infraction["player"], infraction["cards"], infraction["legal_plays"]) == (
        1,
        "p3",
        ["5"],
        [["3"]],
    )
    assert infraction["rule"] == "play.duty"
    assert (
        infraction["explanation"]
        == "Cy cannot beat the jack, so Cy must play their lowest card, the 3. The 5 is not the lowest."
    )


def test_a_lower_card_played_later_convicts_though_the_rest_is_not_noted() -> None:
    result = audit(table_of("agurk"), "Ann 10 Bo J Cy 5", None, "Bo ? Cy 3 Ann ?", cards_each=7)
    (infraction,) = result["infractions"]
    assert (infraction["trick"], infraction["player"], infraction["rule"], infraction["legal_plays"]) == (
        1,
        "p3",
        "play.duty",
        None,
    )
    assert winners(result) == ["p2", None, None]
    assert result["last_trick"] is None


def test_with_nothing_lower_noted_it_stays_open() -> None:
    result = audit(table_of("agurk"), "Ann 10 Bo J Cy 3", cards_each=7)
    assert result["verdict"] == "undetermined"
    assert result["infractions"] == []
    assert result["undetermined"] == [
        {
            "trick": 1,
            "player": "p3",
            "cards": ["3"],
            "would_settle": "Seeing whether Cy also held a 2; if so, it was not allowed.",
        }
    ]


def test_when_all_lower_cards_are_elsewhere_nothing_stays_open() -> None:
    table = table_of("agurk", "Ann Bo Cy Di Eli")
    result = audit(table, "Ann 2 Bo 2 Cy 2 Di 2 Eli J", "Eli 10 Ann 3 Bo ? Cy ? Di ?", cards_each=4)
    open_plays = [(play["trick"], play["player"]) for play in result["undetermined"]]
    assert open_plays in ([], [(2, "p1")])
    assert result["infractions"] == []


def test_what_was_not_noted_may_be_the_card_to_beat() -> None:
    table = table_of("agurk")
    # Cy's 9 beats Ann's 8, but nobody noted what Bo played.
    result = audit(table, "Ann 8 Bo ? Cy 9", "Cy 2 Ann 3 Bo 4")
    assert [(play["trick"], play["player"]) for play in result["undetermined"]] == [(1, "p3")]
    # A 7 that beats nothing and was not the lowest is illegal whatever Bo played.
    result = audit(table, "Ann 8 Bo ? Cy 7", "Cy 2 Ann 3 Bo 4")
    assert [
        (infraction["trick"], infraction["player"])
        for infraction in result["infractions"]
        if infraction["rule"] == "play.duty"
    ] == [(1, "p3")]
    assert "Whatever" in result["infractions"][0]["explanation"]


def test_who_held_what_beats_anything_had_to_play_it_whatever_was_not_noted() -> None:
    table = table_of("agurk", "Ann Bo Cy", {"pack.jokers": 3, "play.duty": "beat_if_able"})
    result = audit(table, "Ann 8 Bo ? Cy 3", "Bo ? Cy joker Ann 4")
    (infraction,) = result["infractions"]
    assert (infraction["trick"], infraction["player"], infraction["rule"]) == (1, "p3", "play.duty")
    assert (
        infraction["explanation"]
        == "Whatever was played before it and not noted, the 3 was not allowed to Cy."
    )


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
    result = audit(table, "Ann 2-2 Bo ? Cy 9-9", "Cy K Ann 3 Bo 4")
    assert ("p3", 1) in [(play["player"], play["trick"]) for play in result["undetermined"]]


def test_a_bare_wild_joker_is_an_ace_that_a_top_card_may_have_beaten() -> None:
    rules = {"pack.top_cards": [{"cards": ["7S"], "points": 21}], "play.set_won_by": "matched"}
    table = table_of("twenty-six", "Ann Bo Cy", rules)
    result = audit(table, "Ann ? Bo joker Cy 5", "Bo 9 Cy 3 Ann 4", cards_each=2)
    assert winners(result)[0] is None


def test_what_was_not_noted_before_a_bare_wild_joker_may_be_a_top_card() -> None:
    rules = {"pack.top_cards": [{"cards": ["7C"], "points": 20}], "play.duty": "beat_if_able"}
    table = table_of("twenty-six", "Ann Bo Cy", rules)
    last = "Ann 9 Bo joker Cy A"
    assert audit(table, "Ann 7C Bo joker Cy 3", last, cards_each=2)["verdict"] == "legal"
    assert infractions(audit(table, "Ann ? Bo joker Cy 3", last, cards_each=2)) == set()


def test_a_bare_wild_joker_that_may_be_out_does_not_threaten_a_top_card() -> None:
    table = table_of("twenty-six", "Ann Bo Cy", {"pack.top_cards": [{"cards": ["7C"], "points": 20}]})
    result = audit(table, "Ann 7C Bo ? Cy 7C", "Ann 9 Bo J Cy 3", cards_each=2)
    assert winners(result)[0] is not None


def test_the_lowest_card_that_had_to_be_led_is_one_card() -> None:
    table = table_of("twenty-two", "Ann Bo", {"play.lead": "lowest"})
    (infraction,) = audit(table, "Ann K-K Bo A-A", "Bo 3 Ann 9")["infractions"]
    assert infraction["explanation"].startswith(
        "Ann must lead their lowest card, the 9, alone or with others of that rank"
    )


def test_the_previous_card_is_all_that_must_be_known_where_only_that_counts() -> None:
    result = audit(table_of("gurka-modern"), "Ann ? Bo 8 Cy 9", "Cy 2 Ann 3 Bo 4")
    assert ("p3", 1) not in [(play["player"], play["trick"]) for play in result["undetermined"]]


def test_a_trick_not_noted_leaves_the_next_lead_alone() -> None:
    result = audit(table_of("agurk"), "Ann 9 Bo J Cy 3", None, "Cy 5 Ann 4 Bo 7", cards_each=3)
    assert [infraction["rule"] for infraction in result["infractions"]] == []
    assert winners(result) == ["p2", None, "p2"]
