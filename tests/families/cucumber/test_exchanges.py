from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.cucumber.table.table import Table
from tests.families.cucumber.asking import ask
from tests.refusals import refuses, words
from tests.tables import after, hand, outcome, table_of

FOUR = "Ann Bo Cy Di"


def table_with(exchange: str | None, names: str = FOUR) -> Table:
    """A table of Agurk (seven cards each; Di deals, so that Ann is forehand) that changes cards so."""
    return table_of("agurk", names, {"exchange": exchange})


def change(table: Table, changes: str, **more: Any) -> dict[str, Any]:
    """The verdict on the last of some changes: `Ann 3 Bo 3` asks whether Bo may change three after Ann's."""
    words = changes.split()
    *before, last = [
        {"player": player, "count": int(count)} for player, count in zip(words[::2], words[1::2], strict=True)
    ]
    return ask(table, {"kind": "exchange", "exchanges": before, **last, **more})


def refusal(table: Table, changes: str, **more: Any) -> list[tuple[str, str]]:
    """Paths and codes of everything that cannot be about some changes."""
    with pytest.raises(RulesError) as caught:
        change(table, changes, **more)
    assert all(words(violation) for violation in caught.value.violations)
    return [(violation.path, violation.code) for violation in caught.value.violations]


def verdicts(table: Table, sequences: str, **more: Any) -> dict[str, str]:
    """By the changes asked about, separated by commas."""
    return {changes.strip(): change(table, changes, **more)["verdict"] for changes in sequences.split(",")}


def all_are(verdict: str, table: Table, sequences: str, **more: Any) -> None:
    result = verdicts(table, sequences, **more)
    assert result == dict.fromkeys(result, verdict)


# The first player.


@pytest.mark.parametrize("exchange", ["match", "up_to", "free"])
def test_forehand_changes_any_number(exchange: str) -> None:
    all_are("legal", table_with(exchange), "Ann 0, Ann 1, Ann 6, Ann 7")


@pytest.mark.parametrize("exchange", ["match", "up_to", "free", "match_dealer"])
def test_nobody_changes_more_than_is_held_or_left(exchange: str) -> None:
    table = table_with(exchange)
    first = "Di" if exchange == "match_dealer" else "Ann"
    all_are("illegal", table, f"{first} 8, {first} 24")
    all_are("illegal", table, f"{first} 4, {first} 5", stock=3)
    all_are("legal", table, f"{first} 3, {first} 0", stock=3)
    all_are("illegal", table, f"{first} 1, {first} 7", stock=0)
    all_are("legal", table, f"{first} 0", stock=0)


def test_the_dealer_who_changes_first_keeps_two_cards() -> None:
    table = table_of("norwegian", FOUR)  # five cards each
    all_are("legal", table, "Di 1, Di 2, Di 3")
    all_are("illegal", table, "Di 4, Di 5")
    assert change(table, "Di 4")["explanation"] == "The dealer keeps at least two cards; this would leave 1."
    # The others need not: they do what the dealer did.
    all_are("legal", table, "Di 3 Ann 3")


@pytest.mark.parametrize("exchange", ["match", "up_to", "match_dealer"])
def test_when_the_first_player_changes_none_nobody_does(exchange: str) -> None:
    table = table_with(exchange)
    first, second = ("Di", "Ann") if exchange == "match_dealer" else ("Ann", "Bo")
    all_are("illegal", table, f"{first} 0 {second} 1, {first} 0 {second} 7, {first} 0 Cy 2")
    all_are("legal", table, f"{first} 0 {second} 0")
    explanation = change(table, f"{first} 0 {second} 1")["explanation"]
    assert explanation == "The first player changed none, so nobody may."


def test_with_free_each_decides_alone() -> None:
    table = table_of("twenty-two", FOUR)
    all_are("legal", table, "Ann 0 Bo 7, Ann 2 Bo 5, Ann 5 Bo 0 Cy 1, Ann 7 Bo 7 Cy 7, Ann 7 Bo 7 Cy 7 Di 3")
    all_are("illegal", table, "Ann 7 Bo 7 Cy 7 Di 4, Ann 1 Bo 8")
    all_are("illegal", table, "Ann 0 Bo 1, Ann 0 Bo 0 Cy 7", stock=0)


def test_with_free_nobody_depends_on_the_first() -> None:
    all_are("legal", table_with("free"), "Cy 7, Bo 2 Di 7")


