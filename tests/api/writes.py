"""One request of every kind that writes to a game, in the state in which it succeeds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tests.api.service import Game, Service, trick


@dataclass(frozen=True)
class Write:
    """A request that writes, and the game that it can be sent to."""

    method: str
    path: str
    body: Any = None
    prepare: Callable[[Game], object] = lambda game: None
    variant: str = "gurka"

    def game(self, service: Service) -> Game:
        """A game in which the request will succeed."""
        game = service.new_game(self.variant, "Ann Bo Cy Di", house_rules={"limit": {"points": 10}})
        game.hand("Ann K Bo 2 Cy 3 Di 4")
        self.prepare(game)
        return game


def end(game: Game) -> None:
    game.act("/end", reason="agreed")


WRITES = {
    "hand": Write("POST", "/hands", {"number": 2} | trick("Bo 5 Cy 3 Di 4")),
    "short hand": Write("POST", "/hands", {"outcome": {"taker": "Bo", "card": "5"}}),
    "buy-in": Write("POST", "/buy-ins", {"player": "Ann"}),
    "dealer": Write("POST", "/dealer", {"player": "Bo"}),
    "adjustment": Write("POST", "/adjustments", {"player": "Bo", "points": 3, "reason": "Late"}),
    "join": Write("POST", "/players", {"name": "Eva"}),
    "withdrawal": Write("POST", "/withdrawals", {"player": "Bo"}),
    "end": Write("POST", "/end", {"reason": "agreed"}),
    "rematch": Write("POST", "/rematch", prepare=end),
    "amendment": Write("PUT", "/hands/1", trick("Ann Q Bo 2 Cy 3 Di 4")),
    "removal": Write("DELETE", "/hands/1"),
    "taking back": Write("DELETE", "/events/2"),
}
"""By what they do. The game is at version 2 (3 for the rematch)."""

every_write = pytest.mark.parametrize("write", WRITES.values(), ids=WRITES.keys())
