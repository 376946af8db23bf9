"""Six-card Golf: the parts of the family, joined."""

from __future__ import annotations

from typing import Any

from referee.families.acts import ADJUSTMENT_ACT, DEALER_ACT, END_ACT, ROUND, claim, round_act
from referee.families.counts import POINTS, ROUNDS, ROUNDS_WON, Count
from referee.families.notation import Notation, SheetLine, once
from referee.families.protocol import Details, Family, Words
from referee.families.rounds.table import Table
from referee.families.shapes import CardText, Example, ListOf, MapOf, PlayerRef, Record, Whole, required
from referee_golf.play import ENGINE
from referee_golf.rules import Catalogue, Rules

_SIX_EACH = MapOf(PlayerRef(), ListOf(CardText(), 6, 6))
_LAYOUTS = required("layouts", _SIX_EACH, "Three cards above, then the three below them")
_TWO = {"variant": "golf", "players": 2}
_CARDS = {"p1": ["KS", "7D", "2C", "QH", "7S", "3C"], "p2": ["AS", "AD", "2D", "AH", "4S", "8H"]}
_JOKERS = {"p1": ["KS", "7D", "joker", "5H", "7S", "3C"], "p2": ["AS", "AD", "9C", "2H", "4S", "9H"]}
HOLE = round_act(
    "hole",
    Record("Hole", (_LAYOUTS,), "A hole: the six cards of each player."),
    examples=(
        Example("two", "Two players", {"layouts": _CARDS}, _TWO),
        Example("jokers", "With a joker", {"layouts": _JOKERS}, _TWO | {"variant": "golf-jokers"}),
    ),
    answer=(required("best", Whole(), "The fewest points of the hole"),),
)
COUNT = claim(
    "layouts",
    "What do these cards count?",
    (_LAYOUTS,),
    answer=(required("points", MapOf(PlayerRef(), Whole()), "By player"),),
    examples=(Example("layouts", "Two players", {"layouts": _CARDS}, _TWO),),
)


def _hole(line: SheetLine) -> dict[str, Any]:
    """`hole Ann KS 7D 2C QH 7S 3C Bo AS AD 9C AH 4S 9H`: a name and six cards, over and over."""
    words = line.words
    layouts = ((words[at], [*words[at + 1 : at + 7]]) for at in range(0, len(words), 7))
    return {"kind": ROUND, "layouts": once(layouts, line)}


GOLF: Family[Rules, Table[Rules]] = Family(
    id="golf",
    name="Golf",
    mark="⛳",
    about="Six cards each, and the fewest points",
    catalogue=Catalogue(),
    engine=ENGINE,
    acts=(HOLE, DEALER_ACT, ADJUSTMENT_ACT, END_ACT),
    claims=(COUNT,),
    details=Details(lines=("hole", "adjustment")),
    counts=(ROUNDS, ROUNDS_WON, POINTS, Count("birdies", "Birdies", "Holes below 0", more_is_better=True)),
    words=Words(round="hole", rounds="holes"),
    notation=Notation(rounds={"hole": _hole}),
)
