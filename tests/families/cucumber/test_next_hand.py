from dataclasses import replace
from typing import Any

import pytest

from referee.errors import ConflictError, RulesError
from referee.families.cucumber.family import CUCUMBER
from referee.families.cucumber.play.playing import play
from referee.families.cucumber.table.next_hand import next_hand
from referee.families.cucumber.table.table import Table
from tests.refusals import refuses
from tests.tables import (
    adjustment,
    after,
    buy_in,
    dealer,
    end,
    hand,
    join,
    outcome,
    statuses,
    table_of,
    withdrawal,
)

FOUR = "Ann Bo Cy Di"
LIVES = {"limit.points": 100, "limit.falls": ["eliminate"], "last_trick.payers": "taker"}


def names(table: Table) -> tuple[str | None, str | None]:
    """Who deals and who leads the next hand."""
    coming = next_hand(table)
    dealing = None if coming.dealer is None else table.name(coming.dealer)
    return dealing, None if coming.leader is None else table.name(coming.leader)


def drawn_by(table: Table) -> list[str]:
    return [table.name(seat) for seat in next_hand(table).dealer_drawn_by]


# The first hand.


@pytest.mark.parametrize(
    ("variant", "seating", "expected"),
    [
        ("agurk", {}, ("Di", "Ann")),
        ("agurk", {"dealer": "Bo"}, ("Bo", "Cy")),
        ("agurk", {"dealer": "p1"}, ("Ann", "Bo")),
        ("norwegian", {}, ("Di", "Di")),
        ("norwegian", {"dealer": "Bo"}, ("Bo", "Bo")),
        ("twenty-two", {"dealer": "Bo"}, ("Bo", "Cy")),
        ("five-cucumbers", {}, (None, "Ann")),
        ("five-cucumbers", {"leader": "cy"}, (None, "Cy")),
    ],
)
def test_who_begins(variant: str, seating: dict[str, str], expected: tuple[str | None, str]) -> None:
    assert names(table_of(variant, FOUR, **seating)) == expected


@pytest.mark.parametrize(
    ("variant", "seating", "path", "code"),
    [
        ("five-cucumbers", {"dealer": "Bo"}, "/dealer", "somebody_must_deal"),
        ("agurk", {"leader": "Bo"}, "/leader", "leader_must_follow_from_the_dealer"),
        ("norwegian", {"leader": "Bo"}, "/leader", "leader_must_follow_from_the_dealer"),
        ("agurk", {"dealer": "Ed"}, "/dealer", "player_must_be_known"),
        ("five-cucumbers", {"leader": "Ed"}, "/leader", "player_must_be_known"),
    ],
)
def test_who_cannot_begin(variant: str, seating: dict[str, str], path: str, code: str) -> None:
    with pytest.raises(RulesError) as caught:
        table_of(variant, FOUR, **seating)
    assert [(violation.path, violation.code) for violation in caught.value.violations] == [(path, code)]


def test_all_that_is_wrong_with_a_beginning_is_told() -> None:
    with pytest.raises(RulesError) as caught:
        table_of("agurk", FOUR, dealer="Ed", leader="Bo")
    assert [violation.path for violation in caught.value.violations] == ["/leader", "/dealer"]


# Dealer × leader. Bo takes the last trick, Di had the lowest card, Ann dealt.

PAYING = "Di 3 Ann 5 Bo 9 Cy 4"


@pytest.mark.parametrize(
    ("deals", "leads", "expected"),
    [
        ("rotates", "forehand", ("Bo", "Cy")),
        ("rotates", "dealer", ("Bo", "Bo")),
        ("rotates", "payer", ("Bo", "Bo")),
        ("payer", "forehand", ("Bo", "Cy")),
        ("payer", "dealer", ("Bo", "Bo")),
        ("payer", "payer", ("Bo", "Bo")),
        ("lowest", "forehand", ("Di", "Ann")),
        ("lowest", "dealer", ("Di", "Di")),
        ("lowest", "payer", ("Di", "Bo")),
        ("nobody", "payer", (None, "Bo")),
    ],
)
def test_who_deals_and_leads_next(deals: str, leads: str, expected: tuple[str | None, str]) -> None:
    options = LIVES | {"deal.dealer": deals, "deal.leader": leads}
    first = {} if deals == "nobody" else {"dealer": "Ann"}
    assert names(after(table_of("agurk", FOUR, options, **first), hand(PAYING))) == expected


