"""What cards cost, how they rank, and what is dealt, as the sources tell it."""

from __future__ import annotations

import pytest

from referee.cards import parse_card
from referee.families.cucumber.rules.dealing import cards_each, pack_for
from referee.families.cucumber.rules.ranking import card_points, strength
from referee.families.cucumber.rules.variants import VARIANTS
from referee.families.registry import family_of
from referee.text_sheet import read_score_sheet
from tests.worked_examples import CUCUMBER, DENEXA, FIVE_CUCUMBERS, TWENTY_TWO, Example, play

SPOTS = {str(spot): spot for spot in range(2, 11)}
LOW_ACE = SPOTS | {"J": 11, "Q": 12, "K": 13, "A": 1}
PIPS = LOW_ACE | {"A": 14}
TWENTY_TWOS = SPOTS | {"J": 10, "Q": 10, "K": 10, "A": 11}
COSTS: dict[str, tuple[str, dict[str, int]]] = {
    "agurk": (f"{CUCUMBER}, Agurk", PIPS),
    "agurk-denexa": (DENEXA, PIPS),
    "gurka": (f"{CUCUMBER}, Gurka", PIPS),
    "gurka-modern": (f"{CUCUMBER}, Gurka", PIPS),
    "ogorek": (f"{CUCUMBER}, Ogórek", LOW_ACE),
    "ogorek-classic": (f"{CUCUMBER}, Ogórek", LOW_ACE),
    "ogorek-kontra": (f"{CUCUMBER}, Ogórek", LOW_ACE),
    "kurkku": (f"{CUCUMBER}, Kurkku", PIPS),
    "matapesa": (f"{CUCUMBER}, Mätäpesä", dict.fromkeys(PIPS, 0)),
    "kurko": (f"{CUCUMBER}, Kurko", LOW_ACE | {"joker": 1}),
    "rassi": (f"{CUCUMBER}, Rassi", LOW_ACE),
    "gurka-norway": (f"{CUCUMBER}, Norwegian Gurka", PIPS),
    "norwegian": (f"{CUCUMBER}, Vidargas", SPOTS | dict.fromkeys("JQKA", 11)),
    "gurka-iceland": (f"{CUCUMBER}, Gúrka", PIPS | {"6C": 21, "6D": 6, "6H": 6, "6S": 6}),
    "concombre": (f"{CUCUMBER}, Concombre", PIPS),
    "five-cucumbers": (
        FIVE_CUCUMBERS,
        {"1": 0}
        | {"2": 1, "3": 1, "4": 1, "5": 1}
        | {"6": 2, "7": 2, "8": 2, "9": 2}
        | {"10": 3, "11": 3}
        | {"12": 4, "13": 4, "14": 4, "15": 5},
    ),
    "twenty-two": (TWENTY_TWO, TWENTY_TWOS),
    "twenty-two-rasmussen": (TWENTY_TWO, TWENTY_TWOS),
    "twenty-six": (f"{TWENTY_TWO}, Twenty-Six", TWENTY_TWOS | {"joker": 13}),
    "rokkar": ("Røkkar", PIPS),
    "vidivallagurka": ("Víðivallagúrka", PIPS | {"7C": 16, "7S": 15}),
}
WITHOUT = {"minibluff", "krypkille"}
"""Here a bet or a declaration is what a hand costs, and the cards have names or no points."""


@pytest.mark.parametrize("variant", COSTS)
def test_what_a_card_costs(variant: str) -> None:
    source, costs = COSTS[variant]
    rules = VARIANTS[variant].rules
    assert {card: card_points(rules, parse_card(card)) for card in costs} == costs, source


def test_every_variant_has_its_costs_here() -> None:
    assert list(COSTS) == [variant for variant in VARIANTS if variant not in WITHOUT]


