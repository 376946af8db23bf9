"""Everything the referee can be asked, by the kind of the claim."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from referee.families.bourre.referee.audit import judge_audit
from referee.families.bourre.referee.claims import judge_play
from referee.families.bourre.referee.passing import judge_draw, judge_pass
from referee.families.bourre.table.table import Table
from referee.families.budget import Steps
from referee.families.documents import Document


def judge_claim(table: Table, claim: Document, steps: Steps | None = None) -> dict[str, Any]:
    """The verdict on a claim, as JSON.

    :raises RulesError: when what is claimed cannot be, with everything that cannot.
    """
    return JUDGES[claim["kind"]](table, claim, steps or Steps())


JUDGES: Mapping[str, Callable[[Table, Document, Steps], dict[str, Any]]] = {
    "play": judge_play,
    "pass": lambda table, claim, _: judge_pass(table, claim),
    "draw": lambda table, claim, _: judge_draw(table, claim),
    "audit": judge_audit,
}
"""The functions that answer each kind of claim."""
