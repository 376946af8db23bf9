"""Every legal play from a holding that is known: counted, and the highest of them listed.

A big holding has more plays of several cards than can be listed, so they are counted without being
made: chosen from high to low, each card has only to fit its own place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice

from ..cards import Card
from .duty import Situation, can_beat, reduced
from .options import Duty, Lead, Rules
from .trick import Heights, Scale

Cards = tuple[Card, ...]
Fits = Callable[[int, int], bool]
"""Whether a card of some height fits at some place of a play."""
MOST_LISTED = 200


@dataclass(frozen=True, slots=True)
class Choices:
    """The legal plays: how many there are, and the highest of them."""

    total: int
    listed: tuple[Cards, ...]
    lowest: Cards
    """The lowest cards of the holding, as many as were led; of a leader one."""
    can: bool
    """Whether some play beats, or matches, the one to beat."""


def legal_plays(rules: Rules, scale: Scale, target: Heights | None, holding: Sequence[Card]) -> Choices:
    """Every legal play from the holding, each from high to low, the highest first.

    Cards of one kind are told once. Suits are left out where they do not matter.

    >>> rules = Rules()
    >>> holding = [Card(rank) for rank in ("J", "3", "9", "3")]
    >>> [str(play[0]) for play in legal_plays(rules, Scale(rules), (9,), holding).listed]
    ['J', '3']
    """
    held = _Held(scale, holding)
    can, groups = (False, _leads(rules, held)) if target is None else _follows(rules, held, target)
    plays = [play for group in groups for play in islice(group.plays(), MOST_LISTED)]
    plays.sort(key=held.order)
    total = sum(group.total() for group in groups)
    lowest = held.lowest(1 if target is None else len(target))
    return Choices(total, tuple(plays[:MOST_LISTED]), lowest, can)


class _Held:
    """A holding by kinds, from high to low, wild jokers apart."""

    def __init__(self, scale: Scale, holding: Sequence[Card]) -> None:
        self.scale = scale
        kinds = Counter(map(scale.kind, holding))
        ordered = sorted(kinds, key=lambda card: (-scale.height(card), str(card)))
        self.jokers = [card for card in ordered if scale.height(card) == scale.wild]
        self.joker_count = sum(kinds[card] for card in self.jokers)
        self.ordinary = [(card, scale.height(card), kinds[card]) for card in ordered[len(self.jokers) :]]
        self.size = len(holding)
        self.heights = tuple(scale.heights(holding))

    def lowest(self, count: int) -> Cards:
        """The lowest cards, from high to low."""
        kinds = [card for card, _, there in self.ordinary for _ in range(there)]
        return tuple([*self.jokers[:1] * self.joker_count, *kinds][-count:])

    def order(self, play: Cards) -> tuple[Heights, tuple[str, ...]]:
        """What plays are sorted by, the highest first."""
        return tuple(-self.scale.height(card) for card in play), tuple(map(str, play))


@dataclass(frozen=True, slots=True)
class _Group:
    """Plays of so many ordinary cards, each fitting its place, with so many wild jokers before them."""

    held: _Held
    count: int
    fits: Fits
    jokers: int = 0

    def total(self) -> int:
        """How many such plays there are."""
        return len(self._singles()) if self.count == 1 else self._counter()(0, 0)

    def _singles(self) -> list[Cards]:
        """These plays, where they have but one ordinary card."""
        jokers = tuple(self.held.jokers[:1] * self.jokers)
        return [(*jokers, card) for card, height, _ in self.held.ordinary if self.fits(height, 0)]

    def _counter(self) -> Callable[[int, int], int]:
        """How many ways there are to fill the places from `place` on with kinds from `at` on."""
        kinds = self.held.ordinary

        @cache
        def ways(at: int, place: int) -> int:
            if place == self.count:
                return 1
            if at == len(kinds):
                return 0
            return sum(ways(at + 1, place + taken) for taken in range(self._most(at, place) + 1))

        return ways

    def _most(self, at: int, place: int) -> int:
        """How many cards of a kind fit from a place on."""
        _, height, there = self.held.ordinary[at]
        room = min(there, self.count - place)
        return next((taken for taken in range(room) if not self.fits(height, place + taken)), room)

    def plays(self) -> Iterator[Cards]:
        """These plays, the highest first."""
        if self.count == 1:
            yield from self._singles()
            return
        ways, jokers = self._counter(), tuple(self.held.jokers[:1] * self.jokers)

        def rest(at: int, place: int) -> Iterator[Cards]:
            if place == self.count:
                yield ()
                return
            for taken in range(self._most(at, place), -1, -1):
                if ways(at + 1, place + taken):
                    for others in rest(at + 1, place + taken):
                        yield (*(self.held.ordinary[at][0],) * taken, *others)

        if ways(0, 0):
            for play in rest(0, 0):
                yield (*jokers, *play)


def _exactly(held: _Held, heights: Heights) -> list[_Group]:
    """The plays of these very cards, which may be of several kinds."""
    wild = held.scale.wild
    ordinary = [height for height in heights if height != wild]
    jokers = len(heights) - len(ordinary)
    return [_Group(held, len(ordinary), _equals(ordinary), jokers)]


def _leads(rules: Rules, held: _Held) -> list[_Group]:
    most = max(1, held.size - 1) if rules.play.sets else 1
    if not held.ordinary:
        return [group for count in range(1, most + 1) for group in _exactly(held, held.heights[:count])]
    lowest = rules.play.lead is Lead.LOWEST
    counts = Counter[int]()
    for _, height, count in held.ordinary:
        counts[height] += count
    heights = [min(counts)] if lowest else list(counts)
    return [
        _set(held, height, count, jokers)
        for height in heights
        for count in range(1, min(counts[height], most) + 1)
        for jokers in range(min(held.joker_count, most - count) + 1)
        # A joker is no lowest card as long as an ordinary one is left.
        if not (lowest and jokers) or count == sum(counts.values())
    ]


def _set(held: _Held, height: int, count: int, jokers: int) -> _Group:
    return _Group(held, count, _equals([height] * count), jokers)


def _follows(rules: Rules, held: _Held, target: Heights) -> tuple[bool, list[_Group]]:
    """Whether some play beats, or matches, and the plays."""
    count = len(target)
    lowest = _exactly(held, held.heights[-count:])
    if held.size == 1 or not held.ordinary:
        return False, lowest
    situation = Situation(rules, held.scale, target, target, held.size)
    beating = [] if situation.stopped else _beating(held, target, equal=rules.play.equal)
    duty, can = rules.play.duty, any(group.total() for group in beating)
    if duty is Duty.CHOICE:
        counts = held.scale.as_played(held.heights[-count:])
        return can, beating if can_beat(situation, counts) else beating + lowest
    if duty is Duty.SAME_RANK_FIRST and not situation.stopped:
        same = _same(held, target)
        if any(group.total() for group in same):
            return True, same
    if duty is Duty.LOWEST_THAT_BEATS and can:
        return can, _exactly(held, _least(held, target, equal=rules.play.equal))
    return can, beating if can else lowest


def _beating(held: _Held, target: Heights, *, equal: bool) -> list[_Group]:
    """The plays that beat, by the number of wild jokers in them; one ordinary card is in each."""
    groups = []
    for jokers in range(min(held.joker_count, len(target) - 1), -1, -1):
        needed = reduced(target, jokers)
        groups.append(_Group(held, len(needed), _at_least(needed, equal=equal), jokers))
    return groups


def _at_least(needed: Heights, *, equal: bool) -> Fits:
    if equal:
        return lambda height, place: height >= needed[place]
    return lambda height, place: height > needed[place]


def _same(held: _Held, target: Heights) -> list[_Group]:
    """The plays with the very ranks of the target, wild jokers taking the highest of them."""
    highest = target.count(target[0])
    groups = []
    for jokers in range(min(held.joker_count, highest - 1), -1, -1):
        needed = reduced(target, jokers)
        groups.append(_Group(held, len(needed), _equals(needed), jokers))
    return groups


def _equals(needed: Sequence[int]) -> Fits:
    return lambda height, place: height == needed[place]


def _least(held: _Held, target: Heights, *, equal: bool) -> Heights:
    """The lowest cards that beat: with as few jokers as possible, the smallest card for each opposite."""
    tries = (_least_with(held, target, jokers, equal=equal) for jokers in range(len(target)))
    return next(play for play in tries if len(play) == len(target))


def _least_with(held: _Held, target: Heights, jokers: int, *, equal: bool) -> Heights:
    """The lowest cards that beat with so many jokers; too few cards when none do."""
    left = sorted(height for height in held.heights if height != held.scale.wild)
    chosen: list[int] = []
    for opposite in reversed(reduced(target, jokers)):
        enough = [height for height in left if height > opposite or (equal and height == opposite)]
        if enough:
            chosen.append(enough[0])
            left.remove(enough[0])
    return (*[held.scale.wild or 0] * jokers, *reversed(chosen))
