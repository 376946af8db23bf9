from typing import Any

import pytest

from referee.errors import RulesError, Violation
from referee.families.cucumber.rules.consistency import FITTING
from referee.families.cucumber.rules.house_rules import HOUSE_RULES
from referee.families.cucumber.rules.options import Rules
from referee.families.cucumber.rules.variants import VARIANTS
from referee.families.options.document import read_options
from referee.families.options.fitting import CONTRADICTION
from tests.refusals import words
from tests.tables import house

Options = dict[str, Any]


def violations_of(variant: str, options: Options) -> list[Violation]:
    return FITTING.contradictions(read_options(VARIANTS[variant].rules, house(options)))


def paths(variant: str, options: Options) -> list[str]:
    return [violation.path for violation in violations_of(variant, options)]


SIX_OF_CLUBS = [{"cards": ["6C"], "points": 21}]
AGREED = {"limit.points": None, "limit.falls": [], "end.when": "agreed"}
TO_THE_LOSER = {"limit.falls": ["end_game"], "end.when": "falls", "end.winner": "not_the_loser"}
FRENCH = {
    "pack.deck": "french",
    "points": "pips",
    "last_trick.doubled_by": None,
    "limit.points": 21,
}

CONTRADICTIONS = [
    # id, variant, options that fit, the one option that makes them contradict, where it is told
    ("more players at least than at most", "agurk", {"players.max": 3}, {"players.min": 4}, "/players/min"),
    (
        "face_up with taker_rewards_tied",
        "gurka-norway",
        {"score": "face_up"},
        {"last_trick.payers": "taker_rewards_tied"},
        "/last_trick/payers",
    ),
    (
        "face_up with reincarnate",
        "gurka-norway",
        {"score": "face_up"},
        {"limit.falls": ["reincarnate", "eliminate"]},
        "/limit/falls",
    ),
    (
        "face_up with buy_ins",
        "gurka",
        {"stakes.buy_ins.each": 0, "score": "face_up"},
        {"stakes.buy_ins.each": 1},
        "/stakes/buy_ins/each",
    ),
    (
        "face_up with doubled_by",
        "gurka-norway",
        {"score": "face_up"},
        {"last_trick.doubled_by": "2"},
        "/last_trick/doubled_by",
    ),
    (
        "face_up with kontra",
        "gurka-norway",
        {"score": "face_up"},
        {"last_trick.calls": "kontra"},
        "/last_trick/calls",
    ),
    (
        "face_up with rassi",
        "gurka-norway",
        {"score": "face_up"},
        {"last_trick.calls": "rassi"},
        "/last_trick/calls",
    ),
    ("bet without all_but_lowest", "minibluff", {}, {"last_trick.payers": "taker"}, "/last_trick/payers"),
    ("all_but_lowest without bet", "minibluff", {"last_trick.calls": None}, {"points": "pips"}, "/points"),
    (
        "bet without a limit",
        "gurka-norway",
        AGREED,
        {"points": "bet", "last_trick.payers": "all_but_lowest"},
        "/limit/points",
    ),
    ("doubling without bet", "agurk", {}, {"last_trick.calls": "doubling"}, "/last_trick/calls"),
    ("bet with low cards", "minibluff", {}, {"pack.low_in_last_trick": ["A"]}, "/pack/low_in_last_trick"),
    ("bet with kontra", "minibluff", {}, {"last_trick.calls": "kontra"}, "/last_trick/calls"),
    ("bet with doubled_by", "minibluff", {}, {"last_trick.doubled_by": "2"}, "/last_trick/doubled_by"),
    ("bet with face_up", "minibluff", {"last_trick.calls": None}, {"score": "face_up"}, "/score"),
    ("bet with losing_card", "minibluff", {}, {"deal.then": "losing_card"}, "/deal/then"),
    ("bet with differences", "minibluff", {}, {"stakes.payout": "differences"}, "/stakes/payout"),
    ("bet with reincarnate", "minibluff", {}, {"limit.falls": ["reincarnate", "eliminate"]}, "/limit/falls"),
    ("bet with buy_ins", "minibluff", {}, {"stakes.buy_ins.each": 1}, "/stakes/buy_ins/each"),
    ("by_declaration without calls", "krypkille", {}, {"last_trick.calls": None}, "/last_trick/calls"),
    ("declaration without payers", "krypkille", {}, {"last_trick.payers": "taker"}, "/last_trick/payers"),
    ("by_declaration without points", "krypkille", AGREED, {"points": "none"}, "/points"),
    ("declaration with sets", "krypkille", {}, {"play.sets": True}, "/play/sets"),
    ("declaration with face_up", "krypkille", {}, {"score": "face_up"}, "/score"),
    (
        "declaration with doubled_by",
        "krypkille",
        {},
        {"last_trick.doubled_by": "2"},
        "/last_trick/doubled_by",
    ),
    ("declaration with losing_card", "krypkille", {}, {"deal.then": "losing_card"}, "/deal/then"),
    ("a dealer who paid without a taker", "krypkille", {}, {"deal.dealer": "payer"}, "/deal/dealer"),
    ("the lowest deals and is not known", "krypkille", {}, {"deal.dealer": "lowest"}, "/deal/dealer"),
    ("a leader who paid without a taker", "minibluff", {}, {"deal.leader": "payer"}, "/deal/leader"),
    (
        "a restart without a taker",
        "minibluff",
        {},
        {"last_trick.all_equal": "restart"},
        "/last_trick/all_equal",
    ),
    (
        "silence that costs nothing",
        "krypkille",
        {},
        {"last_trick.declaration": {"wrong": 0, "nobody": "lowest_pays"}},
        "/last_trick/declaration",
    ),
    ("kille with pips", "krypkille", {}, {"points": "pips"}, "/points"),
    ("kille with a bet", "minibluff", {}, {"pack.deck": "kille"}, "/points"),
    ("kille points with another deck", "krypkille", {}, {"pack.deck": "french"}, "/points"),
    ("kille points with the cucumber deck", "krypkille", {}, {"pack.deck": "five_cucumbers"}, "/points"),
    ("kille with top cards", "krypkille", {}, {"pack.top_cards": SIX_OF_CLUBS}, "/pack/top_cards/0/cards/0"),
    ("kille with jokers", "krypkille", {}, {"pack.jokers": 1}, "/pack/jokers"),
    ("kille with low cards", "krypkille", {}, {"pack.low_in_last_trick": ["2"]}, "/pack/low_in_last_trick"),
    (
        "restart without eliminate",
        "rokkar",
        {"end.when": "agreed"},
        {"limit.falls": ["reincarnate"]},
        "/limit/falls",
    ),
    ("restart with buy_ins", "rokkar", {}, {"stakes.buy_ins.each": 1}, "/stakes/buy_ins/each"),
    ("restart with face_up", "rokkar", {}, {"score": "face_up"}, "/score"),
    ("no entry and no falls", "rokkar", {}, {"stakes.falls": None}, "/stakes/entry"),
    ("no entry with differences", "kurko", {}, {"stakes.entry": 0}, "/stakes/entry"),
    (
        "falls with differences",
        "rokkar",
        {"stakes.entry": 1},
        {"stakes.payout": "differences"},
        "/stakes/falls",
    ),
    ("a most of changes where nobody changes", "agurk", {}, {"exchange_at_most": 3}, "/exchange_at_most"),
    ("more changes than cards", "krypkille", {}, {"exchange_at_most": 6}, "/exchange_at_most"),
    ("face_up without points", "matapesa", {}, {"score": "face_up"}, "/score"),
    ("keep_highest without face_up", "concombre", {}, {"score": "running"}, "/score"),
    ("cucumbers with the french deck", "agurk", {}, {"points": "cucumbers"}, "/points"),
    ("pips with the cucumber deck", "five-cucumbers", {}, {"points": "pips"}, "/points"),
    ("points none with a limit", "gurka-norway", {}, {"points": "none"}, "/limit/points"),
    ("points none with kontra", "matapesa", {}, {"last_trick.calls": "kontra"}, "/last_trick/calls"),
    ("points none with rassi", "matapesa", {}, {"last_trick.calls": "rassi"}, "/last_trick/calls"),
    ("points none with doubled_by", "matapesa", {}, {"last_trick.doubled_by": "2"}, "/last_trick/doubled_by"),
    (
        "points none with rewards",
        "matapesa",
        {},
        {"last_trick.payers": "taker_rewards_tied"},
        "/last_trick/payers",
    ),
    ("points none with losing_card", "matapesa", {}, {"deal.then": "losing_card"}, "/deal/then"),
    ("points none with differences", "matapesa", {}, {"stakes.payout": "differences"}, "/stakes/payout"),
    ("falls without end_game", "kurkku", {}, {"limit.falls": ["eliminate"]}, "/end/when"),
    ("end_game without falls", "kurkku", {}, {"end.when": "agreed"}, "/end/when"),
    ("one_unmarked without mark", "kurko", {}, {"limit.falls": ["eliminate"]}, "/end/when"),
    ("one_left without eliminate", "agurk", {}, {"limit.falls": ["reincarnate"]}, "/end/when"),
    ("not_the_loser with all_win", "agurk", TO_THE_LOSER, {"end.all_out": "all_win"}, "/end/all_out"),
    (
        "no limit with falls",
        "agurk",
        {"end.when": "agreed", "limit.falls": ["reincarnate"]},
        {"limit.points": None},
        "/limit/points",
    ),
    ("no limit without agreed", "agurk", AGREED, {"end.when": "one_unmarked"}, "/end/when"),
    ("a limit without falls", "agurk", {"end.when": "agreed"}, {"limit.falls": []}, "/limit/falls"),
    ("nobody deals and forehand leads", "five-cucumbers", {}, {"deal.leader": "forehand"}, "/deal/leader"),
    ("nobody deals and the dealer leads", "five-cucumbers", {}, {"deal.leader": "dealer"}, "/deal/leader"),
    (
        "nobody deals and the dealer changes first",
        "five-cucumbers",
        {},
        {"exchange": "match_dealer"},
        "/exchange",
    ),
    ("wild without sets", "twenty-six", {}, {"play.sets": False}, "/pack/joker_rank"),
    ("jokers in the cucumber deck", "five-cucumbers", {}, {"pack.jokers": 1}, "/pack/jokers"),
    (
        "a rank the deck does not have",
        "five-cucumbers",
        {},
        {"last_trick.doubled_by": "A"},
        "/last_trick/doubled_by",
    ),
    (
        "a number the deck does not have",
        "agurk",
        {},
        {"last_trick.doubled_by": "1"},
        "/last_trick/doubled_by",
    ),
    (
        "a joker that was not added",
        "ogorek",
        {},
        {"pack.low_in_last_trick": ["A", "joker"]},
        "/pack/low_in_last_trick/1",
    ),
    (
        "a picture that the pack does not have",
        "rokkar",
        {"stakes.falls": {"pictures": ["Q", "K", "A"]}},
        {"stakes.falls": {"pictures": ["K", "15"]}},
        "/stakes/falls/pictures/1",
    ),
    (
        "jokers as pictures without jokers",
        "rokkar",
        {},
        {"stakes.falls": {"pictures": ["joker"]}},
        "/stakes/falls/pictures/0",
    ),
    (
        "a picture of another deck",
        "krypkille",
        {"stakes.falls": {"pictures": ["husu"]}},
        {"stakes.falls": {"pictures": ["K"]}},
        "/stakes/falls/pictures/0",
    ),
    ("aces that stop without aces", "five-cucumbers", {}, {"play.ace_stops": True}, "/play/ace_stops"),
    ("rassi without pictures", "five-cucumbers", {}, {"exchange": "rassi"}, "/exchange"),
    (
        "a top card the deck does not have",
        "agurk",
        {},
        {"pack.top_cards": [{"cards": ["15"], "points": 21}]},
        "/pack/top_cards/0/cards/0",
    ),
    (
        "a joker as a top card",
        "kurko",
        {},
        {"pack.top_cards": [{"cards": ["joker"], "points": 21}]},
        "/pack/top_cards/0/cards/0",
    ),
    (
        "a top card without its suit",
        "agurk",
        {},
        {"pack.top_cards": [{"cards": ["6"], "points": 21}]},
        "/pack/top_cards/0/cards/0",
    ),
    (
        "a top card in two groups",
        "agurk",
        {"pack.top_cards": SIX_OF_CLUBS},
        {"pack.top_cards": [*SIX_OF_CLUBS, {"cards": ["7S", "6C"], "points": 15}]},
        "/pack/top_cards/1/cards/1",
    ),
    (
        "an empty group of top cards",
        "agurk",
        {},
        {"pack.top_cards": [{"cards": [], "points": 21}]},
        "/pack/top_cards/0/cards",
    ),
    ("differences with buy_ins", "gurka", {}, {"stakes.payout": "differences"}, "/stakes/buy_ins/each"),
]


