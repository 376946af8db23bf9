"""Reading the chips in a pot, where nobody has counted who passed."""

from __future__ import annotations

from referee.families.documents import Document
from referee.families.snip_snap.rules.options import Chips
from referee.families.snip_snap.scoring.pot import chips_for_passes, least_pot
from referee.families.snip_snap.scoring.round import Outcome
from referee.families.snip_snap.table.reading import Reading
from referee.words.said import Said, Typed


def check_pot(reading: Reading, act: Document, outcome: Outcome) -> None:
    """Notes chips in a pot that is none, that is another by the passes, or that cannot come together."""
    pot, kind = act.get("pot"), reading.table.rules.chips.kind
    if pot is None or reading.violations:
        return
    if kind is not Chips.POT:
        message = Said("snip_snap-no-pot", {"kind": Typed(kind.value)})
        reading.wrong("/pot", "pot_must_be_in_rules", message)
    elif outcome.pot is None:
        counted = least_pot(reading.table) + sum(chips_for_passes(reading.table, outcome).values())
        reading.total("/pot", pot, counted, Said("snip_snap-pot-by-passes"))
    else:
        _check_possible(reading, pot)


def _check_possible(reading: Reading, pot: int) -> None:
    """Notes a pot to which antes and passes cannot come."""
    least, each = least_pot(reading.table), reading.table.rules.chips.pass_
    beyond = pot - least
    if beyond < 0:
        message = Said("snip_snap-pot-too-small", {"chips": least, "pot": pot})
    elif beyond and not each:
        message = Said("snip_snap-pot-without-passes", {"chips": least, "pot": pot})
    elif each and beyond % each:
        message = Said("snip_snap-pot-of-no-passes", {"each": each, "least": least, "more": beyond})
    else:
        return
    reading.wrong("/pot", "round_must_be_possible", message, least, pot)
