"""The referee and the record agree: what a side may meld can be recorded of it, and the other way round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.hand_and_foot.family import HAND_AND_FOOT
from tests.families.hand_and_foot.playing import NOTHING, Game, ask

NO_MINIMUM = {"minimum": [0]}
_RANKS = ("9", "9", "9", "K", "A", "2", "joker")


def can_be_recorded(melds: list[list[str]], house_rules: Any = None) -> bool:
    """True if a side may have these melds on the table in a first round."""
    sides = {"t1": {"melds": melds, "held": 0}, "t2": NOTHING}
    try:
        HAND_AND_FOOT.engine.play(
            Game(house_rules=house_rules).table, {"kind": "hand", "out": None, "sides": sides}
        )
    except RulesError:
        return False
    return True


def verdict(kind: str, house_rules: Any, **claim: Any) -> str:
    """The verdict; a claim that cannot be is answered so."""
    try:
        return str(ask(kind, house_rules=house_rules, **claim)["verdict"])
    except RulesError:
        return "refused"


def some_meld(rng: Random) -> list[str]:
    """Cards that are a meld more often than not."""
    rank, size = rng.choice(_RANKS), rng.choice([2, 3, 3, 3, 4, 5, 7, 7, 8])
    wilds = rng.choice([0, 0, 1, 2])
    return [rank] * (size - wilds) + rng.choices(["2", "joker"], k=wilds)


def test_first_melds_are_legal_exactly_if_they_can_be_recorded() -> None:
    rng, verdicts = Random(21), Counter[str]()
    for _ in range(700):
        melds = [some_meld(rng) for _ in range(rng.choice([1, 2, 2, 3]))]
        answer = verdict("open", None, melds=melds, round=1)
        assert (answer == "legal") == can_be_recorded(melds), melds
        verdicts[answer] += 1
    assert verdicts["legal"] > 100
    assert verdicts["illegal"] > 100


def test_cards_are_added_exactly_if_the_meld_can_be_recorded() -> None:
    rng, verdicts = Random(22), Counter[str]()
    for _ in range(400):
        cards, lying = some_meld(rng), rng.choice([[], some_meld(rng)])
        answer = verdict("meld", None, cards=cards, on=lying)
        assert (answer == "legal") == can_be_recorded([[*lying, *cards]], NO_MINIMUM), (cards, lying)
        verdicts[answer] += 1
    assert min(verdicts["legal"], verdicts["illegal"]) > 100


def pairs(top: str, left: Counter[str], *, one_wild: bool) -> Iterator[list[str]]:
    """The cards that may lie beside the top card."""
    if left[top] >= 2:
        yield [top, top]
    for wild in ("2", "joker"):
        if one_wild and top not in {"2", "joker"} and left[top] and left[wild]:
            yield [top, wild]


@pytest.mark.parametrize("needs", ["two_alike", "one_wild"])
def test_the_pile_is_taken_exactly_if_what_then_lies_there_can_be_recorded(needs: str) -> None:
    rng, verdicts = Random(23), Counter[str]()
    for _ in range(700):
        top, also = rng.choice(_RANKS), [some_meld(rng) for _ in range(rng.choice([0, 1, 1, 2]))]
        lying = rng.choice([[], [], [top] * 3, [top] * 4, [top] * 5, [top] * 7])
        left = Counter(rng.choices([top, top, "2", "Q"], k=rng.randint(0, 4)))
        holding = [*left.elements(), *(card for meld in also for card in meld)]
        rules = {"pile": {"needs": needs}} | (NO_MINIMUM if lying else {})
        claim = {"top": top, "holding": holding, "also": also, "open_meld": lying, "round": 1}
        answer = verdict("take_pile", rules, **claim)
        if answer == "refused":
            continue
        whole = len(lying) == 7
        after = [
            [*also, lying, [top, *pair]] if whole else [*also, [*lying, top, *pair]]
            for pair in pairs(top, left, one_wild=needs == "one_wild")
        ]
        assert (answer == "legal") == any(can_be_recorded(melds, rules) for melds in after), claim
        verdicts[answer] += 1
    assert min(verdicts["legal"], verdicts["illegal"]) > 80


@pytest.mark.parametrize(
    ("melds", "code", "points"),
    [
        ([["9C", "9D", "2H"], ["9H", "9S", "2D"], ["9C", "9D", "2S"]], "meld_must_be_one", None),
        ([["9C", "9D", "2H"], ["9H", "9S", "2D"]], "meld_must_be_one", None),
        ([["2", "2", "2"], ["joker"] * 3], "meld_must_be_one", None),
        ([["9"] * 7, ["9", "9", "9"]], None, 100),
        ([["9"] * 7, ["9"] * 7], None, 140),
        ([["9C", "9D", "2H"], ["5C", "5D", "5H"]], None, 55),
    ],
)
def test_a_side_opens_with_one_unfinished_meld_of_a_rank(
    melds: list[list[str]], code: str | None, points: int | None
) -> None:
    answer = ask("open", melds=melds, round=1)
    assert (answer.get("code"), answer.get("points")) == (code, points)
    if code is not None:
        assert (answer["verdict"], answer["rule"]) == ("illegal", "melds.book")
        assert answer["explanation"].endswith("until one is a book they are one meld.")


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ({"holding": ["9"] * 5, "also": [["9"] * 3]}, ("illegal", "meld_must_be_one")),
        ({"known": [], "also": [["9"] * 3]}, ("illegal", "meld_must_be_one")),
        ({"known": [], "also": [["9"] * 7]}, ("undetermined", "top_discard_must_be_matched")),
        ({"holding": ["9"] * 9, "also": [["9"] * 7]}, ("legal", None)),
        ({"holding": ["9"] * 5, "also": [["9"] * 3], "open_meld": ["9"] * 4}, ("legal", None)),
        (
            {"holding": ["9"] * 5, "also": [["9"] * 3], "open_meld": ["9"] * 3},
            ("illegal", "meld_must_be_one"),
        ),
        ({"holding": ["K"] * 6 + ["9"] * 2, "also": [["K"] * 3] * 2}, ("illegal", "meld_must_be_one")),
        ({"holding": ["9", "9"], "open_meld": ["9"] * 7}, ("legal", None)),
    ],
)
def test_the_pile_begins_no_second_unfinished_meld(
    claim: dict[str, Any], expected: tuple[str, str | None]
) -> None:
    answer = ask("take_pile", top="9S", opened=True, **claim)
    assert (answer["verdict"], answer.get("code")) == expected


def test_a_side_with_an_open_meld_has_melded() -> None:
    answer = ask("take_pile", top="9S", holding=["9", "9"], open_meld=["9", "9", "9", "2"], round=1)
    assert answer["verdict"] == "legal"
