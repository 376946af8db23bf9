"""The sections of the rule book, in their order."""

from __future__ import annotations

from enum import StrEnum


class Heading(StrEnum):
    """The sections of the rule book, by the ends of the ids of their headings."""

    DEAL = "deal"
    STAY = "stay"
    DRAW = "draw"
    PLAY = "play"
    ANTE = "ante"
    POT = "pot"
    BOURRE = "bourre"
    FAULTS = "faults"
    CHIPS = "chips"
    END = "end"
    MONEY = "money"
    PEOPLE = "people"
