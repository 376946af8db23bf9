"""Further links to a game: tokens to score or to watch with, labelled and revocable."""

from __future__ import annotations

from typing import Any

from ..errors import ConflictError, NotFoundError
from ..store import Reading, StoredToken
from .desk import SCORE, Asked, Reply, Session, add_token, allow, dumps, find


def token_document(token: StoredToken) -> dict[str, Any]:
    """A token as its game's scorers see it: everything but the token itself."""
    return {
        "id": token.id,
        "scope": token.scope,
        "label": token.label,
        "created_at": token.created_at,
        "revoked_at": token.revoked_at,
    }


def tokens(tx: Reading, asked: Asked, game_id: str) -> list[StoredToken]:
    """The game's tokens, oldest first, revoked ones too."""
    allow(tx, find(tx, game_id), asked, SCORE)
    return tx.tokens(game_id)


def add(session: Session, game_id: str, *, scope: str, label: str) -> Reply:
    """A further token, whose text is shown this once; a preview makes none."""
    _allow(session, game_id)
    if session.asked.preview:
        return Reply(dumps({"scope": scope, "label": label}))
    token, text = add_token(session, game_id, scope=scope, label=label)
    path = f"/games/{game_id}/tokens/{token.id}"
    return Reply(dumps(token_document(token) | {"token": text}), created=path)


def revoke(session: Session, game_id: str, token_id: str) -> None:
    """Revokes a token.

    :raises NotFoundError: when the game has no such token.
    :raises ConflictError: when it is the last one that may score, and nobody could go on.
    """
    tx = session.tx
    _allow(session, game_id)
    valid = {token.id: token for token in tx.tokens(game_id) if token.revoked_at is None}
    if token_id not in valid:
        raise NotFoundError("This game has no such token, or it is revoked.", code="token_must_exist")
    if [token.id for token in valid.values() if token.scope == SCORE] == [token_id]:
        message = "This is the last token that may score; without it nobody could go on with the game."
        raise ConflictError(message, code="somebody_must_be_able_to_score")
    if not session.asked.preview:
        tx.revoke_token(game_id, token_id, at=session.desk.now())


def _allow(session: Session, game_id: str) -> None:
    stored = find(session.tx, game_id)
    allow(session.tx, stored, session.asked, SCORE)
    session.asked.check_version(stored.version)
