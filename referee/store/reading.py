"""One way to read: what a use case asks for beforehand, and the answers that it goes by.

A use case says in `asks` what it will ask as a rule, beside its `run`. A store that is far away answers that
in one go, and the use case goes by these answers. Should it ask something else, it begins again over a
snapshot: all its answers are always of one moment.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from referee.store import Reading, Store
from referee.store.questions import Asking, Question, Result

Asks = Callable[[Reading], object]
"""Asks what will be asked as a rule, and looks at no answer: there are none yet."""
Answers = Mapping[Question[Any], Any]
"""Those of one moment."""


def asks_nothing(_tx: Reading) -> None:
    """Asks nothing beforehand."""


def read(
    store: Store, run: Callable[[Reading], Result], asks: Asks | None, *, known: Answers | None = None
) -> Result:
    """The result of `run` over one snapshot; it is called a second time where `asks` was wrong.

    Without `asks` nobody knows beforehand. What `run` asks it may ask itself, where it looks at no answer
    before the end. What is `known` already is not asked again.

    :raises StorageError: when the store cannot be read.
    """
    answers = store.prefetch(asks) if known is None and asks is not None else known
    if answers is not None:
        try:
            return run(_Remembering(answers))
        except _UnforeseenError:
            pass  # as below
    with store.read() as tx:
        return run(tx)


def questions_of(asks: Asks) -> list[Question[Any]]:
    """The questions that `asks` asks, each once.

    >>> questions = questions_of(lambda tx: (tx.game("g"), tx.hand("g", 1), tx.game("g")))
    >>> [question.key for question in questions]
    [('game', 'g'), ('hand', 'g', 1)]
    """
    noting = _Noting()
    asks(noting)
    return [*noting.questions]


class _Noting(Asking):
    """Notes questions, and knows no answer."""

    def __init__(self) -> None:
        self.questions: dict[Question[Any], None] = {}

    def _answer_to(self, question: Question[Any]) -> Any:
        self.questions[question] = None


class _UnforeseenError(Exception):
    """Something has been asked that was not foreseen, or could not be answered with the rest."""


class _Remembering(Asking):
    """Answers what has been answered before."""

    def __init__(self, answers: Answers) -> None:
        self._answers = answers

    def _answer_to(self, question: Question[Any]) -> Any:
        try:
            return self._answers[question]
        except KeyError:
            raise _UnforeseenError from None
