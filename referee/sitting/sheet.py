"""The score sheet: the acts that count, each with what came of it.

The sheet is the fold of these acts: each is played at the table that the ones before it led to.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from referee.errors import ConflictError, NotFoundError, RefereeError, RulesError
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.steps import Due, Line, Step
from referee.sitting.confirmations import Confirmation
from referee.sitting.opening import Opening
from referee.words.said import Said


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, number `number` in its game."""

    number: int
    kind: str
    body: Document
    at: str
    by: str = ""
    """The label of the link it was done with."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """An act that counts, and the event that brought it in."""

    event: int
    act: Document
    at: str
    amended: bool = False
    confirmation: Confirmation | None = None
    """The words of others on a round, in a game that asks for them."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the score sheet: an act with what came of it."""

    position: int
    """From 1, without gaps."""
    recorded: Recorded
    hand: int | None
    """The hand's number, for hands."""
    lines: tuple[Line, ...]
    facts: Document = field(default_factory=dict)
    scores: Mapping[str, int] = field(default_factory=dict)
    """Every side's score afterwards."""
    dues: tuple[Due, ...] = field(default=(), compare=False)
    """The money that the act makes due. Entries read from a store have none."""

    @property
    def kind(self) -> str:
        """The kind of the act."""
        return str(self.recorded.act["kind"])

    def document(self) -> dict[str, Any]:
        """The entry as clients read it: for a hand, the hand."""
        confirmation = self.recorded.confirmation
        return {
            **self.recorded.act,
            **self.facts,
            "lines": [line.document() for line in self.lines],
            "scores": self.scores,
            "event": self.recorded.event,
            "recorded_at": self.recorded.at,
            "amended": self.recorded.amended,
            **({} if confirmation is None else {"confirmation": confirmation.document()}),
        }


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole score sheet and the table it leads to."""

    table: Any
    entries: tuple[Entry, ...]

    def hand(self, number: int) -> Entry:
        """Hand `number`.

        :raises NotFoundError: when there is none.
        """
        entry = next((entry for entry in self.entries if entry.hand == number), None)
        if entry is None:
            raise no_such_hand(number)
        return entry


def no_such_hand(number: int) -> NotFoundError:
    """The error for a hand that does not exist."""
    return NotFoundError(Said("sitting-no-such-hand", {"number": number}), code="hand_must_exist")


def next_entry(
    opening: Opening, table: Any, recorded: Recorded, *, position: int, steps: Steps | None = None
) -> tuple[Any, Entry]:
    """The table after one more act, and the act's line of the score sheet.

    :raises RulesError: when the act breaks the rules.
    :raises ConflictError: when the game does not stand so that it could happen.
    """
    engine = opening.family.engine
    step: Step[Any] = engine.play(table, recorded.act, steps)
    entry = Entry(
        position=position,
        recorded=replace(recorded, act=step.act),
        hand=step.round_number,
        lines=step.lines,
        facts=step.facts,
        scores=engine.scores(step.table),
        dues=step.dues,
    )
    return step.table, entry


def fold(opening: Opening, acts: Iterable[Recorded], steps: Steps | None = None) -> Sheet:
    """The score sheet of these acts. `steps` bounds all of them together; without it each has its own bound.

    :raises BrokenActError: naming the first act that does not fit.
    """
    return go_on(opening, Sheet(opening.table(), ()), acts, steps)


def go_on(opening: Opening, sheet: Sheet, acts: Iterable[Recorded], steps: Steps | None = None) -> Sheet:
    """The score sheet continued by these acts; `steps` as for `fold`.

    :raises BrokenActError: naming the first act that does not fit.
    """
    table, entries = sheet.table, list(sheet.entries)
    for position, recorded in enumerate(acts, len(entries) + 1):
        try:
            table, entry = next_entry(opening, table, recorded, position=position, steps=steps)
        except (RulesError, ConflictError) as error:
            raise BrokenActError(recorded, error) from error
        entries.append(entry)
    return Sheet(table, tuple(entries))


class BrokenActError(RefereeError):
    """An act does not fit behind the ones before it."""

    def __init__(self, recorded: Recorded, cause: RefereeError) -> None:
        super().__init__(cause.detail, code=cause.code, violations=cause.violations)
        self.recorded = recorded
        self.cause = cause
