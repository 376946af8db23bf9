"""Chips that move: every payment goes through here, so that scores, the pot, lines and money agree."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from referee.families.bourre.rules.options import Short
from referee.families.bourre.table.table import Table
from referee.families.steps import POT, Due, Line, player_id
from referee.words.said import Said


@dataclass(frozen=True, slots=True)
class Cause:
    """The cause for which chips move, or something else happens to a player."""

    kind: str
    """Of the line."""
    rule: str
    """The option that causes it."""
    said: Said
    """The sentence."""
    reason: str = ""
    """Of the money, where that has another word than the line."""


class ChipLedger:
    """The players and the pot as they change during one act, with the lines and the money for it.

    >>> from referee.families.bourre.rules.options import Rules
    >>> from referee.families.bourre.table.table import Player
    >>> ledger = ChipLedger(Table(Rules(), (Player("Ann"),), 0))
    >>> ledger.pay(0, 3, Cause("ante", "ante.chips", Said("bourre-antes", {"chips": 3})))
    3
    >>> ledger.table.players[0].score, ledger.table.pot, ledger.dues[0].payees
    (-3, 3, ('pot',))
    """

    def __init__(self, table: Table) -> None:
        self._table, self._players, self._pot = table, list(table.players), table.pot
        self.lines: list[Line] = []
        self.dues: list[Due] = []

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return replace(self._table, players=tuple(self._players), pot=self._pot)

    @property
    def pot(self) -> int:
        """Chips on the table now."""
        return self._pot

    def has(self, seat: int, count: int) -> int:
        """The number of these chips that the player can pay: all, unless rules put out who is short."""
        left = self.table.chips(seat)
        if left is None or self._table.rules.chips.short is Short.OWES:
            return count
        return min(count, max(left, 0))

    def pay(self, seat: int, count: int, why: Cause) -> int:
        """Moves chips from a player to the pot, as many of these as there are; answers how many."""
        paid = self.has(seat, count)
        if paid < count:
            why = replace(why, said=Said("bourre-short", {"sentence": why.said, "paid": paid}))
        self._move(seat, -paid, why)
        return paid

    def win(self, seat: int, count: int, why: Cause) -> None:
        """Moves chips from the pot to a player."""
        self._move(seat, count, why)

    def _move(self, seat: int, count: int, why: Cause) -> None:
        player, account = self._players[seat], player_id(seat)
        after = player.score + count
        self._players[seat] = replace(player, score=after)
        self._pot -= count
        self.lines.append(Line(account, why.kind, count, player.score, after, why.rule, why.said))
        if count:
            payer, payee = (POT, account) if count > 0 else (account, POT)
            self.dues.append(Due(payer, (payee,), abs(count), why.reason or why.kind))

    def say(self, seat: int, why: Cause, **changes: Any) -> None:
        """Notes something that moves no chips, with what changes about the player."""
        player = self._players[seat]
        self._players[seat] = replace(player, **changes)
        self.lines.append(Line(player_id(seat), why.kind, 0, player.score, player.score, why.rule, why.said))

    def change(self, seat: int, **changes: Any) -> None:
        """Changes something about a player that needs no line."""
        self._players[seat] = replace(self._players[seat], **changes)

    def say_of_the_pot(self, why: Cause) -> None:
        """Notes something about the pot."""
        self.lines.append(Line(POT, why.kind, 0, self._pot, self._pot, why.rule, why.said))
