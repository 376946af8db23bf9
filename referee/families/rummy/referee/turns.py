"""Claims about the turn: drawing, and discarding."""

from __future__ import annotations

from typing import Any

from referee.cards import JOKER, Card, Pack
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.limits import check_cards
from referee.families.rummy.referee.claim_reader import ClaimReader
from referee.families.rummy.rules.consistency import pack_for
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.rules.turn import StockOut, Take
from referee.families.rummy.scoring.lines import RummyTable, players_dealt_to
from referee.families.verdicts import Verdict, verdict_document
from referee.words.said import Argument, PlayingCard, Said

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
        text = Said("rummy-one-draw-a-turn")
        return verdict_document(Verdict.ILLEGAL, "draw.discard", text, code="one_draw_a_turn", options=[])
    if claim.get("melded"):
        text = Said("rummy-draw-comes-first")
        return verdict_document(
            Verdict.ILLEGAL, "draw.discard", text, code="draw_must_come_first", options=[]
        )
    options = _sources(rules, claim["stock"], claim["pile"])
    if source in options:
        is_bound = source == _PILE and rules.draw.discard is Take.ALWAYS_IF_USED
        text = Said("rummy-may-be-drawn", {"from": "pile_if_used" if is_bound else source})
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


def _why_not(rules: Rules, source: str, stock: int, pile: int) -> tuple[str, str, Said]:
    """The code, the rule and the sentence why nothing can be drawn there."""
    if _is_over(rules, stock):
        text = Said("rummy-stock-ends-gin", {"cards": _ENDS_GIN})
        return "stock_must_hold_cards", _STOCK_OUT, text
    if source == _PILE:
        return "pile_must_hold_cards", "draw.discard", Said("rummy-pile-empty")
    if rules.draw.stock_out is StockOut.ENDS:
        text = Said("rummy-stock-ends-round")
        return "stock_must_hold_cards", _STOCK_OUT, text
    if pile < 2 and rules.draw.stock_out is StockOut.SHUFFLE:
        text = Said("rummy-nothing-to-shuffle")
        return "stock_must_hold_cards", _STOCK_OUT, text
    if not pile:
        return "stock_must_hold_cards", _STOCK_OUT, Said("rummy-stock-and-pile-empty")
    how = "turn" if rules.draw.stock_out is StockOut.TURN else "shuffle"
    return "stock_must_be_renewed", _STOCK_OUT, Said("rummy-stock-renewed-first", {"how": how})


def judge_discard(table: RummyTable, claim: Document, _steps: Steps | None) -> dict[str, Any]:
    """The verdict on a discard after the card that was taken."""
    reader, rule = ClaimReader(table), "draw.put_back"
    card = reader.suited_card(claim["card"], "/card")
    drawn = reader.suited_card(claim["taken"], "/taken") if claim.get("taken") is not None else None
    reader.finish()
    if table.rules.draw.put_back or drawn is None or card != drawn:
        text = Said("rummy-may-be-discarded", {"card": PlayingCard(*reader.sure(card))})
        return verdict_document(Verdict.LEGAL, rule, text)
    taken: dict[str, Argument] = {"card": PlayingCard(*drawn)}
    if _copies(reader.pack, drawn) > 1:
        return verdict_document(
            Verdict.UNDETERMINED,
            rule,
            Said("rummy-equal-card-may-go", taken),
            code="card_taken_must_be_kept",
            would_settle=Said("rummy-another-held", taken),
        )
    text = Said("rummy-taken-in-this-turn", taken)
    return verdict_document(Verdict.ILLEGAL, rule, text, code="card_taken_must_be_kept")


def _copies(pack: Pack, card: Card) -> int:
    return pack.jokers if card.rank == JOKER else pack.packs
