"""Games as they change: server-sent events."""

from __future__ import annotations

from flask import Response, request

from referee.api.foundation.blueprint import Blueprint
from referee.api.foundation.context import caller_of_request, context
from referee.api.foundation.languages import language_of_request
from referee.api.foundation.requests import client_address
from referee.api.foundation.running import read
from referee.api.foundation.streaming import EVENT_STREAM, blocks
from referee.api.schemas.streams import EVENT, EVENT_EXAMPLE
from referee.service.games import read as sheets
from referee.service.use_cases import Reads

blp = Blueprint(
    "streams",
    __name__,
    url_prefix="/v1/games/<game_id>/stream",
    description="Games as they change",
)


@blp.get("")
@blp.response(
    200, EVENT, content_type=EVENT_STREAM, description="The stream, until it ends", example=EVENT_EXAMPLE
)
@blp.problems(404)
@blp.takes("Last-Event-ID")
def watch_game(game_id: str) -> Response:
    """The game as it stands and after every change, as server-sent events

    An event `game` has the game's version as its `id`, and as `data` the game as `GET /v1/games/{game_id}`
    answers it. The first one comes at once, unless `Last-Event-ID` is the version it would have. As each one
    is the whole game, of several changes in quick succession only the last may be told.

    An event `end` is the last one. Its `data` is JSON: a `reason`, a `detail` for people, and `reconnect`,
    whether to connect again. The reasons are `time_is_up` (after 5 minutes), `server_stops`,
    `store_must_work` and, where `reconnect` is false, the code of a problem: `token_must_not_be_revoked` when
    the token to a private game is revoked meanwhile, `token_must_not_have_expired` when its time is over.
    `retry` is for how many milliseconds to wait before connecting again, also after the connection broke.
    After 15 s of silence a comment comes.

    Where too many streams are open already, in all or from one address, the answer is 503
    `stream_must_find_room` with `Retry-After`.
    A browser's `EventSource` cannot send a token; read the stream of a private game with `fetch`.
    """
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
