"""Claims about a whole hand: was it played by the rules, and what would it move?"""

from __future__ import annotations

from typing import Any

from referee.families.bourre.referee.infractions import Infraction, infractions
from referee.families.bourre.referee.partial import Verdict
from referee.families.bourre.referee.staying import check_dealer, read_staying
from referee.families.bourre.referee.tricks import PlayedHand, read_tricks
from referee.families.bourre.scoring.round import Hand
from referee.families.bourre.scoring.scoring import score_hand
from referee.families.bourre.table.next_hand import deal
from referee.families.bourre.table.reading import Reader
from referee.families.bourre.table.table import Table
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.steps import player_id
from referee.words.said import Said, argument, as_value, joined


def judge_audit(table: Table, document: Document, steps: Steps) -> dict[str, Any]:
    """The verdict on a hand with all its tricks, as JSON.

    :raises RulesError: with everything that cannot have been.
    """
    hand = _read(table, document)
    breaches, settlement = infractions(table, hand, steps), _settlement(table, hand)
    return {
        "verdict": (Verdict.ILLEGAL if breaches else Verdict.LEGAL).value,
        "rule": breaches[0].rule if breaches else "play",
        "explanation": as_value(_explanation(breaches)),
        "legal_plays": None,
        "legal_plays_total": None,
        "proof": None,
        "would_settle": None,
        "infractions": [infraction.document() for infraction in breaches],
        "tricks": _winners(hand),
        "taken": settlement["taken"],
        "settlement": settlement,
    }


def _read(table: Table, document: Document) -> PlayedHand:
    reader, seats = Reader(table), table.seats_in
    named, trumps = document.get("dealer"), reader.trumps(document["trump"])
    due = deal(table, seats).dealer
    dealer = due if named is None else reader.seat(named, "/dealer")
    staying = read_staying(reader, document, (due if dealer is None else dealer, seats))
    if dealer is not None:
        check_dealer(reader, staying, trumps)
    if not staying.is_sure:
        reader.finish()
    if len(staying.stayers) < 2:
        reader.wrong("/stay", "nobody_can_have_played", Said("bourre-tricks-of-two"))
        reader.finish()
    # Without a dealer nobody knows who leads, but each trick can be looked at.
    hand = read_tricks(reader, document["tricks"], None if dealer is None else trumps, staying)
    return reader.sure(hand)


def _explanation(breaches: list[Infraction]) -> Said:
    if not breaches:
        return Said("bourre-played-by-the-rules")
    return joined([_in_trick(breach) for breach in breaches[:3]])


def _in_trick(breach: Infraction) -> Said:
    return Said("bourre-in-a-trick", {"trick": breach.trick, "explanation": argument(breach.explanation)})


def _winners(hand: PlayedHand) -> list[dict[str, str | None]]:
    winners = [player_id(trick.winner) for trick in hand.tricks]
    return [
        {"winner": winner, "leader": leader}
        for winner, leader in zip(winners, [*winners[:-1], None], strict=True)
    ]


def _settlement(table: Table, hand: PlayedHand) -> dict[str, Any]:
    """The hand as it would be recorded, if nobody called anything."""
    staying = hand.staying
    as_recorded = Hand(tuple(table.seats_in), staying.dealer, (), staying.stayers, hand.tricks_taken)
    return dict(score_hand(table, as_recorded).settled)
