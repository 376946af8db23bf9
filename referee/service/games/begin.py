"""Games: created, and begun again by the same table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from referee.errors import ConflictError
from referee.families.documents import Document
from referee.families.standing import Status
from referee.families.steps import player_id
from referee.looks import Look, looks_in
from referee.service.access import SCORE
from referee.service.games.changes import GameWrite, NewEvent, Occasion
from referee.service.games.loading import LoadedGame
from referee.service.games.writing import append, change, first_change
from referee.service.rules import effective_rules, known_family
from referee.service.runtime import FIRST_LABEL, NewToken, Reply, UnitOfWork, add_token, dumps
from referee.sitting.log import REMATCH
from referee.sitting.opening import Opening
from referee.store import StoredGame
from referee.words.said import Said


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game to be created: its rules, and who sits down to it."""

    variant: str
    house_rules: Any
    players: tuple[str, ...]
    dealer: str | None = None
    leader: str | None = None
    teams: Sequence[Sequence[str]] = ()
    stake: Document | None = None
    title: str = ""
    visibility: str = "link"
    looks: Mapping[str, Look] = field(default_factory=dict)
    """By player."""
    confirm: bool = False
    """True if hands are to be confirmed by another person than who entered them."""


def create(
    unit: UnitOfWork,
    new: NewGame,
    *,
    by: str = FIRST_LABEL,
    occasion: Occasion | None = None,
    expires_at: str | None = None,
) -> Reply:
    """Creates a game and answers it with its first scorer token.

    :raises RulesError: when there is no such variant, its rules do not fit together, or the players cannot
        begin so.
    """
    begun = first_change(unit.runtime, _opening(new), visibility=new.visibility, by=by, occasion=occasion)
    return begin(unit, begun, expires_at=expires_at)


def _opening(new: NewGame) -> Opening:
    family = known_family(new.variant)
    return Opening(
        family=family,
        variant=new.variant,
        house_rules=new.house_rules,
        rules=effective_rules(new.variant, new.house_rules, players=len(new.players)),
        players=new.players,
        dealer=new.dealer,
        leader=new.leader,
        stake=new.stake,
        title=new.title,
        teams=tuple(tuple(team) for team in new.teams),
        edition=family.edition,
        looks=new.looks,
        confirm=new.confirm,
    )


def begin(unit: UnitOfWork, begun: GameWrite, *changes: GameWrite, expires_at: str | None = None) -> Reply:
    """Writes a new game down, with its first token, which lasts no longer than the one it is made with.

    With it go `changes` of other games.
    """
    if unit.caller.preview:
        return beginning(begun.stored, None)
    append(unit, *changes, begun)
    return beginning(begun.stored, first_token(unit, begun, expires_at=expires_at))


def first_token(unit: UnitOfWork, begun: GameWrite, *, expires_at: str | None = None) -> str:
    """The text of the first token to a new game, which has been written down."""
    game, by = begun.stored, begun.event.by
    label = FIRST_LABEL if game.club_id is None else f"{by}, of this game"[:60]
    _, text = add_token(unit, NewToken(SCORE, label, game.id, expires_at=expires_at, made_by=by))
    return text


def beginning(game: StoredGame, token: str | None) -> Reply:
    """The answer to whoever has begun a game; without the token where nothing was written."""
    if token is None:
        return Reply(game.view, version=game.version, created=f"/games/{game.id}")
    body = f'{game.view[:-1]},"scorer_token":{dumps(token)}}}'
    return Reply(body, version=game.version, created=f"/games/{game.id}")


@dataclass(frozen=True, slots=True)
class Again:
    """The next game of a table, and the one that it follows."""

    loaded: LoadedGame
    opening: Opening
    players: Mapping[str, str]
    """The names of those who stay, by their ids in the game before, in the new order."""


def again(loaded: LoadedGame) -> Again:
    """The next game of the same table under the same rules.

    :raises ConflictError: while this game goes on, or when its rematch was created already.
    """
    _check_rematch(loaded.stored)
    opening, following = loaded.opening, loaded.opening.family.engine.rematch(loaded.table)
    seating, looks = following.seating, looks_in(loaded.stored.looks)
    opening = replace(
        opening,
        players=seating.names,
        dealer=seating.dealer,
        leader=seating.leader,
        teams=seating.teams,
        edition=opening.family.edition,
        origin="",
        looks={
            player_id(seat): looks[before] for seat, before in enumerate(following.players) if before in looks
        },
    )
    return Again(loaded, opening, dict(zip(following.players, seating.names, strict=True)))


def _check_rematch(stored: StoredGame) -> None:
    if stored.status == Status.PLAYING:
        raise ConflictError(Said("service-rematch-too-early"), code="game_must_be_over")
    rematch_id = stored.rematch
    if rematch_id is not None:
        message = Said("service-rematch-there-already")
        raise ConflictError(message, code="rematch_must_be_the_first", members={"game_id": rematch_id})


def rematch(unit: UnitOfWork, following: Again, occasion: Occasion | None = None) -> Reply:
    """Creates the next game of a table, which the one before then names."""
    loaded, runtime = following.loaded, unit.runtime
    stored = loaded.stored
    begun = first_change(
        runtime.beside(stored.club_id or stored.id),
        following.opening,
        visibility=stored.visibility,
        by=loaded.by,
        occasion=occasion,
    )
    position = unit.tx.last_position(stored.id) + 1
    new_event = NewEvent(REMATCH, {"game": begun.stored.id}, runtime.now(), loaded.table, position)
    followed = change(loaded, new_event, rematch=begun.stored.id)
    return begin(unit, begun, followed, expires_at=loaded.principal.expires_at)
