"""Clubs, their members and their rule sets."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

from referee.errors import ConflictError, RulesError, Violation
from referee.families.documents import Document
from referee.looks import Look, known_look
from referee.names import comparable
from referee.service.access import Caller, Role
from referee.service.clubs.club import (
    club_document,
    enter,
    folded_in_address,
    look_of,
    not_at_this_address,
    reply,
    rule_set_id,
    save,
    the_member,
)
from referee.service.clubs.naming import name_fault
from referee.service.references import member_id
from referee.service.rules import effective_rules
from referee.service.runtime import FIRST_LABEL, NewToken, Reply, UnitOfWork, add_token, dumps
from referee.store import Reading
from referee.store.club_rows import GameFilter, StoredClub, StoredMember, StoredRuleSet
from referee.words.said import Said, Typed

MOST_MEMBERS = 10_000
MOST_RULE_SETS = 200
_LIKE_A_RULE_SET_ID = re.compile(r"r[0-9]+")
_RULE_SET_ID = re.compile(r"r([1-9][0-9]{0,8})", re.ASCII)


def create(unit: UnitOfWork, *, name: str, currency: str, confirm: str = "none") -> Reply:
    """A new club, with the first admin token."""
    at = unit.runtime.now()
    club = StoredClub(unit.runtime.new_game_id(None), 1, name, currency, None, at, at, _confirm_text(confirm))
    if unit.caller.preview:
        return reply(club_document(club), club)
    unit.tx.add_club(club)
    _, text = add_token(unit, NewToken(Role.ADMIN.word, FIRST_LABEL, club_id=club.id))
    return reply(club_document(club) | {"admin_token": text}, club, created=f"/clubs/{club.id}")


def change(unit: UnitOfWork, club_id: str, changes: Document) -> Reply:
    """The club under another name, with another currency, or with other rules by default.

    :raises ConflictError: when its books are in another currency already.
    """
    club, _ = enter(unit.tx, club_id, unit.caller)
    currency = changes.get("currency", club.currency)
    # A game may still pay by differences, which books nothing before its end.
    used = unit.tx.last_booking(club_id) or unit.tx.club_games(club_id, GameFilter(), limit=1)
    if currency != club.currency and used:
        currencies = {"currency": Typed(club.currency), "other": Typed(currency)}
        message = Said("service-currency-in-use", currencies)
        fault = Violation("/currency", "currency_must_stay_once_used", message, currency, club.currency)
        raise ConflictError(message, code=fault.code, violations=[fault])
    rule_set = club.rule_set
    if "default_rule_set" in changes:
        named = changes["default_rule_set"]
        rule_set = None if named is None else find_rule_set(unit.tx, club_id, named).number
    changed = replace(
        club,
        name=changes.get("name", club.name),
        currency=currency,
        rule_set=rule_set,
        confirm=_confirm_text(changes.get("confirm", club.confirm)),
    )
    saved = save(unit, changed)
    return reply(club_document(saved), saved)


def _confirm_text(word: str) -> str:
    return "" if word == "none" else word


def member_document(member: StoredMember) -> dict[str, Any]:
    """A member, as JSON."""
    return {
        "id": member_id(member.number),
        "name": member.name,
        "look": look_of(member),
        "status": "active" if member.retired_at is None else "retired",
        "joined_at": member.joined_at,
        "retired_at": member.retired_at,
    }


def member(tx: Reading, caller: Caller, club_id: str, text: str) -> StoredMember:
    """The member with this id, for somebody who may read the club."""
    enter(tx, club_id, caller)
    return the_member(tx, club_id, text)


def add_member(unit: UnitOfWork, club_id: str, *, name: str, look: Look | None = None) -> Reply:
    """A new member.

    :raises ConflictError: when there is a member of that name, such as one another phone has just added.
    """
    club, _ = enter(unit.tx, club_id, unit.caller)
    last = unit.tx.last_member(club_id)
    if last >= MOST_MEMBERS:
        message = Said("service-most-members", {"most": MOST_MEMBERS})
        raise ConflictError(message, code="club_must_not_grow_further")
    _check_name_means_nothing_else(name)
    _check_name_is_free(unit.tx, club_id, name)
    saved = save(unit, club)
    member = StoredMember(club_id, last + 1, name, unit.runtime.now(), look=_look_text(look))
    return _member_reply(unit, saved, member, created=f"/clubs/{club_id}/members/{member_id(member.number)}")


def change_member(unit: UnitOfWork, club_id: str, text: str, changes: Document) -> Reply:
    """A member under another name, with another look, retired, or back again.

    :raises NotFoundError: when there is no such member.
    :raises ConflictError: when another active member has the name.
    """
    club, _ = enter(unit.tx, club_id, unit.caller)
    member = the_member(unit.tx, club_id, text)
    if "name" in changes:
        _check_name_means_nothing_else(changes["name"])
        member = replace(member, name=changes["name"])
    if "look" in changes:
        member = replace(member, look=_look_text(changes["look"]))
    if changes.get("status") == "active":
        member = replace(member, retired_at=None)
    elif changes.get("status") == "retired" and member.retired_at is None:
        member = replace(member, retired_at=unit.runtime.now())
    if member.retired_at is None:
        _check_name_is_free(unit.tx, club_id, member.name, but=member.number)
    return _member_reply(unit, save(unit, club), member)


def _look_text(look: Look | None) -> str:
    known = known_look(look)
    return "" if known is None else dumps(known)


def _check_name_means_nothing_else(name: str) -> None:
    fault = name_fault(name, "/name", "member_name_must_be_no_account")
    if fault is not None:
        raise RulesError.of([fault])


def _check_name_is_free(tx: Reading, club_id: str, name: str, *, but: int | None = None) -> None:
    for other in tx.members_named(club_id, comparable(name)):
        if other.retired_at is None and other.number != but:
            other_id = member_id(other.number)
            message = Said("service-member-name-in-use", {"name": Typed(other.name), "id": Typed(other_id)})
            code, expected = "member_name_must_be_free", f"a name other than that of {other_id}"
            fault = Violation("/name", code, message, name, expected)
            raise ConflictError(message, code=code, violations=[fault], members={"member": other_id})


def _member_reply(
    unit: UnitOfWork, club: StoredClub, member: StoredMember, created: str | None = None
) -> Reply:
    if not unit.caller.preview:
        unit.tx.put_member(member)
    return reply(member_document(member), club, created=created)


def rule_set_document(rule_set: StoredRuleSet) -> dict[str, Any]:
    """A rule set, as JSON."""
    return {
        "id": rule_set_id(rule_set.number),
        "version": rule_set.version,
        "name": rule_set.name,
        "variant": rule_set.variant,
        "house_rules": json.loads(rule_set.house_rules),
        "at": rule_set.at,
        "by": rule_set.by,
    }


def rule_set_versions(tx: Reading, caller: Caller, club_id: str, text: str) -> list[StoredRuleSet]:
    """All versions of a rule set, oldest first."""
    enter(tx, club_id, caller)
    return tx.rule_set_versions(club_id, _the_rule_set(tx, club_id, text).number)


def find_rule_set(tx: Reading, club_id: str, text: str, path: str = "/default_rule_set") -> StoredRuleSet:
    """The latest version of the rule set of this id or name.

    :raises RulesError: when there is none.
    """
    folded = comparable(text)
    by_id = _rule_set_by_id(tx, club_id, folded)
    for rule_set in [by_id] if by_id else tx.rule_sets_named(club_id, folded):
        return rule_set
    message = Said("service-club-without-this-rule-set", {"name": Typed(text[:60])})
    names = [rule_set.name for rule_set in tx.rule_sets(club_id)]
    expected = names or "a rule set, of which this club has none yet"
    raise RulesError.of([Violation(path, "rule_set_must_exist", message, text, expected)])


def _rule_set_by_id(tx: Reading, club_id: str, text: str) -> StoredRuleSet | None:
    match = _RULE_SET_ID.fullmatch(text)
    return tx.rule_set(club_id, int(match[1])) if match else None


def _the_rule_set(tx: Reading, club_id: str, text: str) -> StoredRuleSet:
    exact = _rule_set_by_id(tx, club_id, text)
    if exact is not None:
        return exact
    folded = folded_in_address(text)
    by_id = _rule_set_by_id(tx, club_id, folded)
    candidates = [by_id] if by_id else tx.rule_sets_named(club_id, folded)
    raise not_at_this_address(
        Said("service-no-such-rule-set", {"name": Typed(text[:60])}),
        "rule_set_must_exist",
        text,
        candidates=[rule_set_id(candidate.number) for candidate in candidates],
        existing=[rule_set_id(number) for number in range(1, tx.last_rule_set(club_id) + 1)],
    )


def add_rule_set(unit: UnitOfWork, club_id: str, document: Document) -> Reply:
    """A new rule set, in its first version.

    :raises RulesError: when its rules do not fit together.
    :raises ConflictError: when its name is taken.
    """
    club, principal = enter(unit.tx, club_id, unit.caller)
    last = unit.tx.last_rule_set(club_id)
    if last >= MOST_RULE_SETS:
        message = Said("service-most-rule-sets", {"most": MOST_RULE_SETS})
        raise ConflictError(message, code="club_must_not_grow_further")
    number = last + 1
    created = f"/clubs/{club_id}/rule-sets/{rule_set_id(number)}"
    rule_set = _rule_set(unit, club_id, document, (number, 1, principal.label))
    return _keep_version(unit, club, rule_set, created)


def change_rule_set(unit: UnitOfWork, club_id: str, text: str, document: Document) -> Reply:
    """A further version of a rule set; games keep the one they began with.

    :raises NotFoundError: when there is no such rule set.
    :raises RulesError: when its rules do not fit together.
    :raises ConflictError: when its name is taken.
    """
    club, principal = enter(unit.tx, club_id, unit.caller)
    latest = _the_rule_set(unit.tx, club_id, text)
    rule_set = _rule_set(unit, club_id, document, (latest.number, latest.version + 1, principal.label))
    return _keep_version(unit, club, rule_set, None)


def _rule_set(
    unit: UnitOfWork, club_id: str, document: Document, origin: tuple[int, int, str]
) -> StoredRuleSet:
    """A version of a rule set; `origin` is its number, which version it is, and who makes it."""
    number, version, by = origin
    return StoredRuleSet(
        club_id=club_id,
        number=number,
        version=version,
        name=document["name"],
        variant=document["variant"],
        house_rules=dumps(document["house_rules"]),
        at=unit.runtime.now(),
        by=by,
    )


def _keep_version(unit: UnitOfWork, club: StoredClub, rule_set: StoredRuleSet, created: str | None) -> Reply:
    _check_rule_set_name(unit.tx, rule_set)
    effective_rules(rule_set.variant, json.loads(rule_set.house_rules), players=None)
    saved = save(unit, club)
    if not unit.caller.preview:
        unit.tx.add_rule_set(rule_set)
    return reply(rule_set_document(rule_set), saved, created=created)


def _check_rule_set_name(tx: Reading, rule_set: StoredRuleSet) -> None:
    name, folded = rule_set.name, comparable(rule_set.name)
    if _LIKE_A_RULE_SET_ID.fullmatch(folded):
        message = Said("service-rule-set-named-as-an-id", {"name": Typed(name)})
        code, expected = "rule_set_name_must_be_no_id", "a name other than r1, r2, …"
        raise RulesError.of([Violation("/name", code, message, name, expected)])
    for other in tx.rule_sets_named(rule_set.club_id, folded):
        if other.number != rule_set.number:
            other_id = rule_set_id(other.number)
            message = Said("service-rule-set-name-in-use", {"id": Typed(other_id), "name": Typed(other.name)})
            code, expected = "rule_set_name_must_be_free", f"a name other than that of {other_id}"
            raise ConflictError(
                message, code=code, violations=[Violation("/name", code, message, name, expected)]
            )
