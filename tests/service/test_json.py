"""JSON is written as it always was, to the byte: stored texts are compared with new ones."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.service.references import PlayerText
from referee.service.runtime import dumps


class Word(StrEnum):
    """Some word."""

    ONE = "one"


TEXTS = st.text(st.characters()) | st.text().map(PlayerText) | st.just(Word.ONE)
PLAIN = st.none() | st.booleans() | st.integers() | TEXTS | st.floats(-1e9, 1e9).map(lambda it: round(it, 3))
VALUES = st.recursive(
    PLAIN,
    lambda inside: st.lists(inside) | st.lists(inside).map(tuple) | st.dictionaries(TEXTS, inside),
    max_leaves=20,
)


@given(VALUES)
def test_json_is_written_as_the_standard_library_writes_it(value: Any) -> None:
    assert dumps(value) == json.dumps(value, ensure_ascii=False, separators=(",", ":"))


@pytest.mark.parametrize("value", [datetime.now(UTC), {1, 2}, object()], ids=["a time", "a set", "an object"])
def test_what_is_no_json_is_not_written(value: Any) -> None:
    with pytest.raises(TypeError):
        dumps({"a": value})
