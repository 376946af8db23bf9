"""Holding what was told in short against what was told at length."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from referee.families.escoba.rules.score import Ties
from referee.families.escoba.scoring.categories import CATEGORIES, Counts
from referee.families.escoba.scoring.counts import Count
from referee.families.escoba.scoring.round import Captured
from referee.families.escoba.scoring.setenta import strength
from referee.families.escoba.table.reading import EscobaReader
from referee.families.options.words import listed

CODE = "total_must_match_the_cards"


def counts_agree(reader: EscobaReader, counts: Counts, captured: Captured, path: str) -> None:
    """Notes every figure that differs from what the cards, or the counts, come to."""
    known = captured.counts or {}
    for side, count in counts.items():
        for member in fields(Count):
            told, right = getattr(count, member.name), getattr(known[side], member.name)
            if told is not None and _alike(told) != _alike(right):
                message = (
                    f"{reader.table.name_of(side)} has {member.name}: {_said(right)}, not {_said(told)}."
                )
                reader.wrong(
                    f"{reader.place(path, side)}/{member.name}", CODE, message, _said(right), _said(told)
                )


def outcome_agrees(reader: EscobaReader, outcome: Captured, captured: Captured) -> None:
    """Notes every category that somebody else has, and every wrong number of escobas."""
    table = reader.table
    counts = {side: Count(made) for side, made in outcome.escobas.items()}
    counts_agree(reader, counts, captured, "/outcome")
    for name, told in outcome.categories.items():
        right = captured.categories[name]
        is_tie = len(right) > 1 and table.rules.score.ties is Ties.NOBODY
        if told != right and not (is_tie and not told):
            by_cards = listed(map(table.name_of, right), none="nobody")
            said = listed(map(table.name_of, told), none="nobody")
            message = f"For {CATEGORIES[name].noun} it is {by_cards}, not {said}."
            expected, given = ([table.sides[side] for side in sides] for sides in (right, told))
            reader.wrong(f"/outcome/{name}", CODE, message, expected, given)


def _alike(value: Any) -> Any:
    """Cards of a setenta by how good they are: pictures are equal."""
    return sorted(map(strength, value)) if isinstance(value, tuple) else value


def _said(value: Any) -> Any:
    return " ".join(value) if isinstance(value, tuple) else value
