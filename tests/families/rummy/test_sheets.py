"""Games of Rummy as others read them: text sheets, columns on paper, counts of standings."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import NotationError
from referee.families.registry import family_of
from referee.families.rummy.family import RUMMY
from referee.text_sheet import play_score_sheet, read_score_sheet
from tests.families.rummy.playing import Game
from tests.in_short import cells
from tests.refusals import refuses, words

START = "variant: {}\nplayers: Ann Bo\n"


@pytest.mark.parametrize(
    ("variant", "line", "says"),
    [
        ("rummy", "out", "expected who it was behind out, or nobody"),
        ("rummy", "out Ann Bo", "expected a player and a value"),
        ("rummy", "out Ann Bo 5 Bo 6", "Bo may be named only once"),
        ("rummy", "out Ann Bo KH Bo QH", "Bo may be named only once"),
        ("rummy-500", "out Ann Bo 5 | melded Ann 5 Bo 5 | melded Bo 6", "Bo may be named only once"),
        ("rummy", "out Ann Bo 5 | laid Ann 5", "“laid” is not melded or meld"),
        ("rummy-500", "out Ann Bo 5 | melded Ann AS", "“AS” is no number of points"),
        ("rummy-500", "out Ann Bo 5 | meld Ann", "expected a player and a value"),
        ("gin", "knock Ann | shows 7S", "“shows” is not melds, unmatched, answer, lays or left"),
        ("gin", "knock Ann | melds 7S-7H-7D | lays two 7C", "“two” is no number of points"),
    ],
)
def test_what_cannot_be_read_is_refused(variant: str, line: str, says: str) -> None:
    with refuses(NotationError, match="ine 3") as caught:
        [*play_score_sheet(read_score_sheet(START.format(variant) + line, family_of))]
    assert says in words(caught.value)


@pytest.mark.parametrize(
    ("body", "texts"),
    [
        ({"out": "p1"}, ["p1", "out"]),
        ({"out": "p2", "rummy": True}, ["p2", "rummy"]),
        ({"out": None}, ["", "blocked"]),
        ({"knock": "p1", "deadwood": {"p1": 5, "p2": 9}}, ["p1", "knock"]),
        ({"knock": "p1", "deadwood": {"p1": 0, "p2": 9}}, ["p1", "gin"]),
        ({"knock": "p1", "deadwood": {"p1": 0, "p2": 9}, "big": True}, ["p1", "big gin"]),
        ({"knock": None}, ["", "blocked"]),
    ],
)
def test_a_row_says_who_ended_the_round_and_how(body: dict[str, Any], texts: list[str]) -> None:
    assert cells(RUMMY.sheet, body) == texts


def test_standings_count_who_ended_rounds() -> None:
    game = Game("rummy", 2)
    game.round(out="p1", rummy=True, deadwood={"p2": 10})
    game.round(out="p1", deadwood={"p2": 10})
    game.round(out=None, deadwood={"p1": 3, "p2": 10})
    game.act("adjustment", player="p2", points=-5, reason="late")
    counts = RUMMY.engine.count(game.table, game.entries)
    assert counts["p1"] == {"rounds": 3, "rounds_won": 2, "points": 30, "ended": 2, "at_one_go": 1}
    assert (counts["p2"]["ended"], counts["p2"]["points"]) == (0, -5)
    gin = Game("gin", 2)
    gin.round(knock="p1", deadwood={"p1": 0, "p2": 10})
    assert RUMMY.engine.count(gin.table, gin.entries)["p1"]["at_one_go"] == 1
