"""Plans: what is to be written, worked out from a snapshot, and what must not have changed since.

Rules and JSON take time. So whoever writes decides outside of every transaction that writes, over a `Draft`:
it answers questions from a snapshot, notes what they depend on, and collects the changes. The plan that comes
of it is applied in one short transaction, which compares what was noted and writes what was collected.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from referee.errors import RefereeError, StaleError
from referee.store import Reading, Writing
from referee.store.club_protocol import WritingClubs
from referee.store.foreseen import Answers, Question
from referee.store.rows import state_of


class OutdatedError(RefereeError):
    """Something has changed that was decided by: to be decided anew. Clients never see it."""

    code = "version_must_match"


class GlanceKeys(NamedTuple):
    """The keys of the rows that recording an act needs, which a store may look up at once."""

    game_id: str
    digest: bytes | None
    """Of the token."""
    scope: bytes | None
    """Of the idempotency key."""


class Change(NamedTuple):
    """One of `Writing`'s methods, with what it is called with."""

    method: str
    args: tuple[Any, ...]
    options: Mapping[str, Any]


class Subject(NamedTuple):
    """Something that answers depend on, and how to ask whether it has changed."""

    state: Callable[..., Any]
    args: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """Changes to be written, provided that every subject is in the state it was decided by."""

    changes: tuple[Change, ...]
    expects: Mapping[Subject, Any]

    def games(self) -> set[str]:
        """The ids of the games that have to stay as they are, or are changed."""
        expected = {subject.args[0] for subject in self.expects if subject.state is _game_version}
        return expected | {change.args[0].id for change in self.changes if change.method == "save_game"}

    def apply(self, tx: Writing) -> None:
        """Writes it down.

        :raises OutdatedError: when something else came first; the transaction must then be given up.
        """
        try:
            for subject, state in self.expects.items():
                if subject.state is _token:
                    tx.check_token(subject.args[0], state)
                elif subject.state is _game_version and state is not None:
                    tx.check_version(subject.args[0], state)
                elif subject.state(tx, *subject.args) != state:
                    raise OutdatedError("Something else was written first.")
            for change in self.changes:
                getattr(tx, change.method)(*change.args, **change.options)
        except StaleError as error:
            raise OutdatedError(error.detail) from error


def _game_version(tx: Reading, game_id: str, *_: Any) -> Any:
    return tx.versions([game_id]).get(game_id)


def _club_version(tx: Reading, club_id: str, *_: Any) -> Any:
    return _version(tx.club(club_id))


def _version(row: Any) -> Any:
    return None if row is None else row.version


def _token(tx: Reading, digest: bytes) -> Any:
    return state_of(tx.token(digest))


def _tokens(tx: Reading, game_id: str) -> Any:
    return [state_of(token) for token in tx.tokens(game_id)]


def _answer(tx: Reading, method: str, args: tuple[Any, ...], options: tuple[tuple[str, Any], ...]) -> Any:
    return getattr(tx, method)(*args, **dict(options))


_STATES: Mapping[str, Callable[..., Any]] = {
    **dict.fromkeys(
        ("game", "events", "entries", "last_position", "hands", "hand", "transfers", "seats", "guests"),
        _game_version,
    ),
    **dict.fromkeys(
        (
            "club",
            "members",
            "active_members",
            "member",
            "members_meant",
            "members_named",
            "last_member",
            "rule_sets",
            "rule_set",
            "rule_sets_named",
            "last_rule_set",
            "rule_set_versions",
            "club_tokens",
            "tokens_labelled",
        ),
        _club_version,
    ),
    "token": _token,
    "tokens": _tokens,
}
"""By question, what its answer depends on. Of any other question the answer itself must stay what it was."""
_IN_ANSWER: Mapping[str, Callable[[Any], Any]] = {"game": _version, "club": _version, "token": state_of}
"""Answers that tell the state of what they are about."""
_HELD_BY_KEY = frozenset({"answer"})
"""What need not be asked again: to keep another one is refused."""
_HELD_BY_CHANGE: Mapping[str, Callable[..., Any]] = {"save_game": _game_version, "save_club": _club_version}
"""Changes that are refused where the version is another, so that it need not be asked again."""
_WRITES = frozenset(
    name for protocol in (Writing, WritingClubs) for name in vars(protocol) if not name.startswith("_")
)


