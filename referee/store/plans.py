"""Plans: what is to be written, worked out from a snapshot, and what must not have changed since.

Rules and JSON take time. So whoever writes decides outside of every transaction that writes, over a `Draft`:
it answers questions from a snapshot, notes what they depend on, and collects the changes. The plan that comes
of it is applied in one short transaction, which compares what was noted and writes what was collected.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from typing import Any

from referee.errors import RefereeError, StaleError
from referee.store import Reading, Transaction
from referee.store.changes import Change, Changing, SaveGame
from referee.store.questions import Asking, Question
from referee.store.reading import Answers
from referee.store.subjects import GameVersion, Subject


class OutdatedError(RefereeError):
    """Something has changed that was decided by: to be decided anew. Clients never see it."""

    code = "version_must_match"


@dataclass(frozen=True, slots=True)
class Plan:
    """Changes to be written, provided that every subject is in the state it was decided by."""

    changes: tuple[Change, ...]
    expects: Mapping[Subject, Any]

    def games(self) -> set[str]:
        """The ids of the games that have to stay as they are, or are changed."""
        expected = {subject.game_id for subject in self.expects if isinstance(subject, GameVersion)}
        return expected | {change.game.id for change in self.changes if isinstance(change, SaveGame)}

    def apply(self, tx: Transaction) -> None:
        """Writes it down.

        :raises OutdatedError: when something else came first; the transaction must then be given up.
        """
        try:
            for subject, state in self.expects.items():
                subject.check(tx, state)
            for change in self.changes:
                change.apply(tx)
        except StaleError as error:
            raise OutdatedError(error.detail) from error


class Draft(Asking, Changing):
    """`Writing` before there is a transaction: answers from a snapshot, and writes nothing.

    All questions come before the first change, so that no answer is one that a change has made wrong. In the
    end of a block over it its snapshot is let go of.
    """

    def __init__(
        self, look: Callable[[], AbstractContextManager[Reading]], known: Answers | None = None
    ) -> None:
        """`look` takes a snapshot, when the first question is asked whose answer is not `known`."""
        self._look = look
        self._known: Answers = known or {}
        self._held = ExitStack()
        self._snapshot: Reading | None = None
        self._sure: set[Subject] = set()
        """The subjects that this snapshot has been asked for."""
        self._answers: dict[Question[Any], Any] = {}
        """The answers so far, so that nothing is asked twice."""
        self._expects: dict[Subject, Any] = {}
        self._changes: list[Change] = []

    def __enter__(self) -> Draft:
        return self

    def __exit__(self, *_: object) -> None:
        self.rest()

    def plan(self) -> Plan:
        """The plan of all that has been decided."""
        return Plan(tuple(self._changes), self._expects)

    def rest(self) -> None:
        """Lets go of the snapshot, while something long is worked out. The next question takes another.

        Should that one show something else than the last, the question raises OutdatedError.
        """
        self._held.close()
        self._snapshot = None
        self._sure.clear()
        self._answers.clear()
        self._known = {}

    def _answer_to(self, question: Question[Any]) -> Any:
        if self._changes:
            raise AssertionError(f"{question.key[0]} is asked behind a change")
        if question not in self._answers:
            if question in self._known and self._tells_state(question):
                answer = self._known[question]
            else:
                answer = question.ask(self._snapshot or self._opened())
            if not question.is_held:
                self._note(question, answer)
            self._answers[question] = answer
        return self._answers[question]

    def _tells_state(self, question: Question[Any]) -> bool:
        """True if its answer says in which state its subject was, which a snapshot need not be asked for."""
        subject = question.subject
        return subject is None or question.state_in is not None or question.is_held or subject in self._sure

    def _opened(self) -> Reading:
        """The snapshot. What was known before must be the same in it."""
        if self._snapshot is None:
            self._snapshot = self._held.enter_context(self._look())
            known, self._known = self._known, {}
            for subject in self._sure if known else ():
                if subject.state(self._snapshot) != self._expects[subject]:
                    raise OutdatedError("Something else was written meanwhile.")
        return self._snapshot

    def _note(self, question: Question[Any], answer: Any) -> None:
        subject = question.subject or question
        if subject in self._sure:
            return
        self._sure.add(subject)
        if subject is question:
            current = answer
        elif question.state_in is not None:
            current = question.state_in(answer)
        else:
            current = subject.state(self._opened())
        if self._expects.setdefault(subject, current) != current:
            raise OutdatedError("Something else was written meanwhile.")

    def _change(self, change: Change) -> None:
        self._changes.append(change)
        held = change.held()
        if held is not None and self._expects.get(held[0]) == held[1]:
            # The change is refused where it is another, so that it need not be asked again.
            del self._expects[held[0]]
