"""What follows from how options are told: documents, schema, sentences, differences, a catalogue."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from referee.cards import Card
from referee.errors import NotFoundError, RulesError, Violation
from referee.families.options.book import section_sentences
from referee.families.options.fitting import Fitting
from referee.families.options.option import clause, options_of
from referee.families.options.players import PlayersRange
from referee.families.options.tables import TableOf
from referee.families.protocol import Catalogue, HouseRule, Summary, Variant
from referee.words.said import Said
from tests.families.options.marbles import CATALOGUE, Bag, FromPlayers, Heading, PlayRules, Rules, Speed
from tests.refusals import refuses, words

FAMILYS: Catalogue[Rules] = CATALOGUE
"""It has all that a family's catalogue must have: mypy says otherwise."""


class Careless(Fitting[Any]):
    """What nobody has told that the fewest are more than the most."""

    def check(self, base: Any, document: Any, *, checks: Any = None) -> Any:
        return base


def wrong(house_rules: Any, *, players: int | None = None, variant: str = "marbles") -> list[Violation]:
    with pytest.raises(RulesError) as caught:
        CATALOGUE.read(variant, house_rules, players=players)
    return [*caught.value.violations]


def test_variants_have_the_house_rules_that_are_told_of_them() -> None:
    marbles, fast = CATALOGUE.variants()
    assert [rule.id for rule in marbles.house_rules] == ["short", "short-threes"]
    assert fast == Variant(
        "marbles-fast",
        "Quick Marbles",
        "Nowhere",
        "Fast",
        Rules(play=PlayRules(Speed.FAST)),
        (
            HouseRule(
                "short-threes",
                "Nine turns by threes",
                {"play": {"turns": 9, "step": 3, "speed": "slow"}},
                "somebody",
            ),
        ),
        ("nobody",),
    )
    assert CATALOGUE.variant("marbles") == marbles
    with pytest.raises(NotFoundError) as caught:
        CATALOGUE.variant("whist")
    assert caught.value.code == "variant_must_exist"


def test_rules_are_written_whole_and_read_back() -> None:
    rules = Rules(
        play=PlayRules(Speed.FAST, None, 3, FromPlayers(5, 3)),
        bags=(Bag(3), Bag(4, is_shut=True)),
        lucky=("A",),
        marked=Card("6", "C"),
        spare=Bag(1),
    )
    document = CATALOGUE.dump(rules)
    assert document == {
        "players": {"min": 2, "max": 6},
        "play": {"speed": "fast", "turns": None, "step": 3, "most": {"players": 5, "marbles": 3}},
        "dealt": {"2": 10, "3": 7, "4": 7},
        "values": {"red": 1, "blue": -2},
        "from": 1,
        "keeps": False,
        "bags": [{"marbles": 3, "is_shut": False, "in": 0}, {"marbles": 4, "is_shut": True, "in": 0}],
        "lucky": ["A"],
        "marked": "6C",
        "spare": {"marbles": 1, "is_shut": False, "in": 0},
    }
    assert CATALOGUE.load(document) == CATALOGUE.check(document) == rules
    assert hash(rules) == hash(CATALOGUE.load(document))


def test_documents_do_not_know_which_words_python_keeps_to_itself() -> None:
    rules = CATALOGUE.load({"from": 2, "spare": {"marbles": 1, "in": 1}})
    assert rules == Rules(from_=2, spare=Bag(1, in_=1))
    assert clause(rules, "from") == "2"
    assert CATALOGUE.differences(Rules(), rules)[0].option == "from"


def test_house_rules_are_laid_over_a_variant() -> None:
    rules = CATALOGUE.read("marbles-fast", {"players": {"max": 4}, "dealt": {"2": 5}}, players=None)
    assert rules == Rules(PlayersRange(2, 4), PlayRules(Speed.FAST), TableOf({"2": 5})), (
        "a table is replaced as a whole, a section option by option"
    )
    assert CATALOGUE.players(rules) == (2, 4)


