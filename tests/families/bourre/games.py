"""Games of Bourré for tests: played from short lines, with accounts that are checked after every act."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.acts import ROUND
from referee.families.bourre.family import BOURRE
from referee.families.bourre.rules.options import Rules
from referee.families.bourre.table.table import Table
from referee.families.protocol import Seating
from referee.families.standing import NextRound, Standing
from referee.families.steps import Step

NAMES = ("Ann", "Bo", "Cy", "Di", "Eli", "Flo", "Gus", "Hal")
CHIPS_OUT = {"chips": {"start": 10, "short": "out"}}


def rules_of(variant: str = "bourre", **house_rules: Any) -> Rules:
    return BOURRE.catalogue.read(variant, house_rules, players=None)


class Game:
    """A game whose money is added up by hand from the dues, and must agree with the scores."""

    def __init__(self, variant: str = "bourre", players: int = 4, dealer: str | None = None, **house: Any):
        rules = BOURRE.catalogue.read(variant, house, players=players)
        self.table: Table = BOURRE.engine.open(rules, Seating(NAMES[:players], dealer)).table
        self.accounts = dict.fromkeys([*(f"p{at}" for at in range(1, 20)), "pot"], 0)
        self.entries: list[dict[str, Any]] = []
        self.last: Step[Table]

    def act(self, kind: str, **members: Any) -> Step[Table]:
        step = BOURRE.engine.play(self.table, {"kind": kind, **members})
        opened = BOURRE.engine.open(self.table.rules, Seating(NAMES[: self.table.rules.players.min])).table
        assert BOURRE.engine.load(opened, BOURRE.engine.dump(step.table)) == step.table
        self._check(step)
        self.table, self.last = step.table, step
        lines = [line.document() for line in step.lines]
        self.entries.append({**step.act, **step.facts, "lines": lines})
        return step

    def _check(self, step: Step[Table]) -> None:
        """Scores are sums of lines; money moved as lines say; chips of all and of the pot are 0 together."""
        before, after = BOURRE.engine.scores(self.table), BOURRE.engine.scores(step.table)
        for player, score in after.items():
            points = sum(line.points for line in step.lines if line.player == player)
            assert score == before.get(player, 0) + points
        for due in step.dues:
            (payee,) = due.payees
            assert "pot" in {due.payer, payee}
            assert due.units > 0
            self.accounts[due.payer] -= due.units
            self.accounts[payee] += due.units
            assert self.accounts["pot"] >= 0
        assert self.accounts["pot"] == step.table.pot
        assert sum(self.accounts.values()) == 0
        if step.act.get("reason") != "abandoned":
            assert {player: self.accounts[player] for player in after} == after

    def hand(self, *tricks_taken: int | None, **members: Any) -> dict[str, Any]:
        """A hand: tricks by seat, None for somebody who passed."""
        counts = {f"p{at}": count for at, count in enumerate(tricks_taken, 1) if count is not None}
        members = {"stay": stayers(*counts), "taken": counts} | members
        return dict(self.act(ROUND, **members).facts)

    def alone(self, player: str, **members: Any) -> dict[str, Any]:
        return dict(self.act(ROUND, stay=[{"player": player}], **members).facts)

    def passed(self, **members: Any) -> dict[str, Any]:
        return dict(self.act(ROUND, stay=[], **members).facts)

    @property
    def nets(self) -> list[int]:
        return list(BOURRE.engine.scores(self.table).values())

    @property
    def stands(self) -> Standing:
        return BOURRE.engine.standing(self.table)

    @property
    def next(self) -> NextRound:
        coming = self.stands.next
        assert coming is not None
        return coming

    @property
    def coming(self) -> Mapping[str, Any]:
        return self.next.details

    def kinds(self) -> list[tuple[str | None, str, int]]:
        """The last act's lines, by player, kind and points."""
        return [(line.player, line.kind, line.points) for line in self.last.lines]


def stayers(*players: str) -> list[dict[str, str]]:
    return [{"player": player} for player in players]


def tricks(*texts: str) -> list[list[dict[str, Any]]]:
    """`p1 KS, p2 QS` as plays of a trick."""
    return [
        [dict(zip(("player", "card"), play.split(), strict=True)) for play in trick.split(", ")]
        for trick in texts
    ]


AUDITED = tricks(
    "p1 KS, p2 QS, p3 AS",
    "p3 KD, p1 3D, p2 2D",
    "p3 8C, p1 9C, p2 10C",
    "p2 JH, p3 5H, p1 4H",
    "p2 KH, p3 7H, p1 AH",
)
"""Three players, 7♥ turned up, p3 deals; in trick 4 p1 should have played the ace."""
