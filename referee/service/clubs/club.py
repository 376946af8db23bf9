"""The common steps of all use cases of a club: letting somebody in, and writing the club down."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from referee.errors import NotFoundError, RulesError, Violation
from referee.looks import Look, known_look
from referee.names import comparable
from referee.service.access import Caller, Principal, admit_to_club, no_forms, no_such_club
from referee.service.clubs.naming import Roster
from referee.service.references import member_id, member_number
from referee.service.runtime import Reply, UnitOfWork, dumps
from referee.store import Reading
from referee.store.club_rows import StoredClub, StoredMember
from referee.words.said import Argument, Said, Typed, joined, with_or

Answer = TypeVar("Answer")
MOST_IDS = 20
"""The most ids that an error names."""
_LONGEST_NAME = 100
"""The most characters of a name in a club."""


def enter(tx: Reading, club_id: str, caller: Caller) -> tuple[StoredClub, Principal]:
    """The club, and who enters it with which role.

    :raises NotFoundError: when there is none, or the token is another club's.
    :raises AccessError: when the token does not allow it.
    """
    principal, club = admit_to_club(tx, club_id, caller), tx.club(club_id)
    if club is None:
        raise no_such_club(club_id)
    return club, principal


@dataclass(frozen=True, slots=True)
class OfClub(Generic[Answer]):
    """The question `ask` about a club, for somebody who may read it. It looks at no answer before the end."""

    club_id: str
    ask: Callable[[Reading], Answer]

    def asks(self, tx: Reading) -> object:
        """Asks it."""
        return self.ask(tx)

    def run(self, tx: Reading, caller: Caller) -> Answer:
        """The answer.

        :raises NotFoundError: when there is no such club, or the token is another club's.
        :raises AccessError: when the token does not allow it.
        """
        enter(tx, self.club_id, caller)
        return self.ask(tx)


def save(unit: UnitOfWork, club: StoredClub, forms: Callable[[], Collection[str]] = no_forms) -> StoredClub:
    """The club at its next version, written down unless this is a preview.

    The condition may also name one of the `forms` in which the version is shown.

    :raises StaleError: when the change was made for another version.
    """
    unit.caller.check_version(club.version, forms)
    if unit.caller.preview:
        return club
    saved = replace(club, version=club.version + 1, updated_at=unit.runtime.now())
    unit.tx.save_club(saved, was=club.version)
    return saved


def club_document(club: StoredClub) -> dict[str, Any]:
    """A club, as JSON."""
    return {
        "id": club.id,
        "name": club.name,
        "currency": club.currency,
        "default_rule_set": club.rule_set and rule_set_id(club.rule_set),
        "confirm": club.confirm or "none",
        "version": club.version,
        "created_at": club.created_at,
        "updated_at": club.updated_at,
    }


def reply(document: Any, club: StoredClub, *, created: str | None = None) -> Reply:
    """The answer to a write in a club."""
    return Reply(dumps(document), version=club.version, created=created)


def rule_set_id(number: int) -> str:
    """The id of a rule set.

    >>> rule_set_id(2)
    'r2'
    """
    return f"r{number}"


def find_member(roster: Roster, text: str, path: str, *, to_sit_down: bool = False) -> StoredMember:
    """The member of this id, or of this name if nobody else in the club has it.

    With `to_sit_down` an active member goes before retired ones of the same name.

    :raises RulesError: when nobody fits, or several members do.
    """
    folded = comparable(text)
    by_id, by_name = roster.member(member_number(folded)), roster.named(folded)
    active = [member for member in by_name if member.retired_at is None]
    candidates = [by_id] if by_id else (active if active and to_sit_down else by_name)
    if len(candidates) == 1:
        return candidates[0]
    if not candidates:
        message = Said("service-nobody-in-the-club", {"name": Typed(text[:60])})
        expected = "an id or a name of /members"
        raise RulesError.of([Violation(path, "member_must_exist", message, text, expected)])
    choices = with_or([*map(_id_and_state, candidates)])
    message = Said("service-several-members", {"name": Typed(text[:60]), "choices": choices})
    ids = [member_id(member.number) for member in candidates]
    raise RulesError.of([Violation(path, "member_must_be_unambiguous", message, text, ids)])


def _by_id(tx: Reading, club_id: str, text: str) -> StoredMember | None:
    number = member_number(text)
    return None if number is None else tx.member(club_id, number)


def _id_and_state(member: StoredMember) -> Argument:
    name = Typed(member_id(member.number))
    return name if member.retired_at is None else Said("service-retired-member", {"id": name})


def look_of(member: StoredMember) -> Look | None:
    """The look of a member, or None."""
    return known_look(json.loads(member.look)) if member.look else None


def the_member(tx: Reading, club_id: str, text: str) -> StoredMember:
    """The member with this id.

    :raises NotFoundError: when there is none, saying which id it would be where a name was given.
    """
    exact = _by_id(tx, club_id, text)
    if exact is not None:
        return exact
    folded = folded_in_address(text)
    by_id, by_name = _by_id(tx, club_id, folded), tx.members_named(club_id, folded)
    candidates = [by_id] if by_id else by_name
    numbers = [*range(1, min(tx.last_member(club_id), MOST_IDS) + 1)]
    raise not_at_this_address(
        Said("service-no-such-member", {"name": Typed(text[:60])}),
        "member_must_exist",
        text,
        candidates=[member_id(member.number) for member in candidates],
        existing=[*map(member_id, numbers)],
    )


def folded_in_address(text: str) -> str:
    """A name from an address, folded for comparing; '' for one that is too long to be a name.

    >>> folded_in_address("Ann"), folded_in_address("x" * 500)
    ('ann', '')
    """
    return comparable(text) if len(text) <= _LONGEST_NAME else ""


def not_at_this_address(
    missing: Said, code: str, text: str, *, candidates: list[str], existing: list[str]
) -> NotFoundError:
    """The error for an address that needs an id. It expects the `candidates`, or else the `existing` ids."""
    message: Said | str = missing
    if candidates:
        ids = with_or([*map(Typed, candidates)])
        message = joined([missing, Said("service-address-takes-the-id", {"ids": ids})])
    violation = Violation("", code, message, text[:60], candidates or existing or None)
    return NotFoundError(message, code=code, violations=[violation])
