"""Rights: one table of operations, and one check of it.

A token is for one game or for one club. Roles are ordered: each may do what the ones below it may. A game's
link to watch stands for a viewer, a player's for that player, one to score for a scorer, of that game alone;
a club's token has its role in the club and in all of its games.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import IntEnum
from typing import Protocol

from referee.errors import ForbiddenError, NotFoundError, NoTokenError, Violation
from referee.families.registry import families
from referee.store import Reading, StoredGame, StoredToken
from referee.words.said import Said, Typed

SCORE = "score"
VIEW = "view"
PLAYER = "player"
PRIVATE = "private"
_HEADER = "/headers/Authorization"
_NOTED_EVERY = timedelta(hours=1)


class Role(IntEnum):
    """The roles that somebody can have in a club or in a game, the least first."""

    VIEWER = 1
    PLAYER = 2
    """Of a game alone: whoever plays in it, and enters hands by a link of their own."""
    SCORER = 3
    TREASURER = 4
    ADMIN = 5

    @property
    def word(self) -> str:
        """The role as clients write it."""
        return self.name.lower()

    @property
    def and_above(self) -> list[str]:
        """The roles in a club that may do what this one may.

        >>> Role.TREASURER.and_above
        ['treasurer', 'admin']
        """
        return [role.word for role in IN_CLUBS if role >= self]


IN_CLUBS = (Role.VIEWER, Role.SCORER, Role.TREASURER, Role.ADMIN)
"""The roles that somebody can have in a club."""
ROLE_OF = {VIEW: Role.VIEWER, SCORE: Role.SCORER} | {role.word: role for role in Role}
"""The role that a token's scope stands for."""


@dataclass(frozen=True, slots=True)
class Access:
    """The rights that an operation takes."""

    role: Role | None = None
    """The lowest role that may; None lets in anybody, without a token."""
    by_id: bool = False
    """True if the id of a game is enough, unless the game is private."""
    is_lockable: bool = False
    """True if only an admin may, once the game is locked."""


ANYBODY = Access()
READS_GAME = Access(Role.VIEWER, by_id=True)
PLAYS_IN_GAME = Access(Role.PLAYER, is_lockable=True)
SCORES_GAME = Access(Role.SCORER, is_lockable=True)
SHARES_GAME = Access(Role.SCORER)
READS_CLUB = Access(Role.VIEWER)
PLAYS_IN_CLUB = Access(Role.SCORER)
KEEPS_BOOKS = Access(Role.TREASURER)
RUNS_CLUB = Access(Role.ADMIN)

ACCESS: Mapping[str, Access] = {
    "list_families": ANYBODY,
    "list_variants": ANYBODY,
    "get_variant": ANYBODY,
    "get_options": ANYBODY,
    "list_differences": ANYBODY,
    "try_rules": ANYBODY,
    "ask_referee": ANYBODY,
    "get_own_token": READS_CLUB,
    "create_club": ANYBODY,
    # Anybody may begin a game; one of a club needs a scorer of the club.
    "create_game": Access(Role.SCORER, by_id=True),
    "take_in_record": Access(Role.SCORER, by_id=True),
    "get_game": READS_GAME,
    "watch_game": READS_GAME,
    "get_game_rules": READS_GAME,
    "get_pot": READS_GAME,
    "get_record": READS_GAME,
    "get_score_sheet": READS_GAME,
    "list_events": READS_GAME,
    "list_hands": READS_GAME,
    "get_hand": READS_GAME,
    "list_claims": READS_GAME,
    # Whose link is a player's corrects only what was entered in that player's name.
    "amend_hand": PLAYS_IN_GAME,
    "remove_hand": PLAYS_IN_GAME,
    "confirm_hand": PLAYS_IN_GAME,
    "dispute_hand": PLAYS_IN_GAME,
    "take_back": SCORES_GAME,
    "change_player": SCORES_GAME,
    # It is written to the game that it follows.
    "create_rematch": SCORES_GAME,
    "ask_in_game": Access(Role.PLAYER),
    "list_tokens": SHARES_GAME,
    "create_token": SHARES_GAME,
    "revoke_token": SHARES_GAME,
    "lock_game": KEEPS_BOOKS,
    "unlock_game": RUNS_CLUB,
    "get_club": READS_CLUB,
    "list_members": READS_CLUB,
    "get_member": READS_CLUB,
    "get_member_statistics": READS_CLUB,
    "list_rule_sets": READS_CLUB,
    "get_rule_set": READS_CLUB,
    "list_rule_set_versions": READS_CLUB,
    "list_club_games": READS_CLUB,
    "get_standings": READS_CLUB,
    "get_ledger": READS_CLUB,
    "get_booking": READS_CLUB,
    "get_balances": READS_CLUB,
    "get_settlement": READS_CLUB,
    "add_member": PLAYS_IN_CLUB,
    "change_member": RUNS_CLUB,
    "record_payment": KEEPS_BOOKS,
    "record_adjustment": KEEPS_BOOKS,
    "reverse_booking": KEEPS_BOOKS,
    "change_club": RUNS_CLUB,
    "add_rule_set": RUNS_CLUB,
    "change_rule_set": RUNS_CLUB,
    "create_club_token": KEEPS_BOOKS,
    # Below an admin one sees and revokes one's own, and those made with it.
    "list_club_tokens": KEEPS_BOOKS,
    "revoke_club_token": KEEPS_BOOKS,
} | {
    act.operation: PLAYS_IN_GAME if act.is_round else SCORES_GAME
    for family in families()
    for act in family.acts
}
"""By `operationId` of the API. An operation that is missing here is allowed to nobody."""


