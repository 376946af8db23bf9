"""The result of a hand as a table remembers it, without counts: who takes the pot, and who has no trick."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a hand that two or more stayed for. Seats are counted from 0."""

    leaders: tuple[int, ...]
    """Most tricks, in seat order: the winner alone, or those who tied."""
    bourre: frozenset[int]
    """Stayed, and took no trick."""
    is_won: bool
    """True if somebody took the pot alone."""


def can_be(tricks: int, leaders: int, others: int, *, most: range, besides: int = 0) -> bool:
    """True if so many tricks can be shared so that the leaders have equally many, and more than the others.

    `most` is how many each leader may have; the others, and those who are not counted, `besides`, have one
    at least.

    >>> can_be(5, 1, 3, most=range(1, 6)), can_be(5, 1, 4, most=range(1, 6))
    (True, False)
    """
    for each in most:
        rest = tricks - leaders * each
        largest = tricks if besides else others * (each - 1)
        if others + besides <= rest <= largest and (others == 0 or each > 1):
            return True
    return False
