"""The events of a game, in order: a log that only grows.

Most events are acts (a round, a buy-in, somebody leaving). A correction is an event that replaces or takes
back earlier acts. The acts that count are those that are left. In a game that asks for it, further events
confirm or dispute a round.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from referee.errors import NotFoundError
from referee.families.acts import ROUND
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.sitting.confirmations import (
    CONFIRMED,
    DISPUTED,
    ENTERED,
    Author,
    Confirmation,
    apply_statement,
)
from referee.sitting.opening import Opening
from referee.sitting.sheet import Entry, Event, Recorded, Sheet, fold, no_such_hand
from referee.words.said import Said

AMENDED = "amended"
TAKEN_BACK = "taken_back"
REMATCH = "rematch"
CREATED = "created"
LOCKED = "locked"
UNLOCKED = "unlocked"
LOOK = "look"
APART = frozenset({REMATCH, LOCKED, UNLOCKED, LOOK, CONFIRMED, DISPUTED})
"""Kinds of events that change neither the score sheet nor the result."""
_NO_ACTS = APART | {CREATED}


@dataclass(frozen=True, slots=True)
class Correction:
    """Acts to replace and acts to take back, each named by its event."""

    replace: Mapping[int, Document] = field(default_factory=dict)
    take_back: frozenset[int] = frozenset()
    opens: Confirmation = field(default=Confirmation(0), compare=False)
    """The confirmation with which a replaced round begins anew, where the game asks for one."""

    def event(self, amended: Entry | None) -> tuple[str, dict[str, Any]]:
        """Kind and body of its event; `amended` is the entry after the correction."""
        back = sorted(self.take_back)
        if amended is None:
            return TAKEN_BACK, {"events": back}
        recorded = amended.recorded
        body = {"event": recorded.event, "act": recorded.act, "take_back": back}
        opens = recorded.confirmation
        return AMENDED, body if opens is None else {**body, ENTERED: opens.entered.in_event()}

    @classmethod
    def from_event(cls, event: Event) -> Correction:
        """The correction that an event records."""
        if event.kind == AMENDED:
            body = event.body
            opens = Confirmation(event.number, Author.of_event(event.by, body.get(ENTERED, {})))
            return cls({body["event"]: body["act"]}, frozenset(body["take_back"]), opens)
        return cls(take_back=frozenset(event.body["events"]))

    def apply_to(self, acts: dict[int, Recorded]) -> None:
        """Corrects the acts that count, by event, in place.

        :raises NotFoundError: when one of its events is none of them.
        """
        for event in (*self.replace, *sorted(self.take_back)):
            if event not in acts:
                raise NotFoundError(Said("sitting-no-such-act", {"event": event}), code="act_must_exist")
        for event, act in self.replace.items():
            opens = None if acts[event].confirmation is None else self.opens
            acts[event] = replace(acts[event], act=act, amended=True, confirmation=opens)
        for event in self.take_back:
            del acts[event]


def acts_that_count(events: Iterable[Event], *, confirming: bool = False) -> list[Recorded]:
    """The acts that count once the corrections of a log are applied.

    In a `confirming` game others say of rounds whether they are right.

    :raises NotFoundError: when a correction or a statement names an act that does not count.
    """
    acts: dict[int, Recorded] = {}
    for event in events:
        if event.kind in {AMENDED, TAKEN_BACK}:
            Correction.from_event(event).apply_to(acts)
        elif event.kind in {CONFIRMED, DISPUTED}:
            apply_statement(event, acts)
        elif event.kind not in _NO_ACTS:
            acts[event.number] = _recorded(event, confirming=confirming)
    return list(acts.values())


def _recorded(event: Event, *, confirming: bool) -> Recorded:
    if ENTERED not in event.body and not confirming:
        return Recorded(event.number, event.body, event.at)
    entered = Author.of_event(event.by, event.body.get(ENTERED, {}))
    opens = Confirmation(event.number, entered) if confirming and event.kind == ROUND else None
    act = {name: value for name, value in event.body.items() if name != ENTERED}
    return Recorded(event.number, act, event.at, confirmation=opens)


def replay(opening: Opening, events: Iterable[Event], steps: Steps | None = None) -> Sheet:
    """The score sheet that a whole log leads to; `steps` as for `fold`.

    :raises BrokenActError: when the log is not one of this game.
    """
    return fold(opening, acts_that_count(events, confirming=opening.confirm), steps)


def position_of_hand(acts: Sequence[Recorded], hand: int) -> int:
    """The position of hand `hand` among the acts that count, from 0.

    :raises NotFoundError: when there is none.
    """
    hands = [at for at, recorded in enumerate(acts) if recorded.act["kind"] == ROUND]
    if not 1 <= hand <= len(hands):
        raise no_such_hand(hand)
    return hands[hand - 1]


def table_before(opening: Opening, events: Iterable[Event], hand: int, steps: Steps | None = None) -> Any:
    """The table at which hand `hand` was played; `steps` as for `fold`.

    :raises NotFoundError: when there is none.
    """
    acts = acts_that_count(events, confirming=opening.confirm)
    return fold(opening, acts[: position_of_hand(acts, hand)], steps).table
