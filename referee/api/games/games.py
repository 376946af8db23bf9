"""Games: begun, read, ended, begun again; their log."""

from __future__ import annotations

from typing import Any

from flask import Response, request
from werkzeug.wrappers import Response as AnyResponse

from referee.api.foundation.blueprint import Blueprint
from referee.api.foundation.conditions import etag, not_modified
from referee.api.foundation.context import json_response, page_response
from referee.api.foundation.paging import NumberedPageQuery, next_link, page_of
from referee.api.foundation.running import read, write
from referee.api.foundation.streaming import EVENT_STREAM
from referee.api.foundation.whole import as_json, tell
from referee.api.games.streams import stream
from referee.api.schemas.games import (
    NEW_GAME,
    PLAYER_CHANGE,
    CreatedGameSchema,
    EventPage,
    GameSchema,
    NewGameSchema,
    PlayerChangeSchema,
    PotSchema,
)
from referee.api.schemas.streams import EVENT, EVENT_EXAMPLE
from referee.looks import known_look
from referee.service.clubs import games
from referee.service.clubs.seats import Seat
from referee.service.games import lock as locks
from referee.service.games import looks
from referee.service.games import pot as pots
from referee.service.games import read as sheets
from referee.service.games.loading import VIEW_FORMAT
from referee.service.use_cases import Reads, Writes

blp = Blueprint(
    "games", __name__, url_prefix="/v1/games", description="Games, their log, and how they change"
)


@blp.post("")
@blp.arguments(NewGameSchema, example=NEW_GAME)
@blp.writes(201, CreatedGameSchema, creates=True)
def create_game(body: dict[str, Any], _query: dict[str, Any]) -> Response:
    """Begins a game

    The answer has the token that may write to it, shown this once. In a club (`club`), players may be its
    members (`{"member": "m7"}`) and the rules one of its rule sets.
    """
    stake, confirm = body["stake"], body["confirm"]
    if stake is not None and stake.pop("confirm") and confirm is None:
        confirm = True
    new = games.GameRequest(
        variant=body["variant"],
        house_rules=body["house_rules"],
        players=tuple(seat_of(player) for player in body["players"]),
        dealer=body["dealer"],
        leader=body["leader"],
        teams=body["teams"],
        stake=stake,
        title=body["title"],
        visibility=body["visibility"],
        club=body["club"],
        event=body["event"],
        rule_set=body["rule_set"],
        confirm=confirm,
    )
    return write(Writes(lambda unit: games.create(unit, new)), status=201)


def seat_of(player: dict[str, Any]) -> Seat:
    """The seat that a request names."""
    return Seat(player["name"], player["member"], known_look(player["look"]))


@blp.patch("/<game_id>/players/<player>")
@blp.arguments(PlayerChangeSchema, example=PLAYER_CHANGE)
@blp.writes(200, GameSchema)
def change_player(body: dict[str, Any], _query: dict[str, Any], game_id: str, player: str) -> Response:
    """Gives a player another look: a colour, a mark, or neither

    Also once the game is over, and of somebody who has left. It changes no score; the look that is there
    already is no event. The next game of the table begins with it, and a member keeps theirs.
    """
    return write(Writes(lambda unit: looks.choose(unit, game_id, player, body["look"])), status=200)


@blp.post("/<game_id>/lock")
@blp.writes(200, GameSchema)
def lock_game(_query: dict[str, Any], game_id: str) -> Response:
    """Locks a club's game that is over: only an admin may still write to it

    That is to correct it, or to begin its rematch, which the game then names. It may still be read, asked
    about and shared.
    """
    return write(Writes(lambda unit: locks.lock(unit, game_id, locked=True)), status=200)


@blp.delete("/<game_id>/lock")
@blp.writes(200, GameSchema)
def unlock_game(_query: dict[str, Any], game_id: str) -> Response:
    """Unlocks a club's game"""
    return write(Writes(lambda unit: locks.lock(unit, game_id, locked=False)), status=200)


@blp.get("/<game_id>")
@blp.answers(GameSchema, "ETag")
@blp.problems(404)
@blp.takes("If-None-Match")
def get_game(game_id: str) -> AnyResponse:
    """The game as it stands

    Its `ETag` has behind the version how this release shows a game (`"3.2"`), so that nobody who has kept the
    answer of another release is told that it is still the latest. As `If-Match` either will do, `"3"` too.
    """
    game = read(Reads(lambda tx, caller: sheets.game(tx, caller, game_id)))
    tag = etag(game.version, view=VIEW_FORMAT)
    return not_modified(request, game.version, view=VIEW_FORMAT) or json_response(game.view, {"ETag": tag})


@blp.get("/<game_id>/stream")
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
    return stream(game_id)


@blp.post("/<game_id>/rematch")
@blp.writes(201, CreatedGameSchema)
def create_rematch(_query: dict[str, Any], game_id: str) -> Response:
    """Begins another game of the same table, under the same rules

    Who has left the table is not in it. The winner deals first where the rules say so, otherwise the next
    left of the last dealer. A game has one rematch: the second phone gets 409 with its `game_id`. Other
    phones need tokens of the new game, which whoever began it can make for them. In a club it takes a token
    of the club, and once the game is locked an admin's: it then names its rematch.
    """
    return write(Writes(lambda unit: games.rematch(unit, game_id)), status=201)


@blp.get("/<game_id>/pot")
@blp.answers(PotSchema, "ETag")
@blp.problems(404)
def get_pot(game_id: str) -> AnyResponse:
    """The pot: what it holds, every transfer, and what each player stands to win or owe

    A game without a stake has no balance and no transfers. `would_win` and `would_owe` say what would move if
    the game ended now with this player as its winner (`stakes.payout: pot`), or as the scores are
    (`differences`).
    """
    return tell(game_id, pots.whole(game_id), as_json)


@blp.get("/<game_id>/events")
@blp.arguments(NumberedPageQuery, location="query")
@blp.answers(EventPage, "Link")
@blp.problems(404)
def list_events(query: dict[str, Any], game_id: str) -> Response:
    """The log: what was recorded, amended, taken back; when, and with whose token"""
    limit = query["limit"]
    rows = read(sheets.log(game_id, after=query["after"], limit=limit + 1))
    events, cursor = page_of(rows, limit=limit, position=lambda event: event.number)
    return page_response([sheets.event_text(event) for event in events], cursor, next_link(request, cursor))
