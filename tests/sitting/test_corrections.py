"""Corrections: what they make of the acts behind them, and what no longer fits."""

from typing import Any

import pytest

from referee.errors import ConflictError, NotFoundError, RulesError
from referee.sitting.corrections import add_later, before_corrected, correct, score_changes
from referee.sitting.log import Correction
from referee.sitting.opening import Opening
from referee.sitting.sheet import Recorded, Sheet, fold, go_on
from tests.refusals import refuses, words
from tests.sitting.sheets import AGURK, GURKA, NORWAY, THREE_HANDS, sheet_of
from tests.tables import adjustment, buy_in, dealer, end, hand, join, opening_of, scores, withdrawal


def test_a_hand_is_amended() -> None:
    before = sheet_of(AGURK, *THREE_HANDS)
    sheet = correct(AGURK, before.entries, Correction({3: hand("Ann 3 Bo 2 Cy J")}))
    assert scores(sheet.table) == [9, 0, 16]
    assert [entry.recorded.amended for entry in sheet.entries] == [False, True, False]
    assert [entry.recorded.event for entry in sheet.entries] == [2, 3, 4]
    played = sheet_of(AGURK, THREE_HANDS[0], hand("Ann 3 Bo 2 Cy J"), THREE_HANDS[2])
    assert sheet.table == played.table


def test_a_hand_amended_to_itself_changes_no_score() -> None:
    before = sheet_of(AGURK, *THREE_HANDS)
    sheet = correct(AGURK, before.entries, Correction({3: THREE_HANDS[1]}))
    assert sheet.table == before.table
    assert score_changes(before.entries, sheet.entries) == []


def test_when_a_hand_is_removed_the_later_ones_move_up() -> None:
    before = sheet_of(AGURK, *THREE_HANDS)
    sheet = correct(AGURK, before.entries, Correction(take_back=frozenset({2})))
    assert sheet.table == sheet_of(AGURK, *THREE_HANDS[1:]).table
    assert [(entry.position, entry.hand, entry.recorded.event) for entry in sheet.entries] == [
        (1, 1, 3),
        (2, 2, 4),
    ]


def test_removing_the_last_hand_undoes_it() -> None:
    before = sheet_of(AGURK, *THREE_HANDS)
    sheet = correct(AGURK, before.entries, Correction(take_back=frozenset({4})))
    assert sheet == sheet_of(AGURK, *THREE_HANDS[:2])


def test_a_hand_that_won_the_game_can_be_removed() -> None:
    opening = opening_of("gurka-norway", "Ann Bo")
    won = sheet_of(opening, hand("Ann A Bo 2"), hand("Ann A Bo 2"))
    assert won.table.result is not None
    sheet = correct(opening, won.entries, Correction(take_back=frozenset({3})))
    assert sheet.table.result is None


LATER_ACTS = [
    pytest.param(GURKA, [hand("Ann A Bo 2 Cy 3 Di 2")], adjustment("Bo", 3), id="adjustment"),
    pytest.param(GURKA, [hand("Ann A Bo 2 Cy 3 Di 2")], buy_in("Ann"), id="buy-in"),
    pytest.param(GURKA, [hand("Ann A Bo 2 Cy 3 Di 2")], dealer("Bo"), id="dealer"),
    pytest.param(GURKA, [hand("Ann A Bo 2 Cy 3 Di 2")], join("Ed"), id="join"),
    pytest.param(GURKA, [hand("Ann A Bo 2 Cy 3 Di 2")], withdrawal("Bo"), id="withdrawal"),
    pytest.param(GURKA, [hand("Ann A Bo 2 Cy 3 Di 2")], end("agreed"), id="end"),
    pytest.param(GURKA, [hand("Ann A Bo 2 Cy 3 Di 2")], end("abandoned"), id="abandoned"),
    pytest.param(GURKA, [hand("Ann A Bo 2 Cy 3 Di 2")], hand("Ann 2 Bo 3 Cy 2 Di 9"), id="hand"),
]


@pytest.mark.parametrize(("opening", "first", "act"), LATER_ACTS)
def test_any_act_can_be_taken_back(
    opening: Opening, first: list[dict[str, Any]], act: dict[str, Any]
) -> None:
    before = sheet_of(opening, *first, act)
    sheet = correct(opening, before.entries, Correction(take_back=frozenset({3})))
    assert sheet == sheet_of(opening, *first)


def test_several_acts_can_be_taken_back_at_once() -> None:
    before = sheet_of(GURKA, hand("Ann A Bo 2 Cy 3 Di 2"), buy_in("Ann"), hand("Ann 2 Bo 3 Cy 9 Di 2"))
    sheet = correct(GURKA, before.entries, Correction(take_back=frozenset({2, 3})))
    assert scores(sheet.table) == [0, 0, 9, 0]


