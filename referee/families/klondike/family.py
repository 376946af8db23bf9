"""Klondike: seven columns, and a stock that is turned card by card."""

from __future__ import annotations

from referee.families.klondike.catalogue import KlondikeCatalogue
from referee.families.klondike.engine import KlondikeEngine
from referee.families.klondike.play.examples import DEAL_EXAMPLES
from referee.families.klondike.referee.examples import CLAIM_EXAMPLES
from referee.families.klondike.rules.options import Rules
from referee.families.patience.codes import CODES
from referee.families.patience.engine import WORDS
from referee.families.patience.play.kinds import acts
from referee.families.patience.referee.kinds import claims
from referee.families.patience.sheet.columns import COLUMNS
from referee.families.patience.sheet.details import DETAILS, REASONS
from referee.families.patience.sheet.entry import entry_of
from referee.families.patience.sheet.notation import notation
from referee.families.patience.sheet.tallies import COUNTS, RATIOS, deal_of
from referee.families.patience.table.shapes import STOCKED_LAYOUT, STOCKED_MOVE
from referee.families.protocol import Family
from referee.families.rounds.table import Table
from referee.words.said import Said

KLONDIKE: Family[Rules, Table[Rules]] = Family(
    id="klondike",
    name="Klondike",
    mark="♠️",
    about=Said("patience-about-klondike"),
    catalogue=KlondikeCatalogue(),
    engine=KlondikeEngine(),
    acts=acts(STOCKED_LAYOUT, STOCKED_MOVE, DEAL_EXAMPLES),
    claims=claims(STOCKED_LAYOUT, STOCKED_MOVE, CLAIM_EXAMPLES),
    details=DETAILS,
    codes=CODES,
    words=WORDS,
    notation=notation(has_stock=True),
    sheet=COLUMNS,
    entry=entry_of,
    counts=COUNTS,
    ratios=RATIOS,
    deal=deal_of,
    reasons=REASONS,
)
