"""Counts of chips and cards in words, for rules."""

from __future__ import annotations


def chips(count: int) -> str:
    """So many chips.

    >>> chips(1), chips(20)
    ('1 chip', '20 chips')
    """
    return f"{count} chip" if count == 1 else f"{count} chips"


def cards(count: int) -> str:
    """So many cards.

    >>> cards(1), cards(5)
    ('1 card', '5 cards')
    """
    return f"{count} card" if count == 1 else f"{count} cards"