@pytest.mark.parametrize(
    ("variant", "fitting", "breaking", "path"),
    [pytest.param(*case, id=name) for name, *case in CONTRADICTIONS],
)
def test_a_contradiction_is_told_with_its_option(
    variant: str, fitting: Options, breaking: Options, path: str
) -> None:
    assert paths(variant, fitting) == []
    violations = violations_of(variant, fitting | breaking)
    assert {(violation.path, violation.code) for violation in violations} == {(path, CONTRADICTION)}
    assert all(words(violation).endswith(".") for violation in violations)


@pytest.mark.parametrize(
    ("variant", "options", "path", "expected"),
    [
        ("concombre", {"score": "running"}, "/score", "face_up"),
        ("kurkku", {"end.when": "agreed"}, "/end/when", "falls"),
        ("five-cucumbers", {"deal.leader": "dealer"}, "/deal/leader", "payer"),
        ("gurka", {"stakes.payout": "differences"}, "/stakes/buy_ins/each", 0),
        ("agurk", {"limit.falls": ["reincarnate"]}, "/end/when", "eliminate in limit.falls"),
    ],
)
def test_a_contradiction_says_what_would_fit(
    variant: str, options: Options, path: str, expected: Any
) -> None:
    (violation,) = violations_of(variant, options)
    assert (violation.path, violation.expected) == (path, expected)


