"""A round as it is recorded and scored."""

from __future__ import annotations

from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.escoba.play.reading import read_round
from referee.families.escoba.play.stored_round import count_document, stored_round
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.scoring.lines import score_round, won_at_once
from referee.families.escoba.table.reading import EscobaReader
from referee.families.rounds.game import Played
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.table import Table


def play_round(table: Table[Rules], act: Document, ledger: Ledger, steps: Steps | None) -> Played:
    """The effect of a round: its lines in the ledger, and all else that follows from it.

    :raises RulesError: with everything that is wrong with it.
    """
    captured, facts = read_round(table, act, steps)
    score_round(table, ledger, captured)
    facts["escobas"] = {table.sides[side]: escobas for side, escobas in sorted(captured.escobas.items())}
    if captured.counts is not None:
        pack = table.rules.pack
        facts["counted"] = {
            table.sides[side]: count_document(pack, count) for side, count in captured.counts.items()
        }
    return Played(stored_round(EscobaReader(table), act), facts, winners=won_at_once(table, captured))
