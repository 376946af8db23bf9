"""What a variant is: its options, as frozen values.

The names, values and defaults are those of the JSON rules document; `document.py` turns one into the
other. A field is explained under the field. Sources: pagat.com Cucumber, pagat.com Twenty-Two, Five
Cucumbers rules sheet (2F-Spiele 2013), Denexa Games: Cucumber.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from referee.cards import Card, Deck


class JokerRank(StrEnum):
    """What a joker is."""

    ABOVE_ACE = "above_ace"
    AS_ACE = "as_ace"
    WILD = "wild"
    """In sets, the rank of a card it is played with; above the ace in the last trick."""


class PointsTable(StrEnum):
    """What the deciding card costs."""

    PIPS = "pips"
    PIPS_COURTS_11 = "pips_courts_11"
    PIPS_ACE_11_COURTS_10 = "pips_ace_11_courts_10"
    CUCUMBERS = "cucumbers"
    NONE = "none"


class DealThen(StrEnum):
    """How many cards each from the second hand on."""

    SAME = "same"
    LOSING_CARD = "losing_card"
    COUNTDOWN = "countdown"
    ZIGZAG = "zigzag"
    ALL = "all"


class Short(StrEnum):
    """What happens when the pack cannot serve the deal."""

    EQUAL = "equal"
    SEVEN = "seven"


class DealerRule(StrEnum):
    """Who deals the next hand."""

    ROTATES = "rotates"
    PAYER = "payer"
    LOWEST = "lowest"
    NOBODY = "nobody"


class LeaderRule(StrEnum):
    """Who leads the first trick of a hand."""

    FOREHAND = "forehand"
    DEALER = "dealer"
    PAYER = "payer"


class RematchDealer(StrEnum):
    """Who deals first in the next game of the same table."""

    NEXT_LEFT = "next_left"
    WINNER = "winner"


class Exchange(StrEnum):
    """How cards may be changed before play."""

    MATCH = "match"
    UP_TO = "up_to"
    FREE = "free"
    MATCH_DEALER = "match_dealer"
    RASSI = "rassi"


class Beat(StrEnum):
    """Which play of the trick is the one to beat."""

    HIGHEST = "highest"
    PREVIOUS = "previous"
    LED = "led"


class Duty(StrEnum):
    """What a player who follows owes."""

    CHOICE = "choice"
    BEAT_IF_ABLE = "beat_if_able"
    LOWEST_THAT_BEATS = "lowest_that_beats"
    SAME_RANK_FIRST = "same_rank_first"


class Lead(StrEnum):
    """What may be led."""

    ANY = "any"
    LOWEST = "lowest"


class SetWonBy(StrEnum):
    """What wins a trick led with several cards."""

    DOMINANCE = "dominance"
    MATCHED = "matched"


class Payers(StrEnum):
    """Who is penalised for the last trick."""

    TAKER = "taker"
    TAKER_REWARDS_TIED = "taker_rewards_tied"
    ALL_TIED = "all_tied"


class Calls(StrEnum):
    """What may be called before play."""

    KONTRA = "kontra"
    RASSI = "rassi"


class Exactly(StrEnum):
    """What a score of exactly the limit does."""

    OUT = "out"
    SAFE = "safe"
    RESET = "reset"


class Fall(StrEnum):
    """What crossing the limit does."""

    REINCARNATE = "reincarnate"
    KEEP_HIGHEST = "keep_highest"
    ELIMINATE = "eliminate"
    MARK = "mark"
    END_GAME = "end_game"


class ScoreKept(StrEnum):
    """How scores are kept."""

    RUNNING = "running"
    FACE_UP = "face_up"


class EndWhen(StrEnum):
    """When the game is over."""

    ONE_LEFT = "one_left"
    FALLS = "falls"
    ONE_UNMARKED = "one_unmarked"
    AGREED = "agreed"


class Winner(StrEnum):
    """Who wins."""

    LAST_IN = "last_in"
    LOWEST_SCORE = "lowest_score"
    NOT_THE_LOSER = "not_the_loser"


class AllOut(StrEnum):
    """Who wins when all who were in go out in one hand."""

    LOWEST_SCORE = "lowest_score"
    ALL_WIN = "all_win"


class Payout(StrEnum):
    """How the stakes are paid out."""

    POT = "pot"
    DIFFERENCES = "differences"


class BuyInCost(StrEnum):
    """What buying back in costs."""

    STAKE = "stake"
    FREE = "free"


@dataclass(frozen=True, slots=True)
class PlayersRange:
    """How many may play."""

    min: int = 2
    max: int = 7


@dataclass(frozen=True, slots=True)
class PacksByPlayers:
    """One pack up to `above` players; beyond that one for every `one_per` players, rounded up."""

    above: int
    one_per: int


@dataclass(frozen=True, slots=True)
class TopGroup:
    """Single cards ranked above everything, equal among themselves."""

    cards: tuple[Card, ...]
    points: int
    fatal: bool = False
    """Who pays with one of them is out at once."""


@dataclass(frozen=True, slots=True)
class PackRules:
    """The cards and how they rank."""

    deck: Deck = Deck.FRENCH
    packs: int | PacksByPlayers = 1
    jokers: int = 0
    """In the whole pack."""
    joker_rank: JokerRank = JokerRank.ABOVE_ACE
    top_cards: tuple[TopGroup, ...] = ()
    """The highest group first."""
    low_in_last_trick: tuple[str, ...] = ()
    """Ranks that are highest in every trick but the last; there they are lowest, equal, and cost 1."""


@dataclass(frozen=True, slots=True)
class DealRules:
    """How a hand is dealt."""

    cards: int = 7
    """Each, in the first hand."""
    then: DealThen = DealThen.SAME
    at_most: int | None = None
    short: Short = Short.EQUAL
    dealer: DealerRule = DealerRule.ROTATES
    leader: LeaderRule = LeaderRule.FOREHAND
    rematch_dealer: RematchDealer = RematchDealer.NEXT_LEFT


@dataclass(frozen=True, slots=True)
class PlayRules:
    """What may be played to a trick."""

    beat: Beat = Beat.HIGHEST
    equal: bool = True
    """Whether an equal card beats."""
    duty: Duty = Duty.CHOICE
    ace_stops: bool = False
    """Nothing beats an ace: whoever must beat one plays the lowest card."""
    lead: Lead = Lead.ANY
    sets: bool = False
    """Whether several cards of one rank may be led, keeping at least one card."""
    set_won_by: SetWonBy = SetWonBy.DOMINANCE


@dataclass(frozen=True, slots=True)
class LastTrickRules:
    """Who pays for the last trick, and when it counts more."""

    payers: Payers = Payers.TAKER
    doubled_by: str | None = None
    """The rank that doubles the penalty when anyone plays it in the last trick; once, however many."""
    calls: Calls | None = None


@dataclass(frozen=True, slots=True)
class LimitRules:
    """What a score may not reach."""

    points: int | None = None
    exactly: Exactly = Exactly.OUT
    falls: tuple[Fall, ...] = ()
    """What the first, second, … crossing does; the last entry repeats."""


@dataclass(frozen=True, slots=True)
class EndRules:
    """When the game is over, and who has won."""

    when: EndWhen = EndWhen.ONE_LEFT
    winner: Winner = Winner.LAST_IN
    all_out: AllOut = AllOut.LOWEST_SCORE


@dataclass(frozen=True, slots=True)
class BuyInRules:
    """Whether one may buy back in."""

    each: int = 0
    """How often each player may."""
    others_in: int = 3
    """How many other players must be in at that moment."""
    cost: BuyInCost = BuyInCost.STAKE


@dataclass(frozen=True, slots=True)
class StakesRules:
    """Where the money goes."""

    payout: Payout = Payout.POT
    buy_ins: BuyInRules = field(default_factory=BuyInRules)


@dataclass(frozen=True, slots=True)
class Rules:
    """All options of a game.

    >>> Rules().deal.cards
    7
    """

    players: PlayersRange = field(default_factory=PlayersRange)
    pack: PackRules = field(default_factory=PackRules)
    points: PointsTable = PointsTable.PIPS
    deal: DealRules = field(default_factory=DealRules)
    exchange: Exchange | None = None
    play: PlayRules = field(default_factory=PlayRules)
    last_trick: LastTrickRules = field(default_factory=LastTrickRules)
    limit: LimitRules = field(default_factory=LimitRules)
    score: ScoreKept = ScoreKept.RUNNING
    end: EndRules = field(default_factory=EndRules)
    stakes: StakesRules = field(default_factory=StakesRules)
