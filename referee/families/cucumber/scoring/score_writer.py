"""Writing lines: every change of a score goes through here, so that lines and scores cannot disagree."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from referee.families.cucumber.table.table import Player, Status
from referee.families.steps import Line, player_id
from referee.words.said import Person, Said


class ScoreWriter:
    """The players as they change during one act, and the lines that say why.

    >>> writer = ScoreWriter([Player("Ann")])
    >>> writer.score(0, "penalty", 9, "points", Said("cucumber-took"))
    >>> writer.players[0].score, writer.lines[0].after
    (9, 9)
    """

    def __init__(self, players: Iterable[Player]) -> None:
        self._players = list(players)
        self.lines: list[Line] = []

    @property
    def players(self) -> tuple[Player, ...]:
        """The players as they are now."""
        return tuple(self._players)

    def person(self, seat: int) -> Person:
        """The player, as sentences name them."""
        return Person(player_id(seat), self._players[seat].name)

    def score(self, seat: int, kind: str, points: int, rule: str, sentence: Said, **changes: Any) -> None:
        """Adds `points` to the score at `seat`, changes what else changes, and writes a line."""
        player = self._players[seat]
        after = player.score + points
        self._players[seat] = replace(player, score=after, **changes)
        self.lines.append(Line(player_id(seat), kind, points, player.score, after, rule, sentence))

    def set_score(self, seat: int, kind: str, after: int, rule: str, sentence: Said, **changes: Any) -> None:
        """Puts the score at `seat` to `after`, with a line."""
        self.score(seat, kind, after - self._players[seat].score, rule, sentence, **changes)

    def note(self, seat: int, **changes: Any) -> None:
        """Changes something about a player that is no score and needs no line."""
        self._players[seat] = replace(self._players[seat], **changes)

    def out(self, seat: int, kind: str, rule: str, sentence: Said, *, act: int, **changes: Any) -> None:
        """Puts a player out of the game with act number `act`."""
        self.score(seat, kind, 0, rule, sentence, status=Status.OUT, out_since=act, **changes)

    def highest_score(self, seats: Iterable[int]) -> int:
        """The highest score of those at `seats` who are in, and not marked; 0 when nobody is."""
        players = [self._players[seat] for seat in seats]
        return max((player.score for player in players if player.status is Status.IN), default=0)
