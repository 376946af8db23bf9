"""The variants: one row each, holding only what differs from the defaults.

A variant in words and options, with where it is described. House rules that the descriptions mention
stand in `house_rules.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from referee.cards import Card, Deck
from referee.families.cucumber.rules.options import (
    AllEqual,
    Beat,
    BuyInRules,
    Calls,
    DealerRule,
    DealRules,
    DealThen,
    Duty,
    EndRules,
    EndWhen,
    Exactly,
    Exchange,
    Fall,
    FallStakes,
    JokerRank,
    LastTrickRules,
    LeaderRule,
    LimitRules,
    PackRules,
    PacksByPlayers,
    Payers,
    PlayersRange,
    PlayRules,
    PointsTable,
    RematchDealer,
    Rules,
    ScoreKept,
    SetWonBy,
    Short,
    StakesRules,
    TopGroup,
    Winner,
)
from referee.families.options.rule_sets import RuleSet
from referee.families.protocol import Occasion
from referee.families.rounds.terms import Payout
from referee.words.said import Said

CUCUMBER = "pagat.com Cucumber"
TWENTY_TWO = "pagat.com Twenty-Two"
FIVE_CUCUMBERS = "Five Cucumbers rules sheet (2F-Spiele 2013)"
DENEXA = "Denexa Games: Cucumber"
MINIBLUFF = "minibluff.com"
MINIBLUFF_PAGAT = "pagat.com Minibluff"
KRYPKILLE = "germundandersson.blogspot.com Kille"
KILLE_JOACHIM = "user.it.uu.se/~joachim Kille"
KILLE_RETOLD = "gamerules.com Kille"
AGURK_NORWAY = "no.wikipedia.org Agurk"
VIDIVELLIR = "baggalutur.is Víðivallagúrkan"
SPILAREGLUR = "spilareglur.is Gúrka"


_ELIMINATED = (Fall.ELIMINATE,)
_TWO_LIVES = (Fall.REINCARNATE, Fall.ELIMINATE)
_LOW_ACE = PackRules(low_in_last_trick=("A",))
_FORCED = PlayRules(duty=Duty.BEAT_IF_ABLE)
_ALL_TIED = LastTrickRules(payers=Payers.ALL_TIED)
_ONE_BUY_IN = StakesRules(buy_ins=BuyInRules(each=1, others_in=3))
_TO_THE_LOSER = EndRules(when=EndWhen.FALLS, winner=Winner.NOT_THE_LOSER)

_AGURK = Rules(
    players=PlayersRange(2, 7),
    deal=DealRules(rematch_dealer=RematchDealer.WINNER),
    last_trick=LastTrickRules(payers=Payers.TAKER_REWARDS_TIED),
    limit=LimitRules(21, Exactly.OUT, _TWO_LIVES),
)
_AGURK_DENEXA = replace(
    _AGURK,
    deal=DealRules(),
    play=PlayRules(duty=Duty.BEAT_IF_ABLE, equal=False),
    limit=LimitRules(21, Exactly.SAFE, _TWO_LIVES),
)
_GURKA = Rules(
    players=PlayersRange(3, 8),
    deal=DealRules(cards=6),
    last_trick=_ALL_TIED,
    limit=LimitRules(30, Exactly.OUT, _ELIMINATED),
    stakes=_ONE_BUY_IN,
)
_OGOREK = Rules(
    players=PlayersRange(2, 16),
    pack=replace(_LOW_ACE, packs=PacksByPlayers(above=8, one_per=8)),
    deal=DealRules(cards=6),
    play=_FORCED,
    last_trick=_ALL_TIED,
    limit=LimitRules(50, Exactly.OUT, _ELIMINATED),
)
_KURKKU = Rules(
    players=PlayersRange(3, 4),
    deal=DealRules(cards=6),
    last_trick=_ALL_TIED,
    limit=LimitRules(30, Exactly.OUT, (Fall.END_GAME,)),
    end=EndRules(when=EndWhen.FALLS, winner=Winner.LOWEST_SCORE),
)
_MATAPESA = Rules(
    players=PlayersRange(2, 9),
    points=PointsTable.NONE,
    deal=DealRules(then=DealThen.ALL, dealer=DealerRule.PAYER),
    end=EndRules(when=EndWhen.AGREED),
)
_KURKO = Rules(
    players=PlayersRange(2, 9),
    pack=PackRules(jokers=2, joker_rank=JokerRank.AS_ACE, low_in_last_trick=("A", "joker")),
    deal=DealRules(cards=6),
    play=_FORCED,
    last_trick=_ALL_TIED,
    limit=LimitRules(30, Exactly.OUT, (Fall.MARK,)),
    end=EndRules(when=EndWhen.ONE_UNMARKED, winner=Winner.LOWEST_SCORE),
    stakes=StakesRules(payout=Payout.DIFFERENCES),
)
_RASSI = Rules(
    players=PlayersRange(2, 8),
    pack=_LOW_ACE,
    deal=DealRules(cards=6),
    exchange=Exchange.RASSI,
    last_trick=LastTrickRules(payers=Payers.ALL_TIED, calls=Calls.RASSI),
    limit=LimitRules(50, Exactly.OUT, _ELIMINATED),
)
_GURKA_NORWAY = Rules(players=PlayersRange(2, 7), limit=LimitRules(21, Exactly.OUT, _ELIMINATED))
_NORWEGIAN = replace(
    _GURKA_NORWAY,
    points=PointsTable.PIPS_COURTS_11,
    deal=DealRules(
        cards=5,
        then=DealThen.LOSING_CARD,
        at_most=7,
        dealer=DealerRule.LOWEST,
        leader=LeaderRule.DEALER,
    ),
    exchange=Exchange.MATCH_DEALER,
)
_GURKA_ICELAND = Rules(
    players=PlayersRange(2, 4),
    pack=PackRules(top_cards=(TopGroup((Card("6", "C"),), points=21),)),
    deal=DealRules(cards=10, then=DealThen.COUNTDOWN),
    play=PlayRules(sets=True),
    limit=LimitRules(21, Exactly.RESET, _ELIMINATED),
    score=ScoreKept.FACE_UP,
)
_CONCOMBRE = Rules(
    players=PlayersRange(2, 7),
    deal=DealRules(then=DealThen.LOSING_CARD, short=Short.SEVEN),
    limit=LimitRules(21, Exactly.OUT, (Fall.KEEP_HIGHEST, Fall.END_GAME)),
    score=ScoreKept.FACE_UP,
    end=_TO_THE_LOSER,
)
_FIVE_CUCUMBERS = Rules(
    players=PlayersRange(2, 6),
    pack=PackRules(deck=Deck.FIVE_CUCUMBERS),
    points=PointsTable.CUCUMBERS,
    deal=DealRules(dealer=DealerRule.NOBODY, leader=LeaderRule.PAYER),
    last_trick=LastTrickRules(doubled_by="1"),
    limit=LimitRules(5, Exactly.SAFE, _ELIMINATED),
)
_TWENTY_TWO = Rules(
    players=PlayersRange(2, 16),
    pack=PackRules(packs=PacksByPlayers(above=6, one_per=4)),
    points=PointsTable.PIPS_ACE_11_COURTS_10,
    deal=DealRules(then=DealThen.LOSING_CARD, dealer=DealerRule.PAYER),
    exchange=Exchange.FREE,
    play=PlayRules(sets=True),
    last_trick=_ALL_TIED,
    limit=LimitRules(22, Exactly.OUT, _ELIMINATED),
    score=ScoreKept.FACE_UP,
)
_TWENTY_TWO_RASMUSSEN = replace(
    _TWENTY_TWO,
    play=PlayRules(beat=Beat.LED, duty=Duty.BEAT_IF_ABLE, sets=True, set_won_by=SetWonBy.MATCHED),
    score=ScoreKept.RUNNING,
)
_TWENTY_SIX = replace(
    _TWENTY_TWO,
    # 108 cards serve fifteen players with seven each, not sixteen.
    players=PlayersRange(2, 15),
    pack=PackRules(packs=2, jokers=4, joker_rank=JokerRank.WILD),
    limit=LimitRules(26, Exactly.OUT, _ELIMINATED),
)
_MINIBLUFF = Rules(
    players=PlayersRange(2, 5),
    points=PointsTable.BET,
    last_trick=LastTrickRules(payers=Payers.ALL_BUT_LOWEST, calls=Calls.DOUBLING),
    limit=LimitRules(10, Exactly.OUT, _ELIMINATED),
)
_KRYPKILLE = Rules(
    players=PlayersRange(2, 6),
    pack=PackRules(deck=Deck.KILLE),
    points=PointsTable.KILLE_18,
    deal=DealRules(cards=5),
    exchange=Exchange.FREE,
    play=PlayRules(duty=Duty.LOWEST_THAT_BEATS),
    last_trick=LastTrickRules(payers=Payers.BY_DECLARATION, calls=Calls.DECLARATION),
    limit=LimitRules(50, Exactly.OUT, _ELIMINATED),
)
_ROKKAR = Rules(
    players=PlayersRange(2, 7),
    last_trick=LastTrickRules(payers=Payers.ALL_TIED, all_equal=AllEqual.RESTART),
    limit=LimitRules(30, Exactly.OUT, _ELIMINATED),
    stakes=StakesRules(entry=0, falls=FallStakes()),
)
_VIDIVALLAGURKA = Rules(
    players=PlayersRange(3, 6),
    pack=PackRules(
        top_cards=(TopGroup((Card("7", "C"),), points=16), TopGroup((Card("7", "S"),), points=15)),
    ),
    exchange=Exchange.NO_MORE_THAN_BEFORE,
    play=PlayRules(sets=True, set_won_by=SetWonBy.MATCHED),
    limit=LimitRules(21, Exactly.RESET, _ELIMINATED),
    score=ScoreKept.FACE_UP,
)

_TABLE = (
    RuleSet(
        "agurk",
        "Agurk",
        "Denmark",
        Said("cucumber-variant-agurk"),
        _AGURK,
        (CUCUMBER,),
    ),
    RuleSet(
        "agurk-denexa",
        "Cucumber (Denexa)",
        "Denmark",
        Said("cucumber-variant-agurk-denexa"),
        _AGURK_DENEXA,
        (DENEXA,),
        title=Said("cucumber-name-agurk-denexa"),
    ),
    RuleSet(
        "gurka",
        "Gurka",
        "Sweden",
        Said("cucumber-variant-gurka"),
        _GURKA,
        (CUCUMBER,),
        occasions=(Occasion.MONEY,),
    ),
    RuleSet(
        "gurka-modern",
        "Gurka as now played",
        "Sweden",
        Said("cucumber-variant-gurka-modern"),
        replace(_GURKA, play=PlayRules(beat=Beat.PREVIOUS, ace_stops=True)),
        (CUCUMBER,),
        occasions=(Occasion.MONEY,),
        title=Said("cucumber-name-gurka-modern"),
    ),
    RuleSet(
        "ogorek",
        "Ogórek",
        "Poland",
        Said("cucumber-variant-ogorek"),
        _OGOREK,
        (CUCUMBER,),
        other_names=("Ogorek",),
    ),
    RuleSet(
        "ogorek-classic",
        "Ogórek to 21",
        "Poland",
        Said("cucumber-variant-ogorek-classic"),
        replace(_OGOREK, limit=LimitRules(21, Exactly.OUT, _ELIMINATED)),
        (CUCUMBER,),
        occasions=(Occasion.SHORT,),
        title=Said("cucumber-name-ogorek-classic"),
    ),
    RuleSet(
        "ogorek-kontra",
        "Ogórek with kontra",
        "Poland",
        Said("cucumber-variant-ogorek-kontra"),
        replace(_OGOREK, last_trick=replace(_ALL_TIED, calls=Calls.KONTRA)),
        (CUCUMBER,),
        title=Said("cucumber-name-ogorek-kontra"),
    ),
    RuleSet(
        "kurkku",
        "Kurkku",
        "Finland",
        Said("cucumber-variant-kurkku"),
        _KURKKU,
        (CUCUMBER,),
        occasions=(Occasion.SHORT,),
    ),
    RuleSet(
        "matapesa",
        "Mätäpesä",
        "Finland",
        Said("cucumber-variant-matapesa"),
        _MATAPESA,
        (CUCUMBER,),
        occasions=(Occasion.SHORT,),
    ),
    RuleSet(
        "kurko",
        "Kurko",
        "Finland",
        Said("cucumber-variant-kurko"),
        _KURKO,
        (CUCUMBER,),
    ),
    RuleSet(
        "rassi",
        "Rassi",
        "Finland",
        Said("cucumber-variant-rassi"),
        _RASSI,
        (CUCUMBER,),
    ),
    RuleSet(
        "gurka-norway",
        "Gurka (Norway)",
        "Norway",
        Said("cucumber-variant-gurka-norway"),
        _GURKA_NORWAY,
        (CUCUMBER,),
        occasions=(Occasion.SHORT,),
        title=Said("cucumber-name-gurka-norway"),
    ),
    RuleSet(
        "norwegian",
        "Norwegian",
        "Norway",
        Said("cucumber-variant-norwegian"),
        _NORWEGIAN,
        (CUCUMBER,),
        title=Said("cucumber-name-norwegian"),
    ),
    RuleSet(
        "gurka-iceland",
        "Gúrka",
        "Iceland",
        Said("cucumber-variant-gurka-iceland"),
        _GURKA_ICELAND,
        (CUCUMBER,),
    ),
    RuleSet(
        "concombre",
        "Concombre",
        "France",
        Said("cucumber-variant-concombre"),
        _CONCOMBRE,
        (CUCUMBER,),
    ),
    RuleSet(
        "five-cucumbers",
        "Five Cucumbers",
        "Germany",
        Said("cucumber-variant-five-cucumbers"),
        _FIVE_CUCUMBERS,
        (FIVE_CUCUMBERS,),
        other_names=("Fünf Gurken",),
        title=Said("cucumber-name-five-cucumbers"),
    ),
    RuleSet(
        "twenty-two",
        "Twenty-Two",
        "North America",
        Said("cucumber-variant-twenty-two"),
        _TWENTY_TWO,
        (TWENTY_TWO,),
    ),
    RuleSet(
        "twenty-two-rasmussen",
        "Twenty-Two (Rasmussen)",
        "North America",
        Said("cucumber-variant-twenty-two-rasmussen"),
        _TWENTY_TWO_RASMUSSEN,
        (TWENTY_TWO,),
    ),
    RuleSet(
        "twenty-six",
        "Twenty-Six",
        "Germany",
        Said("cucumber-variant-twenty-six"),
        _TWENTY_SIX,
        (TWENTY_TWO,),
    ),
    RuleSet(
        "minibluff",
        "Minibluff",
        "Invented (Bernard Dulac)",
        Said("cucumber-variant-minibluff"),
        _MINIBLUFF,
        (MINIBLUFF, MINIBLUFF_PAGAT),
        occasions=(Occasion.MONEY,),
    ),
    RuleSet(
        "krypkille",
        "Krypkille",
        "Sweden",
        Said("cucumber-variant-krypkille"),
        _KRYPKILLE,
        (KRYPKILLE, KILLE_JOACHIM, KILLE_RETOLD),
    ),
    RuleSet(
        "rokkar",
        "Røkkar",
        "Norway",
        Said("cucumber-variant-rokkar"),
        _ROKKAR,
        (AGURK_NORWAY,),
        occasions=(Occasion.MONEY,),
    ),
    RuleSet(
        "vidivallagurka",
        "Víðivallagúrka",
        "Iceland",
        Said("cucumber-variant-vidivallagurka"),
        _VIDIVALLAGURKA,
        (VIDIVELLIR, SPILAREGLUR),
    ),
)

VARIANTS: Mapping[str, RuleSet[Rules]] = {variant.id: variant for variant in _TABLE}
"""By id, in the order they are offered."""
