"""The worked examples of scoring in the sources, each named after the text it is from."""

from __future__ import annotations

import pytest

from tests.worked_examples import CUCUMBER, DENEXA, FIVE_CUCUMBERS, TWENTY_TWO, Example, play

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
