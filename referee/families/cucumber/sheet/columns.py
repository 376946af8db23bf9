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
from referee.words.said import Person, Said

_FELL = Mark(Said("cucumber-mark-fell"), WHOLE, on_chart=True)
_HALF = Mark(Said("cucumber-mark-half"), HALF, on_chart=True)
_RESET = Mark(Said("cucumber-mark-reset"), on_chart=True)
_ANEW = Mark(Said("cucumber-mark-anew"), effect=Effect.BACK, on_chart=True)
_BACK = Mark(Said("cucumber-mark-bought-in"), effect=Effect.BACK)

HANDS_LOST = Tally(unit=Said("cucumber-unit-hands-lost"), kinds=frozenset({"lost"}), member="hands_lost")
"""The count that stands where the rules keep no score."""


def _taker(hand: Mapping[str, Any]) -> str:
    """The taker of the last trick; whoever won the hand, or declared, where nobody takes it."""
    return str(hand["taker"] or hand.get("winner") or hand.get("declared") or "")


def _card(hand: Mapping[str, Any]) -> str:
    """The card that took the last trick, or that of whoever counts instead; empty where it was not noted."""
    if "outcome" in hand:
        return str(hand["outcome"].get("card") or "")
    cards = {play["player"]: str(play["card"]) for play in hand.get("last_trick", ())}
    return cards.get(_taker(hand), "")


def _why(entry: Mapping[str, Any], names: Mapping[str, str]) -> Said | str:
    """Of a hand for which nobody paid."""
    if entry.get("rampo"):
        return Said("cucumber-why-rampo")
    if "declared" not in entry:
        return ""
    declarer = entry["declared"]
    if not declarer:
        return Said("cucumber-why-silent")
    return Said("cucumber-why-declared", {"player": Person(declarer, names[declarer])})


COLUMNS = SheetColumns(
    columns=(
        Column("taker", Said("cucumber-column-taker"), _taker, Content.PLAYER, on_page=False),
        Column("card", Said("cucumber-column-card"), _card, Content.CARDS),
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
    acts={"buy_in": Said("cucumber-act-buys-in")},
    why=_why,
)
