"""Deals that are really played, by rules that are written here once more, card by card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

PACK = [
    rank + suit
    for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
    for suit in "CDHS"
]


@dataclass
class Deal:
    """A deal at a table whose first seat leads; everybody plays by the rules, unless told otherwise."""

    random: Random
    players: int
    each: int | None = None
    must: bool = True
    turns: list[dict[str, Any]] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    passes_since: int = 0
    seat: int = 0

    def __post_init__(self) -> None:
        pack = [*PACK]
        self.random.shuffle(pack)
        dealt = pack if self.each is None else pack[: self.each * self.players]
        self.hands = [dealt[seat :: self.players] for seat in range(self.players)]

    @property
    def player(self) -> str:
        return f"p{self.seat + 1}"

    @property
    def hand(self) -> list[str]:
        return self.hands[self.seat]

    @property
    def rank(self) -> str | None:
        """The rank to match."""
        if not self.pile or (self.each is not None and self.passes_since >= self.players - 1):
            return None
        rank = self.pile[-1][:-1]
        return rank if sum(card[:-1] == rank for card in self.pile) < 4 else None

    @property
    def playable(self) -> list[str]:
        return [card for card in self.hand if self.rank in {None, card[:-1]}]

    @property
    def may_pass(self) -> bool:
        return self.rank is not None and not (self.must and self.playable)

    def take(self, card: str | None) -> None:
        self.turns.append({"player": self.player, "card": card})
        if card is None:
            self.passes_since += 1
        else:
            self.hand.remove(card)
            self.pile.append(card)
            self.passes_since = 0
        if card is None or self.rank is not None:
            self.seat = (self.seat + 1) % self.players

    @property
    def is_over(self) -> bool:
        return not all(self.hands)

    def go_on(self) -> None:
        choices: Sequence[str | None] = self.playable if not self.may_pass else [*self.playable, None]
        self.take(self.random.choice(choices))

    @property
    def left(self) -> dict[str, list[str]]:
        return {f"p{seat + 1}": hand for seat, hand in enumerate(self.hands) if hand}
