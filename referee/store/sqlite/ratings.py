"""Ratings in a SQLite store: what each game left its members with, and how far a club's games are rated.

Games are rated in the order in which they began. So a game that changes makes only itself and what came
after it uncertain: the mark of how far the club is rated goes back, and nothing else needs to be touched.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.store.club_protocol import ReadingClubs, WritingClubs
from referee.store.club_rows import StoredRating
from referee.store.rows import StoredGame
from referee.store.sqlite.asking import SqliteAsking
from referee.store.sqlite.rows import GAME_COLUMNS, game_from

_NUMBER = "(SELECT number FROM games WHERE id = ?)"
_UNRATED = (
    " FROM games WHERE club = (SELECT number FROM clubs WHERE id = ?) AND status = 'finished'"
    " AND number > (SELECT rated FROM clubs WHERE id = ?)"
)


class RatingsReading(SqliteAsking, ReadingClubs):
    """Questions about ratings."""

    def ratings(self, club_id: str) -> dict[int, StoredRating]:
        # CROSS JOIN keeps the order: each member's last rating is looked up, not all of them gone through.
        rows = self._rows(
            "SELECT ratings.member, mu, sigma, games FROM clubs"
            " JOIN members ON members.club = clubs.number"
            " CROSS JOIN ratings ON ratings.club = members.club AND ratings.member = members.number"
            " AND ratings.game = (SELECT max(game) FROM ratings WHERE club = members.club"
            " AND member = members.number AND game <= clubs.rated) WHERE clubs.id = ?",
            (club_id,),
        )
        return {row[0]: StoredRating(*row[1:]) for row in rows}

    def unrated_games(self, club_id: str, *, limit: int) -> list[StoredGame]:
        rows = self._rows(
            f"SELECT {GAME_COLUMNS}{_UNRATED} ORDER BY number LIMIT ?", (club_id, club_id, limit)
        )
        return [game_from(row) for row in rows]

    def count_unrated_games(self, club_id: str) -> int:
        row = self._row(f"SELECT count(*){_UNRATED}", (club_id, club_id))
        return row[0] if row else 0


class RatingsWriting(RatingsReading, WritingClubs):
    """Changes of ratings."""

    def put_ratings(self, club_id: str, ratings: Mapping[str, Mapping[int, StoredRating]]) -> None:
        for game_id, after in ratings.items():
            self._run(f"DELETE FROM ratings WHERE game = {_NUMBER}", (game_id,))
            for member, rating in after.items():
                self._run(
                    "INSERT INTO ratings (club, member, game, mu, sigma, games)"
                    " SELECT club, ?, number, ?, ?, ? FROM games WHERE id = ?",
                    (member, rating.mu, rating.sigma, rating.games, game_id),
                )
        self._run(f"UPDATE clubs SET rated = {_NUMBER} WHERE id = ?", ([*ratings][-1], club_id))

    def _unrate(self, club: int, game: int) -> None:
        """Forgets the ratings after a game; those behind it are made anew."""
        self._run("DELETE FROM ratings WHERE game = ?", (game,))
        self._run("UPDATE clubs SET rated = ? WHERE number = ? AND rated >= ?", (game - 1, club, game))
