"""The books of clubs in a SQLite store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.money.accounts import folded_guest
from referee.store.club_protocol import ReadingClubs, WritingClubs
from referee.store.club_rows import LedgerFilter, StoredAccount
from referee.store.rows import StoredTransfer
from referee.store.sqlite.asking import SqliteAsking, Values, where
from referee.store.sqlite.rows import TRANSFER_COLUMNS, transfer_from

_CLUB = "(SELECT number FROM clubs WHERE id = ?)"


class LedgerReading(SqliteAsking, ReadingClubs):
    """Questions about a club's books."""

    def ledger(
        self, club_id: str, selection: LedgerFilter, *, after: int = 0, limit: int
    ) -> list[StoredTransfer]:
        conditions, values = _conditions(selection)
        rows = self._rows(
            f"SELECT {TRANSFER_COLUMNS} FROM transfers"
            f" WHERE club = {_CLUB} AND booking > ?{conditions} ORDER BY booking LIMIT ?",
            (club_id, after, *values, limit),
        )
        return [transfer_from(row) for row in rows]

    def booking(self, club_id: str, number: int) -> StoredTransfer | None:
        row = self._row(
            f"SELECT {TRANSFER_COLUMNS} FROM transfers WHERE club = {_CLUB} AND booking = ?",
            (club_id, number),
        )
        return transfer_from(row) if row else None

    def bookings(self, club_id: str, game_ids: Sequence[str]) -> dict[tuple[str, int], int]:
        return {
            (game_id, number): booking
            for game_id in game_ids
            for number, booking in self._rows(
                f"SELECT number, booking FROM transfers WHERE club = {_CLUB}"
                " AND game = (SELECT number FROM games WHERE id = ?) AND booking IS NOT NULL",
                (club_id, game_id),
            )
        }

    def reversal_of(self, club_id: str, number: int) -> int | None:
        row = self._row(
            f"SELECT booking FROM transfers WHERE club = {_CLUB} AND booking > ? AND game IS NULL"
            " AND reverses = ?",
            (club_id, number, number),
        )
        return row[0] if row else None

    def last_booking(self, club_id: str) -> int:
        row = self._row(f"SELECT max(booking) FROM transfers WHERE club = {_CLUB}", (club_id,))
        return (row and row[0]) or 0

    def accounts(self, club_id: str) -> list[StoredAccount]:
        rows = self._rows(
            f"SELECT account, balance, in_play, cash FROM accounts WHERE club = {_CLUB} ORDER BY account",
            (club_id,),
        )
        return [StoredAccount(*row) for row in rows]

    def account(self, club_id: str, account: str) -> StoredAccount | None:
        row = self._row(
            f"SELECT account, balance, in_play, cash FROM accounts WHERE club = {_CLUB} AND account = ?",
            (club_id, account),
        )
        return StoredAccount(*row) if row else None


def _conditions(selection: LedgerFilter) -> tuple[str, Values]:
    return where(
        ("? IN (payer_account, payee_account)", selection.account),
        ("game = (SELECT number FROM games WHERE id = ?)", selection.game_id),
        ("reason = ?", selection.reason),
        ("at >= ?", selection.begin),
        # After the day's last moment, whatever digits that has.
        ("at < ?", selection.end and f"{selection.end}U"),
    )


class LedgerWriting(LedgerReading, WritingClubs):
    """Changes of a club's books; transfers themselves are added like those of games."""

    def move_accounts(self, club_id: str, moves: Mapping[str, StoredAccount]) -> None:
        for account, move in moves.items():
            self._run(
                "INSERT INTO accounts (club, account, balance, in_play, cash, folded)"
                f" VALUES ({_CLUB}, ?, ?, ?, ?, ?) ON CONFLICT (club, account) DO UPDATE SET"
                " balance = balance + excluded.balance, in_play = in_play + excluded.in_play,"
                " cash = cash + excluded.cash",
                (club_id, account, move.balance, move.in_play, move.cash, folded_guest(account)),
            )
