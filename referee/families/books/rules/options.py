"""The options of a variant, as frozen values.

Names, values and defaults are those of the JSON rules document, which is made from them, as is all that is
said of them. Each is told once, in the module of its section; those of the end and of money in `rounds/`.

Sources: Denexa Games: Authors (Go Fish), where a game is one deal; googida.com: Authors, ten points.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from referee.families.books.rules.asking import AskFor, AskRules, AskTurn, Empty, Lucky
from referee.families.books.rules.deal import All, DealRules
from referee.families.books.rules.headings import Heading
from referee.families.books.rules.sets import BOOK, PAIR, SetRules, SetsEnd, WrongAsk
from referee.families.options.option import section
from referee.families.options.players import PlayersRange
from referee.families.rounds.ends import EndRules, StakesRules, end_options

__all__ = [
    "BOOK",
    "NOUN",
    "PAIR",
    "All",
    "AskFor",
    "AskRules",
    "AskTurn",
    "DealRules",
    "Empty",
    "Lucky",
    "Rules",
    "SetRules",
    "SetsEnd",
    "WrongAsk",
]

NOUN = "deal"


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
    end: EndRules = end_options(EndRules(rounds=1), Heading.END, NOUN)
    stakes: StakesRules = section(StakesRules(), payout={"heading": Heading.MONEY})
