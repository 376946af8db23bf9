"""A round that is told in several ways, or with a figure beside them: what differs is refused with both."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from referee.cards import card_text, parse_card
from referee.families.escoba.table.pack import ALL, card_name, in_order
from tests.families.escoba.sitting import play, refused, scores, table
from tests.families.escoba.test_replay import CASES, played, rounds

TOTAL = "total_must_match_the_cards"


def _left_and_last(variant: str, at: Any, came: dict[str, Any]) -> tuple[list[str], str]:
    """The cards left over, and who captured last: whose pile they are in."""
    left = [card_name(at.rules.pack, card) for card in came["left"]]
    last = next(side for side, pile in came["piles"].items() if {*left} <= {*pile})
    return left, last


def shown(cards: list[str]) -> str:
    """Cards as a player reads them."""
    return " ".join(map(card_text, in_order(map(parse_card, cards))))


@pytest.mark.parametrize(("variant", "players", "house"), CASES)
def test_figures_beside_the_plays_agree_with_them(variant: str, players: int, house: dict[str, Any]) -> None:
    for at, act, came in rounds(variant, players, house):
        left, last = _left_and_last(variant, at, came)
        lines = play(at, **act)[1]
        beside = {"left": left, "last_capture": last, "escobas": came["escobas"]}
        assert play(at, **act, **beside)[1] == lines
        apart = {side: [card for card in pile if card not in left] for side, pile in came["piles"].items()}
        assert play(at, **act, **beside, piles=apart)[1] == lines
        others = [side for side in at.sides if side != last]
        for wrong, path in (
            ({"escobas": {**came["escobas"], last: came["escobas"][last] + 1}}, f"/escobas/{last}"),
            ({"left": left[1:]}, "/left"),
            ({"last_capture": others[0]}, "/last_capture"),
        ):
            assert [*refused(at, **{**act, **beside, **wrong})] == [f"{TOTAL} {path}"]


@pytest.mark.parametrize(("variant", "players", "house"), CASES)
def test_piles_hold_the_cards_that_were_captured(variant: str, players: int, house: dict[str, Any]) -> None:
    for at, act, came in rounds(variant, players, house):
        first, second = [side for side, pile in came["piles"].items() if pile][:2]
        piles = {side: [*pile] for side, pile in came["piles"].items()}
        piles[first][0], piles[second][0] = piles[second][0], piles[first][0]
        refusals = refused(at, **act, piles=piles, escobas=came["escobas"])
        assert [*refusals] == [f"{TOTAL} /piles/{first}", f"{TOTAL} /piles/{second}"]


def test_what_refusals_say() -> None:
    at = table()
    act, came = played(at, Random(3))
    _, last = _left_and_last("escoba", at, came)
    other = next(side for side in at.sides if side != last)
    name = {"p1": "Ann", "p2": "Bo"}
    (said,) = refused(at, **act, last_capture=other).values()
    assert said == f"By the plays {name[last]} captured last, not {name[other]}."
    left = [card_name(at.rules.pack, card) for card in came["left"]]
    (said,) = refused(at, **act, left=[]).values()
    assert said == f"By the plays {shown(left)} are left on the table, not nothing."
    counted = play(at, **act)[2]["counted"]
    escobas = came["escobas"]["p1"]
    refusals = refused(at, counts=counted, escobas={**came["escobas"], "p1": escobas + 1})
    assert refusals == {f"{TOTAL} /escobas/p1": f"The escobas of Ann are {escobas}, not {escobas + 1}."}


@pytest.mark.parametrize(("house", "given"), [({}, "Q J K Q"), ({"pack": "spanish"}, "11 10 12 11")])
def test_a_setenta_that_differs_is_written_as_the_pack_has_it(house: dict[str, Any], given: str) -> None:
    at = table(house_rules=house)
    act, _ = played(at, Random(3))
    counted = play(at, **act)[2]["counted"]
    right = " ".join(counted["p1"]["setenta"])
    (said,) = refused(at, **act, counts=counted | {"p1": counted["p1"] | {"setenta": given.split()}}).values()
    assert said == f"Ann has setenta: {right}, not {given}."


def test_nobody_has_captured_last_where_nobody_captured() -> None:
    at = table(house_rules={"play": {"capture": "optional"}})
    acts = (played(at, Random(seed))[0] for seed in range(50))
    act = next(played_act for played_act in acts if not _dealt_fifteen(played_act["table"]))
    act["deals"] = [[{**turn, "take": []} for turn in plays] for plays in act["deals"]]
    assert refused(at, **act, last_capture="p1") == {
        f"{TOTAL} /last_capture": "By the plays nobody captured last, not Ann."
    }
    assert [*refused(at, **act, last_capture="Zoe")] == ["side_must_be_known /last_capture"]


def _dealt_fifteen(cards: list[str]) -> bool:
    worth = {"J": 8, "Q": 9, "K": 10, "A": 1}
    values = [worth.get(card[:-1]) or int(card[:-1]) for card in cards]
    return sum(values) in {15, 30}


def test_a_side_named_as_without_a_capture_has_none_by_the_rest() -> None:
    at = table()
    games = (played(at, Random(seed)) for seed in range(50))
    act, came = next((act, came) for act, came in games if came["piles"]["p1"] and not came["escobas"]["p1"])
    nobody = dict.fromkeys(("cards", "coins", "velo", "setenta"))
    outcome = {"escobas": came["escobas"], **nobody, "no_capture": "p1"}
    refusals = refused(at, **act, outcome=outcome)
    assert refusals[f"{TOTAL} /outcome/no_capture"] == "Ann has captured something by what else is told."
    assert f"{TOTAL} /outcome/velo" in refusals


def test_a_side_without_a_capture_by_the_piles_may_be_named_as_one() -> None:
    every = [card_name(table().rules.pack, card) for card in ALL]
    escobas = {"p1": 1, "p2": 0}
    outcome = {**dict.fromkeys(("cards", "coins", "velo", "setenta"), "p1"), "no_capture": "p2"}
    piles = {"piles": {"p1": every, "p2": []}, "escobas": escobas}
    _, lines, entry = play(table(), **piles, outcome={"escobas": escobas, **outcome})
    assert (entry["outcome"]["no_capture"], lines) == ("p2", play(table(), **piles)[1])


BESIDE: dict[str, Any] = {"left": ["KC"], "last_capture": "p2", "table": ["KC"]}
ANNS = {"escobas": {"p1": 0, "p2": 0}, **dict.fromkeys(("cards", "coins", "velo", "setenta"), "p1")}


def test_what_no_form_of_a_round_reads_is_refused() -> None:
    at = table()
    counted = play(at, **played(at, Random(3))[0])[2]["counted"]
    says = {
        "form_must_be_complete /table": "Leave table out: it is told only with deals.",
        "form_must_be_complete /left": "Leave left out: it is told only with piles or deals.",
        "form_must_be_complete /last_capture": (
            "Leave last_capture out: it is told only with piles or deals."
        ),
    }
    for form in ({"outcome": ANNS}, {"counts": counted}):
        assert refused(at, **form, **BESIDE) == says
        assert play(at, **form, **dict.fromkeys(BESIDE))[1] == play(at, **form)[1]
        assert play(table(edition=0), **form, **BESIDE)[1] == play(at, **form)[1]


def test_piles_read_all_that_lies_beside_them_but_the_table() -> None:
    at = table()
    act, came = played(at, Random(3))
    left, last = _left_and_last("escoba", at, came)
    apart = {side: [card for card in pile if card not in left] for side, pile in came["piles"].items()}
    form = {"piles": apart, "left": left, "last_capture": last, "escobas": came["escobas"]}
    assert play(at, **form)[1] == play(at, **act)[1]
    assert [*refused(at, **form, table=act["table"])] == ["form_must_be_complete /table"]


def test_the_first_edition_held_less_against_the_plays() -> None:
    at = table(edition=0)
    act, came = played(at, Random(3))
    _, last = _left_and_last("escoba", at, came)
    other = next(side for side in at.sides if side != last)
    lines = play(at, **act)[1]
    more = {side: count + 1 for side, count in came["escobas"].items()}
    assert play(at, **act, escobas=more, left=[], last_capture=other)[1] == lines


def test_a_pile_that_lacks_a_card_is_named() -> None:
    at = table()
    act, came = played(at, Random(3))
    piles = {**came["piles"], "p1": came["piles"]["p1"][1:]}
    (found,) = refused(at, **act, piles=piles, escobas=came["escobas"]).values()
    card = shown(came["piles"]["p1"][:1])
    assert found == f"By the plays {card} is in the pile of Ann, and is not told."
    for count, verb in ((1, "is"), (3, "are")):
        cards, rest = came["piles"]["p2"][:count], came["piles"]["p2"][count:]
        moved = {"p1": [*came["piles"]["p1"], *cards], "p2": rest}
        ann, bo = refused(at, **act, piles=moved, escobas=came["escobas"]).values()
        named = shown(cards)
        assert ann == f"By the plays {named} {verb} not in the pile of Ann, and {verb} told."
        assert bo == f"By the plays {named} {verb} in the pile of Bo, and {verb} not told."


def test_one_card_or_none_is_left() -> None:
    at = table()
    games = (played(at, Random(seed)) for seed in range(500))
    act, came = next((act, came) for act, came in games if len(came["left"]) == 1)
    (left,) = [card_name(at.rules.pack, card) for card in came["left"]]
    (message,) = refused(at, **act, left=[]).values()
    assert message == f"By the plays {shown([left])} is left on the table, not nothing."


def test_who_has_captured_nothing_has_nothing_by_the_piles() -> None:
    at = table()
    _, came = played(at, Random(3))
    everything = [card for pile in came["piles"].values() for card in pile]
    piles = {"piles": {"p1": everything, "p2": []}, "escobas": ANNS["escobas"]}
    assert scores(at, **piles, outcome={**ANNS, "no_capture": "p2"}) == scores(at, **piles)
