"""House rules that the descriptions mention, by name: an override of single options, with its source."""

from __future__ import annotations

from referee.families.bourre.rules.variants import LEAGUE, PAGAT, WIKIPEDIA, WINNING_MOVES
from referee.families.options.rule_sets import HouseRule
from referee.words.said import Said

_BOURRE = ("bourre",)
_BOTH = ("bourre", "bourre-denexa")
_NBA = "Action Network: the NBA's game"
_LOUISIANA = "heartoflouisiana.com"
_CAJUN = "cajuncrate.com: Bourré"
_DARRELL = "clipperdarrell.com, 28 January 2013"
_MEDIA = "pjmedia.com, 15 July 2015"
_DRAFT = "Wikipedia, user draft of RPellessier: bourré"
_ARENA = "PVPspinArena: guide to Bourré"
_LOCAL = f"{LEAGUE}, local rules"

HOUSE_RULES: tuple[HouseRule, ...] = (
    HouseRule(
        "limit",
        Said("bourre-house-rule-limit"),
        _BOTH,
        {"pot": {"at_most": 20}, "bourre": {"at_most": 20}},
        f"{PAGAT}; {LEAGUE}: 20 antes",
    ),
    HouseRule(
        "double-ante",
        Said("bourre-house-rule-double-ante"),
        _BOTH,
        {"ante": {"to_stay": 1}},
        f"{LEAGUE}; {WIKIPEDIA}",
    ),
    HouseRule(
        "draw-four",
        Said("bourre-house-rule-draw-four"),
        _BOTH,
        {"draw": {"at_most": 4}},
        f"{LEAGUE}; {_CAJUN}",
    ),
    HouseRule(
        "draw-fewer",
        Said("bourre-house-rule-draw-fewer"),
        _BOTH,
        {
            "draw": {
                "from": [
                    {"players": 6, "at_most": 4},
                    {"players": 7, "at_most": 3},
                    {"players": 8, "at_most": 2},
                ]
            }
        },
        LEAGUE,
    ),
    HouseRule(
        "three-from-seven",
        Said("bourre-house-rule-three-from-seven"),
        _BOTH,
        {"draw": {"from": [{"players": 7, "at_most": 3}]}},
        PAGAT,
    ),
    HouseRule("split", Said("bourre-house-rule-split"), _BOTH, {"pot": {"tie": "split"}}, _LOCAL),
    HouseRule("agree", Said("bourre-house-rule-agree"), _BOTH, {"pot": {"tie": "agree"}}, LEAGUE),
    HouseRule(
        "two-chips",
        Said("bourre-house-rule-two-chips"),
        _BOTH,
        {"bourre": {"pays": "fixed", "chips": 2}},
        _LOUISIANA,
    ),
    HouseRule(
        "tied-ante",
        Said("bourre-house-rule-tied-ante"),
        _BOTH,
        {"ante": {"exempt": ["bourre"]}},
        f"Sonicatt/rulebook; {WINNING_MOVES}",
    ),
    HouseRule(
        "trick-takers-exempt",
        Said("bourre-house-rule-trick-takers-exempt"),
        _BOTH,
        {"ante": {"exempt": ["tied", "bourre", "took_a_trick"]}},
        LEAGUE,
    ),
    HouseRule(
        "ace-king-queen",
        Said("bourre-house-rule-ace-king-queen"),
        _BOURRE,
        {"play": {"cinch": "ace_king_queen"}},
        _CAJUN,
    ),
    HouseRule(
        "any-misplay",
        Said("bourre-house-rule-any-misplay"),
        _BOURRE,
        {"faults": {"corrected": ["pay", "bar"], "out_of_turn": ["pay", "bar"]}},
        _CAJUN,
    ),
    HouseRule(
        "majority",
        Said("bourre-house-rule-majority"),
        _BOURRE,
        {
            "pot": {"won_by": "majority"},
            "deal": {"trump": "next_card"},
            "stay": {"must": "nobody"},
            "play": {"void": "free"},
        },
        _DARRELL,
    ),
    HouseRule(
        "dealer-names",
        Said("bourre-house-rule-dealer-names"),
        _BOURRE,
        {"deal": {"trump": "dealer_names"}, "stay": {"must": "nobody"}},
        _NBA,
    ),
    HouseRule(
        "broken-trumps",
        Said("bourre-house-rule-broken-trumps"),
        _BOURRE,
        {
            "deal": {"trump": "shown_before"},
            "stay": {"must": "nobody"},
            "play": {"lead": ["not_before_broken"]},
        },
        _MEDIA,
    ),
    HouseRule(
        "dealer-antes",
        Said("bourre-house-rule-dealer-antes"),
        _BOURRE,
        {"ante": {"by": "dealer", "exempt": []}},
        _DRAFT,
    ),
    HouseRule("play-off", Said("bourre-house-rule-play-off"), _BOURRE, {"pot": {"tie": "play_off"}}, _ARENA),
    HouseRule(
        "dealers-pot",
        Said("bourre-house-rule-dealers-pot"),
        _BOURRE,
        {"stay": {"nobody": "dealer"}},
        _ARENA,
    ),
    HouseRule(
        "chosen-ante",
        Said("bourre-house-rule-chosen-ante"),
        _BOURRE,
        {"ante": {"chosen": True}},
        "whiteknucklecards.com",
    ),
    HouseRule(
        "dealers-sixth",
        Said("bourre-house-rule-dealers-sixth"),
        _BOURRE,
        {"deal": {"trump": "dealers_sixth"}, "stay": {"must": "nobody"}},
        LEAGUE,
    ),
    HouseRule(
        "next-best",
        Said("bourre-house-rule-next-best"),
        _BOURRE,
        {"faults": {"barred_leader": "next_best"}},
        "table agreement",
    ),
    HouseRule(
        "rebuys",
        Said("bourre-house-rule-rebuys"),
        _BOURRE,
        {"chips": {"start": 20, "short": "out", "rebuys": 1}},
        LEAGUE,
    ),
)
