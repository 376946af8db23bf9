"""Subjects: what answers depend on, which must be as it was when something is written that they decided."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from referee.errors import StaleError
from referee.store import Reading, Transaction
from referee.store.club_rows import StoredClub
from referee.store.rows import StoredGame, state_of


class Subject(ABC):
    """Something that answers depend on. Equal subjects are the same one."""

    @abstractmethod
    def state(self, tx: Reading) -> Any:
        """The state in which it is now."""

    def check(self, tx: Transaction, was: Any) -> None:
        """Checks that it is in the state in which it was.

        :raises StaleError: when it is in another.
        """
        if self.state(tx) != was:
            raise StaleError("Something else was written first.")


@dataclass(frozen=True, slots=True)
class GameVersion(Subject):
    """A game with its log, its score sheet, its seats and its books."""

    game_id: str

    def state(self, tx: Reading) -> int | None:
        return tx.versions((self.game_id,)).get(self.game_id)

    def check(self, tx: Transaction, was: Any) -> None:
        if was is None:
            super(GameVersion, self).check(tx, was)
        else:
            tx.check_version(self.game_id, was)


@dataclass(frozen=True, slots=True)
class ClubVersion(Subject):
    """A club with its members, its rule sets and its tokens."""

    club_id: str

    def state(self, tx: Reading) -> int | None:
        return version_of(tx.club(self.club_id))


@dataclass(frozen=True, slots=True)
class TokenStanding(Subject):
    """A token, but for when it was last used."""

    digest: bytes

    def state(self, tx: Reading) -> Any:
        return state_of(tx.token(self.digest))

    def check(self, tx: Transaction, was: Any) -> None:
        tx.check_token(self.digest, was)


@dataclass(frozen=True, slots=True)
class TokensStanding(Subject):
    """The tokens of a game, but for when they were last used."""

    game_id: str

    def state(self, tx: Reading) -> Any:
        return [state_of(token) for token in tx.tokens(self.game_id)]


def version_of(row: StoredGame | StoredClub | None) -> int | None:
    """The version of a row; None where there is none."""
    return None if row is None else row.version