def test_every_contradiction_is_told_at_once() -> None:
    options = {"score": "face_up", "last_trick.calls": "kontra", "points": "cucumbers"}
    assert paths("agurk", options) == [
        "/last_trick/payers",
        "/limit/falls",
        "/last_trick/calls",
        "/points",
    ]


def test_rules_refuse_what_contradicts() -> None:
    with pytest.raises(RulesError) as caught:
        FITTING.read(VARIANTS["agurk"].rules, {"score": "face_up"})
    assert [violation.path for violation in caught.value.violations] == ["/last_trick/payers", "/limit/falls"]


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        pytest.param("five-cucumbers", FRENCH, id="five cucumbers with a french pack"),
        pytest.param("five-cucumbers", {"pack.low_in_last_trick": ["15"]}, id="the 15 low"),
        pytest.param(
            "five-cucumbers", AGREED | {"points": "none", "last_trick.doubled_by": None}, id="no cucumbers"
        ),
        pytest.param("five-cucumbers", {"deal.dealer": "rotates", "deal.leader": "forehand"}, id="a dealer"),
        pytest.param("agurk", AGREED, id="agurk without a limit"),
        pytest.param(
            "kurko", {"pack.top_cards": SIX_OF_CLUBS, "stakes.payout": "pot"}, id="kurko with a top card"
        ),
        pytest.param("gurka", {"stakes.payout": "differences", "stakes.buy_ins.each": 0}, id="no buy-ins"),
        pytest.param(
            "agurk", {"limit.falls": ["mark"], "end.when": "one_unmarked"}, id="agurk in which all play on"
        ),
        pytest.param("concombre", {"exchange": "match_dealer"}, id="a dealer who changes first"),
    ],
)
def test_rules_that_fit_together_are_taken(variant: str, options: Options) -> None:
    assert FITTING.read(VARIANTS[variant].rules, house(options)) != VARIANTS[variant].rules


