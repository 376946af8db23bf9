"""Everything of a game, read at once and written out: of a short one at once, of a long one in turn.

What was written of a long game is given again, while nobody has changed it, to whoever may read it; whether
they may is asked each time.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from referee.service.access import Caller
from referee.service.games.read import game as game_of
from referee.service.recent import Recent
from referee.service.shelf import Place, Shelf, WrittenAnswer
from referee.store import Reading, StoredGame
from referee.store.reading import Asks, asks_nothing

LONG_VERSION = 300
"""The version of a game of which it takes long to tell everything: it has had so many events."""
LONG_CHARACTERS = 200_000
"""Of what is read of a game: some 400 plain hands, or fewer with all their tricks."""

Material = TypeVar("Material")
Product = TypeVar("Product")
Early = TypeVar("Early")
Writer = Callable[[], WrittenAnswer]


@dataclass(frozen=True, slots=True)
class Whole(Generic[Material, Product]):
    """Everything of a game in one form: how it is read, and what is made of it."""

    form: tuple[Hashable, ...]
    """Everything that it depends on besides the game: its form, zone, separators, …"""
    asks: Asks
    """Asks what `read` asks."""
    read: Callable[[Reading, StoredGame], Material]
    size: Callable[[Material], int]
    """About how many characters were read."""
    make: Callable[[StoredGame, Material], Product]
    """Makes the product; it needs no store."""
    grows_with_events: bool = True
    """True if a game of many events is known to take long, without reading any of it."""


@dataclass(frozen=True, slots=True)
class Telling(Generic[Material, Product, Early]):
    """A request for everything of a game."""

    game_id: str
    whole: Whole[Material, Product]
    early: Callable[[StoredGame], Early | None]
    """The answer that needs nothing written: the client has it already."""
    finish: Callable[[StoredGame, Product], WrittenAnswer]
    """The product as it is sent."""
    shelf: Shelf
    long_games: Recent[tuple[str, Hashable], int]

    @property
    def asks(self) -> Asks:
        """Asks what `at_once` asks. Of a long game it is looked first whether there is an answer already."""
        is_long = self.long_games.get((self.game_id, self.whole.form[0])) is not None
        return asks_nothing if is_long else self.whole.asks

    def at_once(self, tx: Reading, caller: Caller) -> Early | Writer | None:
        """The answer that takes no time, or the function that writes it; None where that takes long."""
        game = game_of(tx, caller, self.game_id)
        return self._early(game) or self._light(tx, game)

    def in_turn(self, tx: Reading, caller: Caller) -> Early | Writer:
        """The answer, or the function that writes it, however long that takes."""
        game = game_of(tx, caller, self.game_id)
        # Whoever had the turn before may have written it, or somebody else to the game.
        return self._early(game) or partial(self._put_by, game, self.whole.read(tx, game))

    def _early(self, game: StoredGame) -> Early | Writer | None:
        """The answer that is there before anything is read."""
        written = self.shelf.get(self._place(game), _state(game))
        return self.early(game) or (None if written is None else lambda: written)

    def _light(self, tx: Reading, game: StoredGame) -> Writer | None:
        """The function that writes the answer; None where that takes long."""
        # One that was long is not read to see whether it still is: whoever has the turn reads it.
        whole, known = self.whole, (game.id, self.whole.form[0])
        if self.long_games.get(known) is None:
            has_many = whole.grows_with_events and game.version >= LONG_VERSION
            material = None if has_many else whole.read(tx, game)
            if material is not None and whole.size(material) <= LONG_CHARACTERS:
                return partial(self._written, game, material)
            self.long_games.put(known, game.version)
        return None

    def _written(self, game: StoredGame, material: Material) -> WrittenAnswer:
        return self.finish(game, self.whole.make(game, material))

    def _put_by(self, game: StoredGame, material: Material) -> WrittenAnswer:
        written = self._written(game, material)
        self.shelf.put(self._place(game), _state(game), written)
        return written

    def _place(self, game: StoredGame) -> Place:
        return game.id, *self.whole.form


def _state(game: StoredGame) -> Hashable:
    # When it was written, too: a database that was put back may have another game of this version.
    return game.version, game.updated_at
