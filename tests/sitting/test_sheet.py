"""Score sheets as they are played and read back."""

import json
from dataclasses import replace

import pytest

from referee.errors import NotFoundError, RulesError
from referee.families.cucumber.family import CUCUMBER
from referee.families.protocol import FIRST_EDITION
from referee.sitting.opening import Opening
from referee.sitting.sheet import BrokenActError, Recorded, fold, go_on, next_entry
from tests.refusals import refuses
from tests.sitting.sheets import AGURK, FOUR, GURKA, THREE_HANDS, sheet_of
from tests.tables import adjustment, hand, join, opening_of, outcome

# Openings.


def test_an_opening_reads_back_from_its_document() -> None:
    opening = Opening(
        family=CUCUMBER,
        variant="agurk",
        house_rules={"limit": {"points": 20}},
        rules=AGURK.rules,
        players=("Ann", "Bo"),
        dealer="p2",
        stake={"amount": 500, "currency": "DKK"},
        title="Friday",
    )
    assert Opening.from_document(CUCUMBER, json.loads(json.dumps(opening.document()))) == opening


def test_the_team_of_the_first_seat_came_first_in_the_first_edition_only() -> None:
    teams = (("p2", "p4"), ("p1", "p3"))
    opening = replace(GURKA, players=tuple(FOUR.split()), teams=teams)
    assert opening.seating.teams == teams
    assert replace(opening, edition=FIRST_EDITION).seating.teams == teams[::-1]


def test_an_opening_sets_the_table() -> None:
    assert [player.name for player in GURKA.table().players] == FOUR.split()
    with pytest.raises(RulesError):
        opening_of("agurk", "Ann").table()


def test_an_opening_knows_its_family() -> None:
    assert GURKA.family.id == "cucumber"


# Entries.


def test_a_sheet_has_an_entry_for_every_act() -> None:
    sheet = sheet_of(AGURK, THREE_HANDS[0], adjustment("Bo", 3), THREE_HANDS[1], join("Di"))
    assert [(entry.position, entry.kind, entry.hand) for entry in sheet.entries] == [
        (1, "hand", 1),
        (2, "adjustment", None),
        (3, "hand", 2),
        (4, "join", None),
    ]
    assert [entry.scores for entry in sheet.entries] == [
        {"p1": 9, "p2": 0, "p3": 0},
        {"p1": 9, "p2": 3, "p3": 0},
        {"p1": 9, "p2": 10, "p3": 0},
        {"p1": 9, "p2": 10, "p3": 0, "p4": 10},
    ]


def test_an_entry_is_told_as_json() -> None:
    (entry,) = sheet_of(AGURK, outcome("Ann", "9")).entries
    document = entry.document()
    assert json.loads(json.dumps(document)) == document
    assert {key: document[key] for key in ("number", "taker", "kind", "event", "recorded_at", "amended")} == {
        "number": 1,
        "taker": "p1",
        "kind": "hand",
        "event": 2,
        "recorded_at": "at 2",
        "amended": False,
    }
    assert document["lines"][0]["said"]["id"] == "cucumber-took"
    assert document["scores"] == {"p1": 9, "p2": 0, "p3": 0}


def test_an_entry_keeps_the_act_in_canonical_form() -> None:
    _, entry = next_entry(AGURK, AGURK.table(), Recorded(2, hand("bo t Cy 3 Ann q♠"), ""), position=1)
    assert entry.recorded.act["last_trick"][0] == {"player": "p2", "card": "10"}


def test_a_hand_is_found_by_its_number() -> None:
    sheet = sheet_of(AGURK, adjustment("Bo", 3), *THREE_HANDS)
    assert sheet.hand(2).recorded.event == 4
    for number in (0, 4):
        with refuses(NotFoundError, match=f"There is no hand {number} in this game") as caught:
            sheet.hand(number)
        assert caught.value.code == "hand_must_exist"


def test_a_fold_names_the_act_that_does_not_fit() -> None:
    with pytest.raises(BrokenActError) as caught:
        sheet_of(AGURK, THREE_HANDS[0], hand("Ann 3 Bo 2"), THREE_HANDS[1])
    error = caught.value
    assert (error.recorded.event, error.code) == (3, "rules_must_hold")
    assert isinstance(error.cause, RulesError)
    assert [violation.code for violation in error.violations] == ["every_player_must_appear"]


def test_a_score_sheet_goes_on_where_another_one_ends() -> None:
    whole = sheet_of(AGURK, *THREE_HANDS)
    acts = [entry.recorded for entry in whole.entries]
    assert go_on(AGURK, fold(AGURK, acts[:1]), acts[1:]) == whole
