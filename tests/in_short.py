"""The rules in short and the cells of a row, as paper has them in English."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from referee.families.protocol import Summary
from referee.words.said import Said, Typed
from tests.paper.sheets import ENGLISH

_STAKE = "A krone"


def summary(catalogue: Any, variant: str, rules: Any) -> Summary:
    """The rules in short; of the stake the words behind it: `a point`."""
    short: Summary = catalogue.summary(variant, rules)
    stake, tally = short.stake_is, short.tally
    paid = ENGLISH.say(stake.with_args(stake=Typed(_STAKE))) if isinstance(stake, Said) else stake
    return replace(
        short,
        house_rules=tuple(map(ENGLISH.text, short.house_rules)),
        tally=tally and replace(tally, unit=ENGLISH.text(tally.unit)),
        target_text=ENGLISH.text(short.target_text),
        target_word=ENGLISH.text(short.target_word),
        stake_is=paid.removeprefix(_STAKE).strip(),
    )


def cells(columns: Any, entry: Any) -> list[str]:
    """The cells of the family's own columns in the row of an entry."""
    return [ENGLISH.text(column.cell(entry)) for column in columns.columns]
