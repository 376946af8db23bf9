"""Reading a hand as a table enters it, with everything that can be wrong about it.

A hand is checked as a whole, so that whoever entered it sees all slips at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from referee.families.budget import Steps
from referee.families.cucumber.play.bet_reader import BetEntry
from referee.families.cucumber.play.common_reader import Entry
from referee.families.cucumber.play.declared_reader import DeclaredEntry
from referee.families.cucumber.play.taken_reader import TakenEntry
from referee.families.cucumber.rules.options import Payers
from referee.families.cucumber.scoring.round import Hand
from referee.families.cucumber.table.table import Table
from referee.families.documents import Document

_READINGS: Mapping[Payers, type[Entry]] = {
    Payers.ALL_BUT_LOWEST: BetEntry,
    Payers.BY_DECLARATION: DeclaredEntry,
}


def read_hand(table: Table, document: Document, steps: Steps | None = None) -> Hand:
    """The hand that `document` describes.

    :raises RulesError: with every violation found.
    """
    entry = _READINGS.get(table.rules.last_trick.payers, TakenEntry)(table)
    hand = entry.hand(document, steps)
    kontra, rassi = entry.calls(document.get("calls") or {})
    exchange = entry.exchange(document.get("exchange") or [])
    entry.finish()
    return replace(hand, kontra=kontra, rassi=rassi, exchange=exchange)
