from typing import Any

import pytest

from referee.cards import Deck, parse_card
from referee.families.cucumber.play.playing import play
from referee.families.cucumber.rules.options import Rules
from referee.families.cucumber.rules.ranking import card_points, strength
from referee.families.cucumber.table.table import Table
from referee.families.steps import Line
from referee.translations import in_english
from referee.words.said import said_from
from tests.tables import after, hand, outcome, rules_of, scores, statuses, table_of

FOUR = "Ann Bo Cy Di"
BLACK_SEVENS = [{"cards": ["7S", "7C"], "points": 21}]
BLACK_SEVENS_RANKED = [{"cards": ["7S"], "points": 16}, {"cards": ["7C"], "points": 15}]
FATAL = [{"cards": ["6C"], "points": 21, "fatal": True}]


def lines_of(table: Table, act: dict[str, Any]) -> list[tuple[str, str, int]]:
    """Player, kind and points of the lines an act leads to."""
    lines: tuple[Line, ...] = play(table, act).lines
    return [(table.players[int(line.player[1:]) - 1].name, line.kind, line.points) for line in lines]


# How cards rank in the last trick.


def order(rules: Rules, cards: str) -> list[int]:
    return [strength(rules, parse_card(card)) for card in cards.split()]


@pytest.mark.parametrize(
    ("variant", "options", "rising"),
    [
        ("agurk", {}, "2 3 4 5 6 7 8 9 10 J Q K A"),
        ("five-cucumbers", {}, "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15"),
        ("agurk", {"pack.jokers": 3}, "Q K A joker"),
        ("twenty-six", {}, "K A joker"),
        ("ogorek", {}, "A 2 3 Q K"),
        ("kurko", {}, "A 2 K"),
        ("gurka-iceland", {}, "2 6H 7 A 6C"),
        ("gurka-iceland", {"pack.top_cards": BLACK_SEVENS}, "6C 7H 8 A 7S"),
        ("gurka-iceland", {"pack.top_cards": BLACK_SEVENS_RANKED}, "6C 7D A 7C 7S"),
        ("gurka-norway", {"pack.jokers": 2, "pack.top_cards": FATAL}, "A joker 6C"),
        ("ogorek", {"pack.top_cards": [{"cards": ["AS"], "points": 20}]}, "AH 2 K AS"),
    ],
)
def test_cards_rank_from_low_to_high(variant: str, options: dict[str, Any], rising: str) -> None:
    ranks = order(rules_of(variant, options), rising)
    assert ranks == sorted(set(ranks))


@pytest.mark.parametrize(
    ("variant", "options", "equal"),
    [
        ("agurk", {}, "K KS KH"),
        ("gurka-norway", {"pack.jokers": 2, "pack.joker_rank": "as_ace"}, "A joker AH"),
        ("kurko", {}, "A joker"),
        ("gurka-iceland", {"pack.top_cards": BLACK_SEVENS}, "7S 7C"),
        ("gurka-iceland", {}, "6 6H"),
    ],
)
def test_cards_that_rank_alike(variant: str, options: dict[str, Any], equal: str) -> None:
    assert len(set(order(rules_of(variant, options), equal))) == 1


def test_a_top_card_is_not_low_in_the_last_trick() -> None:
    rules = rules_of("ogorek", {"pack.top_cards": [{"cards": ["AS"], "points": 20}]})
    assert [card_points(rules, parse_card(card)) for card in ("AH", "AS", "2")] == [1, 20, 2]


# What they cost.

FRENCH_RANKS = "2 3 4 5 6 7 8 9 10 J Q K A joker"


@pytest.mark.parametrize(
    ("points", "costs"),
    [
        ("pips", "2 3 4 5 6 7 8 9 10 11 12 13 14 15"),
        ("pips_courts_11", "2 3 4 5 6 7 8 9 10 11 11 11 11 15"),
        ("pips_ace_11_courts_10", "2 3 4 5 6 7 8 9 10 10 10 10 11 13"),
    ],
)
def test_a_card_costs_what_the_table_says(points: str, costs: str) -> None:
    rules = rules_of("agurk", {"points": points, "pack.jokers": 3})
    computed = [card_points(rules, parse_card(card)) for card in FRENCH_RANKS.split()]
    assert computed == [int(cost) for cost in costs.split()]


