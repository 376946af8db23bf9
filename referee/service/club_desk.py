"""What every use case of a club needs: letting somebody in, and writing the club down."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Any

from ..errors import NotFoundError, RulesError, Violation
from ..names import comparable, same_name
from ..store import Reading
from ..store.club_rows import StoredClub, StoredMember
from .access import Asked, Principal, admit_to_club, no_forms, no_such_club
from .belonging import member_id
from .desk import Reply, Session, dumps

_MOST_IDS = 20
"""So many ids are told at most."""


def enter(tx: Reading, club_id: str, asked: Asked) -> tuple[StoredClub, Principal]:
    """The club, and who enters it with which role.

    :raises NotFoundError: when there is none, or the token is another club's.
    :raises AccessError: when the token does not allow it.
    """
    who, club = admit_to_club(tx, club_id, asked), tx.club(club_id)
    if club is None:
        raise no_such_club(club_id)
    return club, who


def save(session: Session, club: StoredClub, forms: Callable[[], Collection[str]] = no_forms) -> StoredClub:
    """The club at its next version, written down unless this is a preview.

    A change may also be made for one of the `forms` in which the version is shown.

    :raises StaleError: when the change was made for another version.
    """
    session.asked.check_version(club.version, forms)
    if session.asked.preview:
        return club
    saved = replace(club, version=club.version + 1, updated_at=session.desk.now())
    session.tx.save_club(saved, was=club.version)
    return saved


def club_document(club: StoredClub) -> dict[str, Any]:
    """The club as its members see it."""
    return {
        "id": club.id,
        "name": club.name,
        "currency": club.currency,
        "default_rule_set": club.rule_set and rule_set_id(club.rule_set),
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


def find_member(
    members: list[StoredMember], text: str, path: str, *, to_sit_down: bool = False
) -> StoredMember:
    """The member of this id, or of this name if nobody else in the club has it.

    Only somebody `to_sit_down` is the active one of several: whoever has retired cannot be meant.

    :raises RulesError: when nobody is meant, or more than one could be.
    """
    by_id = [member for member in members if member_id(member.number) == comparable(text)]
    by_name = [member for member in members if same_name(member.name, text)]
    active = [member for member in by_name if member.retired_at is None]
    found = by_id or (active if active and to_sit_down else by_name)
    if len(found) == 1:
        return found[0]
    if not found:
        message = f"Nobody in this club is “{text[:60]}”. Say an id or a name of /members."
        expected = "an id or a name of /members"
        raise RulesError.of([Violation(path, "member_must_exist", message, text, expected)])
    told = " or ".join(_told(member) for member in found)
    message = f"More than one member is called “{text[:60]}”; say {told}."
    ids = [member_id(member.number) for member in found]
    raise RulesError.of([Violation(path, "member_must_be_unambiguous", message, text, ids)])


def _told(member: StoredMember) -> str:
    return member_id(member.number) + (" (retired)" if member.retired_at is not None else "")


def the_member(members: list[StoredMember], text: str) -> StoredMember:
    """The member whose id this is.

    :raises NotFoundError: when there is none, saying which id it would be where a name was given.
    """
    for member in members:
        if member_id(member.number) == text:
            return member
    named = {member_id(member.number): member.name for member in members}
    raise not_at_this_address("member", "member_must_exist", text, named)


def not_at_this_address(what: str, code: str, text: str, named: Mapping[str, str]) -> NotFoundError:
    """The error that says that an address takes an id, and whose that may be; `named` has names by id."""
    meant = [one for one, name in named.items() if comparable(text) == one or same_name(name, text)]
    hint = f" The address takes the id: {' or '.join(meant)}." if meant else ""
    message = f"There is no {what} “{text[:60]}” in this club.{hint}"
    violation = Violation("", code, message, text[:60], meant or [*named][:_MOST_IDS] or None)
    return NotFoundError(message, code=code, violations=[violation])
