"""The points of cards: by rank, and of an ace less in a run in which it is low, where the rules say so."""

from __future__ import annotations

from collections.abc import Iterable

from referee.cards import Card
from referee.families.melds.totals import counted
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.table.melds import Meld


def points_of(rules: Rules, cards: Iterable[Card]) -> int:
    """The points of these cards in hand.

    >>> points_of(Rules(), [Card("K", "H"), Card("Q", "D"), Card("3", "S")])
    23
    """
    return counted(rules.values, (card.rank for card in cards))


def points_in(rules: Rules, meld: Meld, cards: Iterable[Card]) -> int:
    """The points of some cards of a meld on the table, the whole of which lies as it does.

    >>> from referee.families.rummy.rules.variants import VARIANTS
    >>> from referee.families.rummy.table.melds import meld_of
    >>> rules = next(one.rules for one in VARIANTS if one.id == "rummy-500")
    >>> run = [Card(rank, "S") for rank in ("A", "2", "3")]
    >>> points_in(rules, meld_of(rules.melding, run), run)
    6
    """
    low = rules.score.ace_low_run
    if low is None or meld.begins[:1] != (1,):
        return points_of(rules, cards)
    return sum(low if card.rank == "A" else rules.values[card.rank] for card in cards)
