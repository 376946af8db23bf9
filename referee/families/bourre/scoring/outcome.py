"""The outcome of a hand: the leaders, a tie, players who are barred, and who was bourré.

Source: pagat.com Bourré; Denexa Games: Bourré; National Bourré League; where they are silent, the rule book.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from referee.families.bourre.rules.options import BarredLeader, NobodyStays, Rules, Tie, WonBy
from referee.families.bourre.scoring.round import Hand


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a hand."""

    winners: tuple[int, ...] = ()
    """In seat order; several share."""
    leaders: tuple[int, ...] = ()
    """Most tricks, alone or tied, in seat order, barred ones too unless those are left out."""
    barred: frozenset[int] = frozenset()
    bourre: tuple[int, ...] = ()
    """Stayed against somebody and took no trick, in order of play."""

    @property
    def tied(self) -> tuple[int, ...]:
        """The leaders, where nobody won alone."""
        return () if len(self.winners) == 1 else self.leaders

    @property
    def exempt_as_tied(self) -> tuple[int, ...]:
        """The leaders who may win, where nobody did."""
        return () if self.winners else tuple(seat for seat in self.leaders if seat not in self.barred)


def outcome(rules: Rules, hand: Hand) -> Outcome:
    """The outcome of the hand.

    >>> hand = Hand((0, 1, 2), 2, (), (0, 1, 2), {0: 3, 1: 2, 2: 0})
    >>> result = outcome(Rules(), hand)
    >>> result.winners, result.bourre
    ((0,), (2,))
    """
    barred = hand.barred(rules)
    if len(hand.stayers) < 2:
        alone = hand.stayers or ((hand.dealer,) if rules.stay.nobody is NobodyStays.DEALER else ())
        return Outcome(winners=tuple(seat for seat in alone if seat not in barred), barred=barred)
    leaders = leaders_in(rules, hand, barred)
    return Outcome(
        winners=_winners(rules, hand, leaders, barred),
        leaders=leaders,
        barred=barred,
        bourre=hand.without_trick,
    )


def leaders_in(rules: Rules, hand: Hand, barred: Collection[int] = ()) -> tuple[int, ...]:
    """Those with most tricks in a hand, by counts or as the table remembers it."""
    if hand.result is not None:
        return hand.result.leaders
    return leaders_of(rules, hand.tricks_taken, barred)


def leaders_of(
    rules: Rules, tricks_taken: Mapping[int, int], barred: Collection[int] = ()
) -> tuple[int, ...]:
    """Those with most tricks; where the next best may win, of those who may win and took one.

    >>> leaders_of(Rules(), {0: 2, 1: 2, 2: 1})
    (0, 1)
    """
    if rules.faults.barred_leader is BarredLeader.NEXT_BEST:
        tricks_taken = {seat: count for seat, count in tricks_taken.items() if count and seat not in barred}
    most = max(tricks_taken.values(), default=0)
    return tuple(sorted(seat for seat, count in tricks_taken.items() if count == most))


def _winners(rules: Rules, hand: Hand, leaders: tuple[int, ...], barred: Collection[int]) -> tuple[int, ...]:
    may_win = tuple(seat for seat in leaders if seat not in barred)
    if len(leaders) > 1:
        shares = rules.pot.tie is Tie.SPLIT or (rules.pot.tie is Tie.AGREE and bool(hand.split))
        return may_win if shares else ()
    if hand.result is not None:
        return may_win if hand.result.is_won else ()
    if rules.pot.won_by is WonBy.MAJORITY:
        return tuple(seat for seat in may_win if 2 * hand.tricks_taken[seat] > rules.deal.cards)
    return may_win
