"""The options of a variant, as frozen values.

Names, values and defaults are those of the JSON rules document, which is made from them, as is all that is
said of them. Each is told once, in the module of its section.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from referee.families.options.players import PlayersRange
from referee.families.rounds.ends import EndRules, end_options
from referee.families.snip_snap.rules.chips import WORDS, ChipRules, Chips
from referee.families.snip_snap.rules.headings import Heading
from referee.families.snip_snap.rules.money import StakesRules
from referee.families.snip_snap.rules.playing import All, DealRules, PlayRules

__all__ = [
    "NOUN",
    "WORDS",
    "All",
    "ChipRules",
    "Chips",
    "DealRules",
    "PlayRules",
    "Rules",
    "StakesRules",
]

NOUN = "deal"


@dataclass(frozen=True, slots=True)
class Rules:
    """All options of a game.

    >>> Rules().chips.kind.value
    'none'
    """

    players: PlayersRange = field(default_factory=lambda: PlayersRange(2, 10))
    deal: DealRules = field(default_factory=DealRules)
    play: PlayRules = field(default_factory=PlayRules)
    chips: ChipRules = field(default_factory=ChipRules)
    end: EndRules = end_options(EndRules(rounds=1), Heading.END, NOUN)
    stakes: StakesRules = field(default_factory=StakesRules)
