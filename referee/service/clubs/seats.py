"""Sitting down in a club: the game's club, its rules, and the members among its players."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.errors import RulesError, Violation
from referee.families.documents import Document
from referee.looks import Look
from referee.names import comparable
from referee.service.clubs.administration import find_rule_set
from referee.service.clubs.club import MOST_IDS, find_member, look_of, rule_set_id
from referee.service.clubs.naming import Roster, guest_fault
from referee.service.games.changes import Occasion
from referee.service.references import member_id
from referee.store import Reading
from referee.store.club_rows import StoredClub, StoredMember, StoredRuleSet
from referee.words.said import Said, Typed

_FREE_MEMBER = "a member without a seat at this table"
_FREE_NAME = "a name that no other guest here has"


@dataclass(frozen=True, slots=True)
class Seat:
    """Somebody who sits down: a name, or a member of the club."""

    name: str | None = None
    member: str | None = None
    look: Look | None = None
    """Chosen for this game; a member has another one otherwise."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Everybody who has sat down: names in seat order, and the numbers of members by player."""

    names: tuple[str, ...]
    members: Mapping[str, int]
    looks: Mapping[str, Look]
    """By player."""


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Somebody who joins a club's game."""

    name: str
    member: int | None
    """The member's number; None for a guest."""
    look: Look | None


def seated(tx: Reading, club: StoredClub, seats: Sequence[Seat], *, path: str = "/players") -> Seated:
    """The players of a club's game.

    :raises RulesError: with every seat that cannot be taken so.
    """
    members: list[StoredMember | None] = []
    wrong: list[Violation] = []
    roster = _roster(tx, club.id, seats)
    for at, seat in enumerate(seats):
        try:
            members.append(_member(tx, club.id, roster, seat, f"{path}/{at}"))
        except RulesError as error:
            wrong += error.violations
            members.append(None)
    wrong += _seated_twice(members, seats, path)
    if wrong:
        raise RulesError.of(wrong)
    names = tuple(
        member.name if member else (seat.name or "") for member, seat in zip(members, seats, strict=True)
    )
    people = [
        seat if member is None else replace(seat, look=seat.look or look_of(member))
        for member, seat in zip(members, seats, strict=True)
    ]
    numbers = {f"p{at}": member.number for at, member in enumerate(members, 1) if member}
    return Seated(names, numbers, looks_of_seats(people))


def looks_of_seats(seats: Sequence[Seat]) -> dict[str, Look]:
    """The looks by player, of those who have chosen one."""
    return {f"p{at}": seat.look for at, seat in enumerate(seats, 1) if seat.look}


def seats_at_first(sat: Seated) -> dict[str, str]:
    """The players by their members' ids, before the game has begun."""
    return {member_id(number): player for player, number in sat.members.items()}


def _roster(tx: Reading, club_id: str, seats: Sequence[Seat]) -> Roster:
    return Roster.of(
        tx, club_id, [(seat.name or "") if seat.member is None else seat.member for seat in seats]
    )


def _member(tx: Reading, club_id: str, roster: Roster, seat: Seat, path: str) -> StoredMember | None:
    if seat.member is None:
        fault = guest_fault(roster, seat.name or "", f"{path}/name")
        if fault is not None:
            raise RulesError.of([fault])
        return None
    member = find_member(roster, seat.member, f"{path}/member", to_sit_down=True)
    if member.retired_at is not None:
        message = Said("service-member-retired", {"member": Typed(member.name)})
        active = [member_id(other.number) for other in tx.active_members(club_id, limit=MOST_IDS)]
        fault = Violation(f"{path}/member", "member_must_be_active", message, seat.member, active)
        raise RulesError.of([fault])
    return member


