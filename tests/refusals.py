"""Refusals, looked at in English words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from referee.errors import RefereeError
from referee.translations import in_english


def words(refusal: Any) -> str:
    """The words of an error, a violation, or whatever else has a message."""
    return in_english(refusal.detail if isinstance(refusal, RefereeError) else refusal.message)


@contextmanager
def refuses(kind: type[RefereeError], *, match: str) -> Iterator[pytest.ExceptionInfo[RefereeError]]:
    """Expects a refusal of this kind whose words match the pattern; it is known afterwards."""
    with pytest.raises(kind) as caught:
        yield caught
    assert re.search(match, words(caught.value)), words(caught.value)
