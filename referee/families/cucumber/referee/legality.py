"""The legality of a play: with the holding known, and over every holding that could be.

Source: pagat.com Cucumber and Twenty-Two, "Play"; Five Cucumbers rules sheet, "turn overview".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from referee.families.budget import Steps
from referee.families.cucumber.referee.duty import (
    Owed,
    Situation,
    best_play,
    match_needs,
    matching_play,
    owed,
)
from referee.families.cucumber.referee.trick import Heights
from referee.families.verdicts import Verdict, verdict_document
from referee.words.said import Said


def without_plays(
    allowed: bool | None, rule: str, explanation: Said, would_settle: Said | None = None
) -> dict[str, Any]:
    """A verdict on what is no play, as JSON; None for what is undetermined.

    >>> without_plays(True, "exchange", Said("cucumber-need-not-change"))["verdict"]
    'legal'
    """
    nothing = {"legal_plays": None, "legal_plays_total": None, "proof": None}
    return verdict_document(Verdict.of(allowed), rule, explanation, would_settle=would_settle, **nothing)


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
    together: tuple[int, ...] = ()
    """Heights of known cards, some played, with which the player had to beat or match."""
    open: tuple[int, ...] = ()
    """Heights that would make it illegal if the holding has one."""
    may_be_able: bool = False
    """True if unseen cards could, with others, have had to be played instead."""


NOTHING_UNKNOWN = Unknown()


def judge(
    situation: Situation,
    rest: Sequence[int],
    unknown: Unknown = NOTHING_UNKNOWN,
    steps: Steps | None = None,
) -> Finding:
    """The verdict on a play, `rest` being the heights of the other cards known to be in the holding.

    Legal means legal with every holding the pack allows, illegal with none, undetermined with some.

    :raises TooLongError: when it cannot be found within the steps.

    >>> from referee.families.cucumber.rules.options import Rules
    >>> from referee.families.cucumber.referee.trick import Scale
    >>> rules = Rules()
    >>> situation = Situation(rules, Scale(rules), (9,), (3,), 3)
    >>> judge(situation, [2, 12]).verdict.value, judge(situation, [12], Unknown(1, {2: 4})).verdict.value
    ('illegal', 'illegal')
    >>> judge(situation, [12], Unknown(1, {2: 1, 5: 1})).verdict.value
    'undetermined'
    """
    owing = owed(situation)
    steps = steps or Steps()
    steps.take(10 + situation.holding_size)
    if owing.forbidden is not None:
        return Finding(Verdict.ILLEGAL, owing)
    convicting = tuple(height for height in rest if owing.convicts(height))
    if convicting:
        return Finding(Verdict.ILLEGAL, owing, convicting)
    together = _must_have_played(situation, owing, rest)
    if together:
        return Finding(Verdict.ILLEGAL, owing, together=together)
    worlds = _Worlds(situation, owing, tuple(rest), unknown, steps)
    open_heights, able = worlds.open_heights(), worlds.some_is_able()
    if not open_heights and not able:
        return Finding(Verdict.LEGAL, owing)
    verdict = Verdict.UNDETERMINED if worlds.some_is_legal() else Verdict.ILLEGAL
    return Finding(verdict, owing, open=open_heights, may_be_able=able)


def _must_have_played(situation: Situation, owing: Owed, rest: Sequence[int]) -> tuple[int, ...]:
    """Known cards with which the player could have beaten, or matched, and had to."""
    held = sorted((*situation.heights, *rest), reverse=True)
    if owing.may_not_beat is not None:
        cards = best_play(situation, held, owing.may_not_beat)
        if cards:
            return cards
    return matching_play(situation, held) if owing.may_not_match else ()


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
    steps: Steps

    def open_heights(self) -> tuple[int, ...]:
        """Heights of unseen cards that would convict."""
        if not self.unknown.count:
            return ()
        pool = self.unknown.pool
        return tuple(height for height in sorted(pool) if pool[height] and self.owing.convicts(height))

    def some_is_able(self) -> bool:
        """True if with some holding the player could have beaten, or matched, and had to."""
        owing = self.owing
        if owing.may_not_beat is not None:
            highest = (self._filled(jokers, reverse=True) for jokers in self._jokers())
            if any(self._beats(cards) for cards in highest if cards is not None):
                return True
        return owing.may_not_match and any(self._can_match(jokers) for jokers in self._jokers())

    def some_is_legal(self) -> bool:
        """True if with some holding the play is legal."""
        return any(
            cards is not None and not (self.owing.may_not_beat is not None and self._beats(cards))
            for jokers in self._jokers()
            for cap in self._caps(jokers)
            for cards in [self._filled(jokers, cap=cap, innocent=True)]
        )

    def _jokers(self) -> Iterable[int]:
        """The possible numbers of wild jokers among the unknown cards."""
        wild = self.situation.scale.wild
        available = 0 if wild is None else self.unknown.pool.get(wild, 0)
        return range(min(self.unknown.count, available) + 1)

    def _filled(
        self,
        jokers: int,
        *,
        reverse: bool = False,
        innocent: bool = False,
        cap: tuple[int, int] | None = None,
    ) -> Heights | None:
        """The lowest (or highest) holding with so many unseen jokers; None when there is none.

        `innocent` leaves out cards that convict, which a joker never does; `cap` has at most so many unseen
        cards of a height.
        """
        wild, pool = self.situation.scale.wild, self.unknown.pool
        self.steps.take(4 * len(pool) + self.situation.holding_size)
        left, cards = self.unknown.count - jokers, [wild or 0] * jokers
        for height in sorted(pool, reverse=reverse):
            if height == wild or (innocent and self.owing.convicts(height)):
                continue
            available = min(pool[height], cap[1]) if cap and cap[0] == height else pool[height]
            count = min(left, available)
            cards += [height] * count
            left -= count
        if left:
            return None
        return tuple(sorted((*self.situation.heights, *self.rest, *cards), reverse=True))

    def _beats(self, holding: Heights) -> bool:
        return bool(best_play(self.situation, holding, self.owing.may_not_beat or 0))

    def _needs(self, jokers: int) -> dict[int, int]:
        """The number of unseen cards of each height that would complete the ranks of the play to beat."""
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
