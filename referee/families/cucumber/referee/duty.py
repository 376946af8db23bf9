"""The duties of a play: it is allowed or not by the rest of the player's holding.

`Owed` says of one play what must not be in the rest of the holding. Both verdicts are read from it:
with the whole holding known, and with only some of it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from referee.families.cucumber.referee.trick import Heights, Scale, dominates
from referee.families.cucumber.rules.options import Duty as DutyRule
from referee.families.cucumber.rules.options import Lead, Rules

Rest = Callable[[int], bool]


@dataclass(frozen=True, slots=True)
class Situation:
    """A play about to be judged."""

    rules: Rules
    scale: Scale
    target: Heights | None
    """The play to beat; None for a lead."""
    heights: tuple[int, ...]
    """The play's cards from high to low, wild jokers as such."""
    holding_size: int
    """With the cards played."""

    @property
    def counts(self) -> Heights:
        """The play as it counts."""
        return self.scale.as_played(self.heights)

    @property
    def stopped(self) -> bool:
        """True if the play to beat has an ace that nothing beats."""
        return self.target is not None and not self.scale.stopping.isdisjoint(self.target)

    @property
    def beats(self) -> bool:
        """True if the play beats the one to beat."""
        return self.target is not None and can_beat(self, self.counts)


def can_beat(situation: Situation, play: Heights) -> bool:
    """True if such a play would beat the one to beat."""
    if situation.target is None or situation.stopped:
        return False
    return dominates(play, situation.target, equal=situation.rules.play.equal)


def _nothing(_: int) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Owed:
    """The conditions under which a play is illegal."""

    forbidden: str | None = None
    """The option that forbids the play whatever else is held."""
    convicts: Rest = _nothing
    """True if one more card of this height in the holding makes the play illegal."""
    may_not_beat: int | None = None
    """Nor may the holding beat with so many wild jokers at most (None: the question is not asked)."""
    may_not_match: bool = False
    """Nor may the holding have the very ranks of the play to beat."""
    allowed_as: str = "lowest"
    """The kind of play that it is if legal: `lead`, `beats`, `lowest`, `same_rank`, `jokers`."""


def owed(situation: Situation) -> Owed:
    """The conditions under which the play is illegal.

    >>> situation = Situation(Rules(), Scale(Rules()), (9,), (3,), 5)
    >>> [height for height in range(1, 14) if owed(situation).convicts(height)]
    [1, 2]
    """
    if situation.holding_size == 1:
        return Owed(allowed_as="only")
    wild = situation.scale.wild
    if wild is not None and situation.heights[-1] == wild:
        # Nothing but jokers: only from a holding of nothing but jokers.
        forbidden = _lead_forbidden(situation) if situation.target is None else None
        return Owed(forbidden, lambda height: height != wild, allowed_as="jokers")
    if situation.target is None:
        return _owed_by_leader(situation)
    return _OWED[situation.rules.play.duty](situation)


def _owed_by_leader(situation: Situation) -> Owed:
    forbidden = _lead_forbidden(situation)
    if situation.rules.play.lead is Lead.LOWEST:
        return Owed(forbidden, _below(situation), allowed_as="lowest_lead")
    return Owed(forbidden, allowed_as="lead")


def _lead_forbidden(situation: Situation) -> str | None:
    if len(situation.heights) == 1:
        return None
    counts = situation.counts
    keeps_one = situation.holding_size > len(counts)
    return None if situation.rules.play.sets and counts[0] == counts[-1] and keeps_one else "play.sets"


def _below(situation: Situation) -> Rest:
    """A card lower than one of those played: then these were not the lowest."""
    highest = situation.heights[0]
    return lambda height: height < highest


def _choice(situation: Situation) -> Owed:
    if situation.beats:
        return Owed(allowed_as="beats")
    return Owed(convicts=_below(situation))


def _beat_if_able(situation: Situation) -> Owed:
    if situation.beats:
        return Owed(allowed_as="beats")
    return _lowest_if_unable(situation, may_not_match=False)


def _lowest_if_unable(situation: Situation, *, may_not_match: bool) -> Owed:
    below, wild = _below(situation), situation.scale.wild
    if len(situation.heights) == 1:
        target = situation.target or ()

        def convicts(height: int) -> bool:
            can = height != wild and can_beat(situation, (height,))
            return below(height) or can or (may_not_match and (height,) == target)

        return Owed(convicts=convicts)
    may_not_beat = None if situation.stopped else len(situation.heights)
    return Owed(convicts=below, may_not_beat=may_not_beat, may_not_match=may_not_match)


