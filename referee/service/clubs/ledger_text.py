"""The ledger of a club as CSV, for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import tzinfo
from functools import cache
from typing import Any

from babel.numbers import get_currency_precision

from referee.families.reasons import COMMON_REASONS, DueReason
from referee.families.registry import families
from referee.money.accounts import CASH_BOX
from referee.money.stakes import BANK, POT
from referee.paper.spreadsheet import BYTE_ORDER_MARK, harmless
from referee.service.zones import in_zone
from referee.translations import SPEECH
from referee.words.said import Argument, Said, argument, said_from

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
    """The form of the ledger as CSV: what stands between its cells, before decimals, and in which zone.

    In English columns and reasons are named as in documents, so that programs read them; else by titles.
    """

    between: str
    decimal: str
    zone: tzinfo
    language: str

    def head(self) -> str:
        """The beginning of the text, with the heads of its columns."""
        return BYTE_ORDER_MARK + self._line(
            self._message("service-ledger-column", key=column) for column in _COLUMNS
        )

    def rows(self, bookings: Iterable[Mapping[str, Any]]) -> str:
        """The rows of these bookings."""
        return "".join(self._line(self._cells(booking)) for booking in bookings)

    def _cells(self, booking: Mapping[str, Any]) -> list[str]:
        amount = decimal_text(booking["amount"], booking["currency"]).replace(".", self.decimal)
        at, note = in_zone(booking["at"], self.zone), booking["note"]
        note = note if isinstance(note, str) else SPEECH.say(said_from(note["said"]), self.language)
        is_cash = self._message("service-ledger-is-cash", key="true" if booking["is_cash"] else "false")
        values = {**booking, "amount": amount, "at": at, "note": note, "is_cash": is_cash}
        values |= {"reason": self._reason(booking["reason"])}
        values |= {f"{end}_name": self._name(booking, end) for end in ("from", "to")}
        return [safe_cell(values[column]) for column in _COLUMNS]

    def _reason(self, key: str) -> str:
        titles = {reason.key: reason.about for reason in _reasons()}
        return self._message("service-ledger-reason", key=key, title=argument(titles.get(key, key)))

    def _name(self, booking: Mapping[str, Any], end: str) -> str:
        """The name of the account at an end; those that are nobody's have one in every language."""
        account, name = booking[end], booking[f"{end}_name"]
        if account not in (POT, BANK, CASH_BOX):
            return str(name)
        return self._message("service-ledger-account", key=name, account=account)

    def _message(self, message: str, **args: Argument) -> str:
        return SPEECH.say(Said(message, args), self.language)

    def _line(self, cells: Iterable[str]) -> str:
        text = io.StringIO()
        csv.writer(text, delimiter=self.between).writerow(cells)
        return text.getvalue()


@cache
def _reasons() -> tuple[DueReason, ...]:
    """Every reason for which money moves in some family, and those of all behind them."""
    return (*(reason for family in families() for reason in family.reasons), *COMMON_REASONS)


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
