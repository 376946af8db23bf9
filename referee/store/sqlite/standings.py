"""Standings in a SQLite store: what seats count for, and the sums of that by month, year and in all.

A sum over all games of a large club takes too long to be made for every look at the standings. What is
kept instead is small, and made anew from the seats of one member's month whenever one of its games changes.

What families count stands in rows beside: `counts` has a row for each seat and key, and `tally_counts` for
each tally and key; `count_keys` numbers the keys.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from referee.sitting.tallies import Tally
from referee.store.club_rows import StandingsFilter, StoredSeat, StoredStandings
from referee.store.sqlite.asking import Values
from referee.store.sqlite.ratings import RatingsReading, RatingsWriting
from referee.store.standings import (
    Counts,
    Source,
    counts_by_owner,
    counts_in,
    sources_of,
    tallies_by_member,
    tally_of,
)

_COMMON = "games, wins, net"
_COMMON_SUMS = "sum(games), sum(wins), sum(net)"
_SUM = (
    "CASE WHEN key IN (SELECT number FROM count_keys WHERE is_most) THEN max(value) ELSE sum(value) END"
    " AS value"
)
"""Of the values of one key."""
# CROSS JOIN fixes the order; else SQLite might begin with the counts of all games.
_SEATS_WITH_COUNTS = "seats CROSS JOIN counts USING (game, player)"
_COUNTS_OF = {"seats": _SEATS_WITH_COUNTS, "tallies": "tally_counts"}
"""The tables with what families have counted, by the table of the rest."""
_TALLIES_WITH_COUNTS = "tallies CROSS JOIN tally_counts USING (club, period, member, variant)"


def _where(source: Source, club_id: str, selection: StandingsFilter) -> tuple[str, list[str]]:
    """The condition for one club's games, and its values."""
    variants = selection.variants
    counting = " AND games > 0" if source.table == "seats" else ""
    of_variants = "" if variants is None else f" AND variant IN ({', '.join('?' * len(variants))})"
    where = f"club = (SELECT number FROM clubs WHERE id = ?){counting}{source.condition}{of_variants}"
    return where, [club_id, *source.values, *(variants or ())]


def _common(tally: Tally) -> Values:
    return tally.games, tally.wins, tally.net


class StandingsReading(RatingsReading):
    """Questions about seats, standings and ratings."""

    def seats(self, game_id: str) -> list[StoredSeat]:
        rows = self._rows(
            f"SELECT player, member, joined_with, {_COMMON} FROM seats"
            " WHERE game = (SELECT number FROM games WHERE id = ?) ORDER BY length(player), player",
            (game_id,),
        )
        counts = self._counts_at(game_id) if any(row[3] for row in rows) else counts_by_owner(())
        return [
            StoredSeat(game_id, row[0], row[1], row[2], tally_of(row[3:], counts[row[0]]) if row[3] else None)
            for row in rows
        ]

    def seated(self, club_id: str, game_ids: Sequence[str]) -> dict[str, dict[str, int]]:
        sql = (
            "SELECT player, member FROM seats WHERE club = (SELECT number FROM clubs WHERE id = ?)"
            " AND game = (SELECT number FROM games WHERE id = ?) ORDER BY length(player), player"
        )
        return {game_id: dict(self._rows(sql, (club_id, game_id))) for game_id in game_ids}

    def _counts_at(self, game_id: str) -> Counts:
        """The counts of a game at each seat, by player."""
        return counts_by_owner(
            self._rows(
                "SELECT player, count_keys.key, is_most, value FROM counts, count_keys"
                " WHERE game = (SELECT number FROM games WHERE id = ?) AND number = counts.key",
                (game_id,),
            )
        )

    def standings(self, club_id: str, selection: StandingsFilter) -> StoredStandings:
        """The sums of the games that count for each member, and the variants of these games."""
        sources = [*sources_of(selection, "?")]
        if not sources:
            return StoredStandings({}, frozenset())
        common = self._summed(sources, club_id, selection)
        counts = self._counts_summed(sources, club_id, selection)
        tallies = tallies_by_member(common, counts)
        return StoredStandings(tallies, frozenset(row[1] for row in common))

    def _summed(self, sources: Sequence[Source], club_id: str, selection: StandingsFilter) -> list[Values]:
        """By member and variant what is counted of every game."""
        parts, values = [], list[str]()
        for source in sources:
            where, given = _where(source, club_id, selection)
            parts.append(f"SELECT member, variant, {_COMMON} FROM {source.table} WHERE {where}")
            values += given
        return self._rows(
            f"SELECT member, variant, {_COMMON_SUMS} FROM ({' UNION ALL '.join(parts)})"
            " GROUP BY +member, +variant",
            tuple(values),
        )

    def _counts_summed(self, sources: Sequence[Source], club_id: str, selection: StandingsFilter) -> Counts:
        """By member what families have counted."""
        parts, values = [], list[str]()
        for source in sources:
            where, given = _where(source, club_id, selection)
            rows = f"SELECT member, key, value FROM {_COUNTS_OF[source.table]} WHERE {where}"
            # Summed one by one: several small sorts are faster than one of all rows.
            parts.append(f"SELECT member, key, {_SUM} FROM ({rows}) GROUP BY +member, +key")
            values += given
        in_all = (
            f"SELECT member, key AS number, {_SUM} FROM ({' UNION ALL '.join(parts)}) GROUP BY member, key"
        )
        return counts_by_owner(
            self._rows(
                f"SELECT member, key, is_most, value FROM ({in_all}) JOIN count_keys USING (number)",
                tuple(values),
            )
        )


