"""The causes for which the pot of a hand is won or carried, and for which players pay penalties."""

from __future__ import annotations

from dataclasses import dataclass

from referee.families.bourre.rules.options import NobodyStays, Penalty, Tie
from referee.families.bourre.scoring.ledger import Cause
from referee.families.bourre.scoring.outcome import Outcome
from referee.families.bourre.scoring.round import Hand
from referee.families.bourre.table.table import Table
from referee.families.protocol import FIRST_EDITION
from referee.words.said import Argument, Said


@dataclass(frozen=True, slots=True)
class Causes:
    """The causes of what happens to the pot of one hand."""

    table: Table
    hand: Hand
    outcome: Outcome

    def win(self, seat: int, share: int) -> Cause:
        """The cause for which somebody gets so many chips of the pot."""
        args: dict[str, Argument] = {"player": self.table.person(seat), "chips": share}
        if len(self.outcome.winners) > 1:
            return Cause("shared", "pot.tie", Said("bourre-shares", args), "payout")
        rule, sentence = "pot.won_by", Said("bourre-wins-alone", args)
        if not self.hand.stayers:
            rule, sentence = "stay.nobody", Said("bourre-wins-as-dealer", args)
        elif self.hand.result is not None:
            sentence = Said("bourre-wins-with-most-tricks", args)
        elif self.hand.tricks_taken:
            sentence = Said("bourre-wins", args | {"tricks": self.hand.tricks_taken[seat]})
        return Cause("won", rule, sentence, "payout")

    def carry(self, left: int) -> Cause:
        """The cause for which chips stay in the pot."""
        rules, hand, leaders = self.table.rules, self.hand, self.outcome.leaders
        args: dict[str, Argument] = {"chips": left}
        barred = [seat for seat in leaders or hand.stayers if seat in self.outcome.barred]
        if self.outcome.winners:
            above = Said("bourre-carried-above-limit", args | {"most": rules.pot.at_most or 0})
            return Cause("carried", "pot.at_most", above)
        if not hand.stayers and rules.stay.nobody is NobodyStays.DEALER:
            dealer = Said("bourre-carried-from-dealer", args | {"dealer": self.table.person(hand.dealer)})
            return Cause("carried", "stay.nobody", dealer)
        if not hand.stayers:
            return Cause("carried", "stay.nobody", Said("bourre-carried-as-all-pass", args))
        if len(leaders) > 1:
            return Cause("carried", "pot.tie", self._tie(args | {"players": self.table.people(leaders)}))
        if barred or not leaders:
            people = self.table.people(barred)
            sentence = Said("bourre-carried-from-barred", args | {"players": people})
            return Cause("carried", "faults.barred_leader", sentence)
        return Cause("carried", "pot.won_by", Said("bourre-carried-without-majority", args))

    def _tie(self, args: dict[str, Argument]) -> Said:
        """The sentence on those who tie, with their tricks where these are known, and what comes of it."""
        is_counted, tied = self.hand.result is None, self.outcome.exempt_as_tied
        if is_counted:
            args = args | {"tricks": self.hand.tricks_taken[self.outcome.leaders[0]]}
        plays_off = self.table.rules.pot.tie is Tie.PLAY_OFF
        if plays_off and len(tied) == 1 and self.table.edition > FIRST_EDITION:
            args = args | {"winner": self.table.person(tied[0])}
            return Said("bourre-carried-for-one" if is_counted else "bourre-carried-for-one-uncounted", args)
        args = args | {"then": "played_off" if plays_off else "left"}
        return Said("bourre-carried-by-tie" if is_counted else "bourre-carried-by-uncounted-tie", args)


def punished(table: Table, hand: Hand, outcome: Outcome, seat: int, count: int) -> Cause:
    """The cause for which a player pays so many chips: a bourré, or a fault."""
    args: dict[str, Argument] = {"player": table.person(seat), "chips": count}
    if seat in outcome.bourre:
        return Cause("bourre", "bourre.pays", Said("bourre-bourre", args))
    kind = next(
        fault.kind
        for fault in hand.faults
        if fault.seat == seat and Penalty.PAY in fault.kind.penalties(table.rules)
    )
    sentence = Said("bourre-pays-for-fault", args | {"fault": kind.value})
    return Cause("fault", f"faults.{kind.value}", sentence)
