"""Standings in a PostgreSQL store: what seats count for, and the sums of that by month, year and in all.

A sum over all games of a large club takes too long to be made for every look at the standings. What is
kept instead is small, and made anew from the seats of one member's month whenever one of its games changes.
What families count stands in rows beside: `counts` by seat and key, `tally_counts` by tally and key.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.sitting.tallies import Tally
from referee.store.club_rows import StandingsFilter, StoredSeat, StoredStandings
from referee.store.postgres.asking import ALONE, Place
from referee.store.postgres.inserting import columns
from referee.store.postgres.ratings import RatingsReading, RatingsWriting
from referee.store.postgres.statements import Values
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
_SEATS = columns(
    "slot smallint, game bigint, player text, joined_with integer, club bigint,"
    " member integer, day text, variant text, event text, games integer, wins integer,"
    " net bigint"
)
_COUNTS = columns("slot smallint, game bigint, player text, key text, is_most boolean, value bigint")
_COMMON_SUMS = "sum(games)::bigint, sum(wins)::bigint, sum(net)::bigint"
_SUM = "(CASE WHEN is_most THEN max(value) ELSE sum(value)::bigint END) AS value"
"""Of the values of one key."""
_SEATS_WITH_COUNTS = "seats JOIN counts USING (slot, game, player)"
_COUNTS_OF = {"seats": _SEATS_WITH_COUNTS, "tallies": "tally_counts"}
"""The tables with what families have counted, by the table of the rest."""
_TALLIES_WITH_COUNTS = "tallies JOIN tally_counts USING (slot, club, period, member, variant)"


def _where(source: Source, club: Place, selection: StandingsFilter) -> tuple[str, Values]:
    """The condition for one club's games, and its values."""
    variants = selection.variants
    counting = " AND games > 0" if source.table == "seats" else ""
    of_variants = "" if variants is None else " AND variant = ANY(%s)"
    chosen: Values = () if variants is None else ([*variants],)
    where = f"slot = %s AND club = %s{counting}{source.condition}{of_variants}"
    return where, (*club, *source.values, *chosen)


def _common(tally: Tally) -> Values:
    return tally.games, tally.wins, tally.net


class StandingsReading(RatingsReading):
    """Questions about seats, standings and ratings."""

    def seats(self, game_id: str) -> list[StoredSeat]:
        game = self._game(game_id)
        rows = self._rows(
            f"SELECT player, member, joined_with, {_COMMON} FROM seats"
            " WHERE slot = %s AND game = %s ORDER BY length(player), player",
            game,
        )
        counts = counts_by_owner(())
        if any(row[3] for row in rows):
            counts = counts_by_owner(
                self._rows(
                    "SELECT player, key, is_most, value FROM counts WHERE slot = %s AND game = %s", game
                )
            )
        return [
            StoredSeat(game_id, row[0], row[1], row[2], tally_of(row[3:], counts[row[0]]) if row[3] else None)
            for row in rows
        ]

    def seated(self, club_id: str, game_ids: Sequence[str]) -> dict[str, dict[str, int]]:
        by_game: dict[str, dict[str, int]] = {game_id: {} for game_id in game_ids}
        for game_id, player, member in self._rows(
            "SELECT id, player, member FROM games"
            " JOIN seats ON seats.slot = games.slot AND seats.game = games.number"
            " WHERE games.slot = %s AND games.id = ANY(%s) ORDER BY games.number, length(player), player",
            (self._club(club_id).slot, [*game_ids]),
        ):
            by_game[game_id][player] = member
        return by_game

    def standings(self, club_id: str, selection: StandingsFilter) -> StoredStandings:
        """The sums of the games that count for each member, and the variants of these games."""
        sources, club = [*sources_of(selection, "%s")], self._club(club_id)
        if not sources:
            return StoredStandings({}, frozenset())
        common = self._summed(sources, club, selection)
        counts = self._counts_summed(sources, club, selection)
        tallies = tallies_by_member(common, counts)
        return StoredStandings(tallies, frozenset(row[1] for row in common))

    def _summed(self, sources: Sequence[Source], club: Place, selection: StandingsFilter) -> list[Values]:
        """By member and variant what is counted of every game."""
        parts, values = _united(
            sources, club, selection, lambda source: f"member, variant, {_COMMON} FROM {source.table}"
        )
        return self._rows(
            f"SELECT member, variant, {_COMMON_SUMS} FROM ({parts}) AS every GROUP BY member, variant", values
        )

    def _counts_summed(self, sources: Sequence[Source], club: Place, selection: StandingsFilter) -> Counts:
        """By member what families have counted."""
        parts, values = _united(
            sources,
            club,
            selection,
            lambda source: f"member, key, is_most, value FROM {_COUNTS_OF[source.table]}",
        )
        return counts_by_owner(
            self._rows(
                f"SELECT member, key, is_most, {_SUM} FROM ({parts}) AS every GROUP BY member, key, is_most",
                values,
            )
        )