@pytest.mark.parametrize(
    ("deals", "leads", "expected"),
    [
        # Bo is out with this hand.
        ("rotates", "forehand", ("Cy", "Di")),
        ("rotates", "dealer", ("Cy", "Cy")),
        ("rotates", "payer", ("Cy", "Cy")),
        ("payer", "forehand", ("Bo", "Cy")),
        ("payer", "dealer", ("Bo", "Cy")),
        ("payer", "payer", ("Bo", "Cy")),
        ("lowest", "forehand", ("Di", "Ann")),
        ("lowest", "payer", ("Di", "Cy")),
        ("nobody", "payer", (None, "Cy")),
    ],
)
def test_who_deals_and_leads_when_the_payer_is_out(
    deals: str, leads: str, expected: tuple[str | None, str]
) -> None:
    options = LIVES | {"deal.dealer": deals, "deal.leader": leads}
    first = {} if deals == "nobody" else {"dealer": "Ann"}
    table = after(table_of("agurk", FOUR, options, scores="0 95", **first), hand(PAYING))
    assert statuses(table) == ["in", "out", "in", "in"]
    assert names(table) == expected


def test_the_first_of_equal_lowest_cards_deals() -> None:
    assert names(after(table_of("norwegian", FOUR), hand("Bo 3 Cy 9 Di 3 Ann 4"))) == ("Bo", "Bo")
    assert names(after(table_of("norwegian", FOUR), outcome("Cy", "9", lowest="Di"))) == ("Di", "Di")


def test_the_lowest_who_left_passes_the_deal_on() -> None:
    table = after(table_of("norwegian", FOUR), hand("Bo 3 Cy 9 Di 5 Ann 4"), withdrawal("Bo"))
    assert names(table) == ("Cy", "Cy")


def test_the_deal_passes_over_those_who_are_out() -> None:
    table = table_of("gurka-norway", FOUR, scores="0 20", dealer="Ann")
    table = after(table, hand("Ann 2 Bo 5 Cy 3 Di 4"), hand("Cy 2 Di 3 Ann 4"), hand("Di 2 Ann 3 Cy 4"))
    assert names(table) == ("Ann", "Cy")


# Drawing for the deal.


def test_payers_draw_for_the_deal() -> None:
    table = after(table_of("twenty-two", FOUR), hand("Ann K Bo 3 Cy K Di 2"))
    assert (drawn_by(table), names(table)) == (["Ann", "Cy"], (None, None))
    step = play(table, dealer("Cy"))
    assert step.act == {"kind": "dealer", "player": "p3", "drawn": True}
    assert (drawn_by(step.table), names(step.table)) == ([], ("Cy", "Di"))


def test_who_did_not_pay_does_not_draw() -> None:
    table = after(table_of("twenty-two", FOUR), hand("Ann K Bo 3 Cy K Di 2"))
    with refuses(ConflictError, match="Bo is not among those who draw for the deal: Ann and Cy") as caught:
        play(table, dealer("Bo"))
    assert caught.value.code == "dealer_must_be_among_the_drawers"


def test_a_hand_may_be_recorded_before_the_draw_is() -> None:
    table = after(table_of("twenty-two", FOUR), hand("Ann K Bo 3 Cy K Di 2"))
    step = play(table, hand("Ann 5 Bo 3 Cy 4 Di 2"))
    assert (step.facts["dealer"], step.facts["leader"]) == (None, None)
    assert names(step.table) == ("Ann", "Bo")


def test_an_eliminated_payer_draws_and_deals() -> None:
    table = after(table_of("twenty-two", FOUR, scores="20"), hand("Ann K Bo 3 Cy K Di 2"))
    assert statuses(table)[0] == "out"
    assert drawn_by(table) == ["Ann", "Cy"]
    assert names(after(table, dealer("Ann"))) == ("Ann", "Bo")


def test_a_payer_who_left_neither_draws_nor_deals() -> None:
    table = after(table_of("twenty-two", FOUR), hand("Ann K Bo 3 Cy K Di 2"), withdrawal("Cy"))
    assert (drawn_by(table), names(table)) == ([], ("Ann", "Bo"))
    table = after(table_of("twenty-two", FOUR), hand("Ann 3 Bo 4 Cy K Di 2"), withdrawal("Cy"))
    assert names(table) == ("Di", "Ann")


