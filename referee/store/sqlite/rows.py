"""Rows of a SQLite store: their columns in an order, and the dataclasses that the service reads.

The ids of games and clubs stand in their own tables only; everywhere else a number stands for them.
"""

from __future__ import annotations

from typing import Any

from referee.store.rows import StoredGame, StoredToken, StoredTransfer

_GAME_ID = "(SELECT id FROM games WHERE games.number = {}.game)"
_CLUB_ID = "(SELECT id FROM clubs WHERE clubs.number = {}.club)"

GAME_COLUMNS = (
    "id, version, variant, status, visibility, opening, state, view, created_at, updated_at,"
    f" {_CLUB_ID.format('games')}, event, rule_set, locked, pot, rematch, view_format, looks,"
    " open_hands, disputed_hands"
)
_LOCKED = 13
"""The place of `locked` among them."""
TOKEN_COLUMNS = (
    f"id, {_GAME_ID.format('principals')}, scope, label, digest, created_at, revoked_at,"
    f" {_CLUB_ID.format('principals')}, expires_at, used_at, made_by, player"
)
TRANSFER_COLUMNS = (
    f"{_GAME_ID.format('transfers')}, number, cause, payer, payee, amount, currency, reason, reverses, at,"
    f' "by", note, {_CLUB_ID.format("transfers")}, booking, payer_account, payee_account, is_cash'
)


def game_from(row: tuple[Any, ...]) -> StoredGame:
    """The game of a row of `GAME_COLUMNS`."""
    values = [*row]
    values[_LOCKED] = bool(values[_LOCKED])
    return StoredGame(*values)


def token_from(row: tuple[Any, ...]) -> StoredToken:
    """The token of a row of `TOKEN_COLUMNS`."""
    return StoredToken(*row)


def transfer_from(row: tuple[Any, ...]) -> StoredTransfer:
    """The transfer of a row of `TRANSFER_COLUMNS`."""
    return StoredTransfer(*(*row[:-1], bool(row[-1])))
