"""Playing an adjustment, which is in counters under rules with fines."""

from __future__ import annotations

from dataclasses import replace

from referee.errors import RulesError, Violation
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.protocol import FIRST_EDITION
from referee.families.rounds.decisions import adjust
from referee.families.rounds.game import Played
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.table import Table
from referee.families.snip_snap.rules.options import Chips, Rules
from referee.families.snip_snap.scoring.counters import counters_of
from referee.families.snip_snap.scoring.deal import put_out
from referee.words.said import Said


def adjust_counters(table: Table[Rules], act: Document, ledger: Ledger, steps: Steps | None) -> Played:
    """An adjustment; whoever has no counters left by it plays no more.

    :raises RulesError: when more counters are taken off than there are.
    """
    played = adjust(table, act, ledger, steps)
    if table.rules.chips.kind is not Chips.FINES or table.edition == FIRST_EDITION:
        return played
    seat, points = int(played.kept["player"][1:]) - 1, played.kept["points"]
    have = counters_of(table, seat)
    if have + points < 0:
        message = Said(
            "snip_snap-counters-to-take-off",
            {"player": table.person(seat), "counters": have, "points": -points},
        )
        raise RulesError.of([Violation("/points", "counters_must_suffice", message, points, -have)])
    if have + points:
        return played
    put_out(table, seat, ledger)
    return replace(played, out=(seat,))
