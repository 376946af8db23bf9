"""Any game as tests play it: what each side scored, round by round."""

from __future__ import annotations

from typing import Any, ClassVar

from referee.families.any_game.family import ANY_GAME
from referee.families.protocol import AnyFamily
from referee.families.steps import Step
from tests.families.rounds.playing import Game

HIGHEST, LOWEST = "any-game", "any-game-lowest"


class AnyGame(Game):
    """A game as it goes on; each round is told by the points in the order of the sides that are in."""

    family: ClassVar[AnyFamily] = ANY_GAME

    def round(self, *points: int) -> Step[Any]:
        sides = (self.table.sides[side] for side in self.table.sides_in)
        return self.act("hand", points=dict(zip(sides, points, strict=True)))

    @property
    def places(self) -> dict[str, int]:
        ended = self.family.engine.standing(self.table).result
        assert ended is not None
        return dict(ended.ranking)
