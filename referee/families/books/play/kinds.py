"""The kinds of acts at a table of Authors or Go Fish."""

from __future__ import annotations

from referee.families.acts import COMMON_ACTS, round_act
from referee.families.books.play.examples import DEAL_EXAMPLES
from referee.families.shapes import (
    CardText,
    Forms,
    ListOf,
    MapOf,
    OrNull,
    PlayerRef,
    Record,
    Whole,
    optional,
    required,
)
from referee.words.said import Said

MOST_SETS = 26
_COUNT = Whole(0, MOST_SETS, "sets")


FORFEIT = Record(
    "Forfeit",
    (
        required("from", PlayerRef(), "Who gives a set away"),
        optional("to", PlayerRef(), "Who gets it; left out, the left neighbour"),
        optional("rank", CardText(), "The rank of the set; needed where sets count by rank"),
    ),
    "A set that is given away for a wrong ask.",
)
DEAL = round_act(
    "deal",
    Record(
        "Deal",
        (
            optional(
                "sets",
                MapOf(PlayerRef(), ListOf(CardText(), most=MOST_SETS)),
                "The ranks that each player had laid down, before forfeits; who is left out has none",
            ),
            optional("counts", MapOf(PlayerRef(), _COUNT), "How many sets each player had laid down"),
            optional("forfeits", ListOf(FORFEIT, most=50), "Sets given away, in their order"),
        ),
        "What each player had laid down: the ranks in `sets`, or how many in `counts`; both must agree.",
        Forms(
            {"sets": Said("books-body-sets"), "counts": Said("books-body-counts")},
            code="form_must_be_complete",
            several=True,
        ),
    ),
    examples=DEAL_EXAMPLES,
    answer=(
        required("dealer", OrNull(PlayerRef())),
        required("leader", OrNull(PlayerRef())),
        optional("counts", MapOf(PlayerRef(), _COUNT), "Sets laid down, before forfeits"),
    ),
)
ACTS = (DEAL, *COMMON_ACTS)
"""Everything that can be recorded, rounds first."""
