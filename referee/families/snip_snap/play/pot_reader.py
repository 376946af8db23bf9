"""Reading the chips in a pot, where nobody has counted who passed."""

from __future__ import annotations

from referee.families.documents import Document
from referee.families.options.words import so_many
from referee.families.snip_snap.rules.options import Chips
from referee.families.snip_snap.scoring.pot import chips_for_passes, least_pot
from referee.families.snip_snap.scoring.round import Outcome
from referee.families.snip_snap.table.reading import Reading


def check_pot(reading: Reading, act: Document, outcome: Outcome) -> None:
    """Notes chips in a pot that is none, that is another by the passes, or that cannot come together."""
    pot, kind = act.get("pot"), reading.table.rules.chips.kind
    if pot is None or reading.violations:
        return
    if kind is not Chips.POT:
        message = f"In these rules no chips go into a pot (chips.kind: {kind})."
        reading.wrong("/pot", "pot_must_be_in_rules", message)
    elif outcome.pot is None:
        counted = least_pot(reading.table) + sum(chips_for_passes(reading.table, outcome).values())
        reading.total("/pot", pot, counted, "By the passes the chips in the pot are")
    else:
        _check_possible(reading, pot)


def _check_possible(reading: Reading, pot: int) -> None:
    """Notes a pot to which antes and passes cannot come."""
    least, each = least_pot(reading.table), reading.table.rules.chips.pass_
    beyond = pot - least
    if beyond < 0:
        message = f"{so_many(least, 'chip')} lie in the pot before anybody plays; {pot} cannot be all of it."
    elif beyond and not each:
        message = f"A pass costs nothing in these rules: {so_many(least, 'chip')} lie in the pot, not {pot}."
    elif each and beyond % each:
        message = f"A pass costs {so_many(each, 'chip')}, so that {least} and {beyond} more cannot be."
    else:
        return
    reading.wrong("/pot", "round_must_be_possible", message, least, pot)
