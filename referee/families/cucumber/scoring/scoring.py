"""Scoring a hand, in the order the rules give it.

Penalties, worked out by who pays; the limit, exact resets before falls; only then bonuses, and what a fall
costs. A last trick of equal cards may begin a new round instead.
Whether the game is over is `ending.py`, what comes next `next_hand.py`.
Source: pagat.com Cucumber, "Scoring" of each version; pagat.com Twenty-Two; Five Cucumbers rules sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from referee.families.cucumber.rules.options import Payers, Rules
from referee.families.cucumber.rules.ranking import card_points
from referee.families.cucumber.rules.sections.points import unit_of
from referee.families.cucumber.scoring.bet import charge_bet
from referee.families.cucumber.scoring.charge import Charge
from referee.families.cucumber.scoring.declared import charge_declared
from referee.families.cucumber.scoring.fall_stakes import NO_FALLS, Falls, pay_for_falls
from referee.families.cucumber.scoring.limit import Fallen, apply_limit
from referee.families.cucumber.scoring.restart import all_equal, restart, restarts
from referee.families.cucumber.scoring.round import Hand, Play
from referee.families.cucumber.scoring.score_writer import ScoreWriter
from referee.families.cucumber.scoring.taken import charge_taker
from referee.families.cucumber.table.table import Table
from referee.families.steps import player_id
from referee.words.said import Argument, PlayingCard, Said

_CHARGES: Mapping[Payers, Callable[[Rules, ScoreWriter, Hand], Charge]] = {
    Payers.TAKER: charge_taker,
    Payers.TAKER_REWARDS_TIED: charge_taker,
    Payers.ALL_TIED: charge_taker,
    Payers.ALL_BUT_LOWEST: charge_bet,
    Payers.BY_DECLARATION: charge_declared,
}


@dataclass(frozen=True, slots=True)
class Scored:
    """The effect of a hand on the scores."""

    writer: ScoreWriter
    charge: Charge
    fallen: Fallen
    losing_points: int
    """The points that set the number of cards in the next deal."""
    falls: Falls = NO_FALLS
    """The stakes that are paid for going out."""


def score_hand(table: Table, hand: Hand) -> Scored:
    """The hand scored under the table's rules.

    >>> from referee.cards import Card
    >>> from referee.families.cucumber.scoring.round import Play
    >>> from referee.families.cucumber.table.table import Player
    >>> table = Table(Rules(), (Player("Ann"), Player("Bo")), 1, 1, None)
    >>> scored = score_hand(table, Hand((Play(0, Card("5")), Play(1, Card("9")))))
    >>> [player.score for player in scored.writer.players]
    [0, 9]
    """
    rules, writer = table.rules, ScoreWriter(table.players)
    charge = _CHARGES[rules.last_trick.payers](rules, writer, hand)
    fallen = apply_limit(rules, writer, charge.charged, act=table.acts + 1, doomed=charge.doomed)
    if rules.last_trick.all_equal is not None and all_equal(rules, hand, table.seats_in):
        afresh = ScoreWriter(table.players)
        if restarts(rules, afresh, writer):
            restart(afresh)
            begun = replace(charge, payers=(), facts={"rampo": True})
            return Scored(afresh, begun, Fallen(), _card_points(rules, charge))
    if charge.tied and charge.taker is not None and rules.last_trick.payers is Payers.TAKER_REWARDS_TIED:
        _reward(rules, writer, charge.taker, charge.tied)
    falls = pay_for_falls(table, writer, charge.cards)
    kept_points = kept_highest_points(writer, fallen)
    points = _card_points(rules, charge) if kept_points is None else kept_points
    return Scored(writer, charge, fallen, points, falls)


def _card_points(rules: Rules, charge: Charge) -> int:
    """The points of the card that took the last trick; 0 where none did, or it was not given."""
    card = None if charge.taker is None else charge.cards.get(charge.taker)
    return 0 if card is None else card_points(rules, card)


def _reward(rules: Rules, writer: ScoreWriter, taker: int, tied: Iterable[Play]) -> None:
    """Points off for those who tied with the taker, never below 0; a life lost stays lost."""
    penalty = sum(
        line.points
        for line in writer.lines
        if line.player == player_id(taker) and line.kind in {"penalty", "doubled"}
    )
    for play in tied:
        score = writer.players[play.seat].score
        off = min(penalty, score)
        args: dict[str, Argument] = {
            "player": writer.person(play.seat),
            "card": PlayingCard(*play.card),
            "taker": writer.person(taker),
            "points": penalty,
            "unit": unit_of(rules),
            "score": score,
            "end": "above" if off == penalty else "zero",
        }
        writer.score(play.seat, "bonus", -off, "last_trick.payers", Said("cucumber-bonus", args))


def kept_highest_points(writer: ScoreWriter, fallen: Fallen) -> int | None:
    """The points of the card somebody kept at a half-cucumber, which then counts as the losing card."""
    keepers = [seat for seat in fallen.kept_highest if writer.players[seat].kept]
    return writer.players[keepers[-1]].score if keepers else None
