"""Stretches of days in as few whole years, months and days as there are: what standings are summed by."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

FIRST_DAY, LAST_DAY = "0001-01-01", "9999-12-31"
"""Before and after all games."""


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of days, months or years, both ends included: `2026-11-20`, `2026-11` or `2026`."""

    begin: str
    end: str


def spans(begin: str, end: str) -> list[Span]:
    """The days from `begin` to `end` as few stretches of whole years, months and days.

    >>> [(span.begin, span.end) for span in spans("2024-12-31", "2026-02-10")]
    [('2024-12-31', '2024-12-31'), ('2025', '2025'), ('2026-01', '2026-01'), ('2026-02-01', '2026-02-10')]
    """
    months = _whole(begin, end, size=7)
    if months is None:
        return [Span(begin, end)] if begin <= end else []
    years = _whole(f"{months.begin}-01", f"{months.end}-31", size=4)
    parts = [
        Span(begin, _day_before(f"{months.begin}-01")) if begin < f"{months.begin}-01" else None,
        *_months_around(months, years),
        Span(_after_month(months.end), end) if end > _month_end(months.end) else None,
    ]
    return [span for span in parts if span is not None]


def _months_around(months: Span, years: Span | None) -> Iterator[Span]:
    if years is None:
        yield months
        return
    if months.begin < f"{years.begin}-01":
        yield Span(months.begin, f"{int(years.begin) - 1:04}-12")
    yield years
    if months.end > f"{years.end}-12":
        yield Span(f"{int(years.end) + 1:04}-01", months.end)


def _whole(begin: str, end: str, *, size: int) -> Span | None:
    """The whole months (7 characters of a day) or years (4) between two days."""
    first, last = _whole_from(begin, size=size), _whole_until(end, size=size)
    return Span(first, last) if first is not None and last is not None and first <= last else None


def _whole_from(day: str, *, size: int) -> str | None:
    if day[size:] in ("-01", "-01-01"):
        return day[:size]
    if size == 4:  # a year's digits
        return f"{int(day[:4]) + 1:04}"
    return None if day[:7] == LAST_DAY[:7] else _after_month(day[:7])[:7]


def _whole_until(day: str, *, size: int) -> str | None:
    if size == 4:
        return day[:4] if day[4:7] == "-12" else f"{int(day[:4]) - 1:04}"
    if day >= _month_end(day[:7]):
        return day[:7]
    return None if day[:7] == FIRST_DAY[:7] else _day_before(f"{day[:7]}-01")[:7]


def _day_before(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def _after_month(month: str) -> str:
    """The first day after a month."""
    year, number = int(month[:4]), int(month[5:])
    return f"{year + number // 12:04}-{number % 12 + 1:02}-01"


def _month_end(month: str) -> str:
    return LAST_DAY if month == LAST_DAY[:7] else _day_before(_after_month(month))
