"""Seats: finding a player by id or name, the next seat in turn, and teams."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from referee.errors import RulesError, Violation
from referee.families.steps import player_id
from referee.names import same_name
from referee.words.said import Argument, Said, Typed


class Direction(StrEnum):
    """Which neighbour is next; seats stay numbered clockwise."""

    CLOCKWISE = "clockwise"
    ANTICLOCKWISE = "anticlockwise"


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody at the table, in the order of the seats."""

    name: str
    is_here: bool = True
    """False for somebody who has left."""
    is_in: bool = True
    """False for somebody who takes no part any more."""


def find_seat(seated: Sequence[Seated], text: str, path: str) -> int | Violation:
    """The seat, from 0, of the player with this id or, if nobody else has it, this name.

    Whoever has left does not count beside somebody who is here.

    >>> people = [Seated("Ann"), Seated("Bo", is_here=False), Seated("Bo")]
    >>> find_seat(people, "p2", ""), find_seat(people, "ann", ""), find_seat(people, "bo", "")
    (1, 0, 2)
    """
    ids = [player_id(seat) for seat in range(len(seated))]
    if text in ids:
        return ids.index(text)
    named = [seat for seat, person in enumerate(seated) if same_name(person.name, text)]
    here = [seat for seat in named if seated[seat].is_here] or named
    if len(here) == 1:
        return here[0]
    listed = zip(ids, (person.name for person in seated), strict=True)
    players = ", ".join(player if player == name else f"{player} {name}" for player, name in listed)
    if here:
        several: dict[str, Argument] = {
            "name": Typed(text[:60]),
            "count": len(here),
            "players": Typed(players),
        }
        message = Said("common-name-of-several", several)
        return Violation(path, "player_must_be_unambiguous", message, given=text[:60], expected=ids)
    message = Said("common-nobody-is", {"name": Typed(text[:60]), "players": Typed(players)})
    return Violation(path, "player_must_be_known", message, given=text[:60], expected=ids)


def seat_of(seated: Sequence[Seated], text: str, path: str) -> int:
    """The seat that `find_seat` finds.

    :raises RulesError: when nobody is meant, or several are.

    >>> seat_of([Seated("Ann"), Seated("Bo")], "Bo", "/player")
    1
    """
    seat = find_seat(seated, text, path)
    if isinstance(seat, Violation):
        raise RulesError.of([seat])
    return seat


def next_seat(seat: int, seats: int, direction: Direction = Direction.CLOCKWISE) -> int:
    """The seat whose turn comes after this one, counted from 0.

    >>> next_seat(0, 4), next_seat(0, 4, Direction.ANTICLOCKWISE)
    (1, 3)
    """
    return (seat + (1 if direction is Direction.CLOCKWISE else -1)) % seats


Teams = tuple[tuple[int, ...], ...]
"""Seats from 0, by team, in the order of `t1`, `t2`, …"""


def seat_teams(names: Sequence[str], count: int, named: Sequence[Sequence[str]] = ()) -> Teams:
    """So many teams whose members sit in turn, the first seat's first, or as they are `named`, in that order.

    :raises RulesError: when the players cannot be divided so, or the members of those named do not alternate.

    >>> seat_teams(["Ann", "Bo", "Cy", "Di"], 2)
    ((0, 2), (1, 3))
    >>> seat_teams(["Ann", "Bo", "Cy", "Di"], 2, [["p2", "p4"], ["p1", "p3"]])
    ((1, 3), (0, 2))
    """
    if count < 2 or len(names) % count or len(names) < 2 * count:
        message = Said("common-teams-of-equal-size", {"teams": count, "players": len(names)})
        raise RulesError.of([Violation("/players", "options_must_fit_together", message, len(names))])
    in_turn = tuple(tuple(range(first, len(names), count)) for first in range(count))
    teams = _seats(names, named) if named else in_turn
    if sorted(teams) != [*in_turn]:
        message = Said("common-partners-sit-apart", {"teams": _by_ids(in_turn)})
        expected = [[player_id(seat) for seat in team] for team in in_turn]
        raise RulesError.of([Violation("/teams", "teams_must_alternate", message, expected=expected)])
    return teams


def _by_ids(teams: Teams) -> Argument:
    """The ids of the players of each team, as a list of lists."""
    first, *others = [Typed(", ".join(map(player_id, team))) for team in teams]
    ids: Argument = first
    for team in others:
        ids = Said("common-and", {"most": ids, "last": team})
    return ids


def _seats(names: Sequence[str], named: Sequence[Sequence[str]]) -> Teams:
    """The seats of the teams as they are named, those of each in their order.

    :raises RulesError: naming everybody who is not at the table.
    """
    people = [*map(Seated, names)]
    teams = [
        [find_seat(people, text, f"/teams/{team}/{at}") for at, text in enumerate(members)]
        for team, members in enumerate(named)
    ]
    wrong = [seat for team in teams for seat in team if isinstance(seat, Violation)]
    if wrong:
        raise RulesError.of(wrong)
    return tuple(tuple(sorted(seat for seat in team if isinstance(seat, int))) for team in teams)


def by_first_seat(names: Sequence[str], named: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], ...]:
    """The named teams in the order of their first seats; last those of which nobody is at the table.

    >>> by_first_seat(["Ann", "Bo", "Cy", "Di"], [["p4", "Bo"], ["Zoe"], ["Cy", "p1"]])
    (('Cy', 'p1'), ('p4', 'Bo'), ('Zoe',))
    """
    people = [*map(Seated, names)]

    def first_seat(team: Sequence[str]) -> int:
        seats = (find_seat(people, text, "") for text in team)
        return min((seat for seat in seats if isinstance(seat, int)), default=len(names))

    return tuple(tuple(team) for team in sorted(named, key=first_seat))


def refuse_teams(named: Sequence[Sequence[str]]) -> None:
    """Refuses named teams, for rules without any.

    :raises RulesError: when somebody names teams all the same.
    """
    if named:
        raise RulesError.of([Violation("/teams", "teams_must_be_in_rules", Said("common-no-teams"))])
