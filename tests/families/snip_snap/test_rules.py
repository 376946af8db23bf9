"""The options of Snip Snap Snorem: what goes together, what the rule book and differences say of it."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.snip_snap.catalogue import SnipSnapCatalogue
from referee.families.snip_snap.rules.options import Rules
from tests.in_short import summary

CATALOGUE = SnipSnapCatalogue()


def read(variant: str, house_rules: dict[str, Any], players: int | None = None) -> Rules:
    return CATALOGUE.read(variant, house_rules, players=players)


@pytest.mark.parametrize(
    ("variant", "house_rules", "path", "expected"),
    [
        ("snip-snap-snorem", {"deal": {"cards": 6}}, "/deal/cards", "at most 5, or fewer players"),
        ("snip-snap-fines", {"chips": {"fines": [1, 2]}}, "/chips/fines", [1, 2, 3]),
        ("snip-snap-fines", {"play": {"several": True}}, "/play/several", False),
        ("snip-snap-fines", {"end": {"target": 20}}, "/end/target", None),
        ("snip-snap-snorem", {"stakes": {"payout": "each_round"}}, "/stakes/payout", "pot"),
        ("snip-snap-fines", {"stakes": {"payout": "each_round"}}, "/stakes/payout", "pot"),
    ],
)
def test_what_does_not_go_together_is_refused(
    variant: str, house_rules: dict[str, Any], path: str, expected: Any
) -> None:
    with pytest.raises(RulesError) as caught:
        read(variant, house_rules)
    (violation,) = caught.value.violations
    assert (violation.path, violation.code, violation.expected) == (
        path,
        "options_must_fit_together",
        expected,
    )


@pytest.mark.parametrize(
    ("variant", "house_rules", "players", "says"),
    [
        ("snip-snap-snorem", {}, 5, "Of 5 players 2 have 11 cards, the others 10."),
        ("snip-snap-snorem", {}, 4, "Each of 4 players has 13 cards."),
        ("snip-snap-snorem", {}, None, "The game ends after one deal."),
        (
            "snip-snap-snorem",
            {"deal": {"cards": 5}},
            None,
            "Everybody is dealt 5 cards, and the rest is laid aside.",
        ),
        (
            "snip-snap-snorem",
            {"deal": {"cards": 5}},
            None,
            "a rank ends when everybody has passed once round",
        ),
        ("snip-snap-pot", {}, None, "Everybody puts 1 chip into the pot before a deal."),
        ("snip-snap-pot", {}, None, "Whoever is dealt fewer cards than others puts in 1 chip more."),
        ("snip-snap-pot", {"chips": {"pass": 2}}, None, "Every pass costs 2 chips."),
        ("snip-snap-counters", {}, None, "Each card left costs 1 chip."),
        (
            "snip-snap-fines",
            {},
            None,
            "Everybody begins with 5 counters, and whoever is out of them is out of the game",
        ),
        ("snip-snap-fines", {}, None, "1 counter for snip, 2 counters for snap and 3 counters for snorem."),
        ("snip-snap-fines", {}, None, "The game is over when one player alone has counters."),
    ],
)
def test_the_rule_book_says_it(
    variant: str, house_rules: dict[str, Any], players: int | None, says: str
) -> None:
    assert says in CATALOGUE.rulebook(read(variant, house_rules, players), title="X", players=players)


def test_nothing_is_said_of_chips_that_nobody_pays() -> None:
    text = CATALOGUE.rulebook(
        read("snip-snap-pot", {"chips": {"ante": 0, "short_hand": 0}}), title="X", players=5
    )
    assert "before a deal" not in text
    assert "fewer cards than others" not in text


def test_differences_are_sentences() -> None:
    differences = CATALOGUE.differences(
        read("snip-snap-fines", {}), read("snip-snap-fines", {"chips": {"counters": 10}})
    )
    assert [difference.sentence for difference in differences] == [
        "Counters at the beginning: in the first rules, 5 counters; in the second, 10 counters."
    ]


def test_the_summary_tells_target_and_stake() -> None:
    plain = summary(CATALOGUE, "snip-snap-snorem", read("snip-snap-snorem", {}))
    assert (plain.target, plain.target_text, plain.stake_is) == (None, "one deal", "each")
    assert summary(CATALOGUE, "snip-snap-pot", read("snip-snap-pot", {})).stake_is == "a chip"
    assert CATALOGUE.cards(read("snip-snap-pot", {})).suited_ranks[0] == "A"
