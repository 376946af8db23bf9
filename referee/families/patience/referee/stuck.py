"""Judging whether a layout is stuck."""

from __future__ import annotations

from typing import Any

from referee.cards import card_text
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.options.words import listed
from referee.families.patience.referee.claims import layout_of, take_steps
from referee.families.patience.referee.ends import Stuck, stuck
from referee.families.patience.referee.replay import errors_under
from referee.families.patience.table.layout import Layout
from referee.families.patience.table.lifting import moved_cards
from referee.families.patience.table.trial import PILES
from referee.families.patience.table.words import pile_text
from referee.families.rounds.table import Table
from referee.families.verdicts import Verdict, verdict_document


def judge_stuck(table: Table[Any], claim: Document, steps: Steps | None) -> dict[str, Any]:
    """The verdict on a layout: nothing is left to do."""
    layout = layout_of(table, claim)
    take_steps(steps)
    with errors_under("/layout"):
        finding = stuck(table.rules.laws, layout)
    text = _stuck_text(layout, finding)
    if finding.verdict is Verdict.UNDETERMINED:
        return verdict_document(finding.verdict, PILES, text, would_settle=_would_settle(finding))
    if finding.to_turn is not None:
        return verdict_document(finding.verdict, PILES, text, code="card_must_be_turned_first")
    return verdict_document(finding.verdict, PILES, text)


def _stuck_text(layout: Layout, finding: Stuck) -> str:
    if finding.verdict is Verdict.LEGAL:
        return "Nothing is left to do."
    if finding.to_turn is not None:
        return f"Column {finding.to_turn + 1} shows no card; turn its last one up."
    if finding.move is not None:
        cards = " ".join(map(card_text, moved_cards(layout, finding.move)))
        where = "up" if finding.move.target.kind == "f" else f"to {pile_text(finding.move.target)}"
        return f"The {cards} can go {where}."
    if finding.card is not None:
        return f"The {card_text(finding.card)} comes by the waste, and can be played."
    if finding.fitting:
        return f"An unseen card may come that can be played: {_few(finding)}."
    return "Only cards of the foundations can be moved; whether that helps is not certain."


def _few(finding: Stuck) -> str:
    """Some of the unseen cards that could be played."""
    named = [f"the {card_text(card)}" for card in finding.fitting[:3]]
    more = len(finding.fitting) - len(named)
    return listed([*named, f"{more} others"] if more else named, word="or")


def _would_settle(finding: Stuck) -> str:
    if finding.fitting:
        return "Turning the stock, or saying which cards lie in it."
    return "Playing on from there: take a card back, and ask again."
