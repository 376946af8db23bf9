"""The settlement of a hand: antes, what staying costs, the pot, penalties, exemptions, lost deals.

Source: pagat.com Bourré; Denexa Games: Bourré; National Bourré League, `settlementRules.ts`. The order is the
one in which a table does it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from referee.families.bourre.rules.options import Exempt, Penalty, Tie
from referee.families.bourre.scoring.causes import Causes, punished
from referee.families.bourre.scoring.ledger import Cause, ChipLedger
from referee.families.bourre.scoring.outcome import Outcome, outcome
from referee.families.bourre.scoring.round import Fault, Hand
from referee.families.bourre.table.next_hand import antes, first_to_speak, penalty
from referee.families.bourre.table.table import Table
from referee.families.protocol import FIRST_EDITION
from referee.families.steps import player_id
from referee.words.said import Said


@dataclass(slots=True)
class Pot:
    """The pot of a hand, in chips by seat."""

    carried_in: int
    antes: dict[int, int] = field(default_factory=dict)
    stays: dict[int, int] = field(default_factory=dict)
    total: int = 0
    paid: dict[int, int] = field(default_factory=dict)
    penalties: dict[int, int] = field(default_factory=dict)

    def document(self, following: int) -> dict[str, Any]:
        """The pot as JSON; `following` is what lies there afterwards."""
        return {
            "carried_in": self.carried_in,
            "antes": _by_player(self.antes),
            "stays": _by_player(self.stays),
            "total": self.total,
            "paid": _by_player(self.paid),
            "left": self.total - sum(self.paid.values()),
            "penalties": _by_player(self.penalties),
            "next": following,
        }


def _by_player(seats: Mapping[int, int]) -> dict[str, int]:
    return {player_id(seat): count for seat, count in seats.items() if count}


def shares(amount: int, count: int) -> list[int]:
    """An amount in equal shares; odd chips go one each to the first.

    >>> shares(7, 2), shares(7, 0)
    ([4, 3], [])
    """
    return [amount // count + (at < amount % count) for at in range(count)]


@dataclass(slots=True)
class Settlement:
    """A hand being settled, and what it led to."""

    table: Table
    """Before the hand."""
    hand: Hand
    ledger: ChipLedger
    outcome: Outcome
    pot: Pot
    short: list[int] = field(default_factory=list)
    """The players who could not pay in full."""
    exempt: dict[int, Exempt] = field(default_factory=dict)

    @property
    def after(self) -> Table:
        """The table after the hand, before anybody asks who is out and whether the game is over.

        Where one of two who tie cannot win the pot, the other keeps it, as where one of them leaves.
        """
        tied = self.outcome.exempt_as_tied
        fewest = 1 if self.table.edition > FIRST_EDITION else 2
        plays_off = self.table.rules.pot.tie is Tie.PLAY_OFF and len(tied) >= fewest
        return replace(
            self.ledger.table,
            exempt=self.exempt,
            may_stay=tied if plays_off else None,
            last_dealer=self.hand.dealer,
            named_dealer=None,
        )


def settle(table: Table, hand: Hand) -> Settlement:
    """The settlement of a hand that can have been."""
    acted = replace(table, acts=table.acts + 1, hands=table.hands + 1)
    settlement = Settlement(table, hand, ChipLedger(acted), outcome(table.rules, hand), Pot(table.pot))
    for step in (_collect, _pay_out, _punish, _exempt, _lose_deals):
        step(settlement)
    return settlement


def _pay(settlement: Settlement, seat: int, count: int, why: Cause) -> int:
    """Chips that a player owes to the pot; answers how many were paid."""
    paid = settlement.ledger.pay(seat, count, why)
    if paid < count:
        settlement.short.append(seat)
    return paid


def _collect(settlement: Settlement) -> None:
    """Antes and what staying costs. What then lies there is played for."""
    table, hand, pot, ledger = settlement.table, settlement.hand, settlement.pot, settlement.ledger
    for seat, count in antes(table, hand.dealer, hand.seats, hand.ante).items():
        if count:
            sentence = Said("bourre-antes", {"player": table.person(seat), "chips": count})
            why = Cause("ante", "ante.chips", sentence)
            pot.antes[seat] = _pay(settlement, seat, count, why)
    cost = table.rules.ante.to_stay
    for seat in hand.stayers if cost else ():
        sentence = Said("bourre-stays", {"player": table.person(seat), "chips": cost})
        why = Cause("stays", "ante.to_stay", sentence, "stay")
        pot.stays[seat] = _pay(settlement, seat, cost, why)
    pot.total = ledger.pot


def _faults_with(settlement: Settlement, penalty: Penalty) -> Iterator[Fault]:
    rules = settlement.table.rules
    return (fault for fault in settlement.hand.faults if penalty in fault.kind.penalties(rules))


def _of_fault(kind: str, message: str, table: Table, fault: Fault) -> Cause:
    """The cause of a line that costs a player no chips."""
    sentence = Said(message, {"player": table.person(fault.seat), "fault": fault.kind.value})
    return Cause(kind, f"faults.{fault.kind.value}", sentence)


def _pay_out(settlement: Settlement) -> None:
    """Whoever won takes the pot, or as much of it as can be won."""
    ledger, pot, winners = settlement.ledger, settlement.pot, settlement.outcome.winners
    for fault in _faults_with(settlement, Penalty.BAR):
        ledger.say(fault.seat, _of_fault("barred", "bourre-barred", settlement.table, fault))
    limit = settlement.table.rules.pot.at_most
    prize = pot.total if limit is None else min(pot.total, limit)
    causes = Causes(settlement.table, settlement.hand, settlement.outcome)
    for seat, share in zip(winners, shares(prize, len(winners)), strict=True):
        ledger.win(seat, share, causes.win(seat, share))
        pot.paid[seat] = share
    if ledger.pot:
        ledger.say_of_the_pot(causes.carry(ledger.pot))


def _punish(settlement: Settlement) -> None:
    """Bourrés, and faults that are paid for, each player once, in order of play."""
    table, hand, came_out = settlement.table, settlement.hand, settlement.outcome
    paying = {*came_out.bourre, *hand.punished(table.rules, Penalty.PAY)}
    count, first = penalty(table, settlement.pot.total), first_to_speak(table, hand.dealer, hand.seats)
    for seat in table.around(first, paying):
        why = punished(table, hand, came_out, seat, count)
        settlement.pot.penalties[seat] = _pay(settlement, seat, count, why)


def _exempt(settlement: Settlement) -> None:
    """Exempts players from the next ante; of several reasons the first stands. Who is out needs none."""
    reasons = {
        Exempt.BOURRE: settlement.pot.penalties,
        Exempt.TIED: settlement.outcome.exempt_as_tied,
        Exempt.TOOK_A_TRICK: settlement.hand.with_trick,
    }
    for reason, seats in reasons.items():
        if reason in settlement.table.rules.ante.exempt:
            free = (seat for seat in seats if seat not in {*settlement.exempt, *settlement.short})
            settlement.exempt |= dict.fromkeys(free, reason)
    settlement.exempt = dict(sorted(settlement.exempt.items()))
    for seat in settlement.exempt:
        sentence = Said("bourre-exempt", {"player": settlement.table.person(seat)})
        settlement.ledger.say(seat, Cause("exempt", "ante.exempt", sentence))


def _lose_deals(settlement: Settlement) -> None:
    """Turns to deal that were passed over are used up, and new ones are lost."""
    ledger = settlement.ledger
    for seat in settlement.hand.passed_over:
        ledger.change(seat, lost_deals=ledger.table.players[seat].lost_deals - 1)
    for fault in _faults_with(settlement, Penalty.LOSE_DEAL):
        why = _of_fault("deal_lost", "bourre-loses-deal", settlement.table, fault)
        ledger.say(fault.seat, why, lost_deals=ledger.table.players[fault.seat].lost_deals + 1)
