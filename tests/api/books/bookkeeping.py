"""Games for money, and what they have moved."""

from __future__ import annotations

from tests.api.service import Club, Document, Game, created, walked

STAKE = {"stake": {"amount": 500, "currency": "DKK"}}
SUGGESTED = {"from": "m1", "to": "m2", "amount": 500}
"""What settles a game that Ann has lost to Bo."""


def lose(game: Game, player: str, card: str) -> Document:
    return created(game.post("/hands", {"outcome": {"taker": player, "card": card}}))["game"]


def won_by_bo(club: Club) -> Game:
    """A game of two that Ann has lost."""
    game = club.game("gurka-norway", "m1 m2", **STAKE)
    lose(game, "Ann", "K")
    lose(game, "Ann", "10")
    return game


def booked(club: Club, query: str = "") -> list[tuple[str, str, int, str]]:
    items = walked(club.service, f"{club.path}/ledger{query}", limit=2, token=club.token)
    return [(one["from"], one["to"], one["amount"], one["reason"]) for one in items]
