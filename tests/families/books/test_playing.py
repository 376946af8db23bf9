"""Deals of Authors and Go Fish: scores, refusals and payments."""

from __future__ import annotations

from typing import Any

import pytest

from referee.families.steps import Due
from referee.translations import in_english
from tests.families.books.games import B1, ENGINE, by_ranks, deal, opened, result, scores, wrong
from tests.families.rounds.playing import codes
from tests.refusals import words

BY_RANK = {
    "set": {"points": {"A": 15, "K": 13, "Q": 12, "J": 11} | {str(pips): pips for pips in range(2, 11)}}
}
GIVES = {"set": {"wrong_ask": "gives_set"}}


def test_b1_each_book_counts_one() -> None:
    step = deal(opened("authors"), sets=by_ranks(**B1))
    assert scores(step.table) == [4, 5, 4]
    assert result(step.table).winners == ("p2",)
    assert [in_english(line.said) for line in step.lines] == [
        "Ann laid down 4 books: aces, 7s, 10s and 2s.",
        "Bo laid down 5 books: kings, queens, jacks, 3s and 4s.",
        "Cy laid down 4 books: 5s, 6s, 8s and 9s.",
    ]
    assert step.facts["counts"] == {"p1": 4, "p2": 5, "p3": 4}


def test_b2_books_count_by_their_rank() -> None:
    step = deal(opened("authors", 3, BY_RANK), sets=by_ranks(**B1))
    assert scores(step.table) == [34, 43, 28]
    assert in_english(step.lines[0].said) == "Ann laid down 4 books: aces, 7s, 10s and 2s, 34 points."


def test_b3_pairs_are_26_and_books_13() -> None:
    counts = {"p1": 9, "p2": 11, "p3": 6}
    pairs = deal(opened("go-fish-pairs"), counts=counts)
    assert (scores(pairs.table), result(pairs.table).winners) == ([9, 11, 6], ("p2",))
    assert in_english(pairs.lines[1].said) == "Bo laid down 11 pairs."
    (violation,) = wrong(opened("go-fish"), counts=counts)
    assert (violation.path, violation.code, violation.given, violation.expected) == (
        "/counts",
        "sets_must_be_complete",
        26,
        13,
    )
    assert words(violation) == "26 books are told of; 13 belong to a deal."


def test_b4_a_book_for_a_wrong_ask() -> None:
    given = [{"from": "p2", "to": "p3"}]
    step = deal(opened("authors", 3, GIVES), counts={"p1": 4, "p2": 5, "p3": 4}, forfeits=given)
    assert (scores(step.table), result(step.table).winners) == ([4, 4, 5], ("p3",))
    assert [(line.kind, line.points, line.after) for line in step.lines[3:]] == [
        ("forfeit", -1, 4),
        ("forfeit", 1, 5),
    ]
    by_rank = opened("authors", 3, {"set": {**BY_RANK["set"], **GIVES["set"]}})
    kings = [{"from": "p2", "to": "p3", "rank": "K"}]
    step = deal(by_rank, sets=by_ranks(**B1), forfeits=kings)
    assert scores(step.table) == [34, 30, 41]
    assert in_english(step.lines[3].said) == "Bo gives a book of kings to Cy for a wrong ask."
    assert step.act["forfeits"] == kings


def test_a_set_goes_to_the_left_neighbour_and_may_go_on() -> None:
    forfeits = [{"from": "Cy"}, {"from": "p1", "rank": "5"}]
    step = deal(
        opened("authors", 3, GIVES),
        sets=by_ranks(**B1),
        forfeits=[{"from": "Cy", "rank": "5"}, *forfeits[1:]],
    )
    assert scores(step.table) == [4, 6, 3]
    assert [forfeit["to"] for forfeit in step.act["forfeits"]] == ["p1", "p2"]


