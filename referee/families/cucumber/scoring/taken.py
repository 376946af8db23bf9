"""The cost of the last trick to its taker, and to whoever tied: the points of the card, multiplied or not.

Source: pagat.com Cucumber, "Scoring" of each version; pagat.com Twenty-Two; Five Cucumbers rules sheet.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import card_text, rank_text, with_article
from referee.families.cucumber.rules.options import Payers, PointsTable, Rules, ScoreKept
from referee.families.cucumber.rules.ranking import card_points, top_group
from referee.families.cucumber.rules.sections.points import points_text
from referee.families.cucumber.scoring.charge import Charge
from referee.families.cucumber.scoring.round import Decision, Hand, Payer, decide
from referee.families.cucumber.scoring.score_writer import ScoreWriter


def charge_taker(rules: Rules, writer: ScoreWriter, hand: Hand) -> Charge:
    """The penalties of the taker and, by some rules, of those who tied.

    >>> from referee.cards import Card
    >>> from referee.families.cucumber.scoring.round import Play
    >>> from referee.families.cucumber.table.table import Player
    >>> hand = Hand((Play(0, Card("5")), Play(1, Card("9"))))
    >>> charge_taker(Rules(), ScoreWriter([Player("Ann"), Player("Bo")]), hand).payers
    (1,)
    """
    decision = decide(rules, hand)
    paying = _paying(rules, decision)
    for payer in paying:
        _penalise(rules, writer, payer, decision, hand)
    return Charge(
        payers=tuple(payer.seat for payer in paying),
        taker=decision.taker.seat,
        lowest=decision.lowest,
        cards={payer.seat: payer.card for payer in paying if payer.card is not None},
        doomed=tuple(payer.seat for payer in paying if _is_fatal(rules, payer)),
    )


def _paying(rules: Rules, decision: Decision) -> list[Payer]:
    tied = decision.tied if rules.last_trick.payers is Payers.ALL_TIED else ()
    return [*(Payer(play.seat, play.card) for play in tied), decision.taker]


def _is_fatal(rules: Rules, payer: Payer) -> bool:
    group = None if payer.card is None else top_group(rules, payer.card)
    return group is not None and group.fatal


def _penalise(rules: Rules, writer: ScoreWriter, payer: Payer, decision: Decision, hand: Hand) -> None:
    player, card = writer.players[payer.seat], payer.card
    writer.note(payer.seat, hands_lost=player.hands_lost + 1)
    happened = f"{player.name} {_what_happened(payer, decision)}"
    if card is None or rules.points is PointsTable.NONE:
        writer.score(payer.seat, "lost", 0, "last_trick.payers", f"{happened} and lost the hand.")
        return
    points, face_up = card_points(rules, card), player.kept
    stays = ""
    if rules.score is ScoreKept.FACE_UP:
        face_up, stays = (*face_up, card), " The card stays face up."
    text = f"{happened}: {points_text(rules, points)}.{stays}"
    writer.score(payer.seat, "penalty", points, "points", text, kept=face_up)
    _double(rules, writer, payer, decision, hand)


def _what_happened(payer: Payer, decision: Decision) -> str:
    card = None if payer.card is None else with_article(card_text(payer.card))
    if payer.seat != decision.taker.seat:
        return f"also had {card}"
    return "took the last trick" + (f" with {card}" if card else "")


def _double(rules: Rules, writer: ScoreWriter, payer: Payer, decision: Decision, hand: Hand) -> None:
    """A line for everything that multiplies the penalty, each adding what it adds."""
    points = writer.lines[-1].points
    for factor, rule, text in _factors(rules, writer, payer, decision, hand):
        writer.score(payer.seat, "doubled", points * (factor - 1), rule, text)
        points *= factor


def _factors(
    rules: Rules, writer: ScoreWriter, payer: Payer, decision: Decision, hand: Hand
) -> Iterator[tuple[int, str, str]]:
    """The factors of this player's penalty, each with its option and a sentence."""
    name = writer.name(payer.seat)
    if decision.doubling_card_played:
        card = with_article(rank_text(rules.last_trick.doubled_by or "")).capitalize()
        yield 2, "last_trick.doubled_by", f"{card} was played in the last trick: twice the penalty."
    if hand.kontra is not None:
        yield 2, "last_trick.calls", f"{writer.name(hand.kontra)} said kontra: twice the penalty."
    if hand.kontra == payer.seat:
        yield 2, "last_trick.calls", f"{name} said kontra and lost: four times in all."
    multiplier = hand.rassi[payer.seat].multiplier if payer.seat in hand.rassi else 1
    if multiplier > 1:
        times = "redoubled: four times" if multiplier == 4 else "doubled: twice"
        yield multiplier, "last_trick.calls", f"{name} {times} the penalty."
