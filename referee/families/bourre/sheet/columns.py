"""The score sheet on paper: who won the pot, how large it was, a chip struck through for a bourré."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.bourre.sheet.drawings import BOURRE
from referee.families.columns import COMINGS_AND_GOINGS, OUT, Column, Content, Effect, Mark, SheetColumns

_WON = Mark("won the pot")
_BOURRE = Mark("bourré", BOURRE, on_chart=True)
_BACK = Mark("takes new chips", effect=Effect.BACK)


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
        Column("winner", "Won by", _winner, Content.PLAYER, on_page=False),
        Column("pot", "Pot", _pot),
        Column("tricks", "Tricks", _tricks, on_page=False),
        Column("next_pot", "Next pot", lambda hand: str(hand["pot"]["next"])),
    ),
    marks={
        "won": (_WON,),
        "shared": (_WON,),
        "bourre": (_BOURRE,),
        "out": (OUT,),
        "bought_in": (_BACK,),
        **COMINGS_AND_GOINGS,
    },
    acts={"buy_in": "takes new chips"},
    unit="chips",
)
