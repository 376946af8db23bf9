"""In what rules differ, said so that a player understands it."""

import re
from dataclasses import replace

import pytest
from hypothesis import given

from referee.families.cucumber.rules.consistency import FITTING
from referee.families.cucumber.rules.house_rules import HOUSE_RULES
from referee.families.cucumber.rules.options import PacksByPlayers, Rules
from referee.families.cucumber.rules.variants import VARIANTS
from referee.families.options.differences import differences as differences_in_messages
from referee.families.options.document import read_options, rules_document
from referee.translations import in_english
from tests.families.cucumber.option_values import VALUES, any_rules, others, override

IDENTIFIER = re.compile(r"_|\bNone\b|\bTrue\b|\bFalse\b|\bnull\b|[<{}\[\]>]|\w\.\w")


def differences(first, second):
    listed = differences_in_messages(first, second)
    return [replace(difference, sentence=in_english(difference.sentence)) for difference in listed]


def leaves(document, path=""):
    """The options of a rules document by their paths; one of several parts is one option."""
    if not isinstance(document, dict) or path in {"pack.packs", "last_trick.declaration", "stakes.falls"}:
        return [path]
    return [leaf for name, value in document.items() for leaf in leaves(value, f"{path}.{name}".lstrip("."))]


def test_every_option_of_the_document_has_its_words_in_the_documents_order():
    assert list(VALUES) == leaves(rules_document(Rules()))


@pytest.mark.parametrize("variant", VARIANTS)
def test_equal_rules_do_not_differ(variant):
    assert differences(VARIANTS[variant].rules, VARIANTS[variant].rules) == []


def test_a_difference_holds_both_values_as_in_the_document():
    listed = differences(VARIANTS["agurk"].rules, VARIANTS["gurka-iceland"].rules)
    by_option = {difference.option: (difference.first, difference.second) for difference in listed}
    assert by_option["limit.exactly"] == ("out", "reset")
    assert by_option["deal.cards"] == (7, 10)
    assert by_option["pack.top_cards"] == ([], [{"cards": ["6C"], "points": 21, "fatal": False}])
    assert by_option["play.sets"] == (False, True)


def test_packs_by_players_are_one_difference():
    (single,) = (
        difference
        for difference in differences(VARIANTS["agurk"].rules, VARIANTS["twenty-two"].rules)
        if difference.option.startswith("pack")
    )
    assert (single.option, single.first, single.second) == ("pack.packs", 1, {"above": 6, "one_per": 4})


@pytest.mark.parametrize(
    ("first", "second", "sentence"),
    [
        (
            "agurk",
            "agurk-denexa",
            "When the limit is crossed: in the first rules, whoever reaches 21 points crosses "
            "the limit; in the "
            "second, whoever gets more than 21 points crosses the limit, and exactly 21 is still safe.",
        ),
        ("gurka", "ogorek", "The limit: in the first rules, 30 points; in the second, 50 points."),
        ("agurk", "matapesa", "The limit: in the first rules, 21 points; in the second, there is none."),
        (
            "gurka",
            "gurka-modern",
            "What has to be beaten: in the first rules, the card to beat is the highest card in "
            "the trick so far; in "
            "the second, the card to beat is the previous player's card.",
        ),
        (
            "gurka-norway",
            "norwegian",
            "What a card costs: in the first rules, 14 for A, 13 for K, 12 for Q, 11 for J and "
            "the card's number for "
            "10 to 2; in the second, 11 for A, K, Q or J and the card's number for 10 to 2.",
        ),
        (
            "agurk",
            "five-cucumbers",
            "What a card costs: in the first rules, 14 for A, 13 for K, 12 for Q, 11 for J and "
            "the card's number for "
            "10 to 2; in the second, 5 for 15, 4 for 14 to 12, 3 for 11 or 10, 2 for 9 to 6, 1 "
            "for 5 to 2 and 0 "
            "for 1.",
        ),
        (
            "agurk",
            "gurka",
            "A player who crosses the limit: in the first rules, the first time loses a life "
            "and goes on with "
            "the highest score of the other players who are in, and from the second time on is "
            "out of the game; in "
            "the second, is out of the game.",
        ),
    ],
)
def test_a_sentence_says_both_sides(first, second, sentence):
    listed = differences(VARIANTS[first].rules, VARIANTS[second].rules)
    assert sentence in [difference.sentence for difference in listed]


@given(any_rules(), any_rules())
def test_any_differences(first, second):
    """In the document's order, each a sentence; the other way round swapped; applied they make both equal."""
    listed, back = differences(first, second), differences(second, first)
    options = [difference.option for difference in listed]
    assert options == sorted(options, key=list(VALUES).index)
    assert all(is_sentence(difference.sentence) for difference in listed)
    assert [(difference.option, difference.first, difference.second) for difference in listed] == [
        (difference.option, difference.second, difference.first) for difference in back
    ]
    assert (listed == []) == (first == second)
    for difference in listed:
        first = read_options(first, override(difference.option, difference.second))
    assert first == second


def is_sentence(text):
    own, other = text.partition(": in the first rules, ")[2].removesuffix(".").split("; in the second, ")
    return text[0].isupper() and text.count(".") == 1 and own != other and not IDENTIFIER.search(text)


@pytest.mark.parametrize("option", VALUES)
def test_every_value_of_an_option_is_said_in_its_own_words(option):
    for variant in VARIANTS.values():
        changes = [differences(variant.rules, other) for other in others(variant.rules, option)]
        assert all(len(change) == 1 and is_sentence(change[0].sentence) for change in changes)
        assert len({change[0].sentence for change in changes}) == len(changes)


@pytest.mark.parametrize("first", VARIANTS)
def test_variants_differ_in_sentences(first):
    for second in VARIANTS.keys() - {first}:
        listed = differences(VARIANTS[first].rules, VARIANTS[second].rules)
        assert listed, second
        assert all(is_sentence(difference.sentence) for difference in listed), second


@pytest.mark.parametrize(
    ("rule", "variant"), [(rule, variant) for rule in HOUSE_RULES for variant in rule.variants]
)
def test_a_house_rule_differs_only_in_what_it_names(rule, variant):
    base = VARIANTS[variant].rules
    named = leaves(dict(rule.overrides))
    assert {change.option for change in differences(base, FITTING.read(base, rule.overrides))} <= set(named)


def test_packs_for_every_player_are_not_rounded():
    rules = read_options(Rules(), {"pack": {"packs": {"above": 6, "one_per": 1}}})
    assert isinstance(rules.pack.packs, PacksByPlayers)
    assert differences(Rules(), rules)[0].sentence == (
        "How many packs: in the first rules, one pack; in the second, one pack for up to six "
        "players, and beyond "
        "that one for every player."
    )
