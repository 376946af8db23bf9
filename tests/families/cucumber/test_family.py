import json
from typing import Any

import pytest

from referee.errors import NotFoundError, RulesError
from referee.families.cucumber.family import CUCUMBER
from referee.families.cucumber.rules.house_rules import HOUSE_RULES
from referee.families.cucumber.rules.variants import VARIANTS
from referee.families.options.document import rules_document
from referee.families.protocol import Rematch, Seating
from referee.service.rules import variant_document
from referee.translations import in_english
from tests.refusals import refuses
from tests.tables import after, end, hand, house, join, outcome, table_of

CATALOGUE, ENGINE = CUCUMBER.catalogue, CUCUMBER.engine


def test_every_variant_is_offered() -> None:
    assert [variant.id for variant in CATALOGUE.variants()] == list(VARIANTS)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_is_told_in_full(variant: str) -> None:
    document = variant_document(variant)
    assert document["rules"] == rules_document(VARIANTS[variant].rules)
    known = [rule.id for rule in HOUSE_RULES if variant in rule.variants]
    assert [rule["id"] for rule in document["house_rules"]] == known
    assert document["sources"]
    heading = VARIANTS[variant].title or VARIANTS[variant].name
    assert (heading if isinstance(heading, str) else heading.id) in str(document["rulebook"])
    assert json.loads(json.dumps(document)) == document


@pytest.mark.parametrize("call", [variant_document, lambda name: CATALOGUE.read(name, {}, players=None)])
def test_an_unknown_variant_is_not_found(call: Any) -> None:
    with refuses(NotFoundError, match="There is no variant “whist”") as caught:
        call("whist")
    assert caught.value.code == "variant_must_exist"


def test_house_rules_are_laid_over_a_variant() -> None:
    rules = CATALOGUE.dump(CATALOGUE.read("agurk", house({"limit.exactly": "reset"}), players=5))
    assert rules["limit"] == {"points": 21, "exactly": "reset", "falls": ["reincarnate", "eliminate"]}


def test_house_rules_that_do_not_fit_are_refused() -> None:
    with pytest.raises(RulesError):
        CATALOGUE.read("agurk", {}, players=8)
    with pytest.raises(RulesError):
        CATALOGUE.read("agurk", {"score": "face_up"}, players=None)


@pytest.mark.parametrize("variant", VARIANTS)
def test_rules_from_elsewhere_are_taken_as_they_are(variant: str) -> None:
    rules = rules_document(VARIANTS[variant].rules)
    assert CATALOGUE.dump(CATALOGUE.check(json.loads(json.dumps(rules)))) == rules


@pytest.mark.parametrize(
    ("options", "path"),
    [({"score": "face_up"}, "/last_trick/payers"), ({"deal": {"cards": 0}}, "/deal/cards")],
)
def test_wrong_rules_from_elsewhere_are_refused(options: Any, path: str) -> None:
    with pytest.raises(RulesError) as caught:
        CATALOGUE.check(rules_document(VARIANTS["agurk"].rules) | options)
    assert caught.value.violations[0].path == path


def test_rules_older_than_an_option_have_its_default() -> None:
    whole = rules_document(VARIANTS["agurk"].rules)
    older = {name: value for name, value in whole.items() if name != "score"}
    assert CATALOGUE.dump(CATALOGUE.check(older)) == whole


def test_the_differences_of_two_rules_are_told() -> None:
    first, second = (VARIANTS[name].rules for name in ("ogorek", "ogorek-classic"))
    (difference,) = CATALOGUE.differences(first, second)
    assert (difference.option, difference.first, difference.second) == ("limit.points", 50, 21)
    assert "50" in in_english(difference.sentence)


def test_rules_are_written_as_a_book() -> None:
    rules = VARIANTS["agurk"].rules
    assert "Our Agurk" in in_english(CATALOGUE.rulebook(rules, title="Our Agurk", players=4))


@pytest.mark.parametrize("count", [1, 8])
def test_a_table_has_as_many_players_as_the_rules_allow(count: int) -> None:
    seating = Seating(tuple(f"Ann {number}" for number in range(count)))
    with pytest.raises(RulesError):
        ENGINE.open(VARIANTS["agurk"].rules, seating)


def test_a_table_settles_its_packs() -> None:
    assert table_of("ogorek", "A B C D E F G H I").packs == 2
    assert table_of("ogorek", "A B C D E F G H").packs == 1


@pytest.mark.parametrize(
    "acts",
    [
        pytest.param([], id="nothing yet"),
        pytest.param([hand("Ann 9 Bo 3 Cy 9")], id="a hand"),
        pytest.param([outcome("Ann", "KS", tied=["Bo"]), join("Di")], id="joined"),
        pytest.param([hand("Ann 9 Bo 3 Cy 9"), end("agreed")], id="finished"),
        pytest.param([end("abandoned")], id="abandoned"),
    ],
)
def test_a_table_reads_back_from_its_dump(acts: list[dict[str, Any]]) -> None:
    opened = table_of("twenty-two")
    table = after(opened, *acts)
    dumped = json.loads(json.dumps(ENGINE.dump(table)))
    assert ENGINE.load(opened, dumped) == table


def test_every_player_has_a_score() -> None:
    assert ENGINE.standing(table_of("agurk", scores="3 1 2")).scores == {"p1": 3, "p2": 1, "p3": 2}


def test_hands_are_counted_apart_from_other_acts() -> None:
    assert ENGINE.standing(after(table_of("agurk"), hand("Ann 9 Bo 3 Cy 2"), join("Di"))).rounds == 1


def test_a_rematch_names_its_seats_by_id() -> None:
    table = after(table_of("agurk", scores="3 1 2"), end("agreed"))
    seating = Seating(("Ann", "Bo", "Cy"), dealer="p2")
    assert ENGINE.rematch(table) == Rematch(("p1", "p2", "p3"), seating)
