"""The deal: how many packs, and how many cards each. Who deals and leads is `next_hand.py`.

Source: pagat.com Cucumber and Twenty-Two, the "deal" sections; Five Cucumbers rules sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from referee.cards import Pack
from referee.families.cucumber.rules.options import DealThen, PacksByPlayers, Rules, Short
from referee.families.cucumber.rules.sections.deal import SEVEN


def pack_for(rules: Rules, players: int) -> Pack:
    """The cards a game of so many players is played with; settled when it starts.

    >>> pack_for(Rules(), 7).size
    52
    """
    packs = rules.pack.packs
    if isinstance(packs, PacksByPlayers):
        packs = 1 if players <= packs.above else -(-players // packs.one_per)
    return Pack(rules.pack.deck, packs=packs, jokers=rules.pack.jokers)


def first_hand_cards(rules: Rules, players: int) -> int:
    """Cards each in the first hand, before asking whether the pack can serve them."""
    return _at_most(rules, _planned(rules, 1, None, available=pack_for(rules, players).size, players=players))


def cards_each(rules: Rules, *, number: int, losing_points: int | None, available: int, players: int) -> int:
    """Cards each in hand `number` (from 1), with `available` cards to deal to so many players.

    `losing_points` are the points of the card that decided the hand before; 0 cards when the pack
    cannot even serve one each.

    >>> cards_each(Rules(), number=1, losing_points=None, available=52, players=8)
    6
    >>> cards_each(Rules(), number=1, losing_points=None, available=52, players=0)
    0
    """
    if not players:
        return 0
    planned = _at_most(rules, _planned(rules, number, losing_points, available=available, players=players))
    if planned * players <= available:
        return planned
    if rules.deal.short is Short.SEVEN and SEVEN * players <= available:
        return SEVEN
    return available // players


def _at_most(rules: Rules, cards: int) -> int:
    return cards if rules.deal.at_most is None else min(cards, rules.deal.at_most)


def _planned(rules: Rules, number: int, losing_points: int | None, *, available: int, players: int) -> int:
    if rules.deal.then is DealThen.ALL:
        return available // players
    if rules.deal.then is DealThen.LOSING_CARD:
        # A card that costs nothing (the 1 of Five Cucumbers) still leaves a hand to be played.
        return rules.deal.cards if losing_points is None else max(1, losing_points)
    return _SEQUENCES[rules.deal.then](rules.deal.cards, number - 1)


def _same(cards: int, _: int) -> int:
    return cards


def _countdown(cards: int, step: int) -> int:
    return cards - step % cards


def _zigzag(cards: int, step: int) -> int:
    """`cards` … 1, up to one fewer than before, down to 1, …, up to 2, down to 1; then again."""
    sequence = list(range(cards, 0, -1))
    for peak in range(cards - 1, 1, -1):
        sequence += [*range(2, peak), *range(peak, 0, -1)]
    return sequence[step % len(sequence)]


_SEQUENCES: Mapping[DealThen, Callable[[int, int], int]] = {
    DealThen.SAME: _same,
    DealThen.COUNTDOWN: _countdown,
    DealThen.ZIGZAG: _zigzag,
}
