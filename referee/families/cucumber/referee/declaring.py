"""Claims about a declaration of the lowest card: whose word it is.

Source: Krypkille as germundandersson.blogspot.com tells it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.cucumber.referee.legality import without_plays
from referee.families.cucumber.rules.options import Calls
from referee.families.cucumber.table.reading import Reader
from referee.families.cucumber.table.table import Table
from referee.words.said import Said

RULE = "last_trick.calls"


def judge_declaring(table: Table, claim: Mapping[str, Any]) -> dict[str, Any]:
    """The verdict on a declaration, as JSON: legal once everybody before the declarer has declined.

    :raises RulesError: when somebody named is not in.
    """
    reading = Reader(table)
    named = [reading.seat(claim[name], f"/{name}") for name in ("player", "winner")]
    given = claim.get("declined") or []
    declined = [reading.seat(text, f"/declined/{at}") for at, text in enumerate(given)]
    reading.finish()
    if table.rules.last_trick.calls is not Calls.DECLARATION:
        return without_plays(False, RULE, Said("cucumber-nobody-declares"))
    declarer, winner = (seat for seat in named if seat is not None)
    around = table.seats_in
    start = around.index(winner)
    in_turn = [*around[start:], *around[:start]]
    due = next((seat for seat in in_turn if seat not in declined), None)
    if due is None:
        return without_plays(False, RULE, Said("cucumber-all-have-declined"))
    message = "cucumber-may-declare" if due == declarer else "cucumber-word-of-another"
    return without_plays(due == declarer, RULE, Said(message, {"player": table.person(due)}))
