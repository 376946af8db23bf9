"""House rules that the descriptions mention, by name."""

from __future__ import annotations

from referee.families.cucumber.rules.variants import (
    AGURK_NORWAY,
    CUCUMBER,
    KILLE_JOACHIM,
    KILLE_RETOLD,
    KRYPKILLE,
    TWENTY_TWO,
)
from referee.families.options.rule_sets import HouseRule
from referee.words.said import Said

_DANISH = ("agurk",)
_SWEDISH = ("gurka", "gurka-modern")
_NORWAY = ("gurka-norway",)
_ICELAND = ("gurka-iceland",)
_KEEP_ON_TOTAL = {"score": "face_up", "last_trick": {"payers": "taker"}}
_PRAGUE = ("gurka-norway",)
_PRAGUE_2004 = f"{CUCUMBER}, Prague 2004"

HOUSE_RULES: tuple[HouseRule, ...] = (
    HouseRule(
        "three-jokers",
        Said("cucumber-house-rule-three-jokers"),
        _DANISH,
        {"pack": {"jokers": 3, "joker_rank": "above_ace"}},
        CUCUMBER,
    ),
    HouseRule(
        "exchange",
        Said("cucumber-house-rule-exchange"),
        _DANISH,
        {"exchange": "match"},
        CUCUMBER,
    ),
    HouseRule(
        "kept-cards",
        Said("cucumber-house-rule-kept-cards"),
        _DANISH,
        _KEEP_ON_TOTAL | {"limit": {"exactly": "safe", "falls": ["eliminate"]}},
        CUCUMBER,
    ),
    HouseRule(
        "all-tied-pay",
        Said("cucumber-house-rule-all-tied-pay"),
        _DANISH,
        {"last_trick": {"payers": "all_tied"}},
        CUCUMBER,
    ),
    HouseRule(
        "first-over-21-loses",
        Said("cucumber-house-rule-first-over-21-loses"),
        _DANISH,
        {
            "limit": {"exactly": "safe", "falls": ["end_game"]},
            "end": {"when": "falls", "winner": "not_the_loser"},
        },
        CUCUMBER,
    ),
    HouseRule(
        "exactly-21-resets",
        Said("cucumber-house-rule-exactly-21-resets"),
        _DANISH,
        {"limit": {"exactly": "reset"}},
        CUCUMBER,
    ),
    HouseRule(
        "losing-card-deal",
        Said("cucumber-house-rule-losing-card-deal"),
        _DANISH,
        {"deal": {"then": "losing_card"}},
        CUCUMBER,
    ),
    HouseRule(
        "previous-card",
        Said("cucumber-house-rule-previous-card"),
        ("gurka", "gurka-iceland"),
        {"play": {"beat": "previous"}},
        CUCUMBER,
    ),
    HouseRule(
        "must-beat",
        Said("cucumber-house-rule-must-beat"),
        _SWEDISH,
        {"play": {"duty": "beat_if_able"}},
        CUCUMBER,
    ),
    HouseRule(
        "same-rank-first",
        Said("cucumber-house-rule-same-rank-first"),
        _SWEDISH,
        {"play": {"duty": "same_rank_first"}},
        "sv.wikibooks Gurka",
    ),
    HouseRule(
        "ace-stops",
        Said("cucumber-house-rule-ace-stops"),
        ("gurka", *_NORWAY),
        {"play": {"ace_stops": True}},
        CUCUMBER,
    ),
    HouseRule(
        "lead-lowest",
        Said("cucumber-house-rule-lead-lowest"),
        _SWEDISH,
        {"play": {"lead": "lowest"}},
        CUCUMBER,
    ),
    HouseRule("to-20", Said("cucumber-house-rule-to-20"), _SWEDISH, {"limit": {"points": 20}}, CUCUMBER),
    HouseRule(
        "free-rebuy",
        Said("cucumber-house-rule-free-rebuy"),
        _SWEDISH,
        {"stakes": {"buy_ins": {"each": 1, "cost": "free"}}},
        CUCUMBER,
    ),
    HouseRule(
        "three-jokers",
        Said("cucumber-house-rule-three-jokers-kurko"),
        ("kurko",),
        {"pack": {"jokers": 3}},
        CUCUMBER,
    ),
    HouseRule(
        "jokers-as-aces",
        Said("cucumber-house-rule-jokers-as-aces"),
        _NORWAY,
        {"pack": {"jokers": 2, "joker_rank": "as_ace"}},
        CUCUMBER,
    ),
    HouseRule(
        "exchange-up-to",
        Said("cucumber-house-rule-exchange-up-to"),
        _ICELAND,
        {"exchange": "up_to"},
        CUCUMBER,
    ),
    HouseRule(
        "six-of-clubs-fatal",
        Said("cucumber-house-rule-six-of-clubs-fatal"),
        _ICELAND,
        {"pack": {"top_cards": [{"cards": ["6C"], "points": 21, "fatal": True}]}},
        "spilareglur.is Gúrka",
    ),
    HouseRule(
        "black-sevens-equal",
        Said("cucumber-house-rule-black-sevens-equal"),
        _ICELAND,
        {"pack": {"top_cards": [{"cards": ["7S", "7C"], "points": 21}]}},
        CUCUMBER,
    ),
    HouseRule(
        "black-sevens-ranked",
        Said("cucumber-house-rule-black-sevens-ranked"),
        _ICELAND,
        {"pack": {"top_cards": [{"cards": ["7S"], "points": 16}, {"cards": ["7C"], "points": 15}]}},
        CUCUMBER,
    ),
    HouseRule(
        "five-cards",
        Said("cucumber-house-rule-five-cards"),
        _ICELAND,
        {"deal": {"cards": 5, "then": "same"}},
        CUCUMBER,
    ),
    HouseRule(
        "zigzag",
        Said("cucumber-house-rule-zigzag"),
        _ICELAND,
        {"deal": {"cards": 6, "then": "zigzag"}},
        CUCUMBER,
    ),
    HouseRule(
        "prague-must-beat",
        Said("cucumber-house-rule-prague-must-beat"),
        _PRAGUE,
        {"play": {"beat": "highest", "duty": "beat_if_able"}},
        _PRAGUE_2004,
    ),
    HouseRule(
        "prague-previous",
        Said("cucumber-house-rule-prague-previous"),
        _PRAGUE,
        {"play": {"beat": "previous", "duty": "choice"}},
        _PRAGUE_2004,
    ),
    HouseRule(
        "prague-previous-must-beat",
        Said("cucumber-house-rule-prague-previous-must-beat"),
        _PRAGUE,
        {"play": {"beat": "previous", "duty": "beat_if_able"}},
        _PRAGUE_2004,
    ),
    HouseRule(
        "prague-lowest-that-beats",
        Said("cucumber-house-rule-prague-lowest-that-beats"),
        _PRAGUE,
        {"play": {"beat": "previous", "duty": "lowest_that_beats"}},
        _PRAGUE_2004,
    ),
    HouseRule(
        "prague-all-tied-pay",
        Said("cucumber-house-rule-prague-all-tied-pay"),
        _PRAGUE,
        {"last_trick": {"payers": "all_tied"}},
        _PRAGUE_2004,
    ),
    HouseRule(
        "prague-taker-pays",
        Said("cucumber-house-rule-prague-taker-pays"),
        _PRAGUE,
        {"last_trick": {"payers": "taker"}},
        _PRAGUE_2004,
    ),
    HouseRule(
        "all-win",
        Said("cucumber-house-rule-all-win"),
        ("twenty-two", "twenty-two-rasmussen", "twenty-six"),
        {"end": {"all_out": "all_win"}},
        TWENTY_TWO,
    ),
    HouseRule(
        "lowest-total-wins",
        Said("cucumber-house-rule-lowest-total-wins"),
        ("twenty-two", "twenty-two-rasmussen", "twenty-six"),
        {"end": {"all_out": "lowest_score"}},
        TWENTY_TWO,
    ),
    HouseRule(
        "varmland",
        Said("cucumber-house-rule-varmland"),
        ("krypkille",),
        {
            "exchange_at_most": 3,
            "points": "kille_50",
            "last_trick": {"declaration": {"nobody": "lowest_pays"}},
            "limit": {"points": 100},
        },
        f"{KILLE_JOACHIM}; {KILLE_RETOLD}",
    ),
    HouseRule(
        "wrong-adds",
        Said("cucumber-house-rule-wrong-adds"),
        ("krypkille",),
        {"last_trick": {"declaration": {"wrong_adds": True}}},
        KRYPKILLE,
    ),
    HouseRule(
        "first-to-fall-pays",
        Said("cucumber-house-rule-first-to-fall-pays"),
        ("rokkar",),
        {"stakes": {"falls": {"who": "first"}}},
        AGURK_NORWAY,
    ),
    HouseRule(
        "equal-only-if-all-fall",
        Said("cucumber-house-rule-equal-only-if-all-fall"),
        ("rokkar",),
        {"last_trick": {"all_equal": "restart_if_all_fall"}},
        AGURK_NORWAY,
    ),
)
