from __future__ import annotations

import pytest

from referee.words.languages import best, fitting

KNOWN = ("en", "da", "nb", "sv")


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("da", "da"),
        ("DA-dk", "da"),
        ("sv_FI", "sv"),
        ("no", "nb"),
        ("nn-NO", "nb"),
        ("en-Latn-GB", "en"),
        ("dan", None),
        ("", None),
        ("-", None),
        ("../../x", None),
        ("*", None),
    ],
)
def test_a_tag_asks_for_a_language_with_or_without_its_region(tag: str, language: str | None) -> None:
    assert fitting(tag, KNOWN) == language


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ([], "en"),
        ([("da", 1)], "da"),
        ([("da", 0.5), ("sv", 0.8)], "sv"),
        ([("da", 0.8), ("sv", 0.8)], "da"),
        ([("de", 1), ("da", 0.1)], "da"),
        ([("en", 1), ("da", 0.9)], "en"),
        ([("da", 0)], "en"),
        ([("*", 1)], "en"),
        ([("da", float("nan"))], "en"),
    ],
)
def test_the_language_liked_most_is_taken(accepted: list[tuple[str, float]], language: str) -> None:
    assert best(accepted, KNOWN) == language