EVERY_TABLE = [
    (variant.id, players)
    for variant in VARIANTS.values()
    for players in range(variant.rules.players.min, variant.rules.players.max + 1)
]


def test_a_variant_is_consistent_for_all_its_players() -> None:
    for variant, players in EVERY_TABLE:
        rules = VARIANTS[variant].rules
        assert FITTING.read(rules, {}, players=players) == rules, (variant, players)


@pytest.mark.parametrize(
    ("variant", "overrides"),
    [
        pytest.param(variant, rule.overrides, id=f"{rule.id} in {variant}")
        for rule in HOUSE_RULES
        for variant in rule.variants
    ],
)
def test_a_named_house_rule_is_valid(variant: str, overrides: Options) -> None:
    base = VARIANTS[variant].rules
    for players in range(base.players.min, base.players.max + 1):
        FITTING.read(base, overrides, players=players)


UNCHANGED = {"prague-taker-pays", "lowest-total-wins"}
"""What a variant that knows them plays by already."""


@pytest.mark.parametrize("rule", HOUSE_RULES, ids=lambda rule: f"{rule.id} in {rule.variants[0]}")
def test_a_named_house_rule_changes_something(rule: Any) -> None:
    changed = [
        FITTING.read(VARIANTS[name].rules, rule.overrides) != VARIANTS[name].rules for name in rule.variants
    ]
    assert all(changed) != (rule.id in UNCHANGED)