def no_forms() -> Collection[str]:
    """The forms of what is shown in one form only."""
    return ()


class CheckVersion(Protocol):
    """Checks a version against the condition of a request; raises StaleError when it does not hold."""

    def __call__(self, version: int, forms: Callable[[], Collection[str]] = no_forms, /) -> None:
        """`forms` gives the forms of this version; it is called only when the condition names one."""


def any_version(_version: int, _forms: Callable[[], Collection[str]] = no_forms) -> None:
    """No condition on the version."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody who asks, for which operation, and under which conditions."""

    operation: str
    at: str
    """The time, as documents give it."""
    token: bytes | None = None
    """Digest of the token the request came with."""
    refused: NoTokenError | None = None
    """The reason that the token of the request is invalid, where it is."""
    check_version: CheckVersion = any_version
    preview: bool = False
    """True if the answer is what would happen, and nothing is done."""
    to_note: list[StoredToken] = field(default_factory=list)
    """Tokens whose use is to be noted."""


@dataclass(frozen=True, slots=True)
class Principal:
    """Somebody who has been let in."""

    label: str = ""
    role: Role = Role.VIEWER
    expires_at: str | None = None
    token_id: str = ""
    """Empty where no token was needed."""
    is_of_club: bool = False
    """True if the token is for a club, and so for all of its games."""
    player: str | None = None
    """The id of the player whose link the token is."""


def asks_admission(
    tx: Reading, caller: Caller, *, game_id: str | None = None, club_id: str | None = None, **_: object
) -> None:
    """Asks the store for everything that letting somebody into a game or a club needs."""
    if game_id is not None:
        tx.game(game_id)
    if caller.token is not None:
        tx.token(caller.token)
    if club_id is not None:
        tx.club(club_id)


def admit_to_game(tx: Reading, stored: StoredGame, caller: Caller) -> Principal:
    """Admits a caller who may do this in a game.

    :raises NoTokenError: when a token is needed, or the one given does not count.
    :raises ForbiddenError: when it is for another game, or for less.
    :raises NotFoundError: when the token is another club's.
    """
    access = ACCESS[caller.operation]
    if access.role is None or (access.by_id and stored.visibility != PRIVATE):
        return Principal()
    token = known(tx, caller, "private_game" if access.by_id else "game")
    if token.club_id is not None and token.club_id != stored.club_id:
        raise NotFoundError(
            Said("service-no-such-game", {"id": Typed(stored.id[:60])}), code="game_must_exist"
        )
    if token.game_id is not None and token.game_id != stored.id:
        raise ForbiddenError(Said("service-token-of-another-game"))
    if stored.club_id is None and access.role > Role.SCORER:
        # Without a club nobody is more than a scorer; the use case says then that it takes a club.
        access = SHARES_GAME
    return _with_role(token, access, locked=stored.locked)


