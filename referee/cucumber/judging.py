"""Everything the referee can be asked, by the kind of the claim."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .audit import audit, audit_document
from .claims import Referee, play_document, read_play
from .exchanges import judge_exchange, judge_free
from .next_hand import next_hand
from .table import Table

Document = Mapping[str, Any]


def judge_claim(table: Table, claim: Document) -> dict[str, Any]:
    """The verdict on a claim, as JSON.

    :raises RulesError: when what is claimed cannot be, with everything that cannot.
    """
    return JUDGES[claim["kind"]](table, claim)


def _play(table: Table, claim: Document) -> dict[str, Any]:
    referee = Referee(table)
    each = next_hand(table).cards_each if claim.get("in_game") else None
    return play_document(referee.answer(read_play(table, claim, cards_each=each)), referee.scale)


def _audit(table: Table, claim: Document) -> dict[str, Any]:
    return audit_document(audit(table, claim), Referee(table).scale)


JUDGES: Mapping[str, Callable[[Table, Document], dict[str, Any]]] = {
    "play": _play,
    "audit": _audit,
    "exchange": judge_exchange,
    "free": judge_free,
}
"""What answers each kind of claim."""
