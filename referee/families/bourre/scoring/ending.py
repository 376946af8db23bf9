"""The end of a game: players out of chips, what is left in the pot, and the winners.

Source: Winning Moves Booray; National Bourré League; where they are silent, the rule book.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from referee.families.bourre.rules.options import EndWhen, Left, Short
from referee.families.bourre.scoring.ledger import Cause, ChipLedger
from referee.families.bourre.scoring.settle import shares
from referee.families.bourre.table.table import Table
from referee.families.standing import Status
from referee.words.said import Said


class Ending:
    """The end of an act: who is out after it, and whether the game goes on."""

    def __init__(self, table: Table, ledger: ChipLedger) -> None:
        self._table, self._ledger = table, ledger

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return replace(self._table, players=self._ledger.table.players, pot=self._ledger.pot)

    def after_act(self, short: Iterable[int] = ()) -> Table:
        """The table after an act in which some could not pay in full: who is out, and whether it is over."""
        for seat in short:
            self._put_out(seat, "short")
        if self.table.rules.chips.short is Short.OUT:
            self._put_out_by_the_ante()
        return self.finished() if self._is_over() else self.table

    def leave(self, seat: int) -> None:
        """Takes away what somebody who plays no more has a claim to."""
        table = self._table
        exempt = {other: why for other, why in table.exempt.items() if other != seat}
        off = None if table.may_stay is None else tuple(other for other in table.may_stay if other != seat)
        named = None if table.named_dealer == seat else table.named_dealer
        self._table = replace(table, exempt=exempt, may_stay=off or None, named_dealer=named)
        self._ledger.change(seat, is_in=False, lost_deals=0, out_since=table.acts)

    def _put_out(self, seat: int, because: str) -> None:
        table = self.table
        left = table.chips(seat) or 0
        sentence = Said("bourre-out", {"player": table.person(seat), "because": because, "chips": left})
        self._ledger.pay(seat, left, Cause("out", "chips.short", sentence))
        self.leave(seat)

    def _put_out_by_the_ante(self) -> None:
        """Whoever cannot pay the coming ante pays what is left; nobody antes before a play-off."""
        for seat in self.table.seats_in:
            table = self.table
            owes = table.may_stay is None and seat not in table.exempt
            if owes and (table.chips(seat) or 0) < table.rules.ante.chips:
                self._put_out(seat, "ante")

    def _is_over(self) -> bool:
        table, target = self.table, self.table.rules.end.target
        if len(table.seats_in) < 2:
            return True
        at_target = table.rules.end.when is EndWhen.TARGET and target is not None
        return at_target and any((table.chips(seat) or 0) >= (target or 0) for seat in table.seats_in)

    def finished(self) -> Table:
        """The table at its end: the pot is shared, and the most chips win."""
        table = self.table
        playing = table.seats_in or [
            seat
            for seat, player in enumerate(table.players)
            if player.out_since == table.acts and not player.withdrawn
        ]
        payees = playing if table.rules.pot.left is Left.SPLIT else _best(table, playing)
        for seat, share in zip(payees, shares(table.pot, len(payees)), strict=True):
            if share:
                person = table.person(seat)
                sentence = Said("bourre-gets-of-what-is-left", {"player": person, "chips": share})
                self._ledger.win(seat, share, Cause("left", "pot.left", sentence))
        ended = replace(self.table, ended=Status.FINISHED, exempt={}, may_stay=None, named_dealer=None)
        return replace(ended, winners=tuple(_best(ended, playing)))


def _best(table: Table, seats: Iterable[int]) -> list[int]:
    """Those who have won most chips."""
    scores = {seat: table.players[seat].score for seat in seats}
    return [seat for seat, score in scores.items() if score == max(scores.values())]


def places(table: Table) -> tuple[tuple[int, int], ...]:
    """Seats and places of a finished game, best first; equal players share a place, and the next counts them.

    Winners come first, then those who are in, then those who went out, the latest first; who left comes last.
    """
    keys = {seat: _standing(table, seat) for seat in range(len(table.players))}
    ordered = sorted(keys, key=lambda seat: (keys[seat], seat))
    return tuple((seat, 1 + sum(keys[other] < keys[seat] for other in ordered)) for seat in ordered)


def _standing(table: Table, seat: int) -> tuple[bool, bool, int, int]:
    """Better players compare lower."""
    player = table.players[seat]
    if seat in table.winners:
        return (False, False, 0, 0)
    return (True, player.withdrawn, -(player.out_since or table.acts + 1), -player.score)
