"""Names in a club: those that could be taken for something else, and the guests among them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from referee.errors import Violation
from referee.money.accounts import GUEST
from referee.names import comparable
from referee.service.references import member_id, member_number
from referee.store import Reading
from referee.store.club_rows import StoredMember
from referee.words.said import Said, Typed

_MEANS_SOMETHING_ELSE = re.compile(r"m[0-9]+|p[0-9]+|pot|bank|cash[_ ]box|guest:.*")
_NO_NAMES = "a name other than m1, p1, pot, bank, cash box or guest:…"


def name_fault(
    name: str, path: str, code: str, *, suggestion: Mapping[str, str] | None = None
) -> Violation | None:
    """The fault of a name that reads like an account or a seat, if it has one.

    The suggestion is what to send in its place.

    >>> name_fault("Ann", "/name", "member_name_must_be_no_account") is None
    True
    >>> name_fault("Cash Box", "/name", "member_name_must_be_no_account").expected
    'a name other than m1, p1, pot, bank, cash box or guest:…'
    """
    if not _MEANS_SOMETHING_ELSE.fullmatch(comparable(name)):
        return None
    message = Said("service-name-of-an-account", {"name": Typed(name)})
    if suggestion is not None:
        message = Said("service-name-to-write-otherwise", {**message.args, "instead": written(suggestion)})
    return Violation(path, code, message, name, suggestion or _NO_NAMES)


def written(suggestion: Mapping[str, str]) -> Typed:
    """The sentence about what to send.

    >>> written({"member": "m1"}).text
    '{"member": "m1"}'
    """
    return Typed("{" + ", ".join(f'"{name}": "{value}"' for name, value in suggestion.items()) + "}")


@dataclass(frozen=True, slots=True)
class Roster:
    """The members whom some texts can mean, asked for at once."""

    members: Sequence[StoredMember]

    @classmethod
    def of(cls, tx: Reading, club_id: str, texts: Iterable[str], numbers: Iterable[int] = ()) -> Roster:
        """Those whose id or name is one of the texts, retired ones too, and those with these numbers."""
        folded = tuple(dict.fromkeys(map(comparable, texts)))
        all_numbers = (*numbers, *(number for text in folded if (number := member_number(text)) is not None))
        if not folded and not all_numbers:
            return cls(())
        return cls(tx.members_meant(club_id, tuple(dict.fromkeys(all_numbers)), folded))

    def member(self, number: int | None) -> StoredMember | None:
        """The one with this number, if there is one."""
        return next((member for member in self.members if member.number == number), None)

    def named(self, folded: str) -> list[StoredMember]:
        """Those of this name, by number."""
        return [member for member in self.members if comparable(member.name) == folded]


def guest_fault(roster: Roster, name: str, path: str) -> Violation | None:
    """The fault of a guest's name that means an account or an active member, if it does."""
    folded = comparable(name)
    by_id = roster.member(member_number(folded))
    if by_id is not None and by_id.retired_at is None:
        reference = {"member": member_id(by_id.number)}
        return name_fault(name, path, "guest_name_must_be_no_account", suggestion=reference)
    for member in roster.named(folded):
        if member.retired_at is None:
            reference = {"member": member_id(member.number)}
            args = {"member": Typed(member.name), "reference": written(reference)}
            message = Said("service-guest-named-as-a-member", args)
            return Violation(path, "guest_name_must_be_no_members", message, name, reference)
    plain = name.partition(":")[2].strip() if folded.startswith(GUEST) else ""
    suggestion = {"name": plain} if plain else None
    return name_fault(name, path, "guest_name_must_be_no_account", suggestion=suggestion)
