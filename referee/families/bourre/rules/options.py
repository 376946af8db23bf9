"""The options of a variant of Bourré, as frozen values.

Names, values and defaults are those of the JSON rules document. Each is defined once, in the module of its
section (`sections/`); its texts are in `rulebook/words/`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from referee.families.bourre.rules.sections.ante import AnteBy, AnteRules, Exempt
from referee.families.bourre.rules.sections.bourre import BourrePays, BourreRules
from referee.families.bourre.rules.sections.chips import ChipRules, Short
from referee.families.bourre.rules.sections.deal import DealRules, Trump
from referee.families.bourre.rules.sections.draw import DrawFrom, DrawRules, DrawWhen
from referee.families.bourre.rules.sections.end import EndRules, EndWhen
from referee.families.bourre.rules.sections.faults import BarredLeader, FaultRules, Penalty
from referee.families.bourre.rules.sections.play import Cinch, CinchTrumping, LeadDuty, PlayRules, Void
from referee.families.bourre.rules.sections.pot import Left, PotRules, Tie, WonBy
from referee.families.bourre.rules.sections.stay import MustStay, NobodyStays, StayHow, StayRules
from referee.families.options.players import PlayersRange

__all__ = [
    "AnteBy",
    "AnteRules",
    "BarredLeader",
    "BourrePays",
    "BourreRules",
    "ChipRules",
    "Cinch",
    "CinchTrumping",
    "DealRules",
    "DrawFrom",
    "DrawRules",
    "DrawWhen",
    "EndRules",
    "EndWhen",
    "Exempt",
    "FaultRules",
    "LeadDuty",
    "Left",
    "MustStay",
    "NobodyStays",
    "Penalty",
    "PlayRules",
    "PlayersRange",
    "PotRules",
    "Rules",
    "Short",
    "StayHow",
    "StayRules",
    "Tie",
    "Trump",
    "Void",
    "WonBy",
]


@dataclass(frozen=True, slots=True)
class Rules:
    """All options of a game.

    >>> Rules().deal.cards, Rules().players.max
    (5, 8)
    """

    WORDS = "bourre_rules"

    players: PlayersRange = field(default_factory=lambda: PlayersRange(2, 8))
    deal: DealRules = field(default_factory=DealRules)
    stay: StayRules = field(default_factory=StayRules)
    draw: DrawRules = field(default_factory=DrawRules)
    play: PlayRules = field(default_factory=PlayRules)
    ante: AnteRules = field(default_factory=AnteRules)
    pot: PotRules = field(default_factory=PotRules)
    bourre: BourreRules = field(default_factory=BourreRules)
    faults: FaultRules = field(default_factory=FaultRules)
    chips: ChipRules = field(default_factory=ChipRules)
    end: EndRules = field(default_factory=EndRules)
