"""House rules that the descriptions mention, by name: an override of single options, with its source."""

from __future__ import annotations

from referee.families.bourre.rules.variants import LEAGUE, PAGAT, WIKIPEDIA, WINNING_MOVES
from referee.families.options.rule_sets import HouseRule

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
        "A limit of 20 chips for pots and bourrés",
        _BOTH,
        {"pot": {"at_most": 20}, "bourre": {"at_most": 20}},
        f"{PAGAT}; {LEAGUE}: 20 antes",
    ),
    HouseRule(
        "double-ante",
        "Double ante: staying costs another",
        _BOTH,
        {"ante": {"to_stay": 1}},
        f"{LEAGUE}; {WIKIPEDIA}",
    ),
    HouseRule(
        "draw-four", "Up to four cards are drawn", _BOTH, {"draw": {"at_most": 4}}, f"{LEAGUE}; {_CAJUN}"
    ),
    HouseRule(
        "draw-fewer",
        "Four, three or two cards are drawn at tables of six, seven or eight",
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
        "Three cards are drawn from seven players on",
        _BOTH,
        {"draw": {"from": [{"players": 7, "at_most": 3}]}},
        PAGAT,
    ),
    HouseRule("split", "Those who tie split the pot", _BOTH, {"pot": {"tie": "split"}}, _LOCAL),
    HouseRule("agree", "Those who tie may agree to split the pot", _BOTH, {"pot": {"tie": "agree"}}, LEAGUE),
    HouseRule(
        "two-chips",
        "A bourré pays two chips",
        _BOTH,
        {"bourre": {"pays": "fixed", "chips": 2}},
        _LOUISIANA,
    ),
    HouseRule(
        "tied-ante",
        "Everybody antes but the bourré",
        _BOTH,
        {"ante": {"exempt": ["bourre"]}},
        f"Sonicatt/rulebook; {WINNING_MOVES}",
    ),
    HouseRule(
        "trick-takers-exempt",
        "Whoever took a trick does not ante",
        _BOTH,
        {"ante": {"exempt": ["tied", "bourre", "took_a_trick"]}},
        LEAGUE,
    ),
    HouseRule(
        "ace-king-queen",
        "Ace, king and queen of trumps are led in that order",
        _BOURRE,
        {"play": {"cinch": "ace_king_queen"}},
        _CAJUN,
    ),
    HouseRule(
        "any-misplay",
        "Any misplay pays",
        _BOURRE,
        {"faults": {"corrected": ["pay", "bar"], "out_of_turn": ["pay", "bar"]}},
        _CAJUN,
    ),
    HouseRule(
        "majority",
        "More than half of the tricks win",
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
        "The dealer names trumps",
        _BOURRE,
        {"deal": {"trump": "dealer_names"}, "stay": {"must": "nobody"}},
        _NBA,
    ),
    HouseRule(
        "broken-trumps",
        "Trumps are not led before they are broken",
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
        "The dealer antes for all",
        _BOURRE,
        {"ante": {"by": "dealer", "exempt": []}},
        _DRAFT,
    ),
    HouseRule("play-off", "Those who tie play it off", _BOURRE, {"pot": {"tie": "play_off"}}, _ARENA),
    HouseRule(
        "dealers-pot",
        "If all pass, the dealer takes the pot",
        _BOURRE,
        {"stay": {"nobody": "dealer"}},
        _ARENA,
    ),
    HouseRule(
        "chosen-ante",
        "The dealer names the ante",
        _BOURRE,
        {"ante": {"chosen": True}},
        "whiteknucklecards.com",
    ),
    HouseRule(
        "dealers-sixth",
        "The dealer may take the upcard from the stock",
        _BOURRE,
        {"deal": {"trump": "dealers_sixth"}, "stay": {"must": "nobody"}},
        LEAGUE,
    ),
    HouseRule(
        "next-best",
        "The best of the others wins when a leader is barred",
        _BOURRE,
        {"faults": {"barred_leader": "next_best"}},
        "table agreement",
    ),
    HouseRule(
        "rebuys",
        "Twenty chips each, and one more stack for whoever is out",
        _BOURRE,
        {"chips": {"start": 20, "short": "out", "rebuys": 1}},
        LEAGUE,
    ),
)
