"""Deals with fines that are really played, by rules that are written here once more, card by card."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.families.snip_snap.table_play import PACK

FINES = (1, 2, 3)


@dataclass
class FinedDeal:
    """A deal at a table whose first seat leads; everybody matches who can."""

    random: Random
    counters: list[int]
    each: int | None = None
    turns: list[dict[str, Any]] = field(default_factory=list)
    idle: list[dict[str, Any]] = field(default_factory=list)
    """Passes among the turns of those who have no cards or no counters; they say nothing."""

    def __post_init__(self) -> None:
        pack, players = [*PACK], len(self.counters)
        self.random.shuffle(pack)
        dealt = pack if self.each is None else pack[: self.each * players]
        self.hands = [dealt[seat::players] for seat in range(players)]
        self.whole = self.each is None
        self.out: dict[str, int] = {}
        self.rank: str | None = None
        self.seat, self.last = 0, 0
        self.passed: set[int] = set()
        self.matched: int | None = None
        """Who has just played, as long as nobody has passed since."""

    @property
    def can_play(self) -> list[int]:
        return [seat for seat, hand in enumerate(self.hands) if hand and self.counters[seat]]

    @property
    def is_over(self) -> bool:
        return sum(count > 0 for count in self.counters) < 2 or not self.can_play

    def go_on(self) -> None:
        if self.rank and not self.whole and {*self.can_play} - {self.last} <= self.passed:
            self.rank, self.seat = None, self.last
        if self.seat not in self.can_play:
            self.idle.append(self._add_turn(None))
            self._next()
        elif self.rank is None:
            self._play(self.random.choice(self.hands[self.seat]))
        else:
            fitting = [card for card in self.hands[self.seat] if card[:-1] == self.rank]
            if fitting:
                self._play(self.random.choice(fitting))
            else:
                self._add_turn(None)
                self.passed.add(self.seat)
                self.matched = None
                self._next()

    def _add_turn(self, card: str | None) -> dict[str, Any]:
        turn = {"player": f"p{self.seat + 1}", "card": card}
        self.turns.append(turn)
        return turn

    def _next(self) -> None:
        self.seat = (self.seat + 1) % len(self.hands)

    def _play(self, card: str) -> None:
        self._add_turn(card)
        self.hands[self.seat].remove(card)
        rank = card[:-1]
        self.out[rank] = self.out.get(rank, 0) + 1
        if self.rank and self.matched not in {None, self.seat}:
            assert self.matched is not None
            fine = min(FINES[self.out[rank] - 2], self.counters[self.matched])
            self.counters[self.matched] -= fine
            self.whole = self.whole and self.counters[self.matched] > 0
        self.rank, self.last, self.matched, self.passed = rank, self.seat, self.seat, set()
        if self.out[rank] == 4:
            self.rank = None
        else:
            self._next()

    @property
    def without_idle(self) -> list[dict[str, Any]]:
        return [turn for turn in self.turns if not any(turn is idle_turn for idle_turn in self.idle)]
