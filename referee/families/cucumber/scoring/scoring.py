"""Scoring a hand, in the order the rules give it.

Penalty and what multiplies it; kept cards; the limit, exact resets before falls; only then bonuses.
Whether the game is over is `ending.py`, what comes next `next_hand.py`.
Source: pagat.com Cucumber, "Scoring" of each version; pagat.com Twenty-Two; Five Cucumbers rules sheet.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from referee.cards import card_text, rank_text, with_article
from referee.families.cucumber.rules.options import Payers, PointsTable, Rules, ScoreKept
from referee.families.cucumber.rules.ranking import card_points, top_group
from referee.families.cucumber.rules.sections.points import points_text
from referee.families.cucumber.scoring.hand import Decision, Hand, Payer, decide
from referee.families.cucumber.scoring.limit import Fallen, apply_limit
from referee.families.cucumber.scoring.score_writer import Ledger
from referee.families.cucumber.table.table import Table
from referee.families.steps import player_id


@dataclass(frozen=True, slots=True)
class Scored:
    """What a hand did to the scores."""

    ledger: Ledger
    decision: Decision
    payers: tuple[int, ...]
    """Seats in order of play, the taker last."""
    fallen: Fallen
    losing_points: int
    """What sets the number of cards in the next deal."""


def score_hand(table: Table, hand: Hand) -> Scored:
    """The hand scored under the table's rules.

    >>> from referee.cards import Card
    >>> from referee.families.cucumber.scoring.hand import Play
    >>> from referee.families.cucumber.table.table import Player
    >>> table = Table(Rules(), (Player("Ann"), Player("Bo")), 1, 1, None)
    >>> scored = score_hand(table, Hand((Play(0, Card("5")), Play(1, Card("9")))))
    >>> [player.score for player in scored.ledger.players]
    [0, 9]
    """
    rules, act = table.rules, table.acts + 1
    decision, ledger = decide(rules, hand), Ledger(table.players)
    paying = _paying(rules, decision)
    for payer in paying:
        _penalise(rules, ledger, payer, decision, hand)
    seats = tuple(payer.seat for payer in paying)
    doomed = [payer.seat for payer in paying if _is_fatal(rules, payer)]
    fallen = apply_limit(rules, ledger, seats, act=act, doomed=doomed)
    _reward(rules, ledger, decision)
    losing_points = _losing_points(rules, ledger, decision, fallen)
    return Scored(ledger, decision, seats, fallen, losing_points)


def _paying(rules: Rules, decision: Decision) -> list[Payer]:
    tied = decision.tied if rules.last_trick.payers is Payers.ALL_TIED else ()
    return [*(Payer(play.seat, play.card) for play in tied), decision.taker]


def _is_fatal(rules: Rules, payer: Payer) -> bool:
    group = None if payer.card is None else top_group(rules, payer.card)
    return group is not None and group.fatal


def _penalise(rules: Rules, ledger: Ledger, payer: Payer, decision: Decision, hand: Hand) -> None:
    player, card = ledger.players[payer.seat], payer.card
    ledger.note(payer.seat, hands_lost=player.hands_lost + 1)
    happened = f"{player.name} {_what_happened(payer, decision)}"
    if card is None or rules.points is PointsTable.NONE:
        ledger.score(payer.seat, "lost", 0, "last_trick.payers", f"{happened} and lost the hand.")
        return
    points, kept = card_points(rules, card), player.kept
    stays = ""
    if rules.score is ScoreKept.FACE_UP:
        kept, stays = (*kept, card), " The card stays face up."
    text = f"{happened}: {points_text(rules, points)}.{stays}"
    ledger.score(payer.seat, "penalty", points, "points", text, kept=kept)
    _double(rules, ledger, payer, decision, hand)


def _what_happened(payer: Payer, decision: Decision) -> str:
    card = None if payer.card is None else with_article(card_text(payer.card))
    if payer.seat != decision.taker.seat:
        return f"also had {card}"
    return "took the last trick" + (f" with {card}" if card else "")


def _double(rules: Rules, ledger: Ledger, payer: Payer, decision: Decision, hand: Hand) -> None:
    """A line for everything that multiplies the penalty, each adding what it adds."""
    points = ledger.lines[-1].points
    for factor, rule, text in _factors(rules, ledger, payer, decision, hand):
        ledger.score(payer.seat, "doubled", points * (factor - 1), rule, text)
        points *= factor


def _factors(
    rules: Rules, ledger: Ledger, payer: Payer, decision: Decision, hand: Hand
) -> Iterator[tuple[int, str, str]]:
    """What multiplies this player's penalty: by how much, by which option, and why."""
    name = ledger.name(payer.seat)
    if decision.doubling_card_played:
        card = with_article(rank_text(rules.last_trick.doubled_by or "")).capitalize()
        yield 2, "last_trick.doubled_by", f"{card} was played in the last trick: twice the penalty."
    if hand.kontra is not None:
        yield 2, "last_trick.calls", f"{ledger.name(hand.kontra)} said kontra: twice the penalty."
    if hand.kontra == payer.seat:
        yield 2, "last_trick.calls", f"{name} said kontra and lost: four times in all."
    multiplier = hand.rassi[payer.seat].multiplier if payer.seat in hand.rassi else 1
    if multiplier > 1:
        times = "redoubled: four times" if multiplier == 4 else "doubled: twice"
        yield multiplier, "last_trick.calls", f"{name} {times} the penalty."


def _reward(rules: Rules, ledger: Ledger, decision: Decision) -> None:
    """Points off for those who tied with the taker, never below 0; a life lost stays lost."""
    if rules.last_trick.payers is not Payers.TAKER_REWARDS_TIED:
        return
    taker = decision.taker.seat
    penalty = sum(
        line.points
        for line in ledger.lines
        if line.player == player_id(taker) and line.kind in {"penalty", "doubled"}
    )
    for play in decision.tied:
        player = ledger.players[play.seat]
        off = min(penalty, player.score)
        all_of_it = "" if off == penalty else f" The score was {player.score}, and stops at 0."
        text = (
            f"{player.name} also had {with_article(card_text(play.card))} and {ledger.name(taker)} took the "
            f"trick: {points_text(rules, penalty)} off.{all_of_it}"
        )
        ledger.score(play.seat, "bonus", -off, "last_trick.payers", text)


def _losing_points(rules: Rules, ledger: Ledger, decision: Decision, fallen: Fallen) -> int:
    kept, card = kept_highest_points(ledger, fallen), decision.taker.card
    if kept is not None:
        return kept
    return 0 if card is None else card_points(rules, card)


def kept_highest_points(ledger: Ledger, fallen: Fallen) -> int | None:
    """The points of the card somebody kept at a half-cucumber, which then counts as the losing card."""
    keepers = [seat for seat in fallen.kept_highest if ledger.players[seat].kept]
    return ledger.players[keepers[-1]].score if keepers else None
