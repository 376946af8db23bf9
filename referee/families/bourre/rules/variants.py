"""The variants: one row each, holding only what differs from the defaults."""

from __future__ import annotations

from referee.families.bourre.rules.options import (
    AnteRules,
    ChipRules,
    CinchTrumping,
    DealRules,
    DrawFrom,
    DrawRules,
    DrawWhen,
    EndRules,
    EndWhen,
    Exempt,
    FaultRules,
    LeadDuty,
    MustStay,
    Penalty,
    PlayersRange,
    PlayRules,
    Rules,
    Short,
    StayRules,
    Trump,
    Void,
)
from referee.families.options.rule_sets import RuleSet
from referee.families.protocol import Occasion
from referee.words.said import Said

PAGAT = "pagat.com Bourré, as retold by JorisL, gambiter.com and whiteknucklecards.com"
DENEXA = "Denexa Games: Bourré"
LEAGUE = "National Bourré League (Playbot1972), rules and settlement"
WIKIPEDIA = "Wikipedia: Bourré, and playbooray.online"
HOYLE = "Hoyle's Boo-Ray, as retold by pokerwiner.com and gofunfunfun.com"
WINNING_MOVES = "Winning Moves: Booray! (2011), by ludorium.at"
POKERTIPS = "pokertips.org, poker variants"

_NOBODY_MUST = StayRules(must=MustStay.NOBODY)
_ONLY_RENEGES = FaultRules(corrected=(), spoke_early=())
_NEXT_CARD = DealRules(trump=Trump.NEXT_CARD)

RULE_SETS: tuple[RuleSet[Rules], ...] = (
    RuleSet(
        "bourre",
        "Bourré",
        "United States",
        Said("bourre-variant-bourre"),
        Rules(),
        (PAGAT, LEAGUE),
        other_names=("Boo-Ray",),
        occasions=(Occasion.MONEY,),
    ),
    RuleSet(
        "bourre-denexa",
        "Bourré (Denexa)",
        "United States",
        Said("bourre-variant-bourre-denexa"),
        Rules(
            play=PlayRules(cinch_trumping=CinchTrumping.ALWAYS),
            faults=FaultRules(renege=(Penalty.PAY,), corrected=(), spoke_early=()),
        ),
        (DENEXA,),
        occasions=(Occasion.MONEY,),
    ),
    RuleSet(
        "boure",
        "Bouré",
        "United States",
        Said("bourre-variant-boure"),
        Rules(
            players=PlayersRange(2, 7),
            stay=_NOBODY_MUST,
            draw=DrawRules(when=DrawWhen.AFTER_ALL, from_=(DrawFrom(7, 3),)),
            play=PlayRules(void=Void.TRUMP_TO_WIN, cinch=None, lead=(LeadDuty.ALL_TRUMPS_LEFT,)),
            faults=_ONLY_RENEGES,
        ),
        (WIKIPEDIA,),
        other_names=("Boo-Ray",),
        occasions=(Occasion.MONEY,),
    ),
    RuleSet(
        "boo-ray",
        "Boo-Ray",
        "United States",
        Said("bourre-variant-boo-ray"),
        Rules(
            players=PlayersRange(2, 7),
            deal=_NEXT_CARD,
            stay=_NOBODY_MUST,
            draw=DrawRules(at_most=4),
            play=PlayRules(void=Void.TRUMP, cinch=None, lead=(LeadDuty.HIGH_TRUMP_FIRST,)),
            faults=_ONLY_RENEGES,
        ),
        (HOYLE,),
        other_names=("Bourré", "Bouré"),
        occasions=(Occasion.MONEY,),
    ),
    RuleSet(
        "booray-winning-moves",
        "Booray! (Winning Moves)",
        "United States",
        Said("bourre-variant-booray-winning-moves"),
        Rules(
            players=PlayersRange(3, 6),
            deal=_NEXT_CARD,
            stay=_NOBODY_MUST,
            ante=AnteRules(exempt=(Exempt.BOURRE,)),
            faults=FaultRules(renege=(Penalty.PAY,), corrected=(), spoke_early=()),
            chips=ChipRules(start=200, short=Short.OUT),
            end=EndRules(EndWhen.TARGET, 400),
        ),
        (WINNING_MOVES,),
        other_names=("Boo-Ray",),
        occasions=(Occasion.MONEY,),
    ),
    RuleSet(
        "boo-ray-four",
        "Boo-Ray with four cards",
        "United States",
        Said("bourre-variant-boo-ray-four"),
        Rules(
            players=PlayersRange(2, 6),
            deal=DealRules(4, Trump.NEXT_CARD),
            stay=_NOBODY_MUST,
            draw=DrawRules(at_most=4),
            play=PlayRules(head=False, void=Void.FREE, cinch=None),
            faults=FaultRules(renege=(), corrected=(), spoke_early=()),
        ),
        (POKERTIPS,),
        occasions=(Occasion.MONEY,),
        title=Said("bourre-name-boo-ray-four"),
    ),
)
