"""The table as clients see it."""

from __future__ import annotations

from typing import Any

from referee.cards import card_name
from referee.families.cucumber.play.playing import buy_in_refusal
from referee.families.cucumber.rules.options import RematchDealer
from referee.families.cucumber.table.next_hand import next_hand
from referee.families.cucumber.table.table import Result, Table
from referee.families.steps import player_id


def table_view(table: Table) -> dict[str, Any]:
    """Status, players, the next hand and the result, as JSON."""
    return {
        "status": "playing" if table.ended is None else table.ended.value,
        "players": [_player_view(table, seat) for seat in range(len(table.players))],
        "next": None if table.ended is not None else _next_view(table),
        "result": None if table.result is None else _result_view(table.result),
    }


def _player_view(table: Table, seat: int) -> dict[str, Any]:
    player = table.players[seat]
    return {
        "id": player_id(seat),
        "name": player.name,
        "seat": seat + 1,
        "score": player.score,
        "falls": player.falls,
        "status": player.status.value,
        "withdrawn": player.withdrawn,
        "kept_cards": [card_name(card) for card in player.kept],
        "hands_lost": player.hands_lost,
        "buy_ins": player.buy_ins,
        "may_buy_in": table.ended is None and buy_in_refusal(table, seat) is None,
    }


def _next_view(table: Table) -> dict[str, Any]:
    coming = next_hand(table)
    return {
        "number": coming.number,
        "dealer": None if coming.dealer is None else player_id(coming.dealer),
        "dealer_drawn_by": [player_id(seat) for seat in coming.dealer_drawn_by],
        "leader": None if coming.leader is None else player_id(coming.leader),
        "cards_each": coming.cards_each,
        "packs": table.packs,
        "stock": coming.stock,
    }


def _result_view(result: Result) -> dict[str, Any]:
    return {
        "winners": [player_id(seat) for seat in result.winners],
        "losers": [player_id(seat) for seat, _ in sorted(result.places) if seat not in result.winners],
        "ranking": [{"player": player_id(seat), "place": place} for seat, place in result.places],
    }


def rematch_seats(table: Table) -> dict[str, Any]:
    """Who plays again, and who deals or leads first: names in seat order, seats among them.

    The winner deals first where the rules say so, otherwise the next left of the last dealer.
    """
    staying = [seat for seat, player in enumerate(table.players) if not player.withdrawn]
    dealer, leader = _rematch_dealer(table), table.first_leader
    return {
        "names": [table.name(seat) for seat in staying],
        "players": [player_id(seat) for seat in staying],
        "dealer": _among(table, staying, dealer),
        "leader": _among(table, staying, leader),
    }


def _rematch_dealer(table: Table) -> int | None:
    if table.first_dealer is None:
        return None
    if table.rules.deal.rematch_dealer is RematchDealer.WINNER and table.result is not None:
        return min(table.result.winners)
    last = table.last.dealer if table.last is not None else None
    if last is not None:
        return (last + 1) % len(table.players)
    return (table.first_dealer + 1) % len(table.players) if table.last else table.first_dealer


def _among(table: Table, staying: list[int], seat: int | None) -> int | None:
    """The seat's place among those who stay; the next left of it when its player has gone."""
    if seat is None or not staying:
        return None
    around = ((seat + step) % len(table.players) for step in range(len(table.players)))
    return staying.index(next(other for other in around if other in staying))
