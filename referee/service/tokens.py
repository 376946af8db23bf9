"""Tokens: links to a game and keys to a club. They have labels, can be revoked, and may expire."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

from referee.errors import ConflictError, ForbiddenError, NotFoundError, RulesError, Violation
from referee.families.seats import Seated, seat_of
from referee.names import comparable
from referee.service.access import (
    IN_CLUBS,
    ROLE_OF,
    SCORE,
    Caller,
    Principal,
    Role,
    admit_to_game,
    is_host,
    known,
)
from referee.service.clubs.club import enter, save
from referee.service.games.loading import LoadedGame, find, load, resolve_players
from referee.service.runtime import NewToken, Reply, UnitOfWork, add_token, dumps
from referee.store import Reading, StoredGame, StoredToken
from referee.words.said import Person, Said, Typed


def token_document(token: StoredToken) -> dict[str, Any]:
    """A token as JSON: everything but its secret text."""
    of_a_game = {"scope": token.scope, "player": token.player}
    return {
        "id": token.id,
        **({"role": token.scope} if token.club_id else of_a_game),
        "label": token.label,
        "made_by": token.made_by,
        "created_at": token.created_at,
        "expires_at": token.expires_at,
        "used_at": token.used_at,
        "revoked_at": token.revoked_at,
    }


def own(tx: Reading, caller: Caller) -> dict[str, Any]:
    """The scope of the token of a request.

    :raises NoTokenError: when none is given, or it is not valid.
    """
    token = known(tx, caller, "token")
    return {
        "id": token.id,
        "label": token.label,
        "role": ROLE_OF[token.scope].word,
        "player": token.player,
        "game": token.game_id,
        "club": token.club_id,
        "expires_at": token.expires_at,
    }


@dataclass(frozen=True, slots=True)
class GameTokens:
    """The game's tokens, oldest first, revoked ones too."""

    game_id: str

    def asks(self, tx: Reading) -> object:
        """Asks for them."""
        return tx.tokens(self.game_id)

    def run(self, tx: Reading, caller: Caller) -> list[StoredToken]:
        """The tokens, for somebody who may share the game."""
        admit_to_game(tx, find(tx, self.game_id), caller)
        return tx.tokens(self.game_id)


@dataclass(frozen=True, slots=True)
class NewLink:
    """A link to be made, as a request describes it."""

    scope: str
    label: str
    expires_at: str | None
    player: str | None
    """By id or name."""


def add(unit: UnitOfWork, game_id: str, link: NewLink) -> Reply:
    """A new token to a game. Its text is shown only once; a preview makes none.

    :raises RulesError: when nobody at the table is this player.
    :raises ConflictError: when this player has left.
    """
    loaded = load(unit.tx, game_id, unit.caller)
    stored, principal = loaded.stored, loaded.principal
    _check_expiry(unit.caller, principal, link.expires_at)
    player = None if link.player is None else _at_the_table(loaded, link.player)
    new = NewToken(link.scope, link.label, game_id, None, link.expires_at, principal.label, player)
    return _created(unit, new, f"/games/{stored.id}/tokens", stored.version)


def _at_the_table(loaded: LoadedGame, given: str) -> str:
    """The id of somebody who sits at the table of a game."""
    players = loaded.stands.players
    text = resolve_players(loaded, {"player": given}, lambda: loaded.table)["player"]
    player = players[seat_of([Seated(each.name, not each.withdrawn) for each in players], text, "/player")]
    if player.withdrawn:
        message = Said("service-link-of-somebody-gone", {"player": Person(player.id, player.name)})
        here = [each.id for each in players if not each.withdrawn]
        fault = Violation("/player", "player_must_be_here", message, text, here)
        raise ConflictError(message, code=fault.code, violations=[fault])
    return player.id


