"""The books of clubs in a PostgreSQL store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.money.accounts import folded_guest
from referee.store.club_protocol import ReadingClubs, WritingClubs
from referee.store.club_rows import LedgerFilter, StoredAccount
from referee.store.postgres.asking import PgAsking, where
from referee.store.postgres.changing import PgChanging
from referee.store.postgres.inserting import columns, inserting
from referee.store.postgres.rows import TRANSFER_COLUMNS
from referee.store.rows import StoredTransfer

_ACCOUNT_COLUMNS = "account, balance, in_play, cash"
_ACCOUNTS = columns(
    "slot smallint, club bigint, account text, balance bigint, in_play bigint, cash bigint, folded text"
)


class LedgerReading(PgAsking, ReadingClubs):
    """Questions about a club's books."""

    def ledger(
        self, club_id: str, selection: LedgerFilter, *, after: int = 0, limit: int
    ) -> list[StoredTransfer]:
        conditions, values = where(
            ("%s IN (payer_account, payee_account)", selection.account),
            ("game = %s", selection.game_id and (self._game(selection.game_id).number,)),
            ("reason = %s", selection.reason),
            ("at >= %s", selection.begin),
            # After the day's last moment, whatever digits that has.
            ("at < %s", selection.end and f"{selection.end}U"),
        )
        rows = self._rows(
            f"SELECT {TRANSFER_COLUMNS} FROM transfers"
            f" WHERE slot = %s AND club = %s AND booking > %s{conditions} ORDER BY booking LIMIT %s",
            (*self._club(club_id), after, *values, limit),
        )
        return [StoredTransfer(*row) for row in rows]

    def booking(self, club_id: str, number: int) -> StoredTransfer | None:
        row = self._row(
            f"SELECT {TRANSFER_COLUMNS} FROM transfers WHERE slot = %s AND club = %s AND booking = %s",
            (*self._club(club_id), number),
        )
        return StoredTransfer(*row) if row else None

    def bookings(self, club_id: str, game_ids: Sequence[str]) -> dict[tuple[str, int], int]:
        rows = self._rows(
            "SELECT id, transfers.number, booking FROM games"
            " JOIN transfers ON transfers.slot = games.slot AND transfers.game = games.number"
            " WHERE games.slot = %s AND games.id = ANY(%s) AND booking IS NOT NULL",
            (self._club(club_id).slot, [*game_ids]),
        )
        return {(game_id, number): booking for game_id, number, booking in rows}

    def reversal_of(self, club_id: str, number: int) -> int | None:
        row = self._row(
            "SELECT booking FROM transfers WHERE slot = %s AND club = %s AND booking > %s AND game IS NULL"
            " AND reverses = %s",
            (*self._club(club_id), number, number),
        )
        return row[0] if row else None

    def last_booking(self, club_id: str) -> int:
        row = self._row(
            "SELECT max(booking) FROM transfers WHERE slot = %s AND club = %s", self._club(club_id)
        )
        return (row and row[0]) or 0

    def accounts(self, club_id: str) -> list[StoredAccount]:
        rows = self._rows(
            f"SELECT {_ACCOUNT_COLUMNS} FROM accounts WHERE slot = %s AND club = %s ORDER BY account",
            self._club(club_id),
        )
        return [StoredAccount(*row) for row in rows]

    def account(self, club_id: str, account: str) -> StoredAccount | None:
        row = self._row(
            f"SELECT {_ACCOUNT_COLUMNS} FROM accounts WHERE slot = %s AND club = %s AND account = %s",
            (*self._club(club_id), account),
        )
        return StoredAccount(*row) if row else None


class LedgerWriting(LedgerReading, PgChanging, WritingClubs):
    """Changes of a club's books; transfers themselves are added like those of games."""

    def move_accounts(self, club_id: str, moves: Mapping[str, StoredAccount]) -> None:
        club = self._club(club_id)
        # In one order, so that two who move the same accounts never wait for each other.
        rows = [
            (*club, account, move.balance, move.in_play, move.cash, folded_guest(account))
            for account, move in sorted(moves.items())
        ]
        if rows:
            sql, values = inserting("accounts", _ACCOUNTS, rows)
            self._change(
                f"{sql} ON CONFLICT (slot, club, account) DO UPDATE SET"
                " balance = accounts.balance + excluded.balance,"
                " in_play = accounts.in_play + excluded.in_play, cash = accounts.cash + excluded.cash",
                values,
            )
