"""The store as the service needs it, whatever database stands behind it.

A store keeps text that it does not read (JSON documents of the service) and a few columns to find rows
by. All times are RFC 3339 UTC text, so that they sort as they are.

- An *event* is what happened, in order, for ever: rows are added and never changed or deleted.
- A *game* row is the fold of its events up to `version`, so that nothing has to be replayed to go on.
- An *entry* is one line of the score sheet as it now stands: an act that counts, with what came of it.
  A correction rewrites the entries from the corrected one on; the events remain.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from referee.store.club_protocol import ReadingClubs, WritingClubs
from referee.store.rows import (
    StoredAnswer,
    StoredClaim,
    StoredEntry,
    StoredEvent,
    StoredGame,
    StoredOrigin,
    StoredToken,
    StoredTransfer,
    StoreHealth,
    TokenState,
)

if TYPE_CHECKING:
    from referee.store.plans import Plan
    from referee.store.reading import Answers, Asks

__all__ = [
    "Reading",
    "Store",
    "StoreHealth",
    "StoredAnswer",
    "StoredClaim",
    "StoredEntry",
    "StoredEvent",
    "StoredGame",
    "StoredOrigin",
    "StoredToken",
    "StoredTransfer",
    "Transaction",
    "Writing",
]


COUNTED = 100
"""So many games, or rule sets, of a variant are counted at least."""


class Reading(ReadingClubs, Protocol):
    """One snapshot of the store; all its answers are consistent."""

    def game(self, game_id: str) -> StoredGame | None:
        """The game, or None."""
        ...

    def game_ids(self, *, after: str = "", limit: int) -> list[str]:
        """Up to `limit` ids of games, beginning behind `after`, in an order that stays the same."""
        ...

    def game_variants(self) -> dict[str, int]:
        """The variants that are played, and how many games there are of each.

        Where there are more than `COUNTED`, it may be any number above.
        """
        ...

    def versions(self, game_ids: Iterable[str]) -> dict[str, int]:
        """The version of each of these games; games that do not exist are left out."""
        ...

    def events(self, game_id: str, *, after: int = 0, limit: int | None = None) -> list[StoredEvent]:
        """The game's events in order, beginning behind number `after`."""
        ...

    def entries(self, game_id: str, *, after: int = 0, limit: int | None = None) -> list[StoredEntry]:
        """The score sheet in order, beginning behind position `after`."""
        ...

    def last_position(self, game_id: str) -> int:
        """The position of the last entry; 0 when there is none."""
        ...

    def hands(self, game_id: str, *, after: int = 0, limit: int) -> list[StoredEntry]:
        """Up to `limit` hands in order, beginning behind hand number `after`."""
        ...

    def hand(self, game_id: str, number: int) -> StoredEntry | None:
        """One hand, or None."""
        ...

    def token(self, digest: bytes) -> StoredToken | None:
        """The token with this digest, revoked or not, or None."""
        ...

    def tokens(self, game_id: str) -> list[StoredToken]:
        """The game's tokens, oldest first, revoked ones too."""
        ...

    def transfers(self, game_id: str) -> list[StoredTransfer]:
        """The game's transfers in order."""
        ...

    def claims(self, game_id: str, *, after: int = 0, limit: int | None = None) -> list[StoredClaim]:
        """The game's claims in order, beginning behind number `after`."""
        ...

    def last_claim(self, game_id: str) -> int:
        """The number of the game's last claim; 0 when there is none."""
        ...

    def answer(self, scope: bytes) -> StoredAnswer | None:
        """The answer kept under this scope, or None."""
        ...

    def origin(self, scope: bytes) -> StoredOrigin | None:
        """The game that was made of a record with this origin, or None."""
        ...


