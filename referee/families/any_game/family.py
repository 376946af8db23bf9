"""Any game: plain scoring, for games of which Referee knows no rules.

It has no claims, since nobody could answer whether a play was allowed. What is not here is as in all games by
rounds.
"""

from __future__ import annotations

from referee.families.any_game.catalogue import AnyGameCatalogue
from referee.families.any_game.engine import ENGINE
from referee.families.any_game.play.kinds import ACTS
from referee.families.any_game.rules.options import Rules
from referee.families.any_game.sheet.entry import entry_of
from referee.families.any_game.sheet.notation import NOTATION
from referee.families.protocol import Details, Family
from referee.families.rounds.counts import COUNTS
from referee.families.rounds.table import Table
from referee.words.said import Said

ANY_GAME: Family[Rules, Table[Rules]] = Family(
    id="any_game",
    name="Any game",
    mark="✏️",
    title=Said("any_game-name"),
    about=Said("any_game-about"),
    package=__package__,
    catalogue=AnyGameCatalogue(),
    engine=ENGINE,
    acts=ACTS,
    details=Details(lines=("points", "adjustment", "joined", "withdrawn"), laws=("points",)),
    notation=NOTATION,
    counts=COUNTS,
    entry=entry_of,
)
