"""The part of a catalogue that games of patience share."""

from __future__ import annotations

from typing import TypeVar

from referee.cards import SUITS
from referee.families.patience.rules.options import PatienceRules
from referee.families.patience.table.cards import RANKS
from referee.families.protocol import Cards
from referee.families.rounds.catalogue import RoundsCatalogue

RulesT = TypeVar("RulesT", bound=PatienceRules)
_CARDS = Cards(RANKS[::-1], tuple(SUITS), RANKS[::-1])
"""Of every card the suit matters."""


class PatienceCatalogue(RoundsCatalogue[RulesT]):
    """Variants of a game that one plays alone with one pack."""

    noun = "deal"

    def cards(self, rules: RulesT) -> Cards:
        """The cards it is played with."""
        return _CARDS
