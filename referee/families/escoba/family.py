"""The Escoba family: cards on the table are taken by fifteens."""

from __future__ import annotations

from referee.families.escoba.catalogue import EscobaCatalogue
from referee.families.escoba.codes import CODES
from referee.families.escoba.engine import ENGINE
from referee.families.escoba.play.kinds import ACTS
from referee.families.escoba.referee.kinds import CLAIMS
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.sheet.columns import COLUMNS
from referee.families.escoba.sheet.details import DETAILS
from referee.families.escoba.sheet.entry import entry_of
from referee.families.escoba.sheet.notation import NOTATION
from referee.families.escoba.sheet.tallies import COUNTS
from referee.families.protocol import Family
from referee.families.rounds.table import Table
from referee.words.said import Said

ESCOBA: Family[Rules, Table[Rules]] = Family(
    id="escoba",
    name="Escoba",
    mark="🧹",
    about=Said("escoba-about"),
    package=__package__,
    catalogue=EscobaCatalogue(),
    engine=ENGINE,
    acts=ACTS,
    claims=CLAIMS,
    details=DETAILS,
    codes=CODES,
    notation=NOTATION,
    sheet=COLUMNS,
    counts=COUNTS,
    entry=entry_of,
)