def _lowest_that_beats(situation: Situation) -> Owed:
    if not situation.beats:
        return _lowest_if_unable(situation, may_not_match=False)
    jokers = situation.heights.count(situation.scale.wild or -1)
    return Owed(
        convicts=_lowers(situation, jokers),
        may_not_beat=jokers - 1 if jokers else None,
        allowed_as="lowest_that_beats",
    )


def _lowers(situation: Situation, jokers: int) -> Rest:
    """A card that, put in the place of a higher one, would still beat.

    No better exchange of one card means no better play at all: the plays that beat with a given number
    of jokers are the bases of a matroid. If any exchange does, that of the next higher card does.
    """
    rising = [-height for height in situation.heights[jokers:]]
    needed = reduced(situation.target or (), jokers)
    equal = situation.rules.play.equal

    def convicts(height: int) -> bool:
        higher = bisect_left(rising, -height)
        if not higher or height == situation.scale.wild:
            return False
        opposite = needed[higher - 1]
        return height > opposite or (equal and height == opposite)

    return convicts


def reduced(target: Heights, jokers: int) -> Heights:
    """The heights that ordinary cards must dominate when so many jokers take the highest rank among them.

    >>> reduced((12, 11, 8), 1)
    (12, 8)
    """
    return (target[0], *target[jokers + 1 :])


def _same_rank_first(situation: Situation) -> Owed:
    if situation.stopped:
        return _lowest_if_unable(situation, may_not_match=False)
    if situation.counts == situation.target:
        return Owed(allowed_as="same_rank")
    if not situation.beats:
        return _lowest_if_unable(situation, may_not_match=True)
    if len(situation.heights) == 1:
        return Owed(convicts=lambda height: (height,) == situation.target, allowed_as="beats")
    return Owed(may_not_match=True, allowed_as="beats")


_OWED: Mapping[DutyRule, Callable[[Situation], Owed]] = {
    DutyRule.CHOICE: _choice,
    DutyRule.BEAT_IF_ABLE: _beat_if_able,
    DutyRule.LOWEST_THAT_BEATS: _lowest_that_beats,
    DutyRule.SAME_RANK_FIRST: _same_rank_first,
}


def best_play(situation: Situation, holding: Sequence[int], jokers: int) -> tuple[int, ...]:
    """Cards of a holding, from high to low, that beat with so many wild jokers at most; empty if none do.

    There is an ordinary card among them: nobody is asked who holds nothing but jokers.
    """
    wild, target = situation.scale.wild, situation.target or ()
    ordinary = [height for height in holding if height != wild]
    used = min(len(holding) - len(ordinary), jokers, len(target) - 1)
    best = tuple(ordinary[: len(target) - used])
    if len(best) + used < len(target) or situation.stopped:
        return ()
    beats = dominates(best, reduced(target, used), equal=situation.rules.play.equal)
    return (*[wild or 0] * used, *best) if beats else ()


def matching_play(situation: Situation, holding: Sequence[int]) -> tuple[int, ...]:
    """Cards of a holding that have the very ranks of the play to beat; empty if there are none.

    >>> situation = Situation(Rules(), Scale(Rules()), (9,), (3,), 5)
    >>> matching_play(situation, (11, 9, 9)), matching_play(situation, (11, 3))
    ((9,), ())
    """
    wild, target = situation.scale.wild, situation.target or ()
    jokers = 0 if wild is None else holding.count(wild)
    needs = match_needs(target, jokers)
    if any(holding.count(height) < need for height, need in needs.items()):
        return ()
    ordinary = [height for height, need in needs.items() for _ in range(need)]
    return (*[wild or 0] * (len(target) - len(ordinary)), *ordinary)


def match_needs(target: Heights, jokers: int) -> dict[int, int]:
    """The number of ordinary cards of each height that match the target, jokers taking its highest rank.

    >>> match_needs((9, 9, 4), 1)
    {9: 1, 4: 1}
    """
    needs = {height: target.count(height) for height in target}
    needs[target[0]] = max(1, needs[target[0]] - jokers)
    return needs