def _last_claim(game_id: str) -> Subject:
    """The number of a game's last claim, which need not be asked again: to keep another one is refused."""
    return Subject(_answer, ("last_claim", (game_id,), ()))


class Draft:
    """`Writing` before there is a transaction: answers from a snapshot, and writes nothing.

    All questions come before the first change, so that no answer is one that a change has made wrong.
    """

    def __init__(
        self, look: Callable[[], AbstractContextManager[Reading]], glance: Answers | None = None
    ) -> None:
        """`look` takes a snapshot, when the first question is asked that the glance does not answer."""
        self._look = look
        self._glance: Answers = glance or {}
        self._held = ExitStack()
        self._snapshot: Reading | None = None
        self._sure: set[Subject] = set()
        """What this snapshot has been asked for."""
        self._answers: dict[Question, Any] = {}
        """The answers so far, by question, so that none is asked twice."""
        self._expects: dict[Subject, Any] = {}
        self._changes: list[Change] = []

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
        self._glance = {}

    def __getattr__(self, name: str) -> Any:
        return partial(self._change if name in _WRITES else self._ask, name)

    def _ask(self, name: str, *args: Any, **options: Any) -> Any:
        if self._changes:
            raise AssertionError(f"{name} is asked behind a change")
        question = Question.of(name, *args, **options)
        if question not in self._answers:
            if question in self._glance:
                answer = self._glance[question]
            else:
                answer = getattr(self._opened(), name)(*args, **options)
            if name not in _HELD_BY_KEY:
                self._note(name, args, options, answer)
            self._answers[question] = answer
        return self._answers[question]

    def _opened(self) -> Reading:
        """The snapshot. What a glance has answered before must be the same in it."""
        if self._snapshot is None:
            self._snapshot = self._held.enter_context(self._look())
            glance, self._glance = self._glance, {}
            for subject in self._sure if glance else ():
                if subject.state(self._snapshot, *subject.args) != self._expects[subject]:
                    raise OutdatedError("Something else was written meanwhile.")
        return self._snapshot

    def _note(self, name: str, args: tuple[Any, ...], options: dict[str, Any], answer: Any) -> None:
        state = _STATES.get(name)
        if state is None:
            subject = Subject(_answer, (name, args, tuple(options.items())))
        else:
            subject = Subject(state, args[:1])
        if subject in self._sure:
            return
        self._sure.add(subject)
        if state is None:
            current = answer
        elif name in _IN_ANSWER:
            current = _IN_ANSWER[name](answer)
        else:
            current = state(self._opened(), *args[:1])
        if self._expects.setdefault(subject, current) != current:
            raise OutdatedError("Something else was written meanwhile.")

    def _change(self, name: str, *args: Any, **options: Any) -> None:
        self._changes.append(Change(name, args, options))
        if name == "add_claim":
            self._expects.pop(_last_claim(args[0].game_id), None)
        if name in _HELD_BY_CHANGE:
            subject = Subject(_HELD_BY_CHANGE[name], (args[0].id,))
            if self._expects.get(subject) == options["was"]:
                del self._expects[subject]


@contextmanager
def drafting(
    look: Callable[[], AbstractContextManager[Reading]], glance: Answers | None = None
) -> Iterator[Draft]:
    """A draft, whose snapshot is let go of in the end."""
    draft = Draft(look, glance)
    try:
        yield draft
    finally:
        draft.rest()


def drafting_within(tx: Writing) -> AbstractContextManager[Draft]:
    """A draft in a transaction that writes, so that nothing can come before its plan."""
    return drafting(lambda: nullcontext(tx))
