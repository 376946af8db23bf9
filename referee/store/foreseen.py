"""Questions that are known before the first of them is answered, so that a store may answer all at once.

Whoever reads says first what will be asked as a rule. A store that is far away answers that in one go, and
the reading goes by these answers. Should it ask something else, it begins again over a snapshot: what it has
heard is always of one moment.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeVar, cast

from referee.store import Reading, Store

Found = TypeVar("Found")
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
    """What is foreseen, each question once.

    >>> [one.method for one in questions(lambda tx: (tx.game("g"), tx.hand("g", 1), tx.game("g")))]
    ['game', 'hand']
    """
    noted: dict[Question, None] = {}
    foresee(cast("Reading", _Asked(noted.setdefault)))
    return [*noted]


def answered(store: Store, foresee: Foresee, use: Callable[[Reading], Found]) -> Found:
    """What somebody makes of a snapshot; `use` is called a second time where `foresee` was wrong.

    :raises StorageError: when the store cannot be read.
    """
    return answered_by(store, store.ask(foresee), use)


def answered_by(store: Store, answers: Answers | None, use: Callable[[Reading], Found]) -> Found:
    """What somebody makes of these answers, or of a snapshot where they do not do.

    :raises StorageError: when the store cannot be read.
    """
    if answers is not None:
        try:
            return use(cast("Reading", _Asked(partial(_told, answers))))
        except _UnforeseenError:
            pass  # as below
    with store.read() as tx:
        return use(tx)


def answer(store: Store, ask: Callable[[Reading], Found]) -> Found:
    """What is asked of one snapshot without looking at an answer before the end.

    :raises StorageError: when the store cannot be read.
    """
    return answered(store, ask, ask)


def _told(answers: Answers, question: Question) -> Any:
    try:
        return answers[question]
    except KeyError:
        raise _UnforeseenError from None


class _Asked:
    """`Reading` that hands every question on."""

    def __init__(self, answer: Callable[[Question], Any]) -> None:
        self._answer = answer

    def __getattr__(self, method: str) -> Callable[..., Any]:
        return partial(self._ask, method)

    def _ask(self, method: str, *args: Any, **options: Any) -> Any:
        return self._answer(Question.of(method, *args, **options))
