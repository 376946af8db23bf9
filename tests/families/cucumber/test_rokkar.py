"""Røkkar: what a fall costs, and a new round when all last cards are equal."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from referee.families.cucumber.family import CUCUMBER
from referee.families.cucumber.play.playing import play
from referee.families.cucumber.table.table import Table, table_document, table_from
from referee.families.protocol import Seating
from referee.families.steps import POT, Due
from referee.translations import in_english
from tests.tables import (
    Act,
    adjustment,
    after,
    end,
    hand,
    join,
    outcome,
    rules_of,
    scores,
    statuses,
    table_of,
    winners,
    withdrawal,
)

FIRST = {"stakes.falls": {"who": "first"}}


def given(table: Table, points: str) -> Table:
    """The table with these scores."""
    players = zip(table.players, points.split(), strict=True)
    return replace(table, players=tuple(replace(player, score=int(score)) for player, score in players))


def nets(dues: list[Due]) -> dict[str, int]:
    """What everybody has won or lost in stakes."""
    balance: dict[str, int] = {}
    for due in dues:
        balance[due.payer] = balance.get(due.payer, 0) - due.units
        for payee in due.payees:
            balance[payee] = balance.get(payee, 0) + due.units // len(due.payees)
    assert sum(balance.values()) == 0
    return balance


def falling(seat: str, stakes: int) -> Due:
    return Due(seat, (POT,), stakes, "fall")


def test_pictures_that_nobody_named_need_not_be_in_the_pack() -> None:
    rules = rules_of("five-cucumbers", {"stakes.falls": {"stakes": 3}})
    assert CUCUMBER.catalogue.check(CUCUMBER.catalogue.dump(rules)) == rules


def test_a_rampo_keeps_the_pot_and_brings_everybody_back() -> None:
    table = table_of("rokkar", scores="27 20 25")
    first = play(table, hand("p1 5 p2 K p3 4"))
    assert (scores(first.table), first.dues) == ([27, 33, 25], (falling("p2", 10),))
    rampo = play(first.table, hand("p3 7 p1 7"))
    assert (scores(rampo.table), statuses(rampo.table)) == ([0, 0, 0], ["in"] * 3)
    assert (rampo.facts["rampo"], rampo.facts["payers"], rampo.dues) == (True, [], ())
    again = play(given(rampo.table, "24 12 29"), hand("p1 8 p2 6 p3 3"))
    assert (again.table.players[0].score, again.dues) == (32, (falling("p1", 5),))
    last = play(again.table, hand("p2 2 p3 Q"))
    assert last.table.players[2].score == 41
    assert last.dues == (falling("p3", 10), Due(POT, ("p2",), 25, "payout"))
    assert nets([*first.dues, *again.dues, *last.dues]) == {"p1": -5, "p2": 15, "p3": -10, "pot": 0}


def test_two_fall_in_one_hand_and_both_pay() -> None:
    step = play(table_of("rokkar", scores="25 20 25"), hand("p1 9 p2 3 p3 9"))
    assert (scores(step.table), winners(step.table)) == ([34, 20, 34], ["Bo"])
    assert nets([*step.dues]) == {"p1": -5, "p2": 10, "p3": -5, "pot": 0}


def test_only_the_first_to_fall_pays() -> None:
    first = play(table_of("rokkar", options=FIRST, scores="25 20 25"), hand("p1 9 p2 3 p3 4"))
    assert (first.dues, first.table.fallen) == ((falling("p1", 5),), True)
    last = play(first.table, hand("p2 6 p3 Q"))
    assert nets([*first.dues, *last.dues]) == {"p1": -5, "p2": 5, "pot": 0}
    assert [line.kind for line in last.lines] == ["penalty", "eliminated"]


def test_a_new_round_has_a_first_fall_of_its_own() -> None:
    table = after(
        table_of("rokkar", options=FIRST, scores="25 20 25"), hand("p1 9 p2 3 p3 4"), hand("p2 7 p3 7")
    )
    assert not table.fallen
    assert play(given(table, "25 0 0"), hand("p1 9 p2 3 p3 4")).dues == (falling("p1", 5),)


def test_restart_if_all_fall_counts_the_ordinary_way_as_long_as_somebody_stays() -> None:
    options = {"last_trick.all_equal": "restart_if_all_fall"}
    table = after(table_of("rokkar", "Ann Bo", options, scores="3 20"), hand("p1 7 p2 7"))
    assert scores(table) == [10, 27]
    last = play(table, hand("p1 7 p2 7"))
    assert (scores(last.table), winners(last.table)) == ([17, 34], ["Ann"])
    assert nets([*last.dues]) == {"p1": 5, "p2": -5, "pot": 0}
    both = play(table_of("rokkar", "Ann Bo", options, scores="25 27"), hand("p1 7 p2 7"))
    assert (scores(both.table), both.facts["rampo"], both.dues) == ([0, 0], True, ())


def test_without_the_option_a_tie_is_a_tie() -> None:
    step = play(table_of("gurka"), hand("p1 7 p2 7 p3 7"))
    assert (scores(step.table), "rampo" in step.facts) == ([7, 7, 7], False)


@pytest.mark.parametrize(
    ("act", "rampo"),
    [
        (outcome("p3", "7", tied=["p1", "p2"]), True),
        (outcome("p3", "7", tied=["p1"]), False),
        (hand("p1 7 p2 7 p3 7"), True),
        (hand("p1 7 p2 6 p3 7"), False),
    ],
)
def test_a_rampo_shows_as_everybody_else_tied(act: Act, rampo: bool) -> None:
    assert play(table_of("rokkar"), act).facts.get("rampo", False) is rampo


def test_a_rampo_tells_why_for_each_whom_it_changes() -> None:
    table = after(table_of("rokkar", scores="27 20 0"), hand("p1 5 p2 3 p3 4"))
    lines = play(table, hand("p2 7 p3 7")).lines
    assert [(line.player, line.kind, line.points, line.after) for line in lines] == [
        ("p1", "restarted", -32, 0),
        ("p2", "restarted", -20, 0),
    ]
    assert (
        in_english(lines[0].said)
        == "All cards of the last trick were equal: a new round. Ann is in again, with 0."
    )
    assert (
        in_english(lines[1].said)
        == "All cards of the last trick were equal: a new round. Bo begins it with 0."
    )


def test_whoever_has_left_does_not_come_back_with_a_new_round() -> None:
    table = after(table_of("rokkar", "Ann Bo Cy Di"), withdrawal("Ann"), hand("p2 7 p3 7 p4 7"))
    assert statuses(table) == ["out", "in", "in", "in"]


def test_hands_lost_stay_counted_in_a_new_round() -> None:
    table = after(table_of("rokkar"), hand("p1 5 p2 9 p3 4"), hand("p1 7 p2 7 p3 7"))
    assert [player.hands_lost for player in table.players] == [0, 1, 0]


def test_nothing_is_paid_at_the_start_or_for_joining() -> None:
    assert CUCUMBER.engine.open(rules_of("rokkar"), Seating(("Ann", "Bo"))).dues == ()
    assert play(table_of("rokkar"), join("Di")).dues == ()
    paying = rules_of("rokkar", {"stakes.entry": 1})
    assert len(CUCUMBER.engine.open(paying, Seating(("Ann", "Bo"))).dues) == 2


def test_a_fall_tells_what_it_costs() -> None:
    lines = play(table_of("rokkar", scores="27 20 25"), hand("p1 5 p2 K p3 4")).lines
    (paid,) = [line for line in lines if line.kind == "fall_paid"]
    assert (paid.points, paid.rule) == (0, "stakes.falls")
    assert in_english(paid.said) == "Bo went out on a king and pays 10 stakes into the pot."


@pytest.mark.parametrize(
    ("options", "card", "stakes"),
    [({}, "A", 5), ({}, "J", 10), ({"stakes.falls": {"stakes": 1, "pictures": ["A"]}}, "J", 1)],
    ids=["an ace is no picture", "a jack is one", "as the rules say"],
)
def test_pictures_cost_more(options: dict[str, Any], card: str, stakes: int) -> None:
    step = play(table_of("rokkar", options=options, scores="27 20 25"), hand(f"p1 5 p2 {card} p3 4"))
    assert step.dues == (falling("p2", stakes),)


def test_a_fall_by_an_adjustment_is_no_picture_and_leaving_costs_nothing() -> None:
    table = table_of("rokkar", scores="27 20 25")
    assert play(table, adjustment("p1", 5)).dues == (falling("p1", 5),)
    assert play(table, withdrawal("p1")).dues == ()


def test_an_abandoned_game_gives_back_what_was_paid() -> None:
    table = after(table_of("rokkar", scores="27 20 25"), hand("p1 5 p2 K p3 4"))
    assert play(table, end("abandoned")).dues == (Due(POT, ("p2",), 10, "refund"),)
    assert play(table, end("agreed")).dues == (Due(POT, ("p3",), 10, "payout"),)
    assert play(table_of("rokkar"), end("agreed")).dues == ()


def test_what_was_paid_is_kept_and_nothing_is_written_where_nothing_was() -> None:
    table = after(table_of("rokkar", options=FIRST, scores="25 20 25"), hand("p1 9 p2 3 p3 4"))
    document = table_document(table)
    assert (document["fallen"], document["players"][0]["fall_stakes"]) == (True, 5)
    assert table_from(document, table.rules) == table
    other = table_document(after(table_of("gurka", scores="25 20 25"), hand("p1 9 p2 3 p3 4")))
    assert "fallen" not in other
    assert all("fall_stakes" not in player for player in other["players"])
