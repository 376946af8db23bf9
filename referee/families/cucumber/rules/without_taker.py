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
        message = "points is bet, which all lose but whoever plays the lowest card."
        yield contradiction("/last_trick/payers", message, "all_but_lowest")
    if lowest and not bets:
        yield contradiction("/points", "last_trick.payers is all_but_lowest, who all lose the bet.", "bet")
    if bets and rules.limit.points is None:
        message = "points is bet, which is lost from the credits of limit.points, but that is null."
        yield contradiction("/limit/points", message, "a number of points")
    if rules.last_trick.calls is Calls.DOUBLING and not bets:
        message = (
            f"last_trick.calls is doubling, but points is {rules.points.value}: there is no bet to double."
        )
        yield contradiction("/last_trick/calls", message, [None, "kontra", "rassi"])


def _bet_alone(rules: Rules) -> Found:
    """The contradictions to a bet, which no card decides."""
    if rules.points is not PointsTable.BET:
        return
    why = "points is bet, so that no card has a price, but"
    if rules.pack.low_in_last_trick:
        yield contradiction(
            "/pack/low_in_last_trick", f"{why} pack.low_in_last_trick gives some cards one.", []
        )
    if rules.last_trick.calls not in {None, Calls.DOUBLING}:
        message = f"{why} last_trick.calls multiplies it."
        yield contradiction("/last_trick/calls", message, [None, "doubling"])
    yield from _no_card_decides(rules, why)
    if rules.stakes.payout is Payout.DIFFERENCES:
        yield contradiction(
            "/stakes/payout", "points is bet: credits are lost, and not won by anybody.", "pot"
        )
    if Fall.REINCARNATE in rules.limit.falls:
        message = "points is bet: whoever has lost all credits cannot go on with another player's."
        yield contradiction("/limit/falls", message, ["eliminate", "mark", "end_game"])
    if rules.stakes.buy_ins.each:
        yield contradiction(
            "/stakes/buy_ins/each", "points is bet: credits that are lost are not bought back.", 0
        )


def _no_card_decides(rules: Rules, why: str) -> Found:
    if rules.last_trick.doubled_by is not None:
        yield contradiction("/last_trick/doubled_by", f"{why} last_trick.doubled_by doubles it.", [None])
    if rules.score is ScoreKept.FACE_UP:
        yield contradiction(
            "/score", f"{why} score is face_up, which keeps the card of whoever pays.", "running"
        )
    if rules.deal.then is DealThen.LOSING_CARD:
        message = f"{why} deal.then is losing_card, which deals by the card that decided."
        yield contradiction("/deal/then", message, ["same", "countdown", "zigzag", "all"])


def _declaration(rules: Rules) -> Found:
    calls = rules.last_trick.calls is Calls.DECLARATION
    pays = rules.last_trick.payers is Payers.BY_DECLARATION
    if pays and not calls:
        message = "last_trick.payers is by_declaration, but last_trick.calls lets nobody declare."
        yield contradiction("/last_trick/calls", message, "declaration")
    if calls and not pays:
        message = (
            f"last_trick.calls is declaration, but last_trick.payers is {rules.last_trick.payers.value}."
        )
        yield contradiction("/last_trick/payers", message, "by_declaration")
    if pays and rules.points is PointsTable.NONE:
        message = "last_trick.payers is by_declaration, which counts points, but points is none."
        yield contradiction("/points", message, ["pips", "kille_18", "kille_50"])


def _declaration_alone(rules: Rules) -> Found:
    last_trick = rules.last_trick
    if Calls.DECLARATION is not last_trick.calls and Payers.BY_DECLARATION is not last_trick.payers:
        return
    why = "Whoever has the lowest card is declared, so that no card decides the hand, but"
    yield from _no_card_decides(rules, why)
    if rules.play.sets:
        message = "Everyone declares one last card, but play.sets lets several cards be led."
        yield contradiction("/play/sets", message, False)


def _nobody_takes(rules: Rules) -> Found:
    """The options that ask for a taker of the last trick, where there is none."""
    payers = rules.last_trick.payers
    if payers not in WITHOUT_A_TAKER:
        return
    why = f"nobody takes the last trick: last_trick.payers is {payers.value}."
    deals = {DealerRule.PAYER} | ({DealerRule.LOWEST} if payers is Payers.BY_DECLARATION else set())
    if rules.deal.dealer in deals:
        message = f"deal.dealer is {rules.deal.dealer.value}, but {why}"
        yield contradiction("/deal/dealer", message, ["rotates", "nobody"])
    if rules.deal.leader is LeaderRule.PAYER:
        yield contradiction("/deal/leader", f"deal.leader is payer, but {why}", ["forehand", "dealer"])
    if rules.last_trick.all_equal is not None:
        message = f"last_trick.all_equal is {rules.last_trick.all_equal.value}, but {why}"
        yield contradiction("/last_trick/all_equal", message, [None])


def _kille(rules: Rules) -> Found:
    kille, points = rules.pack.deck is Deck.KILLE, rules.points
    if points in KILLE and not kille:
        message = f"points is {points.value}, which is told of the kille deck only."
        yield contradiction("/points", message, ["pips", "pips_courts_11", "pips_ace_11_courts_10", "none"])
    if not kille:
        return
    if points not in {*KILLE, PointsTable.NONE}:
        message = f"pack.deck is kille, whose cards do not cost {points.value}."
        yield contradiction("/points", message, ["kille_18", "kille_50", "none"])
    if rules.pack.low_in_last_trick:
        message = "pack.deck is kille, whose cards rank in the last trick as in any other."
        yield contradiction("/pack/low_in_last_trick", message, [])


def _restart(rules: Rules) -> Found:
    option = rules.last_trick.all_equal
    if option is None:
        return
    why = f"last_trick.all_equal is {option.value}"
    if Fall.ELIMINATE not in rules.limit.falls:
        message = f"{why}, which brings back whoever is out, but limit.falls puts nobody out."
        yield contradiction("/limit/falls", message, "eliminate")
    if rules.stakes.buy_ins.each:
        yield contradiction("/stakes/buy_ins/each", f"{why}, after which nobody has to buy in.", 0)
    if rules.score is ScoreKept.FACE_UP:
        message = f"{why}, after which everyone has 0 points, but score is face_up: the cards stay."
        yield contradiction("/score", message, "running")
