"""Verdicts on asks, answers and turns: both sides of every option."""

from __future__ import annotations

from typing import Any

import pytest

from referee.families.budget import Steps
from tests.families.books.asking import ask, refused, steps, table_of
from tests.families.books.games import ENGINE, opened
from tests.refusals import words

GO_FISH, AUTHORS = table_of("go-fish"), table_of("authors")


def verdict(**claim: Any) -> str:
    return str(ask(GO_FISH, "ask", **claim)["verdict"])


def test_b5_what_follows_from_asks() -> None:
    seen = steps("p1 p2 Q 0, p2 p3 7 0")
    assert [verdict(player=f"p{at}", rank="Q", history=seen[:1]) for at in (1, 2, 3)] == [
        "legal",
        "illegal",
        "undetermined",
    ]
    assert verdict(player="p2", rank="Q", history=seen) == "undetermined"
    assert verdict(player="p3", rank="7", history=seen) == "illegal"
    gift = seen + steps("p3 p1 Q 2")
    assert verdict(player="p3", rank="Q", history=gift) == "legal"
    assert verdict(player="p1", rank="Q", history=gift) == "illegal"
    book = gift + steps("p3 p2 Q 1, p3 lays Q")
    assert {verdict(player=f"p{at}", rank="Q", history=book) for at in (1, 2, 3)} == {"illegal"}


def test_b6_a_holding_says_what_may_be_asked_for() -> None:
    holding = ["QC", "QH", "7S"]
    answers = {
        card: ask(AUTHORS, "ask", player="p1", of="p3", card=card, holding=holding)
        for card in ("QS", "QC", "KS")
    }
    assert [(answer["verdict"], answer.get("code")) for answer in answers.values()] == [
        ("legal", None),
        ("illegal", "card_must_not_be_held"),
        ("illegal", "rank_must_be_held"),
    ]
    assert answers["QS"]["options"] == ["QD", "QS", "7C", "7D", "7H"]
    in_ranks = {rank: ask(GO_FISH, "ask", player="p1", rank=rank, holding=holding) for rank in ("7", "8")}
    assert [answer["verdict"] for answer in in_ranks.values()] == ["legal", "illegal"]
    assert in_ranks["8"]["explanation"] == "To ask for 8s one must hold an 8. Ann has none."
    assert in_ranks["8"]["options"] == ["Q", "7"]
    both = ask(GO_FISH, "answer", rank="Q", holding=holding)
    assert (both["verdict"], both["options"]) == ("legal", ["QC", "QH"])


def test_b6_who_asks_next() -> None:
    draw = {"asker": "p1", "asked": "p3", "wanted": "QS", "given": 0, "drawn": "QD"}
    assert [ask(table, "next", **draw)["next"] for table in (AUTHORS, GO_FISH)] == ["p2", "p1"]


@pytest.mark.parametrize(
    ("table", "claim", "verdict", "code"),
    [
        pytest.param(
            GO_FISH, {"of": "p1", "rank": "Q"}, "illegal", "somebody_else_must_be_asked", id="himself"
        ),
        pytest.param(GO_FISH, {"rank": "Q"}, "undetermined", None, id="nothing is known"),
        pytest.param(
            table_of("go-fish", 2),
            {"of": "p2", "rank": "K", "cards_each": 1, "history": steps("p1 p2 K 1")},
            "illegal",
            "somebody_else_must_be_asked",
            id="of somebody without cards",
        ),
        pytest.param(
            table_of("go-fish", 3, {"set": {"wrong_ask": "gives_set"}}),
            {"rank": "K", "holding": ["Q"]},
            "illegal",
            "asker_must_hold_the_rank",
            id="which costs a set",
        ),
        pytest.param(AUTHORS, {"rank": "Q", "holding": ["QS"]}, "legal", None, id="some card of a rank"),
        pytest.param(
            AUTHORS, {"card": "QS", "holding": ["Q", "7"]}, "undetermined", None, id="suits unknown"
        ),
        pytest.param(
            table_of("authors", 3, {"ask": {"own": True}}),
            {"card": "QS", "holding": ["QS"]},
            "legal",
            None,
            id="one's own",
        ),
        pytest.param(
            AUTHORS,
            {"card": "QS", "history": steps("p1 p2 QS 1")},
            "illegal",
            "card_must_not_be_held",
            id="his own, as all saw",
        ),
        pytest.param(
            AUTHORS,
            {"card": "QD", "history": steps("p1 p2 QS 1")},
            "undetermined",
            None,
            id="perhaps his own",
        ),
        pytest.param(
            AUTHORS,
            {"card": "QD", "history": steps("p1 p2 QS 1, p2 p3 QD 1")},
            "legal",
            None,
            id="known to be elsewhere",
        ),
    ],
)
def test_an_ask(table: Any, claim: dict[str, Any], verdict: str, code: str | None) -> None:
    answer = ask(table, "ask", player="p1", **claim)
    assert (answer["verdict"], answer.get("code")) == (verdict, code)
    assert (answer["would_settle"] is None) == (verdict != "undetermined")