def test_a_cucumber_card_costs_its_cucumbers() -> None:
    rules = rules_of("five-cucumbers")
    points = [card_points(rules, parse_card(rank)) for rank in Deck.FIVE_CUCUMBERS.ranks]
    assert points == [0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5]


def test_where_no_score_is_kept_a_card_costs_nothing() -> None:
    assert card_points(rules_of("matapesa"), parse_card("A")) == 0


@pytest.mark.parametrize(
    ("variant", "options", "card", "cost"),
    [
        ("ogorek", {}, "A", 1),
        ("kurko", {}, "joker", 1),
        ("gurka-iceland", {}, "6C", 21),
        ("gurka-iceland", {}, "6H", 6),
        ("gurka-iceland", {"pack.top_cards": BLACK_SEVENS}, "6C", 6),
        ("gurka-iceland", {"pack.top_cards": BLACK_SEVENS}, "7C", 21),
        ("gurka-iceland", {"pack.top_cards": BLACK_SEVENS}, "7D", 7),
        ("gurka-iceland", {"pack.top_cards": BLACK_SEVENS_RANKED}, "7S", 16),
        ("gurka-iceland", {"pack.top_cards": BLACK_SEVENS_RANKED}, "7C", 15),
        ("ogorek", {"pack.top_cards": [{"cards": ["AS"], "points": 20}]}, "AS", 20),
        ("gurka-norway", {"pack.jokers": 2, "pack.joker_rank": "as_ace"}, "joker", 14),
        ("norwegian", {"pack.jokers": 2, "pack.joker_rank": "as_ace"}, "joker", 11),
        ("agurk", {"pack.jokers": 3}, "joker", 15),
        ("twenty-six", {}, "joker", 13),
    ],
)
def test_what_goes_before_the_points_table(
    variant: str, options: dict[str, Any], card: str, cost: int
) -> None:
    assert card_points(rules_of(variant, options), parse_card(card)) == cost


# Who pays.


def test_the_last_of_the_highest_takes_the_trick() -> None:
    step = play(table_of("gurka-norway", FOUR), hand("Bo K Cy 3 Di K Ann 9"))
    assert (step.facts["taker"], step.facts["payers"]) == ("p4", ["p4"])
    assert scores(step.table) == [0, 0, 0, 13]


def test_the_taker_alone_pays() -> None:
    assert lines_of(table_of("gurka-norway"), hand("Ann 9 Bo 3 Cy 9")) == [("Cy", "penalty", 9)]


def test_the_taker_pays_and_the_tied_are_rewarded() -> None:
    table = table_of("agurk", scores="12 4 0")
    assert lines_of(table, hand("Ann 9 Bo 9 Cy 9")) == [
        ("Cy", "penalty", 9),
        ("Ann", "bonus", -9),
        ("Bo", "bonus", -4),
    ]
    assert scores(after(table, hand("Ann 9 Bo 9 Cy 9"))) == [3, 0, 9]


def test_all_tied_pay() -> None:
    step = play(table_of("gurka"), hand("Ann 9 Bo 3 Cy 9"))
    assert step.facts["payers"] == ["p1", "p3"]
    assert scores(step.table) == [9, 0, 9]
    assert [player.hands_lost for player in step.table.players] == [1, 0, 1]


def test_the_line_says_why() -> None:
    (line,) = play(table_of("gurka-norway"), hand("Ann 5 Bo 8 Cy 3")).lines
    assert in_english(line.said) == "Bo took the last trick with an 8: 8 points."
    assert (line.player, line.before, line.after, line.rule) == ("p2", 0, 8, "points")


def test_a_tied_payers_line_says_why() -> None:
    first, second = play(table_of("gurka"), hand("Ann A Bo 8 Cy A")).lines
    assert in_english(first.said) == "Ann also had an ace: 14 points."
    assert in_english(second.said) == "Cy took the last trick with an ace: 14 points."


