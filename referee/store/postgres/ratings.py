"""Ratings in a PostgreSQL store: what each game left its members with, and how far a club's games are rated.

Games are rated in the order in which they began. So a game that changes makes only itself and what came
after it uncertain: the mark of how far the club is rated goes back, and nothing else needs to be touched.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.store.club_protocol import ReadingClubs, WritingClubs
from referee.store.club_rows import StoredRating
from referee.store.postgres.asking import PgAsking
from referee.store.postgres.changing import PgChanging
from referee.store.postgres.inserting import columns
from referee.store.postgres.rows import GAME_COLUMNS
from referee.store.rows import StoredGame

_RATINGS = columns(
    "slot smallint, club bigint, member integer, game bigint, mu double precision,"
    " sigma double precision, games integer"
)
_UNRATED = (
    " FROM games WHERE slot = %s AND club = %s AND status = 'finished'"
    " AND number > (SELECT rated FROM clubs WHERE slot = games.slot AND number = games.club)"
)


class RatingsReading(PgAsking, ReadingClubs):
    """Questions about ratings."""

    def ratings(self, club_id: str) -> dict[int, StoredRating]:
        rows = self._rows(
            "SELECT members.number, last.mu, last.sigma, last.games FROM clubs JOIN members"
            " ON members.slot = clubs.slot AND members.club = clubs.number"
            " CROSS JOIN LATERAL (SELECT mu, sigma, games FROM ratings WHERE ratings.slot = clubs.slot"
            " AND ratings.club = clubs.number AND ratings.member = members.number"
            " AND ratings.game <= clubs.rated ORDER BY ratings.game DESC LIMIT 1) AS last"
            " WHERE clubs.slot = %s AND clubs.number = %s",
            self._club(club_id),
        )
        return {row[0]: StoredRating(*row[1:]) for row in rows}

    def unrated_games(self, club_id: str, *, limit: int) -> list[StoredGame]:
        rows = self._rows(
            f"SELECT {GAME_COLUMNS}{_UNRATED} ORDER BY number LIMIT %s", (*self._club(club_id), limit)
        )
        return [StoredGame(*row) for row in rows]

    def count_unrated_games(self, club_id: str) -> int:
        row = self._row(f"SELECT count(*){_UNRATED}", self._club(club_id))
        return row[0] if row else 0


class RatingsWriting(RatingsReading, PgChanging, WritingClubs):
    """Changes of ratings."""

    def put_ratings(self, club_id: str, ratings: Mapping[str, Mapping[int, StoredRating]]) -> None:
        # Whoever rates has the club's row first: two who pass each other would leave a game unrated.
        slot, club = self._club(club_id)
        games: dict[str, int] = dict(
            self._rows("SELECT id, number FROM games WHERE slot = %s AND id = ANY(%s)", (slot, [*ratings]))
        )
        last = games[[*ratings][-1]]
        self._change("UPDATE clubs SET rated = %s WHERE slot = %s AND number = %s", (last, slot, club))
        self._change("DELETE FROM ratings WHERE slot = %s AND game = ANY(%s)", (slot, [*games.values()]))
        rows = [
            (slot, club, member, games[game_id], rating.mu, rating.sigma, rating.games)
            for game_id, after in ratings.items()
            for member, rating in after.items()
        ]
        self._insert("ratings", _RATINGS, rows)

    def _unrate(self, slot: int, club: int, game: int) -> None:
        """Forgets the ratings after a game; those behind it are made anew. The club's row is held already."""
        self._change("DELETE FROM ratings WHERE slot = %s AND game = %s", (slot, game))
        self._change(
            "UPDATE clubs SET rated = %s WHERE slot = %s AND number = %s AND rated >= %s",
            (game - 1, slot, club, game),
        )
