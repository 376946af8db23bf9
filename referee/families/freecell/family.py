"""FreeCell: all cards open, and a few cells to put them aside."""

from __future__ import annotations

from referee.families.freecell.catalogue import FreecellCatalogue
from referee.families.freecell.engine import FreecellEngine
from referee.families.freecell.play.examples import DEAL_EXAMPLES
from referee.families.freecell.referee.examples import CLAIM_EXAMPLES
from referee.families.freecell.rules.options import Rules
from referee.families.patience.codes import CODES
from referee.families.patience.engine import WORDS
from referee.families.patience.play.kinds import acts
from referee.families.patience.referee.kinds import claims
from referee.families.patience.sheet.columns import COLUMNS
from referee.families.patience.sheet.details import DETAILS, REASONS
from referee.families.patience.sheet.entry import entry_of
from referee.families.patience.sheet.notation import notation
from referee.families.patience.sheet.tallies import COUNTS, RATIOS, deal_of
from referee.families.patience.table.shapes import OPEN_LAYOUT, OPEN_MOVE
from referee.families.protocol import Family
from referee.families.rounds.table import Table
from referee.words.said import Said

FREECELL: Family[Rules, Table[Rules]] = Family(
    id="freecell",
    name="FreeCell",
    mark="♥️",
    about=Said("patience-about-freecell"),
    catalogue=FreecellCatalogue(),
    engine=FreecellEngine(),
    acts=acts(OPEN_LAYOUT, OPEN_MOVE, DEAL_EXAMPLES),
    claims=claims(OPEN_LAYOUT, OPEN_MOVE, CLAIM_EXAMPLES),
    details=DETAILS,
    codes=CODES,
    words=WORDS,
    notation=notation(has_stock=False),
    sheet=COLUMNS,
    entry=entry_of,
    counts=COUNTS,
    ratios=RATIOS,
    deal=deal_of,
    reasons=REASONS,
)
