"""Judging layouts: whether they can be, are dealt rightly, or are won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.patience.referee.claims import layout_of
from referee.families.patience.referee.ends import cannot_be_lost
from referee.families.patience.referee.whole import Reason, against_layout, against_start
from referee.families.patience.table.cards import PACK, UNSEEN
from referee.families.patience.table.layout import Layout, all_cards
from referee.families.patience.table.reading import Reader
from referee.families.patience.table.trial import FOUNDATIONS, PILES
from referee.families.rounds.table import Table
from referee.families.verdicts import Verdict, verdict_document
from referee.words.said import Said, as_value, joined


def judge_layout(table: Table[Any], claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The verdict on a layout: nothing speaks against it."""
    return _judged(table, claim, against_layout, Said("patience-layout-can-be"))


def judge_start(table: Table[Any], claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The verdict on a layout before the first move: it is dealt rightly."""
    return _judged(table, claim, against_start, Said("patience-dealt-rightly"))


def _judged(
    table: Table[Any],
    claim: Document,
    against: Callable[[Any, Layout], Sequence[Reason]],
    clear_text: Said,
) -> dict[str, Any]:
    """The verdict on a layout, with every reason against it, or the text that there is none."""
    reader = Reader(table.rules.laws)
    layout = reader.layout(claim["layout"], "/layout")
    reader.finish()
    reasons = against(table.rules.laws, layout)
    text = joined([reason.message for reason in reasons]) if reasons else clear_text
    code: dict[str, Any] = {"code": reasons[0].code} if reasons else {}
    documents = [{"code": reason.code, "message": as_value(reason.message)} for reason in reasons]
    return verdict_document(Verdict.of(not reasons), PILES, text, reasons=documents, **code)


def judge_won(table: Table[Any], claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The verdict on a deal: all cards are up, or are sure to go up."""
    laws, layout = table.rules.laws, layout_of(table, claim)
    is_sure = layout.is_won or cannot_be_lost(laws, layout)
    if layout.is_won:
        text = Said("patience-all-up", {"cards": len(PACK)})
    else:
        up = Said("patience-so-many-up", {"cards": layout.cards_up, "size": len(PACK)})
        text = joined([up, _rest(layout, is_sure=is_sure)])
    return verdict_document(Verdict.of(layout.is_won), FOUNDATIONS, text, cannot_be_lost=is_sure)


def _rest(layout: Layout, *, is_sure: bool) -> Said:
    if is_sure:
        return Said("patience-rest-goes-up")
    if UNSEEN in all_cards(layout):
        return Said("patience-rest-unseen")
    return Said("patience-rest-uncertain")
