"""The state of a table and the money that moved at it, as a suite compares them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from referee.conformance.observations import dues_of, refusals_of, state_of
from referee.errors import RefereeError
from referee.families.standing import Standing
from referee.money.stakes import Transfer, balances


def observed(standing: Standing, transfers: Iterable[Transfer], new: Sequence[Transfer]) -> dict[str, Any]:
    """The state of a table after all `transfers`, and the `new` ones among them as dues."""
    game = {
        "status": standing.status.value,
        "sides": [side.document() for side in standing.sides],
        "players": [player.document() for player in standing.players],
        "next": standing.next and standing.next.document(),
        "result": standing.result_document(),
    }
    everybody = dict.fromkeys((player.id for player in standing.players), 0)
    held = everybody | {name: amount for name, amount in balances(transfers).items() if amount}
    moved = (
        {"from": due.payer, "to": due.payee, "amount": due.amount, "reason": due.reason}
        for due in (transfer.due for transfer in new)
    )
    return {"dues": dues_of(moved), "state": state_of(game, held)}


def refused(error: RefereeError) -> dict[str, Any]:
    """The paths and codes of a refusal."""
    wrong = [{"path": violation.path, "code": violation.code} for violation in error.violations]
    return {"refused": refusals_of({"type": error.code, "errors": wrong})}
