"""Score sheets for the tests: the golden ones, and those of random games."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from referee.families.columns import Mark
from referee.families.cucumber.family import CUCUMBER
from referee.families.registry import family_of
from referee.families.steps import Step
from referee.looks import Look
from referee.paper.language import Language
from referee.paper.reading import Heading, Manner, read_sheet
from referee.paper.sheet import Cell, Money, Row, Sheet, Side, Target
from referee.sitting.opening import Opening
from referee.sitting.sheet import Entry, Recorded
from referee.text_sheet import play_score_sheet, read_score_sheet
from referee.translations import in_english
from referee.words import speech
from referee.words.spoken import spoken

FOLDER = Path(__file__).parents[1] / "score_sheets"
FILES = sorted(FOLDER.glob("*.txt"))
(FELL,) = CUCUMBER.sheet.marks["reincarnated"]
(HALF,) = CUCUMBER.sheet.marks["half_cucumber"]
BEGUN = "2026-11-20T19:30:00.000Z"
ENGLISH = Language(speech.ENGLISH, in_english)


def sheet_of(
    opening: Opening,
    entries: Iterable[Entry],
    table: Any,
    *,
    money: Money | None = None,
    looks: Mapping[str, Look] | None = None,
    language: Language = ENGLISH,
) -> Sheet:
    """The score sheet of a game."""
    family = opening.family
    short = family.catalogue.summary(opening.variant, family.catalogue.load(opening.rules))
    manner = Manner(short, language, family.sheet, family.words)
    documents = [json.loads(spoken(json.dumps(entry.document()), language.say)) for entry in entries]
    heading = Heading(opening.title, BEGUN, looks=looks or {})
    return read_sheet(heading, manner, family.engine.standing(table), documents, money=money)


@cache
def golden(file: Path, language: Language = ENGLISH) -> Sheet:
    """A golden score sheet, corrections and all."""
    text = read_score_sheet(file.read_text(encoding="utf-8"), family_of)
    state = [*play_score_sheet(text)][-1].sheet
    return sheet_of(text.opening, state.entries, state.table, language=language)


def played(text: str, looks: Mapping[str, Look] | None = None) -> Sheet:
    """The score sheet of a game told as text."""
    sheet = read_score_sheet(text, family_of)
    state = [*play_score_sheet(sheet)]
    assert [mismatch for line in state for mismatch in line.mismatches] == []
    return sheet_of(sheet.opening, state[-1].sheet.entries, state[-1].sheet.table, looks=looks)


def entries_of(steps: Iterable[Step[Any]], scores: Iterable[Mapping[str, int]]) -> list[Entry]:
    """Entries of acts already played."""
    return [
        Entry(at, Recorded(at + 1, step.act, BEGUN), step.round_number, step.lines, step.facts, after)
        for at, (step, after) in enumerate(zip(steps, scores, strict=True), 1)
    ]


def renamed(sheet: Sheet, names: Iterable[str]) -> Sheet:
    """The sheet with players of other names, each a side."""
    sides = tuple(replace(side, label=name) for side, name in zip(sheet.sides, names, strict=False))
    sides += sheet.sides[len(sides) :]
    return replace(sheet, sides=sides, names={side.id: side.label for side in sides})


def synthetic(players: int, hands: int, *, title: str = "Friday", limit: int | None = 21) -> Sheet:
    """A sheet of any size: somebody pays in every hand, and now and then somebody falls."""
    rng, scores, rows = Random(players * 10_000 + hands), [0] * players, list[Row]()
    ids = [f"p{seat + 1}" for seat in range(players)]
    for at in range(1, hands + 1):
        seat, points = rng.randrange(players), rng.randint(2, 14)
        peak, marks = scores[seat] + points, tuple[Mark, ...]()
        scores[seat] = peak
        if limit is not None and peak >= limit:
            scores[seat], marks = max(0, peak - limit), (FELL,)
        cell = Cell(points, scores[seat], peak, marks)
        totals = dict(zip(ids, scores, strict=True))
        dealer, why = ids[at % players], f"{ids[seat]} took the last trick."
        texts = {"taker": ids[seat], "card": "Q"}
        rows.append(Row(at, "hand", at, BEGUN, dealer, None, {ids[seat]: cell}, totals, why, texts))
    seated = tuple(
        Side(name, f"Player {name}", (name,), score, is_out=False)
        for name, score in zip(ids, scores, strict=True)
    )
    return Sheet(
        title=title,
        variant="Agurk",
        region="Denmark",
        status="playing",
        begun=BEGUN,
        sides=seated,
        rows=tuple(rows),
        language=ENGLISH,
        columns=CUCUMBER.sheet,
        words=CUCUMBER.words,
        target=Target(limit, "" if limit is None else f"{limit} or more: out", "limit"),
        dealer=ids[0],
        names={side.id: side.label for side in seated},
    )
