"""Snip Snap Snorem: play a card of the rank that lies there, or pass."""

from __future__ import annotations

from referee.families.protocol import Family, Words
from referee.families.reasons import DueReason
from referee.families.rounds.table import Table
from referee.families.snip_snap.catalogue import SnipSnapCatalogue
from referee.families.snip_snap.codes import CODES
from referee.families.snip_snap.engine import ENGINE
from referee.families.snip_snap.play.kinds import ACTS
from referee.families.snip_snap.play.playing import CHIPS
from referee.families.snip_snap.referee.kinds import CLAIMS
from referee.families.snip_snap.rules.options import Rules
from referee.families.snip_snap.sheet.columns import COLUMNS
from referee.families.snip_snap.sheet.details import DETAILS
from referee.families.snip_snap.sheet.entry import entry_of
from referee.families.snip_snap.sheet.notation import NOTATION
from referee.families.snip_snap.sheet.tallies import COUNTS
from referee.words.said import Said

SNIP_SNAP: Family[Rules, Table[Rules]] = Family(
    id="snip_snap",
    name="Snip Snap Snorem",
    mark="✂️",
    about=Said("snip_snap-about"),
    package=__package__,
    catalogue=SnipSnapCatalogue(),
    engine=ENGINE,
    acts=ACTS,
    claims=CLAIMS,
    details=DETAILS,
    codes=CODES,
    reasons=(DueReason(CHIPS, Said("snip_snap-due-chips")),),
    words=Words(round="deal", rounds="deals"),
    notation=NOTATION,
    sheet=COLUMNS,
    counts=COUNTS,
    entry=entry_of,
)