@pytest.mark.parametrize(
    ("house_rules", "players", "paths"),
    [
        ({"play": {"turns": 9, "speed": "fast"}}, None, ["/play/turns"]),
        ({"keeps": True, "players": {"min": 7}}, None, ["/keeps", "/players/min"]),
        ({"keeps": True, "bags": "none"}, 9, ["/bags"]),
        ({}, 7, ["/players"]),
        ({"dealt": {"2": 1, "3": 11}}, 3, ["/dealt"]),
        ({"dealt": {"2": 16}}, 2, ["/dealt"]),
        ({"dealt": {"2": 16}, "players": {"max": 2}}, None, ["/dealt"]),
    ],
)
def test_first_wrong_values_are_told_then_contradictions_then_what_so_many_players_need(
    house_rules: Any, players: int | None, paths: list[str]
) -> None:
    assert [violation.path for violation in wrong(house_rules, players=players)] == paths


def test_where_nobody_says_how_many_play_it_takes_some_number_that_may() -> None:
    assert CATALOGUE.read("marbles", {"dealt": {"2": 16, "3": 10}}, players=None).players == PlayersRange(
        2, 6
    )
    (violation,) = wrong({"dealt": {"2": 16, "3": 11}, "players": {"max": 3}})
    assert words(violation) == "2 players need more than 30 marbles.", "the fewest, where none may play"


def test_rules_for_nobody_are_refused_where_a_family_does_not_say_so_itself() -> None:
    rules = SimpleNamespace(players=PlayersRange(3, 2))
    with refuses(RulesError, match="3 players, but these rules are for 3 to 2"):
        Careless().read(rules, {})


def test_a_contradiction_tells_what_is_given_and_what_would_fit() -> None:
    (violation,) = wrong({"play": {"turns": 9, "speed": "fast"}})
    assert (violation.code, violation.given, violation.expected) == ("options_must_fit_together", 9, [None])
    assert Fitting[Rules]().read(Rules(), {"keeps": True}).keeps, "where nothing else is checked"


def test_a_whole_document_is_checked_for_contradictions_too() -> None:
    with refuses(RulesError, match="keeps is true"):
        CATALOGUE.check({"keeps": True})
    assert CATALOGUE.load({"keeps": True}).keeps


def test_the_schema_tells_every_option_its_values_and_its_default() -> None:
    schema = CATALOGUE.schema()
    assert schema["description"] == "Options of Marbles."
    assert schema["properties"]["play"]["properties"] == {
        "speed": {
            "title": "Speed",
            "type": "string",
            "enum": ["slow", "fast"],
            "description": "How fast it goes.\n`slow`: one marble is taken at a time.\n"
            '`fast`: a whole handful is taken at a time.\nUnless the variant says otherwise: `"slow"`.',
        },
        "turns": {
            "type": ["integer", "null"],
            "minimum": 1,
            "maximum": 9,
            "description": "Turns each.\nUnless the variant says otherwise: `null`.",
        },
        "step": {
            "type": "integer",
            "enum": [1, 3],
            "title": "PlayStep",
            "description": "Marbles at a time.\n`1`: 1.\n`3`: 3.\nUnless the variant says otherwise: `1`.",
        },
        "most": {
            "oneOf": [
                {"type": "integer", "minimum": 1, "maximum": 9},
                {"title": "AllOfThem", "type": "string", "enum": ["all"]},
                {
                    "title": "FromPlayers",
                    "type": "object",
                    "additionalProperties": False,
                    "properties": {
                        "players": {"type": "integer", "minimum": 2, "maximum": 8},
                        "marbles": {"type": "integer", "minimum": 1, "maximum": 9},
                    },
                    "description": "More from so many players on.",
                },
                {"type": "null"},
            ],
            "description": "The most in a hand.\nUnless the variant says otherwise: `null`.",
        },
    }


