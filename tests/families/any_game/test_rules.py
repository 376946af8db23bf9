"""The options of any game: each one's values, what goes together, and what the rule book says of it."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.any_game.catalogue import AnyGameCatalogue
from referee.families.any_game.rules.options import Rules
from referee.families.columns import Best
from tests.in_short import summary
from tests.refusals import words

CATALOGUE = AnyGameCatalogue()


def read(house_rules: dict[str, Any], variant: str = "any-game", players: int | None = None) -> Rules:
    return CATALOGUE.read(variant, house_rules, players=players)


def rulebook(house_rules: dict[str, Any], variant: str = "any-game") -> str:
    return CATALOGUE.rulebook(read(house_rules, variant), title="Any game", players=None)


@pytest.mark.parametrize(
    ("teams", "players", "fit"),
    [(2, 5, [4, 6, 8, 10, 12, 14, 16]), (3, 3, [6, 9, 12, 15]), (4, 6, [8, 12, 16])],
)
def test_teams_are_equal_and_of_two_or_more(teams: int, players: int, fit: list[int]) -> None:
    with pytest.raises(RulesError) as caught:
        read({"teams": teams}, players=players)
    (violation,) = caught.value.violations
    assert (violation.path, violation.code, violation.expected) == (
        "/players",
        "options_must_fit_together",
        fit,
    )
    assert words(violation) == f"{players} players cannot make {teams} equal teams."
    assert read({"teams": teams}, players=fit[0]).teams == teams


@pytest.mark.parametrize(
    ("house_rules", "path", "code"),
    [
        ({"teams": 1}, "/teams", "value_must_be_one_of"),
        ({"dealer": "winner"}, "/dealer", "value_must_be_one_of"),
        ({"end": {"target": 0}}, "/end/target", "number_must_be_in_range"),
        ({"end": {"rounds": 1001}}, "/end/rounds", "number_must_be_in_range"),
        ({"stakes": {"payout": "bank"}}, "/stakes/payout", "value_must_be_one_of"),
        ({"players": {"max": 1}}, "/players/max", "number_must_be_in_range"),
        ({"cards": 7}, "/cards", "option_must_exist"),
    ],
)
def test_values_that_are_none_are_refused(house_rules: dict[str, Any], path: str, code: str) -> None:
    with pytest.raises(RulesError) as caught:
        read(house_rules)
    assert [(one.path, one.code) for one in caught.value.violations] == [(path, code)]


@pytest.mark.parametrize(
    ("house_rules", "sentences"),
    [
        ({}, ["Everybody plays alone.", "The deal passes on after each round."]),
        ({"teams": 3}, ["Three teams play against each other, and partners sit apart."]),
        ({"dealer": "nobody"}, ["Nobody deals."]),
        ({"direction": "anticlockwise"}, ["Play goes anticlockwise, to the right."]),
        ({"end": {"target": 100}}, ["The game ends with the round in which somebody has 100 points."]),
        ({"end": {"rounds": 10}}, ["The game ends after ten rounds."]),
        ({"end": {"best": "lowest"}}, ["The lowest score wins."]),
        (
            {"end": {"rounds": 4, "tie": "play_on"}},
            ["With equal best scores another round is played, until one side is alone in front."],
        ),
        (
            {"stakes": {"payout": "differences"}},
            ["Every loser pays the winner the difference between their scores, times the stake for a point."],
        ),
    ],
)
def test_the_rule_book_says_every_option(house_rules: dict[str, Any], sentences: list[str]) -> None:
    text = rulebook(house_rules)
    for sentence in sentences:
        assert f"- {sentence}\n" in text


@pytest.mark.parametrize("tie", ["share", "play_on"])
def test_where_the_table_alone_ends_a_game_equal_scores_always_share_it(tie: str) -> None:
    text = rulebook({"end": {"tie": tie}})
    assert "- The game is over when the table says so; equal best scores then share the win.\n" in text
    assert "another round" not in text
    assert "- The game is also over when the table says so" in rulebook({"end": {"target": 9, "tie": tie}})


def test_the_rule_book_says_how_points_are_kept_whatever_they_are_for() -> None:
    text = rulebook({}, "any-game-lowest")
    for sentence in (
        "# Any game",
        "A game for 2 to 16 players. They play it by rules of their own",
        "- After each round every side is given its points: a whole number, which may be 0 or below 0.",
        "- The lowest score wins.",
    ):
        assert sentence in text


def test_the_two_variants_differ_in_who_wins() -> None:
    (difference,) = CATALOGUE.differences(read({}), read({}, "any-game-lowest"))
    assert difference.sentence == (
        "Which score wins: in the first rules, the highest score wins; in the second, the lowest score wins."
    )


def test_the_summary_tells_the_end_and_what_a_stake_is_paid_for() -> None:
    plain = summary(CATALOGUE, "any-game", read({}))
    assert (plain.target, plain.target_text, plain.best, plain.stake_is) == (None, "", Best.HIGHEST, "each")
    rules = read(
        {"end": {"target": 100, "rounds": 8}, "stakes": {"payout": "differences"}}, "any-game-lowest"
    )
    short = summary(CATALOGUE, "any-game-lowest", rules)
    assert (short.target, short.target_text) == (100, "to 100, or eight rounds")
    assert (short.best, short.stake_is, CATALOGUE.has_pot(rules)) == (Best.LOWEST, "a point", False)


def test_nobody_enters_cards() -> None:
    assert CATALOGUE.cards(read({})) is None
