"""Judging whether a layout is stuck."""

from __future__ import annotations

from typing import Any

from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.patience.referee.claims import layout_of, take_steps
from referee.families.patience.referee.ends import Stuck, stuck
from referee.families.patience.referee.replay import errors_under
from referee.families.patience.table.layout import Layout
from referee.families.patience.table.lifting import moved_cards, no_card_open
from referee.families.patience.table.trial import PILES
from referee.families.patience.table.words import cards_said, target_args
from referee.families.rounds.table import Table
from referee.families.verdicts import Verdict, verdict_document
from referee.words.said import Argument, PlayingCard, Said, with_or


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


def _stuck_text(layout: Layout, finding: Stuck) -> Said:
    if finding.verdict is Verdict.LEGAL:
        return Said("patience-nothing-left")
    if finding.to_turn is not None:
        return no_card_open(finding.to_turn)
    if finding.move is not None:
        cards = cards_said(moved_cards(layout, finding.move))
        return Said("patience-can-go", {"cards": cards, **target_args(finding.move.target)})
    if finding.card is not None:
        return Said("patience-comes-by-the-waste", {"card": PlayingCard(*finding.card)})
    if finding.fitting:
        return Said("patience-unseen-may-come", {"cards": _few(finding)})
    return Said("patience-only-from-foundations")


def _few(finding: Stuck) -> Argument:
    """Some of the unseen cards that could be played."""
    named = [Said("patience-the-card", {"card": PlayingCard(*card)}) for card in finding.fitting[:3]]
    more = len(finding.fitting) - len(named)
    return with_or([*named, Said("patience-others", {"count": more})] if more else named)


def _would_settle(finding: Stuck) -> Said:
    return Said("patience-turn-the-stock" if finding.fitting else "patience-play-on")