def misfit(variant: str, options: Options, players: int | None) -> Violation:
    with pytest.raises(RulesError) as caught:
        FITTING.read(VARIANTS[variant].rules, house(options), players=players)
    (violation,) = caught.value.violations
    return violation


@pytest.mark.parametrize(
    ("variant", "players", "expected"),
    [("agurk", 1, "2 to 7"), ("agurk", 8, "2 to 7"), ("gurka", 2, "3 to 8"), ("kurkku", 5, "3 to 4")],
)
def test_players_out_of_range_are_refused(variant: str, players: int, expected: str) -> None:
    violation = misfit(variant, {}, players)
    assert (violation.path, violation.code) == ("/players", "players_must_be_in_range")
    assert (violation.given, violation.expected) == (players, expected)


@pytest.mark.parametrize(
    ("variant", "options", "players", "given", "expected"),
    [
        ("agurk", {"players.max": 8}, 8, 7, "6 cards each, or 7 players at most"),
        ("agurk", {"deal.cards": 27}, 2, 27, "26 cards each"),
        ("agurk", {"deal.cards": 13}, 5, 13, "10 cards each, or 4 players at most"),
        ("agurk", {"deal.cards": 27}, None, 27, "26 cards each"),
        ("five-cucumbers", {"players.max": 9}, 9, 7, "6 cards each, or 8 players at most"),
        ("twenty-six", {"players.max": 16}, 16, 7, "6 cards each, or 15 players at most"),
        ("gurka-iceland", {"players.max": 6}, 6, 10, "8 cards each, or 5 players at most"),
    ],
)
def test_a_first_hand_the_pack_cannot_serve_is_refused(
    variant: str, options: Options, players: int | None, given: int, expected: str
) -> None:
    violation = misfit(variant, options, players)
    assert (violation.path, violation.code) == ("/deal/cards", "first_hand_must_fit_the_pack")
    assert (violation.given, violation.expected) == (given, expected)


@pytest.mark.parametrize(
    ("variant", "options", "players"),
    [
        pytest.param("agurk", {"players.max": 8, "deal.cards": 6}, 8, id="fewer cards"),
        pytest.param("agurk", {"players.max": 8, "pack.jokers": 4}, 8, id="jokers"),
        pytest.param("agurk", {"players.max": 8, "pack.packs": 2}, 8, id="two packs"),
        pytest.param("agurk", {"players.max": 8, "deal.at_most": 6}, 8, id="at most six"),
        pytest.param("matapesa", {"players.max": 52}, 52, id="all the cards"),
    ],
)
def test_a_first_hand_fits_with(variant: str, options: Options, players: int) -> None:
    FITTING.read(VARIANTS[variant].rules, house(options), players=players)


def test_the_defaults_alone_are_no_game() -> None:
    assert {violation.path for violation in FITTING.contradictions(Rules())} == {"/end/when"}
