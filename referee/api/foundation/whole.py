"""Answers that tell all of a game: of a short one at once, of a long one when the turn comes.

What was written of a long game is given again, while nobody has changed it, to whoever may read it; whether
they may is asked each time.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from flask import Response
from werkzeug.wrappers import Response as AnyResponse

from referee.api.foundation.context import context, read_at_once
from referee.api.foundation.deciding import turn
from referee.service.access import Caller
from referee.service.games import read as sheets
from referee.service.shelf import Place, WrittenAnswer
from referee.store import Reading, StoredGame

LONG_VERSION = 300
"""The version of a game of which it takes long to tell everything: it has had so many events."""
LONG_CHARACTERS = 200_000
"""Of what is read of a game: some 400 plain hands, or fewer with all their tricks."""

Material = TypeVar("Material")


def _always(_game: StoredGame) -> None:
    """Nothing: the answer is written whatever the client has."""


@dataclass(frozen=True, slots=True)
class Whole(Generic[Material]):
    """An answer about a whole game: the parts that it is made of."""

    form: tuple[Hashable, ...]
    """Everything that the answer depends on besides the game: its form, zone, separators, …"""
    foresee: Callable[[Reading], object]
    """Asks what `read` asks."""
    read: Callable[[Reading, StoredGame], Material]
    size: Callable[[Material], int]
    """About how many characters were read."""
    write: Callable[[StoredGame, Material], WrittenAnswer]
    """Writes the answer, with all of its headers; it needs no store."""
    grows_with_events: bool = True
    """Whether a game of many events is known to take long, without reading any of it."""
    early: Callable[[StoredGame], AnyResponse | None] = _always
    """The answer that needs nothing written: the client has it already."""


Writer = Callable[[], WrittenAnswer]


def tell(game_id: str, whole: Whole[Material]) -> AnyResponse:
    """The answer, for somebody who may read the game.

    :raises BusyError: when the game is long, and the turn does not come soon.
    """
    is_long = context().long_games.get((game_id, whole.form[0])) is not None

    def at_once(tx: Reading, caller: Caller) -> AnyResponse | Writer | None:
        game = sheets.game(tx, caller, game_id)
        return _early(whole, game) or _light(whole, tx, game)

    def in_turn(tx: Reading, caller: Caller) -> AnyResponse | Writer:
        game = sheets.game(tx, caller, game_id)
        return _early(whole, game) or partial(_put_by, whole, game, whole.read(tx, game))

    # Of a long game it is looked first whether there is an answer already.
    ready = read_at_once(at_once, _nothing if is_long else whole.foresee)
    if ready is not None:
        return _answer(ready)
    with turn():
        # Whoever had the turn before may have written it, or somebody else to the game.
        return _answer(read_at_once(in_turn))


def _nothing(_tx: Reading) -> None:
    """Asks nothing besides."""


def _early(whole: Whole[Any], game: StoredGame) -> AnyResponse | None:
    """The answer that is there before anything is read."""
    written = context().shelf.get(_place(whole, game), _state(game))
    return whole.early(game) or (None if written is None else _response(written))


def _light(whole: Whole[Material], tx: Reading, game: StoredGame) -> Writer | None:
    """The function that writes the answer; None where that takes long."""
    # One that was long is not read to see whether it still is: whoever has the turn reads it.
    known, long_games = (game.id, whole.form[0]), context().long_games
    if long_games.get(known) is None:
        has_many = whole.grows_with_events and game.version >= LONG_VERSION
        material = None if has_many else whole.read(tx, game)
        if material is not None and whole.size(material) <= LONG_CHARACTERS:
            return partial(whole.write, game, material)
        long_games.put(known, game.version)
    return None


def _answer(ready: AnyResponse | Writer) -> AnyResponse:
    return ready if isinstance(ready, AnyResponse) else _response(ready())


def _put_by(whole: Whole[Material], game: StoredGame, material: Material) -> WrittenAnswer:
    written = whole.write(game, material)
    context().shelf.put(_place(whole, game), _state(game), written)
    return written


def _place(whole: Whole[Any], game: StoredGame) -> Place:
    return game.id, *whole.form


def _state(game: StoredGame) -> Hashable:
    # When it was written, too: a database that was put back may have another game of this version.
    return game.version, game.updated_at


def _response(written: WrittenAnswer) -> Response:
    return Response(written.body, mimetype=written.media_type, headers=dict(written.headers))