class Writing(Reading, WritingClubs, Protocol):
    """Changes that are kept all together, or not at all."""

    def add_game(self, game: StoredGame) -> None:
        """Keeps a new game.

        :raises StorageError: when the id is taken.
        """
        ...

    def save_game(self, game: StoredGame, *, was: int) -> None:
        """Puts the game at its new version in place of version `was`.

        What a game was created with does not change.

        :raises StaleError: when the stored version is another, or the game is not there.
        """
        ...

    def add_event(self, event: StoredEvent) -> None:
        """Adds to the log.

        :raises StaleError: when the game has an event of that number already.
        """
        ...

    def add_events(self, events: Sequence[StoredEvent]) -> None:
        """Adds many to the log at once.

        :raises StorageError: when a game has an event of one of the numbers already.
        """
        ...

    def add_entries(self, entries: Sequence[StoredEntry]) -> None:
        """Adds to the end of a game's score sheet.

        :raises StaleError: when it has such an entry already.
        """
        ...

    def put_entries(self, game_id: str, *, begin: int, entries: list[StoredEntry]) -> None:
        """Replaces the score sheet from position `begin` on by `entries`, which begin there."""
        ...

    def add_token(self, token: StoredToken) -> None:
        """Keeps a new token.

        :raises StorageError: when there is no such game or club, or the token is there already.
        """
        ...

    def revoke_token(self, token: StoredToken, *, at: str) -> None:
        """Revokes a token, unless it is revoked already."""
        ...

    def touch_token(self, token: StoredToken, *, at: str) -> None:
        """Notes that a token was used."""
        ...

    def add_transfers(self, transfers: Sequence[StoredTransfer]) -> None:
        """Adds to the books of a game, of a club, or of both.

        :raises StaleError: when there is a transfer of such a number already.
        """
        ...

    def add_claim(self, claim: StoredClaim) -> None:
        """Keeps a claim.

        :raises StaleError: when the game has a claim of that number already.
        """
        ...

    def keep_answer(self, answer: StoredAnswer) -> None:
        """Keeps the answer to a request with an idempotency key, in the same transaction as its effect.

        :raises StaleError: when the key has an answer already.
        """
        ...

    def add_origin(self, origin: StoredOrigin) -> None:
        """Keeps the origin of a new game.

        :raises StaleError: when a game was made of it already.
        """
        ...


class Transaction(Writing, Protocol):
    """`Writing` at the database: it sees its own writes, and whether something is as it was."""

    def check_version(self, game_id: str, was: int) -> None:
        """Checks that a game is at the version at which it was.

        :raises StaleError: when it is at another.
        """
        ...

    def check_token(self, digest: bytes, was: TokenState | None) -> None:
        """Checks that the token with this digest is as it `was`; None where there was none.

        :raises StaleError: when it has changed.
        """
        ...

    def forget_answers(self, *, before: str, most: int) -> int:
        """Deletes answers kept before this time, `most` of them, the oldest first. Returns how many."""
        ...


class Changes(Protocol):
    """A listener at the store. It notices everything written since it was opened, by any process."""

    def wait(self, *, timeout_s: float) -> bool:
        """True as soon as something was written since the last True; False after `timeout_s` without a write.

        Several writes may give one True, and so may a write that changed nothing of interest.

        :raises StorageError: when the store can no longer be listened to.
        """
        ...


class Store(Protocol):
    """A place for games. Safe to share between threads; several processes may open the same one."""

    def read(self) -> AbstractContextManager[Reading]:
        """A snapshot: `with store.read() as reading: …`."""
        ...

    def prefetch(self, asks: Asks) -> Answers | None:
        """The answers of one moment to all that `asks` asks, where that is sooner than by a snapshot.

        A question that takes more than the others has no answer.

        :raises StorageError: when the store cannot be read.
        """
        ...

    def write(self, *, within_s: float | None = None) -> AbstractContextManager[Transaction]:
        """A transaction, committed when the block ends and rolled back when it raises.

        :raises TurnError: when others write for too long, or longer than `within_s`.
        :raises StorageError: when the database cannot be written.
        """
        ...

    def apply(self, plan: Plan) -> None:
        """Writes a plan down as a whole, or nothing of it.

        :raises OutdatedError: when something it was decided by has changed.
        :raises TurnError: when others write for too long.
        :raises StorageError: when the database cannot be written.
        """
        ...

    def confirm(self, scope: bytes) -> None:
        """Returns once a kept answer that can be read cannot be lost any more, so that it may be given again.

        :raises StorageError: when the database cannot be written.
        :raises OutcomeError: when nobody can tell whether it is safe.
        """
        ...

    def changes(self) -> AbstractContextManager[Changes]:
        """A listener for one thread: `with store.changes() as changes: …`.

        :raises StorageError: when the store cannot be listened to.
        """
        ...

    def health(self) -> StoreHealth:
        """Asks the database whether it answers.

        :raises StorageError: when it does not.
        """
        ...

    def backup(self, path: Path) -> None:
        """Copies the live database to a new file, which appears whole or not at all, and checks the copy.

        :raises StorageError: when the file exists already, or the copy is damaged.
        """
        ...

    def close(self) -> None:
        """Closes the database."""
        ...
