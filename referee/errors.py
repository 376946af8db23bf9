"""Everything that can go wrong, as one tree.

    RefereeError
    ├── NotationError        something cannot be read: a card, a score sheet's line
    ├── RulesError           well formed, but not allowed; carries every violation found
    ├── ConflictError        allowed in itself, but not where the game now stands
    ├── StaleError           somebody else wrote first
    ├── NotFoundError        there is no such thing
    ├── AccessError
    │   ├── NoTokenError     a token is needed, or this one does not count
    │   └── ForbiddenError   the token is good, but not for this
    ├── BusyError            as much goes on already as this process can serve
    ├── StorageError         the store failed; nothing was kept
    │   ├── TurnError        others wrote for longer than this write could wait
    │   └── UnavailableError the database is away for now, or does not answer in time
    └── OutcomeError         the store failed, and nobody can tell whether something was kept

An error has a `code` that states what must hold and never changes its meaning. What each code means
is told in `referee.codes`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from referee.words.said import Said, as_value, joined

_MOST_SENTENCES = 10
_MOST_VIOLATIONS = 100


def pointer_part(name: str) -> str:
    """The name as a part of a JSON pointer.

    >>> pointer_part("a/b")
    'a~1b'
    """
    return name.replace("~", "~0").replace("/", "~1")


@dataclass(frozen=True, slots=True)
class Violation:
    """One thing that does not hold.

    >>> Violation("/last_trick/2/card", "not_in_pack", "This pack has no 15.").path
    '/last_trick/2/card'
    """

    path: str
    """JSON pointer into what was given; empty for the whole of it."""
    code: str
    message: Said | str
    """For a player: what was given, and what was expected; in English words where nobody has messages yet."""
    given: Any = None
    expected: Any = None

    def under(self, prefix: str) -> Violation:
        """The same violation, its path beginning with `prefix`."""
        return replace(self, path=prefix + self.path)

    def document(self) -> dict[str, Any]:
        """The violation as JSON; `given` and `expected` only where they say something."""
        document = {"path": self.path, "code": self.code, "message": as_value(self.message)}
        more = {"given": self.given, "expected": self.expected}
        return document | {name: value for name, value in more.items() if value is not None}


class RefereeError(Exception):
    """The root. `code` names the problem, `detail` is what is said of it, `violations` has all its parts."""

    code = "error"

    def __init__(
        self,
        detail: Said | str,
        *,
        code: str | None = None,
        violations: Iterable[Violation] = (),
        members: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(detail)
        self.detail = detail
        self.code = code or self.code
        self.violations = tuple(violations)
        self.members = dict(members or {})
        """Further facts for the client, such as the hand that is there already."""


class NotationError(RefereeError):
    """Something cannot be read."""

    code = "notation_must_be_readable"


class RulesError(RefereeError):
    """Well formed, but not allowed.

    >>> RulesError.of([Violation("/a", "x", "First."), Violation("/b", "y", "Second.")]).detail
    'First. Second.'
    """

    code = "rules_must_hold"

    @classmethod
    def of(cls, violations: Iterable[Violation]) -> RulesError:
        """The error with these `violations`, each once; of very many only the first."""
        distinct = {(violation.path, violation.message): violation for violation in violations}.values()
        sentences = [violation.message for violation in distinct]
        more = [Said("common-more", {"count": len(sentences) - _MOST_SENTENCES})][
            : len(sentences) > _MOST_SENTENCES
        ]
        return cls(joined([*sentences[:_MOST_SENTENCES], *more]), violations=[*distinct][:_MOST_VIOLATIONS])


class ConflictError(RefereeError):
    """Allowed in itself, but not where the game now stands."""

    code = "game_must_allow_it"


class StaleError(RefereeError):
    """Somebody else wrote first."""

    code = "version_must_match"


class NotFoundError(RefereeError):
    """There is no such thing."""

    code = "must_exist"


class AccessError(RefereeError):
    """The caller may not do this."""

    code = "access_must_be_allowed"


class NoTokenError(AccessError):
    """A token is needed, or the one given does not count."""

    code = "token_must_be_valid"


class ForbiddenError(AccessError):
    """The token is good, but not for this."""

    code = "token_must_be_for_this"


class BusyError(RefereeError):
    """This process is busy with as much as it can serve; there may be room again soon."""

    code = "stream_must_find_room"


class FamilyError(RefereeError):
    """A family of games that somebody has installed cannot be used."""

    code = "family_must_load"


class MissingFamilyError(FamilyError):
    """A family that stored games are of is not installed."""

    code = "family_must_be_installed"


class StorageError(RefereeError):
    """The store failed; nothing was kept."""

    code = "store_must_work"
    detail: str
    """In English: operators read it in the log, clients are told no more than that the store failed."""


class UnavailableError(StorageError):
    """The database is away, starts up, takes no writes, or does not answer in time. It may be there soon."""


class TurnError(StorageError):
    """Others wrote for longer than this write could wait."""

    code = "turn_to_write_must_come"


class OutcomeError(RefereeError):
    """The store failed while it was keeping something: it may have been kept, or not."""

    code = "outcome_must_be_known"
