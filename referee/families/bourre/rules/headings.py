"""The sections of the rule book, in their order."""

from __future__ import annotations

from enum import StrEnum


class Heading(StrEnum):
    """The headings of the sections of the rule book."""

    DEAL = "The deal"
    STAY = "Staying in"
    DRAW = "Drawing cards"
    PLAY = "The play"
    ANTE = "Antes"
    POT = "The pot"
    BOURRE = "Bourrés"
    FAULTS = "Faults"
    CHIPS = "Chips"
    END = "The end of the game"
    MONEY = "Money"
    PEOPLE = "Coming and going"
