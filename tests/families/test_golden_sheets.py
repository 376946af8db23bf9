"""Golden sheets: every variant has a whole game as text, and every house rule is played in one."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.families.cucumber.family import CUCUMBER
from referee.families.protocol import AnyFamily
from referee.families.registry import OWN, family_of
from referee.text_sheet import TextSheet, play_score_sheet, read_score_sheet

FOLDER = Path(__file__).parents[1] / "score_sheets"
VARIANTS = [(family, variant.id) for family in OWN for variant in family.catalogue.variants()]
HOUSE_RULES = {
    (family.id, rule.id): (family, [one.id for one in family.catalogue.variants() if rule in one.house_rules])
    for family in OWN
    if family is not CUCUMBER
    for variant in family.catalogue.variants()
    for rule in variant.house_rules
}
"""By family and id. Those of Cucumber that a sheet can show are in `tests/text_sheet`."""


def sheet_of(file: Path) -> TextSheet:
    return read_score_sheet(file.read_text(encoding="utf-8"), family_of)


@pytest.mark.parametrize(("family", "variant"), VARIANTS, ids=lambda one: getattr(one, "id", one))
def test_a_variant_has_a_whole_game_with_refused_lines(family: AnyFamily, variant: str) -> None:
    sheet = sheet_of(FOLDER / f"{variant}.txt")
    assert (sheet.opening.variant, sheet.opening.house_rules) == (variant, {})
    assert any(line.word == "winner" and line.words for line in sheet.lines)
    assert any(line.refused_with for line in sheet.lines)
    rounds = [line for line in sheet.lines if line.word in family.notation.rounds and not line.refused_with]
    assert [line.number for line in rounds if not line.leads_to] == []
    assert rounds != []
    assert family.engine.standing([*play_score_sheet(sheet)][-1].sheet.table).result is not None


@pytest.mark.parametrize("rule", HOUSE_RULES, ids="-".join)
def test_a_house_rule_is_played(rule: tuple[str, str]) -> None:
    family, variants = HOUSE_RULES[rule]
    overrides = next(one.overrides for one in family.variant(variants[0]).house_rules if one.id == rule[1])
    read = [family.catalogue.read(variant, overrides, players=None) for variant in variants]
    wanted = [family.catalogue.dump(rules) for rules in read]
    sheets = [sheet_of(file) for variant in variants for file in FOLDER.glob(f"{variant}--*.txt")]
    played = [sheet for sheet in sheets if sheet.opening.rules in wanted]
    assert any(line.leads_to for sheet in played for line in sheet.lines)
