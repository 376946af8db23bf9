"""Marbles, a made-up game on the floor of rounds: each side tells its points, and may run out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.protocol import Seating
from referee.families.rounds.engine import RoundsEngine
from referee.families.rounds.game import Game, Played
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.reader import Reader
from referee.families.rounds.table import Table
from referee.families.rounds.terms import Terms
from referee.families.steps import BANK, POT, Due, Step, player_id

Marbles = Table[Terms]


def _play(table: Marbles, act: Document, ledger: Ledger, _steps: Steps | None) -> Played:
    reader = Reader(table)
    points = reader.by_side(act["points"], "/points")
    reader.every_side(points, "/points", "What did {name} have? Give points for {id}.")
    bag = reader.by_seat(act.get("bag", {}), "/bag")
    if bag:
        reader.everybody(bag, "/bag", "How many has {name}? Give bag for {id}.", of=table.seats_in)
        for side in points:
            counted = sum(bag.get(seat, 0) for seat in table.teams[side])
            reader.total(f"/points/{table.sides[side]}", points[side], counted, "The bags hold")
    reader.finish()
    for side in sorted(points):
        ledger.add(side, "points", points[side], "points", f"{table.name_of(side)}: {points[side]}.")
    out = tuple(reader.by_seat(dict.fromkeys(act.get("gone", []), True), "/gone"))
    for seat in out:
        ledger.add_by(seat, "gone", 0, "gone", f"{table.names[seat]} has no marble left.")
    dues = [Due(player, (POT,), units, "fine") for player, units in act.get("fines", {}).items()]
    dues += [Due(player, (BANK,), units, "fine") for player, units in act.get("pays", {}).items()]
    return Played(
        {"points": {table.sides[side]: points[side] for side in sorted(points)}},
        {"most": max(points.values())},
        tuple(dues),
        {"rounds": table.memory["rounds"] + 1},
        act.get("deals"),
        out,
        tuple(act["won"]) if "won" in act else None,
    )


def _fine(table: Marbles, act: Document, ledger: Ledger, _steps: Steps | None) -> Played:
    reader = Reader(table)
    seat = reader.sure(reader.seat(act["player"], "/player"))
    ledger.add_by(seat, "fine", -1, "fine", f"{table.names[seat]} is fined.")
    return Played({"player": player_id(seat)})


def _closing(_table: Marbles, ledger: Ledger, agreed: bool) -> None:
    if not agreed:
        ledger.add(0, "bonus", 100, "bonus", "The first side has a bonus.")


def _judge(table: Marbles, claim: Document, _steps: Steps | None) -> dict[str, Any]:
    return {"verdict": "legal" if claim["points"] in table.scores else "illegal"}


GAME: Game[Terms] = Game(
    terms=lambda terms, _: terms,
    play=_play,
    judges={"score": _judge},
    acts={"fine": _fine},
    opening=lambda _: {"rounds": 0},
    coming=lambda table: {"bag": table.rounds},
    player=lambda _, seat: {"colour": seat},
    result=lambda table: {"rounds": table.rounds},
    closing=_closing,
    counted=lambda table, entries: {"p1": {"entries": len(entries)}},
    out_lines=frozenset({"gone"}),
    noun="bout",
)
ENGINE = RoundsEngine(GAME)
PLAIN = RoundsEngine(replace(GAME, closing=lambda _table, _ledger, _agreed: None))
NAMES = ("Ann", "Bo", "Cy", "Di")


class Sitting:
    """A game as it goes on, which is dumped and loaded after every act."""

    def __init__(
        self, terms: Terms, players: int, engine: RoundsEngine[Terms] = PLAIN, **seating: Any
    ) -> None:
        self.engine = engine
        self.opened = engine.open(terms, Seating(NAMES[:players], **seating))
        self.table = self.opened.table
        self.dues = [*self.opened.dues]
        self.entries: list[dict[str, Any]] = []

    def act(self, kind: str, **members: Any) -> Step[Marbles]:
        step = self.engine.play(self.table, {"kind": kind, **members})
        self.table = self.engine.load(self.opened.table, self.engine.dump(step.table))
        assert self.table == step.table
        self.dues += step.dues
        self.entries.append({**step.act, **step.facts, "lines": [line.document() for line in step.lines]})
        sums = dict.fromkeys(self.table.sides, 0)
        for entry in self.entries:
            for line in entry["lines"]:
                sums[line["side"]] += line["points"]
        assert sums == self.engine.scores(self.table)
        return step

    def rounds(self, *points: Sequence[int]) -> Step[Marbles]:
        for score in points:
            sides = (self.table.sides[side] for side in self.table.sides_in)
            step = self.act("hand", points=dict(zip(sides, score, strict=True)))
        return step

    @property
    def winners(self) -> list[str]:
        result = self.engine.standing(self.table).result
        return [] if result is None else [*result.winners]
