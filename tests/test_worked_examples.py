"""The worked examples of scoring and dealing in the sources, each named after the text it is from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import pytest

from referee.cards import parse_card
from referee.families.cucumber.rules.dealing import cards_each, pack_for
from referee.families.cucumber.rules.ranking import card_points, strength
from referee.families.cucumber.rules.variants import VARIANTS
from referee.families.registry import family_of
from referee.text_sheet import play_score_sheet, read_score_sheet

CUCUMBER = "pagat Cucumber"
TWENTY_TWO = "pagat Twenty-Two"
FIVE_CUCUMBERS = "2F-Spiele 2013 Five Cucumbers"
DENEXA = "Denexa Cucumber"


@dataclass(frozen=True)
class Example:
    """Hands of a game, and how the players must stand behind the last of them."""

    source: str
    variant: str
    players: str
    acts: tuple[str, ...]
    """What happened before, and last the hand of the example."""
    stand: Mapping[str, str]
    """As on a score sheet: `18/1`, `52/1/out`."""
    rules: str = ""
    follows: tuple[str, ...] = field(default=())
    """What else must be so: `next …`, `winner …`, `kept …`."""


def play(example: Example) -> list[str]:
    """Everything that comes out otherwise."""
    stand = "  ".join(f"{name} {value}" for name, value in example.stand.items())
    *before, last = example.acts
    lines = [
        f"variant: {example.variant}",
        f"house rules: {example.rules}",
        f"players: {example.players}",
        *before,
        f"{last} -> {stand}",
        *example.follows,
    ]
    played = play_score_sheet(read_score_sheet("\n".join(lines), family_of))
    return [f"{one.line.word}: {mismatch}" for one in played for mismatch in one.mismatches]


SIX = "Ann Bo Cy Di Eli Fay"

EXAMPLES = [
    # Denmark
    Example(
        f"{CUCUMBER}, Agurk: six players, 5 9 3 9 9 7",
        "agurk",
        SIX,
        (
            "hand Ann 5 Bo 10 Cy 3 Di 2 Eli 4 Fay 7",
            "hand Ann 5 Bo 7 Cy 3 Di Q Eli 4 Fay 7",
            "hand Ann 5 Bo 9 Cy 3 Di 9 Eli 9 Fay 7",
        ),
        {"Ann": "0", "Bo": "1", "Cy": "0", "Di": "3", "Eli": "9", "Fay": "0"},
    ),
    Example(
        f"{CUCUMBER}, Agurk: a bonus stops at zero",
        "agurk",
        SIX,
        ("hand Ann 5 Bo 9 Cy 3 Di 9 Eli 9 Fay 7",),
        {"Bo": "0", "Di": "0", "Eli": "9"},
    ),
    Example(
        f"{CUCUMBER}, Agurk: 18 and 18, two tens: cucumber and 18, and 8",
        "agurk",
        "Ann Bo",
        ("adjust Ann +18 before", "adjust Bo +18 before", "hand Ann 10 Bo 10"),
        {"Ann": "8/0", "Bo": "18/1"},
    ),
    Example(
        f"{CUCUMBER}, Agurk: a bonus stops at cucumber and zero",
        "agurk",
        "Ann Bo Cy",
        ("adjust Ann +21 before", "hand Cy 3 Ann 4 Bo 2", "hand Ann K Bo K Cy 2"),
        {"Ann": "0/1", "Bo": "13/0", "Cy": "0/0"},
    ),
    Example(
        f"{CUCUMBER}, Agurk: reaching 21 is enough for a cucumber",
        "agurk",
        "Ann Bo Cy",
        ("adjust Cy +17 before", "adjust Bo +4 before", "hand Ann 2 Bo 3 Cy 4"),
        {"Ann": "0", "Bo": "4", "Cy": "4/1"},
    ),
    Example(
        f"{CUCUMBER}, Agurk: out for good the second time, and the survivor wins",
        "agurk",
        "Ann Bo",
        ("hand Ann A Bo 3", "hand Bo 2 Ann A", "hand Ann A Bo 2", "hand Bo 3 Ann 7"),
        {"Ann": "21/2/out", "Bo": "0"},
        follows=("winner Bo",),
    ),
    Example(
        f"{CUCUMBER}, Agurk with jokers: above the ace, 15",
        "agurk",
        "Ann Bo Cy",
        ("hand Ann A Bo joker Cy 2",),
        {"Ann": "0", "Bo": "15", "Cy": "0"},
        rules="pack.jokers=3",
        follows=("next stock 34",),
    ),
    Example(
        f"{CUCUMBER}, Agurk with kept cards: 21 is not more than 21",
        "agurk",
        "Ann Bo",
        ("hand Ann K Bo 2", "hand Bo 8 Ann 8"),
        {"Ann": "21/0/in", "Bo": "0"},
        rules='score=face_up last_trick.payers=taker limit.exactly=safe limit.falls=["eliminate"]',
        follows=("kept Ann K 8",),
    ),
    Example(
        f"{CUCUMBER}, Agurk with the losing card: a jack, eleven cards each",
        "agurk",
        "Ann Bo Cy",
        ("hand Ann J Bo 3 Cy 2",),
        {"Ann": "11"},
        rules="deal.then=losing_card",
        follows=("next cards 11",),
    ),
    Example(
        f"{CUCUMBER}, Agurk with the losing card: a two, two cards each",
        "agurk",
        "Ann Bo Cy",
        ("hand Ann 2 Bo 2 Cy 2",),
        {"Cy": "2"},
        rules="deal.then=losing_card",
        follows=("next cards 2",),
    ),
    Example(
        f"{CUCUMBER}, Agurk to exactly 21: the score goes back to zero",
        "agurk",
        "Ann Bo",
        ("hand Ann Q Bo 2", "hand Bo 3 Ann 9"),
        {"Ann": "0/0"},
        rules="limit.exactly=reset",
    ),
    Example(
        f"{DENEXA}: 21 does not exceed 21",
        "agurk-denexa",
        "Ann Bo",
        ("hand Ann K Bo 2", "hand Bo 3 Ann 8"),
        {"Ann": "21/0/in"},
    ),
    Example(
        f"{DENEXA}: 22 does",
        "agurk-denexa",
        "Ann Bo",
        ("hand Ann K Bo 2", "hand Bo 5 Ann 3", "hand Ann 9 Bo 3"),
        {"Ann": "5/1", "Bo": "5"},
    ),
    # Sweden
    Example(
        f"{CUCUMBER}, Gurka: a ten and a jack lost, all others at zero: bought back to zero",
        "gurka",
        "Ann Bo Cy Di",
        ("hand Ann 10 Bo 3 Cy 2 Di 4", "hand Bo 3 Cy 2 Di 4 Ann J", "buy-in Ann"),
        {"Ann": "0/0/in"},
        follows=("buy-in Ann ! buy_in_must_be_allowed",),
    ),
    Example(
        f"{CUCUMBER}, Gurka: the others have 0-5-28-2, so that a buy-in gives 28",
        "gurka",
        "Ann Bo Cy Di Eli",
        (
            "adjust Bo +5 before",
            "adjust Cy +28 before",
            "adjust Di +2 before",
            "adjust Eli +29 before",
            "hand Ann 2 Bo 2 Cy 3 Di 2 Eli 4",
            "buy-in Eli",
        ),
        {"Ann": "0", "Bo": "5", "Cy": "28", "Di": "2", "Eli": "28/1/in"},
    ),
    Example(
        f"{CUCUMBER}, Gurka: all with the highest card pay",
        "gurka",
        "Ann Bo Cy",
        ("hand Ann K Bo 4 Cy K",),
        {"Ann": "13", "Bo": "0", "Cy": "13"},
    ),
    # Poland
    Example(
        f"{CUCUMBER}, Ogórek: the ace is low in the last trick, 1 point",
        "ogorek",
        "Ann Bo",
        ("hand Ann A Bo 2", "hand Bo A Ann A"),
        {"Ann": "1", "Bo": "3"},
    ),
    Example(
        f"{CUCUMBER}, Ogórek with kontra: said, and lost with a king: 4 × 13 = 52, and the game",
        "ogorek-kontra",
        "Ann Bo",
        ("hand Ann K Bo Q | kontra Ann",),
        {"Ann": "52/1/out", "Bo": "0"},
        follows=("winner Bo",),
    ),
    Example(
        f"{CUCUMBER}, Ogórek with kontra: said, and another loses: twice",
        "ogorek-kontra",
        "Ann Bo Cy",
        ("hand Ann K Bo Q Cy 2 | kontra Bo",),
        {"Ann": "26", "Bo": "0"},
    ),
    # Finland
    Example(
        f"{CUCUMBER}, Kurkku: over with the first 30, and the lowest score wins",
        "kurkku",
        "Ann Bo Cy",
        ("hand Ann A Bo 2 Cy 3", "hand Bo A Cy 2 Ann 3", "hand Cy 6 Ann 2 Bo 3", "hand Ann A Bo A Cy 2"),
        {"Ann": "28/0", "Bo": "28/0", "Cy": "6"},
        follows=("winner", "hand Bo 3 Cy 2 Ann 2", "winner Cy"),
    ),
    Example(
        f"{CUCUMBER}, Mätäpesä: seven each for seven players",
        "matapesa",
        "Ann Bo Cy Di Eli Fay Gus",
        ("hand Ann 9 Bo 3 Cy 3 Di 2 Eli 2 Fay 4 Gus 5",),
        {"Ann": "0"},
        follows=("next dealer Ann leader Bo cards 7 stock 3",),
    ),
    Example(
        f"{CUCUMBER}, Kurko: jokers are aces, both low and 1 point",
        "kurko",
        "Ann Bo Cy",
        ("hand Ann joker Bo 2 Cy A", "hand Bo joker Cy A Ann joker"),
        {"Ann": "1", "Bo": "3", "Cy": "1"},
    ),
    Example(
        f"{CUCUMBER}, Rassi: double and redouble",
        "rassi",
        "Ann Bo Cy",
        ("hand Ann 5 Bo 5 Cy 5 | rassi Ann free | rassi Bo x2 | rassi Cy free x4",),
        {"Ann": "5", "Bo": "10", "Cy": "20"},
    ),
    Example(
        f"{CUCUMBER}, Rassi: the low ace, redoubled",
        "rassi",
        "Ann Bo",
        ("hand Ann A Bo A | rassi Bo x4",),
        {"Ann": "1", "Bo": "4"},
    ),
    # Norway
    Example(
        f"{CUCUMBER}, Norwegian Gurka: 21 eliminates at once",
        "gurka-norway",
        "Ann Bo",
        ("hand Ann A Bo 2", "hand Bo 3 Ann 7"),
        {"Ann": "21/1/out", "Bo": "0"},
        follows=("winner Bo",),
    ),
    Example(
        f"{CUCUMBER}, Norwegian Gurka: no bonus for an equal card",
        "gurka-norway",
        "Ann Bo",
        ("hand Ann 9 Bo 3", "hand Bo 9 Ann 9"),
        {"Ann": "18", "Bo": "0"},
    ),
    *(
        Example(
            f"{CUCUMBER}, Vidargas: {card} counts 11, and seven cards each are the most",
            "norwegian",
            "Ann Bo Cy",
            (f"hand Ann {card} Bo 3 Cy 3",),
            {"Ann": "11"},
            follows=("next dealer Bo leader Bo cards 7",),
        )
        for card in "JQKA"
    ),
    Example(
        f"{CUCUMBER}, Vidargas: five cards in the first hand, then as many as the losing card counts",
        "norwegian",
        "Ann Bo Cy",
        ("next cards 5", "hand Ann 6 Bo 3 Cy 2"),
        {"Ann": "6"},
        follows=("next dealer Cy leader Cy cards 6",),
    ),
    # Iceland
    Example(
        f"{CUCUMBER}, Gúrka: the 6♣ without an earlier loss is 21, and so 0",
        "gurka-iceland",
        "Ann Bo",
        ("hand Ann 6C Bo A",),
        {"Ann": "0/0/in", "Bo": "0"},
        follows=("kept Ann",),
    ),
    Example(
        f"{CUCUMBER}, Gúrka: the 6♣ with an earlier loss is out",
        "gurka-iceland",
        "Ann Bo",
        ("hand Ann 2 Bo 2", "hand Ann A Bo 6C"),
        {"Bo": "23/1/out"},
        follows=("winner Ann",),
    ),
    Example(
        f"{CUCUMBER}, Gúrka: exactly 21 returns to zero, the cards to the pack",
        "gurka-iceland",
        "Ann Bo",
        ("hand Ann K Bo 2", "hand Bo 3 Ann 8"),
        {"Ann": "0/0/in"},
        follows=("kept Ann", "next cards 8 stock 36"),
    ),
    Example(
        f"{CUCUMBER}, Gúrka: more than 21 is out",
        "gurka-iceland",
        "Ann Bo",
        ("hand Ann K Bo 2", "hand Bo 3 Ann 9"),
        {"Ann": "22/1/out"},
    ),
    Example(
        f"{CUCUMBER}, Gúrka: ten cards, then nine",
        "gurka-iceland",
        "Ann Bo Cy Di",
        ("next cards 10", "hand Ann 9 Bo 2 Cy 3 Di 2"),
        {"Ann": "9"},
        follows=("next cards 9",),
    ),
    # France
    Example(
        f"{CUCUMBER}, Concombre: half a cucumber keeps the highest card, which sets the deal",
        "concombre",
        "Ann Bo Cy",
        ("hand Ann 4 Bo 2 Cy 3", "hand Bo 2 Cy 3 Ann Q", "hand Cy 3 Ann 5 Bo 2"),
        {"Ann": "12/1/in"},
        follows=("kept Ann Q", "next cards 12 stock 15"),
    ),
    Example(
        f"{CUCUMBER}, Concombre: not enough cards to go round, seven each",
        "concombre",
        "Ann Bo Cy Di",
        ("hand Ann A Bo 2 Cy 3 Di 4",),
        {"Ann": "14"},
        follows=("next cards 7 stock 23",),
    ),
    Example(
        f"{CUCUMBER}, Concombre: 21 for the second time ends the game and loses it",
        "concombre",
        "Ann Bo Cy",
        ("hand Ann K Bo 2 Cy 3", "hand Bo 2 Cy 3 Ann K", "hand Cy 2 Ann 8 Bo 3"),
        {"Ann": "21/2"},
        follows=("winner Bo Cy",),
    ),
    # Germany
    Example(
        f"{FIVE_CUCUMBERS}: five are the most one can have",
        "five-cucumbers",
        "Ann Bo",
        ("hand Ann 15 Bo 2",),
        {"Ann": "5/0/in"},
        follows=("next leader Ann",),
    ),
    Example(
        f"{FIVE_CUCUMBERS}: more than five are out, and the player to the left leads",
        "five-cucumbers",
        "Ann Bo Cy",
        ("hand Ann 15 Bo 2 Cy 3", "hand Ann 2 Bo 2 Cy 2", "hand Ann 4 Bo 2 Cy 3"),
        {"Ann": "6/1/out", "Cy": "1"},
        follows=("next leader Bo",),
    ),
    Example(
        f"{FIVE_CUCUMBERS}: won with a 1: nothing, doubled",
        "five-cucumbers",
        "Ann Bo Cy",
        ("hand Ann 1 Bo 1 Cy 1",),
        {"Ann": "0", "Bo": "0", "Cy": "0"},
    ),
    # North America
    Example(
        f"{TWENTY_TWO}: six players, lost with a queen: 10 points, eight cards each, three left over",
        "twenty-two",
        SIX,
        ("hand Ann Q Bo 4 Cy 3 Di 2 Eli 2 Fay 5",),
        {"Ann": "10"},
        follows=("next dealer Ann leader Bo cards 8 stock 3",),
    ),
    Example(
        f"{TWENTY_TWO}: a three, three cards each",
        "twenty-two",
        "Ann Bo Cy",
        ("hand Ann 3 Bo 2 Cy 2",),
        {"Ann": "3"},
        follows=("next cards 3 stock 42",),
    ),
    Example(
        f"{TWENTY_TWO}: equal cards: all keep them, and draw for the deal",
        "twenty-two",
        "Ann Bo Cy",
        ("hand Ann 9 Bo 9 Cy 2",),
        {"Ann": "9", "Bo": "9", "Cy": "0"},
        follows=("kept Ann 9", "kept Bo 9", "next draw Ann Bo"),
    ),
    Example(
        f"{TWENTY_TWO}: out with 22, after dealing the next hand",
        "twenty-two",
        "Ann Bo Cy",
        ("hand Ann A Bo 2 Cy 3", "hand Bo 2 Cy 3 Ann A"),
        {"Ann": "22/1/out"},
        follows=("next dealer Ann leader Bo cards 11 stock 28",),
    ),
    Example(
        f"{TWENTY_TWO}: the last ones together, the lowest total",
        "twenty-two",
        "Ann Bo",
        ("hand Ann A Bo A", "dealer Ann", "hand Bo 2 Ann 3", "hand Bo A Ann A"),
        {"Ann": "25/1/out", "Bo": "22/1/out"},
        follows=("winner Bo",),
    ),
    Example(
        f"{TWENTY_TWO}: the last ones together, all winners",
        "twenty-two",
        "Ann Bo",
        ("hand Ann A Bo A", "dealer Ann", "hand Bo 2 Ann 3", "hand Bo A Ann A"),
        {"Ann": "25/1/out", "Bo": "22/1/out"},
        rules="end.all_out=all_win",
        follows=("winner Ann Bo",),
    ),
    Example(
        f"{TWENTY_TWO}, Rasmussen: on paper, with a full pack",
        "twenty-two-rasmussen",
        "Ann Bo",
        ("hand Ann KS Bo 3", "hand Bo KS Ann 2"),
        {"Ann": "10", "Bo": "10"},
        follows=("kept Bo", "next dealer Bo leader Ann cards 10 stock 32"),
    ),
    Example(
        f"{TWENTY_TWO}, Twenty-Six: a joker is above the ace, 13 points",
        "twenty-six",
        "Ann Bo Cy",
        ("hand Ann joker Bo A Cy A",),
        {"Ann": "13", "Bo": "0", "Cy": "0"},
        follows=("next cards 13 stock 68",),
    ),
    Example(
        f"{TWENTY_TWO}, Twenty-Six: two jokers, both lose",
        "twenty-six",
        "Ann Bo Cy",
        ("hand Ann joker Bo A Cy joker",),
        {"Ann": "13", "Bo": "0", "Cy": "13"},
    ),
    Example(
        f"{TWENTY_TWO}, Twenty-Six: out with 26",
        "twenty-six",
        "Ann Bo Cy",
        ("hand Ann joker Bo A Cy A", "hand Bo 2 Cy 3 Ann joker"),
        {"Ann": "26/1/out"},
    ),
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.source)
def test_worked_example(example: Example) -> None:
    assert play(example) == []


def test_a_wrong_example_is_found() -> None:
    wrong = Example("nobody", "agurk", "Ann Bo", ("hand Ann 5 Bo 9",), {"Bo": "8"}, follows=("winner Bo",))
    assert [found.partition(":")[0] for found in play(wrong)] == ["hand", "winner"]


# What the cards cost.

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
}
CARDS = [
    pytest.param(variant, card, points, id=f"{source} ({variant}): {card} costs {points}")
    for variant, (source, costs) in COSTS.items()
    for card, points in costs.items()
]


@pytest.mark.parametrize(("variant", "card", "points"), CARDS)
def test_what_a_card_costs(variant: str, card: str, points: int) -> None:
    assert card_points(VARIANTS[variant].rules, parse_card(card)) == points


def test_every_variant_has_its_costs_here() -> None:
    assert list(COSTS) == list(VARIANTS)


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
