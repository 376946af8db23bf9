import json
from typing import Any

import pytest

from referee.errors import NotFoundError, RulesError
from referee.families.cucumber.family import CUCUMBER
from referee.families.cucumber.rules.document import rules_document
from referee.families.cucumber.rules.house_rules import house_rules_of
from referee.families.cucumber.rules.variants import VARIANTS
from tests.tables import after, end, hand, house, join, outcome, table_of


def test_every_variant_is_offered_in_short() -> None:
    offered = CUCUMBER.variants()
    assert [variant["id"] for variant in offered] == list(VARIANTS)
    assert all(
        set(variant) == {"id", "name", "family", "region", "players", "summary"} for variant in offered
    )


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_is_told_in_full(variant: str) -> None:
    told = CUCUMBER.variant(variant)
    assert told["rules"] == rules_document(VARIANTS[variant].rules)
    assert [rule["id"] for rule in told["house_rules"]] == [rule.id for rule in house_rules_of(variant)]
    assert told["sources"]
    assert VARIANTS[variant].name in told["rulebook"]
    assert json.loads(json.dumps(told)) == told


@pytest.mark.parametrize("call", [CUCUMBER.variant, lambda name: CUCUMBER.rules(name, {}, players=None)])
def test_an_unknown_variant_is_not_found(call: Any) -> None:
    with pytest.raises(NotFoundError, match="There is no variant “whist”") as caught:
        call("whist")
    assert caught.value.code == "variant_must_exist"


def test_house_rules_are_laid_over_a_variant() -> None:
    rules = CUCUMBER.rules("agurk", house({"limit.exactly": "reset"}), players=5)
    assert rules["limit"] == {"points": 21, "exactly": "reset", "falls": ["reincarnate", "eliminate"]}


def test_house_rules_that_do_not_fit_are_refused() -> None:
    with pytest.raises(RulesError):
        CUCUMBER.rules("agurk", {}, players=8)
    with pytest.raises(RulesError):
        CUCUMBER.rules("agurk", {"score": "face_up"}, players=None)


@pytest.mark.parametrize("variant", VARIANTS)
def test_rules_from_elsewhere_are_taken_as_they_are(variant: str) -> None:
    rules = rules_document(VARIANTS[variant].rules)
    assert CUCUMBER.check_rules(json.loads(json.dumps(rules))) == rules


@pytest.mark.parametrize(
    ("options", "path"),
    [({"score": "face_up"}, "/last_trick/payers"), ({"deal": {"cards": 0}}, "/deal/cards")],
)
def test_wrong_rules_from_elsewhere_are_refused(options: Any, path: str) -> None:
    with pytest.raises(RulesError) as caught:
        CUCUMBER.check_rules(rules_document(VARIANTS["agurk"].rules) | options)
    assert caught.value.violations[0].path == path


def test_rules_older_than_an_option_have_its_default() -> None:
    whole = rules_document(VARIANTS["agurk"].rules)
    older = {name: value for name, value in whole.items() if name != "score"}
    assert CUCUMBER.check_rules(older) == whole


def test_the_differences_of_two_rules_are_told() -> None:
    first, second = (rules_document(VARIANTS[name].rules) for name in ("ogorek", "ogorek-classic"))
    (difference,) = CUCUMBER.differences(first, second)
    assert (difference["option"], difference["first"], difference["second"]) == ("limit.points", 50, 21)
    assert "50" in difference["sentence"]


def test_rules_are_written_as_a_book() -> None:
    rules = rules_document(VARIANTS["agurk"].rules)
    assert "Our Agurk" in CUCUMBER.rulebook(rules, title="Our Agurk", players=4)


@pytest.mark.parametrize("count", [1, 8])
def test_a_table_has_as_many_players_as_the_rules_allow(count: int) -> None:
    rules = rules_document(VARIANTS["agurk"].rules)
    with pytest.raises(RulesError):
        CUCUMBER.open(rules, [f"Ann {number}" for number in range(count)], dealer=None, leader=None)


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
    dumped = json.loads(json.dumps(CUCUMBER.dump(table)))
    assert CUCUMBER.load(opened, dumped) == table


def test_every_player_has_a_score() -> None:
    assert CUCUMBER.scores(table_of("agurk", scores="3 1 2")) == {"p1": 3, "p2": 1, "p3": 2}


def test_hands_are_counted_apart_from_other_acts() -> None:
    assert CUCUMBER.hands(after(table_of("agurk"), hand("Ann 9 Bo 3 Cy 2"), join("Di"))) == 1


def test_a_rematch_names_its_seats_by_id() -> None:
    table = after(table_of("agurk", scores="3 1 2"), end("agreed"))
    names, players = ["Ann", "Bo", "Cy"], ["p1", "p2", "p3"]
    again = CUCUMBER.rematch(table)
    assert again == {"names": names, "players": players, "dealer": "p2", "leader": None}
