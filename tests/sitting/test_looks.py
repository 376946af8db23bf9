"""Looks follow from the log, with whoever joined and whoever's joining is taken back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from referee.looks import Look
from referee.sitting.log import AMENDED, LOOK, TAKEN_BACK
from referee.sitting.looks import looks_of
from referee.sitting.opening import Opening
from referee.sitting.sheet import Event
from tests.sitting.sheets import AGURK
from tests.tables import join

TEAL: Look = {"colour": "teal", "mark": None}
CUCUMBER: Look = {"colour": None, "mark": "🥒"}
PLUM: Look = {"colour": "plum", "mark": "P"}
STRANGE = {"colour": "tartan"}


def events(*named: tuple[str, dict[str, Any]]) -> list[Event]:
    return [Event(number, kind, body, "") for number, (kind, body) in enumerate(named, 2)]


def look(player: str, chosen: Any) -> tuple[str, dict[str, Any]]:
    return LOOK, {"player": player, "look": chosen}


def came(name: str, **more: Any) -> tuple[str, dict[str, Any]]:
    return "join", join(name) | more


BACK = (TAKEN_BACK, {"events": [2]})
BACK_TO_FOUR = (TAKEN_BACK, {"events": [3, 7]})
AMENDMENT = (AMENDED, {"event": 9, "act": {}, "take_back": [3, 2]})


@pytest.mark.parametrize(
    ("log", "looks"),
    [
        ([], {"p1": TEAL}),
        ([look("p2", PLUM)], {"p1": TEAL, "p2": PLUM}),
        ([look("p1", PLUM), look("p1", CUCUMBER)], {"p1": CUCUMBER}),
        ([look("p1", None)], {}),
        ([look("p1", STRANGE)], {}),
        ([look("p9", PLUM)], {"p1": TEAL}),
        ([came("Di")], {"p1": TEAL}),
        ([came("Di", look=PLUM)], {"p1": TEAL, "p4": PLUM}),
        ([came("Di", look=PLUM), look("p4", CUCUMBER)], {"p1": TEAL, "p4": CUCUMBER}),
        ([came("Di", look=PLUM), BACK], {"p1": TEAL}),
        ([came("Di", look=PLUM), BACK, came("Eva")], {"p1": TEAL}),
        ([came("Di"), came("Eva", look=PLUM), AMENDMENT], {"p1": TEAL}),
        ([came("Di"), came("Eva"), look("p4", PLUM), BACK_TO_FOUR], {"p1": TEAL, "p4": PLUM}),
        ([("hand", {}), ("locked", {})], {"p1": TEAL}),
    ],
)
def test_looks_follow_from_the_log(log: list[tuple[str, dict[str, Any]]], looks: dict[str, Look]) -> None:
    began = replace(AGURK, looks={"p1": TEAL, "p3": STRANGE})
    assert looks_of(began, events(*log)) == looks


def test_an_opening_keeps_its_looks_as_they_were_given() -> None:
    began = replace(AGURK, looks={"p1": TEAL, "p3": STRANGE})
    assert Opening.from_document(began.family, began.document()) == began
    assert "looks" not in AGURK.document()
