"""The kinds of acts at a table of any game."""

from __future__ import annotations

from referee.families.acts import COMMON_ACTS, round_act
from referee.families.any_game.play.examples import ROUND_EXAMPLES
from referee.families.rounds.points import POINTS_BY_SIDE
from referee.families.shapes import OrNull, PlayerRef, Record, required

ROUND = round_act(
    "round",
    Record(
        "ScoredRound",
        (required("points", POINTS_BY_SIDE, "Points of each side, which may be below 0"),),
        "What everybody scored, as the table counted it.",
    ),
    examples=ROUND_EXAMPLES,
    answer=(required("dealer", OrNull(PlayerRef())), required("leader", OrNull(PlayerRef()))),
)
ACTS = (ROUND, *COMMON_ACTS)
"""Everything that can be recorded, rounds first."""
