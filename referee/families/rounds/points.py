"""Rounds of which only the points are recorded: one number for each side, as the table counted it.

A family that takes them beside rounds that it counts itself declares `Game.by_points`, and adds `POINTS` to
its shape, `BY_POINTS` to its notation and `points_form` to its entry.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from referee.families.acts import ROUND
from referee.families.documents import Document
from referee.families.entry import NAMED, Form, Row
from referee.families.notation import SIGNED_NUMBER, SheetLine, by_player, number
from referee.families.rounds.game import AfterPoints, Played
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.reader import Reader
from referee.families.rounds.table import Table
from referee.families.shapes import LARGEST, Example, Forms, MapOf, SideRef, Whole, optional
from referee.words.said import Said, Typed

COUNTED_HERE, ON_PAPER = "rounds-points", "rounds-points-on-paper"
"""Messages of a side's points: as a game counts them, or as they were counted beside it."""
KIND = "points"
"""Of the member, of the lines, and of their rule."""
POINTS_BY_SIDE = MapOf(SideRef(), Whole(counts="points"))
POINTS = optional(
    KIND,
    POINTS_BY_SIDE,
    "Instead of all else: what each side scored, below 0, too, as it was counted on paper",
)
_QUESTION = Said("rounds-points-missing")
_ALONE = frozenset({"kind", "number", KIND})


def or_points(forms: Forms) -> Forms:
    """The forms of a round, and points alone."""
    return Forms(
        {**forms.of, KIND: Said("rounds-body-points")}, forms.code, forms.or_none, several=forms.several
    )


def points_example(points: Mapping[str, int], game: Mapping[str, Any]) -> Example:
    """A round as it is sent by its points, in a game that is created so."""
    return Example("on_paper", "Just the points", {"points": {**points}}, game)


def points_form(usual: int | Mapping[int, int] | None = None) -> Form:
    """The form of an entry that asks for one number a side; more than `usual` is not to be expected."""
    row = Row(
        "/points/{side}",
        Said("rounds-row-points"),
        ask=Said("rounds-ask-points", NAMED),
        least=-LARGEST,
        most=LARGEST,
        usual=usual,
        counts=1,
    )
    return Form("on_paper", Said("rounds-form-points"), (row,), has_first=False)


def play_points(
    table: Table[Any],
    act: Document,
    ledger: Ledger,
    *,
    message: str = COUNTED_HERE,
    after: AfterPoints[Any] | None = None,
) -> Played:
    """The effect of a round of which the points are given: a line for each side.

    `message` says so in its sentence, `after` what else follows.

    :raises RulesError: naming all sides that are missing, unknown or given twice, and all beside the points.
    """
    reader = Reader(table)
    for name, value in act.items():
        if name not in _ALONE and value not in (None, False, (), [], {}):
            fault = Said("rounds-points-say-all", {"name": Typed(name)})
            reader.wrong(f"/{name}", "form_must_be_complete", fault)
    points = reader.by_side(act[KIND], f"/{KIND}")
    reader.every_side(points, f"/{KIND}", _QUESTION)
    reader.finish()
    scored = dict(sorted(points.items()))
    for side, gained in scored.items():
        ledger.add(side, KIND, gained, KIND, Said(message, {"side": table.people(side), "points": gained}))
    played = Played({KIND: {table.sides[side]: gained for side, gained in scored.items()}})
    return played if after is None else after(table, scored, ledger, played)


def nothing_follows(
    _table: Table[Any], _points: Mapping[int, int], _ledger: Ledger, played: Played
) -> Played:
    """The effect of points from which nothing else follows: a family's `Game.by_points`."""
    return played


def _by_points(line: SheetLine) -> dict[str, Any]:
    """`points Ann 12 Bo -5`."""
    return {"kind": ROUND, KIND: by_player(line.words, line, _number)}


def _number(text: str, line: SheetLine) -> int:
    return number(text, line, form=SIGNED_NUMBER, otherwise="not a number of points")


BY_POINTS: Mapping[str, Callable[[SheetLine], dict[str, Any]]] = {KIND: _by_points}
"""The word of such a round in a text sheet, with its reading."""
