"""The Rummy family: cards go into sets and runs, and what is left in hand counts."""

from __future__ import annotations

from referee.families.protocol import Family, Words
from referee.families.reasons import DueReason
from referee.families.rounds.table import Table
from referee.families.rummy.catalogue import RummyCatalogue
from referee.families.rummy.codes import CODES
from referee.families.rummy.engine import ENGINE
from referee.families.rummy.play.kinds import ACTS
from referee.families.rummy.play.playing import PAID
from referee.families.rummy.referee.kinds import CLAIMS
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.sheet.columns import COLUMNS
from referee.families.rummy.sheet.details import DETAILS
from referee.families.rummy.sheet.entry import entry_of
from referee.families.rummy.sheet.notation import NOTATION
from referee.families.rummy.sheet.tallies import COUNTS, RATIOS
from referee.words.said import Said

RUMMY: Family[Rules, Table[Rules]] = Family(
    id="rummy",
    name="Rummy",
    mark="🃏",
    title=Said("rummy-name"),
    about=Said("rummy-about"),
    package=__package__,
    catalogue=RummyCatalogue(),
    engine=ENGINE,
    acts=ACTS,
    claims=CLAIMS,
    details=DETAILS,
    codes=CODES,
    notation=NOTATION,
    sheet=COLUMNS,
    counts=COUNTS,
    ratios=RATIOS,
    reasons=(DueReason(PAID, Said("rummy-due-paid")),),
    words=Words(round="round", rounds="rounds"),
    entry=entry_of,
)