def test_a_drawn_dealer_who_leaves_must_be_drawn_anew() -> None:
    tied = hand("Ann K Bo K Cy K Di 2")
    table = after(table_of("twenty-two", FOUR), tied, dealer("Cy"), withdrawal("Cy"))
    assert (drawn_by(table), names(table)) == (["Ann", "Bo"], (None, None))


def test_nobody_draws_where_the_deal_rotates() -> None:
    table = after(table_of("gurka", FOUR), hand("Ann K Bo 3 Cy K Di 2"))
    assert (drawn_by(table), names(table)) == ([], ("Ann", "Bo"))


def test_the_taker_leads_where_the_payer_does() -> None:
    options = {"last_trick.payers": "all_tied"}
    table = after(table_of("five-cucumbers", FOUR, options), hand("Ann 9 Bo 9 Cy 3 Di 2"))
    assert names(table) == (None, "Bo")


# A dealer corrected.


def test_a_named_dealer_deals_one_hand() -> None:
    step = play(table_of("agurk", FOUR), dealer("bo"))
    assert step.act == {"kind": "dealer", "player": "p2", "drawn": False}
    assert names(step.table) == ("Bo", "Cy")
    played = play(step.table, hand("Ann 5 Bo 3 Cy 4 Di 2"))
    assert (played.facts["dealer"], played.facts["leader"]) == ("p2", "p3")
    assert names(played.table) == ("Cy", "Di")


def test_a_dealer_may_be_corrected_again() -> None:
    assert names(after(table_of("agurk", FOUR), dealer("Bo"), dealer("Cy"))) == ("Cy", "Di")
    table = after(table_of("twenty-two", FOUR), hand("Ann K Bo 3 Cy K Di 2"), dealer("Cy"), dealer("Ann"))
    assert names(table) == ("Ann", "Bo")


def test_a_named_dealer_who_leaves_deals_no_more() -> None:
    table = after(table_of("agurk", FOUR), dealer("Bo"), withdrawal("Bo"))
    assert names(table) == ("Di", "Ann")
    assert names(after(table_of("agurk", FOUR), dealer("Bo"), withdrawal("Cy"))) == ("Bo", "Di")


def test_where_nobody_deals_nobody_is_named() -> None:
    with pytest.raises(ConflictError) as caught:
        play(table_of("five-cucumbers"), dealer("Bo"))
    assert caught.value.code == "somebody_must_deal"


def test_who_is_out_is_not_named() -> None:
    table = after(table_of("gurka-norway", FOUR, scores="0 20"), hand("Ann 2 Bo 5 Cy 3 Di 4"))
    table = after(table, hand("Ann 2 Cy 5 Di 3"))
    with refuses(ConflictError, match="Bo is out and cannot deal") as caught:
        play(table, dealer("Bo"))
    assert caught.value.code == "player_must_be_in"


def test_who_paid_for_the_last_hand_may_be_named_though_out() -> None:
    table = after(table_of("gurka-norway", FOUR, scores="0 20"), hand("Ann 2 Bo 5 Cy 3 Di 4"))
    assert names(after(table, dealer("Bo"))) == ("Bo", "Cy")


def test_who_paid_and_left_is_not_named() -> None:
    table = after(table_of("gurka-norway", FOUR), hand("Ann 2 Bo 5 Cy 3 Di 4"), withdrawal("Bo"))
    with pytest.raises(ConflictError):
        play(table, dealer("Bo"))


def test_a_named_dealer_whom_an_adjustment_puts_out_does_not_deal() -> None:
    table = after(table_of("gurka-norway", FOUR), dealer("Bo"), adjustment("Bo", 30))
    assert names(table) == ("Di", "Ann")


def test_a_game_that_is_over_has_no_dealer_named() -> None:
    assert after(table_of("agurk"), dealer("Bo"), end("agreed")).named_dealer is None
    assert after(table_of("agurk"), dealer("Bo"), end("abandoned")).named_dealer is None


# Players who come back, join, or leave between hands.


