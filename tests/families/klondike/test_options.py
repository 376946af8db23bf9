"""The options of Klondike: both sides of each, what does not go together, and what the rule book says."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.klondike.family import KLONDIKE
from referee.families.klondike.rules.house_rules import HOUSE_RULES
from referee.families.klondike.rules.variants import RULE_SETS
from referee.translations import in_english
from tests.families.patience.sitting import Sitting
from tests.in_short import summary

CATALOGUE = KLONDIKE.catalogue


def wrong(
    house_rules: Any, *, variant: str = "klondike", players: int | None = None
) -> list[tuple[str, str, Any]]:
    with pytest.raises(RulesError) as refused:
        CATALOGUE.read(variant, house_rules, players=players)
    return [(violation.path, violation.code, violation.expected) for violation in refused.value.violations]


@pytest.mark.parametrize("row", RULE_SETS, ids=lambda row: row.id)
def test_a_variant_is_read_and_written(row) -> None:
    assert CATALOGUE.load(CATALOGUE.dump(row.rules)) == CATALOGUE.read(row.id, {}, players=1) == row.rules


@pytest.mark.parametrize("rule", HOUSE_RULES, ids=lambda rule: rule.id)
def test_a_house_rule_changes_the_variants_that_it_is_told_of(rule) -> None:
    for variant in rule.variants:
        plain, changed = (CATALOGUE.read(variant, given, players=1) for given in ({}, rule.overrides))
        (difference,) = CATALOGUE.differences(plain, changed)
        assert difference.sentence
        assert summary(CATALOGUE, variant, changed).house_rules == (in_english(rule.name),)


@pytest.mark.parametrize(
    ("house_rules", "violations"),
    [
        ({"passes": 0}, [("/passes", "number_must_be_in_range")]),
        ({"draw": 2}, [("/draw", "value_must_be_one_of")]),
        ({"columns": 8}, [("/columns", "value_must_be_one_of")]),
        ({"group": "single"}, [("/group", "option_must_exist")]),
        ({"cells": 4}, [("/cells", "option_must_exist")]),
        ({"players": {"max": 9}}, [("/players/max", "number_must_be_in_range")]),
        ({"score": {"events": {"turned": 5}}}, [("/score/events", "table_must_be_whole")]),
    ],
)
def test_an_option_out_of_range_is_refused(house_rules, violations) -> None:
    assert [(path, code) for path, code, _ in wrong(house_rules)] == violations


@pytest.mark.parametrize(
    ("house_rules", "players", "expected"),
    [
        ({"stakes": {"payout": "bank"}}, 1, [None]),
        ({"stakes": {"payout": "bank"}, "players": {"max": 2}}, 2, [None, "pot", "differences"]),
        ({"stakes": {"payout": "pot"}}, 1, [None]),
        ({"stakes": {"payout": "pot"}, "score": {"method": "vegas"}}, 1, [None, "bank"]),
        ({"stakes": {"payout": "differences"}, "players": {"max": 3}}, 1, [None]),
    ],
)
def test_a_payout_fits_the_score_and_the_players(house_rules, players: int, expected) -> None:
    assert wrong(house_rules, players=players) == [("/stakes/payout", "options_must_fit_together", expected)]


def test_several_may_play_for_a_pot_or_for_differences() -> None:
    rules = {"players": {"max": 2}, "end": {"rounds": 1}}
    pot = Sitting(KLONDIKE, "klondike", {**rules, "stakes": {"payout": "pot"}}, players=2)
    pot.deal(results={"p1": {"cards": 17}, "p2": {"cards": 40}})
    assert [(due.payer, due.payees, due.units, due.reason) for due in pot.dues] == [
        ("p1", ("pot",), 1, "stake"),
        ("p2", ("pot",), 1, "stake"),
        ("pot", ("p2",), 2, "payout"),
    ]
    differences = Sitting(KLONDIKE, "klondike", {**rules, "stakes": {"payout": "differences"}}, players=2)
    differences.deal(results={"p1": {"cards": 17}, "p2": {"cards": 40}})
    assert [(due.payer, due.units) for due in differences.dues] == [("p1", 23)]


def test_too_many_players_are_refused() -> None:
    assert wrong({}, players=2) == [("/players", "players_must_be_in_range", "1 to 1")]


@pytest.mark.parametrize(
    ("variant", "house_rules", "says"),
    [
        ("klondike", {}, "Only a king, or a sequence that begins with one, goes to an empty column."),
        ("klondike", {"empty_column": "any"}, "Any card goes to an empty column."),
        ("klondike", {}, "Any of the last cards of a column that are in sequence move together."),
        ("klondike", {"part": False}, "All face-up cards of a column move together, and no part of them."),
        ("klondike", {}, "One card at a time is turned from the stock to the waste."),
        ("klondike-three", {}, "Three cards at a time are turned from the stock to the waste"),
        ("klondike", {}, "as often as one likes."),
        ("klondike-three", {}, "The stock is gone through 3 times"),
        ("klondike-vegas-one", {}, "The stock is gone through once; the waste is never turned over."),
        ("klondike", {}, "The top card of a foundation may go back to a column."),
        ("klondike", {"from_foundation": False}, "A card that is up stays up."),
        ("klondike", {}, "Each card on the foundations is a point, 52 at most."),
        ("klondike-vegas", {}, "A deal costs 52 points, paid before it is played."),
        ("klondike-vegas", {}, "Each card that lies on a foundation at the end earns 5."),
        (
            "klondike-vegas",
            {"score": {"cumulative": False}},
            "Every deal begins at 0, and the best one is kept.",
        ),
        ("klondike-points", {}, "A card from the waste to a column +5"),
        ("klondike-points", {}, "a card taken back from a foundation −15"),
        ("klondike-points", {}, "A deal scores no less than 0."),
        ("klondike-points", {"score": {"floor": None}}, "A deal may score below 0."),
        ("klondike", {}, "No money is played for."),
        ("klondike-vegas", {}, "The bank is paid for each deal, and pays for each card, a stake a point."),
        ("klondike", {"players": {"max": 2}}, "everybody plays a deal with a pack of their own"),
        ("klondike", {"players": {"max": 2}}, "Equal best scores share the win."),
        (
            "klondike",
            {"end": {"target": 200}},
            "The game ends with the deal in which somebody has 200 points.",
        ),
    ],
)
def test_the_rule_book_says_every_option(variant: str, house_rules, says: str) -> None:
    rules = CATALOGUE.read(variant, house_rules, players=None)
    assert says in CATALOGUE.rulebook(rules, title="Klondike", players=None)


def test_no_event_may_count() -> None:
    events = dict.fromkeys(CATALOGUE.dump(RULE_SETS[4].rules)["score"]["events"], 0)
    rules = CATALOGUE.read("klondike-points", {"score": {"events": events}}, players=None)
    assert "No event counts." in CATALOGUE.rulebook(rules, title="Klondike", players=None)


def test_a_score_sheet_has_room_for_the_target_and_the_stake() -> None:
    plain = summary(CATALOGUE, "klondike", CATALOGUE.read("klondike", {}, players=None))
    assert (plain.target, plain.target_text, plain.stake_is) == (None, "", "a point")
    rules = {"players": {"max": 2}, "end": {"target": 90}, "stakes": {"payout": "pot"}}
    pot = CATALOGUE.read("klondike", rules, players=2)
    short = summary(CATALOGUE, "klondike", pot)
    assert (short.target_text, short.stake_is, CATALOGUE.has_pot(pot)) == ("to 90", "each", True)
    assert CATALOGUE.cards(pot).ranks[:2] == ("K", "Q")
