"""Games: begun, read, ended, begun again; their log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flask import Response, request
from werkzeug.wrappers import Response as AnyResponse

from referee.api.foundation.blueprint import Blueprint
from referee.api.foundation.conditions import etag, not_modified
from referee.api.foundation.context import json_response, page_response, read_at_once, write
from referee.api.foundation.paging import NumberedPageQuery, next_link, page_of
from referee.api.foundation.whole import Whole, tell
from referee.api.schemas.games import (
    NEW_GAME,
    CreatedGameSchema,
    EventPage,
    GameSchema,
    NewGameSchema,
    PotSchema,
)
from referee.service.clubs.seats import Seat
from referee.service.games import lock as locks
from referee.service.games import pot as pots
from referee.service.games import read as sheets
from referee.service.games import record as games
from referee.service.games.loading import VIEW_FORMAT
from referee.service.games.paper import OF_A_TRANSFER
from referee.service.runtime import dumps
from referee.service.shelf import WrittenAnswer
from referee.store import Reading, StoredEvent, StoredGame, StoredTransfer

blp = Blueprint("games", __name__, url_prefix="/v1/games", description="Games and their log")


@blp.post("")
@blp.arguments(NewGameSchema, example=NEW_GAME)
@blp.writes(201, CreatedGameSchema, creates=True)
def create_game(body: dict[str, Any], _query: dict[str, Any]) -> Response:
    """Begins a game

    The answer has the token that may write to it, shown this once. In a club (`club`), players may be its
    members (`{"member": "m7"}`) and the rules one of its rule sets.
    """
    new = games.NewGame(
        variant=body["variant"],
        house_rules=body["house_rules"],
        players=tuple(seat_of(player) for player in body["players"]),
        dealer=body["dealer"],
        leader=body["leader"],
        teams=body["teams"],
        stake=body["stake"],
        title=body["title"],
        visibility=body["visibility"],
        club=body["club"],
        event=body["event"],
        rule_set=body["rule_set"],
    )
    return write(lambda unit: games.create(unit, new), status=201)


def seat_of(player: dict[str, Any]) -> Seat:
    """The seat that a request names."""
    return Seat(player["name"], player["member"])


@blp.post("/<game_id>/lock")
@blp.writes(200, GameSchema)
def lock_game(_query: dict[str, Any], game_id: str) -> Response:
    """Locks a club's game that is over: only an admin may still write to it

    That is to correct it, or to begin its rematch, which the game then names. It may still be read, asked
    about and shared.
    """
    return write(lambda unit: locks.lock(unit, game_id, locked=True), status=200)


@blp.delete("/<game_id>/lock")
@blp.writes(200, GameSchema)
def unlock_game(_query: dict[str, Any], game_id: str) -> Response:
    """Unlocks a club's game"""
    return write(lambda unit: locks.lock(unit, game_id, locked=False), status=200)


@blp.get("/<game_id>")
@blp.answers(GameSchema, "ETag")
@blp.problems(404)
@blp.takes("If-None-Match")
def get_game(game_id: str) -> AnyResponse:
    """The game as it stands

    Its `ETag` has behind the version how this release shows a game (`"3.2"`), so that nobody who has kept the
    answer of another release is told that it is still the latest. As `If-Match` either will do, `"3"` too.
    """
    game = read_at_once(lambda tx, caller: sheets.game(tx, caller, game_id))
    tag = etag(game.version, view=VIEW_FORMAT)
    return not_modified(request, game.version, view=VIEW_FORMAT) or json_response(game.view, {"ETag": tag})


@blp.post("/<game_id>/rematch")
@blp.writes(201, CreatedGameSchema)
def create_rematch(_query: dict[str, Any], game_id: str) -> Response:
    """Begins another game of the same table, under the same rules

    Who has left the table is not in it. The winner deals first where the rules say so, otherwise the next
    left of the last dealer. A game has one rematch: the second phone gets 409 with its `game_id`. Other
    phones need tokens of the new game, which whoever began it can make for them. In a club it takes a token
    of the club, and once the game is locked an admin's: it then names its rematch.
    """
    return write(lambda unit: games.rematch(unit, game_id), status=201)


@blp.get("/<game_id>/pot")
@blp.answers(PotSchema, "ETag")
@blp.problems(404)
def get_pot(game_id: str) -> AnyResponse:
    """The pot: what it holds, every transfer, and what each player stands to win or owe

    A game without a stake has no balance and no transfers. `would_win` and `would_owe` say what would move if
    the game ended now with this player as its winner (`stakes.payout: pot`), or as the scores are
    (`differences`).
    """

    whole = Whole(
        form=("pot",),
        foresee=lambda tx: tx.transfers(game_id),
        read=lambda tx, game: tx.transfers(game.id),
        size=lambda transfers: OF_A_TRANSFER * len(transfers),
        write=_pot,
        # A stake for the whole game moves a few times, however many hands there are.
        grows_with_events=False,
    )
    return tell(game_id, whole)


def _pot(game: StoredGame, transfers: Sequence[StoredTransfer]) -> WrittenAnswer:
    return WrittenAnswer(
        dumps(pots.pot(game, transfers)).encode(), "application/json", {"ETag": etag(game.version)}
    )


@blp.get("/<game_id>/events")
@blp.arguments(NumberedPageQuery, location="query")
@blp.answers(EventPage, "Link")
@blp.problems(404)
def list_events(query: dict[str, Any], game_id: str) -> Response:
    """The log: what was recorded, amended, taken back; when, and with whose token"""
    limit = query["limit"]

    def log(tx: Reading) -> Sequence[StoredEvent]:
        return tx.events(game_id, after=query["after"], limit=limit + 1)

    rows = read_at_once(sheets.of_game(game_id, log), log)
    events, cursor = page_of(rows, limit=limit, position=lambda event: event.number)
    return page_response([sheets.event_text(event) for event in events], cursor, next_link(request, cursor))
