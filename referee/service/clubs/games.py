"""Games that may be a club's: begun, joined and begun again, with members among the players."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.errors import ConflictError, RulesError, Violation
from referee.families.acts import JOIN
from referee.families.documents import Document
from referee.looks import Look, known_look
from referee.service.access import admit_to_club
from referee.service.clubs.club import enter
from referee.service.clubs.naming import Roster, guest_fault
from referee.service.clubs.seats import (
    Newcomer,
    Seat,
    check_currency,
    confirms_in,
    looks_of_seats,
    occasion_of,
    rules_of,
    seated,
    seats_at_first,
    sits_down,
)
from referee.service.games import begin as games
from referee.service.games.changes import Occasion
from referee.service.games.loading import LoadedGame, load
from referee.service.games.record import Recording, record_at, to_record
from referee.service.references import resolve_references
from referee.service.runtime import Reply, UnitOfWork
from referee.sitting.sheet import Entry
from referee.store import Reading, StoredGame
from referee.store.club_rows import StoredSeat
from referee.words.said import Said, Typed, joined


@dataclass(frozen=True, slots=True)
class GameRequest:
    """A game to be created, as a request describes it: in a club, or without one."""

    variant: str | None
    house_rules: Any
    players: tuple[Seat, ...]
    dealer: str | None = None
    leader: str | None = None
    teams: Sequence[Sequence[str]] = ()
    stake: Document | None = None
    title: str = ""
    visibility: str = "link"
    club: str | None = None
    event: str = ""
    rule_set: str | None = None
    confirm: bool | None = None
    """True if hands are to be confirmed; None for whatever the club does."""

    def game(
        self, variant: str, house_rules: Any, players: tuple[str, ...], looks: Mapping[str, Look]
    ) -> games.NewGame:
        """The game to be created, with these rules and players."""
        return games.NewGame(
            variant,
            house_rules,
            players,
            dealer=self.dealer,
            leader=self.leader,
            teams=self.teams,
            stake=self.stake,
            title=self.title,
            visibility=self.visibility,
            looks=looks,
            confirm=bool(self.confirm),
        )


def create(unit: UnitOfWork, request: GameRequest) -> Reply:
    """Creates a game and answers it with its first scorer token.

    :raises RulesError: when there is no such variant, its rules do not fit together, or the players cannot
        begin so.
    :raises AccessError: when it is to be a club's, and the token is for no scorer of it.
    """
    if request.club is not None:
        return _create_in_club(unit, request, request.club)
    _check_without_club(request)
    names = tuple(seat.name or "" for seat in request.players)
    looks = looks_of_seats(request.players)
    return games.create(unit, request.game(request.variant or "", request.house_rules, names, looks))


def _create_in_club(unit: UnitOfWork, request: GameRequest, club_id: str) -> Reply:
    tx = unit.tx
    club, principal = enter(tx, club_id, unit.caller)
    check_currency(club, request.stake)
    variant, house_rules, rule_set = rules_of(
        tx, club, variant=request.variant, house_rules=request.house_rules, rule_set=request.rule_set
    )
    sat = seated(tx, club, request.players)
    first = {
        "dealer": request.dealer,
        "leader": request.leader,
        "teams": [list(team) for team in request.teams],
    }
    request = replace(request, **resolve_references(first, lambda: seats_at_first(sat)))
    if request.confirm is None:
        request = replace(request, confirm=confirms_in(club, request.stake))
    return games.create(
        unit,
        request.game(variant, house_rules, sat.names, sat.looks),
        by=principal.label,
        occasion=occasion_of(club, request.event, rule_set, sat),
        expires_at=principal.expires_at,
    )


def _check_without_club(request: GameRequest) -> None:
    """Refuses what only a club's game can have."""
    named = [("/event", "event", request.event), ("/rule_set", "rule_set", request.rule_set)]
    named += [(f"/players/{at}/member", "member", seat.member) for at, seat in enumerate(request.players)]
    wrong = [without_club(path, thing, given) for path, thing, given in named if given]
    if request.variant is None:
        message, expected = Said("service-name-a-variant"), "an id of /v1/variants"
        wrong.append(Violation("/variant", "field_must_be_given", message, expected=expected))
    if wrong:
        raise RulesError.of(wrong)