@pytest.mark.parametrize(
    ("variant", "ascending"),
    [
        pytest.param("agurk", "2 3 4 5 6 7 8 9 10 J Q K A", id=f"{CUCUMBER}, Agurk"),
        pytest.param("ogorek", "A 2 3 4 5 6 7 8 9 10 J Q K", id=f"{CUCUMBER}, Ogórek, last trick"),
        pytest.param("rassi", "A 2 3 4 5 6 7 8 9 10 J Q K", id=f"{CUCUMBER}, Rassi, last trick"),
        pytest.param("gurka-iceland", "2 6D 7 K A 6C", id=f"{CUCUMBER}, Gúrka"),
        pytest.param("twenty-two", "2 3 4 5 6 7 8 9 10 J Q K A", id=TWENTY_TWO),
        pytest.param("twenty-six", "2 10 J K A joker", id=f"{TWENTY_TWO}, Twenty-Six, last trick"),
        pytest.param("five-cucumbers", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15", id=FIVE_CUCUMBERS),
    ],
)
def test_how_cards_rank_in_the_last_trick(variant: str, ascending: str) -> None:
    ranks = [strength(VARIANTS[variant].rules, parse_card(card)) for card in ascending.split()]
    assert ranks == sorted(set(ranks))


@pytest.mark.parametrize(
    ("variant", "cards"),
    [
        pytest.param("kurko", "A joker", id=f"{CUCUMBER}, Kurko: jokers are aces"),
        pytest.param("gurka-iceland", "6D 6H 6S", id=f"{CUCUMBER}, Gúrka: the other sixes"),
        pytest.param("agurk", "9C 9D 9H 9S", id=f"{CUCUMBER}, Agurk: suits do not matter"),
    ],
)
def test_equal_cards(variant: str, cards: str) -> None:
    assert len({strength(VARIANTS[variant].rules, parse_card(card)) for card in cards.split()}) == 1


@pytest.mark.parametrize(
    ("card", "once", "doubled"),
    [
        (str(card), cost, 2 * cost)
        for card, cost in enumerate([0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5], 1)
        if card > 2
    ],
    ids=lambda value: f"{FIVE_CUCUMBERS}: {value}" if isinstance(value, str) else str(value),
)
def test_a_one_in_the_last_trick_doubles(card: str, once: int, doubled: int) -> None:
    out = "/1/out" if doubled > 5 else ""
    for other, cost in (("2", str(once)), ("1", f"{doubled}{out}")):
        acts = (f"hand Ann {card} Bo {other} Cy 2",)
        assert play(Example("", "five-cucumbers", "Ann Bo Cy", acts, {"Ann": cost, "Bo": "0"})) == []


# Packs and deals.


@pytest.mark.parametrize(
    ("variant", "players", "size"),
    [
        pytest.param("agurk", 7, 52, id=f"{CUCUMBER}, Agurk"),
        pytest.param("ogorek", 8, 52, id=f"{CUCUMBER}, Ogórek: up to eight, one pack"),
        pytest.param("ogorek", 9, 104, id=f"{CUCUMBER}, Ogórek: nine, two packs"),
        pytest.param("ogorek", 16, 104, id=f"{CUCUMBER}, Ogórek: sixteen, two packs"),
        pytest.param("kurko", 9, 54, id=f"{CUCUMBER}, Kurko: two jokers"),
        pytest.param("five-cucumbers", 6, 60, id=FIVE_CUCUMBERS),
        pytest.param("twenty-two", 6, 52, id=f"{TWENTY_TWO}: up to six, one pack"),
        pytest.param("twenty-two", 7, 104, id=f"{TWENTY_TWO}: seven, one pack for every four"),
        pytest.param("twenty-two", 8, 104, id=f"{TWENTY_TWO}: eight, one pack for every four"),
        pytest.param("twenty-two", 9, 156, id=f"{TWENTY_TWO}: nine, one pack for every four"),
        pytest.param("twenty-six", 2, 108, id=f"{TWENTY_TWO}, Twenty-Six: 108 cards"),
    ],
)
def test_the_pack(variant: str, players: int, size: int) -> None:
    assert pack_for(VARIANTS[variant].rules, players).size == size


ZIGZAG = "6 5 4 3 2 1  2 3 4 5 4 3 2 1  2 3 4 3 2 1  2 3 2 1  2 1"


@pytest.mark.parametrize(
    ("rules", "cards"),
    [
        pytest.param("", "10 9 8 7 6 5 4 3 2 1  10 9 8", id=f"{CUCUMBER}, Gúrka: one fewer each time"),
        pytest.param("deal.cards=5 deal.then=same", "5 5 5 5 5 5", id=f"{CUCUMBER}, Gúrka: five throughout"),
        pytest.param(
            "deal.cards=6 deal.then=zigzag",
            f"{ZIGZAG} {ZIGZAG} 6",
            id=f"{CUCUMBER}, Gúrka: 6 down to 1, up to 5, down to 1, up to 4, down to 1, and so on",
        ),
    ],
)
def test_a_sequence_of_deals(rules: str, cards: str) -> None:
    sheet = read_score_sheet(f"variant: gurka-iceland\nhouse rules: {rules}\nplayers: Ann Bo", family_of)
    wanted = [int(each) for each in cards.split()]
    dealt = [
        cards_each(sheet.opening.table().rules, number=number, losing_points=None, available=52, players=2)
        for number in range(1, len(wanted) + 1)
    ]
    assert dealt == wanted
