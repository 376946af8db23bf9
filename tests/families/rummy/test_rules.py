"""The rules of the Rummy family: what does not fit together, what is said of them, who may play."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.columns import Best
from referee.families.options.option import clause, options_of
from referee.families.protocol import Seating
from referee.families.rummy.family import RUMMY
from referee.families.rummy.rules.house_rules import HOUSE_RULES
from referee.families.rummy.rules.options import Rules
from referee.translations import in_english
from tests.families.rummy.playing import Game
from tests.in_short import summary

CATALOGUE = RUMMY.catalogue
VARIANTS = [variant.id for variant in CATALOGUE.variants()]


def refused(variant: str, house_rules: Any, players: int | None = None) -> list[tuple[str, str]]:
    with pytest.raises(RulesError) as caught:
        CATALOGUE.read(variant, house_rules, players=players)
    return [(violation.path, violation.code) for violation in caught.value.violations]


@pytest.mark.parametrize(
    ("variant", "house_rules", "paths"),
    [
        ("rummy", {"score": {"method": "gin"}}, ["/players/max", "/out/knock", "/score/rummy/times"]),
        ("rummy", {"out": {"knock": 10}}, ["/out/knock"]),
        ("gin", {"out": {"knock": None}}, ["/out/knock"]),
        ("gin", {"players": {"max": 3}}, ["/players/max"]),
        ("gin", {"score": {"out": 25}}, ["/score/out"]),
        ("gin", {"score": {"blocked": "lowest_wins"}}, ["/score/blocked"]),
        ("rummy-500", {"score": {"rummy": {"times": 2}}}, ["/score/rummy/times"]),
        ("rummy-500", {"score": {"blocked": "own_against"}}, ["/score/blocked"]),
        ("rummy-500", {"ace": "low"}, ["/score/ace_low_run"]),
        ("rummy", {"ace": "either", "score": {"ace_low_run": 1}}, ["/score/ace_low_run"]),
        ("rummy-penalty", {"end": {"best": "highest"}}, ["/end/best"]),
        ("rummy-penalty", {"score": {"rummy": {"plus": 10}}}, ["/score/rummy/plus"]),
        ("rummy-penalty", {"stakes": {"payout": "each_round"}}, ["/stakes/payout"]),
        ("rummy", {"end": {"best": "lowest"}}, ["/end/best"]),
        ("rummy", {"melds": {"suits": "any"}}, ["/melds/suits"]),
        ("rummy", {"players": {"min": 7}}, ["/players/min"]),
    ],
)
def test_what_does_not_fit_together_is_refused(variant: str, house_rules: Any, paths: list[str]) -> None:
    assert refused(variant, house_rules) == [(path, "options_must_fit_together") for path in paths]


@pytest.mark.parametrize(
    ("house_rules", "players", "expected"),
    [
        ({}, 7, ("/players", "players_must_be_in_range")),
        ({"players": {"max": 8}}, 7, ("/deal/cards", "options_must_fit_together")),
        ({"deal": {"cards": {"6": 9}}}, 6, ("/deal/cards", "first_hand_must_fit_the_pack")),
        ({"deal": {"cards": {"4": 13}}}, 4, ("/deal/cards", "first_hand_must_fit_the_pack")),
        ({"stakes": {"payout": "bank"}}, 3, ("/stakes/payout", "value_must_be_one_of")),
        ({"melds": {"per_turn": 2}}, 3, ("/melds/per_turn", "value_must_be_one_of")),
        ({"values": {"A": 1}}, 3, ("/values", "table_must_be_whole")),
    ],
)
def test_what_cannot_be_played_is_refused(house_rules: Any, players: int, expected: tuple[str, str]) -> None:
    assert refused("rummy", house_rules, players) == [expected]


def test_more_may_play_where_the_deal_and_the_pack_say_so() -> None:
    more = {"players": {"max": 8}, "deal": {"cards": {"2": 10, "8": 6}}}
    assert Game("rummy", 8, more).table.terms.seats == [2, 8]
    packs = {"players": {"max": 8}, "deal": {"cards": {"8": 7}}, "pack": {"packs": 2}}
    coming = RUMMY.engine.standing(Game("rummy", 8, packs).table).next
    assert coming is not None
    assert coming.details == {"cards_each": 7, "packs": 2, "stock": 104 - 56 - 1}


@pytest.mark.parametrize(("players", "packs", "cards"), [(2, 1, 13), (4, 1, 7), (5, 2, 7)])
def test_rummy_500_has_two_packs_above_four_players(players: int, packs: int, cards: int) -> None:
    coming = RUMMY.engine.standing(Game("rummy-500", players).table).next
    assert coming is not None
    assert (coming.details["packs"], coming.details["cards_each"]) == (packs, cards)


def test_somebody_who_cannot_play_is_refused_when_the_game_begins() -> None:
    with pytest.raises(RulesError):
        RUMMY.engine.open(Rules(), Seating(("Ann",)))


@pytest.mark.parametrize("rule", HOUSE_RULES, ids=lambda rule: rule.id)
def test_a_house_rule_changes_every_variant_that_it_names(rule) -> None:
    for variant in rule.variants:
        before = CATALOGUE.variant(variant).rules
        rules = CATALOGUE.read(variant, rule.overrides, players=None)
        assert CATALOGUE.differences(before, rules) != []
        assert summary(CATALOGUE, variant, rules).house_rules == (in_english(rule.name),)
        assert CATALOGUE.load(CATALOGUE.dump(rules)) == rules == CATALOGUE.check(CATALOGUE.dump(rules))


@pytest.mark.parametrize(
    ("variant", "target", "best", "stake"),
    [
        ("rummy", 100, Best.HIGHEST, "each"),
        ("rummy-penalty", 100, Best.LOWEST, "each"),
        ("rummy-500", 500, Best.HIGHEST, "a point"),
        ("gin", 100, Best.HIGHEST, "a point"),
    ],
)
def test_what_a_sheet_has_room_for(variant: str, target: int, best: Best, stake: str) -> None:
    rules = CATALOGUE.variant(variant).rules
    short = summary(CATALOGUE, variant, rules)
    assert (short.target, short.best, short.stake_is) == (target, best, stake)
    assert short.target_text == f"to {target}"
    assert CATALOGUE.has_pot(rules) is (stake == "each")
    assert CATALOGUE.players(rules)[0] == 2


def test_jokers_are_among_the_cards_where_there_are_any() -> None:
    cards = CATALOGUE.cards(CATALOGUE.read("rummy", {"pack": {"jokers": 2}}, players=None))
    assert cards is not None
    assert (cards.ranks[:3], cards.suited_ranks[0]) == (("joker", "K", "Q"), "A")
    plain = CATALOGUE.cards(CATALOGUE.variant("rummy").rules)
    assert plain is not None
    assert "joker" not in plain.ranks


# The rule book.


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", [None, 2])
def test_every_variant_has_a_rule_book_of_sentences(variant: str, players: int | None) -> None:
    rules = CATALOGUE.variant(variant).rules
    text = CATALOGUE.rulebook(rules, title=variant, players=players)
    assert text.startswith(f"# {variant}\n\nA game for ")
    points = [line for line in text.splitlines() if line.startswith("- ")]
    assert all(line.endswith(".") and line[2].isupper() for line in points)
    assert len(set(points)) == len(points) > 12


SAYS: list[tuple[str, Any, str]] = [
    ("rummy", {}, "The ace is low: A-2-3 is a run, and Q-K-A is none."),
    ("rummy", {"pack": {"packs": 2}}, "You play with two packs of 52 cards each."),
    ("rummy-500", {}, "You play with one pack of 52 cards, and with two packs above four players."),
    ("rummy", {"pack": {"packs": 2}}, "The cards of a set are of different suits."),
    ("rummy", {"pack": {"packs": 2}, "melds": {"suits": "any"}}, "A set may hold two equal cards."),
    ("rummy", {"pack": {"jokers": 1}}, "One joker is wild and stands for any card"),
    ("rummy", {"pack": {"jokers": 2}}, "joker 15"),
    ("rummy", {"melds": {"most": None}}, "A set has four cards at most, one of each suit."),
    (
        "rummy",
        {"pack": {"packs": 2}, "melds": {"most": None, "suits": "any"}},
        "A set may have any number of cards.",
    ),
    ("rummy", {"melds": {"per_turn": None}}, "You may lay down any number of melds in a turn."),
    ("rummy", {"draw": {"put_back": True}}, "may be discarded in the same turn."),
    ("rummy", {"end": {"target": None}}, "The game ends when the table agrees that it does."),
    ("rummy", {"end": {"target": None, "rounds": 1}}, "The game ends after one round."),
    ("rummy", {"score": {"rummy": {"times": 1}}}, "scores nothing more."),
    ("rummy", {"score": {"rummy": {"times": 1, "plus": 10}}}, "scores the round once and 10 points more."),
    ("rummy", {"out": {"discard": "required"}}, "The last card must be discarded."),
    ("rummy", {"score": {"out": 25}}, "Going out scores 25 points."),
    ("rummy", {"direction": "anticlockwise"}, "Play goes anticlockwise, to the right."),
    ("rummy-500", {"score": {"ace_low_run": None}}, "An ace counts the same in every meld."),
    ("rummy-500", {}, "A round in which nobody goes out is scored like any other."),
    ("gin", {}, "When two cards are left in the stock and nobody has knocked, the round ends."),
    ("gin", {"out": {"knock": 0}}, "You may knock with one discard when the other cards are all melded."),
    (
        "gin",
        {"score": {"big_gin": 31}},
        "Big gin, eleven melded cards without a discard, scores 31 points more",
    ),
    ("gin", {}, "A round in which nobody knocks scores nothing."),
    ("gin", {}, "- A turn begins with one draw and ends with one discard; melds stay in hand.\n- You draw"),
    ("gin", {}, "Nobody joins or leaves once the game has begun."),
]


@pytest.mark.parametrize(("variant", "house_rules", "says"), SAYS)
def test_the_rule_book_says(variant: str, house_rules: Any, says: str) -> None:
    rules = CATALOGUE.read(variant, house_rules, players=None)
    assert says in CATALOGUE.rulebook(rules, title="Rules", players=None)


def test_what_is_said_without_a_place_in_the_rule_book() -> None:
    rules = CATALOGUE.read("rummy", {"end": {"target": None}}, players=None)
    assert clause(rules, "end.target") == "no number of points ends the game"
    assert clause(rules, "end.rounds") == "no number of rounds ends the game"
    assert all(clause(rules, name) for name in options_of(Rules))
    assert CATALOGUE.schema()["properties"]["values"]["required"][0] == "A"