def _united(
    sources: Sequence[Source], club: Place, selection: StandingsFilter, select: Any
) -> tuple[str, Values]:
    """One question of several sources, with all values."""
    parts, values = [], list[Any]()
    for source in sources:
        where, given = _where(source, club, selection)
        parts.append(f"SELECT {select(source)} WHERE {where}")
        values += given
    return " UNION ALL ".join(parts), tuple(values)


class StandingsWriting(StandingsReading, RatingsWriting):
    """Changes of seats, which the standings follow."""

    def put_seats(self, game_id: str, seats: Sequence[StoredSeat]) -> None:
        slot, number = self._game(game_id)
        # Who sums up a club's months has its row first: two at once would each miss the other's game.
        of_game = self._run(
            "SELECT clubs.number, substr(games.created_at, 1, 10), variant, event FROM games JOIN clubs"
            " ON clubs.slot = games.slot AND clubs.number = games.club"
            f" WHERE games.slot = %s AND games.number = %s {ALONE} OF clubs",
            (slot, number),
        )
        gone = self._run(
            "DELETE FROM seats WHERE slot = %s AND game = %s RETURNING member, games > 0", (slot, number)
        )
        club, day, variant, event = self._fetched(of_game.fetchone) or (None, "", "", "")
        counted = {member for member, counts in self._fetched(gone.fetchall) if counts}
        self._put_counts(slot, number, seats)
        where = day, variant, event
        rows = [
            (
                slot,
                number,
                seat.player,
                seat.event,
                club,
                seat.member,
                *where,
                *_common(seat.tally or Tally()),
            )
            for seat in seats
        ]
        self._insert("seats", _SEATS, rows)
        counted |= {seat.member for seat in seats if seat.tally is not None and seat.tally.games > 0}
        if counted:
            self._sum_up((slot, club, sorted(counted), variant), day)
            self._unrate(slot, club, number)

    def _put_counts(self, slot: int, game: int, seats: Sequence[StoredSeat]) -> None:
        self._change("DELETE FROM counts WHERE slot = %s AND game = %s", (slot, game))
        rows = [
            (slot, game, seat.player, *count) for seat in seats for count in counts_in(seat.tally or Tally())
        ]
        self._insert("counts", _COUNTS, rows)

    def _sum_up(self, whose: Values, day: str) -> None:
        """Sums the seats of a month, then its year's months, then all years, for members and one variant.

        What changes one table twice goes as two statements, so that each sum sees those before it.
        """
        month, year = day[:7], day[:4]
        sources: tuple[tuple[str, str, str, str, Values], ...] = (
            (
                month,
                "seats",
                _SEATS_WITH_COUNTS,
                "games > 0 AND day BETWEEN %s AND %s",
                (f"{month}-01", f"{month}-31"),
            ),
            (year, "tallies", _TALLIES_WITH_COUNTS, "period BETWEEN %s AND %s", (f"{year}-01", f"{year}-12")),
            ("", "tallies", _TALLIES_WITH_COUNTS, "length(period) = 4", ()),
        )
        theirs = "slot = %s AND club = %s AND member = ANY(%s) AND variant = %s"
        for summed in ("tallies", "tally_counts"):
            self._change(
                f"DELETE FROM {summed} WHERE {theirs} AND period = ANY(%s)", (*whose, [month, year, ""])
            )
        for period, table, with_counts, within, ends in sources:
            given = period, *whose, *ends
            self._change(
                f"INSERT INTO tallies (slot, club, member, variant, period, {_COMMON})"
                f" SELECT slot, club, member, variant, %s, {_COMMON_SUMS} FROM {table}"
                f" WHERE {theirs} AND {within} GROUP BY slot, club, member, variant",
                given,
            )
            self._change(
                "INSERT INTO tally_counts (slot, club, member, variant, period, key, is_most, value)"
                f" SELECT slot, club, member, variant, %s, key, is_most, {_SUM} FROM {with_counts}"
                f" WHERE {theirs} AND {within} GROUP BY slot, club, member, variant, key, is_most",
                given,
            )
