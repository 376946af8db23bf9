"""Answers that tell all of a game: of a short one at once, of a long one when the turn comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from flask import Response
from werkzeug.wrappers import Response as AnyResponse

from referee.api.foundation.conditions import etag
from referee.api.foundation.context import context
from referee.api.foundation.deciding import turn
from referee.api.foundation.running import read
from referee.service.games.whole import Telling, Whole
from referee.service.shelf import WrittenAnswer
from referee.service.use_cases import Reads

Material = TypeVar("Material")
Product = TypeVar("Product")


def tell(
    game_id: str,
    whole: Whole[Material, Product],
    finish: Callable[[int, Product], WrittenAnswer],
    early: Callable[[int], AnyResponse | None] = lambda _version: None,
) -> AnyResponse:
    """The answer, for somebody who may read the game.

    `finish` gives what is made of the game its headers; `early` is the answer that needs nothing written,
    where the client has it already. Both are given the game's version.

    :raises BusyError: when the game is long, and the turn does not come soon.
    """
    telling = Telling(
        game_id,
        whole,
        lambda game: early(game.version),
        lambda game, product: finish(game.version, product),
        context().shelf,
        context().long_games,
    )
    ready = read(Reads(telling.at_once, telling.asks))
    if ready is None:
        with turn():
            ready = read(Reads(telling.in_turn))
            return ready if isinstance(ready, AnyResponse) else _response(ready())
    return ready if isinstance(ready, AnyResponse) else _response(ready())


def as_json(version: int, text: str) -> WrittenAnswer:
    """The answer of a JSON text about a game at this version."""
    return WrittenAnswer(text.encode(), "application/json", {"ETag": etag(version)})


def _response(written: WrittenAnswer) -> Response:
    return Response(written.body, mimetype=written.media_type, headers=dict(written.headers))
