"""Every variant and every house rule of patience has a score sheet of its own."""

from __future__ import annotations

import pytest

from referee.families.freecell.family import FREECELL
from referee.families.klondike.family import KLONDIKE
from referee.families.registry import family_of
from referee.text_sheet import play_score_sheet, read_score_sheet
from tests.text_sheet.test_score_sheets import FILES, FOLDER, sheet_of

FAMILIES = (KLONDIKE, FREECELL)
VARIANTS = [variant for family in FAMILIES for variant in family.catalogue.variants()]
RULES = {rule.id: (variant, rule) for variant in VARIANTS for rule in variant.house_rules}


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.id)
def test_a_variant_has_a_whole_game_with_refusals(variant) -> None:
    sheet = sheet_of(FOLDER / f"{variant.id}.txt")
    assert sheet.opening.house_rules == {}
    assert any(line.refused_with for line in sheet.lines)
    assert any(line.word == "winner" and line.words for line in sheet.lines)
    rounds = [line for line in sheet.lines if line.word in {"deal", "moves"} and line.refused_with is None]
    assert len(rounds) >= 3
    assert all(line.leads_to for line in rounds)


@pytest.mark.parametrize("rule", RULES)
def test_a_house_rule_is_played(rule: str) -> None:
    named = [file for file in FILES if file.stem.endswith(f"--{rule}")]
    assert len(named) == 1
    opening = sheet_of(named[0]).opening
    told = next(
        one for one in family_of(opening.variant).variant(opening.variant).house_rules if one.id == rule
    )
    assert opening.house_rules == told.overrides


def test_a_whole_deal_is_won_move_by_move() -> None:
    text = (FOLDER / "klondike.txt").read_text(encoding="utf-8")
    played = [*play_score_sheet(read_score_sheet(text, family_of))]
    assert any(
        one.entry and one.entry.facts.get("won") and "moves" in one.entry.recorded.act for one in played
    )