def revoke(unit: UnitOfWork, game_id: str, token_id: str) -> Reply:
    """Revokes a token of a game, if the caller's token may.

    The oldest token that may score and a club's may revoke any, others themselves and those made with
    them. So a guest cannot shut out the host who gave them the link.

    :raises NotFoundError: when the game has no such token.
    :raises ForbiddenError: when the caller's token may not revoke it.
    :raises ConflictError: when it is the last one that may score, and nobody could go on.
    """
    stored, principal = _game(unit, game_id)
    tokens = unit.tx.tokens(game_id)
    valid = _valid(tokens, token_id, "game")
    _check_reach(tokens, principal, token_id, at=unit.caller.at)
    scorers = [token.id for token in valid if token.scope == SCORE and token.expires_at is None]
    # In a club its scorers can go on.
    if stored.club_id is None and scorers == [token_id]:
        message = Said("service-last-token-for-scoring")
        raise ConflictError(message, code="somebody_must_be_able_to_score")
    return _revoked(unit, valid, token_id, stored.version)


def _check_reach(tokens: Sequence[StoredToken], principal: Principal, token_id: str, *, at: str) -> None:
    """Refuses a token not made with the caller's, unless the caller's is the oldest that may score."""
    if is_host(tokens, principal, at=at) or principal.token_id == token_id:
        return
    (token,) = (other for other in tokens if other.id == token_id)
    # Where several tokens share a label, it does not say which of them made this one.
    mine = comparable(principal.label)
    is_one = sum(comparable(other.label) == mine for other in tokens) == 1
    if token.made_by != principal.label or not is_one:
        message = Said("service-link-of-somebody-else")
        code = "link_must_be_ones_own"
        raise ForbiddenError(message, code=code, violations=[Violation("", code, message, token_id[:60])])


@dataclass(frozen=True, slots=True)
class ClubTokens:
    """The club's tokens that the caller may see, oldest first, revoked ones too."""

    club_id: str

    def asks(self, tx: Reading) -> object:
        """Asks for all of the club's."""
        return tx.club_tokens(self.club_id)

    def run(self, tx: Reading, caller: Caller) -> list[StoredToken]:
        """The tokens."""
        _, principal = enter(tx, self.club_id, caller)
        return _in_reach(tx.club_tokens(self.club_id), principal)


def _in_reach(tokens: Sequence[StoredToken], principal: Principal) -> list[StoredToken]:
    """The tokens that a caller may see and revoke. Below an admin: the caller's, and those made with it."""
    if principal.role is Role.ADMIN:
        return [*tokens]
    # In an older club two tokens may share a label: neither may see one of a higher role.
    below = (token for token in tokens if ROLE_OF[token.scope] <= principal.role)
    return [token for token in below if principal.label in (token.label, token.made_by)]


def add_to_club(unit: UnitOfWork, club_id: str, *, role: str, label: str, expires_at: str | None) -> Reply:
    """A new token to a club. Its text is shown only once.

    :raises ForbiddenError: when its role is above the caller's.
    :raises RulesError: when it would outlive the token it is made with.
    """
    club, principal = enter(unit.tx, club_id, unit.caller)
    _check_role(principal, role)
    _check_expiry(unit.caller, principal, expires_at)
    _check_label(unit.tx, club_id, label)
    saved = save(unit, club)
    new = NewToken(role, label, club_id=club_id, expires_at=expires_at, made_by=principal.label)
    return _created(unit, new, f"/clubs/{club_id}/tokens", saved.version)


def revoke_from_club(unit: UnitOfWork, club_id: str, token_id: str) -> Reply:
    """Revokes a token of a club. An admin may revoke any, others their own and those made with it.

    :raises NotFoundError: when the club has no such token, or the caller may not see it.
    :raises ConflictError: when no admin without an expiry would be left.
    """
    club, principal = enter(unit.tx, club_id, unit.caller)
    tokens = unit.tx.club_tokens(club_id)
    _valid(_in_reach(tokens, principal), token_id, "club")
    valid = _valid(tokens, token_id, "club")
    lasting = [token.id for token in valid if ROLE_OF[token.scope] is Role.ADMIN and token.expires_at is None]
    if lasting == [token_id]:
        message = Said("service-last-admin-token")
        raise ConflictError(message, code="somebody_must_be_admin")
    return _revoked(unit, valid, token_id, save(unit, club).version)


