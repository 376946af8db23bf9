"""Sentences for the lines of a hand: who won and how, and why a pot is carried."""

from __future__ import annotations

from dataclasses import dataclass

from referee.families.bourre.rules.options import NobodyStays, Penalty, Tie
from referee.families.bourre.rules.words import chips
from referee.families.bourre.scoring.ledger import Cause
from referee.families.bourre.scoring.outcome import Outcome
from referee.families.bourre.scoring.round import Hand
from referee.families.bourre.table.table import Table
from referee.families.protocol import FIRST_EDITION


def tricks(count: int) -> str:
    """So many tricks.

    >>> tricks(1), tricks(3)
    ('1 trick', '3 tricks')
    """
    return f"{count} trick" if count == 1 else f"{count} tricks"


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells of one hand."""

    table: Table
    hand: Hand
    outcome: Outcome

    def wins(self, seat: int, share: int) -> Cause:
        """The cause for which somebody gets so many chips of the pot."""
        name, takes = self.table.name(seat), f"takes {chips(share)}"
        if len(self.outcome.winners) > 1:
            return Cause("shared", "pot.tie", f"{name} ties and gets {chips(share)}.", "payout")
        rule, how = "pot.won_by", f"{name} stays alone and {takes}."
        if not self.hand.stayers:
            rule, how = "stay.nobody", f"Everybody passes, and {name}, who deals, {takes}."
        elif self.hand.result is not None:
            how = f"{name} has most tricks and {takes}."
        elif self.hand.tricks_taken:
            how = f"{name} has {tricks(self.hand.tricks_taken[seat])} and {takes}."
        return Cause("won", rule, how, "payout")

    def carried(self, left: int) -> Cause:
        """The cause for which chips stay in the pot."""
        rule, why = self._why_carried()
        stay = "1 chip stays" if left == 1 else f"{left} chips stay"
        return Cause("carried", rule, f"{why}: {stay} for the next hand.")

    def _why_carried(self) -> tuple[str, str]:
        rules, hand, leaders = self.table.rules, self.hand, self.outcome.leaders
        barred = [seat for seat in leaders or hand.stayers if seat in self.outcome.barred]
        if self.outcome.winners:
            return "pot.at_most", f"No more than {chips(rules.pot.at_most or 0)} can be won of a pot"
        if not hand.stayers and rules.stay.nobody is NobodyStays.DEALER:
            return "stay.nobody", f"Everybody passes, and {self.table.name(hand.dealer)} cannot win"
        if not hand.stayers:
            return "stay.nobody", "Everybody passes"
        if len(leaders) > 1:
            return "pot.tie", f"{self.table.names(leaders)} {self._tie()}{self._play_off()}"
        if barred or not leaders:
            return "faults.barred_leader", f"{self.table.names(barred)} cannot win this pot"
        return "pot.won_by", "Nobody has more than half of the tricks"

    def _tie(self) -> str:
        """The clause on how many tricks those who tie have, as far as somebody has counted."""
        if self.hand.result is not None:
            return "tie for most tricks"
        return f"have {tricks(self.hand.tricks_taken[self.outcome.leaders[0]])} each"

    def _play_off(self) -> str:
        """The clause on what those who tie do about the pot; empty where they leave it."""
        tied = self.outcome.exempt_as_tied
        if self.table.rules.pot.tie is not Tie.PLAY_OFF:
            return ""
        if len(tied) == 1 and self.table.edition > FIRST_EDITION:
            return f", and only {self.table.names(tied)} may win it"
        return ", and play it off"


def punished(table: Table, hand: Hand, outcome: Outcome, seat: int, count: int) -> Cause:
    """The cause for which a player pays so many chips: a bourré, or a fault."""
    name = table.name(seat)
    if seat in outcome.bourre:
        return Cause("bourre", "bourre.pays", f"{name} stayed, has no trick, and pays {chips(count)}.")
    kind = next(
        fault.kind
        for fault in hand.faults
        if fault.seat == seat and Penalty.PAY in fault.kind.penalties(table.rules)
    )
    return Cause("fault", f"faults.{kind.value}", f"{name} {kind.words} and pays {chips(count)}.")