def test_what_is_certain_may_be_asked_for() -> None:
    history = steps("p1 p2 QS 1, p1 p2 KD 0 9D")
    answer = ask(AUTHORS, "ask", player="p1", rank="Q", history=history)
    assert answer["explanation"] == "Ann by what everybody saw holds a queen, and so may ask for queens."
    assert answer["options"] == ["KD"], "the other cards of these ranks may be Ann's own"
    assert ask(GO_FISH, "ask", player="p1", rank="Q", history=steps("p1 p2 Q 1"))["options"] == ["Q"]


def test_a_hand_is_held_against_the_history() -> None:
    history = steps("p1 p2 Q 0 QS")
    holding = ["QS", "QH", "2C", "3C", "4C", "5C", "6C", "7C"]
    assert ask(GO_FISH, "ask", player="p1", rank="2", history=history, holding=holding)["verdict"] == "legal"
    for wrong, text in ((holding[:7], "has 8 cards, not 7"), (["QS", "8C", *holding[2:]], "saw of queens")):
        (violation,) = refused(GO_FISH, "ask", player="p1", rank="2", history=history, holding=wrong)
        assert (violation.path, violation.code) == ("/holding", "history_must_be_possible")
        assert text in words(violation)


@pytest.mark.parametrize(
    ("history", "at", "text"),
    [
        ("p1 p2 Q 0, p2 p3 Q 0", 1, "where Bo asks Cy for queens and gets none"),
        ("p1 p2 Q 1, p1 lays K, p2 p1 K 1", 2, "where Bo asks Ann for kings and gets 1"),
        ("p1 p1 Q 0", 0, "somebody else must be asked"),
        ("p1 p2 Q 0, p2 lays Q", 1, "where Bo lays down queens"),
        ("p1 p2 Q 4", 0, "gets 4"),
        ("p1 draws QS, p2 draws QS", 1, "where Bo draws, cannot have been"),
    ],
)
def test_a_history_that_cannot_be_is_refused_with_its_step(history: str, at: int, text: str) -> None:
    (wrong,) = refused(GO_FISH, "ask", player="p1", rank="Q", history=steps(history))
    assert (wrong.path, wrong.code) == (f"/history/{at}", "history_must_be_possible")
    assert text in words(wrong)


def test_in_authors_one_card_is_asked_for_and_given() -> None:
    (wrong,) = refused(AUTHORS, "ask", player="p1", card="QS", history=steps("p1 p2 QS 2"))
    assert "one card was asked for" in words(wrong)
    history = steps("p1 p2 Q 1, p1 p3 Q 0, p2 draws")
    assert ask(AUTHORS, "ask", player="p1", rank="Q", history=history)["verdict"] == "legal"


def test_one_may_have_asked_for_ones_own_card() -> None:
    table = table_of("authors", 3, {"ask": {"own": True}})
    history = steps("p1 p2 QS 1, p1 p3 QS 0")
    assert ask(table, "ask", player="p1", card="QS", history=history)["verdict"] == "legal"


def test_a_step_that_is_none_is_refused() -> None:
    wrong = refused(
        GO_FISH, "ask", player="p9", rank="Q", history=[{"player": "p1"}, {"player": "p1", "of": "p2"}]
    )
    assert [(violation.path, violation.code) for violation in wrong] == [
        ("/player", "side_must_be_known"),
        ("/history/0", "form_must_be_complete"),
        ("/history/1/rank", "form_must_be_complete"),
    ]


def test_what_was_dealt_must_come_from_one_pack() -> None:
    for claim, path in (({"cards_each": 18}, "/cards_each"), ({"cards_each": 7, "stock": 30}, "/stock")):
        (wrong,) = refused(GO_FISH, "ask", player="p1", rank="Q", history=[], **claim)
        assert (wrong.path, wrong.code) == (path, "pack_must_hold_the_cards")
    dealt = ask(GO_FISH, "ask", player="p1", rank="Q", history=[], cards_each=7, stock=31)
    assert dealt["verdict"] == "undetermined"


