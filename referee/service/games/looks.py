"""The look of a player, which may be another one at any time, also once the game is over."""

from __future__ import annotations

from referee.errors import NotFoundError, Violation
from referee.looks import Look, known_look, looks_in
from referee.service.games.changes import NewEvent
from referee.service.games.loading import LoadedGame, load
from referee.service.games.writing import append, change
from referee.service.runtime import Reply, UnitOfWork
from referee.sitting.log import LOOK
from referee.words.said import Said, Typed


def choose(unit: UnitOfWork, game_id: str, player: str, look: Look | None) -> Reply:
    """The game with this look of a player; without one, where it is None. The same look again is no event.

    :raises NotFoundError: when there is no such player.
    """
    loaded, chosen = load(unit.tx, game_id, unit.caller), known_look(look)
    _check_player(loaded, player)
    if looks_in(loaded.stored.looks).get(player) == chosen:
        return Reply(loaded.stored.view, version=loaded.stored.version)
    position = unit.tx.last_position(game_id) + 1
    body, looks = {"player": player, "look": chosen}, with_look(loaded, player, chosen)
    changed = change(loaded, NewEvent(LOOK, body, unit.runtime.now(), loaded.table, position, looks=looks))
    if not unit.caller.preview:
        append(unit, changed)
    return Reply(changed.stored.view, version=changed.stored.version)


def with_look(loaded: LoadedGame, player: str, look: Look | None) -> dict[str, Look]:
    """The looks of a game's players by id, with this one of one of them."""
    others = {key: other for key, other in looks_in(loaded.stored.looks).items() if key != player}
    return others if look is None else {**others, player: look}


def _check_player(loaded: LoadedGame, player: str) -> None:
    """Refuses an id that nobody at the table has."""
    ids = [person.id for person in loaded.stands.players]
    if player not in ids:
        args = {"name": Typed(player[:60]), "ids": Typed(", ".join(ids))}
        message = Said("service-player-by-id", args)
        fault = Violation("", "player_must_be_known", message, player[:60], ids)
        raise NotFoundError(message, code=fault.code, violations=[fault])