def test_a_bonus_stops_at_zero_and_says_so() -> None:
    *_, line = play(table_of("agurk", scores="4"), hand("Ann 9 Bo 9 Cy 2")).lines
    assert (line.kind, line.points, line.after, line.rule) == ("bonus", -4, 0, "last_trick.payers")
    assert in_english(line.said).endswith("Bo took the trick: 9 points off. The score was 4, and stops at 0.")


def test_a_bonus_of_nothing_leaves_a_line_of_nothing() -> None:
    *_, line = play(table_of("agurk"), hand("Ann 9 Bo 9 Cy 2")).lines
    assert (line.kind, line.points, line.before, line.after) == ("bonus", 0, 0, 0)


def test_where_no_score_is_kept_the_loser_is_noted() -> None:
    step = play(table_of("matapesa"), hand("Ann 5 Bo 8 Cy 3"))
    (line,) = step.lines
    assert (line.kind, line.points, line.rule) == ("lost", 0, "last_trick.payers")
    assert in_english(line.said) == "Bo took the last trick with an 8 and lost the hand."
    assert [player.hands_lost for player in step.table.players] == [0, 1, 0]


# What multiplies the penalty.


@pytest.mark.parametrize(
    ("variant", "options", "plays", "points"),
    [
        pytest.param("five-cucumbers", {}, "Ann 1 Bo 9 Cy 5", 4, id="a 1 doubles"),
        pytest.param("five-cucumbers", {}, "Ann 1 Bo 9 Cy 1", 4, id="two 1s double once"),
        pytest.param("five-cucumbers", {}, "Ann 2 Bo 9 Cy 5", 2, id="without a 1"),
        pytest.param("five-cucumbers", {"last_trick.doubled_by": None}, "Ann 1 Bo 9 Cy 5", 2, id="off"),
        pytest.param("five-cucumbers", {}, "Ann 1 Bo 1 Cy 1", 0, id="twice nothing"),
        pytest.param("agurk", {"last_trick.doubled_by": "2"}, "Ann 2 Bo 9 Cy 5", 18, id="a 2 in Agurk"),
        pytest.param("agurk", {"last_trick.doubled_by": "9"}, "Ann 2 Bo 9 Cy 5", 18, id="the taker's own"),
    ],
)
def test_a_card_doubles_the_penalty(variant: str, options: dict[str, Any], plays: str, points: int) -> None:
    step = play(table_of(variant, options=options), hand(plays))
    assert sum(line.points for line in step.lines) == points


def test_a_doubled_penalty_has_a_line_for_it() -> None:
    _, line = play(table_of("five-cucumbers"), hand("Ann 1 Bo 9 Cy 5")).lines
    assert (line.kind, line.points, line.before, line.after) == ("doubled", 2, 2, 4)
    assert line.rule == "last_trick.doubled_by"
    assert in_english(line.said) == "A 1 was played in the last trick: twice the penalty."


@pytest.mark.parametrize(("doubling", "points"), [(True, 4), (False, 2)])
def test_the_short_form_says_whether_it_is_doubled(doubling: bool, points: int) -> None:
    step = play(table_of("five-cucumbers"), outcome("Bo", "9", doubling_card_played=doubling))
    assert scores(step.table) == [0, points, 0]


def test_a_doubled_penalty_is_rewarded_double() -> None:
    table = table_of("agurk", options={"last_trick.doubled_by": "2"}, scores="20 0 0")
    assert scores(after(table, hand("Ann 4 Bo 4 Cy 2"))) == [12, 8, 0]


@pytest.mark.parametrize(
    ("calls", "expected"),
    [
        pytest.param({}, [0, 10, 0, 10], id="nobody"),
        pytest.param({"kontra": "Ann"}, [0, 20, 0, 20], id="somebody else"),
        pytest.param({"kontra": "Bo"}, [0, 40, 0, 20], id="a payer"),
        pytest.param({"kontra": "Di"}, [0, 20, 0, 40], id="the taker"),
    ],
)
def test_kontra(calls: dict[str, Any], expected: list[int]) -> None:
    table = table_of("ogorek-kontra", FOUR)
    assert scores(after(table, hand("Ann 3 Bo 10 Cy A Di 10", calls=calls))) == expected
    assert scores(after(table, outcome("Di", "10", tied=["Bo"], calls=calls))) == expected


