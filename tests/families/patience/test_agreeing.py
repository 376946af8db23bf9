"""A deal told in two ways: taken where both agree, refused where they differ, with both figures."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.freecell.family import FREECELL
from referee.families.klondike.family import KLONDIKE
from referee.families.patience.rules.laws import Laws
from referee.families.patience.table.cards import PACK
from tests.families.patience import oracle
from tests.families.patience.positions import M
from tests.families.patience.sitting import Sitting
from tests.refusals import words

TOTAL = "total_must_match_the_cards"
VARIANTS = [
    pytest.param(KLONDIKE, "klondike", id="klondike"),
    pytest.param(KLONDIKE, "klondike-points", id="points"),
    pytest.param(KLONDIKE, "klondike-vegas", id="vegas"),
    pytest.param(FREECELL, "freecell", id="freecell"),
]
_EVENTS = {
    ("w", "t"): "waste_to_tableau",
    ("w", "f"): "waste_to_foundation",
    ("t", "f"): "tableau_to_foundation",
    ("c", "f"): "tableau_to_foundation",
    ("f", "t"): "foundation_to_tableau",
}
Document = dict[str, Any]


def played(laws: Laws, chance: random.Random, moves: int) -> Document:
    """A deal that is really played, told in every way."""
    piles = oracle.dealt(laws, chance)
    start, history, events = copy.deepcopy(oracle.document(piles, laws)), list[Document](), Counter[str]()
    for _ in range(moves):
        legal = [
            candidate
            for candidate in oracle.every_move(piles, laws)
            if oracle.is_legal(piles, laws, candidate)
        ]
        if not legal:
            break
        move = chance.choice([candidate for candidate in legal if candidate[1] == "f"] or legal)
        origin, target, count = move
        before = sum(len(down) for down, _ in piles.columns)
        oracle.make(piles, laws, move)
        turns = {origin, target} == {"stock", "waste"}
        history.append({"from": origin, "to": target} | ({} if turns else {"count": count}))
        events["recycled"] += target == "stock"
        events["turned"] += before - sum(len(down) for down, _ in piles.columns)
        if (event := _EVENTS.get((origin[0], target[0]))) and not turns:
            events[event] += 1
    cards = sum(piles.up.values())
    return {
        "play": {"start": start, "moves": history},
        "layout": {"layout": copy.deepcopy(oracle.document(piles, laws))},
        "foundations": {"foundations": dict(piles.up)},
        "cards": {"cards": cards},
        "events": {"events": {name: count for name, count in events.items() if count}},
        "won": {"won": cards == 52},
    }


def falsified(way: str, members: Mapping[str, Any], laws: Laws, chance: random.Random) -> Document:
    """The same, with something that is not so."""
    other = copy.deepcopy({**members})
    if way == "layout":
        _moved_elsewhere(other["layout"], laws, chance)
    elif way == "foundations":
        suit = chance.choice("CDHS")
        other["foundations"][suit] += 1 if other["foundations"][suit] < 13 else -1
    elif way == "cards":
        other["cards"] += 1 if other["cards"] < 52 else -1
    elif way == "won":
        other["won"] = not other["won"]
    else:
        names = ["turned", "recycled", "waste_to_foundation"] if laws.has_stock else ["tableau_to_foundation"]
        name = chance.choice(names)
        other["events"] = {**other["events"], name: other["events"].get(name, 0) + 1}
    return other


def _moved_elsewhere(layout: Document, laws: Laws, chance: random.Random) -> None:
    """Two columns that differ change places: every card still lies somewhere, once."""
    columns = layout["tableau"]
    up = [columns[at]["up"] if laws.has_stock else columns[at] for at in range(laws.columns)]
    pairs = [(a, b) for a, b in combinations(range(laws.columns), 2) if up[a] != up[b]]
    a, b = chance.choice(pairs)
    if laws.has_stock:
        columns[a]["up"], columns[b]["up"] = columns[b]["up"], columns[a]["up"]
    else:
        columns[a], columns[b] = columns[b], columns[a]


@pytest.mark.parametrize(("family", "variant"), VARIANTS)
def test_two_ways_that_agree_are_taken_and_two_that_differ_are_refused(family, variant: str) -> None:
    chance = random.Random(variant)
    for moves in (0, 8, 60, 150):
        game = Sitting(family, variant)
        laws = game.rules.laws
        ways = played(laws, chance, moves)
        needed = ways["events"] if variant == "klondike-points" else {}
        for first, second in combinations(ways, 2):
            both = {**ways[first], **ways[second]}
            if {first, second} == {"events", "won"}:
                continue  # nothing says how many cards are up
            extra = {} if "start" in both else needed
            assert game.deal(**extra, **{k: v for k, v in both.items() if k not in extra}).act
            if (first, second) in {("layout", "events"), ("foundations", "events"), ("cards", "events")}:
                continue
            wrong = falsified(second, ways[second], laws, chance)
            violations = game.refused(**{**extra, **ways[first], **wrong})
            codes = {code for _, code in violations}
            assert codes & {TOTAL, "won_must_mean_all_cards", "events_must_add_up"}, (first, second, codes)


@pytest.mark.parametrize(("family", "variant"), VARIANTS[:3])
def test_what_happened_is_what_the_layout_shows(family, variant: str) -> None:
    chance = random.Random(7)
    for moves in (5, 80):
        game = Sitting(family, variant)
        ways = played(game.rules.laws, chance, moves)
        members = {**ways["layout"], "events": ways["events"]["events"]}
        game.deal(**members)
        without_pass = {name: value for name, value in members["layout"].items() if name != "pass"}
        step = game.deal(layout=without_pass, events=members["events"])
        assert step.act["layout"]["pass"] == members["layout"]["pass"]
        for name, path in (
            ("turned", "/events/turned"),
            ("recycled", "/events/recycled"),
            ("waste_to_tableau", "/events"),
        ):
            more = {**members["events"], name: members["events"].get(name, 0) + 1}
            assert (path, TOTAL) in game.refused(layout=members["layout"], events=more)


def all_up() -> Document:
    return {
        "stock": 0,
        "waste": [],
        "foundations": dict.fromkeys("CDHS", 13),
        "tableau": [{"down": 0, "up": []} for _ in range(7)],
    }


def start() -> Document:
    cards = [*map(str, PACK)]
    tableau = [{"down": at, "up": [cards.pop()]} for at in range(7)]
    return {"stock": 24, "tableau": tableau}


def refusals(game: Sitting, members: Document) -> list[Any]:
    with pytest.raises(RulesError) as refused:
        game.deal(**members)
    return list(refused.value.violations)


def test_no_move_and_a_layout_with_all_cards_up_is_no_deal_won() -> None:
    game = Sitting(KLONDIKE, "klondike-vegas")
    members = {"start": start(), "moves": [], "layout": all_up()}
    violations = refusals(game, members)
    assert {violation.code for violation in violations} == {TOTAL}
    assert [violation.path for violation in violations] == [
        *(f"/layout/foundations/{suit}" for suit in "CDHS"),
        *(f"/layout/tableau/{at}" for at in range(7)),
        "/layout/stock",
    ]
    clubs, third, stock = violations[0], violations[6], violations[-1]
    assert (clubs.given, clubs.expected) == (13, 0)
    assert words(clubs) == "By these moves the clubs have come to 0, not to 13."
    assert (third.given, third.expected) == ({"down": 0, "up": []}, {"down": 2, "up": ["JS"]})
    assert words(third) == "By these moves column 3 has 2 cards face down and J♠, not nothing."
    assert words(stock) == "By these moves the stock has 24 cards, not nothing."


def test_a_first_edition_took_the_most_cards_up_and_goes_on_so() -> None:
    game = Sitting(KLONDIKE, "klondike-vegas", edition=0)
    members = {"start": start(), "moves": [], "layout": all_up()}
    game.deal(**members)
    game.deal(layout=M, events={"tableau_to_foundation": 3, "turned": 20})
    drawn = {"from": "stock", "to": "waste", "drawn": ["2C", "3C", "4C"], "count": 1}
    game.deal(start=start(), moves=[drawn])
    assert game.score == (5 * 52 - 52) + (15 - 52) - 52


def test_a_card_that_one_way_leaves_open_lies_nowhere_else_by_the_other() -> None:
    """Each way by itself can be so; together they would need a second king of spades."""
    game = Sitting(KLONDIKE, "klondike")
    known = {**start(), "stock": [*map(str, PACK[:24])]}
    layout = {"stock": 24, "pass": 1, "tableau": copy.deepcopy(known["tableau"])}
    game.deal(start=known, moves=[], layout=layout)
    layout["tableau"][6] = {"down": [str(PACK[0]), "?", "?", "?", "?", "?"], "up": layout["tableau"][6]["up"]}
    (violation,) = refusals(game, {"start": known, "moves": [], "layout": layout})
    assert (violation.path, violation.code) == ("/layout", "pack_must_hold_the_cards")
    assert words(violation).startswith(f"With what the moves tell: The {PACK[0]}"[:30])


def test_the_pass_is_held_against_the_moves() -> None:
    game = Sitting(KLONDIKE, "klondike", {"draw": 3})
    drawn = [{"from": "stock", "to": "waste"}] * 8
    moves = [*drawn, {"from": "waste", "to": "stock"}]
    layout = {"stock": 24, "tableau": start()["tableau"]}
    step = game.deal(start=start(), moves=moves, layout=layout)
    assert step.act["layout"]["pass"] == 2
    (violation,) = refusals(game, {"start": start(), "moves": moves, "layout": {**layout, "pass": 1}})
    assert (violation.path, violation.code, violation.given, violation.expected) == (
        "/layout/pass",
        TOTAL,
        1,
        2,
    )


def test_a_count_and_the_cards_drawn_agree() -> None:
    game = Sitting(KLONDIKE, "klondike", {"draw": 3})
    drawn = {"from": "stock", "to": "waste", "drawn": ["2C", "3C", "4C"]}
    game.deal(start=start(), moves=[{**drawn, "count": 3}])
    members = {"start": start(), "moves": [{**drawn, "count": 2}]}
    (violation,) = refusals(game, members)
    assert (violation.path, violation.code, violation.given, violation.expected) == (
        "/moves/0/count",
        TOTAL,
        2,
        3,
    )
    for kind, claim, path in (
        ("audit", members, "/moves/0/count"),
        ("move", {"layout": start(), "move": members["moves"][0]}, "/move/count"),
    ):
        with pytest.raises(RulesError) as refused:
            game.ask(kind, **claim)
        assert [(refusal.path, refusal.code) for refusal in refused.value.violations] == [(path, TOTAL)]


def test_a_layout_that_cannot_be_is_not_held_against_the_moves() -> None:
    game = Sitting(FREECELL, "freecell")
    chance = random.Random(1)
    ways = played(game.rules.laws, chance, 0)
    layout = {**ways["layout"]["layout"], "tableau": [[]] * 9}
    assert {code for _, code in game.refused(**ways["play"], layout=layout)} == {"layout_must_be_whole"}
