"""The variants, each with the options in which it differs from the defaults."""

from __future__ import annotations

from dataclasses import replace

from referee.families.options.rule_sets import RuleSet
from referee.families.protocol import Occasion
from referee.families.rounds.terms import Payout
from referee.families.snip_snap.rules.options import ChipRules, Chips, Rules, StakesRules

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
        "Match the rank that lies there; whoever is out of cards first wins",
        Rules(),
        (DENEXA,),
        other_names=("Earl of Coventry",),
        occasions=(Occasion.CHILDREN, Occasion.SHORT),
    ),
    RuleSet(
        "snip-snap-pot",
        "Snip Snap Snorem with a pot",
        "England",
        "A chip before the deal, one for each pass; whoever is out first takes the pot",
        Rules(chips=ChipRules(Chips.POT), end=_AGREED, stakes=_EACH_ROUND),
        (GAMERULES,),
        occasions=(Occasion.CHILDREN, Occasion.MONEY),
    ),
    RuleSet(
        "snip-snap-counters",
        "Snip Snap Snorem, a counter for each card left",
        "England",
        "Whoever is out first is paid for the cards that the others still hold",
        Rules(chips=ChipRules(Chips.PER_CARD), end=_AGREED, stakes=_EACH_ROUND),
        (BRITANNICA,),
        occasions=(Occasion.MONEY,),
    ),
    RuleSet(
        "snip-snap-fines",
        "Snip Snap Snorem with five counters each",
        "England",
        "Whoever is snipped, snapped or snoremed by the next player pays; the last one with counters wins",
        Rules(chips=ChipRules(Chips.FINES), end=_AGREED),
        (PEEL,),
        occasions=(Occasion.MONEY,),
    ),
)