def _seated_twice(
    members: Sequence[StoredMember | None], seats: Sequence[Seat], path: str
) -> Iterator[Violation]:
    guests = set[str]()
    for at, (member, seat) in enumerate(zip(members, seats, strict=True)):
        if member is not None and member in members[:at]:
            message = Said("service-member-sits-twice", {"member": Typed(member.name)})
            yield Violation(f"{path}/{at}/member", "member_must_sit_once", message, seat.member, _FREE_MEMBER)
        if seat.member is not None:
            continue
        folded = comparable(seat.name or "")
        if folded in guests:
            message = Said("service-guests-named-alike", {"name": Typed(seat.name or "")})
            yield Violation(f"{path}/{at}/name", "guest_names_must_differ", message, seat.name, _FREE_NAME)
        guests.add(folded)


def rules_of(
    tx: Reading, club: StoredClub, *, variant: str | None, house_rules: Any, rule_set: str | None
) -> tuple[str, Any, StoredRuleSet | None]:
    """Variant and house rules of a club's game: its own, those of a rule set, or the club's default.

    :raises RulesError: when a variant and a rule set are given, or there is neither.
    """
    if rule_set is not None and (variant is not None or house_rules):
        message = Said("service-rules-from-two-places")
        expected, code = "a rule set, or a variant and house rules", "rules_must_come_from_one_place"
        raise RulesError.of([Violation("/rule_set", code, message, rule_set, expected)])
    if variant is not None:
        return variant, house_rules, None
    default = None if club.rule_set is None else rule_set_id(club.rule_set)
    named = rule_set or default
    if named is None:
        message = Said("service-name-a-variant-or-a-rule-set")
        expected = "an id of /v1/variants, or rule_set"
        raise RulesError.of([Violation("/variant", "field_must_be_given", message, expected=expected)])
    if house_rules:
        message = Said("service-house-rules-without-variant")
        expected = "an id of /v1/variants"
        raise RulesError.of([Violation("/variant", "field_must_be_given", message, expected=expected)])
    chosen = find_rule_set(tx, club.id, named, "/rule_set")
    return chosen.variant, json.loads(chosen.house_rules), chosen


def check_currency(club: StoredClub, stake: Document | None) -> None:
    """Checks that a stake is in the club's currency.

    :raises RulesError: when it is in another.
    """
    if stake is not None and stake["currency"] != club.currency:
        message = Said("service-currency-of-the-club", {"currency": Typed(club.currency)})
        code = "currency_must_be_the_clubs"
        raise RulesError.of([Violation("/stake/currency", code, message, stake["currency"], club.currency)])


def confirms_in(club: StoredClub, stake: Document | None) -> bool:
    """True if hands of a club's game for this stake are to be confirmed, where the game does not say."""
    return club.confirm == "all" or (club.confirm == "stakes" and stake is not None)


def occasion_of(club: StoredClub, event: str, rule_set: StoredRuleSet | None, sat: Seated) -> Occasion:
    """The occasion of a game that is played in a club."""
    return Occasion(club.id, event, reference_to(rule_set), sat.members)


def reference_to(rule_set: StoredRuleSet | None) -> dict[str, Any] | None:
    """A rule set as games name it."""
    if rule_set is None:
        return None
    return {"id": rule_set_id(rule_set.number), "name": rule_set.name, "version": rule_set.version}


def sits_down(tx: Reading, club_id: str, seat: Seat, present: Sequence[Seat]) -> Newcomer:
    """Somebody who joins a club's game.

    `present` has the players who have not left. Those who have left may come back to a new seat.

    :raises RulesError: when the seat cannot be taken so.
    """
    member = _member(tx, club_id, _roster(tx, club_id, [seat]), seat, "")
    if member is None:
        guests = {comparable(other.name or "") for other in present if other.member is None}
        if comparable(seat.name or "") in guests:
            message = Said("service-guest-of-this-name-here", {"name": Typed(seat.name or "")})
            raise RulesError.of(
                [Violation("/name", "guest_names_must_differ", message, seat.name, _FREE_NAME)]
            )
        return Newcomer(seat.name or "", None, seat.look)
    if member_id(member.number) in {other.member for other in present}:
        message = Said("service-member-has-a-seat", {"member": Typed(member.name)})
        raise RulesError.of(
            [Violation("/member", "member_must_sit_once", message, seat.member, _FREE_MEMBER)]
        )
    return Newcomer(member.name, member.number, seat.look or look_of(member))
