"""Worked examples of the sources, and what the sources are called."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from referee.families.registry import family_of
from referee.text_sheet import TextSheet, play_score_sheet, read_score_sheet
from referee.translations import in_english

CUCUMBER = "pagat Cucumber"
TWENTY_TWO = "pagat Twenty-Two"
FIVE_CUCUMBERS = "2F-Spiele 2013 Five Cucumbers"
DENEXA = "Denexa Cucumber"


@dataclass(frozen=True)
class Example:
    """Hands of a game, and how the players must stand behind the last of them."""

    source: str
    variant: str
    players: str
    acts: tuple[str, ...]
    """What happened before, and last the hand of the example."""
    stand: Mapping[str, str]
    """As on a score sheet: `18/1`, `52/1/out`."""
    rules: str = ""
    follows: tuple[str, ...] = field(default=())
    """What else must be so: `next …`, `winner …`, `kept …`."""


def sheet_of(example: Example) -> TextSheet:
    """The example as a score sheet."""
    stand = "  ".join(f"{name} {value}" for name, value in example.stand.items())
    *before, last = example.acts
    lines = [
        f"variant: {example.variant}",
        f"house rules: {example.rules}",
        f"players: {example.players}",
        *before,
        f"{last} -> {stand}",
        *example.follows,
    ]
    return read_score_sheet("\n".join(lines), family_of)


def play(example: Example) -> list[str]:
    """Everything that comes out otherwise."""
    played = play_score_sheet(sheet_of(example))
    return [f"{one.line.word}: {in_english(mismatch)}" for one in played for mismatch in one.mismatches]
