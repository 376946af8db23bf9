"""The people at a game: in a club's game members sit among the players, and each of them only once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from referee.families.standing import Player, Standing
from referee.names import comparable
from referee.service.references import member_id
from referee.sitting.dues import CREATED_EVENT
from referee.sitting.sheet import Entry
from referee.store.club_rows import StoredSeat


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at a game."""

    player: str
    name: str
    member: str | None
    """The member's id; None for a guest, and where there is no club."""


def people_of(stands: Standing, members: Mapping[str, str]) -> list[Person]:
    """Everybody at a game that stands so; `members` are ids of members by player."""
    return [Person(player.id, player.name, members.get(player.id)) for player in stands.players]


def members_of(seats: Sequence[StoredSeat]) -> dict[str, str]:
    """Ids of members by player."""
    return {seat.player: member_id(seat.member) for seat in seats}


def seated_twice(players: Iterable[Player], members: Mapping[str, int]) -> Player | None:
    """The later player of somebody who has two seats in a club's game and has left neither, or None."""
    seen = set[int | str]()
    for player in players:
        person = members.get(player.id, comparable(player.name))
        if person in seen and not player.withdrawn:
            return player
        seen |= set() if player.withdrawn else {person}
    return None


def still_seated(seats: Sequence[StoredSeat], entries: Sequence[Entry]) -> list[StoredSeat]:
    """The members at a club's game, without those whose joining is taken back."""
    joined = {entry.recorded.event for entry in entries if entry.kind == "join"} | {CREATED_EVENT}
    return [seat for seat in seats if seat.event in joined]