def without_club(path: str, thing: str, given: str) -> Violation:
    """The fault of something that only a club's game can have: `event`, `rule_set` or `member`."""
    message = Said("service-only-in-a-club", {"thing": thing, "given": Typed(given[:60])})
    return Violation(path, "club_must_be_given", message, given[:60], "club: the id of a club")


class Joining(Recording):
    """Records that somebody sits down: by name, or as a member of the club whose game it is."""

    def run(self, unit: UnitOfWork) -> Reply:
        """The entry and the game.

        :raises RulesError: when the seat cannot be taken so.
        :raises ConflictError: when the game does not stand so.
        """
        loaded = to_record(unit, self.game_id, JOIN)
        seat = Seat(self.act["name"], self.act["member"], known_look(self.act["look"]))
        if loaded.stored.club_id is None:
            _check_no_member(seat)
            return record_at(unit, loaded, _joins(seat.name or "", seat.look), steps=self.steps)
        sat = _newcomer(unit, loaded, loaded.stored.club_id, seat)

        def seats(entry: Entry) -> list[StoredSeat]:
            joined = [] if sat.member is None else [_seat(self.game_id, entry, sat.member)]
            return [*unit.tx.seats(self.game_id), *joined]

        return record_at(unit, loaded, _joins(sat.name, sat.look), steps=self.steps, seats=seats)


def _joins(name: str, look: Look | None) -> Document:
    return {"kind": JOIN, "name": name} | ({} if look is None else {"look": look})


def _check_no_member(seat: Seat) -> None:
    if seat.member is not None:
        message = Said("service-game-without-members")
        raise RulesError.of([Violation("/member", "club_must_be_given", message, seat.member, "name")])


def _newcomer(unit: UnitOfWork, loaded: LoadedGame, club_id: str, seat: Seat) -> Newcomer:
    """The newcomer to a club's game."""
    members = loaded.extras.members
    present = [
        Seat(player.name, members.get(player.id)) for player in loaded.stands.players if not player.withdrawn
    ]
    if seat.member is not None:
        # A link to one game must not play on the account of whoever is in the club.
        admit_to_club(unit.tx, club_id, unit.caller)
    return sits_down(unit.tx, club_id, seat, present)


def _seat(game_id: str, entry: Entry, member: int) -> StoredSeat:
    return StoredSeat(game_id, entry.facts["player"], member, entry.recorded.event)


def rematch(unit: UnitOfWork, game_id: str) -> Reply:
    """Another game of the same table under the same rules, in the same club.

    :raises ConflictError: while this game goes on, or when its rematch was created already.
    :raises ForbiddenError: in a club, when the token is for the game only.
    """
    loaded = load(unit.tx, game_id, unit.caller)
    if loaded.stored.club_id is not None:
        # A link to one game must not begin others on the members' account.
        admit_to_club(unit.tx, loaded.stored.club_id, unit.caller)
    following = games.again(loaded)
    return games.rematch(unit, following, _same_ties(unit.tx, loaded.stored, following.players))


def _same_ties(tx: Reading, stored: StoredGame, players: Mapping[str, str]) -> Occasion | None:
    """The next game's occasion in this one's club; `players` are those who stay, names by their old ids."""
    if stored.club_id is None:
        return None
    before = {seat.player: seat.member for seat in tx.seats(stored.id)}
    guests = [name for player, name in players.items() if player not in before]
    staying = sorted(players.keys() & before.keys(), key=lambda player: before[player])
    roster = Roster.of(tx, stored.club_id, guests, [before[player] for player in staying])
    for name in guests:
        fault = guest_fault(roster, name, "")
        if fault is not None:
            message = joined([fault.message, Said("service-begin-a-new-game")])
            raise ConflictError(message, code=fault.code, violations=[replace(fault, message=message)])
    for player in staying:
        member = roster.member(before[player])
        if member is not None and member.retired_at is not None:
            args = {"member": Typed(member.name), "id": Typed(player)}
            message = Said("service-member-of-the-table-retired", args)
            raise ConflictError(message, code="member_must_be_active")
    members = {f"p{at}": before[player] for at, player in enumerate(players, 1) if player in before}
    rule_set = None if stored.rule_set is None else json.loads(stored.rule_set)
    return Occasion(stored.club_id, stored.event, rule_set, members)
