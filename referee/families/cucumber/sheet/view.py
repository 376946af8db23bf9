"""The table as the floors above see it: where the game stands, and who plays again."""

from __future__ import annotations

from typing import Any

from referee.cards import card_name
from referee.families.cucumber.play.playing import buy_in_refusal
from referee.families.cucumber.rules.options import PointsTable, RematchDealer
from referee.families.cucumber.table import table as tables
from referee.families.cucumber.table.next_hand import next_hand
from referee.families.cucumber.table.table import Table
from referee.families.protocol import Rematch, Seating
from referee.families.standing import NextRound, Player, Result, Side, Standing, Status
from referee.families.steps import player_id


def standing(table: Table) -> Standing:
    """The standing of the game; every player is a side."""
    return Standing(
        status=Status.PLAYING if table.ended is None else Status(table.ended.value),
        players=tuple(_player(table, seat) for seat in range(len(table.players))),
        sides=tuple(
            Side(player_id(seat), (player_id(seat),), player.score)
            for seat, player in enumerate(table.players)
        ),
        rounds=table.hands,
        next=None if table.ended is not None else _next(table),
        result=None if table.result is None else _result(table.result),
    )


def _player(table: Table, seat: int) -> Player:
    player, may_buy_in = table.players[seat], table.ended is None and table.rules.stakes.buy_ins.each > 0
    details: dict[str, Any] = {
        "falls": player.falls,
        "kept_cards": [card_name(card) for card in player.kept],
        "hands_lost": player.hands_lost,
        "buy_ins": player.buy_ins,
        "may_buy_in": may_buy_in and buy_in_refusal(table, seat) is None,
    }
    if table.rules.points is PointsTable.BET:
        details["credits"] = max(0, (table.rules.limit.points or 0) - player.score)
    return Player(
        id=player_id(seat),
        name=player.name,
        seat=seat + 1,
        side=player_id(seat),
        score=player.score,
        status=player.status.value,
        withdrawn=player.withdrawn,
        details=details,
    )


def _next(table: Table) -> NextRound:
    coming = next_hand(table)
    return NextRound(
        number=coming.number,
        dealer=None if coming.dealer is None else player_id(coming.dealer),
        leader=None if coming.leader is None else player_id(coming.leader),
        details={
            "dealer_drawn_by": [player_id(seat) for seat in coming.dealer_drawn_by],
            "cards_each": coming.cards_each,
            "packs": table.packs,
            "stock": coming.stock,
        },
    )


def _result(result: tables.Result) -> Result:
    return Result(
        winners=tuple(player_id(seat) for seat in result.winners),
        losers=tuple(player_id(seat) for seat, _ in sorted(result.places) if seat not in result.winners),
        ranking=tuple((player_id(seat), place) for seat, place in result.places),
    )


def rematch(table: Table) -> Rematch:
    """The players of the next game, with its first dealer or leader.

    The winner deals first where the rules say so, otherwise the next left of the last dealer.
    """
    staying = [seat for seat, player in enumerate(table.players) if not player.withdrawn]
    names = tuple(table.name(seat) for seat in staying)
    dealer = _among(table, staying, _rematch_dealer(table))
    leader = _among(table, staying, table.first_leader)
    return Rematch(tuple(map(player_id, staying)), Seating(names, dealer, leader))


def _rematch_dealer(table: Table) -> int | None:
    if table.first_dealer is None:
        return None
    if table.rules.deal.rematch_dealer is RematchDealer.WINNER and table.result is not None:
        return min(table.result.winners)
    last = table.last.dealer if table.last is not None else None
    if last is not None:
        return (last + 1) % len(table.players)
    return (table.first_dealer + 1) % len(table.players) if table.last else table.first_dealer


def _among(table: Table, staying: list[int], seat: int | None) -> str | None:
    """The player that a seat's becomes among those who stay; the next left of it when its player has gone."""
    if seat is None or not staying:
        return None
    around = ((seat + step) % len(table.players) for step in range(len(table.players)))
    return player_id(staying.index(next(other for other in around if other in staying)))
