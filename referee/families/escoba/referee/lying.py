"""Claims about the cards of the table: those dealt to it, and those left at the end."""

from __future__ import annotations

from typing import Any

from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.escoba.referee.answers import (
    ruling_document,
)
from referee.families.escoba.referee.dealt import escobas_dealt, taker_of_table, why_dealt
from referee.families.escoba.referee.rulings import illegal, legal
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.table.pack import comes_out, total
from referee.families.escoba.table.reading import CARDS_DEALT, ON_THE_TABLE, EscobaReader
from referee.families.rounds.table import Table
from referee.words.said import Said


def judge_dealt_table(table: Table[Rules], claim: Document, _: Steps | None) -> dict[str, Any]:
    """The side that takes the cards dealt to the table, and its escobas."""
    reader, rules = EscobaReader(table), table.rules
    cards = reader.cards(claim["table"], "/table")
    reader.check_pack({ON_THE_TABLE: cards}, "/table")
    reader.check_count(len(cards), rules.deal.table, "/table", CARDS_DEALT)
    reader.finish()
    escobas, (rule, text) = escobas_dealt(rules, cards), why_dealt(table, cards)
    ruling = legal(text, rule) if escobas else illegal("table_must_make_fifteen", text, rule)
    dealer = table.next_dealer or 0
    taker = table.sides[table.side_of(taker_of_table(table, dealer))] if escobas else None
    return ruling_document(ruling, taker=taker, escobas=escobas)


def judge_left(table: Table[Rules], claim: Document, _: Steps | None) -> dict[str, Any]:
    """The verdict on the cards left at the end: legal when they come out."""
    reader = EscobaReader(table)
    cards = reader.cards(claim["cards"], "/cards")
    reader.check_pack({ON_THE_TABLE: cards}, "/cards")
    reader.finish()
    count = total(cards)
    if comes_out(cards):
        return ruling_document(legal(Said("escoba-comes-out", {"sum": count}), "play"))
    message = Said("escoba-does-not-come-out", {"sum": count})
    return ruling_document(illegal("left_cards_must_come_out", message, "play"))
