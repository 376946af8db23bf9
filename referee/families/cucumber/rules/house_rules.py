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
        "Three jokers above the aces, 15 points each",
        _DANISH,
        {"pack": {"jokers": 3, "joker_rank": "above_ace"}},
        CUCUMBER,
    ),
    HouseRule(
        "exchange",
        "Forehand may change cards; the others change as many or none",
        _DANISH,
        {"exchange": "match"},
        CUCUMBER,
    ),
    HouseRule(
        "kept-cards",
        "Losing cards stay face up, no bonus, one life, out above 21",
        _DANISH,
        _KEEP_ON_TOTAL | {"limit": {"exactly": "safe", "falls": ["eliminate"]}},
        CUCUMBER,
    ),
    HouseRule(
        "all-tied-pay",
        "Everyone who ties for the last trick pays",
        _DANISH,
        {"last_trick": {"payers": "all_tied"}},
        CUCUMBER,
    ),
    HouseRule(
        "first-over-21-loses",
        "The first over 21 ends the game and is its loser",
        _DANISH,
        {
            "limit": {"exactly": "safe", "falls": ["end_game"]},
            "end": {"when": "falls", "winner": "not_the_loser"},
        },
        CUCUMBER,
    ),
    HouseRule(
        "exactly-21-resets",
        "Exactly 21 goes back to zero",
        _DANISH,
        {"limit": {"exactly": "reset"}},
        CUCUMBER,
    ),
    HouseRule(
        "losing-card-deal",
        "The losing card says how many cards each come next",
        _DANISH,
        {"deal": {"then": "losing_card"}},
        CUCUMBER,
    ),
    HouseRule(
        "previous-card",
        "Only the previous player's card must be beaten",
        ("gurka", "gurka-iceland"),
        {"play": {"beat": "previous"}},
        CUCUMBER,
    ),
    HouseRule(
        "must-beat",
        "Who can beat must beat",
        _SWEDISH,
        {"play": {"duty": "beat_if_able"}},
        CUCUMBER,
    ),
    HouseRule(
        "same-rank-first",
        "Who holds a card of the rank to beat plays it",
        _SWEDISH,
        {"play": {"duty": "same_rank_first"}},
        "sv.wikibooks Gurka",
    ),
    HouseRule(
        "ace-stops",
        "Nothing beats an ace",
        ("gurka", *_NORWAY),
        {"play": {"ace_stops": True}},
        CUCUMBER,
    ),
    HouseRule(
        "lead-lowest",
        "The leader must lead the lowest card",
        _SWEDISH,
        {"play": {"lead": "lowest"}},
        CUCUMBER,
    ),
    HouseRule("to-20", "Out at 20", _SWEDISH, {"limit": {"points": 20}}, CUCUMBER),
    HouseRule(
        "free-rebuy",
        "One free rebuy for a fixed stake",
        _SWEDISH,
        {"stakes": {"buy_ins": {"each": 1, "cost": "free"}}},
        CUCUMBER,
    ),
    HouseRule(
        "three-jokers",
        "Three jokers instead of two",
        ("kurko",),
        {"pack": {"jokers": 3}},
        CUCUMBER,
    ),
    HouseRule(
        "jokers-as-aces",
        "Two jokers are further aces",
        _NORWAY,
        {"pack": {"jokers": 2, "joker_rank": "as_ace"}},
        CUCUMBER,
    ),
    HouseRule(
        "exchange-up-to",
        "Forehand may change cards; the others at most as many",
        _ICELAND,
        {"exchange": "up_to"},
        CUCUMBER,
    ),
    HouseRule(
        "six-of-clubs-fatal",
        "Who pays with the 6♣ is out at once",
        _ICELAND,
        {"pack": {"top_cards": [{"cards": ["6C"], "points": 21, "fatal": True}]}},
        "spilareglur.is Gúrka",
    ),
    HouseRule(
        "black-sevens-equal",
        "The black sevens are highest and equal, 21 points each; the 6♣ is an ordinary six",
        _ICELAND,
        {"pack": {"top_cards": [{"cards": ["7S", "7C"], "points": 21}]}},
        CUCUMBER,
    ),
    HouseRule(
        "black-sevens-ranked",
        "The 7♠ (16 points) is highest, then the 7♣ (15); the 6♣ is an ordinary six",
        _ICELAND,
        {"pack": {"top_cards": [{"cards": ["7S"], "points": 16}, {"cards": ["7C"], "points": 15}]}},
        CUCUMBER,
    ),
    HouseRule(
        "five-cards",
        "Five cards each in every hand",
        _ICELAND,
        {"deal": {"cards": 5, "then": "same"}},
        CUCUMBER,
    ),
    HouseRule(
        "zigzag",
        "Six cards down to one, up to five, down to one, up to four, and so on",
        _ICELAND,
        {"deal": {"cards": 6, "then": "zigzag"}},
        CUCUMBER,
    ),
    HouseRule(
        "prague-must-beat",
        "Who can beat the highest card must",
        _PRAGUE,
        {"play": {"beat": "highest", "duty": "beat_if_able"}},
        _PRAGUE_2004,
    ),
    HouseRule(
        "prague-previous",
        "Beat the previous card or play the lowest",
        _PRAGUE,
        {"play": {"beat": "previous", "duty": "choice"}},
        _PRAGUE_2004,
    ),
    HouseRule(
        "prague-previous-must-beat",
        "Who can beat the previous card must",
        _PRAGUE,
        {"play": {"beat": "previous", "duty": "beat_if_able"}},
        _PRAGUE_2004,
    ),
    HouseRule(
        "prague-lowest-that-beats",
        "Play the lowest card that beats the previous one, else the lowest: only the lead is free",
        _PRAGUE,
        {"play": {"beat": "previous", "duty": "lowest_that_beats"}},
        _PRAGUE_2004,
    ),
    HouseRule(
        "prague-all-tied-pay",
        "Everyone who ties for the last trick pays",
        _PRAGUE,
        {"last_trick": {"payers": "all_tied"}},
        _PRAGUE_2004,
    ),
    HouseRule(
        "prague-taker-pays",
        "The taker of the last trick alone pays",
        _PRAGUE,
        {"last_trick": {"payers": "taker"}},
        _PRAGUE_2004,
    ),
    HouseRule(
        "all-win",
        "Players who go out together as the last ones all win",
        ("twenty-two", "twenty-two-rasmussen", "twenty-six"),
        {"end": {"all_out": "all_win"}},
        TWENTY_TWO,
    ),
    HouseRule(
        "lowest-total-wins",
        "Of players who go out together as the last ones, the lowest total wins",
        ("twenty-two", "twenty-two-rasmussen", "twenty-six"),
        {"end": {"all_out": "lowest_score"}},
        TWENTY_TWO,
    ),
    HouseRule(
        "varmland",
        "As in Värmland: at most three cards changed, the harlekin 50, out at 100; whoever is silent with "
        "the lowest card pays 10, which is a guess",
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
        "A wrong declaration costs 10 on top of the card",
        ("krypkille",),
        {"last_trick": {"declaration": {"wrong_adds": True}}},
        KRYPKILLE,
    ),
    HouseRule(
        "first-to-fall-pays",
        "Only whoever falls first pays, and all who fall in that hand",
        ("rokkar",),
        {"stakes": {"falls": {"who": "first"}}},
        AGURK_NORWAY,
    ),
    HouseRule(
        "equal-only-if-all-fall",
        "Equal last cards begin a new round only when all would fall by them",
        ("rokkar",),
        {"last_trick": {"all_equal": "restart_if_all_fall"}},
        AGURK_NORWAY,
    ),
)
