import json
from collections.abc import Iterable
from typing import Any

import pytest

from referee.errors import ConflictError, NotFoundError, RulesError
from referee.families.cucumber.family import CUCUMBER
from referee.sitting.corrections import add_later, before_corrected, correct, first_difference, score_changes
from referee.sitting.log import (
    AMENDED,
    CREATED,
    REMATCH,
    TAKEN_BACK,
    Correction,
    acts_that_count,
    position_of_hand,
    replay,
)
from referee.sitting.opening import Opening
from referee.sitting.sheet import BrokenActError, Entry, Event, Recorded, Sheet, fold, go_on, next_entry
from tests.tables import (
    adjustment,
    buy_in,
    correction_event,
    dealer,
    end,
    hand,
    join,
    opening_of,
    outcome,
    scores,
    withdrawal,
)

FOUR = "Ann Bo Cy Di"
AGURK = opening_of("agurk")
GURKA = opening_of("gurka", FOUR)
NORWAY = opening_of("gurka-norway", FOUR)


def sheet_of(opening: Opening, *acts: dict[str, Any]) -> Sheet:
    """The score sheet of these acts; the first came in with event 2, behind the creation."""
    return fold(opening, [Recorded(event, act, f"at {event}") for event, act in enumerate(acts, 2)])


def events_of(acts: Iterable[dict[str, Any]]) -> list[Event]:
    created = Event(1, CREATED, {}, "at 1")
    return [created, *(Event(event, act["kind"], act, f"at {event}") for event, act in enumerate(acts, 2))]


THREE_HANDS = (hand("Ann 9 Bo 3 Cy 2"), hand("Ann 3 Bo 7 Cy 2"), hand("Ann 3 Bo 2 Cy 5"))


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
    assert document["lines"][0]["text"] == "Ann took the last trick with a 9: 9 points."
    assert document["scores"] == {"p1": 9, "p2": 0, "p3": 0}


def test_an_entry_keeps_the_act_in_canonical_form() -> None:
    _, entry = next_entry(AGURK, AGURK.table(), Recorded(2, hand("bo t Cy 3 Ann q♠"), ""), position=1)
    assert entry.recorded.act["last_trick"][0] == {"player": "p2", "card": "10"}


def test_a_hand_is_found_by_its_number() -> None:
    sheet = sheet_of(AGURK, adjustment("Bo", 3), *THREE_HANDS)
    assert sheet.hand(2).recorded.event == 4
    for number in (0, 4):
        with pytest.raises(NotFoundError, match=f"There is no hand {number} in this game") as caught:
            sheet.hand(number)
        assert caught.value.code == "hand_must_exist"


def test_a_fold_names_the_act_that_does_not_fit() -> None:
    with pytest.raises(BrokenActError) as caught:
        sheet_of(AGURK, THREE_HANDS[0], hand("Ann 3 Bo 2"), THREE_HANDS[1])
    error = caught.value
    assert (error.recorded.event, error.code) == (3, "rules_must_hold")
    assert isinstance(error.cause, RulesError)
    assert [violation.code for violation in error.violations] == ["every_player_must_appear"]


# Corrections.


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
    with pytest.raises(NotFoundError, match="Event 9 brought nothing") as caught:
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
    assert error.detail.startswith("Hand 3 would no longer fit: Ann is out of the game.")
    assert [violation.code for violation in error.violations] == ["player_must_be_in"]


def test_a_later_hand_keeps_its_old_number_when_one_before_is_removed() -> None:
    before = sheet_of(NORWAY, FALLEN, hand("Ann 8 Bo 2 Cy 3 Di 2"), hand("Bo 2 Cy 3 Di 2"))
    assert before.table.players[0].is_in is False
    with pytest.raises(ConflictError) as caught:
        correct(NORWAY, before.entries, Correction(take_back=frozenset({2})))
    assert caught.value.members["breaks"] == {"hand": 3, "event": 4, "kind": "hand"}
    assert caught.value.detail.startswith("Hand 3 would no longer fit: Ann is missing.")


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
    assert caught.value.detail.startswith(message)
    assert caught.value.members["breaks"]["kind"] == breaks
    event = caught.value.members["breaks"]["event"]
    if breaks != "hand":
        assert caught.value.detail.endswith(f"take it back in the same request: take_back={event}.")


def test_a_refused_correction_changes_nothing() -> None:
    before = sheet_of(AGURK, *THREE_HANDS)
    with pytest.raises(RulesError):
        correct(AGURK, before.entries, Correction({3: hand("Ann 3 Bo 2")}))
    assert before == sheet_of(AGURK, *THREE_HANDS)


# A dealer drawn for, and corrections.

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


# Seats of those who join, and corrections.

TWO_JOIN = (join("Ed"), join("Flo"), adjustment("Flo", 5))


def test_nobody_moves_up_into_the_seat_of_who_never_joined() -> None:
    before = sheet_of(AGURK, *TWO_JOIN)
    with pytest.raises(ConflictError) as caught:
        correct(AGURK, before.entries, Correction(take_back=frozenset({2})))
    error = caught.value
    assert error.code == "later_hands_must_still_fit"
    assert error.members == {"breaks": {"hand": 1, "event": 3, "kind": "join"}}
    assert error.detail == (
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
    with pytest.raises(ConflictError, match="The adjustment before hand 1 would no longer fit: Nobody here"):
        correct(AGURK, before.entries, Correction(take_back=frozenset({3})))


# The log.


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
    told = correction_event(5, amend, correct(AGURK, before.entries, amend))
    assert (told.kind, told.body["event"], told.body["take_back"]) == (AMENDED, 3, [4])
    assert told.body["act"]["last_trick"][0] == {"player": "p1", "card": "10"}
    remove = Correction(take_back=frozenset({4, 3}))
    told = correction_event(5, remove, correct(AGURK, before.entries, remove))
    assert (told.kind, told.body) == (TAKEN_BACK, {"events": [3, 4]})


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


# What a correction changes.


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


# Corrections of long games, which others go on with meanwhile.


def test_a_score_sheet_goes_on_where_another_one_ends() -> None:
    whole = sheet_of(AGURK, *THREE_HANDS)
    acts = [entry.recorded for entry in whole.entries]
    assert go_on(AGURK, fold(AGURK, acts[:1]), acts[1:]) == whole


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


@pytest.mark.parametrize("number", [0, 4, -1])
def test_a_hand_that_is_not_there_has_no_position(number: int) -> None:
    acts = [entry.recorded for entry in sheet_of(AGURK, *THREE_HANDS).entries]
    with pytest.raises(NotFoundError):
        position_of_hand(acts, number)
    assert position_of_hand(acts, 3) == 2