# Those after.


def test_match_is_as_many_or_none() -> None:
    table = table_with("match")
    all_are("legal", table, "Ann 3 Bo 3, Ann 3 Bo 0, Ann 3 Bo 0 Cy 3, Ann 3 Bo 3 Cy 3 Di 3, Ann 7 Bo 7")
    all_are("illegal", table, "Ann 3 Bo 2, Ann 3 Bo 4, Ann 3 Bo 1, Ann 3 Bo 3 Cy 2, Ann 7 Bo 6")


def test_match_takes_the_whole_of_a_stock_that_is_too_small_or_none() -> None:
    table = table_with("match")
    all_are("legal", table, "Ann 3 Bo 2, Ann 3 Bo 0", stock=5)
    all_are("illegal", table, "Ann 3 Bo 1, Ann 3 Bo 3", stock=5)
    all_are("legal", table, "Ann 3 Bo 3", stock=6)
    all_are("illegal", table, "Ann 3 Bo 3 Cy 1, Ann 3 Bo 3 Cy 3", stock=6)
    all_are("legal", table, "Ann 3 Bo 3 Cy 0", stock=6)
    all_are("illegal", table, "Ann 3 Bo 3 Cy 2 Di 1", stock=8)
    explanation = change(table, "Ann 3 Bo 3", stock=5)["explanation"]
    assert explanation == "The first player changed 3, and the stock has only 2 left: all of it, or none."
    explanation = change(table, "Ann 3 Bo 3 Cy 1", stock=6)["explanation"]
    assert explanation == "The stock is used up, so that nobody may change any more."


def test_match_dealer_is_match_from_the_dealer_on() -> None:
    table = table_of("norwegian", FOUR)
    all_are("legal", table, "Di 2 Ann 2, Di 2 Ann 0 Bo 2")
    all_are("illegal", table, "Di 2 Ann 1, Di 2 Ann 3")
    all_are("legal", table, "Di 3 Ann 1", stock=4)
    all_are("illegal", table, "Di 3 Ann 3, Di 3 Ann 2", stock=4)


def test_up_to_is_at_most_the_first_players_number() -> None:
    table = table_of("gurka-iceland", FOUR, {"exchange": "up_to", "deal.cards": 7})
    all_are("legal", table, "Ann 3 Bo 1, Ann 3 Bo 2, Ann 3 Bo 3, Ann 3 Bo 0, Ann 3 Bo 1 Cy 3")
    all_are("illegal", table, "Ann 3 Bo 4, Ann 3 Bo 1 Cy 4, Ann 3 Bo 7")
    all_are("legal", table, "Ann 3 Bo 2", stock=5)
    all_are("illegal", table, "Ann 3 Bo 3", stock=5)
    all_are("illegal", table, "Ann 3 Bo 2 Cy 1", stock=5)


@pytest.mark.parametrize(
    "variant", ["agurk", "gurka", "ogorek", "kurkku", "five-cucumbers", "concombre", "gurka-iceland"]
)
def test_where_nobody_changes_cards_nobody_may(variant: str) -> None:
    answer = change(table_of(variant), "Ann 1")
    assert (answer["verdict"], answer["rule"]) == ("illegal", "exchange")
    assert answer["explanation"] == "In these rules nobody changes cards."


# The stock.


def test_the_stock_is_what_the_deal_leaves() -> None:
    # 52 - 4 × 7 = 24.
    all_are("legal", table_with("free"), "Ann 7 Bo 7 Cy 7 Di 3")
    all_are("illegal", table_with("free"), "Ann 7 Bo 7 Cy 7 Di 4")
    # 52 - 7 × 7 = 3.
    seven = table_with("free", "Ann Bo Cy Di Eli Fay Gus")
    all_are("legal", seven, "Ann 3, Ann 2 Bo 1")
    all_are("illegal", seven, "Ann 4, Ann 2 Bo 2")


def test_kept_cards_are_no_stock() -> None:
    table = after(table_of("twenty-two", "Ann Bo Cy"), hand("Ann 9 Bo 5 Cy 3"))
    # Nine each of 51.
    all_are("legal", table, "Bo 9 Cy 9 Ann 6")
    all_are("illegal", table, "Bo 9 Cy 9 Ann 7")


