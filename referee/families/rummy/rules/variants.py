"""The variants: one row each, holding only what differs from the defaults."""

from __future__ import annotations

from dataclasses import replace

from referee.families.columns import Best
from referee.families.options.players import PlayersRange
from referee.families.options.rule_sets import RuleSet
from referee.families.options.tables import TableOf
from referee.families.rounds.terms import Payout, Tie
from referee.families.rummy.rules.cards import Dealer, DealRules, PackRules, PacksByPlayers, default_values
from referee.families.rummy.rules.end import StakesRules
from referee.families.rummy.rules.melding import Ace, LayOff, MeldRules
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.rules.score import Blocked, GoingRummy, Method, ScoreRules
from referee.families.rummy.rules.turn import DrawRules, OutRules, StockOut, Take
from referee.words.said import Said

DENEXA = "Denexa Games: Rummy"
BASIC = "pagat.com Basic Rummy (read second-hand)"
FIVE_HUNDRED = "pagat.com 500 Rummy"
GIN = "pagat.com Gin Rummy (read second-hand)"
BICYCLE = "Bicycle Cards: Rummy"
BICYCLE_500 = "Bicycle Cards: 500 Rum (read second-hand)"
WIKIPEDIA = "Wikipedia: Rummy"
KATZ = "N. Katz, The Book of Card Games"
HOW_STUFF_WORKS = "HowStuffWorks: 500 Rum"

_END = Rules().end
_ONCE = GoingRummy(times=1)
_SEVEN_EACH = {str(players): 7 for players in range(3, 9)}

VARIANTS: tuple[RuleSet[Rules], ...] = (
    RuleSet(
        "rummy",
        "Rummy (Basic, Straight)",
        "United States",
        Said("rummy-variant-rummy"),
        Rules(),
        (DENEXA, BASIC, BICYCLE),
        other_names=("Basic Rummy", "Straight Rummy"),
        title=Said("rummy-name-rummy"),
    ),
    RuleSet(
        "rummy-block",
        "Block Rummy",
        "United States",
        Said("rummy-variant-rummy-block"),
        Rules(draw=DrawRules(stock_out=StockOut.ENDS), score=ScoreRules(blocked=Blocked.OWN_AGAINST)),
        (WIKIPEDIA, BASIC),
    ),
    RuleSet(
        "rummy-penalty",
        "Rummy, lowest wins",
        "United States",
        Said("rummy-variant-rummy-penalty"),
        Rules(score=ScoreRules(method=Method.PENALTIES, rummy=_ONCE), end=replace(_END, best=Best.LOWEST)),
        (KATZ,),
        title=Said("rummy-name-rummy-penalty"),
    ),
    RuleSet(
        "rummy-500",
        "Rummy 500 (500 Rum)",
        "United States",
        Said("rummy-variant-rummy-500"),
        Rules(
            players=PlayersRange(2, 8),
            pack=PackRules(packs=PacksByPlayers(4, 2)),
            deal=DealRules(cards=TableOf({"2": 13, **_SEVEN_EACH})),
            ace=Ace.EITHER,
            melds=MeldRules(per_turn=None),
            draw=DrawRules(discard=Take.DEEPER_IF_USED, stock_out=StockOut.ENDS),
            values=default_values(A=15),
            score=ScoreRules(method=Method.OWN, rummy=_ONCE, ace_low_run=1),
            end=replace(_END, target=500, tie=Tie.PLAY_ON),
            stakes=StakesRules(payout=Payout.DIFFERENCES),
        ),
        (FIVE_HUNDRED, BICYCLE_500, HOW_STUFF_WORKS),
        other_names=("500 Rum", "Pinochle Rummy"),
        title=Said("rummy-name-rummy-500"),
    ),
    RuleSet(
        "gin",
        "Gin Rummy",
        "United States",
        Said("rummy-variant-gin"),
        Rules(
            players=PlayersRange(2, 2),
            deal=DealRules(cards=TableOf({"2": 10}), dealer=Dealer.WINNER),
            melds=MeldRules(per_turn=None, lay_off=LayOff.AFTER_KNOCK),
            draw=DrawRules(stock_out=StockOut.ENDS),
            out=OutRules(knock=10),
            score=ScoreRules(method=Method.GIN, rummy=_ONCE),
            end=replace(_END, game_bonus=100, shutout_bonus=200, box=20),
            stakes=StakesRules(payout=Payout.DIFFERENCES),
        ),
        (GIN,),
        other_names=("Gin",),
        title=Said("rummy-name-gin"),
    ),
)
