"""The games of a club, as a list."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from referee.service.access import Caller
from referee.service.clubs.books import player_filter
from referee.service.clubs.club import enter
from referee.service.games.loading import with_view
from referee.store import Reading, StoredGame
from referee.store.club_rows import GameFilter
from referee.store.reading import Asks


@dataclass(frozen=True, slots=True)
class ClubGames:
    """Up to `limit` games of a club, latest first, also the private ones, behind the game `before`."""

    club_id: str
    filters: Mapping[str, Any]
    """By status, variant, event and day, as `GameFilter` has them."""
    member: str | None
    """The member who played, as somebody writes it."""
    before: str | None
    limit: int

    @property
    def asks(self) -> Asks | None:
        """Asks for the games; None where it first has to be found out who is meant."""
        return self._ask if self.member is None else None

    def _ask(self, tx: Reading) -> None:
        tx.club_games(self.club_id, GameFilter(**self.filters), before=self.before, limit=self.limit)
        if self.before is not None:
            tx.game(self.before)

    def run(self, tx: Reading, caller: Caller) -> list[StoredGame] | None:
        """The games, for somebody who may read the club; None where `before` is none of its games.

        :raises RulesError: when nobody is meant as the member.
        """
        enter(tx, self.club_id, caller)
        selection = GameFilter(**self.filters, **player_filter(tx, self.club_id, self.member))
        if self.before is not None and not self._is_ours(tx.game(self.before)):
            return None
        rows = tx.club_games(self.club_id, selection, before=self.before, limit=self.limit)
        return [with_view(tx, game) for game in rows]

    def _is_ours(self, game: StoredGame | None) -> bool:
        return game is not None and game.club_id == self.club_id
