"""Worked examples for the rule book, reckoned from the options.

Only ordinary ranks occur in them, so that no joker, top card or low card gets in the way. A rank is its
place among those, from 0, the lowest; a play or a holding goes from high to low.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from ..cards import Card, rank_text
from .options import Beat, Duty, Payers, PointsTable, Rules, SetWonBy
from .ranking import card_points
from .rulebook_words import listed
from .scoring import points_text

Ranks = tuple[int, ...]
_SINGLE: tuple[tuple[Ranks, ...], Ranks] = (((5,), (8,), (3,)), (10, 8, 5, 2, 1))
_SETS: tuple[tuple[Ranks, ...], Ranks] = (((3, 3, 3), (9, 5, 4)), (11, 5, 5, 2, 0))
_LAST_TRICK: Ranks = (7, 2, 7)
_SEATS = ("first", "second", "third")
_ENOUGH = 12
"""Fewer ordinary ranks than these make no example."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a follower may play."""

    beating: tuple[Ranks, ...]
    lowest: Ranks | None
    """None where the lowest cards are not allowed."""


def choice(rules: Rules, trick: Sequence[Ranks], holding: Ranks) -> Choice:
    """What the holding may play to the trick so far, all cards being ordinary.

    >>> choice(Rules(), [(5,), (8,)], (10, 8, 5, 2))
    Choice(beating=((10,), (8,)), lowest=(2,))
    """
    to_beat = target(rules, trick)
    plays = list(dict.fromkeys(combinations(holding, len(to_beat))))
    beating = [play for play in plays if _beats(play, to_beat, equal=rules.play.equal)]
    same = [play for play in plays if play == to_beat]
    return _DUTIES[rules.play.duty](beating, holding[-len(to_beat) :], same)


def target(rules: Rules, trick: Sequence[Ranks]) -> Ranks:
    """The play to be beaten.

    >>> target(Rules(), [(5,), (8,), (3,)])
    (8,)
    """
    if rules.play.beat is Beat.HIGHEST:
        return _winning(rules, trick)
    return trick[-1] if rules.play.beat is Beat.PREVIOUS else trick[0]


def _winning(rules: Rules, trick: Sequence[Ranks]) -> Ranks:
    winning = trick[0]
    for play in trick[1:]:
        can_take = rules.play.set_won_by is SetWonBy.DOMINANCE or len(set(play)) == 1
        if can_take and _beats(play, winning, equal=True):
            winning = play
    return winning


def _beats(play: Ranks, target: Ranks, *, equal: bool) -> bool:
    pairs = zip(play, target, strict=True)
    return all(card > opposite or (equal and card == opposite) for card, opposite in pairs)


def _choice(beating: list[Ranks], lowest: Ranks, _: list[Ranks]) -> Choice:
    return Choice(tuple(play for play in beating if play != lowest), lowest)


def _beat_if_able(beating: list[Ranks], lowest: Ranks, _: list[Ranks]) -> Choice:
    return Choice(tuple(beating), None) if beating else Choice((), lowest)


def _lowest_that_beats(beating: list[Ranks], lowest: Ranks, same: list[Ranks]) -> Choice:
    return _beat_if_able(sorted(beating, key=sum)[:1], lowest, same)


def _same_rank_first(beating: list[Ranks], lowest: Ranks, same: list[Ranks]) -> Choice:
    return _beat_if_able(same or beating, lowest, same)


_DUTIES: Mapping[Duty, Callable[[list[Ranks], Ranks, list[Ranks]], Choice]] = {
    Duty.CHOICE: _choice,
    Duty.BEAT_IF_ABLE: _beat_if_able,
    Duty.LOWEST_THAT_BEATS: _lowest_that_beats,
    Duty.SAME_RANK_FIRST: _same_rank_first,
}


def play_examples(rules: Rules, players: int) -> list[str]:
    """Sentences that show what may be played, at a table for so many; none where too many ranks are special.

    >>> play_examples(Rules(), 2)  # doctest: +ELLIPSIS
    ['For example, the trick so far is 7, so that ...or your lowest card, the 3.']
    """
    ordinary = _ordinary(rules)
    if len(ordinary) < _ENOUGH:
        return []
    examples = [_SINGLE, _SETS] if rules.play.sets else [_SINGLE]
    return [_play_example(rules, ordinary, trick[: players - 1], holding) for trick, holding in examples]


def _ordinary(rules: Rules) -> list[str]:
    """The ranks about which there is nothing special, from low to high."""
    special = {card.rank for group in rules.pack.top_cards for card in group.cards}
    special |= {*rules.pack.low_in_last_trick, rules.last_trick.doubled_by or ""}
    return [rank for rank in rules.pack.deck.ranks if rank not in special]


def _play_example(rules: Rules, ordinary: list[str], trick: tuple[Ranks, ...], holding: Ranks) -> str:
    so_far = ", ".join(_cards(ordinary, play) for play in trick)
    to_beat = _the(ordinary, target(rules, trick))
    what = "is the card" if len(trick[0]) == 1 else "are the cards"
    may = _allowed(ordinary, choice(rules, trick, holding))
    return (
        f"For example, the trick so far is {so_far}, so that {to_beat} {what} to beat. "
        f"Holding {_cards(ordinary, holding)}, you {may}."
    )


def _cards(ordinary: list[str], play: Ranks) -> str:
    return "-".join(ordinary[rank] for rank in play)


def _the(ordinary: list[str], play: Ranks) -> str:
    return f"the {rank_text(ordinary[play[0]])}" if len(play) == 1 else _cards(ordinary, play)


def _allowed(ordinary: list[str], found: Choice) -> str:
    plays = [_the(ordinary, play) for play in found.beating]
    parts = [listed(plays, word="or")] if plays else []
    if found.lowest is not None:
        noun = "card" if len(found.lowest) == 1 else "cards"
        parts.append(f"your lowest {noun}, {_the(ordinary, found.lowest)}")
    verb = "must" if len(plays) + (found.lowest is not None) == 1 else "may"
    return f"{verb} play {', or '.join(parts)}"


def last_trick_example(rules: Rules, players: int) -> list[str]:
    """A sentence that shows who pays, at a table for so many; none where too many ranks are special.

    >>> last_trick_example(Rules(), 2)
    ['For example, if the last trick is 9, 9, the second player is the taker and pays 9 points.']
    """
    ordinary = _ordinary(rules)
    if len(ordinary) < _ENOUGH:
        return []
    ranks = _LAST_TRICK if players > 2 else _LAST_TRICK[::2]
    cost = ""
    if rules.points is not PointsTable.NONE:
        cost = f" {points_text(rules, card_points(rules, Card(ordinary[ranks[0]])))}"
    others = _TIED[rules.last_trick.payers].format(cost=cost)
    trick, taker = ", ".join(ordinary[rank] for rank in ranks), _SEATS[len(ranks) - 1]
    return [
        f"For example, if the last trick is {trick}, the {taker} player is the taker and pays{cost}{others}."
    ]


_TIED = {
    Payers.TAKER: "",
    Payers.TAKER_REWARDS_TIED: ", and the first gets{cost} off",
    Payers.ALL_TIED: ", and the first, who tied, pays{cost} too",
}