class StandingsWriting(StandingsReading, RatingsWriting):
    """Changes of seats, which the standings follow."""

    def put_seats(self, game_id: str, seats: Sequence[StoredSeat]) -> None:
        row = self._row(
            "SELECT number, club, substr(created_at, 1, 10), variant, event FROM games WHERE id = ?",
            (game_id,),
        )
        number, club, day, variant, event = row or (None, None, "", "", "")
        counted = self._counting(number)
        self._run("DELETE FROM counts WHERE game = ?", (number,))
        self._run("DELETE FROM seats WHERE game = ?", (number,))
        keys = self._key_numbers(seats)
        for seat in seats:
            tally = seat.tally or Tally()
            self._run(
                f"INSERT INTO seats (game, player, joined_with, club, member, day, variant, event, {_COMMON})"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (number, seat.player, seat.event, club, seat.member, day, variant, event, *_common(tally)),
            )
            self._put_counts(number, seat.player, tally, keys)
        counted |= self._counting(number)
        for member in sorted(counted):
            self._sum_up((club, member, variant), day)
        if counted:
            self._unrate(club, number)

    def _key_numbers(self, seats: Iterable[StoredSeat]) -> Mapping[tuple[str, int], int]:
        """The numbers of all keys, those of these seats too; by key and whether the greatest value stands."""
        tallies = [seat.tally for seat in seats if seat.tally]
        for key in sorted({(key, is_most) for tally in tallies for key, is_most, _ in counts_in(tally)}):
            self._run("INSERT INTO count_keys (key, is_most) VALUES (?, ?) ON CONFLICT DO NOTHING", key)
        rows = self._rows("SELECT key, is_most, number FROM count_keys", ())
        return {(key, is_most): number for key, is_most, number in rows}

    def _put_counts(self, game: int, player: str, tally: Tally, keys: Mapping[tuple[str, int], int]) -> None:
        for key, is_most, value in counts_in(tally):
            self._run(
                "INSERT INTO counts (game, player, key, value) VALUES (?, ?, ?, ?)",
                (game, player, keys[key, is_most], value),
            )

    def _counting(self, game: int) -> set[int]:
        """The members whose standings a game counts for."""
        rows = self._rows("SELECT member FROM seats WHERE game = ? AND games > 0", (game,))
        return {row[0] for row in rows}

    def _sum_up(self, whose: Values, day: str) -> None:
        """Sums the seats of a month, then its year's months, then all years, for one member and variant."""
        month, year = day[:7], day[:4]
        sources = (
            (
                month,
                "seats",
                _SEATS_WITH_COUNTS,
                "games > 0 AND day BETWEEN ? AND ?",
                (f"{month}-01", f"{month}-31"),
            ),
            (year, "tallies", _TALLIES_WITH_COUNTS, "period BETWEEN ? AND ?", (f"{year}-01", f"{year}-12")),
            ("", "tallies", _TALLIES_WITH_COUNTS, "length(period) = 4", ()),
        )
        for period, table, with_counts, within, ends in sources:
            for summed in ("tallies", "tally_counts"):
                self._run(
                    f"DELETE FROM {summed} WHERE club = ? AND member = ? AND variant = ? AND period = ?",
                    (*whose, period),
                )
            given = period, *whose, *ends
            condition = f"club = ? AND member = ? AND variant = ? AND {within}"
            self._run(
                f"INSERT INTO tallies (club, member, variant, period, {_COMMON})"
                f" SELECT club, member, variant, ?, {_COMMON_SUMS} FROM {table} WHERE {condition}"
                " GROUP BY club, member, variant",
                given,
            )
            self._run(
                "INSERT INTO tally_counts (club, member, variant, period, key, value)"
                f" SELECT club, member, variant, ?, key, {_SUM} FROM {with_counts}"
                f" WHERE {condition} GROUP BY club, member, variant, key",
                given,
            )
