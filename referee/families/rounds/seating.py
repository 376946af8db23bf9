"""Players who sit down and who leave, before the game and between its rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from referee.errors import ConflictError, RulesError, Violation
from referee.families.documents import Document
from referee.families.protocol import FIRST_EDITION, Seating
from referee.families.rounds.dues import sitting_down, with_paid
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.table import RulesT, Table
from referee.families.rounds.terms import Terms
from referee.families.seats import Teams, refuse_teams, seat_of, seat_teams
from referee.families.steps import Step, player_id
from referee.words.said import Argument, Said, with_or


def seated(terms: Terms, seating: Seating) -> Teams:
    """The seats of each side.

    :raises RulesError: when these players cannot begin so.
    """
    names = seating.names
    if len(names) not in terms.seats:
        numbers = {"seats": _player_numbers(terms.seats), "players": len(names)}
        message = Said("rounds-players-at-the-start", numbers)
        expected = [*terms.seats]
        raise RulesError.of(
            [Violation("/players", "players_must_be_in_range", message, len(names), expected)]
        )
    if terms.teams:
        return seat_teams(names, terms.teams, seating.teams)
    refuse_teams(seating.teams)
    return tuple((seat,) for seat in range(len(names)))


def _player_numbers(seats: Sequence[int]) -> Argument:
    """The numbers of players: from one to another where that is all of them, else a list.

    >>> _player_numbers(range(2, 7)), _player_numbers([1])
    (Said(id='common-range', args={'first': 2, 'last': 6}), 1)
    """
    without_gaps = len(seats) > 2 and seats[-1] - seats[0] == len(seats) - 1
    return Said("common-range", {"first": seats[0], "last": seats[-1]}) if without_gaps else with_or(seats)


def join(table: Table[RulesT], act: Document) -> Step[Table[RulesT]]:
    """Somebody sits down between rounds, with the score of whoever stands last.

    :raises ConflictError: when the table takes nobody.
    """
    _check_open(table, is_open=table.terms.may_join)
    here, seats = len(table.seats_in) + 1, table.terms.seats
    if here not in seats:
        message = Said("rounds-players-with-one-more", {"seats": _player_numbers(seats), "players": here})
        raise ConflictError(message, code="players_must_be_in_range")
    seat, name = len(table.names), act["name"]
    score, because = _first_score(table)
    sat = replace(table, names=(*table.names, name), teams=(*table.teams, (seat,)), scores=(*table.scores, 0))
    ledger = Ledger(sat)
    sentence = Said("rounds-joins", {"player": sat.person(seat), "points": score, "because": because})
    ledger.add(seat, "joined", score, "players", sentence)
    paid = sitting_down(table, [seat])
    joined = with_paid(replace(sat, scores=ledger.scores), paid)
    return Step(
        joined,
        {"kind": "join", "name": name},
        tuple(ledger.lines),
        {"player": player_id(seat)},
        paid,
    )


def _first_score(table: Table[Any]) -> tuple[int, str]:
    """The score that a newcomer begins with, and the word of its reason in `rounds-joins`."""
    if not table.rounds:
        first = table.begins_with
        return first, "first" if first else "fresh"
    if table.terms.is_balanced and table.edition > FIRST_EDITION:
        return 0, "balanced"
    return table.terms.rear([table.scores[at] for at in table.sides_in]), "last"


def withdraw(table: Table[RulesT], act: Document) -> Step[Table[RulesT]]:
    """Somebody leaves between rounds, keeps the score, and plays no more.

    :raises ConflictError: when they have left already, or the table stays as it is.
    """
    seat = seat_of(table.seated, act["player"], "/player")
    _check_open(table, is_open=table.terms.may_leave)
    if seat in table.left:
        message = Said("rounds-left-already", {"player": table.person(seat)})
        raise ConflictError(message, code="player_must_be_here")
    ledger = Ledger(table)
    sentence = Said("rounds-leaves", {"player": table.person(seat), "points": table.scores[seat]})
    ledger.add(seat, "withdrawn", 0, "players", sentence)
    out = table.out if seat in table.out else (*table.out, seat)
    left = replace(table, out=out, left=(*table.left, seat))
    return Step(left, {"kind": "withdrawal", "player": player_id(seat)}, tuple(ledger.lines))


def _check_open(table: Table[RulesT], *, is_open: bool) -> None:
    if table.terms.teams:
        raise ConflictError(Said("rounds-teams-stay"), code="team_must_stay_whole")
    if not is_open:
        raise ConflictError(Said("rounds-players-stay"), code="players_must_stay")