@pytest.mark.parametrize(
    ("house_rules", "members", "violations"),
    [
        pytest.param({}, {}, [("/sets", "form_must_be_complete")], id="nothing"),
        pytest.param(
            {},
            {"sets": by_ranks(p1="A 7", p2="7 joker"), "counts": {"p9": 3}},
            [
                ("/sets/p2/1", "not_in_pack"),
                ("/sets", "rank_must_not_repeat"),
                ("/counts/p9", "side_must_be_known"),
            ],
            id="everything at once",
        ),
        pytest.param(
            {},
            {"sets": by_ranks(**B1), "counts": {"p1": 4, "p2": 4}},
            [("/counts/p2", "total_must_match_the_cards")],
            id="both forms differ",
        ),
        pytest.param(BY_RANK, {"counts": {"p1": 13}}, [("/sets", "ranks_must_be_told")], id="no ranks"),
        pytest.param(
            {},
            {"counts": {"p1": 13}, "forfeits": [{"from": "p1"}]},
            [("/forfeits", "forfeits_must_be_in_rules")],
        ),
        pytest.param(
            GIVES,
            {"counts": {"p1": 13}, "forfeits": [{"from": "p2"}]},
            [("/forfeits/0", "giver_must_have_the_set")],
            id="from who has none",
        ),
        pytest.param(
            GIVES,
            {"sets": by_ranks(**B1), "forfeits": [{"from": "p1", "rank": "K"}]},
            [("/forfeits/0", "giver_must_have_the_set")],
            id="from who has another",
        ),
        pytest.param(
            GIVES,
            {
                "counts": {"p1": 13},
                "forfeits": [{"from": "p1", "to": "p1"}, {"from": "p7"}, {"from": "p1", "to": "p8"}],
            },
            [
                ("/forfeits/0/to", "giver_must_have_the_set"),
                ("/forfeits/1/from", "side_must_be_known"),
                ("/forfeits/2/to", "side_must_be_known"),
            ],
            id="to himself, of nobody, to nobody",
        ),
        pytest.param(
            {"set": {**BY_RANK["set"], **GIVES["set"]}},
            {"sets": by_ranks(**B1), "forfeits": [{"from": "p1"}]},
            [("/forfeits/0/rank", "ranks_must_be_told")],
            id="a set of no rank",
        ),
    ],
)
def test_what_cannot_be_is_refused(
    house_rules: dict[str, Any], members: dict[str, Any], violations: list[tuple[str, str]]
) -> None:
    assert codes(wrong(opened("authors", 3, house_rules), **members)) == violations


@pytest.mark.parametrize(
    ("variant", "members", "text"),
    [
        (
            "authors",
            {"sets": by_ranks(p1="A 7 10 2", p2="K Q J 3", p3="5 6 8 9")},
            "12 books are told of; 13 belong to a deal. Which is missing: the 4s?",
        ),
        (
            "authors",
            {"sets": by_ranks(p1="A 7 10 2 3", p2="K Q J 4", p3="5 6")},
            "11 books are told of; 13 belong to a deal. Which are missing: the 9s and the 8s?",
        ),
        ("authors", {"sets": by_ranks(p1="A 7", p2="7")}, "The 7s are with Ann and with Bo."),
        ("authors", {"sets": by_ranks(p1="A A")}, "The aces are with Ann twice."),
        (
            "go-fish-pairs",
            {"sets": by_ranks(p1="A A A", p2="K")},
            "The aces are with Ann 3 times; a deal has 2 pairs of them.",
        ),
        ("authors", {"counts": {"p1": 1}}, "1 book is told of; 13 belong to a deal."),
        ("go-fish-pagat", {"counts": {"p1": 14}}, "14 books are told of; 13 belong to a deal."),
        ("authors", {"sets": by_ranks(**B1), "counts": {"p1": 5}}, "A 7 10 2 are 4, not 5."),
    ],
)
def test_refusals_say_what_was_told_and_what_is_wrong(
    variant: str, members: dict[str, Any], text: str
) -> None:
    assert words(wrong(opened(variant), **members)[0]) == text


def test_a_deal_may_end_before_all_books_are_out() -> None:
    step = deal(opened("go-fish-pagat"), counts={"p1": 3, "p2": 1})
    assert (scores(step.table), result(step.table).winners) == ([3, 1, 0], ("p1",))
    assert in_english(step.lines[2].said) == "Cy laid down no book."
    (violation,) = wrong(opened("go-fish-pagat"), counts={"p1": 14})
    assert violation.code == "round_must_be_possible"
    assert scores(deal(opened("go-fish-pagat"), sets=by_ranks(p2="7H")).table) == [0, 1, 0]


def test_pairs_of_a_rank_may_be_two() -> None:
    ranks = "A K Q J 10 9 8 7 6 5 4 3 2"
    step = deal(opened("go-fish-pairs", 2), sets=by_ranks(p1=ranks, Bo=ranks))
    assert scores(step.table) == [13, 13]
    assert result(step.table).winners == ("p1", "p2")
    assert step.act["sets"]["p2"] == ranks.split()


