"""Numbers that a claim tells, held to what the rules allow."""

from __future__ import annotations

from collections.abc import Mapping

from referee.errors import RulesError, Violation
from referee.words.said import Said


def check_cards(counts: Mapping[str, int], size: int) -> None:
    """Checks that the pack holds as many cards as are told of, by the path of each number.

    :raises RulesError: when there are more.

    >>> check_cards({"/stock": 40, "/pile": 12}, 52)
    >>> check_cards({"/stock": 40, "/pile": 13}, 52)
    Traceback (most recent call last):
    referee.errors.RulesError: Said(id='common-cards-told-of', args={'count': 53, 'size': 52})
    """
    count = sum(counts.values())
    if count > size:
        message = Said("common-cards-told-of", {"count": count, "size": size})
        largest = max(counts, key=lambda path: counts[path])
        least = max(0, size - count + counts[largest])
        raise RulesError.of(
            [Violation(largest, "pack_must_hold_the_cards", message, counts[largest], f"0 to {least}")]
        )


def check_range(path: str, given: int, low: int, high: int, message: Said | str) -> None:
    """Checks that a number is one that the rules allow.

    :raises RulesError: when it is not.

    >>> check_range("/taken", 3, 0, 5, "There are 5 tricks.")
    >>> check_range("/taken", 6, 0, 5, "There are 5 tricks.")
    Traceback (most recent call last):
    referee.errors.RulesError: There are 5 tricks.
    """
    if not low <= given <= high:
        raise RulesError.of([Violation(path, "number_must_be_in_range", message, given, f"{low} to {high}")])