def test_a_hand_is_amended_and_what_hung_on_it_taken_back() -> None:
    before = sheet_of(GURKA, hand("Ann A Bo 2 Cy 3 Di 2"), buy_in("Ann"), hand("Ann 2 Bo 3 Cy 9 Di 2"))
    sheet = correct(GURKA, before.entries, Correction({2: hand("Ann 3 Bo 2 Cy A Di 2")}, frozenset({3})))
    assert scores(sheet.table) == [0, 0, 23, 0]


@pytest.mark.parametrize(
    "correction", [Correction({9: THREE_HANDS[0]}), Correction(take_back=frozenset({2, 9}))]
)
def test_only_what_is_there_can_be_corrected(correction: Correction) -> None:
    before = sheet_of(AGURK, *THREE_HANDS)
    with refuses(NotFoundError, match="Event 9 brought nothing") as caught:
        correct(AGURK, before.entries, correction)
    assert caught.value.code == "act_must_exist"


def test_an_amended_hand_that_breaks_the_rules_is_refused_as_it_would_have_been() -> None:
    before = sheet_of(AGURK, *THREE_HANDS)
    with pytest.raises(RulesError) as caught:
        correct(AGURK, before.entries, Correction({3: hand("Ann 3 Bo 2")}))
    assert [violation.code for violation in caught.value.violations] == ["every_player_must_appear"]


FALLEN = hand("Ann K Bo 2 Cy 3 Di 2")


def norwegian_sheet() -> Sheet:
    """Ann has 13 and stays in; hands 2 and 3 are played with her."""
    return sheet_of(NORWAY, FALLEN, hand("Ann 2 Bo 9 Cy 3 Di 2"), hand("Ann 2 Bo 3 Cy 5 Di 2"))


def test_a_later_hand_that_breaks_is_named() -> None:
    before = sheet_of(NORWAY, hand("Ann 7 Bo 2 Cy 3 Di 2"), adjustment("Bo", 1), *[FALLEN] * 2)
    with pytest.raises(ConflictError) as caught:
        correct(NORWAY, before.entries, Correction({2: hand("Ann 9 Bo 2 Cy 3 Di 2")}))
    error = caught.value
    assert error.code == "later_hands_must_still_fit"
    assert error.members == {"breaks": {"hand": 3, "event": 5, "kind": "hand"}}
    assert words(error).startswith("Hand 3 would no longer fit: Ann is out of the game.")
    assert [violation.code for violation in error.violations] == ["player_must_be_in"]


def test_a_later_hand_keeps_its_old_number_when_one_before_is_removed() -> None:
    before = sheet_of(NORWAY, FALLEN, hand("Ann 8 Bo 2 Cy 3 Di 2"), hand("Bo 2 Cy 3 Di 2"))
    assert before.table.players[0].is_in is False
    with pytest.raises(ConflictError) as caught:
        correct(NORWAY, before.entries, Correction(take_back=frozenset({2})))
    assert caught.value.members["breaks"] == {"hand": 3, "event": 4, "kind": "hand"}
    assert words(caught.value).startswith("Hand 3 would no longer fit: Ann is missing.")


@pytest.mark.parametrize(
    ("opening", "acts", "amended", "breaks", "message"),
    [
        pytest.param(
            GURKA,
            [hand("Ann A Bo 2 Cy 3 Di 2"), buy_in("Ann")],
            hand("Ann 2 Bo A Cy 3 Di 2"),
            "buy_in",
            "The buy-in before hand 2 would no longer fit: Ann is in with 0",
            id="buy-in",
        ),
        pytest.param(
            AGURK,
            [hand("Ann 9 Bo 3 Cy 2"), adjustment("Ann", -9)],
            hand("Ann 2 Bo 9 Cy 3"),
            "adjustment",
            "The adjustment before hand 2 would no longer fit: Ann has 0",
            id="adjustment",
        ),
        pytest.param(
            NORWAY,
            [FALLEN, FALLEN, hand("Bo 2 Cy 3 Di 2"), dealer("Cy")],
            None,
            "hand",
            "Hand 3 would no longer fit",
            id="hand",
        ),
        pytest.param(
            opening_of("gurka-norway", "Ann Bo"),
            [hand("Ann K Bo 3"), end("agreed")],
            hand("Ann 3 Bo 2"),
            None,
            "",
            id="nothing",
        ),
        pytest.param(
            opening_of("gurka-norway", options={"limit.points": 13}),
            [hand("Ann 2 Bo Q Cy 3"), adjustment("Ann", 5), withdrawal("Bo")],
            hand("Ann K Bo 2 Cy 3"),
            "adjustment",
            "The adjustment before hand 2 would no longer fit: Ann is out of the game.",
            id="who is out",
        ),
        pytest.param(
            opening_of("gurka-norway", "Ann Bo", {"limit.points": 13}),
            [hand("Ann Q Bo 3"), withdrawal("Ann")],
            hand("Ann K Bo 3"),
            "withdrawal",
            "The player leaving before hand 2 would no longer fit: The game is over",
            id="withdrawal",
        ),
        pytest.param(
            opening_of("gurka-norway", "Ann Bo", {"limit.points": 13}),
            [hand("Ann Q Bo 3"), join("Cy")],
            hand("Ann K Bo 3"),
            "join",
            "The player joining before hand 2 would no longer fit: The game is over",
            id="join",
        ),
        pytest.param(
            opening_of("gurka-norway", "Ann Bo", {"limit.points": 13}),
            [hand("Ann Q Bo 3"), end("agreed")],
            hand("Ann K Bo 3"),
            "end",
            "The end of the game before hand 2 would no longer fit: The game is over",
            id="end",
        ),
        pytest.param(
            opening_of("gurka-norway", "Ann Bo", {"limit.points": 13}),
            [hand("Ann Q Bo 3"), dealer("Bo")],
            hand("Ann K Bo 3"),
            "dealer",
            "The dealer named before hand 2 would no longer fit: The game is over",
            id="dealer",
        ),
    ],
)
def test_what_no_longer_fits_is_named(
    opening: Opening, acts: list[dict[str, Any]], amended: dict[str, Any] | None, breaks: str, message: str
) -> None:
    before = sheet_of(opening, *acts)
    correction = Correction({2: amended}) if amended else Correction(take_back=frozenset({2}))
    if not breaks:
        assert correct(opening, before.entries, correction).table.result is not None
        return
    with pytest.raises(ConflictError) as caught:
        correct(opening, before.entries, correction)
    assert words(caught.value).startswith(message)
    assert caught.value.members["breaks"]["kind"] == breaks
    event = caught.value.members["breaks"]["event"]
    if breaks != "hand":
        assert words(caught.value).endswith(f"take it back in the same request: take_back={event}.")


