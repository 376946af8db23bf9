"""The cards of the pack, as a form has keys for them."""

from __future__ import annotations

from referee.cards import SUITS
from referee.families.bourre.table.cards import RANKS
from referee.families.protocol import Cards

_HIGH_TO_LOW = tuple(reversed(RANKS))
CARDS = Cards(ranks=_HIGH_TO_LOW, suits=tuple(SUITS), suited_ranks=_HIGH_TO_LOW)
"""52 cards, each with its suit."""
