"""`referee score` and `referee rule`: a text sheet and a claim, without any server."""

from __future__ import annotations

import json
import re
import sys
from typing import Any

import click

from referee.commands.files import text_of
from referee.errors import NotationError, RefereeError
from referee.families.protocol import AnyFamily
from referee.text_sheet import Played, play_score_sheet, read_score_sheet
from referee.text_sheet.report import heading, outcome_text, standing_text

_PLAYER_ID = re.compile(r"\bp([1-9][0-9]?)\b")


@click.command()
@click.argument("file", type=click.File(encoding="utf-8"))
def score(file: Any) -> None:
    """Scores a plain-text score sheet, without any server.

    Exit code 1 when a line comes out otherwise than the sheet says, 2 when a line cannot be read.
    """
    from referee.families.registry import family_of
    from referee.translations import in_english

    sheet = read_score_sheet(text_of(file), family_of)
    click.echo(heading(sheet.opening))
    wrong = 0
    last: Played | None = None
    for played in play_score_sheet(sheet):
        click.echo(outcome_text(played, sheet, in_english))
        wrong += len(played.mismatches)
        last = played
    if last is not None:
        click.echo(standing_text(sheet.opening, last.sheet.table))
    sys.exit(1 if wrong else 0)


@click.command()
@click.argument("file", type=click.File(encoding="utf-8"))
def rule(file: Any) -> None:
    """Judges a claim: a JSON FILE as POST /v1/claims takes it.

    Exit code 0 when legal, 1 when illegal or undetermined, 2 when the claim cannot be.
    """
    from referee.api.claims import ask_without_game, read_claim
    from referee.families.registry import family_of
    from referee.translations import in_english
    from referee.words.spoken import spoken

    try:
        claim = read_claim(text_of(file))
    except RefereeError as error:
        raise NotationError(f"{file.name} is no claim: {in_english(error.detail)}") from None
    verdict = json.loads(spoken(json.dumps(ask_without_game(claim)), in_english))
    click.echo(_verdict_text(family_of(claim["variant"]), verdict))
    sys.exit(0 if verdict["verdict"] == "legal" else 1)


def _verdict_text(family: AnyFamily, verdict: dict[str, Any]) -> str:
    """The verdict to read: the word, the reason, what would have been legal."""
    rows = [verdict["verdict"].upper() + (f" ({verdict['rule']})" if "rule" in verdict else "")]
    rows += [text for text in (verdict.get("explanation"), verdict.get("would_settle")) if text]
    listed = [_PLAYER_ID.sub(r"Player \1", row) for row in family.notation.verdict(verdict)]
    return "\n".join([*rows, *listed])
