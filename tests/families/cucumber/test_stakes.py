"""What a game costs and pays, in units of the stake."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.families.cucumber.family import CUCUMBER
from referee.families.cucumber.table.table import Table
from referee.families.protocol import Seating
from referee.families.steps import POT, Due
from tests.tables import Act, after, buy_in, end, hand, join, rules_of, table_of

FOUR = "Ann Bo Cy Di"


def last_dues(table: Table, *acts: Act) -> tuple[Due, ...]:
    """What the last of these acts makes due."""
    *before, last = acts
    return CUCUMBER.engine.play(after(table, *before), last).dues


def test_everybody_pays_into_the_pot_to_sit_down() -> None:
    seating = Seating(("Ann", "Bo", "Cy"))
    opened = CUCUMBER.engine.open(rules_of("gurka"), seating)
    assert opened.dues == tuple(Due(player, (POT,), 1, "stake") for player in ("p1", "p2", "p3"))
    assert CUCUMBER.engine.open(rules_of("kurko"), Seating(("Ann", "Bo", "Cy"))).dues == ()


def test_a_hand_costs_nothing_by_itself() -> None:
    assert last_dues(table_of("gurka", FOUR), hand("Ann 2 Bo 5 Cy 3 Di 4")) == ()


def test_who_joins_pays_the_stake() -> None:
    assert last_dues(table_of("gurka", FOUR), join("Eva")) == (Due("p5", (POT,), 1, "stake"),)


@pytest.mark.parametrize(
    ("options", "dues"), [({}, (Due("p4", (POT,), 1, "buy_in"),)), ({"stakes.buy_ins.cost": "free"}, ())]
)
def test_a_buy_in_costs_another_stake_unless_it_is_free(
    options: dict[str, str], dues: tuple[Due, ...]
) -> None:
    table = table_of("gurka", FOUR, options, scores="2 3 4 28")
    assert last_dues(table, buy_in("Di")) == dues


def test_the_winner_takes_the_pot_with_all_that_was_paid_in() -> None:
    table = table_of("gurka", FOUR, scores="2 3 4 28")
    assert last_dues(table, buy_in("Di"), join("Eva"), end("agreed")) == (Due(POT, ("p5",), 6, "payout"),)


def test_a_free_buy_in_is_neither_paid_out_nor_paid_back() -> None:
    table = table_of("gurka", FOUR, {"stakes.buy_ins.cost": "free"}, scores="2 3 4 28")
    assert last_dues(table, buy_in("Di"), end("agreed")) == (Due(POT, ("p1",), 4, "payout"),)
    back = {due.payees[0]: due.units for due in last_dues(table, buy_in("Di"), end("abandoned"))}
    assert back == {"p1": 1, "p2": 1, "p3": 1, "p4": 1}


def test_joint_winners_share_the_pot_in_seat_order() -> None:
    table = table_of("gurka", FOUR, scores="2 3 2 4")
    assert last_dues(table, end("agreed")) == (Due(POT, ("p1", "p3"), 4, "payout"),)


def test_an_abandoned_game_gives_everybody_back_what_was_paid_in() -> None:
    table = table_of("gurka", FOUR, scores="2 3 4 28")
    back = {due.payees[0]: due.units for due in last_dues(table, buy_in("Di"), end("abandoned"))}
    assert back == {"p1": 1, "p2": 1, "p3": 1, "p4": 2}
    assert last_dues(table_of("kurko"), end("abandoned")) == ()


@given(st.lists(st.integers(0, 29), min_size=2, max_size=6))
def test_differences_take_from_losers_what_winners_get(points: list[int]) -> None:
    names = " ".join("ABCDEF"[: len(points)])
    table = table_of("kurko", names, scores=" ".join(map(str, points)))
    best = min(points)
    winners = tuple(f"p{seat}" for seat, score in enumerate(points, 1) if score == best)
    owed = {f"p{seat}": score - best for seat, score in enumerate(points, 1) if score > best}
    dues = last_dues(table, end("agreed"))
    assert {due.payer: due.units for due in dues} == owed
    assert all(due.payees == winners and due.reason == "settlement" for due in dues)
