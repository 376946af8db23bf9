"""The family of Hand and Foot: teams meld books of seven, from a hand and a foot each."""

from __future__ import annotations

from referee.families.hand_and_foot.catalogue import HandAndFootCatalogue
from referee.families.hand_and_foot.codes import CODES
from referee.families.hand_and_foot.engine import ENGINE
from referee.families.hand_and_foot.play.kinds import ACTS
from referee.families.hand_and_foot.referee.kinds import CLAIMS
from referee.families.hand_and_foot.rules.options import Rules
from referee.families.hand_and_foot.sheet.columns import COLUMNS
from referee.families.hand_and_foot.sheet.details import DETAILS
from referee.families.hand_and_foot.sheet.entry import entry_of
from referee.families.hand_and_foot.sheet.notation import NOTATION
from referee.families.hand_and_foot.sheet.tallies import COUNTS
from referee.families.protocol import Family, Words
from referee.families.rounds.table import Table
from referee.words.said import Said

HAND_AND_FOOT: Family[Rules, Table[Rules]] = Family(
    id="hand_and_foot",
    name="Hand and Foot",
    mark="👣",
    about=Said("hand_and_foot-about"),
    package=__package__,
    catalogue=HandAndFootCatalogue(),
    engine=ENGINE,
    acts=ACTS,
    claims=CLAIMS,
    details=DETAILS,
    codes=CODES,
    notation=NOTATION,
    sheet=COLUMNS,
    counts=COUNTS,
    words=Words(round="round", rounds="rounds"),
    entry=entry_of,
)
