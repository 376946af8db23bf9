"""The codes that only games of Hand and Foot have, and their meanings."""

from __future__ import annotations

from referee.codes.play import Code
from referee.families.melds.codes import MELD_CODES

CODES = {
    **MELD_CODES,
    "minimum_must_be_reached": Code(
        "The minimum must be reached", "A side's first melds of a round count at least so much together."
    ),
    "books_must_allow_going_out": Code(
        "The books must allow going out", "The rules say how many books of each kind going out takes."
    ),
    "two_cards_must_be_drawn": Code(
        "Two cards must be drawn", "A turn begins with two cards of the stock, or with the pile."
    ),
    "threes_must_not_be_melded": Code(
        "Threes must not be melded", "Red threes are laid down by themselves; black ones are discarded."
    ),
    "wilds_must_be_fewer": Code(
        "Wild cards must be fewer", "The rules say how many wild cards a meld of each size may have."
    ),
    "wild_melds_must_be_allowed": Code(
        "Wild melds must be allowed", "In these rules no meld is of wild cards alone."
    ),
    "meld_must_not_be_larger": Code(
        "The meld must not be larger", "A book is the largest meld; a new one of its rank is begun after it."
    ),
    "top_discard_must_be_matched": Code(
        "The top discard must be matched",
        "Taking the pile needs two cards in hand that go with its top card.",
    ),
    "three_must_not_be_taken": Code("A three must not be taken", "A pile with a three on top stays."),
    "meld_must_have_room": Code(
        "The meld must have room", "The three cards join the open meld of their rank, and must fit into it."
    ),
    "partner_must_be_in_the_foot": Code(
        "The partner must be in the foot", "Nobody goes out before the partner has taken up the foot."
    ),
    "partner_must_agree": Code("The partner must agree", "The partner is asked, and the answer binds."),
}
"""By code, for the page that a problem leads to."""
