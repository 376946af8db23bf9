"""The categories of a round: who has each of them, from what the sides have captured.

A category is a row of `CATEGORIES`, an option under `score` in `rules/score.py`, and its name and sentences
in `words/en.ftl` and `rulebook/words/en.ftl`. What it counts is read, checked and entered from there on.

Source: Denexa Games: Escoba, "Scoring"; Naipes Heraclio Fournier: La Escoba (sevens and the extras).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import TypeAlias

from referee.families.escoba.rules.options import CARDS, Rules
from referee.families.escoba.rules.score import SetentaBy
from referee.families.escoba.scoring.counts import Count
from referee.families.escoba.scoring.setenta import SUITS_NEEDED, best_setentas, points_of
from referee.families.escoba.table.pack import rank_said
from referee.words.said import Argument, Said

Counts: TypeAlias = Mapping[int, Count]
"""By side, each of them."""
Winners: TypeAlias = tuple[int, ...]
"""The sides that are best: nobody, one, or several that are equal."""
COINS_IN_ALL, SEVENS_IN_ALL = 10, 4
UNDER = 10
"""Cards; with fewer the other side scores for it."""


@dataclass(frozen=True, slots=True)
class Category:
    """Something that a round scores besides escobas."""

    best: Callable[[Rules, Counts], Winners]
    """Finds who is best in it."""
    noun: str
    """The thing that one scores for: `most cards`."""
    counted: str | None = None
    """The name of the count that it needs."""
    figure: Callable[[Rules, Count], Argument] | None = None
    """The figure that is compared, where that is worth telling."""
    implied: tuple[str, ...] = ()
    """The categories that whoever has it has as well."""
    is_extra: bool = False
    """True if it counts only for who has all of something, so that nothing is said where nobody has."""
    for_two: bool = False
    """True if it compares two sides, and counts nothing with more of them."""


def _most(member: str, noun: str) -> Category:
    """Most of something that is counted."""
    amount = attrgetter(member)

    def best(_: Rules, counts: Counts) -> Winners:
        most = max(amount(count) for count in counts.values())
        return tuple(side for side in sorted(counts) if most and amount(counts[side]) == most)

    return Category(best, noun, member, lambda _, count: int(amount(count)))


def _all(member: str, everything: int, noun: str, *, implied: tuple[str, ...]) -> Category:
    """All of something that is counted."""
    amount = attrgetter(member)

    def best(_: Rules, counts: Counts) -> Winners:
        return tuple(side for side in sorted(counts) if amount(counts[side]) == everything)

    return Category(best, noun, member, implied=implied, is_extra=True)


def _velo(_: Rules, counts: Counts) -> Winners:
    return tuple(side for side in sorted(counts) if counts[side].velo)


def _setenta(rules: Rules, counts: Counts) -> Winners:
    ranks = {side: count.setenta or () for side, count in counts.items()}
    return best_setentas(ranks, rules.score.setenta_by)


def _ranks(rules: Rules, count: Count) -> Said:
    """The cards of a setenta, with their points where those are compared."""
    ranks = count.setenta or ()
    cards = tuple(rank_said(rules.pack, rank) for rank in ranks)
    by_points = rules.score.setenta_by is SetentaBy.POINTS and len(ranks) == SUITS_NEEDED
    points = points_of(ranks) if by_points else 0
    return Said("escoba-setenta", {"count": len(cards), "cards": cards, "points": points})


def _under_ten(_: Rules, counts: Counts) -> Winners:
    cards = {side: count.cards or 0 for side, count in counts.items()}
    both = sum(cards.values())
    return tuple(side for side in sorted(cards) if both - cards[side] < UNDER and cards[side])


CATEGORIES: Mapping[str, Category] = {
    "cards": _most("cards", "most cards"),
    "coins": _most("coins", "most coins"),
    "velo": Category(_velo, "the seven of coins"),
    "setenta": Category(_setenta, "the setenta", figure=_ranks),
    "sevens": _most("sevens", "most sevens"),
    "all_cards": _all(
        "cards",
        CARDS,
        "all cards",
        implied=("cards", "coins", "velo", "setenta", "sevens", "all_coins", "all_sevens"),
    ),
    "all_coins": _all("coins", COINS_IN_ALL, "all coins", implied=("coins", "velo")),
    "all_sevens": _all("sevens", SEVENS_IN_ALL, "all sevens", implied=("velo", "setenta", "sevens")),
    "under_ten": Category(
        _under_ten,
        "leaving the others fewer than ten cards",
        "cards",
        implied=("cards",),
        is_extra=True,
        for_two=True,
    ),
}
"""By the name of their option under `score`, in the order in which they are scored."""
ALONE = frozenset({"velo", *(name for name, category in CATEGORIES.items() if category.is_extra)})
"""Those in which no two sides can be equal."""


def scored(rules: Rules, sides: int) -> tuple[str, ...]:
    """The categories that score points under these rules, with so many sides.

    >>> scored(Rules(), 2)
    ('cards', 'coins', 'velo', 'setenta')
    """
    return tuple(
        name
        for name, category in CATEGORIES.items()
        if getattr(rules.score, name) and (sides == 2 or not category.for_two)
    )


def winners(rules: Rules, counts: Counts) -> dict[str, Winners]:
    """The sides that are best in each category that scores."""
    return {name: CATEGORIES[name].best(rules, counts) for name in scored(rules, len(counts))}