def test_kontra_lost_with_a_king_loses_the_whole_game() -> None:
    table = table_of("ogorek-kontra", FOUR)
    act = hand("Ann 3 Bo 10 Cy K Di A", calls={"kontra": "Cy"})
    assert lines_of(table, act) == [
        ("Cy", "penalty", 13),
        ("Cy", "doubled", 13),
        ("Cy", "doubled", 26),
        ("Cy", "eliminated", 0),
    ]
    texts = [in_english(line.said) for line in play(table, act).lines[1:3]]
    assert texts == [
        "Cy said kontra: twice the penalty.",
        "Cy said kontra and lost: four times in all.",
    ]


@pytest.mark.parametrize(("multiplier", "points"), [(1, 10), (2, 20), (4, 40)])
def test_rassi_multiplies_the_callers_own_penalty(multiplier: int, points: int) -> None:
    calls = {"rassi": {"Bo": {"free": True, "multiplier": multiplier}, "Cy": {"multiplier": 4}}}
    table = table_of("rassi", FOUR)
    assert scores(after(table, hand("Ann 3 Bo 10 Cy A Di 10", calls=calls))) == [0, points, 0, 10]


def test_rassi_says_how_often() -> None:
    def text(multiplier: int) -> str:
        calls = {"rassi": {"Bo": {"multiplier": multiplier}}}
        return in_english(play(table_of("rassi"), hand("Ann 3 Bo 10 Cy A", calls=calls)).lines[-1].said)

    assert text(2) == "Bo doubled: twice the penalty."
    assert text(4) == "Bo redoubled: four times the penalty."


def test_a_free_change_costs_nothing() -> None:
    calls = {"rassi": {"Bo": {"free": True}}}
    assert scores(after(table_of("rassi"), hand("Ann 3 Bo 10 Cy A", calls=calls))) == [0, 10, 0]


def test_a_doubling_card_and_kontra_multiply() -> None:
    table = table_of("ogorek-kontra", options={"last_trick.doubled_by": "2", "limit.points": 500})
    assert lines_of(table, hand("Ann 2 Bo 10 Cy 3", calls={"kontra": "Bo"})) == [
        ("Bo", "penalty", 10),
        ("Bo", "doubled", 10),
        ("Bo", "doubled", 20),
        ("Bo", "doubled", 40),
    ]


# Low cards, jokers, top cards.


def test_a_low_ace_escapes() -> None:
    assert scores(after(table_of("ogorek"), hand("Ann A Bo 2 Cy A"))) == [0, 2, 0]
    assert scores(after(table_of("agurk"), hand("Ann A Bo 2 Cy 3"))) == [14, 0, 0]


def test_when_all_play_low_aces_all_pay_one() -> None:
    assert scores(after(table_of("ogorek"), hand("Ann A Bo A Cy A"))) == [1, 1, 1]


def test_low_aces_and_jokers_are_equal() -> None:
    assert scores(after(table_of("kurko"), hand("Ann A Bo joker Cy A"))) == [1, 1, 1]
    assert scores(after(table_of("kurko"), outcome("Ann", "A", tied=["Bo", "Cy"]))) == [1, 1, 1]


@pytest.mark.parametrize(
    ("joker_rank", "expected"),
    [("above_ace", [0, 15, 0]), ("as_ace", [14, 14, 0])],
)
def test_a_joker_beats_or_equals_an_ace(joker_rank: str, expected: list[int]) -> None:
    options = {"pack.jokers": 2, "pack.joker_rank": joker_rank, "last_trick.payers": "all_tied"}
    table = table_of("gurka-norway", options=options)
    assert scores(after(table, hand("Ann A Bo joker Cy 3"))) == expected


def test_two_wild_jokers_both_pay_thirteen() -> None:
    assert scores(after(table_of("twenty-six"), hand("Ann joker Bo A Cy joker"))) == [13, 0, 13]


def test_the_six_of_clubs_beats_an_ace() -> None:
    table = table_of("gurka-iceland", scores="0 3")
    assert lines_of(table, hand("Ann A Bo 6C Cy 3")) == [("Bo", "penalty", 21), ("Bo", "eliminated", 0)]


