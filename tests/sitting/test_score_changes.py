"""What a correction changes, act by act."""

from typing import Any

import pytest

from referee.sitting.corrections import correct, first_difference, score_changes
from referee.sitting.log import Correction
from referee.sitting.sheet import Entry
from tests.sitting.sheets import AGURK, THREE_HANDS, sheet_of
from tests.tables import adjustment, hand, join


def test_score_changes_name_hand_player_before_and_after() -> None:
    before = sheet_of(AGURK, *THREE_HANDS)
    after = correct(AGURK, before.entries, Correction({3: hand("Ann 3 Bo 2 Cy J")}))
    assert score_changes(before.entries, after.entries) == [
        {"hand": 2, "player": "p2", "before": 7, "after": 0},
        {"hand": 2, "player": "p3", "before": 0, "after": 11},
        {"hand": 3, "player": "p2", "before": 7, "after": 0},
        {"hand": 3, "player": "p3", "before": 5, "after": 16},
    ]


def test_score_changes_count_hands_as_they_are_now_numbered() -> None:
    before = sheet_of(AGURK, *THREE_HANDS)
    after = correct(AGURK, before.entries, Correction(take_back=frozenset({2})))
    assert score_changes(before.entries, after.entries) == [
        {"hand": 1, "player": "p1", "before": 9, "after": 0},
        {"hand": 2, "player": "p1", "before": 9, "after": 0},
    ]


def test_taking_back_the_last_act_brings_back_the_scores_before_it() -> None:
    before = sheet_of(AGURK, *THREE_HANDS)
    after = correct(AGURK, before.entries, Correction(take_back=frozenset({4})))
    assert score_changes(before.entries, after.entries) == [
        {"hand": None, "player": "p3", "before": 5, "after": 0}
    ]
    assert score_changes(before.entries[:1], ()) == [{"hand": None, "player": "p1", "before": 9, "after": 0}]
    assert score_changes(before.entries[:1], (), began={"p1": 5}) == [
        {"hand": None, "player": "p1", "before": 9, "after": 5}
    ]


def test_score_changes_tell_what_every_act_leaves_behind() -> None:
    before = sheet_of(AGURK, adjustment("Ann", 3), join("Di"), hand("Ann 9 Bo 3 Cy 2 Di 2"))
    after = sheet_of(AGURK, adjustment("Ann", 4), join("Di"), hand("Ann 9 Bo 3 Cy 2 Di 2"))
    assert score_changes(before.entries, after.entries) == [
        {"hand": None, "player": "p1", "before": 3, "after": 4},
        {"hand": None, "player": "p1", "before": 3, "after": 4},
        {"hand": 1, "player": "p1", "before": 12, "after": 13},
    ]


@pytest.mark.parametrize(
    ("first", "second", "position"),
    [
        (THREE_HANDS, THREE_HANDS, 4),
        (THREE_HANDS, THREE_HANDS[:2], 3),
        (THREE_HANDS[:2], THREE_HANDS, 3),
        (THREE_HANDS, (THREE_HANDS[0], THREE_HANDS[2]), 2),
        ((), (), 1),
    ],
)
def test_the_first_difference_is_named_by_its_position(first: Any, second: Any, position: int) -> None:
    before: tuple[Entry, ...] = sheet_of(AGURK, *first).entries
    assert first_difference(before, sheet_of(AGURK, *second).entries) == position
