"""The cost of the last trick to its taker, and to whoever tied: the points of the card, multiplied or not.

Source: pagat.com Cucumber, "Scoring" of each version; pagat.com Twenty-Two; Five Cucumbers rules sheet.
"""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards import Card
from referee.families.cucumber.rules.options import Payers, PointsTable, Rules, ScoreKept
from referee.families.cucumber.rules.ranking import card_points, top_group
from referee.families.cucumber.rules.sections.points import unit_of
from referee.families.cucumber.scoring.charge import Charge
from referee.families.cucumber.scoring.round import Decision, Hand, Payer, decide
from referee.families.cucumber.scoring.score_writer import ScoreWriter
from referee.words.said import Argument, Person, PlayingCard, Said


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
        tied=decision.tied,
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
    person, took = writer.person(payer.seat), payer.seat == decision.taker.seat
    if card is None or rules.points is PointsTable.NONE:
        writer.score(payer.seat, "lost", 0, "last_trick.payers", _lost(person, card, took=took))
        return
    points, stays = card_points(rules, card), rules.score is ScoreKept.FACE_UP
    args: dict[str, Argument] = {
        "player": person,
        "card": PlayingCard(*card),
        "points": points,
        "unit": unit_of(rules),
        "face": "up" if stays else "down",
    }
    sentence = Said("cucumber-took" if took else "cucumber-also-had", args)
    face_up = (*player.kept, card) if stays else player.kept
    writer.score(payer.seat, "penalty", points, "points", sentence, kept=face_up)
    _double(rules, writer, payer, decision, hand)


def _lost(person: Person, card: Card | None, *, took: bool) -> Said:
    """The sentence that somebody lost the hand, where no score is kept."""
    if card is None:
        return Said("cucumber-took-and-lost", {"player": person})
    args: dict[str, Argument] = {"player": person, "card": PlayingCard(*card)}
    return Said("cucumber-took-with-and-lost" if took else "cucumber-also-had-and-lost", args)


def _double(rules: Rules, writer: ScoreWriter, payer: Payer, decision: Decision, hand: Hand) -> None:
    """A line for everything that multiplies the penalty, each adding what it adds."""
    points = writer.lines[-1].points
    for factor, rule, sentence in _factors(rules, writer, payer, decision, hand):
        writer.score(payer.seat, "doubled", points * (factor - 1), rule, sentence)
        points *= factor


def _factors(
    rules: Rules, writer: ScoreWriter, payer: Payer, decision: Decision, hand: Hand
) -> Iterator[tuple[int, str, Said]]:
    """The factors of this player's penalty, each with its option and a sentence."""
    if decision.doubling_card_played:
        rank = PlayingCard(rules.last_trick.doubled_by or "")
        yield 2, "last_trick.doubled_by", Said("cucumber-doubled-by-card", {"rank": rank})
    if hand.kontra is not None:
        yield 2, "last_trick.calls", Said("cucumber-kontra", {"player": writer.person(hand.kontra)})
    if hand.kontra == payer.seat:
        yield 2, "last_trick.calls", Said("cucumber-kontra-lost", {"player": writer.person(payer.seat)})
    multiplier = hand.rassi[payer.seat].multiplier if payer.seat in hand.rassi else 1
    if multiplier > 1:
        sentence = Said("cucumber-rassi", {"player": writer.person(payer.seat), "times": multiplier})
        yield multiplier, "last_trick.calls", sentence