def test_several_deals_go_to_ten_points() -> None:
    table = opened("authors", 3, {"end": {"target": 10, "rounds": None}})
    first = deal(table, counts={"p1": 4, "p2": 5, "p3": 4})
    assert ENGINE.standing(first.table).result is None
    coming = ENGINE.standing(first.table).next
    assert coming is not None
    assert coming.document() == {"number": 2, "dealer": "p1", "leader": "p2", "cards_each": 7, "stock": 31}
    last = deal(first.table, counts={"p1": 4, "p2": 5, "p3": 4})
    assert (scores(last.table), result(last.table).winners) == ([8, 10, 8], ("p2",))


@pytest.mark.parametrize(
    ("variant", "players", "each", "stock"),
    [
        ("authors", 7, 7, 3),
        ("go-fish-pagat", 2, 7, 38),
        ("go-fish-pagat", 6, 5, 22),
        ("authors-dealt-out", 3, 17, 0),
    ],
)
def test_how_many_cards_are_dealt(variant: str, players: int, each: int, stock: int) -> None:
    coming = ENGINE.standing(opened(variant, players)).next
    assert coming is not None
    assert (coming.details["cards_each"], coming.details["stock"]) == (each, stock)


def test_who_is_left_equal_plays_on_where_the_table_says_so() -> None:
    table = opened("go-fish-pairs", 2, {"end": {"tie": "play_on"}})
    tied = deal(table, counts={"p1": 13, "p2": 13})
    assert ENGINE.standing(tied.table).result is None
    assert result(deal(tied.table, counts={"p1": 12, "p2": 14}).table).winners == ("p2",)


def test_the_pot_goes_to_the_winner_and_differences_to_the_best() -> None:
    counts = {"p1": 4, "p2": 5, "p3": 4}
    assert deal(opened("authors"), counts=counts).dues == (Due("pot", ("p2",), 3, "payout"),)
    differences = opened("authors", 3, {"stakes": {"payout": "differences"}})
    assert deal(differences, counts=counts).dues == (
        Due("p1", ("p2",), 1, "settlement"),
        Due("p3", ("p2",), 1, "settlement"),
    )


def test_the_lowest_may_win() -> None:
    step = deal(opened("authors", 3, {"end": {"best": "lowest"}}), counts={"p1": 4, "p2": 6, "p3": 3})
    assert result(step.table).winners == ("p3",)


def test_sets_are_counted_for_standings() -> None:
    step = deal(opened("authors"), counts={"p1": 4, "p2": 5, "p3": 4})
    entries = [{**step.act, **step.facts, "lines": [line.document() for line in step.lines]}]
    counted = ENGINE.count(step.table, entries)
    assert counted["p2"] == {"rounds": 1, "rounds_won": 1, "points": 5, "sets": 5}


def test_a_deal_that_is_kept_can_be_sent_again() -> None:
    for variant, house_rules, members in (
        ("authors", GIVES, {"sets": by_ranks(**B1), "forfeits": [{"from": "p2"}]}),
        ("authors", {}, {"counts": {"Ann": 13}}),
    ):
        table = opened(variant, 3, house_rules)
        step = deal(table, **members)
        again = ENGINE.play(table, step.act)
        assert (again.table, again.lines, again.act) == (step.table, step.lines, step.act)
        assert ENGINE.load(table, ENGINE.dump(step.table)) == step.table


def test_a_rank_told_twice_does_not_hide_the_one_that_is_missing() -> None:
    violations = wrong(opened("go-fish"), sets=by_ranks(p1="A 7 10 2", p2="K Q J 3 7", p3="5 6 8 9"))
    assert [(violation.code, words(violation)) for violation in violations] == [
        ("rank_must_not_repeat", "The 7s are with Ann and with Bo."),
        (
            "sets_must_be_complete",
            "12 books are told of; 13 belong to a deal. Which is missing: the 4s?",
        ),
    ]


def test_every_forfeit_that_cannot_be_is_told() -> None:
    forfeits = [{"from": "p2"}, {"from": "p3"}, {"from": "p1"}, {"from": "p3", "to": "p1"}]
    violations = wrong(opened("go-fish", 3, GIVES), counts={"p1": 13}, forfeits=forfeits)
    assert codes(violations) == [(f"/forfeits/{at}", "giver_must_have_the_set") for at in (0, 1, 3)]
