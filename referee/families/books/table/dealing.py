"""The cards that everybody is dealt, and the stock that is left."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from referee.families.books.rules.options import Rules
from referee.families.books.table.reading import PACK, Reading
from referee.families.rounds.table import Table
from referee.words.said import Said


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of a deal before anybody has asked."""

    hands: tuple[int, ...]
    """By seat; whoever plays no more has none."""
    stock: int


def deal_of(table: Table[Rules], cards_each: int | None = None) -> Deal:
    """The next deal, with the given number of cards each, or that of the rules.

    Where all cards are dealt, one at a time from the leader on, some have one more.
    """
    seats = table.seats_in
    each = table.rules.deal.each(len(seats)) if cards_each is None else cards_each
    if each is not None:
        hands = tuple(each if seat in seats else 0 for seat in range(len(table.names)))
        return Deal(hands, PACK.size - each * len(seats))
    counts, seat = [0] * len(table.names), seats[0] if table.leader is None else table.leader
    for _ in range(PACK.size):
        counts[seat] += 1
        seat = table.after(seat)
    return Deal(tuple(counts), 0)


def deal_for(reading: Reading, claim: Mapping[str, Any]) -> Deal | None:
    """The deal that a claim is about; None where it is impossible, which the reading then notes."""
    cards_each, stock = claim.get("cards_each"), claim.get("stock")
    players = len(reading.table.seats_in)
    if cards_each is None and not reading.table.rules.deal.serves(players):
        message = Said("books-deal-missing", {"players": players})
        reading.wrong("/cards_each", "form_must_be_complete", message)
        return None
    deal = deal_of(reading.table, cards_each)
    if deal.stock < 0:
        most = PACK.size // players
        message = Said("books-deal-too-large", {"cards": max(deal.hands), "players": players})
        reading.wrong("/cards_each", "pack_must_hold_the_cards", message, most, cards_each)
        return None
    if stock is not None and stock != deal.stock:
        message = Said("books-stock", {"cards": deal.stock, "given": stock})
        reading.wrong("/stock", "pack_must_hold_the_cards", message, deal.stock, stock)
        return None
    return deal
