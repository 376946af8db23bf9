"""What every family's variants and house rules come to: rules that fit, survive JSON, and are told."""

from __future__ import annotations

import json
from itertools import cycle
from typing import Any

import pytest

from referee.errors import RulesError
from referee.families import extremes
from referee.families.protocol import AnyFamily, Seating
from referee.families.registry import OWN
from referee.families.shapes import records_within
from referee.looks import is_mark
from referee.translations import in_english
from referee.words.said import Said
from tests.families.cucumber.test_consistency import UNCHANGED

MOST_ABOUT = 50
HOUSE_RULES = [
    (family, variant.id, rule)
    for family in OWN
    for variant in family.catalogue.variants()
    for rule in variant.house_rules
    if rule.id not in UNCHANGED
]


@pytest.mark.parametrize(("family", "variant", "rule"), HOUSE_RULES, ids=lambda one: getattr(one, "id", one))
def test_a_house_rule_fits_its_variants_and_changes_them(family: AnyFamily, variant: str, rule: Any) -> None:
    catalogue = family.catalogue
    plain, changed = (catalogue.read(variant, told, players=None) for told in ({}, rule.overrides))
    assert catalogue.load(catalogue.dump(changed)) == changed
    assert catalogue.differences(plain, changed) != []
    assert catalogue.summary(variant, changed).house_rules == (rule.name,)
    books = [book(catalogue, rules, None) for rules in (plain, changed)]
    assert books[0] != books[1]


def test_a_game_is_called_by_its_name_in_english() -> None:
    named: list[tuple[Said | str, str]] = [(family.title or family.name, family.name) for family in OWN]
    variants = [variant for family in OWN for variant in family.catalogue.variants()]
    named += [(variant.heading, variant.name) for variant in variants]
    named += [(family.words.singular, family.words.round) for family in OWN]
    named += [(family.words.plural, family.words.rounds) for family in OWN]
    assert [(in_english(words), name) for words, name in named if in_english(words) != name] == []


def test_what_players_choose_by_is_in_messages() -> None:
    """Questions, forms and titles are for players, and descriptions, in English, for who writes an app."""
    shapes = [act.shape for family in OWN for act in family.acts]
    shapes += [claim.shape for family in OWN for claim in family.claims]
    forms = [record.forms for shape in shapes for record in records_within(shape) if record.forms is not None]
    words = [text for form in forms for text in form.of.values()]
    words += [claim.summary for family in OWN for claim in family.claims]
    words += [count.title for family in OWN for count in family.counts]
    words += [ratio.title for family in OWN for ratio in family.ratios]
    words += [family.words.singular for family in OWN]
    assert [text for text in words if isinstance(text, str)] == []


@pytest.mark.parametrize("family", OWN, ids=lambda family: family.id)
def test_a_tile_has_room_for_a_family(family: AnyFamily) -> None:
    """One sign, and one sentence that names no variant."""
    assert is_mark(family.mark)
    about = in_english(family.about)
    assert 10 <= len(about) <= MOST_ABOUT
    assert not about.endswith(".")


@pytest.mark.parametrize("family", OWN, ids=lambda family: family.id)
def test_every_value_of_every_option_is_refused_or_can_be_works(family: AnyFamily) -> None:
    """Each with one of the variants, in turn."""
    played, refused = 0, 0
    tried = zip(extremes.house_rules(family.catalogue.schema()), cycle(family.catalogue.variants()))
    for house_rules, variant in tried:
        seats = numbers_that_may_play(family, variant.id, house_rules)
        if seats:
            works(family, variant.id, house_rules, seats)
            played += 1
        else:
            with pytest.raises(RulesError):
                family.catalogue.read(variant.id, house_rules, players=None)
            refused += 1
    assert played > min(30, refused), "many of them fit"


def book(catalogue: Any, rules: Any, players: int | None) -> str:
    return in_english(catalogue.rulebook(rules, title="X", players=players))


def numbers_that_may_play(family: AnyFamily, variant: str, house_rules: Any) -> list[int]:
    """For how many players these rules are, of tables as they are and as large as any."""
    counts = (*range(1, 10), 16, 26, 52)
    return [players for players in counts if goes_for(family, variant, house_rules, players)]


def goes_for(family: AnyFamily, variant: str, house_rules: Any, players: int) -> bool:
    try:
        family.catalogue.read(variant, house_rules, players=players)
    except RulesError:
        return False
    return True


def works(family: AnyFamily, variant: str, house_rules: Any, seats: list[int]) -> None:
    catalogue, engine = family.catalogue, family.engine
    rules = catalogue.read(variant, house_rules, players=None)
    low, high = catalogue.players(rules)
    assert low <= seats[0] <= seats[-1] <= high
    assert catalogue.load(json.loads(json.dumps(catalogue.dump(rules)))) == rules
    differences = catalogue.differences(family.variant(variant).rules, rules)
    assert all(in_english(difference.sentence) for difference in differences)
    assert catalogue.summary(variant, rules).name
    for players in {seats[0], seats[-1]}:
        assert book(catalogue, rules, players).startswith("# X")
        table = engine.open(rules, Seating(tuple(f"P {seat}" for seat in range(players)))).table
        assert engine.load(table, json.loads(json.dumps(engine.dump(table)))) == table
        over = engine.play(table, {"kind": "end", "reason": "agreed"}).table
        assert len(engine.standing(over).players) == len(engine.rematch(over).players) == players
    assert book(catalogue, rules, None).startswith("# X")
