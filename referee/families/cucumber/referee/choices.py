"""Every legal play from a holding that is known: counted, and the highest of them listed.

A big holding has more plays of several cards than can be listed, so they are counted without being
made: chosen from high to low, each card has only to fit its own place.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, chain, islice

from referee.cards import Card
from referee.families.budget import Steps
from referee.families.cucumber.referee.duty import Situation, can_beat, reduced
from referee.families.cucumber.referee.trick import Heights, Scale
from referee.families.cucumber.rules.options import Duty, Lead, Rules

Cards = tuple[Card, ...]
Span = tuple[int, int]
"""Places of a play, which are counted from 0 at its highest card: the first, and the one behind the last."""
Fits = Callable[[int], Span]
"""The places at which a card of some height fits; they lie side by side."""
Kind = tuple[Card, int, int]
"""A card without a suit that does not matter, its height, and how many of it are held."""
MOST_LISTED = 200


@dataclass(frozen=True, slots=True)
class Choices:
    """The legal plays: how many there are, and the highest of them."""

    total: int
    listed: tuple[Cards, ...]
    lowest: Cards
    """The lowest cards of the holding, as many as were led; of a leader one."""
    can: bool
    """True if some play beats, or matches, the one to beat."""


def legal_plays(
    rules: Rules, scale: Scale, target: Heights | None, holding: Sequence[Card], steps: Steps | None = None
) -> Choices:
    """Every legal play from the holding, each from high to low, the highest first.

    Cards of one kind are listed once. Suits are left out where they do not matter.

    :raises TooLongError: when there are too many to count within the steps.

    >>> rules = Rules()
    >>> holding = [Card(rank) for rank in ("J", "3", "9", "3")]
    >>> [str(play[0]) for play in legal_plays(rules, Scale(rules), (9,), holding).listed]
    ['J', '3']
    """
    held = _Held(scale, holding, steps or Steps())
    can, groups = (False, _leads(rules, held)) if target is None else _follows(rules, held, target)
    # No group has a play between two of another, so that the first of all are the highest.
    first = islice(chain.from_iterable(group.plays() for group in groups), MOST_LISTED)
    listed = tuple(sorted(first, key=held.order))
    lowest = held.lowest(1 if target is None else len(target))
    return Choices(sum(group.total for group in groups), listed, lowest, can)


class _Held:
    """A holding by kinds, from high to low, wild jokers apart."""

    def __init__(self, scale: Scale, holding: Sequence[Card], steps: Steps) -> None:
        self.scale = scale
        self.steps = steps
        steps.take(len(holding))
        kinds = Counter(map(scale.kind, holding))
        ordered = sorted(kinds, key=lambda card: (-scale.height(card), str(card)))
        self.jokers = [card for card in ordered if scale.height(card) == scale.wild]
        self.joker_count = sum(kinds[card] for card in self.jokers)
        self.ordinary: list[Kind] = [
            (card, scale.height(card), kinds[card]) for card in ordered[len(self.jokers) :]
        ]
        self.size = len(holding)
        self.heights = tuple(scale.heights(holding))

    def lowest(self, count: int) -> Cards:
        """The lowest cards, from high to low."""
        kinds = [card for card, _, copies in self.ordinary for _ in range(copies)]
        return tuple([*self.jokers[:1] * self.joker_count, *kinds][-count:])

    def order(self, play: Cards) -> tuple[Heights, tuple[str, ...]]:
        """The key by which plays are sorted, the highest first."""
        return tuple(-self.scale.height(card) for card in play), tuple(map(str, play))

    def fillings(self, count: int, fits: Fits) -> _Fillings:
        """The ways to fill so many places with ordinary cards that fit."""
        return _Fillings(self.ordinary, count, fits, self.steps)


class _Fillings:
    """All ways to fill the places of a play, from high to low, by how many cards of each kind are taken."""

    def __init__(self, kinds: Sequence[Kind], count: int, fits: Fits, steps: Steps) -> None:
        spans = [(card, copies, fits(height)) for card, height, copies in kinds]
        self._kinds = [(card, copies, span) for card, copies, span in spans if span[0] < span[1]]
        self._count = count
        self._steps = steps
        self._ways = self._counted()

    def _counted(self) -> list[list[int]]:
        """By kind and place: in how many ways the places from there on are filled by the kinds from there on.

        The last row is that of no kind at all. Ways are added up once for each row, so that a place takes one
        step however many cards of a kind there are.
        """
        rows = [[0] * self._count + [1]]
        for _, copies, (first, end) in reversed(self._kinds):
            self._steps.take(1 + end - first + self._count // 16)
            row, sums = list(rows[-1]), [0, *accumulate(rows[-1])]
            for place in range(first, end):
                row[place] = sums[min(place + copies, end) + 1] - sums[place]
            rows.append(row)
        return rows[::-1]

    def total(self, first: int = 0) -> int:
        """The number of ways to fill the places from `first` on."""
        return self._ways[0][first]

    def plays(self, first: int = 0) -> Iterator[Cards]:
        """These ways, the highest cards first."""
        counts, place = list[int](), first
        more = self.total(first) > 0
        while more:
            while place < self._count:
                counts.append(self._most(len(counts), place, self._count))
                place += counts[-1]
            self._steps.take(1 + len(counts) + 2 * self._count)
            kinds = zip(self._kinds, counts, strict=False)
            yield tuple(chain.from_iterable([card] * count for (card, _, _), count in kinds))
            more = False
            while counts and not more:
                last = counts.pop()
                place -= last
                fewer = self._most(len(counts), place, last - 1)
                more = fewer >= 0
                if more:
                    counts.append(fewer)
                    place += fewer

    def _most(self, at: int, place: int, limit: int) -> int:
        """The most cards of a kind that fit at a place, up to `limit`; -1 when not even none fit."""
        _, copies, (first, end) = self._kinds[at]
        most = min(copies, end - place, limit) if first <= place < end else min(0, limit)
        after = self._ways[at + 1]
        return next((count for count in range(most, -1, -1) if after[place + count]), -1)


@dataclass(frozen=True, slots=True)
class _Group:
    """Plays of ordinary cards with the same wild jokers before them."""

    fillings: _Fillings
    jokers: Cards = ()
    first: int = 0
    """The place from which on there are cards."""

    @property
    def total(self) -> int:
        """The number of such plays."""
        return self.fillings.total(self.first)

    def plays(self) -> Iterator[Cards]:
        """These plays, the highest first."""
        return ((*self.jokers, *play) for play in self.fillings.plays(self.first))


def _group(held: _Held, needed: Heights, fits: Fits, jokers: int) -> _Group:
    """The plays of so many jokers and a card for each that is needed."""
    return _Group(held.fillings(len(needed), fits), tuple(held.jokers[:1] * jokers))


def _exactly(held: _Held, heights: Heights) -> list[_Group]:
    """The plays of these very cards, which may be of several kinds."""
    wild = held.scale.wild
    ordinary = tuple(height for height in heights if height != wild)
    jokers = len(heights) - len(ordinary)
    return [_group(held, ordinary, _equals(ordinary), jokers)]


def _leads(rules: Rules, held: _Held) -> list[_Group]:
    most = max(1, held.size - 1) if rules.play.sets else 1
    if not held.ordinary:
        return [group for count in range(1, most + 1) for group in _exactly(held, held.heights[:count])]
    lowest = rules.play.lead is Lead.LOWEST
    counts = Counter[int]()
    for _, height, count in held.ordinary:
        counts[height] += count
    heights = [min(counts)] if lowest else list(counts)
    sets = {height: _sets(held, height, min(counts[height], most)) for height in heights}
    held.steps.take(sum(map(len, sets.values())) * (held.joker_count + 1))
    return [
        replace(group, jokers=tuple(held.jokers[:1] * jokers))
        # From the highest plays to the lowest: a joker comes before any other card.
        for jokers in range(held.joker_count, -1, -1)
        for height in heights
        for count, group in enumerate(sets[height], 1)
        # A joker is no lowest card as long as an ordinary one is left.
        if count + jokers <= most and (not (lowest and jokers) or count == sum(counts.values()))
    ]


def _sets(held: _Held, height: int, most: int) -> list[_Group]:
    """The sets of one height, of one card, of two, and so on."""
    kinds = [kind for kind in held.ordinary if kind[1] == height]
    fillings = _Fillings(kinds, most, lambda _: (0, most), held.steps)
    return [_Group(fillings, first=most - count) for count in range(1, most + 1)]


def _follows(rules: Rules, held: _Held, target: Heights) -> tuple[bool, list[_Group]]:
    """A flag, true if some play beats or matches, and the legal plays."""
    count = len(target)
    lowest = _exactly(held, held.heights[-count:])
    if held.size == 1 or not held.ordinary:
        return False, lowest
    situation = Situation(rules, held.scale, target, target, held.size)
    beating = [] if situation.stopped else _beating(held, target, equal=rules.play.equal)
    duty, can = rules.play.duty, any(group.total for group in beating)
    if duty is Duty.CHOICE:
        counts = held.scale.as_played(held.heights[-count:])
        return can, beating if can_beat(situation, counts) else beating + lowest
    if duty is Duty.SAME_RANK_FIRST and not situation.stopped:
        same = _same(held, target)
        if any(group.total for group in same):
            return True, same
    if duty is Duty.LOWEST_THAT_BEATS and can:
        return can, _exactly(held, _least(held, target, equal=rules.play.equal))
    return can, beating if can else lowest


def _beating(held: _Held, target: Heights, *, equal: bool) -> list[_Group]:
    """The plays that beat, by the number of wild jokers in them; one ordinary card is in each."""
    most = min(held.joker_count, len(target) - 1)
    needed = [(reduced(target, jokers), jokers) for jokers in range(most, -1, -1)]
    return [_group(held, heights, _at_least(heights, equal=equal), jokers) for heights, jokers in needed]


def _at_least(needed: Heights, *, equal: bool) -> Fits:
    """Cards fit from the first place on at which no more than they is needed."""
    falling, places = [-height for height in needed], len(needed)
    if equal:
        return lambda height: (bisect_left(falling, -height), places)
    return lambda height: (bisect_right(falling, -height), places)


def _same(held: _Held, target: Heights) -> list[_Group]:
    """The plays with the very ranks of the target, wild jokers taking the highest of them."""
    most = min(held.joker_count, target.count(target[0]) - 1)
    needed = [(reduced(target, jokers), jokers) for jokers in range(most, -1, -1)]
    return [_group(held, heights, _equals(heights), jokers) for heights, jokers in needed]


def _equals(needed: Heights) -> Fits:
    """Cards fit where exactly they are needed."""
    falling = [-height for height in needed]
    return lambda height: (bisect_left(falling, -height), bisect_right(falling, -height))


def _least(held: _Held, target: Heights, *, equal: bool) -> Heights:
    """The lowest cards that beat: with as few jokers as possible, the smallest card for each opposite."""
    held.steps.take(len(target) * (1 + held.joker_count))
    tries = (_least_with(held, target, jokers, equal=equal) for jokers in range(len(target)))
    return next(play for play in tries if len(play) == len(target))


def _least_with(held: _Held, target: Heights, jokers: int, *, equal: bool) -> Heights:
    """The lowest cards that beat with so many jokers; too few cards when none do."""
    left = sorted(height for height in held.heights if height != held.scale.wild)
    chosen: list[int] = []
    for opposite in reversed(reduced(target, jokers)):
        at = bisect_left(left, opposite) if equal else bisect_right(left, opposite)
        chosen += left[at : at + 1]
        del left[: at + 1]
    return (*[held.scale.wild or 0] * jokers, *reversed(chosen))
