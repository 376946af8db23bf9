"""Everything the referee can be asked, by the kind of the claim."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from referee.families.budget import Steps
from referee.families.cucumber.referee.audit import audit, audit_document
from referee.families.cucumber.referee.claims import Referee, play_document, read_play
from referee.families.cucumber.referee.declaring import judge_declaring
from referee.families.cucumber.referee.doubles import judge_double
from referee.families.cucumber.referee.exchanges import judge_exchange, judge_free
from referee.families.cucumber.table.next_hand import next_hand
from referee.families.cucumber.table.table import Table
from referee.families.documents import Document


def judge_claim(table: Table, claim: Document, steps: Steps | None = None) -> dict[str, Any]:
    """The verdict on a claim, as JSON.

    :raises RulesError: when what is claimed cannot be, with everything that cannot; when it takes too many
        steps to judge.
    """
    return JUDGES[claim["kind"]](table, claim, steps or Steps())


def _play(table: Table, claim: Document, steps: Steps) -> dict[str, Any]:
    referee = Referee(table, steps)
    each = next_hand(table).cards_each if claim.get("in_game") else None
    return play_document(referee.answer(read_play(table, claim, cards_each=each)), referee.scale)


def _audit(table: Table, claim: Document, steps: Steps) -> dict[str, Any]:
    return audit_document(audit(table, claim, steps), Referee(table).scale)


JUDGES: Mapping[str, Callable[[Table, Document, Steps], dict[str, Any]]] = {
    "play": _play,
    "audit": _audit,
    "exchange": lambda table, claim, _: judge_exchange(table, claim),
    "double": lambda table, claim, _: judge_double(table, claim),
    "declare": lambda table, claim, _: judge_declaring(table, claim),
    "free": lambda table, claim, _: judge_free(table, claim),
}
"""The functions that answer each kind of claim."""
