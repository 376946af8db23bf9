"""Pebbles as a family: what Referee asks of it."""

from __future__ import annotations

from typing import Any

from referee.codes.play import Code
from referee.errors import NotationError
from referee.families.acts import ADJUSTMENT_ACT, END_ACT, ROUND, ActKind, ClaimKind, round_act
from referee.families.counts import ROUNDS, Count
from referee.families.notation import SIGNED_NUMBER, Notation, SheetLine, only_word, pairs
from referee.families.protocol import Details, Family, Words
from referee.families.reasons import DueReason
from referee.families.shapes import (
    Example,
    Forms,
    ListOf,
    MapOf,
    OrNull,
    PlayerRef,
    Record,
    SideRef,
    Whole,
    optional,
    required,
)
from referee.words.said import Said
from referee_pebbles.engine import Engine
from referee_pebbles.rules import Catalogue, Rules
from referee_pebbles.table import Table

_MOST = 99

DEAL = round_act(
    "deal",
    Record(
        "Deal",
        (
            optional("points", MapOf(SideRef(), Whole(-_MOST, _MOST)), "What each side scored"),
            optional("pebbles", MapOf(PlayerRef(), Whole(0, _MOST)), "How many each player took"),
        ),
        "A deal: what each side scored, or the pebbles of each player.",
        Forms({"points": "by side", "pebbles": "by player"}, code="deal_must_have_one_form"),
    ),
    examples=(
        Example(
            "short",
            "What each side scored",
            {"points": {"p1": 4, "p2": -3}},
            {"variant": "pebbles", "players": 2},
        ),
        Example(
            "long", "Who took how many", {"pebbles": {"p1": 4, "p2": 0}}, {"variant": "pebbles", "players": 2}
        ),
        Example(
            "teams",
            "What each team scored",
            {"points": {"t1": 4, "t2": -3}},
            {"variant": "pebbles", "players": 4},
        ),
    ),
    answer=(required("dealer", OrNull(PlayerRef())),),
)
FINE = ActKind(
    kind="fine",
    path="fines",
    operation="fine",
    noun="fine",
    shape=Record("Fine", (required("player", PlayerRef()),), "Who dropped a pebble."),
    summary="Fines a player who dropped a pebble: a point, and two stakes to the bank",
    examples=(Example("fine", "By id", {"player": "p2"}, {"variant": "pebbles", "players": 2}),),
)
WORTH = ClaimKind(
    kind="worth",
    summary="Are these pebbles worth so much?",
    shape=Record(
        "WorthClaim",
        (
            required("pebbles", ListOf(OrNull(Whole(0, _MOST)), least=1, most=8), "Of each player of a side"),
            required("points", Whole(-_MOST, _MOST), "What they are said to be worth"),
        ),
        "Are these pebbles worth so much?",
    ),
    answer=(optional("worth", Whole(-_MOST, _MOST), "What they are worth"),),
    examples=(
        Example(
            "worth", "A side of two", {"pebbles": [4, 0], "points": 1}, {"variant": "pebbles", "players": 4}
        ),
    ),
)


def _points(line: SheetLine) -> dict[str, Any]:
    """`deal Ann 4 Bo -3`: what each side scored."""
    return {
        "kind": ROUND,
        "points": {name: _number(points, line) for name, points in pairs(line.words, line)},
    }


def _number(text: str, line: SheetLine) -> int:
    if not SIGNED_NUMBER.fullmatch(text):
        raise NotationError(f"Line {line.number}: “{text}” is no number of points.")
    return int(text)


PEBBLES: Family[Rules, Table] = Family(
    id="pebbles",
    name="Pebbles",
    title=Said("pebbles-name"),
    package=__package__,
    catalogue=Catalogue(),
    engine=Engine(),
    acts=(DEAL, FINE, ADJUSTMENT_ACT, END_ACT),
    claims=(WORTH,),
    details=Details(
        player=(required("fines", Whole(0), "How often the player was fined"),),
        next=(required("ante", Whole(0), "What each player pays into the pot, in stakes"),),
        result=(required("target", Whole(), "The points it took to win"),),
        statuses=("in",),
        lines=("pebbles", "fine", "adjustment"),
        laws=("fine",),
    ),
    codes={
        "deal_must_have_one_form": Code("A deal must have one form", "Give the points, or the pebbles."),
        "every_pebble_must_be_counted": Code("Every pebble must be counted", "Nobody may be left out."),
    },
    counts=(ROUNDS, Count("pebbles", "Pebbles", "Pebbles taken", more_is_better=True)),
    reasons=(
        DueReason("ante", "Paid into the pot with every deal"),
        DueReason("fine", "Paid to the bank for a dropped pebble"),
    ),
    words=Words("deal", "deals", titles=(Said("pebbles-deal-word"), Said("pebbles-deals-word"))),
    notation=Notation(
        rounds={"deal": _points},
        acts={"fine": lambda line: {"kind": "fine", "player": only_word(line)}},
    ),
)
