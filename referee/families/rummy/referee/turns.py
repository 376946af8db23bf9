"""Claims about the turn: drawing, and discarding."""

from __future__ import annotations

from typing import Any

from referee.cards import JOKER, Card, Pack, card_text
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.limits import check_cards
from referee.families.rummy.referee.claim_reader import ClaimReader
from referee.families.rummy.rules.consistency import pack_for
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.rules.turn import StockOut, Take
from referee.families.rummy.scoring.lines import RummyTable, players_dealt_to
from referee.families.verdicts import Verdict, verdict_document

_STOCK, _PILE = "stock", "pile"
_STOCK_OUT = "draw.stock_out"
_ENDS_GIN = 2
"""Cards in the stock with which a round of Gin ends."""


def judge_draw(table: RummyTable, claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The verdict on a draw from the stock or from the pile."""
    rules, source = table.rules, claim["from"]
    size = pack_for(rules, players_dealt_to(table)).size
    check_cards({"/stock": claim["stock"], "/pile": claim["pile"]}, size)
    if claim.get("drawn"):
        text = "Every turn has one draw, and it was made already."
        return verdict_document(Verdict.ILLEGAL, "draw.discard", text, code="one_draw_a_turn", options=[])
    if claim.get("melded"):
        text = "A turn begins with a draw, before anything is melded."
        return verdict_document(
            Verdict.ILLEGAL, "draw.discard", text, code="draw_must_come_first", options=[]
        )
    options = _sources(rules, claim["stock"], claim["pile"])
    if source in options:
        source_name = "the top card of the stock" if source == _STOCK else "the top discard"
        is_bound = source == _PILE and rules.draw.discard is Take.ALWAYS_IF_USED
        bound = ", if it is melded or laid off at once" if is_bound else ""
        text = f"The turn begins with one draw, and {source_name} may be drawn{bound}."
        return verdict_document(Verdict.LEGAL, "draw.discard", text, options=options)
    code, rule, text = _why_not(rules, source, claim["stock"], claim["pile"])
    return verdict_document(Verdict.ILLEGAL, rule, text, code=code, options=options)


def _is_over(rules: Rules, stock: int) -> bool:
    return rules.is_gin and rules.draw.stock_out is StockOut.ENDS and stock <= _ENDS_GIN


def _sources(rules: Rules, stock: int, pile: int) -> list[str]:
    """The places where a turn may begin."""
    if _is_over(rules, stock):
        return []
    return [name for name, cards in ((_STOCK, stock), (_PILE, pile)) if cards]


def _why_not(rules: Rules, source: str, stock: int, pile: int) -> tuple[str, str, str]:
    """The code, the rule and the sentence why nothing can be drawn there."""
    if _is_over(rules, stock):
        text = f"With {_ENDS_GIN} cards left in the stock the round is over, and nobody has knocked."
        return "stock_must_hold_cards", _STOCK_OUT, text
    if source == _PILE:
        return "pile_must_hold_cards", "draw.discard", "The discard pile is empty."
    if rules.draw.stock_out is StockOut.ENDS:
        text = "The stock is used up: who does not draw from the pile ends the round."
        return "stock_must_hold_cards", _STOCK_OUT, text
    if pile < 2 and rules.draw.stock_out is StockOut.SHUFFLE:
        text = "The stock is used up, and beneath the top discard nothing is left to shuffle."
        return "stock_must_hold_cards", _STOCK_OUT, text
    if not pile:
        return "stock_must_hold_cards", _STOCK_OUT, "The stock is used up, and so is the discard pile."
    how = (
        "the discard pile is turned over first, unshuffled"
        if rules.draw.stock_out is StockOut.TURN
        else "all of the pile but its top card is shuffled first"
    )
    return "stock_must_be_renewed", _STOCK_OUT, f"The stock is used up: {how}, or the top discard is taken."


def judge_discard(table: RummyTable, claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The verdict on a discard after the card that was taken."""
    reader, rule = ClaimReader(table), "draw.put_back"
    card = reader.suited_card(claim["card"], "/card")
    drawn = reader.suited_card(claim["taken"], "/taken") if claim.get("taken") is not None else None
    reader.finish()
    if table.rules.draw.put_back or drawn is None or card != drawn:
        text = f"The {card_text(reader.sure(card))} may be discarded."
        return verdict_document(Verdict.LEGAL, rule, text)
    if _copies(reader.pack, drawn) > 1:
        return verdict_document(
            Verdict.UNDETERMINED,
            rule,
            f"The {card_text(drawn)} that was taken may not go back in the same turn, but an equal one may.",
            code="card_taken_must_be_kept",
            would_settle=f"Whether the player held another {card_text(drawn)} before.",
        )
    text = f"The {card_text(drawn)} was taken from the pile in this turn, and so may not go back yet."
    return verdict_document(Verdict.ILLEGAL, rule, text, code="card_taken_must_be_kept")


def _copies(pack: Pack, card: Card) -> int:
    return pack.jokers if card.rank == JOKER else pack.packs
