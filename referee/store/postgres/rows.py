"""The columns of a PostgreSQL store's rows, in the order in which the service reads them.

The ids of games and clubs stand in their own tables only; everywhere else their slot and a number stand for
them.
"""

from __future__ import annotations

_GAME_ID = "(SELECT id FROM games WHERE games.slot = {0}.slot AND games.number = {0}.game)"
_CLUB_ID = "(SELECT id FROM clubs WHERE clubs.slot = {0}.slot AND clubs.number = {0}.club)"

GAME_COLUMNS = (
    "id, version, variant, status, visibility, opening, state, view, created_at, updated_at,"
    f" {_CLUB_ID.format('games')}, event, rule_set, locked, pot, rematch, view_format, looks,"
    " open_hands, disputed_hands"
)
"""The fields of `StoredGame`."""
TOKEN_COLUMNS = (
    f"id, {_GAME_ID.format('principals')}, scope, label, digest, created_at, revoked_at,"
    f" {_CLUB_ID.format('principals')}, expires_at, used_at, made_by, player"
)
"""The fields of `StoredToken`; its digest stands alone, without a slot."""
TRANSFER_COLUMNS = (
    f"{_GAME_ID.format('transfers')}, number, cause, payer, payee, amount, currency, reason, reverses, at,"
    f' "by", note, {_CLUB_ID.format("transfers")}, booking, payer_account, payee_account, is_cash'
)
"""The fields of `StoredTransfer`."""
