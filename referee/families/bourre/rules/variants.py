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
        "Five cards, one draw, forced trumping; whoever stays and takes no trick pays the pot again",
        Rules(),
        (PAGAT, LEAGUE),
        other_names=("Boo-Ray",),
        occasions=(Occasion.MONEY,),
    ),
    RuleSet(
        "bourre-denexa",
        "Bourré (Denexa)",
        "United States",
        "Bourré in which a cinch binds everyone, and a renege only pays",
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
        "All speak before anybody draws; trump only if you can win, and no cinch",
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
        "The upcard is nobody's, four may be drawn, and a high trump is led first",
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
        "200 chips each; whoever cannot pay is out, and 400 win",
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
        "Four cards and no duty but to follow suit",
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
    ),
)
