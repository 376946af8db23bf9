"""The options of a variant, as frozen values.

Names, values and defaults are those of the JSON rules document, which is made from them, as is all that is
said of them. Each is told once, in the module of its section.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from referee.families.books.rules.asking import AskFor, AskRules, AskTurn, Empty, Lucky
from referee.families.books.rules.deal import All, DealRules
from referee.families.books.rules.ending import EndRules, Payout, StakesRules
from referee.families.books.rules.sets import BOOK, PAIR, SetRules, SetsEnd, WrongAsk
from referee.families.options.players import PlayersRange

__all__ = [
    "BOOK",
    "PAIR",
    "All",
    "AskFor",
    "AskRules",
    "AskTurn",
    "DealRules",
    "Empty",
    "EndRules",
    "Lucky",
    "Payout",
    "Rules",
    "SetRules",
    "SetsEnd",
    "StakesRules",
    "WrongAsk",
]


@dataclass(frozen=True, slots=True)
class Rules:
    """All options of a game.

    >>> Rules().deal.cards
    7
    """

    players: PlayersRange = field(default_factory=PlayersRange)
    deal: DealRules = field(default_factory=DealRules)
    ask: AskRules = field(default_factory=AskRules)
    set: SetRules = field(default_factory=SetRules)
    end: EndRules = field(default_factory=EndRules)
    stakes: StakesRules = field(default_factory=StakesRules)
