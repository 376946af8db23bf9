"""Verdicts as players read them."""

from __future__ import annotations

import json
from typing import Any

from referee.translations import in_english
from referee.words.spoken import spoken


def in_words(verdict: dict[str, Any]) -> dict[str, Any]:
    """The verdict with its sentences in English, and without what they are made of."""
    answer: dict[str, Any] = json.loads(spoken(json.dumps(verdict), in_english), object_pairs_hook=_unsaid)
    return answer


def _unsaid(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    return {name: value for name, value in pairs if name != "said"}
