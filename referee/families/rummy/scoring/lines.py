"""The lines of a round, in the order of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from referee.families.melds.reading import cards_text
from referee.families.options.words import listed, so_many
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.table import Table
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.rules.score import Blocked, Method
from referee.families.rummy.scoring.round import Held, Round

RummyTable: TypeAlias = Table[Rules]
METHOD, BLOCKED = "score.method", "score.blocked"


def players_dealt_to(table: RummyTable) -> int:
    """The number of players to whom cards are dealt; with too few left to go on, the fewest who could."""
    here = len(table.seats_in)
    return next(count for count in table.terms.seats if count >= here)


def score_round(table: RummyTable, round_: Round, ledger: Ledger) -> None:
    """Writes the lines of a round that ends when somebody has no card left, or is blocked."""
    _METHODS[table.rules.score.method](table, round_, ledger)
    if round_.out is None:
        return
    if round_.rummy:
        _went_rummy(table, round_.out, ledger)
    bonus = table.rules.score.out
    if bonus:
        text = f"{table.names[round_.out]} went out: {so_many(bonus, 'point')} more."
        ledger.add(round_.out, "out", bonus, "score.out", text)


def _winner_takes(table: RummyTable, round_: Round, ledger: Ledger) -> None:
    if round_.out is None:
        _BLOCKED[table.rules.score.blocked](table, round_.held, ledger)
        return
    for seat, held in sorted(round_.held.items()):
        text = f"{table.names[round_.out]} went out, and {holding_text(table, seat, held)}."
        ledger.add(round_.out, "deadwood", held.points, METHOD, text)


def _own(table: RummyTable, round_: Round, ledger: Ledger) -> None:
    for seat, points in sorted(round_.melded.items()):
        if points:
            text = f"{table.names[seat]} has {so_many(points, 'point')} on the table."
            ledger.add(seat, "melded", points, METHOD, text)
    for seat, held in sorted(round_.held.items()):
        ledger.add(seat, "held", -held.points, METHOD, f"{holding_text(table, seat, held)}.")


def _penalties(table: RummyTable, round_: Round, ledger: Ledger) -> None:
    for seat, held in sorted(round_.held.items()):
        ledger.add(seat, "held", held.points, METHOD, f"{holding_text(table, seat, held)}.")


def holding_text(table: RummyTable, seat: int, held: Held) -> str:
    """The cards or points that a player still holds, in words."""
    cards = f"{cards_text(held.cards)}, " if held.cards else ""
    return f"{table.names[seat]} still holds {cards}{so_many(held.points, 'point')}"


def _went_rummy(table: RummyTable, seat: int, ledger: Ledger) -> None:
    """The factor on the cards of the round, then the plus, as one line."""
    rummy = table.rules.score.rummy
    more = ledger.gained(seat) * (rummy.times - 1) + rummy.plus
    if more:
        how = [f"the round counts {rummy.times} times"] if rummy.times > 1 else []
        how += [f"{so_many(rummy.plus, 'point')} more"] if rummy.plus else []
        text = f"{table.names[seat]} went rummy: {' and '.join(how)}."
        ledger.add(seat, "rummy", more, "score.rummy", text)


def _nobody_scores(table: RummyTable, held: Mapping[int, Held], ledger: Ledger) -> None:
    for seat in sorted(held):
        ledger.add(seat, "blocked", 0, BLOCKED, "Nobody went out, so nobody scores.")


def _own_against(table: RummyTable, held: Mapping[int, Held], ledger: Ledger) -> None:
    for seat, holding in sorted(held.items()):
        ledger.add(
            seat,
            "blocked",
            -holding.points,
            BLOCKED,
            f"Nobody went out, and {holding_text(table, seat, holding)}.",
        )


def lowest(held: Mapping[int, Held]) -> int | None:
    """The seat that alone holds the fewest points; None where several do.

    >>> lowest({0: Held(12), 1: Held(30), 2: Held(5)}), lowest({0: Held(5), 1: Held(5)})
    (2, None)
    """
    fewest = min(holding.points for holding in held.values())
    seats = [seat for seat, holding in held.items() if holding.points == fewest]
    return seats[0] if len(seats) == 1 else None


def _lowest_wins(table: RummyTable, held: Mapping[int, Held], ledger: Ledger) -> None:
    winner = lowest(held)
    for seat, holding in sorted(held.items()):
        text = f"Nobody went out, and {holding_text(table, seat, holding)}"
        if winner is None:
            equal = _names_of_equal(table, held)
            text = f"Nobody went out, and {equal} hold equally few points, so nobody scores."
            ledger.add(seat, "blocked", 0, BLOCKED, text)
        elif seat == winner:
            more = sum(other.points - holding.points for other in held.values())
            ledger.add(seat, "blocked", more, BLOCKED, f"{text}, the fewest: {so_many(more, 'point')}.")
        else:
            ledger.add(seat, "blocked", 0, BLOCKED, f"{holding_text(table, seat, holding)}, not the fewest.")


def _names_of_equal(table: RummyTable, held: Mapping[int, Held]) -> str:
    fewest = min(holding.points for holding in held.values())
    return listed(table.names[seat] for seat, holding in sorted(held.items()) if holding.points == fewest)


_METHODS: Mapping[Method, Callable[[RummyTable, Round, Ledger], None]] = {
    Method.WINNER_TAKES: _winner_takes,
    Method.OWN: _own,
    Method.PENALTIES: _penalties,
}
_BLOCKED: Mapping[Blocked, Callable[[RummyTable, Mapping[int, Held], Ledger], None]] = {
    Blocked.NONE: _nobody_scores,
    Blocked.OWN_AGAINST: _own_against,
    Blocked.LOWEST_WINS: _lowest_wins,
}