def test_a_refused_correction_changes_nothing() -> None:
    before = sheet_of(AGURK, *THREE_HANDS)
    with pytest.raises(RulesError):
        correct(AGURK, before.entries, Correction({3: hand("Ann 3 Bo 2")}))
    assert before == sheet_of(AGURK, *THREE_HANDS)


# Seats of those who join, and corrections.

TWO_JOIN = (join("Ed"), join("Flo"), adjustment("Flo", 5))


def test_nobody_moves_up_into_the_seat_of_who_never_joined() -> None:
    before = sheet_of(AGURK, *TWO_JOIN)
    with pytest.raises(ConflictError) as caught:
        correct(AGURK, before.entries, Correction(take_back=frozenset({2})))
    error = caught.value
    assert error.code == "later_hands_must_still_fit"
    assert error.members == {"breaks": {"hand": 1, "event": 3, "kind": "join"}}
    assert words(error) == (
        "The player joining before hand 1 would no longer fit: Flo would get another seat. "
        "If it should not count, take it back in the same request: take_back=3."
    )


def test_the_last_one_who_joined_can_be_taken_back() -> None:
    before = sheet_of(AGURK, *TWO_JOIN)
    sheet = correct(AGURK, before.entries, Correction(take_back=frozenset({3, 4})))
    assert [player.name for player in sheet.table.players] == ["Ann", "Bo", "Cy", "Ed"]


def test_all_who_joined_can_be_taken_back_together() -> None:
    before = sheet_of(AGURK, *TWO_JOIN)
    sheet = correct(AGURK, before.entries, Correction(take_back=frozenset({2, 3, 4})))
    assert sheet.entries == ()


def test_what_a_player_did_goes_with_the_player() -> None:
    before = sheet_of(AGURK, *TWO_JOIN)
    with refuses(ConflictError, match="The adjustment before hand 1 would no longer fit: Nobody here"):
        correct(AGURK, before.entries, Correction(take_back=frozenset({3})))


def test_what_is_before_the_first_corrected_act_need_not_be_scored_again() -> None:
    before = sheet_of(AGURK, *THREE_HANDS)
    acts = [entry.recorded for entry in before.entries]
    correction = Correction({3: THREE_HANDS[0]}, frozenset({4}))
    assert before_corrected(acts, correction) == acts[:1]
    assert before_corrected(acts, Correction()) == acts
    untouched = fold(AGURK, acts[:1])
    assert correct(AGURK, before.entries, correction, untouched=untouched) == correct(
        AGURK, before.entries, correction
    )


def test_acts_that_came_meanwhile_are_added_to_a_correction_or_named() -> None:
    short = sheet_of(AGURK, *THREE_HANDS[:2])
    correction = Correction({2: THREE_HANDS[1]})
    third = Recorded(4, THREE_HANDS[2], "at 4")
    longer = go_on(AGURK, short, [third])
    corrected = correct(AGURK, short.entries, correction)
    assert add_later(AGURK, corrected, [third], before=longer.entries) == correct(
        AGURK, longer.entries, correction
    )
    with pytest.raises(ConflictError) as caught:
        add_later(AGURK, corrected, [Recorded(4, hand("Ann 9"), "at 4")], before=longer.entries)
    assert caught.value.members["breaks"] == {"hand": 3, "event": 4, "kind": "hand"}
