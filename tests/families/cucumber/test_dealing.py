from typing import Any

import pytest

from referee.cards import Deck
from referee.families.cucumber.rules.dealing import cards_each, first_hand_cards, pack_for
from tests.tables import rules_of

Options = dict[str, Any]


@pytest.mark.parametrize(
    ("variant", "players", "packs"),
    [
        ("agurk", 7, 1),
        ("ogorek", 8, 1),
        ("ogorek", 9, 2),
        ("ogorek", 16, 2),
        ("twenty-two", 6, 1),
        ("twenty-two", 7, 2),
        ("twenty-two", 8, 2),
        ("twenty-two", 9, 3),
        ("twenty-two", 16, 4),
        ("twenty-six", 2, 2),
    ],
)
def test_packs_follow_from_the_players(variant: str, players: int, packs: int) -> None:
    assert pack_for(rules_of(variant), players).packs == packs


@pytest.mark.parametrize(
    ("variant", "size"), [("agurk", 52), ("kurko", 54), ("twenty-six", 108), ("five-cucumbers", 60)]
)
def test_a_variant_has_its_pack(variant: str, size: int) -> None:
    assert pack_for(rules_of(variant), 4).size == size


def test_the_cucumber_deck_is_its_own() -> None:
    assert pack_for(rules_of("five-cucumbers"), 4).deck is Deck.FIVE_CUCUMBERS


@pytest.mark.parametrize(
    ("variant", "options", "players", "cards"),
    [
        ("agurk", {}, 4, 7),
        ("matapesa", {}, 7, 7),
        ("matapesa", {}, 9, 5),
        ("matapesa", {"deal.at_most": 4}, 9, 4),
        ("gurka-iceland", {}, 4, 10),
        ("norwegian", {}, 4, 5),
        ("norwegian", {"deal.cards": 9}, 4, 7),
    ],
)
def test_the_first_hand_has_its_cards(variant: str, options: Options, players: int, cards: int) -> None:
    assert first_hand_cards(rules_of(variant, options), players) == cards


def sequence(variant: str, options: Options, hands: int, players: int = 2) -> list[int]:
    rules = rules_of(variant, options)
    return [
        cards_each(rules, number=number, losing_points=5, available=52, players=players)
        for number in range(1, hands + 1)
    ]


def test_the_same_number_is_dealt_again() -> None:
    assert sequence("agurk", {}, 3) == [7, 7, 7]


def test_the_countdown_starts_again_after_one() -> None:
    assert sequence("gurka-iceland", {}, 13) == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 10, 9, 8]


def test_a_zigzag_climbs_one_card_less_each_time() -> None:
    text = "6 5 4 3 2 1  2 3 4 5 4 3 2 1  2 3 4 3 2 1  2 3 2 1  2 1"
    once = [int(cards) for cards in text.split()]
    options = {"deal.cards": 6, "deal.then": "zigzag"}
    assert sequence("gurka-iceland", options, 2 * len(once)) == once * 2


@pytest.mark.parametrize(("cards", "dealt"), [(1, [1, 1, 1]), (2, [2, 1, 2, 1]), (3, [3, 2, 1, 2, 1, 3])])
def test_a_small_zigzag(cards: int, dealt: list[int]) -> None:
    options = {"deal.cards": cards, "deal.then": "zigzag"}
    assert sequence("gurka-iceland", options, len(dealt)) == dealt


def test_all_cards_are_dealt_equally() -> None:
    assert sequence("matapesa", {}, 2, players=5) == [10, 10]


@pytest.mark.parametrize(
    ("options", "losing_points", "cards"),
    [
        ({}, None, 7),
        ({}, 2, 2),
        ({}, 14, 14),
        ({"deal.at_most": 7}, 14, 7),
        ({"deal.at_most": 7}, 6, 6),
        ({}, 0, 1),
    ],
)
def test_the_losing_card_sets_the_deal(options: Options, losing_points: int | None, cards: int) -> None:
    rules = rules_of("agurk", {"deal.then": "losing_card"} | options)
    dealt = cards_each(rules, number=2, losing_points=losing_points, available=52, players=3)
    assert dealt == cards


@pytest.mark.parametrize(
    ("short", "losing_points", "available", "players", "cards"),
    [
        pytest.param("equal", 14, 52, 3, 14, id="served"),
        pytest.param("equal", 10, 51, 6, 8, id="equal, as in Twenty-Two"),
        pytest.param("equal", 14, 52, 4, 13, id="equal"),
        pytest.param("equal", 2, 1, 2, 0, id="not even one"),
        pytest.param("seven", 14, 52, 4, 7, id="seven"),
        pytest.param("seven", 13, 52, 4, 13, id="seven not needed"),
        pytest.param("seven", 14, 28, 4, 7, id="just seven"),
        pytest.param("seven", 14, 27, 4, 6, id="not even seven"),
        pytest.param("seven", 6, 20, 4, 5, id="fewer than seven asked for"),
    ],
)
def test_a_pack_that_runs_short(
    short: str, losing_points: int, available: int, players: int, cards: int
) -> None:
    rules = rules_of("concombre", {"deal.short": short})
    dealt = cards_each(rules, number=2, losing_points=losing_points, available=available, players=players)
    assert dealt == cards
