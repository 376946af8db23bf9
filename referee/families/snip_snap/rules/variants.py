"""The variants, each as what differs from the defaults, and the house rules that are told of them."""

from __future__ import annotations

from referee.families.options.rule_sets import HouseRule, RuleSet
from referee.families.snip_snap.rules.options import ChipRules, Chips, EndRules, Payout, Rules, StakesRules

DENEXA = "Denexa Games: Snip Snap Snorem"
BRITANNICA = "Encyclopædia Britannica 1911 and Wikipedia: Snip-Snap-Snorum"
PEEL = (
    "W. H. Peel, Round Games with Cards; Cassell's Indoor Amusements; C. Squareman, My Book of Indoor Games"
)
GAMERULES = "the gamerules text on smore.com"
ACTIVITY_VILLAGE = "activityvillage.co.uk: Snip, Snap, Snorem"

_AGREED, _EACH_ROUND = EndRules(rounds=None), StakesRules(Payout.EACH_ROUND)

RULE_SETS: tuple[RuleSet[Rules], ...] = (
    RuleSet(
        "snip-snap-snorem",
        "Snip Snap Snorem",
        "England",
        "Match the rank that lies there; whoever is out of cards first wins",
        Rules(),
        (DENEXA,),
    ),
    RuleSet(
        "snip-snap-pot",
        "Snip Snap Snorem with a pot",
        "England",
        "A chip before the deal, one for each pass; whoever is out first takes the pot",
        Rules(chips=ChipRules(Chips.POT), end=_AGREED, stakes=_EACH_ROUND),
        (GAMERULES,),
    ),
    RuleSet(
        "snip-snap-counters",
        "Snip Snap Snorem, a counter for each card left",
        "England",
        "Whoever is out first is paid for the cards that the others still hold",
        Rules(chips=ChipRules(Chips.PER_CARD), end=_AGREED, stakes=_EACH_ROUND),
        (BRITANNICA,),
    ),
    RuleSet(
        "snip-snap-fines",
        "Snip Snap Snorem with five counters each",
        "England",
        "Whoever is snipped, snapped or snoremed by the next player pays; the last one with counters wins",
        Rules(chips=ChipRules(Chips.FINES), end=_AGREED),
        (PEEL,),
    ),
)

_FINES = ("snip-snap-fines",)
_WITHOUT_FINES = ("snip-snap-snorem", "snip-snap-pot", "snip-snap-counters")
_EVERY = (*_WITHOUT_FINES, *_FINES)

HOUSE_RULES: tuple[HouseRule, ...] = (
    HouseRule(
        "several", "Several cards at once", _WITHOUT_FINES, {"play": {"several": True}}, ACTIVITY_VILLAGE
    ),
    HouseRule("pass-at-will", "One may pass at will", _EVERY, {"play": {"must": False}}, PEEL),
    HouseRule(
        "no-short-hand",
        "No extra chip for a short hand",
        ("snip-snap-pot",),
        {"chips": {"short_hand": 0}},
        GAMERULES,
    ),
    HouseRule("three-counters", "Three counters each", _FINES, {"chips": {"counters": 3}}, PEEL),
    HouseRule("ten-counters", "Ten counters each", _FINES, {"chips": {"counters": 10}}, PEEL),
    HouseRule("equal-fines", "Every fine is one counter", _FINES, {"chips": {"fines": [1, 1, 1]}}, PEEL),
    HouseRule("five-cards", "Five cards each", _EVERY, {"deal": {"cards": 5}}, PEEL),
)
