"""Records of a club's games: played without a connection to it, by members whom the record names."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from referee.errors import RulesError, Violation, pointer_part
from referee.families.acts import JOIN
from referee.families.standing import Player
from referee.service.clubs.administration import find_rule_set
from referee.service.clubs.club import MOST_IDS, enter, find_member
from referee.service.clubs.games import without_club
from referee.service.clubs.naming import Roster, guest_fault
from referee.service.clubs.seats import check_currency, reference_to
from referee.service.games.changes import Occasion
from referee.service.games.origins import Origin
from referee.service.games.people import seated_twice
from referee.service.games.records import Replayed, WrittenOut, take_in, written_out
from referee.service.references import member_id
from referee.service.runtime import Reply, UnitOfWork
from referee.store import Reading
from referee.store.club_rows import StoredClub, StoredMember, StoredRuleSet
from referee.words.said import Said, Typed


@dataclass(frozen=True, slots=True)
class Ties:
    """The ties of a record to a club: its occasion, its rule set, and its members by player."""

    club: str | None = None
    event: str = ""
    rule_set: str | None = None
    members: Mapping[str, str] = field(default_factory=dict)

    def check_alone(self) -> None:
        """Refuses what only a club's game can have, where no club is named.

        :raises RulesError: when there is any of it.
        """
        named = [("/event", "event", self.event), ("/rule_set", "rule_set", self.rule_set or "")]
        named += [
            (f"/members/{pointer_part(player)}", "member", text) for player, text in self.members.items()
        ]
        wrong = [without_club(path, thing, given) for path, thing, given in named if given]
        if wrong and self.club is None:
            raise RulesError.of(wrong)


def take_in_for_club(
    unit: UnitOfWork, club_id: str, ties: Ties, replay: Callable[[], Replayed], origin: Origin | None
) -> Reply:
    """Keeps a record as a game of a club, with a new token; once, where it has an origin.

    :raises AccessError: when the token is for no scorer of the club.
    :raises RulesError: when the record does not replay, or its members or its rules are not the club's.
    :raises ConflictError: when a game was made of the origin, and not of this record for this caller.
    """
    club, principal = enter(unit.tx, club_id, unit.caller)

    def write_out() -> WrittenOut:
        checked = replay()
        occasion = _occasion(unit.tx, club, ties, checked)
        return written_out(unit.runtime, checked, occasion, by=principal.label)

    return take_in(unit, write_out, origin, expires_at=principal.expires_at)


def _occasion(tx: Reading, club: StoredClub, ties: Ties, checked: Replayed) -> Occasion:
    """The occasion of the game in the club.

    :raises RulesError: with everything that does not fit the club.
    """
    wrong, members = list[Violation](), dict[str, int]()
    rule_set: StoredRuleSet | None = None
    try:
        check_currency(club, checked.opening.stake)
    except RulesError as error:
        wrong += [violation.under("/game") for violation in error.violations]
    try:
        rule_set = _rule_set(tx, club, ties, checked)
    except RulesError as error:
        wrong += error.violations
    try:
        members = _members(tx, club, ties, checked)
    except RulesError as error:
        wrong += error.violations
    if wrong:
        raise RulesError.of(wrong)
    return Occasion(club.id, ties.event, reference_to(rule_set), members)


def _rule_set(tx: Reading, club: StoredClub, ties: Ties, checked: Replayed) -> StoredRuleSet | None:
    """The latest version of the rule set that has the rules of the record: it may have changed meanwhile.

    :raises RulesError: when there is no such rule set, or no version of it has them.
    """
    if ties.rule_set is None:
        return None
    latest, opening = find_rule_set(tx, club.id, ties.rule_set, "/rule_set"), checked.opening
    versions = tx.rule_set_versions(club.id, latest.number)
    for version in sorted(versions, key=lambda each: each.version, reverse=True):
        if (version.variant, json.loads(version.house_rules)) == (opening.variant, opening.house_rules):
            return version
    message = Said("service-rule-set-of-other-rules", {"name": Typed(latest.name)})
    expected = {"variant": latest.variant, "house_rules": json.loads(latest.house_rules)}
    code = "rule_set_must_have_these_rules"
    raise RulesError.of([Violation("/rule_set", code, message, ties.rule_set, expected)])


def _members(tx: Reading, club: StoredClub, ties: Ties, checked: Replayed) -> dict[str, int]:
    """The numbers of the members by player. They keep the names that they had at the table.

    :raises RulesError: with everybody who cannot have sat there so.
    """
    players = checked.stands.players
    guests = [player for player in players if player.id not in ties.members]
    roster = Roster.of(tx, club.id, [*ties.members.values(), *(guest.name for guest in guests)])
    wrong, members = [*_unknown(players, ties.members)], dict[str, int]()
    for player in players:
        try:
            if player.id in ties.members:
                members[player.id] = _member(tx, checked, roster, player, ties.members[player.id]).number
        except RulesError as error:
            wrong += error.violations
    wrong += [
        fault
        for guest in guests
        if (fault := guest_fault(roster, guest.name, _place(checked, guest))) is not None
    ]
    twice = seated_twice(players, members)
    if twice is not None:
        wrong.append(_seated_twice(checked, twice, ties))
    if wrong:
        raise RulesError.of(wrong)
    return members


def _unknown(players: Sequence[Player], members: Mapping[str, str]) -> Iterator[Violation]:
    ids = [player.id for player in players]
    for name in members:
        if name not in ids:
            message = Said("service-nobody-in-the-record", {"name": Typed(name)})
            yield Violation(f"/members/{pointer_part(name)}", "player_must_be_known", message, name, ids)


def _member(tx: Reading, checked: Replayed, roster: Roster, player: Player, text: str) -> StoredMember:
    """The member at a seat, who must not have retired before the game began."""
    path = f"/members/{player.id}"
    member = find_member(roster, text, path, to_sit_down=True)
    if member.retired_at is None or member.retired_at > checked.record.created_at:
        return member
    message = Said("service-member-retired", {"member": Typed(member.name)})
    active = [member_id(other.number) for other in tx.active_members(member.club_id, limit=MOST_IDS)]
    raise RulesError.of([Violation(path, "member_must_be_active", message, text, active)])


def _seated_twice(checked: Replayed, player: Player, ties: Ties) -> Violation:
    """The fault of somebody with two seats at once."""
    if player.id in ties.members:
        message = Said("service-member-sits-twice", {"member": Typed(player.name)})
        code, given = "member_must_sit_once", ties.members[player.id]
        return Violation(f"/members/{player.id}", code, message, given)
    message = Said("service-guests-named-alike", {"name": Typed(player.name)})
    return Violation(_place(checked, player), "guest_names_must_differ", message, player.name)


def _place(checked: Replayed, player: Player) -> str:
    """The place in the record where somebody's name stands."""
    for entry in checked.sheet.entries:
        if entry.kind == JOIN and entry.facts["player"] == player.id:
            return f"/events/{entry.recorded.event - 2}/body/name"
    return f"/game/players/{player.seat - 1}"
