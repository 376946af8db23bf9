"""What an engine answers to the conformance suite, held against it where the engine runs."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from referee.conformance.comparing import Counts, differences
from referee.conformance.sides import OverApi
from referee.conformance.suite import Chapter, read_suite
from referee.phone.engine import Engine

SUITE = Path(__file__).parents[1] / "conformance"
APART = 5
"""One of so many claims is asked."""


class Sender:
    """The way of a suite's requests to an engine."""

    def __init__(self, database: Path) -> None:
        self._engine = Engine(database)

    def __call__(
        self, method: str, path: str, body: Mapping[str, Any] | None, token: str | None
    ) -> tuple[int, Any]:
        """The status and the document of an answer."""
        headers = [("Content-Type", "application/json")] if body is not None else []
        if token is not None:
            headers.append(("Authorization", f"Bearer {token}"))
        content = b"" if body is None else json.dumps(body).encode()
        answer = self._engine.answer(method, path, headers, content)
        return answer.status, json.loads(answer.body)


def shortened() -> Iterator[Chapter]:
    """Every chapter with some claims, the last of each family with a game.

    The rest asks the same rules for longer, and `replay.py` plays games of the first chapters.
    """
    families = set[str]()
    for chapter in reversed([*read_suite(SUITE)]):
        games = () if chapter.family in families else chapter.games[:1]
        families.add(chapter.family)
        yield replace(chapter, games=games, claims=chapter.claims[::APART])


def conform(exchange: Path, database: Path) -> None:
    """Writes a report: how many variants, steps and claims were compared, and then each difference."""
    counts = Counts()
    different = [*differences(shortened(), OverApi(Sender(database)), counts)]
    numbers = [str(len(counts.variants)), str(counts.steps + counts.claims)]
    (exchange / "conformance").write_text("\n".join([*numbers, *different]), encoding="utf-8")


conform(*map(Path, sys.argv[1:]))
