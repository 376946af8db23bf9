"""The table as the floors above see it: where the game stands, and who plays again."""

from __future__ import annotations

from typing import Any

from referee.families.bourre.play.playing import buy_in_refusal
from referee.families.bourre.rules.options import BourrePays
from referee.families.bourre.rules.sections.draw import draws_at_most
from referee.families.bourre.scoring.ending import places
from referee.families.bourre.scoring.scoring import ids
from referee.families.bourre.table.next_hand import antes, deal, deals_lost, first_to_speak, penalty
from referee.families.bourre.table.table import Table
from referee.families.protocol import Rematch, Seating
from referee.families.standing import NextRound, Player, Result, Side, Standing, Status
from referee.families.steps import player_id


def standing(table: Table) -> Standing:
    """The standing of the game; every player is a side."""
    players = tuple(_player(table, seat) for seat in range(len(table.players)))
    return Standing(
        status=table.ended,
        players=players,
        sides=tuple(Side(player.id, (player.id,), player.score) for player in players),
        rounds=table.hands,
        next=None if table.is_over else _next(table),
        result=_result(table) if table.ended is Status.FINISHED else None,
    )


def _player(table: Table, seat: int) -> Player:
    player = table.players[seat]
    details: dict[str, Any] = {
        "chips": table.chips(seat),
        "buy_ins": player.rebuys,
        "may_buy_in": not table.is_over and buy_in_refusal(table, seat) is None,
        "lost_deals": player.lost_deals,
    }
    return Player(
        id=player_id(seat),
        name=player.name,
        seat=seat + 1,
        side=player_id(seat),
        score=player.score,
        status="in" if player.is_in else "out",
        withdrawn=player.withdrawn,
        details=details,
    )


def _next(table: Table) -> NextRound:
    """The hand to come, if everybody in is at the table."""
    rules, seats = table.rules, table.seats_in
    dealer = deal(table, seats).dealer
    paid = antes(table, dealer, seats)
    total = table.pot + sum(paid.values())
    details: dict[str, Any] = {
        "deals_lost": {player_id(seat): lost for seat, lost in deals_lost(table).items()},
        "first_to_speak": player_id(first_to_speak(table, dealer, seats)),
        "cards_each": rules.deal.cards,
        "pot_chips": table.pot,
        "antes": {player_id(seat): count for seat, count in paid.items()},
        "pot_total": total,
        "to_stay": rules.ante.to_stay,
        "exempt": {player_id(seat): reason.value for seat, reason in table.exempt.items()},
        "may_stay": None if table.may_stay is None else ids(table.may_stay),
        "draws_at_most": draws_at_most(rules, len(seats)),
        "bourre_pays": rules.bourre.chips if rules.bourre.pays is BourrePays.FIXED else None,
        "bourre_price": penalty(table, total),
    }
    return NextRound(table.hands + 1, player_id(dealer), None, details)


def _result(table: Table) -> Result:
    ranking = places(table)
    return Result(
        winners=tuple(ids(table.winners)),
        losers=tuple(ids(seat for seat in range(len(table.players)) if seat not in table.winners)),
        ranking=tuple((player_id(seat), place) for seat, place in ranking),
    )


def rematch(table: Table) -> Rematch:
    """The players of the next game: whoever has not left, in order. Next left of the last dealer deals."""
    staying = [seat for seat, player in enumerate(table.players) if not player.withdrawn]
    start = table.first_dealer if table.last_dealer is None else table.last_dealer + 1
    dealer = next(table.around(start % len(table.players), staying), None)
    names = tuple(map(table.name, staying))
    first = None if dealer is None else player_id(staying.index(dealer))
    return Rematch(tuple(ids(staying)), Seating(names, first))
