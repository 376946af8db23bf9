"""A referee by brute force, written from the rules, not from the code: it tries every play and holding.

A card is a number, its height; a play is a tuple of heights from high to low.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product

from referee.cards import JOKER, Card
from referee.families.cucumber.rules.options import Beat, Duty, JokerRank, Lead, Rules, SetWonBy

Play = tuple[int, ...]
WILD = 10_000
ABOVE_ACE = 100


def height(rules: Rules, card: Card) -> int:
    """How high a card ranks in every trick but the last; equal cards are equally high."""
    for at, group in enumerate(rules.pack.top_cards):
        if card in group.cards:
            return 1000 - at
    ace = len(rules.pack.deck.ranks)
    if card.rank == JOKER:
        ranks = {JokerRank.AS_ACE: ace, JokerRank.ABOVE_ACE: ABOVE_ACE, JokerRank.WILD: WILD}
        return ranks[rules.pack.joker_rank]
    # What is low in the last trick is highest in the others.
    return ace if card.rank in rules.pack.low_in_last_trick else rules.pack.deck.ranks.index(card.rank) + 1


def height_in_last_trick(rules: Rules, card: Card) -> int:
    """How high a card ranks in the last trick."""
    if any(card in group.cards for group in rules.pack.top_cards):
        return height(rules, card)
    if card.rank in rules.pack.low_in_last_trick:
        return 0
    # Nothing is wild there.
    return min(height(rules, card), ABOVE_ACE)


def play_of(rules: Rules, cards: Iterable[Card]) -> Play:
    """The cards as a play."""
    return tuple(sorted((height(rules, card) for card in cards), reverse=True))


def readings(rules: Rules, play: Play) -> Iterator[Play]:
    """What a play may count as: each wild joker one of the ranks it is played with, by itself an ace."""
    ordinary = tuple(card for card in play if card != WILD)
    choices = ordinary or (len(rules.pack.deck.ranks),)
    for jokers in product(choices, repeat=len(play) - len(ordinary)):
        yield tuple(sorted((*ordinary, *jokers), reverse=True))


def counted(rules: Rules, play: Play) -> Play:
    """What a play counts as when others have to beat it: as high as can be."""
    return max(readings(rules, play))


def at_least(play: Play, other: Play, *, equal: bool = True) -> bool:
    """Whether each card is at least as high as the one opposite; higher, unless equal is enough."""
    return all(a >= b if equal else a > b for a, b in zip(play, other, strict=True))


def winner(rules: Rules, plays: Sequence[Play]) -> int:
    """Which play wins a trick that is not the last one."""
    matched = rules.play.set_won_by is SetWonBy.MATCHED and len(plays[0]) > 1
    best = 0
    for at, play in enumerate(plays):
        if (not matched or len(set(play)) == 1) and at_least(play, plays[best]):
            best = at
    return best


def target_of(rules: Rules, plays: Sequence[Play]) -> Play | None:
    """The play to be beaten, of those in the trick so far."""
    if not plays:
        return None
    which = {Beat.HIGHEST: winner(rules, plays), Beat.PREVIOUS: -1, Beat.LED: 0}
    return plays[which[rules.play.beat]]


def without(holding: Play, play: Play) -> Play:
    """What is left of a holding."""
    left = list(holding)
    for card in play:
        left.remove(card)
    return tuple(left)


def is_lowest(holding: Play, play: Play) -> bool:
    """Whether no card that is left ranks below any card of the play."""
    return all(card >= played for card in without(holding, play) for played in play)


def legal_plays(rules: Rules, target: Play | None, holding: Play) -> set[Play]:
    """Every legal play from a holding."""
    if len(holding) == 1:
        return {holding}
    if target is None:
        sizes = range(1, len(holding)) if rules.play.sets else (1,)
        return {play for size in sizes for play in plays(holding, size) if may_lead(rules, holding, play)}
    return may_follow(rules, target, holding)


def plays(holding: Play, size: int) -> set[Play]:
    """All plays of that many cards; jokers by themselves only where there are only jokers."""
    only_jokers = set(holding) == {WILD}
    every = set(combinations(sorted(holding, reverse=True), size))
    return {play for play in every if only_jokers or set(play) != {WILD}}


def may_lead(rules: Rules, holding: Play, play: Play) -> bool:
    """One card, or several of one rank."""
    of_one_rank = len({card for card in play if card != WILD}) <= 1
    return of_one_rank and (rules.play.lead is Lead.ANY or is_lowest(holding, play))


def may_follow(rules: Rules, target: Play, holding: Play) -> set[Play]:
    """Every play that does what the target asks for."""
    every = plays(holding, len(target))
    ace_stops = rules.play.ace_stops and len(rules.pack.deck.ranks) in target
    beating, same, lowest = set(), set(), set()
    for play in every:
        if not ace_stops:
            if any(at_least(reading, target, equal=rules.play.equal) for reading in readings(rules, play)):
                beating.add(play)
            if counted(rules, play) == target:
                same.add(play)
        if is_lowest(holding, play):
            lowest.add(play)
    smallest = {play for play in beating if all(at_least(other, play) for other in beating)}
    return {
        Duty.CHOICE: beating | lowest,
        Duty.BEAT_IF_ABLE: beating or lowest,
        Duty.LOWEST_THAT_BEATS: smallest if beating else lowest,
        Duty.SAME_RANK_FIRST: same or beating or lowest,
    }[rules.play.duty]


def verdict(
    rules: Rules, target: Play | None, play: Play, *, known: Play, unknown: int, pool: Sequence[int]
) -> str:
    """The verdict over every holding that has the play, the known cards, and so many of the pool."""
    holdings = {(*play, *known, *others) for others in combinations(sorted(pool), unknown)}
    outcomes = {is_legal(rules, target, holding, play) for holding in holdings}
    return {(True,): "legal", (False,): "illegal"}.get(tuple(outcomes), "undetermined")


def is_legal(rules: Rules, target: Play | None, holding: Play, play: Play) -> bool:
    """Whether a play is legal from a holding."""
    return tuple(sorted(play, reverse=True)) in legal_plays(rules, target, holding)
