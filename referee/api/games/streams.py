"""Games as they change: server-sent events."""

from __future__ import annotations

from flask import Response, request

from referee.api.foundation.context import caller_of_request, context
from referee.api.foundation.languages import language_of_request
from referee.api.foundation.requests import client_address
from referee.api.foundation.running import read
from referee.api.foundation.streaming import EVENT_STREAM, blocks
from referee.service.games import read as sheets
from referee.service.use_cases import Reads


def stream(game_id: str) -> Response:
    """The answer that goes on as long as somebody watches the game."""
    app_context = context()
    game = read(Reads(lambda tx, caller: sheets.game(tx, caller, game_id)))
    if request.method == "HEAD":
        return Response(iter(()), content_type=EVENT_STREAM)
    watch = app_context.broadcaster.join(game, caller_of_request(), whose=client_address())
    known, language = request.headers.get("Last-Event-ID"), language_of_request()
    events = blocks(watch, known=known, language=language, pace=app_context.pace)
    response = Response(events, content_type=EVENT_STREAM)
    response.headers["Content-Language"] = language
    response.vary.add("Accept-Language")
    response.call_on_close(lambda: app_context.broadcaster.leave(watch))
    return response
