"""The situation of a play: the trick before it, trumps, and what the player knows besides their cards.

Sets of cards are whole numbers, as in `table/cards.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from referee.families.bourre.rules.options import Cinch, CinchTrumping, LeadDuty, Rules, Void
from referee.families.bourre.table.cards import (
    ABOVE,
    ACE,
    KING,
    QUEEN,
    SUIT_SETS,
    SUIT_SIZE,
    highest,
    set_of,
    suit_of,
)


@dataclass(frozen=True, slots=True)
class Situation:
    """One turn to play."""

    rules: Rules
    trump: int
    """The place of the suit of trumps."""
    trick: tuple[int, ...]
    """The cards before, in order of play; empty for a lead."""
    tricks_taken: int = 0
    """Tricks that the player has taken."""
    is_last: bool = False
    """True if nobody plays to this trick afterwards."""
    is_first_trick: bool = False
    is_broken: bool = False
    """True if a trump has been played before."""
    own: int = 0
    """The cards that the player played to earlier tricks."""
    gone: int = 0
    """The cards out of play, as far as the player knows: earlier tricks, own discards, what lies face up."""

    @property
    def trumps(self) -> int:
        """All trumps."""
        return SUIT_SETS[self.trump]

    @property
    def best(self) -> int:
        """The card that wins the trick so far."""
        return winning_card(self.trick, self.trump)

    @property
    def beating(self) -> int:
        """The cards that would win the trick."""
        best = self.best
        return ABOVE[best] if suit_of(best) == self.trump else ABOVE[best] | self.trumps

    @property
    def asks_to_head(self) -> bool:
        """True if one who follows suit has to beat the trick, if able."""
        led = suit_of(self.trick[0])
        return self.rules.play.head and (led == self.trump or suit_of(self.best) != self.trump)

    @property
    def cinch_binds(self) -> bool:
        """True if being sure of more than half the tricks obliges to anything here."""
        play = self.rules.play
        if play.cinch is not Cinch.SURE_TRICKS:
            return False
        return not self.trick or not self.is_last or play.cinch_trumping is CinchTrumping.ALWAYS

    @property
    def needed(self) -> int:
        """Tricks that are more than half of all."""
        return self.rules.deal.cards // 2 + 1

    def sure(self, holding: int) -> int:
        """Tricks that the trumps of a holding are sure of, however the others lie.

        Trumps are paired, the lowest with the lowest outstanding one above it, and so on; those without one
        are sure. Outstanding are all that are neither held nor gone; of the trick only its highest.
        """
        own = holding & self.trumps
        lying = set_of(self.trick)
        out = self.trumps & ~(holding | self.gone | self.own | lying)
        if self.trick and suit_of(self.best) == self.trump:
            out |= 1 << self.best
        sure = above = 0
        while own:
            bit = 1 << ((own | out).bit_length() - 1)
            if out & bit:
                out ^= bit
                above += 1
            else:
                own ^= bit
                if above:
                    above -= 1
                else:
                    sure += 1
        return sure

    def has_cinch(self, holding: int) -> bool:
        """True if tricks taken and sure ones are more than half."""
        return self.tricks_taken + self.sure(holding) >= self.needed


def winning_card(trick: tuple[int, ...], trump: int) -> int:
    """The card that wins so many cards of a trick: the highest trump, else the highest of the suit led.

    >>> winning_card((3, 12, 13), 1), winning_card((3, 12, 26), 1)
    (13, 12)
    """
    played = set_of(trick)
    return highest(played & SUIT_SETS[trump] or played & SUIT_SETS[suit_of(trick[0])])


# What may be played, where the holding is known.


Legal = tuple[int, str]
"""The cards that may be played, and the option that says so."""


def legal_cards(situation: Situation, holding: int) -> Legal:
    """The cards of a holding that may be played.

    >>> from referee.families.bourre.rules.options import Rules
    >>> from referee.families.bourre.table.cards import signs
    >>> follow = Situation(Rules(), trump=1, trick=(7,))
    >>> signs(legal_cards(follow, set_of([4, 10, 26]))[0])
    ['Q♣']
    """
    if not situation.trick:
        return _legal_leads(situation, holding)
    legal, rule = following(situation, holding)
    winning = legal & situation.trumps & situation.beating
    if winning and situation.cinch_binds and situation.has_cinch(holding):
        top = 1 << highest(winning)
        return (top, "play.cinch") if top != legal else (legal, rule)
    return legal, rule


def following(situation: Situation, holding: int) -> Legal:
    """The cards that may be played to a trick, before anybody asks for a cinch."""
    suit = holding & SUIT_SETS[suit_of(situation.trick[0])]
    if suit:
        heading = suit & situation.beating if situation.asks_to_head else 0
        return (heading, "play.head") if heading else (suit, "play.follow")
    trumps = holding & situation.trumps
    if not trumps:
        return holding, "play.void"
    return _VOID[situation.rules.play.void](trumps, situation.beating, holding), "play.void"


_VOID: Mapping[Void, Callable[[int, int, int], int]] = {
    Void.OVERTRUMP: lambda trumps, beating, _: trumps & beating or trumps,
    Void.HIGHEST_TRUMP: lambda trumps, _, __: 1 << highest(trumps),
    Void.TRUMP: lambda trumps, _, __: trumps,
    Void.TRUMP_TO_WIN: lambda trumps, beating, holding: trumps & beating or holding,
    Void.FREE: lambda _, __, holding: holding,
}
"""From the trumps of a holding without the suit led, the cards that beat, and the holding."""


def _legal_leads(situation: Situation, holding: int) -> Legal:
    """Any card; then the cinch, then the duties in their order. One that would leave nothing is void."""
    legal, rule = holding, "play.lead"
    cinched = cinch_lead(situation, holding)
    if cinched:
        legal, rule = cinched, "play.cinch"
    for duty in situation.rules.play.lead:
        left = legal & _DUTIES[duty](situation, holding)
        if left and left != legal:
            legal, rule = left, "play.lead"
    return legal, rule


def cinch_lead(situation: Situation, holding: int) -> int:
    """The card that a cinch obliges to lead, as a set; empty where there is no cinch."""
    trumps, play = holding & situation.trumps, situation.rules.play
    if play.cinch is Cinch.ACE_KING_QUEEN:
        three = high_trumps(situation)
        held = holding & three
        return 1 << highest(held) if held and held | situation.own & three == three else 0
    if trumps and situation.cinch_binds and situation.has_cinch(holding):
        return 1 << highest(trumps)
    return 0


def high_trumps(situation: Situation) -> int:
    """Ace, king and queen of trumps."""
    return (1 << ACE | 1 << KING | 1 << QUEEN) << SUIT_SIZE * situation.trump


def _high_trump_first(situation: Situation, holding: int) -> int:
    high = situation.is_first_trick and holding & high_trumps(situation)
    return 1 << highest(holding & situation.trumps) if high else holding


def _trump_ace(situation: Situation, holding: int) -> int:
    ace = situation.is_first_trick and holding & 1 << (SUIT_SIZE * situation.trump + ACE)
    return ace or holding


def _trump_if_won(situation: Situation, holding: int) -> int:
    return holding & situation.trumps if situation.tricks_taken else holding


def _not_before_broken(situation: Situation, holding: int) -> int:
    return holding if situation.is_broken else holding & ~situation.trumps


def _all_trumps_left(situation: Situation, holding: int) -> int:
    outstanding = situation.trumps & ~(holding | situation.gone | situation.own)
    return holding if outstanding else holding & situation.trumps


_DUTIES: Mapping[LeadDuty, Callable[[Situation, int], int]] = {
    LeadDuty.HIGH_TRUMP_FIRST: _high_trump_first,
    LeadDuty.TRUMP_ACE: _trump_ace,
    LeadDuty.TRUMP_IF_WON: _trump_if_won,
    LeadDuty.NOT_BEFORE_BROKEN: _not_before_broken,
    LeadDuty.ALL_TRUMPS_LEFT: _all_trumps_left,
}
"""By duty, the cards that it leaves of a holding; all of them, or none, where it does not bind."""
