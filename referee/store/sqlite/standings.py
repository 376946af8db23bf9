"""Standings in a SQLite store: what seats count for, and what they come to by month, year and in all.

A sum over all games of a large club takes too long to be made for every look at the standings. What is
kept instead is small, and made anew from the seats of one member's month whenever one of its games changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import astuple, dataclass, fields
from datetime import date, timedelta

from referee.sitting.tallies import Tally
from referee.store.club_rows import StandingsFilter, StoredSeat
from referee.store.sqlite.asking import Values
from referee.store.sqlite.ratings import RatingsReading, RatingsWriting

_STATS = tuple(field.name for field in fields(Tally))
_COLUMNS = ", ".join(_STATS)
_SUMS = ", ".join(f"{'max' if name == 'longest_run' else 'sum'}({name})" for name in _STATS)
_FIRST_DAY, _LAST_DAY = "0001-01-01", "9999-12-31"


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
    found = [
        Span(begin, _day_before(f"{months.begin}-01")) if begin < f"{months.begin}-01" else None,
        *_months_around(months, years),
        Span(_after_month(months.end), end) if end > _month_end(months.end) else None,
    ]
    return [span for span in found if span is not None]


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
    return None if day[:7] == _LAST_DAY[:7] else _after_month(day[:7])[:7]


def _whole_until(day: str, *, size: int) -> str | None:
    if size == 4:
        return day[:4] if day[4:7] == "-12" else f"{int(day[:4]) - 1:04}"
    if day >= _month_end(day[:7]):
        return day[:7]
    return None if day[:7] == _FIRST_DAY[:7] else _day_before(f"{day[:7]}-01")[:7]


def _day_before(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def _after_month(month: str) -> str:
    """The first day after a month."""
    year, number = int(month[:4]), int(month[5:])
    return f"{year + number // 12:04}-{number % 12 + 1:02}-01"


def _month_end(month: str) -> str:
    return _LAST_DAY if month == _LAST_DAY[:7] else _day_before(_after_month(month))


class StandingsReading(RatingsReading):
    """Questions about seats, standings and ratings."""

    def seats(self, game_id: str) -> list[StoredSeat]:
        rows = self._rows(
            f"SELECT player, member, joined_with, {_COLUMNS} FROM seats"
            " WHERE game = (SELECT number FROM games WHERE id = ?) ORDER BY length(player), player",
            (game_id,),
        )
        return [
            StoredSeat(game_id, row[0], row[1], row[2], Tally(*row[3:]) if row[3] else None) for row in rows
        ]

    def standings(self, club_id: str, wanted: StandingsFilter) -> dict[int, Tally]:
        """By member, what the games that count come to; who has none is left out."""
        parts, values = [], list[str]()
        for table, condition, given in _sources(wanted):
            variant = " AND variant = ?" if wanted.variant else ""
            parts.append(
                f"SELECT member, {_COLUMNS} FROM {table}"
                f" WHERE club = (SELECT number FROM clubs WHERE id = ?) AND games > 0{condition}{variant}"
            )
            values += [club_id, *given, *([wanted.variant] if wanted.variant else [])]
        if not parts:
            return {}
        rows = self._rows(
            f"SELECT member, {_SUMS} FROM ({' UNION ALL '.join(parts)}) GROUP BY member", tuple(values)
        )
        return {row[0]: Tally(*row[1:]) for row in rows}


def _sources(wanted: StandingsFilter) -> Iterator[tuple[str, str, list[str]]]:
    """Where to sum: a table, a condition, and its values."""
    if wanted.event:
        # Few games have the same label, and their index leads to them.
        days = [wanted.begin or _FIRST_DAY, wanted.end or _LAST_DAY]
        yield "seats", " AND event = ? AND event <> '' AND day BETWEEN ? AND ?", [wanted.event, *days]
        return
    if wanted.begin is None and wanted.end is None:
        yield "tallies", " AND period = ''", []
        return
    for span in spans(wanted.begin or _FIRST_DAY, wanted.end or _LAST_DAY):
        if len(span.begin) == len(_FIRST_DAY):
            yield "seats", " AND day BETWEEN ? AND ?", [span.begin, span.end]
        else:
            within = f" AND period BETWEEN ? AND ? AND length(period) = {len(span.begin)}"
            yield "tallies", within, [span.begin, span.end]


def _stats(seat: StoredSeat) -> Values:
    return astuple(seat.tally or Tally())


class StandingsWriting(StandingsReading, RatingsWriting):
    """Changes of seats, which the standings follow."""

    def put_seats(self, game_id: str, seats: Sequence[StoredSeat]) -> None:
        row = self._row(
            "SELECT number, club, substr(created_at, 1, 10), variant, event FROM games WHERE id = ?",
            (game_id,),
        )
        number, club, day, variant, event = row or (None, None, "", "", "")
        counted = self._counting(number)
        self._run("DELETE FROM seats WHERE game = ?", (number,))
        for seat in seats:
            self._run(
                "INSERT INTO seats (game, player, joined_with, club, member, day, variant, event,"
                f" {_COLUMNS}) VALUES ({', '.join('?' * (8 + len(_STATS)))})",
                (number, seat.player, seat.event, club, seat.member, day, variant, event, *_stats(seat)),
            )
        counted |= self._counting(number)
        for member in sorted(counted):
            self._sum_up((club, member, variant), day)
        if counted:
            self._unrate(club, number)

    def _counting(self, game: int) -> set[int]:
        """The members whose standings a game counts for."""
        rows = self._rows("SELECT member FROM seats WHERE game = ? AND games > 0", (game,))
        return {row[0] for row in rows}

    def _sum_up(self, whose: Values, day: str) -> None:
        """Sums the seats of a month, then its year's months, then all years, for one member and variant."""
        month, year = day[:7], day[:4]
        sources = (
            (month, "seats", " AND games > 0 AND day BETWEEN ? AND ?", (f"{month}-01", f"{month}-31")),
            (year, "tallies", " AND period BETWEEN ? AND ?", (f"{year}-01", f"{year}-12")),
            ("", "tallies", " AND length(period) = 4", ()),
        )
        for period, table, within, ends in sources:
            self._run(
                "DELETE FROM tallies WHERE club = ? AND member = ? AND variant = ? AND period = ?",
                (*whose, period),
            )
            self._run(
                f"INSERT INTO tallies (club, member, variant, period, {_COLUMNS})"
                f" SELECT club, member, variant, ?, {_SUMS} FROM {table}"
                f" WHERE club = ? AND member = ? AND variant = ?{within} GROUP BY club, member, variant",
                (period, *whose, *ends),
            )
