"""Claims about the turn: drawing, and going out."""

from __future__ import annotations

from typing import Any

from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.hand_and_foot.rules.consistency import pack_for
from referee.families.hand_and_foot.scoring.lines import FootTable
from referee.families.hand_and_foot.scoring.round import BOOKS, lacking, needs
from referee.families.limits import check_cards, check_range
from referee.families.verdicts import Verdict, verdict_document
from referee.words.said import Said

_DRAWN = 2
"""Cards that are drawn from the stock in a turn."""


def judge_draw(table: FootTable, claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The verdict on the beginning of a turn: with two cards of the stock, or with the pile."""
    stock, drawn = claim["stock"], claim.get("drawn")
    check_cards({"/stock": stock}, pack_for(table.rules).size)
    if claim["from"] == "pile":
        if drawn:
            text = Said("hand_and_foot-stock-or-pile")
            return _illegal("pile.take", text, "two_cards_must_be_drawn")
        text = Said("hand_and_foot-may-begin-with-pile")
        return verdict_document(Verdict.LEGAL, "pile.take", text)
    if stock < _DRAWN:
        text = Said("hand_and_foot-stock-used-up", {"cards": stock})
        return _illegal("deal", text, "stock_must_hold_cards")
    if drawn not in (None, _DRAWN):
        text = Said("hand_and_foot-two-cards-not", {"drawn": drawn})
        return _illegal("deal", text, "two_cards_must_be_drawn")
    text = Said("hand_and_foot-two-cards")
    return verdict_document(Verdict.LEGAL, "deal", text)


def judge_go_out(table: FootTable, claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The verdict on going out, by the books, the partner's foot and the partner's word."""
    rules = table.rules
    books = {kind: claim["books"].get(kind.value, 0) for kind in BOOKS}
    most = pack_for(rules).size // rules.melds.book
    message = Said("hand_and_foot-books-of-the-packs", {"cards": rules.melds.book, "most": most})
    check_range("/books", sum(books.values()), 0, most, message)
    if lacking(rules, books):
        reason = needs(rules, books, (), 0)
        return _illegal("out.books", reason, "books_must_allow_going_out")
    conditions = []
    if rules.out.partner_in_foot:
        conditions.append(("out.partner_in_foot", claim.get("partner_in_foot"), *_FOOT))
    if rules.out.ask:
        conditions.append(("out.ask", claim.get("partner_said"), *_SAID))
    for rule, is_so, code, text, _ in conditions:
        if is_so is False:
            return _illegal(rule, text, code)
    for rule, is_so, code, text, settles in conditions:
        if is_so is None:
            return verdict_document(Verdict.UNDETERMINED, rule, text, code=code, would_settle=settles)
    text = Said("hand_and_foot-may-go-out")
    return verdict_document(Verdict.LEGAL, "out.books", text)


_FOOT = (
    "partner_must_be_in_the_foot",
    Said("hand_and_foot-partner-needs-foot"),
    Said("hand_and_foot-seeing-the-foot"),
)
_SAID = (
    "partner_must_agree",
    Said("hand_and_foot-partner-must-agree"),
    Said("hand_and_foot-word-of-partner"),
)


def _illegal(rule: str, text: Said, code: str) -> dict[str, Any]:
    return verdict_document(Verdict.ILLEGAL, rule, text, code=code)
