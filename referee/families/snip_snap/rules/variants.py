"""The variants, each with the options in which it differs from the defaults."""

from __future__ import annotations

from dataclasses import replace

from referee.families.options.rule_sets import RuleSet
from referee.families.protocol import Occasion
from referee.families.rounds.terms import Payout
from referee.families.snip_snap.rules.options import ChipRules, Chips, Rules, StakesRules
from referee.words.said import Said

DENEXA = "Denexa Games: Snip Snap Snorem"
BRITANNICA = "Encyclopædia Britannica 1911 and Wikipedia: Snip-Snap-Snorum"
PEEL = (
    "W. H. Peel, Round Games with Cards; Cassell's Indoor Amusements; C. Squareman, My Book of Indoor Games"
)
GAMERULES = "the gamerules text on smore.com"
ACTIVITY_VILLAGE = "activityvillage.co.uk: Snip, Snap, Snorem"

_AGREED, _EACH_ROUND = replace(Rules().end, rounds=None), StakesRules(Payout.EACH_ROUND)

RULE_SETS: tuple[RuleSet[Rules], ...] = (
    RuleSet(
        "snip-snap-snorem",
        "Snip Snap Snorem",
        "England",
        Said("snip_snap-variant-snip-snap-snorem"),
        Rules(),
        (DENEXA,),
        other_names=("Earl of Coventry",),
        occasions=(Occasion.CHILDREN, Occasion.SHORT),
    ),
    RuleSet(
        "snip-snap-pot",
        "Snip Snap Snorem with a pot",
        "England",
        Said("snip_snap-variant-snip-snap-pot"),
        Rules(chips=ChipRules(Chips.POT), end=_AGREED, stakes=_EACH_ROUND),
        (GAMERULES,),
        occasions=(Occasion.CHILDREN, Occasion.MONEY),
        title=Said("snip_snap-name-snip-snap-pot"),
    ),
    RuleSet(
        "snip-snap-counters",
        "Snip Snap Snorem, a counter for each card left",
        "England",
        Said("snip_snap-variant-snip-snap-counters"),
        Rules(chips=ChipRules(Chips.PER_CARD), end=_AGREED, stakes=_EACH_ROUND),
        (BRITANNICA,),
        occasions=(Occasion.MONEY,),
        title=Said("snip_snap-name-snip-snap-counters"),
    ),
    RuleSet(
        "snip-snap-fines",
        "Snip Snap Snorem with five counters each",
        "England",
        Said("snip_snap-variant-snip-snap-fines"),
        Rules(chips=ChipRules(Chips.FINES), end=_AGREED),
        (PEEL,),
        occasions=(Occasion.MONEY,),
        title=Said("snip_snap-name-snip-snap-fines"),
    ),
)
