"""Penny, a small family made for tests: everybody pays an ante each round, and the round pays at once.

Who wins a round takes the pot; won by nobody it stays for the next one. A round may also be played against
the bank. Money is settled round by round, and what the pot holds in the end goes back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from referee.families.acts import END_ACT, ActKind
from referee.families.budget import Steps
from referee.families.counts import ROUNDS, ROUNDS_WON, Count, Ratio
from referee.families.documents import Document
from referee.families.protocol import Difference, Family, Rematch, Seating, Summary, Variant
from referee.families.reasons import DueReason
from referee.families.registry import _by_variant, registered
from referee.families.shapes import MapOf, OrNull, PlayerRef, Record, Whole, optional, required
from referee.families.standing import NextRound, Player, Result, Side, Standing, Status
from referee.families.steps import BANK, POT, Due, Step, player_id

ENTRY_POINTS = "[referee.families]\npenny = tests.penny:PENNY\n"


@dataclass(frozen=True, slots=True)
class Table:
    names: tuple[str, ...]
    winners: tuple[str | None, ...] = ()
    """Of each round."""
    held: int = 0
    """Antes of each player that are in the pot."""
    status: Status = Status.PLAYING

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(player_id(seat) for seat in range(len(self.names)))


class Catalogue:
    def variants(self) -> Sequence[Variant[None]]:
        return [Variant("penny", "Penny", "", "An ante each round.", None)]

    def read(self, variant_id: str, house_rules: Any, *, players: int | None, is_kept: bool = False) -> None:
        return None

    def check(self, document: Any) -> None:
        return None

    def load(self, document: Document) -> None:
        return None

    def dump(self, rules: None) -> dict[str, Any]:
        return {}

    def schema(self) -> dict[str, Any]:
        return {"type": "object", "maxProperties": 0}

    def rulebook(self, rules: None, *, title: str, players: int | None) -> str:
        return f"# {title}\n"

    def differences(self, first: None, second: None) -> Sequence[Difference]:
        return []

    def summary(self, variant_id: str, rules: None) -> Summary:
        return Summary("Penny", "")

    def players(self, rules: None) -> tuple[int, int]:
        return 1, 9

    def cards(self, rules: Any) -> None:
        return None

    def has_pot(self, rules: None) -> bool:
        return True


class Engine:
    def open(self, rules: None, seating: Seating) -> Step[Table]:
        return Step(Table(seating.names), {})

    def play(self, table: Table, act: Document, steps: Steps | None = None) -> Step[Table]:
        """A round, with its `winner` or None, and by player what the `bank` pays or takes. Or the end."""
        if act["kind"] == "end":
            status = Status.FINISHED if act["reason"] == "agreed" else Status.ABANDONED
            back = tuple(Due(POT, (one,), table.held, "refund") for one in table.players if table.held)
            return Step(replace(table, status=status, held=0), act, dues=back)
        winner, held = act["winner"], table.held + 1
        dues = [Due(one, (POT,), 1, "ante") for one in table.players]
        if winner is not None:
            dues.append(Due(POT, (winner,), held * len(table.names), "payout"))
            held = 0
        dues += [
            Due(BANK, (one,), units, "luck") if units > 0 else Due(one, (BANK,), -units, "luck")
            for one, units in act.get("bank", {}).items()
        ]
        played = replace(table, winners=(*table.winners, winner), held=held)
        return Step(played, act, dues=tuple(dues), round_number=len(played.winners))

    def dump(self, table: Table) -> dict[str, Any]:
        return {"winners": table.winners, "held": table.held, "status": table.status}

    def load(self, opened: Table, document: Document) -> Table:
        status = Status(document["status"])
        return replace(opened, winners=tuple(document["winners"]), held=document["held"], status=status)

    def standing(self, table: Table) -> Standing:
        scores = self.scores(table)
        best = max(scores.values())
        won = tuple(one for one, score in scores.items() if score == best)
        playing, finished = table.status is Status.PLAYING, table.status is Status.FINISHED
        return Standing(
            status=table.status,
            players=tuple(
                Player(one, name, seat, one, scores[one])
                for seat, (one, name) in enumerate(zip(table.players, table.names, strict=True), 1)
            ),
            sides=tuple(Side(one, (one,), score) for one, score in scores.items()),
            rounds=len(table.winners),
            next=NextRound(len(table.winners) + 1, None, None) if playing else None,
            result=Result(won) if finished else None,
        )

    def scores(self, table: Table) -> dict[str, int]:
        return {one: table.winners.count(one) for one in table.players}

    def rematch(self, table: Table) -> Rematch:
        return Rematch(table.players, Seating(table.names))

    def count(self, table: Table, entries: Sequence[Document]) -> dict[str, dict[str, int]]:
        rounds, won = len(table.winners), self.scores(table)
        return {
            one: {"rounds": rounds, "rounds_won": won[one], "longest_game": rounds} for one in table.players
        }

    def judge(self, table: Table, claim: Document, steps: Steps | None = None) -> dict[str, Any]:
        raise NotImplementedError


ROUND = ActKind(
    kind="hand",
    path="hands",
    operation="record_hand",
    noun="round",
    shape=Record(
        "PennyRound",
        (
            required("winner", OrNull(PlayerRef()), "Nobody is null"),
            optional("bank", MapOf(PlayerRef(), Whole(-9, 9)), "What the bank pays each player, or takes"),
        ),
        "A round of Penny.",
    ),
    summary="A round",
)
PENNY: Family[None, Table] = Family(
    id="penny",
    name="Penny",
    catalogue=Catalogue(),
    engine=Engine(),
    acts=(ROUND, END_ACT),
    counts=(ROUNDS, ROUNDS_WON, Count("longest_game", "Longest game", "In rounds", is_most=True)),
    ratios=(
        Ratio("share", "Share won", "Of the rounds", of="rounds_won", per="rounds", more_is_better=True),
    ),
    reasons=(DueReason("ante", "Paid in for a round"), DueReason("payout", "Won"), DueReason("luck", "Luck")),
)


@contextmanager
def published(folder: Path) -> Iterator[None]:
    """Penny among the families, by an entry point as an installed package has it."""
    package = folder / "penny-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: penny\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text(ENTRY_POINTS)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        _read_anew()
        yield
    _read_anew()


def _read_anew() -> None:
    registered.cache_clear()
    _by_variant.cache_clear()
