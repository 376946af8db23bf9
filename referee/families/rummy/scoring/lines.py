"""The lines of a round, in the order of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from referee.families.rounds.ledger import Ledger
from referee.families.rounds.table import Table
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.rules.score import Blocked, Method
from referee.families.rummy.scoring.round import Held, Round
from referee.words.said import Argument, Person, PlayingCard, Said

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
        sentence = Said("rummy-out", {"player": table.person(round_.out), "points": bonus})
        ledger.add(round_.out, "out", bonus, "score.out", sentence)


def _winner_takes(table: RummyTable, round_: Round, ledger: Ledger) -> None:
    if round_.out is None:
        _BLOCKED[table.rules.score.blocked](table, round_.held, ledger)
        return
    for seat, held in sorted(round_.held.items()):
        args = {"winner": table.person(round_.out), **_holding(table, seat, held)}
        ledger.add(round_.out, "deadwood", held.points, METHOD, Said("rummy-takes", args))


def _own(table: RummyTable, round_: Round, ledger: Ledger) -> None:
    for seat, points in sorted(round_.melded.items()):
        if points:
            sentence = Said("rummy-melded", {"player": table.person(seat), "points": points})
            ledger.add(seat, "melded", points, METHOD, sentence)
    for seat, held in sorted(round_.held.items()):
        sentence = Said("rummy-held", _holding(table, seat, held))
        ledger.add(seat, "held", -held.points, METHOD, sentence)


def _penalties(table: RummyTable, round_: Round, ledger: Ledger) -> None:
    for seat, held in sorted(round_.held.items()):
        sentence = Said("rummy-held", _holding(table, seat, held))
        ledger.add(seat, "held", held.points, METHOD, sentence)


def _holding(table: RummyTable, seat: int, held: Held) -> dict[str, Argument]:
    """A player with the points still held, and the cards as far as they were given."""
    cards = tuple(PlayingCard(card.rank, card.suit) for card in held.cards or ())
    return {"player": table.person(seat), "count": len(cards), "cards": cards, "points": held.points}


def _went_rummy(table: RummyTable, seat: int, ledger: Ledger) -> None:
    """The factor on the cards of the round, then the plus, as one line."""
    rummy = table.rules.score.rummy
    more = ledger.gained(seat) * (rummy.times - 1) + rummy.plus
    if more:
        sentence = Said(
            "rummy-rummy", {"player": table.person(seat), "times": rummy.times, "points": rummy.plus}
        )
        ledger.add(seat, "rummy", more, "score.rummy", sentence)


def _nobody_scores(table: RummyTable, held: Mapping[int, Held], ledger: Ledger) -> None:
    for seat in sorted(held):
        ledger.add(seat, "blocked", 0, BLOCKED, Said("rummy-nobody-out"))


def _own_against(table: RummyTable, held: Mapping[int, Held], ledger: Ledger) -> None:
    for seat, holding in sorted(held.items()):
        sentence = Said("rummy-blocked", _holding(table, seat, holding))
        ledger.add(seat, "blocked", -holding.points, BLOCKED, sentence)


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
        if winner is None:
            ledger.add(seat, "blocked", 0, BLOCKED, Said("rummy-equal", {"players": _equal(table, held)}))
        elif seat == winner:
            more = sum(other.points - holding.points for other in held.values())
            sentence = Said("rummy-fewest", {**_holding(table, seat, holding), "won": more})
            ledger.add(seat, "blocked", more, BLOCKED, sentence)
        else:
            sentence = Said("rummy-not-fewest", _holding(table, seat, holding))
            ledger.add(seat, "blocked", 0, BLOCKED, sentence)


def _equal(table: RummyTable, held: Mapping[int, Held]) -> tuple[Person, ...]:
    """The players who hold equally few points."""
    fewest = min(holding.points for holding in held.values())
    return tuple(table.person(seat) for seat, holding in sorted(held.items()) if holding.points == fewest)


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