def _game(unit: UnitOfWork, game_id: str) -> tuple[StoredGame, Principal]:
    stored = find(unit.tx, game_id)
    principal = admit_to_game(unit.tx, stored, unit.caller)
    unit.caller.check_version(stored.version)
    return stored, principal


def _valid(tokens: Sequence[StoredToken], token_id: str, owner: str) -> list[StoredToken]:
    """The tokens that have not been revoked, `token_id` among them."""
    valid = [token for token in tokens if token.revoked_at is None]
    if token_id not in {token.id for token in valid}:
        message = Said("service-no-such-token", {"owner": owner})
        fault = Violation("", "token_must_exist", message, token_id[:60], "an id of /tokens")
        raise NotFoundError(message, code=fault.code, violations=[fault])
    return valid


def _revoked(unit: UnitOfWork, valid: Sequence[StoredToken], token_id: str, version: int) -> Reply:
    """None once it is revoked; in a preview the token as it would be."""
    at = unit.runtime.now()
    (token,) = (token for token in valid if token.id == token_id)
    if unit.caller.preview:
        return Reply(dumps(token_document(replace(token, revoked_at=at))), version=version)
    unit.tx.revoke_token(token, at=at)
    return Reply("", version=version)


def _check_role(principal: Principal, role: str) -> None:
    new_role = ROLE_OF[role]
    if new_role > principal.role:
        message = Said("service-role-above-ones-own", {"new": new_role.word, "role": principal.role.word})
        own = [role_below.word for role_below in IN_CLUBS if role_below <= principal.role]
        fault = Violation("/role", "role_must_not_be_above_ones_own", message, role, own)
        raise ForbiddenError(message, code=fault.code, violations=[fault])


def _check_label(tx: Reading, club_id: str, label: str) -> None:
    """Refuses a label that a token of the club has or had, since logs and books name people by it."""
    alike = tx.tokens_labelled(club_id, comparable(label))
    if not alike:
        return
    others = (f"{label.strip()[:55]} {at}" for at in count(2))
    free = next(other for other in others if not tx.tokens_labelled(club_id, comparable(other)))
    state = "revoked" if all(token.revoked_at for token in alike) else "valid"
    labels = {"label": Typed(alike[0].label), "free": Typed(free)}
    message = Said("service-label-in-use", {"state": state, **labels})
    fault = Violation("/label", "label_must_be_free", message, label, free)
    raise ConflictError(message, code=fault.code, violations=[fault])


def _check_expiry(caller: Caller, principal: Principal, expires_at: str | None) -> None:
    if expires_at is not None and expires_at <= caller.at:
        message = Said("service-expiry-in-the-past", {"at": Typed(caller.at)})
        raise RulesError.of(
            [
                Violation(
                    "/expires_at", "expiry_must_be_to_come", message, expires_at, f"a time after {caller.at}"
                )
            ]
        )
    if principal.expires_at is not None and (expires_at is None or expires_at > principal.expires_at):
        message = Said("service-expiry-after-its-maker", {"at": Typed(str(principal.expires_at))})
        code = "token_must_not_outlive_its_maker"
        raise RulesError.of([Violation("/expires_at", code, message, expires_at, principal.expires_at)])


def _created(unit: UnitOfWork, new: NewToken, path: str, version: int) -> Reply:
    if unit.caller.preview:
        of_a_game = {"scope": new.scope, "player": new.player}
        of_whom = {"role": new.scope} if new.club_id else of_a_game
        preview = {**of_whom, "label": new.label, "expires_at": new.expires_at}
        return Reply(dumps(preview), version=version)
    token, text = add_token(unit, new)
    document = dumps(token_document(token) | {"token": text})
    return Reply(document, version=version, created=f"{path}/{token.id}")