def test_where_all_cards_are_dealt_the_leader_has_one_more() -> None:
    table = table_of("authors-dealt-out")
    holding = [rank + suit for suit in "CDHS" for rank in "AKQJ"] + ["2C"]
    answers = [
        words(refused(table, "ask", player="p1", rank="A", history=[], holding=holding)[0]),
        ask(table, "ask", player="p2", rank="A", history=[], holding=holding)["verdict"],
    ]
    assert answers == ["By the history the hand has 18 cards, not 17.", "legal"]


def test_without_a_stock_a_card_is_where_it_alone_can_be() -> None:
    table = table_of("authors-dealt-out")
    seen = steps("p1 p2 QS 0, p1 p3 QS 0")
    assert refused(table, "ask", player="p1", rank="Q", history=seen)[0].path == "/history/1"
    elsewhere = steps("p1 p2 QS 0, p2 p1 QH 0")
    answer = ask(table, "ask", player="p3", card="QS", history=elsewhere)
    assert (answer["verdict"], answer["code"]) == ("illegal", "card_must_not_be_held")


def test_cards_are_read_and_held_against_the_pack() -> None:
    wrong = refused(GO_FISH, "ask", player="p1", holding=["joker", "zz", "Q", "Q", "Q", "Q", "QS"])
    assert [(violation.path, violation.code) for violation in wrong] == [
        ("/rank", "form_must_be_complete"),
        ("/holding/0", "not_in_pack"),
        ("/holding/1", "card_must_be_readable"),
        ("/holding", "pack_must_hold_the_cards"),
    ]


@pytest.mark.parametrize(
    ("table", "claim", "verdict", "options"),
    [
        (GO_FISH, {"rank": "Q", "given": 2}, "legal", ["QC", "QH"]),
        (GO_FISH, {"rank": "Q", "given": 0}, "illegal", ["QC", "QH"]),
        (GO_FISH, {"card": "QS", "given": 3}, "illegal", ["QC", "QH"]),
        (GO_FISH, {"rank": "K", "given": 0}, "legal", []),
        (GO_FISH, {"rank": "K"}, "illegal", []),
        (AUTHORS, {"card": "QC"}, "legal", ["QC"]),
        (AUTHORS, {"card": "QS", "given": 0}, "legal", []),
        (AUTHORS, {"card": "7D"}, "undetermined", None),
    ],
)
def test_an_answer(table: Any, claim: dict[str, Any], verdict: str, options: list[str] | None) -> None:
    answer = ask(table, "answer", holding=["QC", "QH", "7"], **claim)
    assert (answer["verdict"], answer.get("options")) == (verdict, options)
    assert answer.get("code") == (
        "cards_must_be_handed_over" if verdict == "illegal" and "given" in claim else None
    )


@pytest.mark.parametrize(
    ("claim", "verdict", "code"),
    [
        ({"given": 0, "stock": 31}, "legal", None),
        ({"given": 2, "stock": 31}, "illegal", None),
        ({"given": 0, "stock": 0}, "illegal", None),
        ({"given": 0, "stock": 31, "drawn": 1}, "legal", None),
        ({"given": 0, "stock": 31, "drawn": "QD"}, "legal", None),
        ({"given": 0, "stock": 31, "drawn": 0}, "illegal", "card_must_be_drawn"),
        ({"given": 1, "stock": 31, "drawn": "QD"}, "illegal", "card_must_not_be_drawn"),
        ({"given": 0, "stock": 0, "drawn": 0}, "legal", None),
    ],
)
def test_a_draw(claim: dict[str, Any], verdict: str, code: str | None) -> None:
    answer = ask(GO_FISH, "draw", **claim)
    assert (answer["verdict"], answer.get("code")) == (verdict, code)


LUCKY = {name: table_of("go-fish", 3, {"ask": {"lucky": name}}) for name in ("never", "completes")}


@pytest.mark.parametrize(
    ("table", "claim", "following"),
    [
        pytest.param(GO_FISH, {"given": 2}, "p1", id="a gift"),
        pytest.param(GO_FISH, {"drawn": 0}, "p2", id="no stock"),
        pytest.param(GO_FISH, {"drawn": 1}, "p2", id="a draw that was not shown"),
        pytest.param(GO_FISH, {"drawn": "9D"}, "p2", id="another card"),
        pytest.param(GO_FISH, {}, None, id="an unknown draw"),
        pytest.param(table_of("go-fish-pagat"), {"drawn": 1}, "p3", id="the player asked"),
        pytest.param(AUTHORS, {"drawn": "Q"}, None, id="a queen of some suit"),
        pytest.param(AUTHORS, {"drawn": "QS"}, "p1", id="the very card"),
        pytest.param(LUCKY["never"], {"drawn": "QS"}, "p2", id="no second turn"),
        pytest.param(LUCKY["never"], {}, "p2", id="no second turn, whatever is drawn"),
        pytest.param(LUCKY["completes"], {"drawn": "QS"}, None, id="perhaps a set"),
        pytest.param(LUCKY["completes"], {"drawn": "QD", "completes": True}, "p1", id="a set"),
        pytest.param(LUCKY["completes"], {"drawn": "QS", "completes": False}, "p2", id="no set"),
    ],
)
def test_who_asks_next(table: Any, claim: dict[str, Any], following: str | None) -> None:
    answer = ask(table, "next", **{"asker": "p1", "asked": "p3", "wanted": "QS", "given": 0, **claim})
    assert answer["next"] == following
    assert answer["verdict"] == ("undetermined" if following is None else "legal")
    assert answer.get("code") == (None if following in {"p1", None} else "turn_must_pass")


