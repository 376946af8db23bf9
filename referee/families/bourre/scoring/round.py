"""A hand as it was read: who stayed, who took how many tricks, what was called."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from referee.families.bourre.rules.options import Penalty, Rules
from referee.families.bourre.scoring.result import Result
from referee.families.steps import player_id


class FaultKind(StrEnum):
    """An offence that can be called at the table."""

    RENEGE = "renege"
    CORRECTED = "corrected"
    OUT_OF_TURN = "out_of_turn"
    SPOKE_EARLY = "spoke_early"

    def penalties(self, rules: Rules) -> tuple[Penalty, ...]:
        """The penalties for this kind of fault.

        >>> [penalty.value for penalty in FaultKind.RENEGE.penalties(Rules())]
        ['pay', 'bar']
        """
        penalties: tuple[Penalty, ...] = getattr(rules.faults, self.value)
        return penalties


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault that was called."""

    seat: int
    kind: FaultKind
    trick: int | None = None

    def document(self) -> dict[str, Any]:
        """As JSON.

        >>> Fault(0, FaultKind.RENEGE, 4).document()
        {'player': 'p1', 'kind': 'renege', 'trick': 4}
        """
        trick = {} if self.trick is None else {"trick": self.trick}
        return {"player": player_id(self.seat), "kind": self.kind.value, **trick}


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand, ready to be settled."""

    seats: tuple[int, ...]
    """At the table, in seat order."""
    dealer: int
    passed_over: tuple[int, ...]
    """Whose turn to deal was passed over, once for each turn."""
    stayers: tuple[int, ...]
    """In order of play."""
    tricks_taken: Mapping[int, int] = field(default_factory=dict)
    """By stayer; empty where fewer than two stayed, or nobody has counted."""
    result: Result | None = None
    """The result of a hand that two or more stayed for, where nobody has counted its tricks."""
    faults: tuple[Fault, ...] = ()
    split: bool | None = None
    """True if those who tied share the pot, where they may agree on that."""
    ante: int | None = None
    """The ante that the dealer has named."""
    act: Mapping[str, Any] = field(default_factory=dict)
    """The act as it is stored."""
    infractions: tuple[Mapping[str, Any], ...] | None = None
    """Of a hand with all its tricks, as JSON."""

    @property
    def without_trick(self) -> tuple[int, ...]:
        """Those who stayed against somebody and took no trick, in order of play."""
        if self.result is not None:
            return tuple(seat for seat in self.stayers if seat in self.result.bourre)
        return tuple(seat for seat, count in self._taken_in_turn() if not count)

    @property
    def with_trick(self) -> tuple[int, ...]:
        """Those who took a trick, in order of play."""
        if self.result is not None:
            return tuple(seat for seat in self.stayers if seat not in self.result.bourre)
        return tuple(seat for seat, count in self._taken_in_turn() if count)

    def _taken_in_turn(self) -> list[tuple[int, int]]:
        return [(seat, self.tricks_taken[seat]) for seat in self.stayers if seat in self.tricks_taken]

    def barred(self, rules: Rules) -> frozenset[int]:
        """The seats that may not win this pot."""
        return self.punished(rules, Penalty.BAR)

    def punished(self, rules: Rules, penalty: Penalty) -> frozenset[int]:
        """Those with a fault that leads to this."""
        return frozenset(fault.seat for fault in self.faults if penalty in fault.kind.penalties(rules))
