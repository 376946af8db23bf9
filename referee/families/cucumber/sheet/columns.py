"""The score sheet on paper: who took the last trick with which card, a cucumber for a fall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.columns import (
    COMINGS_AND_GOINGS,
    OUT,
    Column,
    Content,
    Effect,
    Mark,
    SheetColumns,
    Tally,
)
from referee.families.cucumber.sheet.drawings import HALF, WHOLE

_FELL = Mark("fell", WHOLE, on_chart=True)
_HALF = Mark("half a cucumber", HALF, on_chart=True)
_RESET = Mark("back to 0", on_chart=True)
_BACK = Mark("bought in", effect=Effect.BACK)

HANDS_LOST = Tally(unit="hands lost", kinds=frozenset({"lost"}), member="hands_lost")
"""What is counted where the rules keep no score."""


def _taker(hand: Mapping[str, Any]) -> str:
    return str(hand["taker"])


def _card(hand: Mapping[str, Any]) -> str:
    """The card that took the last trick; empty where it was not told."""
    if "last_trick" not in hand:
        return str(hand["outcome"]["card"] or "")
    return next(str(play["card"]) for play in hand["last_trick"] if play["player"] == hand["taker"])


COLUMNS = SheetColumns(
    columns=(
        Column("taker", "Taker", _taker, Content.PLAYER, on_page=False),
        Column("card", "Card", _card, Content.CARDS),
    ),
    marks={
        "reincarnated": (_FELL,),
        "eliminated": (_FELL, OUT),
        "marked": (_FELL,),
        "ends_game": (_FELL,),
        "half_cucumber": (_HALF,),
        "reset": (_RESET,),
        "bought_in": (_BACK,),
        **COMINGS_AND_GOINGS,
    },
    acts={"buy_in": "buys in"},
)
