"""Whether a play is legal: with the holding known, and over every holding that could be.

Source: pagat.com Cucumber and Twenty-Two, "Play"; Five Cucumbers rules sheet, "turn overview".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import combinations

from ..cards import Card
from .duty import Owed, Situation, can_beat, holding_beats, match_needs, owed
from .options import Duty, Lead, Rules
from .trick import Heights, Scale

Cards = tuple[Card, ...]


class Verdict(StrEnum):
    """What the referee says."""

    LEGAL = "legal"
    ILLEGAL = "illegal"
    UNDETERMINED = "undetermined"


@dataclass(frozen=True, slots=True)
class Unknown:
    """The cards of a holding that nobody has seen."""

    count: int = 0
    pool: Mapping[int, int] = field(default_factory=dict)
    """By height, how many cards there are that they could be."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A verdict and what it rests on."""

    verdict: Verdict
    owed: Owed
    convicting: tuple[int, ...] = ()
    """Heights of known cards that make the play illegal."""
    open: tuple[int, ...] = ()
    """Heights that would make it illegal if the holding has one."""


NOTHING_UNKNOWN = Unknown()


def judge(situation: Situation, rest: Sequence[int], unknown: Unknown = NOTHING_UNKNOWN) -> Finding:
    """The verdict on a play, `rest` being the heights of the other cards known to be in the holding.

    Legal means legal with every holding the pack allows, illegal with none, undetermined with some.

    >>> from .options import Rules
    >>> rules = Rules()
    >>> situation = Situation(rules, Scale(rules), (9,), (3,), 3)
    >>> judge(situation, [2, 12]).verdict.value, judge(situation, [12], Unknown(1, {2: 4})).verdict.value
    ('illegal', 'illegal')
    >>> judge(situation, [12], Unknown(1, {2: 1, 5: 1})).verdict.value
    'undetermined'
    """
    owing = owed(situation)
    if owing.forbidden is not None:
        return Finding(Verdict.ILLEGAL, owing)
    convicting = tuple(height for height in rest if owing.convicts(height))
    if convicting:
        return Finding(Verdict.ILLEGAL, owing, convicting)
    worlds = _Worlds(situation, owing, tuple(rest), unknown)
    open_heights = worlds.open_heights()
    if not open_heights and not worlds.some_is_able():
        return Finding(Verdict.LEGAL, owing)
    verdict = Verdict.UNDETERMINED if worlds.some_is_legal() else Verdict.ILLEGAL
    return Finding(verdict, owing, open=open_heights)


@dataclass(frozen=True, slots=True)
class _Worlds:
    """All holdings that are possible.

    What could be asked of them all is asked of a few: with a given number of wild jokers, the highest
    cards there are beat if any do, and the lowest fail to beat if any do.
    """

    situation: Situation
    owing: Owed
    rest: Heights
    unknown: Unknown

    def open_heights(self) -> tuple[int, ...]:
        """Heights of unseen cards that would convict."""
        if not self.unknown.count:
            return ()
        pool = self.unknown.pool
        return tuple(height for height in sorted(pool) if pool[height] and self.owing.convicts(height))

    def some_is_able(self) -> bool:
        """Whether with some holding the player could have beaten, or matched, and had to."""
        owing = self.owing
        if owing.may_not_beat is not None:
            highest = (self._filled(jokers, reverse=True) for jokers in self._jokers())
            if any(self._beats(cards) for cards in highest if cards is not None):
                return True
        return owing.may_not_match and any(self._can_match(jokers) for jokers in self._jokers())

    def some_is_legal(self) -> bool:
        """Whether with some holding the play is legal."""
        return any(
            cards is not None and not (self.owing.may_not_beat is not None and self._beats(cards))
            for jokers in self._jokers()
            for cap in self._caps(jokers)
            for cards in [self._filled(jokers, cap=cap, innocent=True)]
        )

    def _jokers(self) -> Iterable[int]:
        """How many wild jokers can be among the unknown cards."""
        wild = self.situation.scale.wild
        there = 0 if wild is None else self.unknown.pool.get(wild, 0)
        return range(min(self.unknown.count, there) + 1)

    def _filled(
        self,
        jokers: int,
        *,
        reverse: bool = False,
        innocent: bool = False,
        cap: tuple[int, int] | None = None,
    ) -> Heights | None:
        """The lowest (or highest) holding with so many unseen jokers; None when there is none.

        `innocent` leaves out cards that convict, `cap` has at most so many unseen cards of a height.
        """
        wild, pool = self.situation.scale.wild, self.unknown.pool
        if innocent and jokers and wild is not None and self.owing.convicts(wild):
            return None
        left, cards = self.unknown.count - jokers, [wild or 0] * jokers
        for height in sorted(pool, reverse=reverse):
            if height == wild or (innocent and self.owing.convicts(height)):
                continue
            there = min(pool[height], cap[1]) if cap and cap[0] == height else pool[height]
            taken = min(left, there)
            cards += [height] * taken
            left -= taken
        if left:
            return None
        return tuple(sorted((*self.situation.heights, *self.rest, *cards), reverse=True))

    def _beats(self, holding: Heights) -> bool:
        return holding_beats(self.situation, holding, self.owing.may_not_beat or 0)

    def _needs(self, jokers: int) -> dict[int, int]:
        """How many unseen cards of each height would complete the ranks of the play to beat."""
        seen = (*self.situation.heights, *self.rest)
        wild = self.situation.scale.wild
        held = jokers + (0 if wild is None else seen.count(wild))
        needs = match_needs(self.situation.target or (), held)
        return {height: max(0, need - seen.count(height)) for height, need in needs.items()}

    def _can_match(self, jokers: int) -> bool:
        needs, pool = self._needs(jokers), self.unknown.pool
        return (
            self._filled(jokers) is not None
            and sum(needs.values()) <= self.unknown.count - jokers
            and all(pool.get(height, 0) >= need for height, need in needs.items())
        )

    def _caps(self, jokers: int) -> list[tuple[int, int] | None]:
        """The ways not to have the ranks of the play to beat: one card too few of some height."""
        if not self.owing.may_not_match:
            return [None]
        return [(height, need - 1) for height, need in self._needs(jokers).items() if need]


