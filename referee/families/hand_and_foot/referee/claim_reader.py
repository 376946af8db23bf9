"""Reading a claim: its cards, which the packs must have."""

from __future__ import annotations

from referee.families.hand_and_foot.rules.consistency import pack_for
from referee.families.hand_and_foot.rules.options import Rules
from referee.families.hand_and_foot.scoring.lines import FootTable
from referee.families.melds.reading import CardsReader


class ClaimReader(CardsReader[Rules]):
    """One reading of a claim."""

    def __init__(self, table: FootTable) -> None:
        super().__init__(table, pack_for(table.rules))
        self.rules = table.rules
