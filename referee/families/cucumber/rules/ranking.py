"""The rank of cards in the last trick, and their cost.

Source: pagat.com Cucumber and Twenty-Two; Five Cucumbers rules sheet ("end of the round and scoring").
"""

from __future__ import annotations

from referee.cards import JOKER, Card
from referee.families.cucumber.rules.options import JokerRank, Payers, PointsTable, Rules, TopGroup
from referee.families.cucumber.rules.sections.points import POINTS, WITHOUT_CARDS

_LOWEST = 0
_JOKER = 100
_TOP = 1000
_LOW_CARD_POINTS = 1


def top_group(rules: Rules, card: Card) -> TopGroup | None:
    """The group of top cards this card belongs to, if any."""
    return next((group for group in rules.pack.top_cards if card in group.cards), None)


def top_ranks(rules: Rules) -> frozenset[str]:
    """The ranks whose suit matters, because one of them is a top card."""
    return frozenset(card.rank for group in rules.pack.top_cards for card in group.cards)


def strength(rules: Rules, card: Card) -> int:
    """The strength of the card in the last trick; equal cards are equally strong.

    >>> strength(Rules(), Card("A")) > strength(Rules(), Card("K"))
    True
    """
    for at, group in enumerate(rules.pack.top_cards):
        if card in group.cards:
            return _TOP - at
    if card.rank in rules.pack.low_in_last_trick:  # though it is highest in the others
        return _LOWEST
    ranks = rules.pack.deck.ranks
    if card.rank == JOKER:
        return len(ranks) if rules.pack.joker_rank is JokerRank.AS_ACE else _JOKER
    return ranks.index(card.rank) + 1


def card_matters(rules: Rules) -> bool:
    """True if the card that took the last trick decides anything, so that it has to be given.

    >>> card_matters(Rules()), card_matters(Rules(points=PointsTable.NONE))
    (True, False)
    """
    fatal = any(group.fatal for group in rules.pack.top_cards)
    return rules.points is not PointsTable.NONE or rules.last_trick.payers is not Payers.TAKER or fatal


def card_points(rules: Rules, card: Card) -> int:
    """The points that the card costs whoever pays with it, before anything doubles it.

    >>> card_points(Rules(), Card("Q")), card_points(Rules(), Card("7"))
    (12, 7)
    """
    if rules.points in WITHOUT_CARDS:
        return 0
    group = top_group(rules, card)
    if group is not None:
        return group.points
    if card.rank in rules.pack.low_in_last_trick:
        return _LOW_CARD_POINTS
    as_ace = card.rank == JOKER and rules.pack.joker_rank is JokerRank.AS_ACE
    return POINTS[rules.points]["A" if as_ace else card.rank]
