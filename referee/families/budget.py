"""A bound on what a question may take, counted in steps: the same question always takes as many.

What cannot be decided within it is refused with what would make it smaller, never guessed.
"""

from __future__ import annotations

from referee.errors import RulesError
from referee.words.said import Said

LIGHT_STEPS = 15_000
"""The steps of a request that takes no longer than any other: some milliseconds."""
MOST_STEPS = 100_000
"""Of one question: 0.2 s on a slow machine."""


class TooLongError(RulesError):
    """The question takes more steps than it may."""

    code = "question_must_be_smaller"


class HeavyError(Exception):
    """Light work turns out to be none, and nothing has come of it: it is to be done again in turn.

    It is no error of whoever asks, and so nobody on its way takes it for one.
    """


class Steps:
    """Steps taken towards an answer, and how many there may be. A step is a few hundred nanoseconds.

    >>> steps = Steps(10)
    >>> steps.take(4)
    >>> steps.taken
    4
    """

    def __init__(self, most: int = MOST_STEPS) -> None:
        self.most = most
        self.taken = 0

    def take(self, count: int) -> None:
        """Counts steps about to be taken.

        :raises TooLongError: when there would be too many.
        """
        self.taken += count
        if self.taken > self.most:
            raise TooLongError(Said("common-question-too-long", {"steps": self.most}))


class LightSteps(Steps):
    """Steps of work for which no turn is waited.

    >>> LightSteps(10).take(11)
    Traceback (most recent call last):
    referee.families.budget.HeavyError
    """

    def __init__(self, most: int = LIGHT_STEPS) -> None:
        super().__init__(most)

    def take(self, count: int) -> None:
        """Counts steps about to be taken.

        :raises HeavyError: when there are more than light work takes.
        """
        self.taken += count
        if self.taken > self.most:
            raise HeavyError
