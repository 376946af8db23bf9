"""Worked examples for the rule book, reckoned from the options.

Only ordinary ranks occur in them, so that no joker, top card or low card gets in the way. A rank is its
place among those, from 0, the lowest; a play or a holding goes from high to low.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from referee.cards import Card, rank_sign, rank_text
from referee.families.cucumber.referee.choices import Cards, legal_plays
from referee.families.cucumber.referee.trick import Scale, play_to_beat
from referee.families.cucumber.rules.options import Payers, PointsTable, Rules
from referee.families.cucumber.rules.ranking import card_points
from referee.families.cucumber.rules.sections.points import points_text
from referee.families.options.words import listed

Ranks = tuple[int, ...]
_SINGLE: tuple[tuple[Ranks, ...], Ranks] = (((5,), (8,), (3,)), (10, 8, 5, 2, 1))
_SETS: tuple[tuple[Ranks, ...], Ranks] = (((3, 3, 3), (9, 5, 4)), (11, 5, 5, 2, 0))
_LAST_TRICK: Ranks = (7, 2, 7)
_SEATS = ("first", "second", "third")
_ENOUGH = 12
"""Fewer ordinary ranks than these make no example."""


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
    scale, plays = Scale(rules), [_cards(ordinary, play) for play in trick]
    counts = [scale.as_played(scale.heights(play)) for play in plays]
    at, held = play_to_beat(rules, counts), _cards(ordinary, holding)
    may = _allowed(list(legal_plays(rules, scale, counts[at], held).listed), held[-len(plays[at]) :])
    predicate = "is the card" if len(plays[at]) == 1 else "are the cards"
    return (
        f"For example, the trick so far is {', '.join(map(_ranks_text, plays))}, so that {_the(plays[at])} "
        f"{predicate} to beat. Holding {_ranks_text(held)}, you {may}."
    )


def _cards(ordinary: list[str], play: Ranks) -> Cards:
    return tuple(Card(ordinary[rank]) for rank in play)


def _ranks_text(cards: Cards) -> str:
    return "-".join(card.rank for card in cards)


def _the(cards: Cards) -> str:
    return f"the {rank_text(cards[0].rank)}" if len(cards) == 1 else _ranks_text(cards)


def _allowed(plays: list[Cards], lowest: Cards) -> str:
    beating = [_the(play) for play in plays if play != lowest]
    parts = [listed(beating, word="or")] if beating else []
    if lowest in plays:
        parts.append(f"your lowest {'card' if len(lowest) == 1 else 'cards'}, {_the(lowest)}")
    return f"{'must' if len(plays) == 1 else 'may'} play {', or '.join(parts)}"


def last_trick_example(rules: Rules, players: int) -> list[str]:
    """A sentence that shows who pays, at a table for so many; none where too many ranks are special.

    >>> last_trick_example(Rules(), 2)
    ['For example, if the last trick is 9, 9, the second player is the taker and pays 9 points.']
    """
    ordinary = _ordinary(rules)
    if len(ordinary) < _ENOUGH:
        return []
    if rules.last_trick.payers in _WITHOUT_A_TAKER:
        return [_WITHOUT_A_TAKER[rules.last_trick.payers](rules, ordinary, players)]
    ranks = _LAST_TRICK if players > 2 else _LAST_TRICK[::2]
    cost = ""
    if rules.points is not PointsTable.NONE:
        cost = f" {points_text(rules, card_points(rules, Card(ordinary[ranks[0]])))}"
    others = _TIED[rules.last_trick.payers].format(cost=cost)
    trick, taker = ", ".join(ordinary[rank] for rank in ranks), _SEATS[len(ranks) - 1]
    return [
        f"For example, if the last trick is {trick}, the {taker} player is the taker and pays{cost}{others}."
    ]


def _lowest_wins(_: Rules, ordinary: list[str], players: int) -> str:
    trick = ", ".join(ordinary[rank] for rank in _LOWEST_TWICE[:players])
    others = "the others lose" if players > 2 else "the first loses"
    return (
        f"For example, if the last trick is {trick}, the second player wins the hand, and {others} the bet."
    )


def _declared(rules: Rules, ordinary: list[str], players: int) -> str:
    """The second player declares, and at a table of three the card is matched."""
    ranks, declaration = _LOWEST_TWICE[:players], rules.last_trick.declaration
    first, own = (points_text(rules, card_points(rules, Card(ordinary[rank]))) for rank in ranks[:2])
    cards = ", ".join(rank_sign(ordinary[rank]) for rank in ranks)
    pays = f"pays nothing, and the first pays {first}"
    if players > 2:
        more = f" and {own} for the card" if declaration.wrong_adds else ""
        wrong = points_text(rules, declaration.wrong)
        pays = f"pays {wrong}{more}, for the card is matched, the first {first}, and "
        pays += "the third nothing"
    return f"For example, if the last cards are {cards} and the second player declares, that player {pays}."


_LOWEST_TWICE: Ranks = (7, 5, 5)
_WITHOUT_A_TAKER: Mapping[Payers, Callable[[Rules, list[str], int], str]] = {
    Payers.ALL_BUT_LOWEST: _lowest_wins,
    Payers.BY_DECLARATION: _declared,
}
_TIED = {
    Payers.TAKER: "",
    Payers.TAKER_REWARDS_TIED: ", and the first gets{cost} off",
    Payers.ALL_TIED: ", and the first, who tied, pays{cost} too",
}
