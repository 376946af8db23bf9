"""Rounds of which only the points are recorded, in every family that counts its rounds itself."""

from __future__ import annotations

from typing import Any

import pytest

from referee.families.any_game.family import ANY_GAME
from referee.families.escoba.family import ESCOBA
from referee.families.hand_and_foot.family import HAND_AND_FOOT
from referee.families.protocol import AnyFamily
from referee.families.registry import families
from referee.families.rummy.family import RUMMY
from referee.translations import in_english
from tests.families.rounds.playing import Game, codes, lines
from tests.in_short import cells


def game_of(family: AnyFamily, variant: str, players: int, **house_rules: Any) -> Game:
    class OfFamily(Game):
        pass

    OfFamily.family = family
    return OfFamily(variant, players, house_rules)


def points(game: Game, *scored: int) -> Any:
    return game.act("hand", points=dict(zip(game.table.sides, scored, strict=True)))


def dealer(game: Game) -> str | None:
    standing = game.family.engine.standing(game.table).next
    return None if standing is None else standing.dealer


CASES = [
    (HAND_AND_FOOT, "hand-and-foot", 4, (3905, -290)),
    (ESCOBA, "escoba", 2, (4, 2)),
    (RUMMY, "rummy-500", 3, (45, -55, 90)),
    (RUMMY, "gin", 2, (0, 31)),
]


@pytest.mark.parametrize(("family", "variant", "players", "scored"), CASES, ids=lambda one: str(one)[:20])
def test_the_points_are_what_each_side_scores(
    family: AnyFamily, variant: str, players: int, scored: tuple[int, ...]
) -> None:
    game = game_of(family, variant, players)
    step = points(game, *scored)
    assert game.scores == [*scored]
    assert lines(step) == [
        (side, "points", number) for side, number in zip(game.table.sides, scored, strict=True)
    ]
    assert all(line.rule == "points" for line in step.lines)
    assert all(in_english(line.said).endswith(", as counted on paper.") for line in step.lines)
    assert step.act["points"] == dict(zip(game.table.sides, scored, strict=True))
    assert family.engine.count(game.table, game.entries)["p1"]["points"] == scored[0]
    assert family.sheet is not None
    assert {*cells(family.sheet, game.entries[0])} <= {"", "points"}


def test_every_family_that_takes_points_offers_them_last() -> None:
    offered = {
        family.id
        for family in families()
        if family.entry is not None
        for variant in family.catalogue.variants()
        if family.entry(variant.rules).forms[-1].id == "on_paper"
    }
    assert offered == {ANY_GAME.id, ESCOBA.id, HAND_AND_FOOT.id, RUMMY.id}


def test_points_stand_alone_and_are_told_of_every_side() -> None:
    game = game_of(HAND_AND_FOOT, "hand-and-foot", 4)
    beside = {"points": {"t1": 5}, "out": "p1", "exact_cut": [], "number": 1}
    assert codes(game.refused(**beside)) == [
        ("/out", "form_must_be_complete"),
        ("/points", "every_side_must_appear"),
    ]


def test_whoever_did_best_alone_has_won_a_round_by_its_points() -> None:
    gin = game_of(RUMMY, "gin", 2)
    points(gin, 33, 0)
    assert dealer(gin) == "p1"
    points(gin, 0, 0)
    assert dealer(gin) == "p1"
    points(gin, 0, 40)
    assert dealer(gin) == "p2"
    points(gin, 70, 0)
    # For the game 100, and 20 for each round that somebody has won.
    assert (gin.scores, gin.winners) == ([103 + 100 + 40, 40 + 20], ["p1"])


def test_where_the_lowest_wins_the_fewest_points_win_a_round() -> None:
    game = game_of(RUMMY, "rummy-penalty", 3, deal={"dealer": "loser"})
    points(game, 12, 0, 40)
    assert dealer(game) == "p3"


def test_a_round_that_is_paid_by_what_is_held_is_not_told_by_its_points() -> None:
    game = game_of(RUMMY, "rummy", 3, stakes={"payout": "each_round"})
    assert codes(game.refused(points={"p1": 20, "p2": 0, "p3": 0})) == [
        ("/points", "round_must_fit_the_rules")
    ]
    assert RUMMY.entry is not None
    assert [form.id for form in RUMMY.entry(game.table.rules).forms] == ["points", "cards"]