def test_who_is_out_changes_nothing() -> None:
    rules = {"exchange": "match", "limit.points": 9, "limit.falls": ["eliminate"]}
    table = after(table_of("gurka-norway", FOUR, rules), outcome("Bo", "9"))
    # Ann dealt next; Bo is out, so that Cy is forehand.
    assert refusal(table, "Bo 1") == [("/player", "player_must_be_in")]
    all_are("legal", table, "Cy 2, Cy 2 Di 2, Cy 2 Di 0 Ann 2")


# What cannot have been.


@pytest.mark.parametrize("exchange", ["match", "up_to", "match_dealer"])
def test_whoever_goes_first_is_asked_first(exchange: str) -> None:
    first = "Di" if exchange == "match_dealer" else "Ann"
    others = [name for name in FOUR.split() if name != first]
    for name in others:
        assert refusal(table_with(exchange), f"{name} 2") == [("/player", "players_must_be_clockwise")]
        assert refusal(table_with(exchange), f"{name} 2 {first} 2")[0] == (
            "/exchanges/0/player",
            "players_must_be_clockwise",
        )
    with refuses(RulesError, match=f"{first} goes first: say how many cards {first} changed, 0 if none."):
        change(table_with(exchange), "Cy 2")


def test_where_nobody_deals_the_leader_goes_first() -> None:
    table = table_of("five-cucumbers", FOUR, {"exchange": "match"}, leader="Cy")
    all_are("legal", table, "Cy 2, Cy 2 Di 2, Cy 2 Bo 2")
    assert refusal(table, "Ann 2") == [("/player", "players_must_be_clockwise")]


def test_while_the_deal_is_drawn_for_nobody_is_known_to_go_first() -> None:
    rules = {"exchange": "up_to", "last_trick.payers": "all_tied", "deal.dealer": "payer"}
    table = after(table_of("gurka-norway", FOUR, rules), hand("Ann 9 Bo 9 Cy 3 Di 4"))
    all_are("legal", table, "Ann 2, Bo 2, Di 2 Ann 1")


def test_changes_are_made_in_turn_and_once() -> None:
    table = table_with("match")
    assert refusal(table, "Ann 2 Cy 2 Bo 2") == [("/player", "players_must_be_clockwise")]
    assert refusal(table, "Ann 2 Cy 2 Bo 2 Di 2") == [("/exchanges/2/player", "players_must_be_clockwise")]
    assert refusal(table, "Ann 2 Ann 2") == [("/player", "player_must_appear_once")]
    assert refusal(table, "Ann 2 Bo 2 Bo 2 Cy 2") == [("/exchanges/2/player", "player_must_appear_once")]


@pytest.mark.parametrize(
    ("exchange", "changes", "stock", "path"),
    [
        ("match", "Ann 8 Bo 8", None, "/exchanges/0/count"),
        ("match", "Ann 3 Bo 2 Cy 3", None, "/exchanges/1/count"),
        ("match", "Ann 3 Bo 3", 2, "/exchanges/0/count"),
        ("up_to", "Ann 3 Bo 4 Cy 1", None, "/exchanges/1/count"),
        ("free", "Ann 5 Bo 5 Cy 1", 8, "/exchanges/1/count"),
        ("match_dealer", "Di 6 Ann 6", None, "/exchanges/0/count"),
        ("match", "Ann 0 Bo 1 Cy 1", None, "/exchanges/1/count"),
    ],
)
def test_what_was_changed_before_must_have_been_allowed(
    exchange: str, changes: str, stock: int | None, path: str
) -> None:
    more = {} if stock is None else {"stock": stock}
    assert (path, "changes_must_be_allowed") in refusal(table_with(exchange), changes, **more)


def test_players_must_be_known() -> None:
    assert refusal(table_with("match"), "Xen 2") == [("/player", "player_must_be_known")]
    assert ("/exchanges/0/player", "player_must_be_known") in refusal(table_with("match"), "Xen 2 Bo 2")


# Rassi.


RASSI = table_of("rassi", FOUR)


def free(holding: str, player: str = "Bo", table: Table = RASSI) -> dict[str, Any]:
    return ask(table, {"kind": "free", "player": player, "holding": holding.split()})


