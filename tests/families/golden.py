"""The golden sheets of the families, and games and questions besides, as trials of the check for authors."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from referee.families.protocol import AnyFamily
from referee.families.registry import family_of
from referee.families.trials import Trial
from referee.text_sheet import TextSheet, read_score_sheet, trial_of
from tests.families.house_rule_claims import GAMES, QUESTIONS

FOLDER = Path(__file__).parents[1] / "score_sheets"


@cache
def sheets() -> dict[str, TextSheet]:
    """Every golden sheet, by the name of its file."""
    return {
        file.stem: read_score_sheet(file.read_text(encoding="utf-8"), family_of)
        for file in sorted(FOLDER.glob("*.txt"))
    }


def games_of(family: AnyFamily) -> list[Trial]:
    """The golden sheets of a family, and what its other options need to come into play."""
    variants = {variant.id for variant in family.catalogue.variants()}
    trials = [trial_of(sheet, name) for name, sheet in sheets().items()]
    trials += [*GAMES, *(question.trial() for question in QUESTIONS)]
    return [trial for trial in trials if trial.variant in variants]
