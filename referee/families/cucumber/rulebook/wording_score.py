"""What the options of the last trick, the score, the end and the stakes say."""

from __future__ import annotations

from collections.abc import Mapping

from referee.cards import rank_text, with_article
from referee.families.cucumber.rulebook.words import Wording, counted, ordinal, times
from referee.families.cucumber.rules.options import (
    AllOut,
    BuyInCost,
    Calls,
    EndWhen,
    Exactly,
    Fall,
    Payers,
    Payout,
    Rules,
    ScoreKept,
    Winner,
)
from referee.families.cucumber.scoring.scoring import points_text


def limit_text(rules: Rules) -> str:
    """The limit in points.

    >>> limit_text(Rules())
    'the limit'
    """
    return "the limit" if rules.limit.points is None else points_text(rules, rules.limit.points)


# The last trick and the score.

_PAYERS = {
    Payers.TAKER: "the taker alone pays",
    Payers.TAKER_REWARDS_TIED: (
        "the taker pays, and everyone else who played an equal card gets as many points off as the taker pays"
    ),
    Payers.ALL_TIED: "the taker pays, and so does everyone else who played an equal card",
}
_CALLS: Mapping[Calls | None, str] = {
    None: "nobody can raise it",
    Calls.KONTRA: (
        "one player may say kontra, and then every penalty counts twice, but that player's own four times"
    ),
    Calls.RASSI: "a payer who doubled pays twice the penalty, and one who redoubled four times",
}


def _doubled_by(rules: Rules) -> str:
    rank = rules.last_trick.doubled_by
    if rank is None:
        return "no card doubles it"
    card = with_article(rank_text(rank))
    return f"if anyone plays {card} in the last trick the penalty counts twice, and no more if several do"


_EXACTLY = {
    Exactly.OUT: "whoever reaches {limit} crosses {it}",
    Exactly.SAFE: "whoever gets more than {limit} crosses {it}, and exactly {number} is still safe",
    Exactly.RESET: "a score of exactly {limit} goes back to 0, and whoever gets more crosses {it}",
}


def _exactly(rules: Rules) -> str:
    points = rules.limit.points
    return _EXACTLY[rules.limit.exactly].format(
        limit=limit_text(rules),
        number="that" if points is None else points,
        it="it" if points is None else "the limit",
    )


_FALL = {
    Fall.REINCARNATE: "loses a life and goes on with the highest score of the other players who are in",
    Fall.KEEP_HIGHEST: "gives back all kept cards but the highest",
    Fall.ELIMINATE: "is out of the game",
    Fall.MARK: "is marked and plays on",
    Fall.END_GAME: "ends the game",
}


def _falls(rules: Rules) -> str:
    *before, last = [_FALL[fall] for fall in rules.limit.falls] or ["does not exist, for there is no limit"]
    steps = [f"the {ordinal(at)} time {fall}" for at, fall in enumerate(before)]
    return ", ".join([*steps, f"and from the {ordinal(len(before))} time on {last}"]) if steps else last


_SCORE = {
    ScoreKept.RUNNING: "the penalties are added up on paper, and every hand is dealt from the whole pack",
    ScoreKept.FACE_UP: (
        "a payer keeps the card played to the last trick face up on the table, and the points of a player's "
        "kept cards are the score"
    ),
}

# The end and the money.

_END_WHEN = {
    EndWhen.ONE_LEFT: "the game ends when only one player is in",
    EndWhen.FALLS: "the game ends with the hand in which somebody crosses the limit{time}",
    EndWhen.ONE_UNMARKED: "the game ends when all but one of the players in are marked",
    EndWhen.AGREED: "the game ends when the table agrees that it does",
}


def _end_when(rules: Rules) -> str:
    falls = rules.limit.falls
    at = falls.index(Fall.END_GAME) if Fall.END_GAME in falls else 0
    return _END_WHEN[rules.end.when].format(time=f" for the {ordinal(at)} time" if at else "")


_WINNER = {
    Winner.LAST_IN: "the last player in wins",
    Winner.LOWEST_SCORE: "the lowest score of the players in wins",
    Winner.NOT_THE_LOSER: "whoever ended the game loses, and everyone else who is in shares the win",
}
_ALL_OUT = {
    AllOut.LOWEST_SCORE: "the lowest score among them wins, and equal lowest scores share the win",
    AllOut.ALL_WIN: "they all share the win",
}
_PAYOUT = {
    Payout.POT: "everyone pays the same stake into a pot, which the winner takes",
    Payout.DIFFERENCES: (
        "every loser pays the winner the difference between their scores, times the stake for a point"
    ),
}


def _buy_ins_each(rules: Rules) -> str:
    each = rules.stakes.buy_ins.each
    return f"each player may buy in {times(each)} in a game" if each else "nobody may buy in"


_BUY_IN_COST = {
    BuyInCost.STAKE: "a buy-in costs another stake, paid into the pot",
    BuyInCost.FREE: "a buy-in is free",
}

SCORE_WORDINGS: Mapping[str, Wording] = {
    "last_trick.payers": Wording("Who pays", lambda rules: _PAYERS[rules.last_trick.payers]),
    "last_trick.doubled_by": Wording("A card that doubles the penalty", _doubled_by),
    "last_trick.calls": Wording("Raising the penalty", lambda rules: _CALLS[rules.last_trick.calls]),
    "limit.points": Wording(
        "The limit", lambda rules: "there is none" if rules.limit.points is None else limit_text(rules)
    ),
    "limit.exactly": Wording("When the limit is crossed", _exactly),
    "limit.falls": Wording("A player who crosses the limit", _falls),
    "score": Wording("How the score is kept", lambda rules: _SCORE[rules.score]),
    "end.when": Wording("The end of the game", _end_when),
    "end.winner": Wording("Who wins", lambda rules: _WINNER[rules.end.winner]),
    "end.all_out": Wording(
        "When everyone who was in goes out in the same hand", lambda rules: _ALL_OUT[rules.end.all_out]
    ),
    "stakes.payout": Wording("The stakes", lambda rules: _PAYOUT[rules.stakes.payout]),
    "stakes.buy_ins.each": Wording("Buying in", _buy_ins_each),
    "stakes.buy_ins.others_in": Wording(
        "Other players who must be in for a buy-in",
        lambda rules: f"at least {counted(rules.stakes.buy_ins.others_in, 'other player')} must be in",
    ),
    "stakes.buy_ins.cost": Wording(
        "The price of a buy-in, where there are any",
        lambda rules: _BUY_IN_COST[rules.stakes.buy_ins.cost],
    ),
}
"""Options with what they say, in the order of the rules document."""