def test_nobody_asks_himself_next() -> None:
    answer = ask(GO_FISH, "next", asker="p1", asked="p1", wanted="Q", given=0)
    assert (answer["code"], answer["next"]) == ("somebody_else_must_be_asked", None)


PAIRS = table_of("go-fish-pairs", 3, {"set": {"same_colour": True}})


@pytest.mark.parametrize(
    ("table", "cards", "verdict"),
    [
        (GO_FISH, "QC QD QH QS", "legal"),
        (GO_FISH, "QC QD QH", "illegal"),
        (GO_FISH, "QC QD QH KS", "illegal"),
        (GO_FISH, "QC", "illegal"),
        (table_of("go-fish-pairs"), "QC QD", "legal"),
        (table_of("go-fish-pairs"), "QC QD QH QS", "legal"),
        (table_of("go-fish-pairs"), "QC QD QH", "illegal"),
        (table_of("go-fish-pairs"), "QC QD KH KS", "illegal"),
        (PAIRS, "QC QD", "illegal"),
        (PAIRS, "QH QD", "legal"),
        (PAIRS, "QC QD QH QS", "legal"),
        (PAIRS, "Q Q", "undetermined"),
    ],
)
def test_a_set(table: Any, cards: str, verdict: str) -> None:
    answer = ask(table, "set", cards=cards.split())
    assert answer["verdict"] == verdict
    assert answer.get("code") == ("set_must_be_whole" if verdict == "illegal" else None)


def test_in_go_fish_a_card_stands_for_its_rank() -> None:
    claim = {"player": "p1", "card": "QS", "holding": ["QS", "7D"]}
    assert ask(GO_FISH, "ask", **claim)["explanation"] == "Ann holds a queen, and so may ask for queens."
    assert ask(AUTHORS, "ask", **claim)["code"] == "card_must_not_be_held"


@pytest.mark.parametrize(
    ("held", "given", "verdict"),
    [
        ("QC QH 7S", None, "undetermined"),
        ("QC QH 7S", 0, "undetermined"),
        ("QC QH 7S", 1, "undetermined"),
        ("QC QH 7S", 2, "illegal"),
        ("QC QD QH QS", None, "undetermined"),
        ("QC QD QH QS", 0, "illegal"),
        ("QC QD QH QS", 1, "legal"),
        ("7S", 0, "legal"),
        ("7S", 1, "illegal"),
    ],
)
def test_in_authors_one_queen_goes_and_not_all(held: str, given: int | None, verdict: str) -> None:
    extra = {} if given is None else {"given": given}
    answer = ask(AUTHORS, "answer", holding=held.split(), rank="Q", **extra)
    assert answer["verdict"] == verdict
    assert answer.get("code") == ("cards_must_be_handed_over" if verdict == "illegal" else None)
    assert ("give card" in (answer["would_settle"] or "")) == (verdict == "undetermined")


def test_when_fewer_are_left_than_the_rules_deal_to_the_cards_are_asked_for() -> None:
    table = opened("go-fish-pagat", 2)
    alone = ENGINE.play(table, {"kind": "withdrawal", "player": "p1"}).table
    (wrong,) = refused(alone, "ask", player="p2", rank="Q", history=[])
    assert (wrong.path, wrong.code) == ("/cards_each", "form_must_be_complete")
    assert ask(alone, "ask", player="p2", rank="Q", history=[], cards_each=7)["verdict"] == "undetermined"


def test_a_history_takes_steps_for_every_seat() -> None:
    counts = []
    for players in (2, 6):
        budget = Steps()
        claim = {"kind": "ask", "player": "p1", "rank": "Q", "cards_each": 1, "history": []}
        ENGINE.judge(table_of("go-fish", players), claim, budget)
        counts.append(budget.taken)
    assert counts[1] == 3 * counts[0]