def admit_to_club(tx: Reading, club_id: str, caller: Caller) -> Principal:
    """Admits a caller who may do this in a club.

    :raises NoTokenError: when no token is given, or the one given does not count.
    :raises NotFoundError: when there is no such club, or the token is another's.
    :raises ForbiddenError: when the token is for less.
    """
    token = known(tx, caller, "club")
    if token.game_id is not None and _club_of(tx, token.game_id) == club_id:
        raise ForbiddenError(Said("service-token-of-a-game"))
    if token.club_id is None or token.club_id != club_id:
        raise no_such_club(club_id)
    return _with_role(token, ACCESS[caller.operation])


def no_such_club(club_id: str) -> NotFoundError:
    """The error for a missing club, and for one that the caller must not know of."""
    return NotFoundError(Said("service-no-such-club", {"id": Typed(club_id[:60])}), code="club_must_exist")


def known(tx: Reading, caller: Caller, purpose: str) -> StoredToken:
    """The token of a request, which must be valid still.

    `purpose` is what needs it, for the error: `token`, `game`, `private_game` or `club`.
    """
    if caller.refused is not None:
        raise caller.refused
    if caller.token is None:
        message = Said("service-token-needed", {"purpose": purpose})
        raise NoTokenError(message, code="token_must_be_given")
    token = tx.token(caller.token)
    if token is None:
        raise NoTokenError(Said("service-token-unknown"))
    check_counts(token, caller)
    if token.used_at is None or _is_old(token.used_at, caller.at):
        caller.to_note.append(token)
    return token


def check_counts(token: StoredToken, caller: Caller) -> None:
    """Checks that a token is valid.

    :raises NoTokenError: when it has been revoked, or has expired.
    """
    if token.revoked_at is not None:
        raise NoTokenError(Said("service-token-revoked"), code="token_must_not_be_revoked")
    if token.expires_at is not None and token.expires_at <= caller.at:
        message = Said("service-token-expired", {"at": Typed(token.expires_at)})
        raise NoTokenError(message, code="token_must_not_have_expired")


def is_host(tokens: Sequence[StoredToken], principal: Principal, *, at: str) -> bool:
    """True if somebody has the oldest of a game's `tokens` that may score, or one of its club."""
    scorers = (token.id for token in tokens if token.scope == SCORE and counts_at(token, at))
    return principal.is_of_club or principal.token_id == next(scorers, None)


def counts_at(token: StoredToken, at: str) -> bool:
    """True if a token is valid then."""
    return token.revoked_at is None and (token.expires_at is None or token.expires_at > at)


def _is_old(used_at: str, now: str) -> bool:
    return datetime.fromisoformat(now) - datetime.fromisoformat(used_at) >= _NOTED_EVERY


def _club_of(tx: Reading, game_id: str) -> str | None:
    game = tx.game(game_id)
    return None if game is None else game.club_id


def _with_role(token: StoredToken, access: Access, *, locked: bool = False) -> Principal:
    role, needed = ROLE_OF[token.scope], access.role or Role.VIEWER
    if role < needed:
        if token.game_id is not None and needed <= Role.SCORER:
            word = "service-token-for-watching" if role is Role.VIEWER else "service-token-of-a-player"
            raise ForbiddenError(Said(word))
        needed = Role.SCORER if needed is Role.PLAYER else needed
        message = Said("service-role-needed", {"needed": needed.word, "role": role.word})
        fault = Violation(_HEADER, "role_must_suffice", message, role.word, needed.and_above)
        raise ForbiddenError(message, code=fault.code, violations=[fault])
    if locked and access.is_lockable and role < Role.ADMIN:
        code = "locked_game_must_be_left_to_admins"
        raise ForbiddenError(Said("service-game-is-locked"), code=code)
    return Principal(
        token.label,
        role,
        token.expires_at,
        token.id,
        is_of_club=token.club_id is not None,
        player=token.player,
    )
