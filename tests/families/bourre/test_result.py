"""Hands of which nobody has counted the tricks: who takes the pot, who tied, who has no trick, who passed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.bourre.family import BOURRE
from referee.families.bourre.table.table import Table
from referee.translations import in_english
from tests.families.bourre.games import Game
from tests.refusals import words

RULES: dict[str, dict[str, Any]] = {
    "usual": {},
    "split": {"pot": {"tie": "split"}},
    "play off": {"pot": {"tie": "play_off"}},
    "majority": {"pot": {"won_by": "majority"}},
    "next best": {"faults": {"barred_leader": "next_best"}},
    "who took a trick": {"ante": {"exempt": ["tied", "bourre", "took_a_trick"]}},
}
RENEGE = [{"player": "p1", "kind": "renege"}]


def counts() -> Iterator[dict[str, int]]:
    """Every way in which three or four of four can share the five tricks."""
    for shared in product(range(6), repeat=4):
        if sum(shared) == 5:
            yield {f"p{at}": count for at, count in enumerate(shared, 1)}
    for shared in product(range(6), repeat=3):
        if sum(shared) == 5:
            yield {f"p{at}": count for at, count in enumerate(shared, 1)}


def remembered(facts: Any) -> dict[str, Any]:
    """What a table remembers of a hand that was counted."""
    winners = facts["winners"]
    alone = winners[0] if len(winners) == 1 else None
    return {
        "winner": alone,
        "tied": facts["tied"] if alone is None else [],
        "bourre": facts["bourre"],
        "passed": facts["passed"],
    }


@pytest.mark.parametrize("faults", [[], RENEGE], ids=["no fault", "a renege"])
@pytest.mark.parametrize("house", RULES.values(), ids=RULES)
def test_it_comes_out_as_with_the_tricks_of_each(house: dict[str, Any], faults: list[Any]) -> None:
    for tricks in counts():
        counted = Game(players=4, **house)
        step = counted.act("hand", taken=tricks, faults=faults)
        result = remembered(step.facts)
        if result["winner"] is None and not result["tied"]:
            continue  # Nobody who counts has a trick: the tricks of each say so.
        game = Game(players=4, **house)
        without = game.act("hand", faults=faults, **result)
        assert (without.table, without.dues) == (step.table, step.dues)
        assert {**without.facts, "taken": step.facts["taken"]} == step.facts
        again = BOURRE.engine.play(Game(players=4, **house).table, without.act)
        assert (again.table, again.act) == (without.table, without.act)


def test_its_sentences_name_no_counts() -> None:
    won = Game(players=3).act("hand", winner="Ann", bourre=["Cy"])
    texts = [in_english(line.said) for line in won.lines]
    assert "Ann has most tricks and takes 3 chips." in texts
    assert "Cy stayed, has no trick, and pays 3 chips." in texts
    tie = Game(players=3).act("hand", winner=None, tied=["Ann", "Bo"])
    assert "Ann and Bo tie for most tricks: 3 chips stay for the next hand." in [
        in_english(line.said) for line in tie.lines
    ]
    agreed = Game(players=3, pot={"tie": "agree"}).act("hand", winner=None, tied=["Ann", "Bo"], split=True)
    assert agreed.facts["winners"] == ["p1", "p2"]
    cell = {column.key: column.cell for column in BOURRE.sheet.columns}["tricks"]
    assert cell({**won.facts}) == ""


def test_whoever_did_not_pass_stays() -> None:
    assert Game(players=4).act("hand", winner="Bo", passed=["Di", "p1"]).act["stay"] == [
        {"player": "p2"},
        {"player": "p3"},
    ]
    away = Game(players=4).act("hand", winner="Bo", away=["Cy"], passed=["Di"])
    assert [stayer["player"] for stayer in away.act["stay"]] == ["p1", "p2"]
    play_off = Game(players=3, pot={"tie": "play_off"})
    play_off.act("hand", winner=None, tied=["Ann", "Bo"])
    stay = play_off.act("hand", winner="Bo").act["stay"]
    assert {stayer["player"] for stayer in stay} == {"p1", "p2"}


def test_one_stays_alone_or_all_pass() -> None:
    alone = Game(players=3)
    assert alone.act("hand", winner="Bo", passed=["Ann", "Cy"]).facts["winners"] == ["p2"]
    assert "winner" not in alone.last.act
    passed = Game(players=3).act("hand", winner=None, passed=["Ann", "Bo", "Cy"])
    assert (passed.table.pot, passed.act["stay"]) == (3, [])
    dealers = Game(players=3, stay={"nobody": "dealer", "must": "nobody"})
    assert dealers.act("hand", winner="Cy", passed=["Ann", "Bo", "Cy"]).facts["winners"] == ["p3"]
    early = [{"player": "p1", "kind": "spoke_early"}]
    bars = {"faults": {"spoke_early": ["bar"]}}
    barred = Game(players=3, **bars).act("hand", winner=None, passed=["p2", "p3"], faults=early)
    assert (barred.facts["winners"], barred.table.pot) == ([], 3)


def wrong(table: Table, **hand: Any) -> list[tuple[str, str, str]]:
    with pytest.raises(RulesError) as caught:
        BOURRE.engine.play(table, {"kind": "hand", **hand})
    return [(each.path, each.code, words(each)) for each in caught.value.violations]


FAULT = {"faults": RENEGE}
MOST = "winner_must_have_most"


@pytest.mark.parametrize(
    ("hand", "path", "code", "says"),
    [
        ({"winner": "Zoe"}, "/winner", "player_must_be_known", "Nobody here is “Zoe”"),
        ({"winner": "Bo", "bourre": ["Zoe"]}, "/bourre/0", "player_must_be_known", "“Zoe”"),
        ({"winner": "Bo", "passed": ["Zoe"]}, "/passed/0", "player_must_be_known", "“Zoe”"),
        ({"winner": "Bo", "passed": ["Bo"]}, "/winner", "tricks_taken_must_be_told", "Bo did not stay"),
        ({"winner": "Bo", "bourre": ["Bo"]}, "/bourre", MOST, "Bo cannot take the pot and have no trick"),
        ({"winner": "Bo", "tied": ["Ann"]}, "/tied", MOST, "Bo takes the pot alone"),
        (FAULT | {"winner": "Ann"}, "/winner", MOST, "Ann may not win this pot"),
        ({"winner": None}, "/tied", MOST, "tell with tied who has most"),
        ({"winner": None, "tied": ["Bo"]}, "/winner", MOST, "Bo alone has most tricks"),
        (
            {"winner": None, "tied": ["Ann", "Bo"], "bourre": ["Bo"]},
            "/tied",
            MOST,
            "Bo cannot have most tricks and none",
        ),
        (
            {"winner": "Bo", "passed": ["Cy"], "bourre": ["Cy"]},
            "/bourre",
            "tricks_taken_must_be_told",
            "Cy did not stay",
        ),
        (
            {"winner": None, "tied": ["Ann", "Bo"], "passed": ["Cy", "Di"]},
            "/bourre",
            "tricks_must_add_up",
            "5 tricks cannot be shared so: Ann and Bo most and equally many, 0 others some. Who has none?",
        ),
        (
            {"winner": "Bo", "passed": ["Ann", "Cy", "Di"], "tied": ["Bo"]},
            "/tied",
            "nobody_can_have_played",
            "only Bo",
        ),
        (
            {"winner": "Ann", "passed": ["Ann", "Cy", "Di"]},
            "/winner",
            MOST,
            "Bo takes the pot, since only Bo stays",
        ),
        (
            {"winner": None, "passed": ["Ann", "Cy", "Di"]},
            "/winner",
            MOST,
            "Bo takes the pot, since only Bo stays",
        ),
        (
            {"winner": "Bo", "passed": ["Ann", "Bo", "Cy", "Di"]},
            "/winner",
            MOST,
            "Nobody takes the pot, since nobody stays",
        ),
        (
            {"taken": {"p1": 3, "p2": 2}, "passed": ["Cy"]},
            "/passed",
            "hand_must_have_one_form",
            "Say with winner",
        ),
        (
            {"winner": "Bo", "stay": [{"player": "p2"}], "passed": ["Cy"]},
            "/passed",
            "hand_must_have_one_form",
            "Say",
        ),
        (
            {"winner": "Bo", "taken": {"p1": 3, "p2": 2}},
            "/winner",
            "hand_must_have_one_form",
            "taken and winner",
        ),
    ],
)
def test_a_result_that_cannot_have_been(hand: dict[str, Any], path: str, code: str, says: str) -> None:
    ((at, name, message),) = wrong(Game(players=4).table, **hand)
    assert (at, name) == (path, code)
    assert says in message


def test_a_winner_needs_fewer_others_with_tricks_or_somebody_without() -> None:
    ((path, code, message),) = wrong(Game(players=5).table, winner="Bo")
    assert (path, code) == ("/bourre", "tricks_must_add_up")
    assert message.endswith("so: Bo most, 4 others some. Who has none?")


def test_who_is_not_counted_cannot_have_most() -> None:
    table = Game(players=4, faults={"barred_leader": "next_best"}).table
    ((path, _, message),) = wrong(table, winner=None, tied=["Ann", "Bo"], **FAULT)
    assert (path, message) == ("/tied", "Ann may not win this pot, and the best of the others does.")


def test_whoever_takes_a_pot_that_nobody_stays_for_is_the_dealer() -> None:
    game = Game(players=4, dealer="Cy", stay={"nobody": "dealer"})
    ((path, _, message),) = wrong(game.table, winner="Bo", passed=["Ann", "Bo", "Cy", "Di"])
    assert (path, message) == ("/winner", "Cy takes the pot, since nobody stays.")


def test_nobody_takes_a_pot_for_which_only_somebody_stays_who_may_not_win_it() -> None:
    fault = [{"player": "p2", "kind": "spoke_early"}]
    table = Game(players=4, faults={"spoke_early": ["bar"]}).table
    ((path, _, message),) = wrong(table, winner="Bo", passed=["Ann", "Cy", "Di"], faults=fault)
    assert (path, message) == ("/winner", "Nobody takes the pot, since only Bo stays.")
