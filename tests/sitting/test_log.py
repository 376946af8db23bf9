"""The log of a game: corrections in it, and the score sheet it leads to."""

import json

import pytest

from referee.errors import NotFoundError
from referee.sitting.corrections import correct
from referee.sitting.log import (
    AMENDED,
    REMATCH,
    TAKEN_BACK,
    Correction,
    acts_that_count,
    position_of_hand,
    replay,
)
from referee.sitting.sheet import BrokenActError, Event, Recorded, next_entry
from tests.sitting.sheets import AGURK, GURKA, THREE_HANDS, events_of, sheet_of
from tests.tables import adjustment, correction_event, hand, scores


def test_a_correction_reads_back_from_its_event() -> None:
    before = sheet_of(AGURK, *THREE_HANDS, adjustment("Bo", 3))
    amended = before.entries[1].recorded.act
    for correction in (
        Correction({3: amended}, frozenset({4, 5})),
        Correction({3: amended}),
        Correction(take_back=frozenset({2, 4})),
    ):
        event = correction_event(9, correction, correct(AGURK, before.entries, correction))
        body = json.loads(json.dumps(event.body))
        assert Correction.from_event(Event(9, event.kind, body, "")) == correction


def test_a_correction_is_told_by_its_kind() -> None:
    before = sheet_of(AGURK, *THREE_HANDS)
    amend = Correction({3: hand("ann t Bo 3 Cy 2")}, frozenset({4}))
    event = correction_event(5, amend, correct(AGURK, before.entries, amend))
    assert (event.kind, event.body["event"], event.body["take_back"]) == (AMENDED, 3, [4])
    assert event.body["act"]["last_trick"][0] == {"player": "p1", "card": "10"}
    remove = Correction(take_back=frozenset({4, 3}))
    event = correction_event(5, remove, correct(AGURK, before.entries, remove))
    assert (event.kind, event.body) == (TAKEN_BACK, {"events": [3, 4]})


def test_a_log_leads_to_the_sheet() -> None:
    assert replay(AGURK, events_of(THREE_HANDS)) == sheet_of(AGURK, *THREE_HANDS)


def test_a_log_with_corrections_leads_to_the_corrected_sheet() -> None:
    log = events_of(THREE_HANDS)
    live = sheet_of(AGURK, *THREE_HANDS)
    amended, removed = Correction({3: hand("Ann 3 Bo 2 Cy J")}), Correction(take_back=frozenset({2}))
    for number, correction in ((5, amended), (6, removed)):
        live = correct(AGURK, live.entries, correction)
        log.append(correction_event(number, correction, live))
    log.append(Event(7, "hand", hand("Ann 9 Bo 3 Cy 2"), "at 7"))
    log.append(Event(8, REMATCH, {"game": "another"}, "at 8"))
    _, entry = next_entry(AGURK, live.table, Recorded(7, hand("Ann 9 Bo 3 Cy 2"), "at 7"), position=3)
    assert replay(AGURK, log).entries == (*live.entries, entry)
    assert [recorded.event for recorded in acts_that_count(log)] == [3, 4, 7]


def test_what_was_amended_can_be_amended_again() -> None:
    log, live = events_of(THREE_HANDS), sheet_of(AGURK, *THREE_HANDS)
    for number, card in ((5, "J"), (6, "8")):
        correction = Correction({3: hand(f"Ann 3 Bo 2 Cy {card}")})
        live = correct(AGURK, live.entries, correction)
        log.append(correction_event(number, correction, live))
    assert replay(AGURK, log) == live
    assert scores(live.table) == [9, 0, 13]


def test_a_log_of_another_game_is_refused() -> None:
    with pytest.raises(BrokenActError):
        replay(GURKA, events_of(THREE_HANDS))


@pytest.mark.parametrize("number", [0, 4, -1])
def test_a_hand_that_is_not_there_has_no_position(number: int) -> None:
    acts = [entry.recorded for entry in sheet_of(AGURK, *THREE_HANDS).entries]
    with pytest.raises(NotFoundError):
        position_of_hand(acts, number)
    assert position_of_hand(acts, 3) == 2
