"""The ledger of a club as CSV, for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import tzinfo
from typing import Any

from babel.numbers import get_currency_precision

from referee.paper.spreadsheet import BYTE_ORDER_MARK, harmless
from referee.service.zones import in_zone
from referee.translations import in_english
from referee.words.said import said_from

_COLUMNS = (
    "number",
    "at",
    "from",
    "from_name",
    "to",
    "to_name",
    "amount",
    "currency",
    "reason",
    "is_cash",
    "game",
    "event",
    "reverses",
    "by",
    "note",
)


@dataclass(frozen=True, slots=True)
class LedgerText:
    """The form of the ledger as CSV: what stands between its cells, before decimals, and in which zone."""

    between: str
    decimal: str
    zone: tzinfo

    def head(self) -> str:
        """The beginning of the text, with the heads of its columns."""
        return BYTE_ORDER_MARK + self._line(_COLUMNS)

    def rows(self, bookings: Iterable[Mapping[str, Any]]) -> str:
        """The rows of these bookings."""
        return "".join(self._line(self._cells(booking)) for booking in bookings)

    def _cells(self, booking: Mapping[str, Any]) -> list[str]:
        amount = decimal_text(booking["amount"], booking["currency"]).replace(".", self.decimal)
        at, note = in_zone(booking["at"], self.zone), booking["note"]
        note = note if isinstance(note, str) else in_english(said_from(note["said"]))
        values = {**booking, "amount": amount, "at": at, "note": note}
        return [safe_cell(values[column]) for column in _COLUMNS]

    def _line(self, cells: Iterable[str]) -> str:
        text = io.StringIO()
        csv.writer(text, delimiter=self.between).writerow(cells)
        return text.getvalue()


def safe_cell(value: Any) -> str:
    """The value as a cell that no spreadsheet takes for a formula.

    >>> safe_cell("=1+1"), safe_cell(None), safe_cell(True)
    ("'=1+1", '', 'true')
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    return "" if value is None else harmless(str(value))


def decimal_text(amount: int, currency: str) -> str:
    """An amount of minor units as a decimal.

    >>> decimal_text(1005, "DKK"), decimal_text(1005, "JPY")
    ('10.05', '1005')
    """
    digits = get_currency_precision(currency)
    whole, part = divmod(amount, 10**digits)
    return f"{whole}.{part:0{digits}}" if digits else str(whole)
