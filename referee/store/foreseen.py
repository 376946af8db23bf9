"""Questions that are known before the first of them is answered, so that a store may answer all at once.

A use case first says what it will ask as a rule. A store that is far away answers that in one go, and the use
case goes by these answers. Should it ask something else, it begins again over a snapshot: all its answers are
always of one moment.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeVar, cast

from referee.store import Reading, Store

Result = TypeVar("Result")
Foresee = Callable[[Reading], object]
"""Asks what will be asked as a rule, and looks at no answer: there are none yet."""


class Question(NamedTuple):
    """One of `Reading`'s methods, with what it is called with."""

    method: str
    args: tuple[Any, ...]
    options: tuple[tuple[str, Any], ...] = ()

    @classmethod
    def of(cls, method: str, *args: Any, **options: Any) -> Question:
        """The question that a call puts."""
        return cls(method, args, tuple(sorted(options.items())))


Answers = Mapping[Question, Any]
"""Those of one moment."""


class _UnforeseenError(Exception):
    """Something has been asked that was not foreseen, or could not be answered with the rest."""


def questions(foresee: Foresee) -> list[Question]:
    """The questions that `foresee` asks, each once.

    >>> asked = questions(lambda tx: (tx.game("g"), tx.hand("g", 1), tx.game("g")))
    >>> [question.method for question in asked]
    ['game', 'hand']
    """
    noted: dict[Question, None] = {}
    foresee(cast("Reading", _Forwarding(noted.setdefault)))
    return [*noted]


def answered(store: Store, foresee: Foresee, use: Callable[[Reading], Result]) -> Result:
    """The result of `use` over a snapshot; it is called a second time where `foresee` was wrong.

    :raises StorageError: when the store cannot be read.
    """
    return answered_by(store, store.ask(foresee), use)


def answered_by(store: Store, answers: Answers | None, use: Callable[[Reading], Result]) -> Result:
    """The result of `use` over these answers, or over a snapshot where they do not suffice.

    :raises StorageError: when the store cannot be read.
    """
    if answers is not None:
        try:
            return use(cast("Reading", _Forwarding(partial(_answer_to, answers))))
        except _UnforeseenError:
            pass  # as below
    with store.read() as tx:
        return use(tx)


def answer(store: Store, ask: Callable[[Reading], Result]) -> Result:
    """The result of `ask` over one snapshot; it looks at no answer before the end.

    :raises StorageError: when the store cannot be read.
    """
    return answered(store, ask, ask)


def _answer_to(answers: Answers, question: Question) -> Any:
    try:
        return answers[question]
    except KeyError:
        raise _UnforeseenError from None


class _Forwarding:
    """`Reading` that hands every question to one function."""

    def __init__(self, answer: Callable[[Question], Any]) -> None:
        self._answer = answer

    def __getattr__(self, method: str) -> Callable[..., Any]:
        return partial(self._ask, method)

    def _ask(self, method: str, *args: Any, **options: Any) -> Any:
        return self._answer(Question.of(method, *args, **options))
