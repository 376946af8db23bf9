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
            text = "A turn begins with two cards of the stock or with the pile, not with some of both."
            return _illegal("pile.take", text, "two_cards_must_be_drawn")
        text = "A turn may begin with the pile, if its top card can be melded at once."
        return verdict_document(Verdict.LEGAL, "pile.take", text)
    if stock < _DRAWN:
        text = f"The stock has {stock} of the two cards; play goes on with the pile until nobody takes it."
        return _illegal("deal", text, "stock_must_hold_cards")
    if drawn not in (None, _DRAWN):
        text = (
            f"A turn begins with two cards of the stock, not {drawn}; a red three is laid down and replaced."
        )
        return _illegal("deal", text, "two_cards_must_be_drawn")
    text = "A turn begins with two cards of the stock; a red three among them is laid down and replaced."
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
    text = "The side has the books, and nothing else keeps the player from going out."
    return verdict_document(Verdict.LEGAL, "out.books", text)


_FOOT = (
    "partner_must_be_in_the_foot",
    "The partner must have taken up the foot first.",
    "Whether the partner has taken up the foot.",
)
_SAID = (
    "partner_must_agree",
    "The partner must have said that the player may go out.",
    "What the partner said.",
)


def _illegal(rule: str, text: Said | str, code: str) -> dict[str, Any]:
    return verdict_document(Verdict.ILLEGAL, rule, text, code=code)
