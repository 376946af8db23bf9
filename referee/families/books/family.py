"""Authors and Go Fish: ask for cards, lay down books."""

from __future__ import annotations

from referee.families.books.catalogue import BooksCatalogue
from referee.families.books.codes import CODES
from referee.families.books.engine import ENGINE
from referee.families.books.play.kinds import ACTS
from referee.families.books.referee.kinds import CLAIMS
from referee.families.books.rules.options import Rules
from referee.families.books.sheet.columns import COLUMNS
from referee.families.books.sheet.details import DETAILS
from referee.families.books.sheet.entry import entry_of
from referee.families.books.sheet.notation import NOTATION
from referee.families.books.sheet.tallies import COUNTS
from referee.families.protocol import Family, Words
from referee.families.rounds.table import Table
from referee.words.said import Said

BOOKS: Family[Rules, Table[Rules]] = Family(
    id="books",
    name="Authors and Go Fish",
    mark="🐟",
    title=Said("books-name"),
    about=Said("books-about"),
    package=__package__,
    catalogue=BooksCatalogue(),
    engine=ENGINE,
    acts=ACTS,
    claims=CLAIMS,
    details=DETAILS,
    codes=CODES,
    words=Words(round="deal", rounds="deals"),
    notation=NOTATION,
    sheet=COLUMNS,
    counts=COUNTS,
    entry=entry_of,
)
