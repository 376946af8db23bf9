"""Which options do not fit a bet, a declaration, Kille cards or a restart.

These are rules in which the highest last card is not simply paid for.

Source: minibluff.com; Krypkille as germundandersson.blogspot.com tells it; no.wikipedia.org Agurk.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import Deck
from referee.errors import Violation
from referee.families.cucumber.rules.options import (
    Calls,
    DealerRule,
    DealThen,
    Fall,
    LeaderRule,
    Payers,
    PointsTable,
    Rules,
    ScoreKept,
)
from referee.families.cucumber.rules.sections.last_trick import WITHOUT_A_TAKER
from referee.families.cucumber.rules.sections.points import KILLE
from referee.families.options.fitting import contradiction
from referee.families.rounds.terms import Payout
from referee.words.said import Said, Typed

Found = Iterator[Violation]


def without_a_taker(rules: Rules) -> Found:
    """Everything that does not fit, each at the option to change."""
    yield from _bet(rules)
    yield from _bet_alone(rules)
    yield from _declaration(rules)
    yield from _declaration_alone(rules)
    yield from _nobody_takes(rules)
    yield from _kille(rules)
    yield from _restart(rules)


def _bet(rules: Rules) -> Found:
    """A bet, the lowest card and doubling belong together."""
    bets, lowest = rules.points is PointsTable.BET, rules.last_trick.payers is Payers.ALL_BUT_LOWEST
    if bets and not lowest:
        message = Said("cucumber-bet-without-lowest")
        yield contradiction("/last_trick/payers", message, "all_but_lowest")
    if lowest and not bets:
        yield contradiction("/points", Said("cucumber-lowest-without-bet"), "bet")
    if bets and rules.limit.points is None:
        message = Said("cucumber-bet-without-credits")
        yield contradiction("/limit/points", message, "a number of points")
    if rules.last_trick.calls is Calls.DOUBLING and not bets:
        message = Said("cucumber-doubling-without-bet", {"points": Typed(rules.points.value)})
        yield contradiction("/last_trick/calls", message, [None, "kontra", "rassi"])


def _bet_alone(rules: Rules) -> Found:
    """The contradictions to a bet, which no card decides."""
    if rules.points is not PointsTable.BET:
        return
    if rules.pack.low_in_last_trick:
        yield contradiction("/pack/low_in_last_trick", Said("cucumber-bet-and-low-cards"), [])
    if rules.last_trick.calls not in {None, Calls.DOUBLING}:
        message = Said("cucumber-bet-and-calls")
        yield contradiction("/last_trick/calls", message, [None, "doubling"])
    yield from _no_card_decides(rules, "bet")
    if rules.stakes.payout is Payout.DIFFERENCES:
        yield contradiction("/stakes/payout", Said("cucumber-bet-and-differences"), "pot")
    if Fall.REINCARNATE in rules.limit.falls:
        message = Said("cucumber-bet-and-reincarnation")
        yield contradiction("/limit/falls", message, ["eliminate", "mark", "end_game"])
    if rules.stakes.buy_ins.each:
        yield contradiction("/stakes/buy_ins/each", Said("cucumber-bet-and-buy-ins"), 0)


def _no_card_decides(rules: Rules, because: str) -> Found:
    if rules.last_trick.doubled_by is not None:
        yield contradiction(
            "/last_trick/doubled_by", Said("cucumber-no-card-decides-doubling", {"because": because}), [None]
        )
    if rules.score is ScoreKept.FACE_UP:
        yield contradiction(
            "/score", Said("cucumber-no-card-decides-face-up", {"because": because}), "running"
        )
    if rules.deal.then is DealThen.LOSING_CARD:
        message = Said("cucumber-no-card-decides-deal", {"because": because})
        yield contradiction("/deal/then", message, ["same", "countdown", "zigzag", "all"])


def _declaration(rules: Rules) -> Found:
    calls = rules.last_trick.calls is Calls.DECLARATION
    pays = rules.last_trick.payers is Payers.BY_DECLARATION
    if pays and not calls:
        message = Said("cucumber-declarer-without-declaration")
        yield contradiction("/last_trick/calls", message, "declaration")
    if calls and not pays:
        message = Said(
            "cucumber-declaration-without-declarer", {"payers": Typed(rules.last_trick.payers.value)}
        )
        yield contradiction("/last_trick/payers", message, "by_declaration")
    if pays and rules.points is PointsTable.NONE:
        message = Said("cucumber-declaration-without-points")
        yield contradiction("/points", message, ["pips", "kille_18", "kille_50"])


def _declaration_alone(rules: Rules) -> Found:
    last_trick = rules.last_trick
    if Calls.DECLARATION is not last_trick.calls and Payers.BY_DECLARATION is not last_trick.payers:
        return
    yield from _no_card_decides(rules, "declared")
    if rules.play.sets:
        message = Said("cucumber-declaration-and-sets")
        yield contradiction("/play/sets", message, False)


def _nobody_takes(rules: Rules) -> Found:
    """The options that ask for a taker of the last trick, where there is none."""
    payers = rules.last_trick.payers
    if payers not in WITHOUT_A_TAKER:
        return
    payers_named = Typed(payers.value)
    deals = {DealerRule.PAYER} | ({DealerRule.LOWEST} if payers is Payers.BY_DECLARATION else set())
    if rules.deal.dealer in deals:
        message = Said(
            "cucumber-nobody-takes-dealer", {"dealer": Typed(rules.deal.dealer.value), "payers": payers_named}
        )
        yield contradiction("/deal/dealer", message, ["rotates", "nobody"])
    if rules.deal.leader is LeaderRule.PAYER:
        yield contradiction(
            "/deal/leader",
            Said("cucumber-nobody-takes-leader", {"payers": payers_named}),
            ["forehand", "dealer"],
        )
    if rules.last_trick.all_equal is not None:
        message = Said(
            "cucumber-nobody-takes-equal",
            {"all_equal": Typed(rules.last_trick.all_equal.value), "payers": payers_named},
        )
        yield contradiction("/last_trick/all_equal", message, [None])


def _kille(rules: Rules) -> Found:
    kille, points = rules.pack.deck is Deck.KILLE, rules.points
    if points in KILLE and not kille:
        message = Said("cucumber-kille-points-of-another-deck", {"points": Typed(points.value)})
        yield contradiction("/points", message, ["pips", "pips_courts_11", "pips_ace_11_courts_10", "none"])
    if not kille:
        return
    if points not in {*KILLE, PointsTable.NONE}:
        message = Said("cucumber-kille-without-prices", {"points": Typed(points.value)})
        yield contradiction("/points", message, ["kille_18", "kille_50", "none"])
    if rules.pack.low_in_last_trick:
        message = Said("cucumber-kille-and-low-cards")
        yield contradiction("/pack/low_in_last_trick", message, [])


def _restart(rules: Rules) -> Found:
    option = rules.last_trick.all_equal
    if option is None:
        return
    named = Typed(option.value)
    if Fall.ELIMINATE not in rules.limit.falls:
        message = Said("cucumber-restart-without-elimination", {"all_equal": named})
        yield contradiction("/limit/falls", message, "eliminate")
    if rules.stakes.buy_ins.each:
        yield contradiction(
            "/stakes/buy_ins/each", Said("cucumber-restart-and-buy-ins", {"all_equal": named}), 0
        )
    if rules.score is ScoreKept.FACE_UP:
        message = Said("cucumber-restart-and-face-up", {"all_equal": named})
        yield contradiction("/score", message, "running")
