"""The Cucumber family: whoever takes the last trick pays for it."""

from __future__ import annotations

from referee.families.cucumber.catalogue import CucumberCatalogue
from referee.families.cucumber.codes import CODES
from referee.families.cucumber.engine import CucumberEngine
from referee.families.cucumber.play.kinds import ACTS
from referee.families.cucumber.referee.kinds import CLAIMS
from referee.families.cucumber.rules.options import Rules
from referee.families.cucumber.scoring.fall_stakes import REASON
from referee.families.cucumber.sheet.columns import COLUMNS
from referee.families.cucumber.sheet.details import DETAILS
from referee.families.cucumber.sheet.entry import entry_of
from referee.families.cucumber.sheet.notation import NOTATION
from referee.families.cucumber.sheet.tallies import COUNTS, RATIOS
from referee.families.cucumber.table.table import Table
from referee.families.protocol import FIRST_EDITION, Family, Words
from referee.families.reasons import DueReason
from referee.words.said import Said

CUCUMBER: Family[Rules, Table] = Family(
    id="cucumber",
    name="Cucumber",
    mark="🥒",
    title=Said("cucumber-name"),
    about=Said("cucumber-about"),
    catalogue=CucumberCatalogue(),
    engine=CucumberEngine(),
    acts=ACTS,
    claims=CLAIMS,
    details=DETAILS,
    codes=CODES,
    notation=NOTATION,
    sheet=COLUMNS,
    counts=COUNTS,
    reasons=(
        DueReason("buy_in", Said("cucumber-due-buy-in")),
        DueReason(REASON, Said("cucumber-due-fall")),
    ),
    ratios=RATIOS,
    words=Words(round="hand", rounds="hands"),
    entry=entry_of,
    package=__package__,
    edition=FIRST_EDITION,  # It reads no rule otherwise than it did.
)