def test_who_buys_back_in_may_deal_next() -> None:
    table = table_of("gurka", FOUR, scores="0 25", dealer="Ann")
    table = after(table, hand("Ann 2 Bo 5 Cy 3 Di 4"))
    assert names(table) == ("Cy", "Di")
    assert names(after(table, buy_in("Bo"))) == ("Bo", "Cy")


def test_who_buys_back_in_may_lead_next() -> None:
    options = {"deal.leader": "payer"}
    table = after(table_of("gurka", FOUR, options, scores="0 25"), hand("Ann 2 Bo 5 Cy 3 Di 4"))
    assert names(table)[1] == "Cy"
    assert names(after(table, buy_in("Bo")))[1] == "Bo"


def test_who_buys_back_in_takes_cards() -> None:
    options = {"deal.then": "all"}
    table = after(table_of("gurka", FOUR, options, scores="0 25"), hand("Ann 2 Bo 5 Cy 3 Di 4"))
    assert next_hand(table).cards_each == 17
    assert next_hand(after(table, buy_in("Bo"))).cards_each == 13


def test_who_joins_sits_between_the_last_and_the_first() -> None:
    table = after(table_of("agurk", FOUR), hand("Ann 2 Bo 5 Cy 3 Di 4"))
    assert names(table) == ("Ann", "Bo")
    table = after(table_of("agurk", FOUR, dealer="Cy"), hand("Ann 2 Bo 5 Cy 3 Di 4"))
    assert names(table) == ("Di", "Ann")
    assert names(after(table, join("Ed"))) == ("Di", "Ed")


def test_who_leads_first_and_leaves_passes_it_on() -> None:
    assert names(after(table_of("five-cucumbers", FOUR, leader="Bo"), withdrawal("Bo"))) == (None, "Cy")
    assert names(after(table_of("agurk", FOUR, dealer="Bo"), withdrawal("Bo"))) == ("Cy", "Di")


# Cards each and stock.


def test_the_stock_is_what_is_not_dealt() -> None:
    coming = next_hand(table_of("agurk", FOUR))
    assert (coming.number, coming.cards_each, coming.stock) == (1, 7, 24)


def test_kept_cards_are_not_in_the_stock() -> None:
    coming = next_hand(after(table_of("twenty-two", FOUR), hand("Ann K Bo 3 Cy K Di 2")))
    assert (coming.number, coming.cards_each, coming.stock) == (2, 10, 10)


@pytest.mark.parametrize(
    ("variant", "plays", "cards"),
    [
        ("norwegian", "Ann A Bo 3 Cy 4", 7),
        ("norwegian", "Ann 4 Bo 3 Cy 2", 4),
        ("twenty-two", "Ann A Bo 3 Cy 4", 11),
        ("concombre", "Ann A Bo 3 Cy 4", 14),
        ("gurka-iceland", "Ann A Bo 3 Cy 4", 9),
        ("agurk", "Ann A Bo 3 Cy 4", 7),
    ],
)
def test_cards_each_in_the_second_hand(variant: str, plays: str, cards: int) -> None:
    assert next_hand(after(table_of(variant), hand(plays))).cards_each == cards


def test_the_card_kept_at_a_half_cucumber_sets_the_deal() -> None:
    table = after(table_of("concombre"), hand("Ann K Bo 3 Cy 4"), hand("Ann 9 Bo 3 Cy 4"))
    assert next_hand(table).cards_each == 13
    table = after(table_of("concombre"), hand("Ann 9 Bo 3 Cy 4"), hand("Ann K Bo 3 Cy 4"))
    assert next_hand(table).cards_each == 13
    table = after(table_of("concombre"), hand("Ann K Bo 3 Cy 4"), hand("Ann 3 Bo 9 Cy 4"))
    assert next_hand(table).cards_each == 9


@pytest.mark.parametrize(("plays", "cards"), [("Ann 9 Bo 9 Cy 2", 12), ("Bo 9 Cy 2 Ann 9", 13)])
def test_of_two_half_cucumbers_the_takers_sets_the_deal(plays: str, cards: int) -> None:
    options = {"last_trick.payers": "all_tied"}
    table = after(table_of("concombre", options=options), hand("Ann K Bo 3 Cy 2"), hand("Ann 3 Bo Q Cy 2"))
    assert next_hand(after(table, hand(plays))).cards_each == cards


