"""What families declare beside their rules: counts, ratios and reasons of dues."""

from __future__ import annotations

import pytest

from referee.families import counts, reasons
from referee.families.counts import POINTS, ROUNDS, ROUNDS_WON, Count, Ratio
from referee.families.reasons import COMMON_REASONS, DueReason
from referee.families.registry import families
from referee.sitting.tallies import Tally, figures, in_all, in_one_game, tally_of_game
from tests.penny import PENNY, Table

SHARE = Ratio("share", "Share", "", of="rounds_won", per="rounds")
RUN = Count("run", "Run", is_most=True)


@pytest.mark.parametrize("family", [*families(), PENNY], ids=lambda family: family.id)
def test_what_families_declare_can_be_counted_and_paid(family) -> None:
    assert [*counts.faults(family.counts, family.ratios), *reasons.faults(family.reasons)] == []


@pytest.mark.parametrize(
    ("counted", "ratios", "fault"),
    [
        ((Count("Hands", "Hands"),), (), "'Hands' is no key: small letters, digits and _ are"),
        ((Count("rating", "Rating"),), (), "rating is counted for every family"),
        ((ROUNDS, ROUNDS), (), "rounds is declared 2 times"),
        ((ROUNDS, ROUNDS_WON, Count("share", "Share")), (SHARE,), "share is declared 2 times"),
        ((ROUNDS_WON,), (SHARE,), "share is made of rounds, which is no sum"),
        ((RUN,), (Ratio("x", "X", "", of="run", per="games"),), "x is made of run, which is no sum"),
    ],
)
def test_what_cannot_be_counted_is_told(counted, ratios, fault: str) -> None:
    assert [*counts.faults(counted, ratios)] == [fault]


@pytest.mark.parametrize(
    ("declared", "fault"),
    [
        ((DueReason("", "Nothing"),), "'' is no key: small letters, digits and _ are"),
        ((DueReason("reversal", "Back"),), "reversal is what the books say of themselves"),
        ((DueReason("ante", "Ante"), DueReason("ante", "Again")), "ante is declared 2 times"),
    ],
)
def test_what_cannot_be_a_reason_is_told(declared, fault: str) -> None:
    assert [*reasons.faults(declared)] == [fault]


def test_a_family_has_the_common_reasons_unless_it_says_otherwise() -> None:
    assert [*PENNY.due_reasons] == [*(one.key for one in COMMON_REASONS), "ante", "luck"]
    assert (PENNY.due_reasons["payout"].is_payout, PENNY.due_reasons["refund"].is_payout) == (False, True)


def test_what_a_family_leaves_out_counts_nothing() -> None:
    stands = PENNY.engine.standing(Table(("Ann", "Bo"), winners=("p1",)))
    tally = tally_of_game(stands, (ROUNDS, POINTS, RUN), {"rounds": 3, "moons": 9}, player="p2", net=-5)
    assert tally == Tally(games=1, wins=0, net=-5, sums={"rounds": 3}, most={"run": 0})


def test_values_below_zero_are_kept() -> None:
    games = [Tally(1, sums={"points": -5}, most={"run": -2}), Tally(1, sums={"points": 5}, most={"run": -4})]
    assert in_all(games) == Tally(2, most={"run": -2})
    assert in_one_game(games) == Tally(1, most={"run": -2})


def test_figures_are_those_that_are_shown() -> None:
    hidden = Count("paid", "Paid", is_shown=False)
    each = Ratio("each", "Paid a game", "", of="paid", per="games", digits=1)
    rows = figures(Tally(games=3, sums={"paid": 5}, most={"run": 4}), (RUN, hidden), (each, SHARE))
    assert rows == {"run": 4, "each": 1.7, "share": None}
