"""The score sheet on paper: who won the pot, how large it was, a chip struck through for a bourré."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.bourre.sheet.drawings import BOURRE
from referee.families.columns import COMINGS_AND_GOINGS, OUT, Column, Content, Effect, Mark, SheetColumns
from referee.words.said import Said

_WON = Mark(Said("bourre-mark-won"))
_BOURRE = Mark(Said("bourre-mark-bourre"), BOURRE, on_chart=True)
_BACK = Mark(Said("bourre-mark-new-chips"), effect=Effect.BACK)


def _winner(hand: Mapping[str, Any]) -> str:
    """The player who won alone; empty where nobody did, or several shared."""
    winners = hand["winners"]
    return str(winners[0]) if len(winners) == 1 else ""


def _pot(hand: Mapping[str, Any]) -> str:
    return str(hand["pot"]["total"])


def _tricks(hand: Mapping[str, Any]) -> str:
    """Tricks in the order of seats: `3 2 0`; empty where nobody has counted."""
    return " ".join(map(str, hand.get("taken", {}).values()))


COLUMNS = SheetColumns(
    columns=(
        Column("winner", Said("bourre-column-winner"), _winner, Content.PLAYER, on_page=False),
        Column("pot", Said("bourre-column-pot"), _pot),
        Column("tricks", Said("bourre-column-tricks"), _tricks, on_page=False),
        Column("next_pot", Said("bourre-column-next-pot"), lambda hand: str(hand["pot"]["next"])),
    ),
    marks={
        "won": (_WON,),
        "shared": (_WON,),
        "bourre": (_BOURRE,),
        "out": (OUT,),
        "bought_in": (_BACK,),
        **COMINGS_AND_GOINGS,
    },
    acts={"buy_in": Said("bourre-mark-new-chips")},
    unit=Said("bourre-unit-chips"),
)
