"""Acts between rounds: one address for each act that families declare."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import Response

from referee.api.foundation.blueprint import Blueprint
from referee.api.foundation.deciding import done
from referee.api.foundation.running import write
from referee.api.schemas.hands import ActedSchema, acts_at, body_of, examples_of
from referee.families.acts import JOIN, ActKind
from referee.families.registry import families
from referee.service.clubs import games as club_games
from referee.service.games.record import Recording
from referee.translations import in_english

blp = Blueprint("acts", __name__, url_prefix="/v1/games/<game_id>", description="Between hands")


def _view(act: ActKind) -> Callable[..., Response]:
    """The view that records an act of this kind."""
    use_case = club_games.Joining if act.kind == JOIN else Recording

    def view(body: dict[str, Any], _query: dict[str, Any], game_id: str) -> Response:
        recorded = {"kind": act.kind, **body}
        return done(lambda steps: write(use_case(game_id, recorded, steps=steps), status=201))

    view.__name__, view.__doc__ = act.operation, f"{in_english(act.summary)}\n\n{act.about}".strip()
    return view


def _serve(path: str) -> None:
    act = next(iter(acts_at(path).values()))
    view = blp.writes(201, ActedSchema)(_view(act))
    view = blp.arguments(body_of(path), examples=examples_of(path))(view)
    blp.post(f"/{path}")(view)


for _path in dict.fromkeys(act.path for family in families() for act in family.acts if not act.is_round):
    _serve(_path)
