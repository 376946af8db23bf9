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
_ANEW = Mark("a new round", effect=Effect.BACK, on_chart=True)
_BACK = Mark("bought in", effect=Effect.BACK)

HANDS_LOST = Tally(unit="hands lost", kinds=frozenset({"lost"}), member="hands_lost")
"""What is counted where the rules keep no score."""


def _taker(hand: Mapping[str, Any]) -> str:
    """The taker of the last trick; whoever won the hand, or declared, where nobody takes it."""
    return str(hand["taker"] or hand.get("winner") or hand.get("declared") or "")


def _card(hand: Mapping[str, Any]) -> str:
    """The card that took the last trick, or that of whoever counts instead; empty where it was not noted."""
    if "outcome" in hand:
        return str(hand["outcome"].get("card") or "")
    cards = {play["player"]: str(play["card"]) for play in hand.get("last_trick", ())}
    return cards.get(_taker(hand), "")


def _why(entry: Mapping[str, Any], names: Mapping[str, str]) -> str:
    """Of a hand for which nobody paid."""
    if entry.get("rampo"):
        return "All cards of the last trick were equal: a new round."
    silent = "Nobody declared." if "declared" in entry else ""
    declarer = entry.get("declared")
    return f"{names[declarer]} declared, and nobody paid." if declarer else silent


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
        "restarted": (_ANEW,),
        "bought_in": (_BACK,),
        **COMINGS_AND_GOINGS,
    },
    acts={"buy_in": "buys in"},
    why=_why,
)
