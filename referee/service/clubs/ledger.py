"""The ledger of a club: a page of it, or all of it in portions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from referee.service.access import Caller
from referee.service.clubs.books import Names, booking_documents, find_in_ledger
from referee.service.clubs.club import enter
from referee.store import Reading, Store
from referee.store.club_rows import LedgerFilter
from referee.store.reading import Asks


@dataclass(frozen=True, slots=True)
class Selection:
    """A club's ledger, or the bookings of it that somebody wants to see."""

    club_id: str
    account: str | None = None
    """As somebody writes it."""
    game: str | None = None
    reason: str | None = None
    begin: str | None = None
    end: str | None = None

    def filter(self, account: str | None = None) -> LedgerFilter:
        """The filter for the bookings, with the account that is meant."""
        return LedgerFilter(account, self.game, self.reason, self.begin, self.end)

    def read_filter(self, tx: Reading) -> LedgerFilter:
        """The filter for the bookings, with the account that the store knows by what is written.

        :raises RulesError: when nobody is meant.
        """
        named = self.account and find_in_ledger(tx, self.club_id, self.account, "/query/account")
        return self.filter(named)


@dataclass(frozen=True, slots=True)
class LedgerPage:
    """Up to `limit` bookings behind one, oldest first."""

    selection: Selection
    after: int
    limit: int

    @property
    def asks(self) -> Asks | None:
        """Asks for the bookings and the names; None where it first has to be found out who is meant."""
        return self._ask if self.selection.account is None else None

    def _ask(self, tx: Reading) -> None:
        club_id = self.selection.club_id
        tx.ledger(club_id, self.selection.filter(), after=self.after, limit=self.limit)
        tx.members(club_id)

    def run(self, tx: Reading, caller: Caller) -> list[dict[str, Any]]:
        """The bookings as JSON, for somebody who may read the club."""
        club_id = self.selection.club_id
        enter(tx, club_id, caller)
        selected = self.selection.read_filter(tx)
        transfers = tx.ledger(club_id, selected, after=self.after, limit=self.limit)
        return booking_documents(tx, transfers, Names.of(tx.members(club_id)))


@dataclass(frozen=True, slots=True)
class Portions:
    """Bookings of a ledger, read a portion at a time."""

    club_id: str
    filter: LedgerFilter
    names: Names

    def behind(self, store: Store, after: int, *, limit: int) -> Sequence[dict[str, Any]]:
        """Up to `limit` bookings behind one, as JSON."""
        with store.read() as tx:
            rows = tx.ledger(self.club_id, self.filter, after=after, limit=limit)
            return booking_documents(tx, rows, self.names)


@dataclass(frozen=True, slots=True)
class WholeLedger:
    """All bookings of a selection, however many they are."""

    selection: Selection

    @property
    def asks(self) -> Asks | None:
        """Asks for the names; None where it first has to be found out who is meant."""
        club_id = self.selection.club_id
        return (lambda tx: tx.members(club_id)) if self.selection.account is None else None

    def run(self, tx: Reading, caller: Caller) -> Portions:
        """The portions, for somebody who may read the club."""
        club_id = self.selection.club_id
        enter(tx, club_id, caller)
        return Portions(club_id, self.selection.read_filter(tx), Names.of(tx.members(club_id)))