def test_a_card_kept_at_a_half_cucumber_by_adjustment_sets_the_deal() -> None:
    table = after(table_of("concombre"), hand("Ann K Bo 3 Cy 4"), hand("Ann 3 Bo 9 Cy 4"))
    assert next_hand(after(table, adjustment("Ann", 10))).cards_each == 13
    assert next_hand(after(table, adjustment("Cy", 21))).cards_each == 9
    assert next_hand(after(table_of("concombre"), adjustment("Cy", 21))).cards_each == 7


def test_a_card_that_costs_nothing_still_leaves_a_card_each() -> None:
    table = table_of("five-cucumbers", options={"deal.then": "losing_card"})
    assert next_hand(after(table, hand("Ann 1 Bo 1 Cy 1"))).cards_each == 1


def test_when_the_pack_runs_out_no_hand_can_be_played() -> None:
    table = table_of("twenty-two", FOUR, {"limit.points": 10_000, "points": "pips"})
    tie = [f"Ann {rank} Bo {rank} Cy {rank} Di {rank}" for rank in sorted(table.pack.ranks)]
    table = after(table, *[hand(plays) for plays in tie[:12]])
    assert next_hand(table).cards_each == 1
    table = after(table, hand(tie[12]))
    assert (next_hand(table).cards_each, next_hand(table).stock) == (0, 0)
    with refuses(ConflictError, match="52 cards lie face up and 0 are left") as caught:
        play(table, hand("Ann 2 Bo 3 Cy 4 Di 5"))
    assert caught.value.code == "pack_must_serve_a_hand"


# Another game at the same table.


def rematch(table: Table) -> dict[str, Any]:
    """Who plays again, and who begins."""
    seating = CUCUMBER.engine.rematch(table).seating
    return {"names": [*seating.names], "dealer": seating.dealer, "leader": seating.leader}


def test_the_winner_deals_first_in_agurk() -> None:
    table = after(table_of("agurk", scores="0 5"), end("agreed"))
    assert rematch(table) == {"names": ["Ann", "Bo", "Cy"], "dealer": "p1", "leader": None}
    table = after(table_of("agurk", scores="5 5"), end("agreed"))
    assert rematch(table)["dealer"] == "p3"


@pytest.mark.parametrize(
    ("variant", "acts", "first"),
    [
        pytest.param("gurka", [], "p3", id="nothing was played"),
        pytest.param("gurka", [hand("Ann 2 Bo 5 Cy 3")], "p1", id="one hand"),
        pytest.param("gurka", [hand("Ann 2 Bo 5 Cy 3")] * 2, "p2", id="two hands"),
        pytest.param("agurk", [hand("Ann 2 Bo 5 Cy 3")] * 2, "p2", id="nobody won"),
    ],
)
def test_the_next_left_of_the_last_dealer_deals_first(
    variant: str, acts: list[dict[str, Any]], first: str
) -> None:
    assert rematch(after(table_of(variant), *acts, end("abandoned")))["dealer"] == first


def test_a_deal_that_was_never_drawn_for_rotates_from_the_first() -> None:
    acts = [hand("Ann K Bo 3 Cy K"), hand("Ann 2 Bo 3 Cy 4"), end("abandoned")]
    assert rematch(after(table_of("twenty-two"), *acts))["dealer"] == "p1"


def test_where_nobody_deals_the_same_player_leads_first() -> None:
    table = after(table_of("five-cucumbers", leader="Bo"), end("agreed"))
    assert rematch(table) == {"names": ["Ann", "Bo", "Cy"], "dealer": None, "leader": "p2"}


def test_who_left_plays_no_more() -> None:
    table = after(table_of("gurka", FOUR, dealer="Ann"), hand("Ann 2 Bo 5 Cy 3 Di 4"), withdrawal("Bo"))
    assert rematch(table) == {"names": ["Ann", "Cy", "Di"], "dealer": "p2", "leader": None}
    assert CUCUMBER.engine.rematch(table).players == ("p1", "p3", "p4")


def test_a_table_everybody_left_has_no_dealer() -> None:
    table = table_of("agurk", "Ann Bo")
    left = tuple(replace(player, withdrawn=True) for player in table.players)
    assert rematch(replace(table, players=left)) == {"names": [], "dealer": None, "leader": None}
