"""Reading a game: the game itself, its score sheet, its log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from referee.families.protocol import AnyFamily
from referee.families.registry import family_playing
from referee.service.access import Caller, admit_to_game
from referee.service.games.loading import find, no_such_game
from referee.service.games.renewing import renewed
from referee.service.runtime import dumps
from referee.sitting.sheet import no_such_hand
from referee.store import Reading, StoredEntry, StoredEvent, StoredGame

Answer = TypeVar("Answer")
MOST_HANDS = 2**53
"""The largest number of a hand that is looked up."""


def game(tx: Reading, caller: Caller, game_id: str) -> StoredGame:
    """The game, for somebody who may read it.

    :raises NotFoundError: when there is none.
    :raises AccessError: when it is private and the token does not allow it.
    """
    stored = find(tx, game_id)
    admit_to_game(tx, stored, caller)
    return stored


@dataclass(frozen=True, slots=True)
class OfGame(Generic[Answer]):
    """The question `ask` about a game, for somebody who may read it. It looks at no answer before the end."""

    game_id: str
    ask: Callable[[Reading], Answer]

    def asks(self, tx: Reading) -> object:
        """Asks it."""
        return self.ask(tx)

    def run(self, tx: Reading, caller: Caller) -> Answer:
        """The answer.

        :raises NotFoundError: when there is no such game.
        :raises AccessError: when it is private and the token does not allow it.
        """
        game(tx, caller, self.game_id)
        return self.ask(tx)


@dataclass(frozen=True, slots=True)
class HandOfGame:
    """One hand of the score sheet, for somebody who may read the game."""

    game_id: str
    number: int

    def asks(self, tx: Reading) -> object:
        """Asks for the hand; some stores cannot look up a larger number than `MOST_HANDS`."""
        return tx.hand(self.game_id, min(self.number, MOST_HANDS))

    def run(self, tx: Reading, caller: Caller) -> StoredEntry:
        """The hand.

        :raises NotFoundError: when there is no such game, or no such hand in it.
        :raises AccessError: when the game is private and the token does not allow it.
        """
        stored = game(tx, caller, self.game_id)
        entry = tx.hand(self.game_id, self.number) if self.number <= MOST_HANDS else None
        if entry is None:
            raise no_such_hand(self.number)
        return renewed(tx, stored, [entry])[0]


def family_of_game(tx: Reading, game_id: str) -> AnyFamily:
    """The family of a game.

    :raises NotFoundError: when there is no such game.
    """
    stored = tx.game(game_id)
    if stored is None:
        raise no_such_game(game_id)
    return family_playing(stored.variant)


@dataclass(frozen=True, slots=True)
class PageOfSheet:
    """Some entries of the score sheet, for somebody who may read the game."""

    game_id: str
    all_acts: bool
    after: int
    limit: int

    def asks(self, tx: Reading) -> Sequence[StoredEntry]:
        """The entries as they are stored."""
        entries = tx.entries if self.all_acts else tx.hands
        return entries(self.game_id, after=self.after, limit=self.limit)

    def run(self, tx: Reading, caller: Caller) -> Sequence[StoredEntry]:
        """Up to `limit` hands behind number `after`; with `all_acts`, entries behind position `after`.

        :raises NotFoundError: when there is no such game.
        :raises AccessError: when it is private and the token does not allow it.
        """
        return renewed(tx, game(tx, caller, self.game_id), self.asks(tx))


def log(game_id: str, *, after: int, limit: int) -> OfGame[Sequence[StoredEvent]]:
    """Up to `limit` events of a game behind number `after`."""
    return OfGame(game_id, lambda tx: tx.events(game_id, after=after, limit=limit))


def event_text(event: StoredEvent) -> str:
    """An event of the log, as JSON text; its body is one already, and may be long."""
    head = dumps({"number": event.number, "kind": event.kind, "at": event.at, "by": event.by})
    return f'{head[:-1]},"body":{event.body}}}'