def test_the_schema_of_a_table_has_its_names() -> None:
    schema = CATALOGUE.schema()["properties"]
    number = {"type": "integer", "minimum": -9, "maximum": 9}
    assert {**schema["values"], "description": ""} == {
        "title": "Values",
        "type": "object",
        "additionalProperties": False,
        "properties": {"red": number, "blue": number},
        "required": ["red", "blue"],
        "description": "",
    }
    assert (schema["dealt"]["minProperties"], "required" in schema["dealt"]) == (1, False)


@pytest.mark.parametrize(
    ("option", "rules", "says"),
    [
        ("play.speed", Rules(), "one marble is taken at a time"),
        ("play.turns", Rules(), "there is no end"),
        ("play.turns", Rules(play=PlayRules(turns=3)), "three turns"),
        ("play.step", Rules(), "1"),
        ("play.most", Rules(), "none"),
        ("dealt", Rules(), "10 for 2, 7 for 3 and 4"),
        ("values", Rules(), "1 for red, -2 for blue"),
        ("keeps", Rules(), "given back"),
        ("lucky", Rules(), "none"),
        ("lucky", Rules(lucky=("A", "7")), "A and 7"),
    ],
)
def test_a_clause_says_what_an_option_is_set_to(option: str, rules: Rules, says: str) -> None:
    assert clause(rules, option) == says


def test_differences_are_told_in_the_order_of_the_document() -> None:
    marbles, fast = (variant.rules for variant in CATALOGUE.variants())
    other = replace(fast, keeps=True, dealt=TableOf({"2": 5}))
    listed = CATALOGUE.differences(marbles, other)
    assert [(difference.option, difference.first, difference.second) for difference in listed] == [
        ("play.speed", "slow", "fast"),
        ("dealt", {"2": 10, "3": 7, "4": 7}, {"2": 5}),
        ("keeps", False, True),
    ]
    assert listed[2].sentence == (
        "Keeping what one has taken: in the first rules, given back; in the second, kept."
    )
    assert [*options_of(Rules)][:4] == ["players.min", "players.max", "play.speed", "play.turns"]


def test_the_rule_book_has_a_sentence_where_an_option_applies() -> None:
    assert CATALOGUE.rulebook(Rules(), title="Marbles", players=None) == (
        "# Marbles\n\nA game for 2 to 6 players.\n\n## The play\n\n- One marble is taken at a time.\n\n"
        "## The score\n\n- 1 for red, -2 for blue.\n"
    )
    rules = Rules(play=PlayRules(turns=2))
    assert "- Two turns." in CATALOGUE.rulebook(rules, title="Marbles", players=None)


@pytest.mark.parametrize(
    ("house_rules", "in_short"),
    [
        ({}, ()),
        ({"play": {"turns": 9}}, ("Nine turns",)),
        ({"play": {"turns": 9, "step": 3}}, ("Nine turns by threes",)),
        ({"play": {"turns": 8}}, ("Turns each: eight turns",)),
        ({"play": {"turns": 9}, "lucky": ["7"]}, ("Nine turns", "Lucky ranks: 7")),
    ],
)
def test_what_was_agreed_on_is_told_by_its_name(house_rules: Any, in_short: tuple[str, ...]) -> None:
    rules = CATALOGUE.read("marbles", house_rules, players=None)
    summary = Summary("Marbles", "Nowhere", in_short, stake_is=Said("options-stake-a-point"))
    assert CATALOGUE.summary("marbles", rules) == summary
    keeping = replace(rules, keeps=True)
    assert CATALOGUE.summary("marbles", keeping).stake_is == Said("options-stake-each")
    assert CATALOGUE.cards(rules) is None
    assert CATALOGUE.has_pot(rules) is False


def test_a_section_is_read_in_the_order_of_its_parts_and_leaves_no_option_out() -> None:
    rules = Rules(play=PlayRules(Speed.FAST, turns=3))
    speed, turns = section_sentences(rules, Heading.PLAY)
    always = ["Everybody has a bag."]
    assert [*section_sentences(rules, Heading.PLAY, "play.turns", always)] == [turns, *always, speed]
    assert [*section_sentences(Rules(), Heading.PLAY, "play.turns", always)][:1] == always
