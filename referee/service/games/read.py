"""Reading a game: the game itself, its score sheet, its log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from referee.families.protocol import AnyFamily
from referee.families.registry import family_playing
from referee.service.access import Caller, admit_to_game
from referee.service.games.loading import find, no_such_game
from referee.service.runtime import dumps
from referee.sitting.sheet import no_such_hand
from referee.store import Reading, StoredEntry, StoredEvent, StoredGame

Answer = TypeVar("Answer")
MOST_HANDS = 2**53
"""The largest number of a hand; some stores cannot look up a larger one."""


def game(tx: Reading, caller: Caller, game_id: str) -> StoredGame:
    """The game, for somebody who may read it.

    :raises NotFoundError: when there is none.
    :raises AccessError: when it is private and the token does not allow it.
    """
    stored = find(tx, game_id)
    admit_to_game(tx, stored, caller)
    return stored


def of_game(game_id: str, ask: Callable[[Reading], Answer]) -> Callable[[Reading, Caller], Answer]:
    """The question `ask` about a game, for somebody who may read it."""

    def answer(tx: Reading, caller: Caller) -> Answer:
        game(tx, caller, game_id)
        return ask(tx)

    return answer


def family_of_game(tx: Reading, game_id: str) -> AnyFamily:
    """The family of a game.

    :raises NotFoundError: when there is no such game.
    """
    stored = tx.game(game_id)
    if stored is None:
        raise no_such_game(game_id)
    return family_playing(stored.variant)


def hand(tx: Reading, game_id: str, number: int) -> StoredEntry:
    """One hand of the score sheet.

    :raises NotFoundError: when there is none.
    """
    entry = tx.hand(game_id, number) if number <= MOST_HANDS else None
    if entry is None:
        raise no_such_hand(number)
    return entry


def page(tx: Reading, game_id: str, *, all_acts: bool, after: int, limit: int) -> Sequence[StoredEntry]:
    """Up to `limit` hands behind number `after`; with `all_acts`, entries behind position `after`."""
    if all_acts:
        return tx.entries(game_id, after=after, limit=limit)
    return tx.hands(game_id, after=after, limit=limit)


def event_text(event: StoredEvent) -> str:
    """An event of the log, as JSON text; its body is one already, and may be long."""
    head = dumps({"number": event.number, "kind": event.kind, "at": event.at, "by": event.by})
    return f'{head[:-1]},"body":{event.body}}}'