@pytest.mark.parametrize(
    ("holding", "verdict"),
    [
        pytest.param("10 9 9 5 4 4", "legal", id="no pictures"),
        pytest.param("A A A A 2 2", "legal", id="aces are no pictures"),
        pytest.param("10 9 9 5 4 J", "illegal", id="a jack"),
        pytest.param("QH 9 9 5 4 2", "illegal", id="a queen"),
        pytest.param("K Q J K Q J", "illegal", id="pictures only"),
        pytest.param("10 9 9 5 4", "undetermined", id="a card unseen"),
        pytest.param("", "undetermined", id="nothing seen"),
        pytest.param("K", "illegal", id="one card is enough"),
    ],
)
def test_rassi_is_free_without_king_queen_or_jack(holding: str, verdict: str) -> None:
    answer = free(holding)
    assert (answer["verdict"], answer["rule"]) == (verdict, "exchange")
    assert (answer["would_settle"] is not None) == (verdict == "undetermined")


def test_in_rassi_jokers_are_no_pictures() -> None:
    table = table_of("rassi", FOUR, {"pack.jokers": 2})
    assert free("joker joker A 9 5 2", table=table)["verdict"] == "legal"


@pytest.mark.parametrize(
    ("holding", "player", "path", "code"),
    [
        ("10 9 9 5 4 4 2", "Bo", "/holding", "holding_must_have_its_size"),
        ("10 10 10 10 10 2", "Bo", "/holding", "pack_must_hold_the_cards"),
        ("10 9 9 5 4 joker", "Bo", "/holding/5", "not_in_pack"),
        ("10 9 9 5 4 12", "Bo", "/holding/5", "not_in_pack"),
        ("10 9 9 5 4 X", "Bo", "/holding/5", "card_must_be_readable"),
        ("10 9 9 5 4 2", "Xen", "/player", "player_must_be_known"),
    ],
)
def test_a_holding_that_cannot_be_is_not_thrown_in(holding: str, player: str, path: str, code: str) -> None:
    with pytest.raises(RulesError) as caught:
        free(holding, player)
    assert [(violation.path, violation.code) for violation in caught.value.violations] == [(path, code)]


@pytest.mark.parametrize("variant", ["agurk", "twenty-two", "norwegian", "five-cucumbers"])
def test_only_rassi_has_free(variant: str) -> None:
    answer = free("10 9 2", table=table_of(variant, FOUR))
    assert (answer["verdict"], answer["explanation"]) == (
        "illegal",
        "In these rules nobody throws in for free.",
    )


def test_rassi_changes_the_whole_holding() -> None:
    all_are("legal", RASSI, "Bo 6, Bo 0, Ann 6 Bo 6, Bo 6 Bo 6, Di 6 Ann 6")
    all_are("illegal", RASSI, "Bo 5, Bo 1, Bo 7, Ann 6 Bo 3")


def test_rassi_doubles_and_redoubles_and_changes_a_third_time_only_after_free() -> None:
    all_are("legal", RASSI, "Bo 6, Bo 6 Bo 6, Bo 6 Cy 6 Bo 6")
    answer = change(RASSI, "Bo 6 Bo 6 Bo 6")
    assert answer["verdict"] == "undetermined"
    assert answer["would_settle"]
    all_are("illegal", RASSI, "Bo 6 Bo 6 Bo 6 Bo 6")
    # Who changed none has changed nothing.
    all_are("legal", RASSI, "Bo 0 Bo 0 Bo 0 Bo 6")


def test_rassi_ends_with_the_stock() -> None:
    # 52 - 4 × 6 = 28: four holdings and four cards.
    all_are("legal", RASSI, "Ann 6 Bo 6 Cy 6 Di 6")
    all_are("illegal", RASSI, "Ann 6 Bo 6 Cy 6 Di 6 Ann 6")
    all_are("illegal", RASSI, "Bo 6", stock=5)
    all_are("legal", RASSI, "Bo 6", stock=6)


def test_every_verdict_says_why() -> None:
    for exchange in ("match", "up_to", "free", "match_dealer", "rassi"):
        table, first = table_with(exchange), "Di" if exchange == "match_dealer" else "Ann"
        for count in range(9):
            answer = change(table, f"{first} {count}")
            assert answer["rule"] == "exchange"
            assert answer["explanation"].endswith(".")
            assert answer["legal_plays"] is None


def test_a_game_that_goes_on_is_asked_about_its_next_hand() -> None:
    table = after(table_of("gurka", FOUR, {"exchange": "match"}), hand("Ann 9 Bo 5 Cy 3 Di 2"))
    # Ann deals now, Bo is forehand.
    all_are("legal", table, "Bo 2, Bo 2 Cy 2")
    assert refusal(table, "Ann 2") == [("/player", "players_must_be_clockwise")]
