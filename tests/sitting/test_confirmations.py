"""What others say of rounds: in the log, beside the rounds, and never in the scores."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.errors import NotFoundError
from referee.sitting.confirmations import (
    CONFIRMED,
    DISPUTED,
    ENTERED,
    Author,
    Confirmation,
    State,
    Unconfirmed,
)
from referee.sitting.log import AMENDED, CREATED, TAKEN_BACK, replay
from referee.sitting.opening import Opening
from referee.sitting.sheet import Event
from tests.sitting.sheets import AGURK, THREE_HANDS
from tests.tables import hand

ASKS = replace(AGURK, confirm=True)
ANN, BO = Author(link="a", player="p1").in_event(), Author(link="b", player="p2").in_event()
KINDS = ("hand", CONFIRMED, DISPUTED, AMENDED, TAKEN_BACK)


def log_of(kinds: list[tuple[str, int]]) -> list[Event]:
    """A log of these events; the number chooses the round that one is about, where there is any."""
    log, standing = [Event(1, CREATED, {}, "at 1")], dict[int, int]()
    for number, (kind, at) in enumerate(kinds, 2):
        rounds = [*standing]
        about = rounds[at % len(rounds)] if rounds else None
        if kind == "hand" or about is None:
            log.append(Event(number, "hand", {**THREE_HANDS[at % 3], ENTERED: ANN}, f"at {number}", "Ann"))
            standing[number] = number
        elif kind == AMENDED:
            body = {"event": about, "act": hand("Ann 3 Bo 2 Cy 8"), "take_back": [], ENTERED: BO}
            log.append(Event(number, kind, body, f"at {number}", "Bo"))
            standing[about] = number
        elif kind == TAKEN_BACK:
            log.append(Event(number, kind, {"events": [about]}, f"at {number}", "Ann"))
            del standing[about]
        else:
            body = {"event": about, "as_of": standing[about], **BO, "reason": "No"}
            log.append(Event(number, kind, body, f"at {number}", "Bo"))
    return log


@given(st.lists(st.tuples(st.sampled_from(KINDS), st.integers(0, 9)), max_size=9))
def test_what_is_said_changes_no_score_and_comes_out_of_the_log(kinds: list[tuple[str, int]]) -> None:
    log = log_of(kinds)
    sheet, silent = replay(ASKS, log), replay(AGURK, [event for event in log if event.kind not in KINDS[1:3]])
    assert [entry.scores for entry in sheet.entries] == [entry.scores for entry in silent.entries]
    assert sheet.table == silent.table
    assert all(entry.recorded.confirmation is None for entry in silent.entries)
    unconfirmed = Unconfirmed.of(sheet.entries)
    for entry in sheet.entries:
        said = entry.recorded.confirmation
        assert said is not None
        assert Confirmation.from_document(json.loads(json.dumps(said.document()))) == said
        assert (entry.hand in unconfirmed.open) is (said.state is State.OPEN)
        assert (entry.hand in unconfirmed.disputed) is (said.state is State.DISPUTED)
        assert ENTERED not in entry.recorded.act
    # Each round's words are those since it was last entered or amended.
    for entry in sheet.entries:
        since = [event for event in log if event.body.get("event") == entry.recorded.event]
        after = [event for event in since if event.kind in KINDS[1:3] and event.number > _as_of(entry)]
        assert (after[-1].kind if after else "open") == entry.recorded.confirmation.state


def _as_of(entry) -> int:
    return entry.recorded.confirmation.as_of


def test_an_opening_keeps_that_it_asks() -> None:
    document = json.loads(json.dumps(ASKS.document()))
    assert Opening.from_document(ASKS.family, document).confirm
    assert "confirm" not in AGURK.document()


@pytest.mark.parametrize("body", [{"event": 3, "as_of": 3}, {"event": 2, "as_of": 3}])
def test_nothing_is_said_of_a_round_that_is_not_there(body: dict[str, int]) -> None:
    log = [*log_of([("hand", 0)]), Event(3, CONFIRMED, body, "at 3")]
    with pytest.raises(NotFoundError):
        replay(ASKS, log)
    with pytest.raises(NotFoundError):
        replay(AGURK, log)
