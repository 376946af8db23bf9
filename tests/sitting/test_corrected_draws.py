"""A dealer drawn for, when a correction changes who drew."""

from typing import Any

import pytest

from referee.sitting.corrections import correct
from referee.sitting.log import Correction, replay
from referee.sitting.sheet import Sheet
from tests.sitting.sheets import FOUR, events_of, sheet_of
from tests.tables import correction_event, dealer, hand, opening_of

TWENTY_TWO = opening_of("twenty-two", FOUR)
ANN_AND_CY_TIE = hand("Ann K Bo 3 Cy K Di 2")
BO_AND_CY_TIE = hand("Ann 3 Bo K Cy K Di 2")


def next_dealer(sheet: Sheet) -> str | None:
    coming = TWENTY_TWO.family.engine.standing(sheet.table).next
    assert coming is not None
    return coming.dealer


@pytest.mark.parametrize(
    ("amended", "drawn_by", "deals"),
    [
        pytest.param(ANN_AND_CY_TIE, [], "p3", id="the same drew"),
        pytest.param(BO_AND_CY_TIE, [], "p3", id="others drew, and the drawn one too"),
        pytest.param(hand("Ann K Bo K Cy 3 Di 2"), ["p1", "p2"], None, id="the drawn one did not draw"),
        pytest.param(hand("Ann 3 Bo K Cy 4 Di 2"), [], "p2", id="nobody had to draw"),
        pytest.param(hand("Ann 3 Bo 2 Cy K Di 2"), [], "p3", id="nobody but the drawn one"),
    ],
)
def test_a_draw_that_a_correction_made_stale_is_void(
    amended: dict[str, Any], drawn_by: list[str], deals: str | None
) -> None:
    before = sheet_of(TWENTY_TWO, ANN_AND_CY_TIE, dealer("Cy"))
    sheet = correct(TWENTY_TWO, before.entries, Correction({2: amended}))
    coming = TWENTY_TWO.family.engine.standing(sheet.table).next
    assert coming is not None
    assert (coming.details["dealer_drawn_by"], coming.dealer) == (drawn_by, deals)


def test_a_stale_draw_counts_again_when_the_correction_is_undone() -> None:
    before = sheet_of(TWENTY_TWO, ANN_AND_CY_TIE, dealer("Cy"))
    void = correct(TWENTY_TWO, before.entries, Correction({2: hand("Ann K Bo K Cy 3 Di 2")}))
    again = correct(TWENTY_TWO, void.entries, Correction({2: ANN_AND_CY_TIE}))
    assert next_dealer(again) == "p3"
    assert again.table == before.table


def test_a_dealer_named_by_hand_stays_named_by_hand_through_corrections() -> None:
    bo_pays = hand("Ann 3 Bo K Cy 4 Di 2")
    recorded = sheet_of(TWENTY_TWO, bo_pays, dealer("Cy"))
    log = events_of(entry.recorded.act for entry in recorded.entries)
    tie, undo = Correction({2: BO_AND_CY_TIE}), Correction({2: bo_pays})
    tied = correct(TWENTY_TWO, recorded.entries, tie)
    log.append(correction_event(4, tie, tied))
    back = correct(TWENTY_TWO, replay(TWENTY_TWO, log).entries, undo)
    log.append(correction_event(5, undo, back))
    assert next_dealer(recorded) == next_dealer(replay(TWENTY_TWO, log)) == next_dealer(back) == "p3"