def test_equal_top_cards_tie() -> None:
    options = {"pack.top_cards": BLACK_SEVENS, "last_trick.payers": "all_tied", "limit.points": 22}
    table = table_of("gurka-iceland", options=options)
    assert scores(after(table, hand("Ann 7S Bo A Cy 7C"))) == [21, 0, 21]


@pytest.mark.parametrize("before", [0, 3])
def test_a_fatal_card_puts_its_payer_out_at_once(before: int) -> None:
    table = table_of("gurka-iceland", options={"pack.top_cards": FATAL}, scores=f"0 {before}")
    played = after(table, hand("Ann A Bo 6C Cy 3"))
    assert statuses(played) == ["in", "out", "in"]
    assert scores(played) == [0, before + 21, 0]
    line = play(table, hand("Ann A Bo 6C Cy 3")).lines[-1]
    assert (line.kind, line.rule) == ("eliminated", "pack.top_cards")


def test_a_fatal_card_harms_only_who_pays_with_it() -> None:
    top = [{"cards": ["7S"], "points": 16}, {"cards": ["7C"], "points": 15, "fatal": True}]
    table = table_of("gurka-iceland", options={"pack.top_cards": top})
    assert statuses(after(table, hand("Ann 7S Bo 7C Cy 4"))) == ["in", "in", "in"]
    assert statuses(after(table, hand("Ann 7H Bo 7C Cy 4"))) == ["in", "out", "in"]


# Cards that stay face up.


def kept_by_player(table: Table) -> list[list[str]]:
    return [[str(card) for card in player.kept] for player in table.players]


def test_every_payers_own_card_stays_face_up() -> None:
    table = after(table_of("twenty-two"), hand("Ann KS Bo 3 Cy K"), hand("Ann 3 Bo 4 Cy 2"))
    assert kept_by_player(table) == [["KS"], ["4"], ["K"]]
    assert scores(table) == [10, 4, 10]


def test_in_the_short_form_the_tied_cards_stay_by_their_rank() -> None:
    assert kept_by_player(after(table_of("twenty-two"), outcome("Cy", "KH", tied=["Ann"]))) == [
        ["K"],
        [],
        ["KH"],
    ]


def test_no_card_stays_where_the_score_is_written_down() -> None:
    assert kept_by_player(after(table_of("twenty-two-rasmussen"), hand("Ann K Bo 3 Cy K"))) == [[], [], []]


def test_an_eliminated_players_cards_stay_out_of_the_pack() -> None:
    table = after(table_of("twenty-two", FOUR, scores="20"), hand("Ann K Bo 3 Cy 2 Di 2"))
    assert statuses(table)[0] == "out"
    assert kept_by_player(table)[0] == ["K"]


# The order of the steps.


def test_a_life_is_lost_before_bonuses_are_given() -> None:
    table = table_of("agurk", "Ann Bo", scores="18 18")
    played = after(table, hand("Ann 10 Bo 10"))
    assert [(player.score, player.falls) for player in played.players] == [(8, 0), (18, 1)]


def test_penalty_doubling_fall_and_bonus_come_in_this_order() -> None:
    table = table_of("agurk", options={"last_trick.doubled_by": "2"}, scores="19 15 0")
    assert lines_of(table, hand("Ann 10 Bo 10 Cy 2")) == [
        ("Bo", "penalty", 10),
        ("Bo", "doubled", 10),
        ("Bo", "reincarnated", -16),
        ("Ann", "bonus", -19),
    ]


def test_a_bonus_gives_no_life_back() -> None:
    table = after(table_of("agurk", scores="20 20 0"), hand("Ann 9 Bo 3 Cy 2"))
    assert [(player.score, player.falls) for player in table.players] == [(20, 1), (20, 0), (0, 0)]
    table = after(table, hand("Ann K Bo K Cy 2"))
    assert [(player.score, player.falls) for player in table.players] == [(7, 1), (20, 1), (0, 0)]


def test_the_lines_of_a_hand_lead_from_score_to_score() -> None:
    step = play(table_of("agurk", scores="19 15 0"), hand("Ann 10 Bo 10 Cy 2"))
    for line in step.lines:
        assert line.after == line.before + line.points
        assert said_from(line.document()["said"]) == line.said
