"""The cards of a pack, as a form has keys for them."""

from __future__ import annotations

from referee.cards import JOKER, SUITS, Card
from referee.families.cucumber.referee.trick import Scale
from referee.families.cucumber.rules.options import Rules
from referee.families.cucumber.rules.ranking import top_ranks
from referee.families.protocol import Cards


def cards_of(rules: Rules) -> Cards:
    """The cards of the pack, from high to low as they rank in every trick but the last.

    >>> cards_of(Rules()).ranks[:4]
    ('A', 'K', 'Q', 'J')
    >>> cards_of(Rules()).suited_ranks
    ()
    """
    scale, pack = Scale(rules), rules.pack
    jokers = (JOKER,) if pack.jokers else ()
    ranks = sorted([*jokers, *pack.deck.ranks], key=lambda rank: scale.height(Card(rank)), reverse=True)
    suited = top_ranks(rules)
    return Cards(
        ranks=tuple(ranks),
        suits=tuple(SUITS) if pack.deck.has_suits else (),
        suited_ranks=tuple(rank for rank in ranks if rank in suited and rank != JOKER),
    )
