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
from referee.words.said import Said

BOURRE: Family[Rules, Table] = Family(
    id="bourre",
    name="Bourré",
    mark="🪙",
    about=Said("bourre-about"),
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
        DueReason("ante", Said("bourre-due-ante")),
        DueReason("stay", Said("bourre-due-stay")),
        DueReason("bourre", Said("bourre-due-bourre")),
        DueReason("fault", Said("bourre-due-fault")),
        DueReason("payout", Said("bourre-due-payout")),
        DueReason("out", Said("bourre-due-out")),
        DueReason("left", Said("bourre-due-left"), is_payout=True),
        DueReason("adjustment", Said("bourre-due-adjustment")),
    ),
    words=Words(round="hand", rounds="hands"),
    package=__package__,
    entry=entry_of,
)
