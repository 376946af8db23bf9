"""Bourré: a pot for whoever takes most tricks, and whoever stays and takes none pays it again."""

from __future__ import annotations

from referee.families.bourre.catalogue import BourreCatalogue
from referee.families.bourre.codes import CODES
from referee.families.bourre.engine import BourreEngine
from referee.families.bourre.play.kinds import ACTS
from referee.families.bourre.referee.kinds import CLAIMS
from referee.families.bourre.rules.options import Rules
from referee.families.bourre.sheet.columns import COLUMNS
from referee.families.bourre.sheet.details import DETAILS
from referee.families.bourre.sheet.entry import entry_of
from referee.families.bourre.sheet.notation import NOTATION
from referee.families.bourre.sheet.tallies import COUNTS, RATIOS
from referee.families.bourre.table.table import Table
from referee.families.protocol import Family, Words
from referee.families.reasons import DueReason

BOURRE: Family[Rules, Table] = Family(
    id="bourre",
    name="Bourré",
    mark="🪙",
    about="Tricks for a pot, from Louisiana",
    catalogue=BourreCatalogue(),
    engine=BourreEngine(),
    acts=ACTS,
    claims=CLAIMS,
    details=DETAILS,
    codes=CODES,
    notation=NOTATION,
    sheet=COLUMNS,
    counts=COUNTS,
    ratios=RATIOS,
    reasons=(
        DueReason("ante", "Paid into the pot before the play"),
        DueReason("stay", "Paid for staying"),
        DueReason("bourre", "Paid for staying without a trick"),
        DueReason("fault", "Paid for breaking the rules"),
        DueReason("payout", "Won from the pot"),
        DueReason("out", "The last chips of a player who is out"),
        DueReason("left", "A share of what was in the pot at the end", is_payout=True),
        DueReason("adjustment", "Moved by the director"),
    ),
    words=Words(round="hand", rounds="hands"),
    package=__package__,
    entry=entry_of,
)
