"""Games in a line each: tables, deals, questions, turns."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.rounds.table import Table
from referee.families.snip_snap.family import SNIP_SNAP
from referee.families.snip_snap.rules.options import Rules
from tests.families.rounds.playing import Tables, codes
from tests.verdicts import in_words

ENGINE = SNIP_SNAP.engine
_TABLES = Tables(SNIP_SNAP)
deal, wrong, scores, result = _TABLES.deal, _TABLES.wrong, _TABLES.scores, _TABLES.result


def opened(variant: str, players: int = 4, house_rules: dict[str, Any] | None = None) -> Table[Any]:
    return _TABLES.opened(variant, players, house_rules)


def ask(table: Table[Rules], kind: str, **claim: Any) -> dict[str, Any]:
    return in_words(ENGINE.judge(table, {"kind": kind, **claim}))


def refused(table: Table[Rules], kind: str, **claim: Any) -> list[tuple[str, str]]:
    with pytest.raises(RulesError) as caught:
        ask(table, kind, **claim)
    return codes(list(caught.value.violations))


def turns(text: str) -> list[dict[str, Any]]:
    """`7C p1, - p2, 7D+7H p3`: cards and who played them; `-` is a pass."""
    return [_turn(*turn.split()) for turn in text.split(", ")]


def _turn(played: str, player: str) -> dict[str, Any]:
    if "+" in played:
        return {"player": player, "cards": played.split("+")}
    return {"player": player, "card": None if played == "-" else played}