# Every legal play, from a holding that is known.


def legal_plays(rules: Rules, scale: Scale, target: Heights | None, holding: Sequence[Card]) -> list[Cards]:
    """Every legal play from the holding, each from high to low, the highest first.

    Cards of one kind are told once. Suits are left out where they do not matter.

    >>> rules = Rules()
    >>> holding = [Card(rank) for rank in ("J", "3", "9", "3")]
    >>> [str(cards[0]) for cards in legal_plays(rules, Scale(rules), (9,), holding)]
    ['J', '3']
    """
    cards = sorted((scale.kind(card) for card in holding), key=lambda card: (-scale.height(card), str(card)))
    plays = _leads(rules, scale, cards) if target is None else _follows(rules, scale, target, cards)
    return sorted(plays, key=lambda play: [-scale.height(card) for card in play])


def _heights(scale: Scale, play: Cards) -> Heights:
    return tuple(map(scale.height, play))


def _leads(rules: Rules, scale: Scale, cards: Sequence[Card]) -> list[Cards]:
    jokers = [card for card in cards if scale.height(card) == scale.wild]
    ordinary = [card for card in cards if scale.height(card) != scale.wild]
    most = max(1, len(cards) - 1) if rules.play.sets else 1
    if not ordinary:
        return [tuple(jokers[:count]) for count in range(1, most + 1)]
    lowest = rules.play.lead is Lead.LOWEST
    heights = dict.fromkeys(map(scale.height, ordinary[-1:] if lowest else ordinary))
    return [play for height in heights for play in _leads_at(scale, height, ordinary, jokers, most, lowest)]


def _leads_at(  # noqa: PLR0913, PLR0917
    scale: Scale, height: int, ordinary: Sequence[Card], jokers: Sequence[Card], most: int, lowest: bool
) -> Iterator[Cards]:
    """Leads of one height, with wild jokers as further cards of it."""
    equal = [card for card in ordinary if scale.height(card) == height]
    # A joker is no lowest card as long as an ordinary one is left.
    with_jokers = [] if lowest and len(equal) < len(ordinary) else jokers
    for count in range(1, len(equal) + 1):
        if lowest and with_jokers and count < len(equal):
            with_these: Sequence[Card] = ()
        else:
            with_these = with_jokers
        for play in dict.fromkeys(combinations(equal, count)):
            for extra in range(min(len(with_these), most - count) + 1):
                yield (*with_these[:extra], *play)


def _follows(rules: Rules, scale: Scale, target: Heights, cards: Sequence[Card]) -> list[Cards]:
    count = len(target)
    all_jokers = scale.height(cards[-1]) == scale.wild
    plays = [
        play
        for play in dict.fromkeys(combinations(cards, count))
        if all_jokers or scale.height(play[-1]) != scale.wild
    ]
    if len(cards) == 1:
        return plays
    situation = Situation(rules, scale, target, target, len(cards))
    counts = {play: scale.as_played(_heights(scale, play)) for play in plays}
    beating = [play for play in plays if can_beat(situation, counts[play])]
    lowest_heights = _heights(scale, tuple(cards[-count:]))
    lowest = [play for play in plays if _heights(scale, play) == lowest_heights]
    duty = rules.play.duty
    if duty is Duty.CHOICE:
        return beating + [play for play in lowest if play not in beating]
    if duty is Duty.SAME_RANK_FIRST and not situation.stopped:
        same = [play for play in plays if counts[play] == target]
        return same or beating or lowest
    if duty is Duty.LOWEST_THAT_BEATS and beating:
        least = min(_heights(scale, play) for play in beating)
        return [play for play in beating if _heights(scale, play) == least]
    return beating or lowest
