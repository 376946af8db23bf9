"""The rows of a deal of patience: alone or with several, by cards or by what happened."""

from __future__ import annotations

from typing import Any

import pytest

from referee.families.registry import family_of
from tests.verdicts import in_words


@pytest.mark.parametrize(
    ("variant", "house_rules", "rows"),
    [
        ("klondike", {}, ["/cards"]),
        ("klondike", {"players": {"max": 4}}, ["/cards", "/results/{player}/cards"]),
        ("klondike", {"players": {"min": 2, "max": 4}}, ["/results/{player}/cards"]),
        ("freecell", {"score": {"method": "events"}}, ["/cards", "/events/tableau_to_foundation"]),
    ],
)
def test_a_deal_asks_for_its_cards_and_for_what_counts(
    variant: str, house_rules: dict[str, Any], rows: list[str]
) -> None:
    family = family_of(variant)
    assert family.entry is not None
    entry = in_words(family.entry(family.catalogue.read(variant, house_rules, players=None)).document())
    assert [row["at"] for row in entry["forms"][0]["rows"]] == rows
    assert [(shortcut["label"], shortcut["values"]) for shortcut in entry["shortcuts"]] == [
        ("Won", {"/cards": 52})
    ]
