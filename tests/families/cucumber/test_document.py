import json
import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.cards import Card
from referee.errors import RulesError, Violation
from referee.families.cucumber.rules.consistency import FITTING
from referee.families.cucumber.rules.options import (
    BuyInCost,
    Exactly,
    Exchange,
    Fall,
    PacksByPlayers,
    Rules,
    TopGroup,
)
from referee.families.cucumber.rules.variants import VARIANTS
from referee.families.options.document import read_options, rules_document
from tests.refusals import words
from tests.tables import house


def wrong(document: Any) -> tuple[Violation, ...]:
    with pytest.raises(RulesError) as caught:
        read_options(Rules(), document)
    return caught.value.violations


@pytest.mark.parametrize("variant", VARIANTS)
def test_rules_read_back_as_written(variant: str) -> None:
    rules = VARIANTS[variant].rules
    document = json.loads(json.dumps(rules_document(rules)))
    assert read_options(Rules(), document) == rules


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_house_rules_change_nothing(variant: str) -> None:
    assert read_options(VARIANTS[variant].rules, {}) == VARIANTS[variant].rules


@pytest.mark.parametrize(
    ("option", "given", "read"),
    [
        ("players.min", 2, 2),
        ("players.max", 52, 52),
        ("pack.packs", 16, 16),
        ("pack.packs", 3.0, 3),
        ("pack.packs", {"above": 8, "one_per": 8}, PacksByPlayers(8, 8)),
        ("pack.packs", {"above": 8}, PacksByPlayers(8, 4)),
        ("pack.jokers", 0, 0),
        ("pack.low_in_last_trick", ["a", "jk"], ("A", "joker")),
        ("pack.low_in_last_trick", ["A", "A"], ("A",)),
        ("pack.low_in_last_trick", [], ()),
        ("pack.top_cards", [], ()),
        ("pack.top_cards", [{"cards": ["6♣"], "points": 21}], (TopGroup((Card("6", "C"),), 21),)),
        (
            "pack.top_cards",
            [{"cards": ["7s", "7c"], "points": 0, "fatal": True}],
            (TopGroup((Card("7", "S"), Card("7", "C")), 0, fatal=True),),
        ),
        ("deal.at_most", None, None),
        ("deal.at_most", 7, 7),
        ("exchange", None, None),
        ("exchange", "match_dealer", Exchange.MATCH_DEALER),
        ("play.sets", True, True),
        ("last_trick.doubled_by", None, None),
        ("last_trick.doubled_by", "t", "10"),
        ("limit.points", None, None),
        ("limit.points", 21.0, 21),
        ("limit.exactly", "reset", Exactly.RESET),
        ("limit.falls", ["reincarnate", "eliminate"], (Fall.REINCARNATE, Fall.ELIMINATE)),
        ("limit.falls", [], ()),
        ("stakes.buy_ins.cost", "free", BuyInCost.FREE),
    ],
)
def test_an_option_is_read(option: str, given: Any, read: Any) -> None:
    value: Any = read_options(Rules(), house({option: given}))
    for name in option.split("."):
        value = getattr(value, name)
    assert value == read
    assert type(value) is type(read)


def test_an_option_overrides_only_itself() -> None:
    base = VARIANTS["agurk"].rules
    read = read_options(base, {"limit": {"exactly": "reset"}})
    assert read == replace(base, limit=replace(base.limit, exactly=Exactly.RESET))


def test_packs_by_players_are_overridden_one_by_one() -> None:
    read = read_options(VARIANTS["ogorek"].rules, {"pack": {"packs": {"one_per": 5}}})
    assert read.pack.packs == PacksByPlayers(above=8, one_per=5)


FALLS = [fall.value for fall in Fall]


