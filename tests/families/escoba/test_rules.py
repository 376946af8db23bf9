"""The options, the variants and house rules, what does not fit together, and the rules as text."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.escoba.family import ESCOBA
from referee.families.escoba.rules.house_rules import HOUSE_RULES
from referee.families.escoba.rules.options import Rules
from referee.families.escoba.rules.variants import VARIANTS
from referee.families.options.messages import meaning, title
from referee.translations import in_english
from tests.in_short import summary
from tests.refusals import refuses

CATALOGUE = ESCOBA.catalogue


def text(variant: str = "escoba", players: int | None = None, **house: Any) -> str:
    rules = CATALOGUE.read(variant, house, players=players)
    return in_english(CATALOGUE.rulebook(rules, title="Rules", players=players))


@pytest.mark.parametrize("rule", HOUSE_RULES, ids=lambda rule: rule.id)
def test_each_house_rule_changes_each_variant_that_it_names(rule: Any) -> None:
    for variant in rule.variants:
        base = CATALOGUE.read(variant, {}, players=None)
        read = CATALOGUE.read(variant, rule.overrides, players=None)
        changed = CATALOGUE.differences(base, read)
        assert changed, variant
        assert summary(CATALOGUE, variant, read).house_rules == (in_english(rule.name),)
        assert CATALOGUE.rulebook(base, title="", players=None) != CATALOGUE.rulebook(
            read, title="", players=None
        )


@pytest.mark.parametrize("variant", [row.id for row in VARIANTS])
def test_rules_are_written_and_read(variant: str) -> None:
    rules = CATALOGUE.read(variant, {}, players=None)
    assert CATALOGUE.load(CATALOGUE.dump(rules)) == rules
    assert CATALOGUE.check(CATALOGUE.dump(rules)) == rules


@pytest.mark.parametrize(
    ("house", "players", "paths"),
    [
        ({"teams": 2}, 3, ["/players"]),
        ({"players": {"max": 6}}, 5, ["/players"]),
        ({"players": {"max": 6}, "teams": {"from_players": 5}}, 5, ["/players", "/players"]),
        ({"play": {"missed": "next_player"}}, 2, ["/play/missed"]),
        ({"score": {"under_ten": 2}}, 3, ["/score/under_ten"]),
        ({"score": {"no_capture_loses": True}}, 4, ["/score/no_capture_loses"]),
        ({"deal": {"hand": 7}}, 2, ["/deal/hand"]),
        ({"players": {"min": 4, "max": 3}}, 4, ["/players/min"]),
    ],
)
def test_what_does_not_fit_is_refused(house: dict[str, Any], players: int, paths: list[str]) -> None:
    with pytest.raises(RulesError) as caught:
        CATALOGUE.read("escoba", house, players=players)
    assert [violation.path for violation in caught.value.violations] == paths


@pytest.mark.parametrize(
    ("variant", "house", "players"),
    [
        ("escoba", {"score": {"under_ten": 2, "no_capture_loses": True}}, 2),
        ("escoba", {"score": {"under_ten": 2}, "teams": 2}, 4),
        ("escoba-fournier", {}, 3),
        ("escoba", {"players": {"max": 6}}, 6),
        ("escoba", {"deal": {"hand": 6}}, 3),
    ],
)
def test_what_fits_is_taken(variant: str, house: dict[str, Any], players: int) -> None:
    assert CATALOGUE.read(variant, house, players=players)


def test_what_five_players_read() -> None:
    with refuses(RulesError, match=r"36 cards after the table, 15 a deal\. It does for 2, 3, 4 or 6\."):
        CATALOGUE.read("escoba-fournier", {}, players=5)


def test_every_option_says_something_else_for_another_value() -> None:
    others: dict[str, Any] = {
        "teams": [2, {"from_players": 4}],
        "direction": ["clockwise"],
        "pack": ["spanish"],
        "end": [{"target": None}, {"rounds": 3}, {"best": "lowest"}, {"tie": "share"}],
        "deal": [
            {"fifteen": "leader"},
            {"fifteen": "nobody"},
            {"thirty": "groups"},
            {"hand": 6},
            {"table": 16},
        ],
        "score": [
            {name: 3} for name in ("escoba", "cards", "coins", "velo", "setenta", "sevens", "under_ten")
        ],
        "stakes": [{"payout": "differences"}],
    }
    base = CATALOGUE.read("escoba", {}, players=2)
    for section, values in others.items():
        for value in values:
            read = CATALOGUE.read("escoba", {section: value}, players=2)
            (difference,) = CATALOGUE.differences(base, read)
            meanings = [in_english(meaning(rules, difference.option)) for rules in (base, read)]
            assert meanings[0] != meanings[1]
            subject = in_english(title(Rules, difference.option))
            assert in_english(difference.sentence).startswith(subject)
    no_capture = in_english(meaning(Rules(), "score.no_capture_loses"))
    assert no_capture.endswith("loses no more than that")


def test_the_rule_book_says_what_holds() -> None:
    plain = text(players=2)
    for sentence in (
        "A game for 2 to 4 players.",
        "A jack counts 8",
        "Diamonds are the coins.",
        "6 times in all",
        "A table dealt with 30 is taken as well, and counts two escobas.",
        "10, 25, 40 or 55 are left",
        "Setentas are compared card by card",
        "The game ends with the round in which somebody has 21 points.",
        "another round is played, until one side is alone in front",
        "everyone pays the same stake into a pot",
        "Between rounds somebody may join",
    ):
        assert sentence.lower() in plain.lower(), sentence
    assert "Two points more" not in plain


@pytest.mark.parametrize(
    ("house", "players", "sentence", "unsaid"),
    [
        ({"pack": "spanish"}, None, "The sota (10) counts 8", "A jack counts 8"),
        ({"score": {"setenta": 0}}, None, "## The end", "## The setenta"),
        ({"deal": {"fifteen": "nobody"}}, None, "nobody takes the cards", "dealt with 30"),
        ({"end": {"target": None}}, None, "when the table agrees", "the round in which"),
        (
            {"end": {"target": None, "rounds": 3, "tie": "share"}},
            None,
            "the game ends after three rounds",
            "another round",
        ),
        ({"teams": 2}, 4, "nobody joins or leaves", "somebody may join"),
        ({"stakes": {"payout": "differences"}}, None, "share each payment equally", "into a pot"),
        ({"score": {"no_capture_loses": True}}, None, "loses the game at once", "one point more"),
    ],
)
def test_the_rule_book_follows_the_options(
    house: dict[str, Any], players: int | None, sentence: str, unsaid: str
) -> None:
    book = text(players=players, **house).lower()
    assert sentence.lower() in book
    assert unsaid.lower() not in book


def test_what_the_referee_can_be_asked_follows_the_rules() -> None:
    def claim_kinds(variant: str) -> set[str]:
        rules = CATALOGUE.read(variant, {}, players=None)
        return {claim.kind for claim in ESCOBA.claims if claim.fits(rules)}

    assert claim_kinds("escoba") - claim_kinds("escoba-fournier") == {"setenta"}
    assert claim_kinds("escoba-fournier") - claim_kinds("escoba") == {"missed"}


def test_what_a_sheet_has_room_for() -> None:
    rules = CATALOGUE.read("escoba-del-15", {"stakes": {"payout": "differences"}}, players=2)
    short = summary(CATALOGUE, "escoba-del-15", rules)
    assert (short.target, short.target_text, short.stake_is) == (
        15,
        "15 and alone in front wins",
        "a point",
    )
    assert CATALOGUE.has_pot(rules) is False
    none = CATALOGUE.read("escoba", {"end": {"target": None}}, players=2)
    assert summary(CATALOGUE, "escoba", none).target_text == ""
    spanish = CATALOGUE.read("escoba", {"pack": "spanish"}, players=2)
    cards = CATALOGUE.cards(rules)
    assert cards is not None
    assert (len(cards.ranks), cards.pack) == (10, "french")
    theirs = CATALOGUE.cards(spanish)
    assert theirs is not None
    assert (theirs.ranks[0], theirs.suits, theirs.pack) == ("12", ("O", "C", "E", "B"), "spanish")
