"""Confirmations: another person than who entered a hand says that it is right, or why it is not."""

from __future__ import annotations

from typing import Any

from flask import Response

from referee.api.foundation.blueprint import Blueprint
from referee.api.foundation.running import write
from referee.api.schemas.confirmations import CONFIRMATION, DISPUTE, NewConfirmationSchema, NewDisputeSchema
from referee.api.schemas.hands import RecordedHandSchema
from referee.service.games.confirm import Saying

blp = Blueprint(
    "confirmations", __name__, url_prefix="/v1/games/<game_id>", description="A second pair of eyes"
)


@blp.post("/hands/<int:number>/confirmation")
@blp.arguments(NewConfirmationSchema, example=CONFIRMATION)
@blp.writes(200, RecordedHandSchema)
def confirm_hand(body: dict[str, Any], _query: dict[str, Any], game_id: str, number: int) -> Response:
    """Confirms a hand that somebody else has entered

    `as_of` is that of the hand's `confirmation` as it was shown: 412 when the hand has been corrected since,
    with the `hand` as it is now. 403 by whoever entered it. A disputed hand is confirmed by whoever disputes
    it, or by the host: the oldest link that may score, or a token of the club.
    """
    return write(Saying(game_id, number, body["as_of"]), status=200)


@blp.post("/hands/<int:number>/dispute")
@blp.arguments(NewDisputeSchema, example=DISPUTE)
@blp.writes(200, RecordedHandSchema)
def dispute_hand(body: dict[str, Any], _query: dict[str, Any], game_id: str, number: int) -> Response:
    """Disputes a hand that somebody else has entered

    It counts as before, and the game goes on; but while a hand is disputed, the game neither ends by
    agreement nor is locked, and its club settles nothing. A dispute is closed by a correction of the hand,
    or by a confirmation of whoever disputes it, or of the host.
    """
    return write(Saying(game_id, number, body["as_of"], body["reason"]), status=200)