@pytest.mark.parametrize(
    ("document", "path", "code", "given", "expected"),
    [
        pytest.param("agurk", "", "value_must_be_object", "agurk", None, id="rules no object"),
        pytest.param(None, "", "value_must_be_object", None, None, id="rules null"),
        pytest.param([1], "", "value_must_be_object", None, None, id="rules a list"),
        pytest.param({"deal": 7}, "/deal", "value_must_be_object", 7, None, id="section no object"),
        pytest.param({"deal": None}, "/deal", "value_must_be_object", None, None, id="section null"),
        pytest.param({"dael": {}}, "/dael", "option_must_exist", "dael", None, id="unknown section"),
        pytest.param({"deal": {"card": 5}}, "/deal/card", "option_must_exist", "card", None, id="unknown"),
        pytest.param(
            {"a/b~c": 1}, "/a~1b~0c", "option_must_exist", "a/b~c", None, id="unknown, to be escaped"
        ),
        pytest.param(
            house({"stakes.buy_ins": 1}),
            "/stakes/buy_ins",
            "value_must_be_object",
            1,
            ["cost", "each", "others_in"],
            id="inner section no object",
        ),
        pytest.param(
            house({"play.beat": "all"}),
            "/play/beat",
            "value_must_be_one_of",
            "all",
            ["highest", "previous", "led"],
            id="choice",
        ),
        pytest.param(
            house({"play.beat": None}),
            "/play/beat",
            "value_must_be_one_of",
            None,
            ["highest", "previous", "led"],
            id="choice null",
        ),
        pytest.param(
            house({"last_trick.calls": "double"}),
            "/last_trick/calls",
            "value_must_be_one_of",
            "double",
            ["kontra", "rassi", "doubling", "declaration", None],
            id="choice that may be null",
        ),
        pytest.param(
            {"exchange": ["match"]},
            "/exchange",
            "value_must_be_one_of",
            None,
            ["match", "up_to", "no_more_than_before", "free", "match_dealer", "rassi", None],
            id="choice a list",
        ),
        pytest.param(
            house({"play.sets": 1}),
            "/play/sets",
            "value_must_be_true_or_false",
            1,
            [True, False],
            id="boolean",
        ),
        pytest.param(
            house({"deal.cards": 0}),
            "/deal/cards",
            "number_must_be_in_range",
            0,
            "a whole number from 1 to 60",
            id="number too small",
        ),
        pytest.param(
            house({"deal.cards": "7"}),
            "/deal/cards",
            "number_must_be_in_range",
            "7",
            "a whole number from 1 to 60",
            id="number as text",
        ),
        pytest.param(
            house({"deal.cards": True}),
            "/deal/cards",
            "number_must_be_in_range",
            True,
            "a whole number from 1 to 60",
            id="number true",
        ),
        pytest.param(
            house({"limit.points": 10_001}),
            "/limit/points",
            "number_must_be_in_range",
            10_001,
            "a whole number from 1 to 10000, or null",
            id="number too large",
        ),
        pytest.param(
            house({"limit.points": 2.5}),
            "/limit/points",
            "number_must_be_in_range",
            2.5,
            "a whole number from 1 to 10000, or null",
            id="number broken",
        ),
        pytest.param(
            house({"limit.points": 10**400}),
            "/limit/points",
            "number_must_be_in_range",
            None,
            "a whole number from 1 to 10000, or null",
            id="number huge",
        ),
        pytest.param(
            house({"pack.packs": 0}),
            "/pack/packs",
            "number_must_be_in_range",
            0,
            "a whole number from 1 to 16",
            id="packs",
        ),
        pytest.param(
            house({"pack.packs": {"above": 0}}),
            "/pack/packs/above",
            "number_must_be_in_range",
            0,
            "a whole number from 1 to 52",
            id="packs by players",
        ),
        pytest.param(
            house({"pack.packs": {"per": 4}}),
            "/pack/packs/per",
            "option_must_exist",
            "per",
            ["above", "one_per"],
            id="packs by players unknown",
        ),
        pytest.param(
            house({"last_trick.doubled_by": "ten"}),
            "/last_trick/doubled_by",
            "rank_must_exist",
            "ten",
            None,
            id="rank",
        ),
        pytest.param(
            house({"last_trick.doubled_by": 1}),
            "/last_trick/doubled_by",
            "rank_must_exist",
            1,
            None,
            id="rank as number",
        ),
        pytest.param(
            house({"pack.low_in_last_trick": ["A", "B"]}),
            "/pack/low_in_last_trick/1",
            "rank_must_exist",
            "B",
            None,
            id="ranks",
        ),
        pytest.param(
            house({"pack.low_in_last_trick": "A"}),
            "/pack/low_in_last_trick",
            "value_must_be_list",
            "A",
            "a list of at most 15",
            id="ranks no list",
        ),
        pytest.param(
            house({"pack.low_in_last_trick": ["A"] * 16}),
            "/pack/low_in_last_trick",
            "value_must_be_list",
            None,
            "a list of at most 15",
            id="ranks too many",
        ),
        pytest.param(
            house({"limit.falls": ["eliminate", "mark", "fly"]}),
            "/limit/falls/2",
            "value_must_be_one_of",
            "fly",
            FALLS,
            id="falls",
        ),
        pytest.param(
            house({"limit.falls": "mark"}),
            "/limit/falls",
            "value_must_be_list",
            "mark",
            "a list of at most 10",
            id="falls no list",
        ),
        pytest.param(
            house({"pack.top_cards": {}}),
            "/pack/top_cards",
            "value_must_be_list",
            None,
            "a list of at most 8",
            id="top cards no list",
        ),
        pytest.param(
            house({"pack.top_cards": ["6C"]}),
            "/pack/top_cards/0",
            "value_must_be_object",
            "6C",
            ["cards", "points", "fatal"],
            id="top group no object",
        ),
        pytest.param(
            house({"pack.top_cards": [{"cards": ["6C"]}]}),
            "/pack/top_cards/0",
            "value_must_be_object",
            None,
            ["cards", "points", "fatal"],
            id="top group without points",
        ),
        pytest.param(
            house({"pack.top_cards": [{"cards": ["6C"], "points": 21, "deadly": True}]}),
            "/pack/top_cards/0/deadly",
            "option_must_exist",
            "deadly",
            ["cards", "points", "fatal"],
            id="top group unknown",
        ),
        pytest.param(
            house({"pack.top_cards": [{"cards": ["6C"], "points": -1}]}),
            "/pack/top_cards/0/points",
            "number_must_be_in_range",
            -1,
            "a whole number from 0 to 10000",
            id="top group points",
        ),
        pytest.param(
            house({"pack.top_cards": [{"cards": ["6C"], "points": 21, "fatal": "yes"}]}),
            "/pack/top_cards/0/fatal",
            "value_must_be_true_or_false",
            "yes",
            [True, False],
            id="top group fatal",
        ),
        pytest.param(
            house({"pack.top_cards": [{"cards": "6C", "points": 21}]}),
            "/pack/top_cards/0/cards",
            "value_must_be_list",
            "6C",
            "a list of at most 52",
            id="top cards of a group no list",
        ),
        pytest.param(
            house({"pack.top_cards": [{"cards": ["6C", "six"], "points": 21}]}),
            "/pack/top_cards/0/cards/1",
            "card_must_be_readable",
            "six",
            "6C",
            id="top card",
        ),
    ],
)
def test_a_wrong_value_is_told(document: Any, path: str, code: str, given: Any, expected: Any) -> None:
    (violation,) = wrong(document)
    assert (violation.path, violation.code, violation.given) == (path, code, given)
    assert violation.expected == expected if expected is not None else violation.expected
    assert words(violation).endswith((".", "?"))


@pytest.mark.parametrize(
    ("document", "message"),
    [
        ({"deal": {"crads": 5}}, "There is no option deal.crads. Did you mean cards?"),
        ({"stakes": {"x": 5}}, "There is no option stakes.x. There are: buy_ins, entry, falls, payout."),
        ({"score": 7}, "score is one of running, face_up, not “7”."),
        ({"score": None}, "score is one of running, face_up, not null."),
        ({"score": True}, "score is one of running, face_up, not true."),
        ({"score": {}}, "score is one of running, face_up, not an object."),
        ({"score": [1, 2]}, "score is one of running, face_up, not a list of 2."),
        ({"exchange": 2**53}, "not a number that large."),
        ([], "A rules document is an object of options"),
    ],
)
def test_the_message_says_what_was_given_and_what_fits(document: Any, message: str) -> None:
    assert re.search(re.escape(message), words(wrong(document)[0]))


def test_everything_wrong_is_told_at_once() -> None:
    document = house({"deal.cards": 0, "deal.crads": 5, "score": "paper", "limit.falls": ["fly", "sink"]})
    paths = ["/deal/cards", "/deal/crads", "/score", "/limit/falls/0", "/limit/falls/1"]
    assert [violation.path for violation in wrong(document)] == paths


def test_a_long_value_is_told_in_short() -> None:
    (violation,) = wrong({"score": "x" * 5000})
    assert violation.given == "x" * 80
    assert len(words(violation)) < 200


def test_null_is_no_rank_of_a_list() -> None:
    assert wrong(house({"pack.low_in_last_trick": ["A", None]}))[0].path == "/pack/low_in_last_trick/1"


@pytest.mark.parametrize(
    "options", [{"last_trick.doubled_by": "7S"}, {"pack.low_in_last_trick": ["AS"]}], ids=str
)
def test_a_card_with_a_suit_is_no_rank(options: dict[str, Any]) -> None:
    assert wrong(house(options))[0].code == "rank_must_exist"


NAMES = ["pack", "packs", "jokers", "top_cards", "cards", "points", "fatal", "limit", "falls", "stakes"]
NAMES += ["buy_ins", "low_in_last_trick", "last_trick", "doubled_by", "players", "min", "max", "above"]
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(0, 20),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["A", "6C", "joker", "mark", "eliminate", "face_up", "wild", "all_tied"]),
)
JUNK = st.recursive(
    VALUES,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(NAMES) | st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=12,
)


def read_or_refused(base: Rules, document: Any) -> tuple[Violation, ...]:
    """What is wrong with a document; what is read from it reads back."""
    try:
        rules = FITTING.read(base, document)
    except RulesError as error:
        return error.violations
    assert read_options(Rules(), rules_document(rules)) == rules
    return ()


@given(junk=JUNK, variant=st.sampled_from(sorted(VARIANTS)))
def test_any_json_is_read_or_refused(junk: Any, variant: str) -> None:
    violations = read_or_refused(VARIANTS[variant].rules, junk)
    assert all(words(violation) and violation.code for violation in violations)


@given(st.data())
def test_junk_in_any_option_is_read_or_refused(data: st.DataObject) -> None:
    document = rules_document(VARIANTS[data.draw(st.sampled_from(sorted(VARIANTS)))].rules)
    section = data.draw(st.sampled_from(sorted(document)))
    if isinstance(document[section], dict):
        document[section][data.draw(st.sampled_from(sorted(document[section])))] = data.draw(JUNK)
    else:
        document[section] = data.draw(JUNK)
    violations = read_or_refused(Rules(), document)
    assert all(violation.path.startswith("/") for violation in violations)
