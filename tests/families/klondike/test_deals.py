"""Deals of Klondike: what they score and pay, in every form, and what no deal can be."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import ConflictError, RulesError
from referee.families.budget import Steps, TooLongError
from referee.families.klondike.family import KLONDIKE
from referee.families.patience.table.cards import PACK
from referee.families.steps import BANK, Due
from referee.translations import in_english
from tests.families.patience.positions import M
from tests.families.patience.sitting import Sitting, lines_of
from tests.refusals import refuses, words

K6 = {
    "waste_to_tableau": 6,
    "waste_to_foundation": 8,
    "tableau_to_foundation": 9,
    "turned": 11,
    "foundation_to_tableau": 2,
}
SEVERAL = {"players": {"max": 3}}


def start() -> dict[str, Any]:
    """Clubs from the ace in the columns, each alone on face-down hearts and spades; the rest is the stock."""
    open_cards, rest = [*map(str, PACK[:7])], [*map(str, PACK[7:])]
    tableau = [{"down": [rest.pop() for _ in range(at)], "up": [card]} for at, card in enumerate(open_cards)]
    return {"stock": rest, "tableau": tableau}


UP = [{"from": f"t{at}", "to": "f"} for at in range(1, 8)]
"""The ace of clubs and six more go up."""


@pytest.mark.parametrize(("cards", "points"), [(17, 33), (10, -2), (11, 3), (52, 208)])
def test_k5_vegas_deals(cards: int, points: int) -> None:
    game = Sitting(KLONDIKE, "klondike-vegas")
    step = game.deal(cards=cards)
    won = [("won", 0)] if cards == 52 else []
    assert lines_of(step) == [("buy_in", -52), ("cards", 5 * cards), *won]
    assert game.score == points


def test_k5_by_cards() -> None:
    step = Sitting(KLONDIKE, "klondike").deal(cards=17)
    assert lines_of(step) == [("cards", 17)]
    assert in_english(step.lines[0].said) == "17 cards are up, a point each."


def test_k6_events_of_a_deal() -> None:
    step = Sitting(KLONDIKE, "klondike-points").deal(cards=15, events=K6)
    assert lines_of(step) == [
        ("waste_to_tableau", 30),
        ("waste_to_foundation", 80),
        ("tableau_to_foundation", 90),
        ("foundation_to_tableau", -30),
        ("turned", 55),
    ]
    assert step.table.scores == (225,)
    assert in_english(step.lines[3].said) == "A card taken back from a foundation, 2 times: 2 × −15 = −30."


def test_k7_a_vegas_evening_at_the_bank() -> None:
    game = Sitting(KLONDIKE, "klondike-vegas")
    balances = []
    for cards in (9, 14, 0, 52):
        game.deal(cards=cards)
        balances.append(game.score)
    assert balances == [-7, 11, -41, 167]
    assert sum(due.units for due in game.dues if due.payees == (BANK,)) == 208
    assert sum(due.units for due in game.dues if due.payer == BANK) == 375
    assert game.dues[:2] == [Due("p1", (BANK,), 52, "deal_cost"), Due(BANK, ("p1",), 45, "cards_earned")]
    assert len(game.dues) == 7, "nothing is paid for no card"


def test_every_deal_by_itself_begins_at_0_and_the_best_is_kept() -> None:
    game = Sitting(KLONDIKE, "klondike-vegas", {"score": {"cumulative": False}})
    game.deal(cards=17)
    step = game.deal(cards=9)
    assert lines_of(step) == [("carried_off", -33), ("buy_in", -52), ("cards", 45)]
    assert game.score == -7
    assert lines_of(game.deal(cards=0)) == [("carried_off", 7), ("buy_in", -52), ("cards", 0)]
    assert game.engine.standing(game.table).players[0].details == {"deals_won": 0, "best_deal": 33}
    assert game.counts()["p1"]["best_deal"] == 33
    assert in_english(step.lines[0].said) == "Every deal begins at 0: the 33 of before no longer count."


def test_a_deal_with_points_scores_no_less_than_the_floor() -> None:
    events = {"waste_to_foundation": 1, "tableau_to_foundation": 2, "foundation_to_tableau": 3}
    step = Sitting(KLONDIKE, "klondike-points").deal(cards=0, events=events)
    assert lines_of(step)[-1] == ("floor", 15)
    assert in_english(step.lines[-1].said) == "The deal came to −15; it scores no less than 0."
    below = Sitting(KLONDIKE, "klondike-points", {"score": {"floor": None}})
    assert below.deal(cards=0, events=events).table.scores == (-15,)


def test_a_bought_deal_may_cost_nothing() -> None:
    game = Sitting(KLONDIKE, "klondike-vegas", {"score": {"buy_in": 0, "card": 1}})
    assert lines_of(game.deal(cards=3)) == [("buy_in", 0), ("cards", 3)]
    assert game.dues == [Due(BANK, ("p1",), 3, "cards_earned")]


# The forms.


def test_how_far_each_suit_has_come_tells_the_cards() -> None:
    game = Sitting(KLONDIKE, "klondike")
    foundations = {"C": 5, "D": 4, "H": 6, "S": 2}
    step = game.deal(foundations=foundations, won=False)
    assert step.act == {"kind": "hand", "foundations": foundations, "won": False}
    assert (step.facts["cards"], game.score) == (17, 17)


def test_a_layout_tells_the_cards() -> None:
    step = Sitting(KLONDIKE, "klondike").deal(layout=M, cards=3)
    assert step.act == {"kind": "hand", "layout": M, "cards": 3}
    assert (step.facts["cards"], step.facts["foundations"], step.facts["won"]) == (3, M["foundations"], False)


def test_moves_tell_the_cards_and_what_happened() -> None:
    game = Sitting(KLONDIKE, "klondike-points")
    step = game.deal(start=start(), moves=UP)
    assert step.facts["events"]["tableau_to_foundation"] == 7
    assert step.facts["events"]["turned"] == 6
    assert (step.facts["cards"], step.facts["foundations"]["C"], game.score) == (7, 7, 100)
    assert step.facts["infractions"] == []
    assert step.facts["layout"]["tableau"][0] == {"down": 0, "up": []}
    assert step.act["moves"][0] == {"from": "t1", "to": "f", "count": 1}


def test_a_deal_with_illegal_moves_is_refused_unless_they_are_accepted() -> None:
    game, moves = Sitting(KLONDIKE, "klondike"), [UP[1], *UP, {"from": "waste", "to": "stock"}]
    assert game.refused(start=start(), moves=moves) == [
        ("/moves/0", "card_must_be_next_on_its_foundation"),
        ("/moves/8", "stock_must_be_empty"),
    ]
    step = game.deal(start=start(), moves=moves, accept_infractions=True)
    first, last = step.facts["infractions"]
    assert (first["move"], first["code"], first["rule"]) == (
        1,
        "card_must_be_next_on_its_foundation",
        "foundations",
    )
    assert {"from": "t1", "to": "f", "count": 1} in first["options"]
    assert (last["move"], last["made"], game.score) == (9, {"from": "waste", "to": "stock"}, 7)


def test_all_that_is_told_has_to_agree() -> None:
    game = Sitting(KLONDIKE, "klondike-points")
    agreeing = {"tableau_to_foundation": 7, "turned": 6}
    game.deal(start=start(), moves=UP, cards=7, events=agreeing, foundations={"C": 7, "D": 0, "H": 0, "S": 0})
    assert game.refused(start=start(), moves=UP, cards=8, events={**agreeing, "turned": 5}) == [
        ("/cards", "total_must_match_the_cards"),
        ("/events/turned", "total_must_match_the_cards"),
        ("/events", "events_must_add_up"),
    ]


_FOUR = {"C": 5, "D": 4, "H": 6, "S": 2}
_UNSEEN = {"stock": 24, "tableau": [{"down": at, "up": ["?"]} for at in range(7)]}
_ALL_BUT_ONE = {"C": 13, "D": 13, "H": 13, "S": 12}
_OTHER = {"C": 0, "D": 2, "H": 2, "S": 0}


@pytest.mark.parametrize(
    ("members", "violations"),
    [
        ({}, [("", "form_must_be_complete")]),
        ({"won": False}, [("", "form_must_be_complete")]),
        ({"cards": 53}, [("/cards", "round_must_be_possible")]),
        ({"cards": -1}, [("/cards", "round_must_be_possible")]),
        ({"cards": 16, "foundations": _FOUR}, [("/cards", "total_must_match_the_cards")]),
        ({"foundations": {**_FOUR, "C": 14}}, [("/foundations/C", "round_must_be_possible")]),
        ({"foundations": {"C": 5, "D": 4, "H": 6}}, [("/foundations/S", "form_must_be_complete")]),
        ({"layout": {**M, "stock": 19}}, [("/layout", "layout_must_be_whole")]),
        ({"layout": M, "foundations": _OTHER}, [("/foundations/H", "total_must_match_the_cards")]),
        ({"layout": M, "cards": 4}, [("/cards", "total_must_match_the_cards")]),
        ({"layout": {"tableau": [], "waste": ["9"]}}, [("/layout/waste/0", "suit_must_be_given")]),
        ({"start": M}, [("/moves", "form_must_be_complete")]),
        ({"moves": []}, [("/start", "form_must_be_complete"), ("", "form_must_be_complete")]),
        ({"start": {**M, "pass": 2}, "moves": []}, [("/start", "layout_must_be_as_dealt")] * 7),
        ({"start": start(), "moves": [{"from": "t9", "to": "f"}]}, [("/moves/0/from", "pile_must_exist")]),
        ({"start": _UNSEEN, "moves": [UP[0]]}, [("/moves/0", "card_must_be_known")]),
        ({"cards": 51, "won": True}, [("/won", "won_must_mean_all_cards")]),
        ({"cards": 52, "won": False}, [("/won", "won_must_mean_all_cards")]),
        ({"cards": 14, "events": K6}, [("/events", "events_must_add_up")]),
        ({"cards": 15, "events": {**K6, "turned": 22}}, [("/events/turned", "events_must_be_possible")]),
        ({"cards": 15, "events": {**K6, "waste_to_tableau": 17}}, [("/events", "events_must_be_possible")]),
        ({"cards": 8, "events": {"tableau_to_foundation": 8}}, [("/events", "events_must_be_possible")]),
    ],
)
def test_what_no_deal_can_be_is_refused_with_all_of_it(members, violations) -> None:
    assert Sitting(KLONDIKE, "klondike").refused(**members) == violations


def test_events_are_told_where_they_count_and_passes_have_an_end() -> None:
    game = Sitting(KLONDIKE, "klondike-points", {"passes": 3})
    assert game.refused(cards=15) == [("/events", "events_must_be_told")]
    assert game.refused(cards=15, events={**K6, "recycled": 3}) == [
        ("/events/recycled", "events_must_be_possible")
    ]
    game.deal(cards=15, events={**K6, "recycled": 2})


def test_what_goes_up_must_have_come_to_light() -> None:
    won = {"waste_to_tableau": 4, "waste_to_foundation": 20, "tableau_to_foundation": 32, "turned": 21}
    assert Sitting(KLONDIKE, "klondike-points").deal(cards=52, events=won).table.scores == (645,)
    with pytest.raises(RulesError) as refused:
        Sitting(KLONDIKE, "klondike-points").deal(cards=52, events={**won, "turned": 20})
    (violation,) = refused.value.violations
    assert (violation.path, violation.code, violation.expected, violation.given) == (
        "/events",
        "events_must_be_possible",
        51,
        52,
    )
    assert (
        words(violation) == "7 cards dealt open, 20 turned up and 24 from the waste are 51; 52 cannot be up."
    )


def test_nothing_is_taken_back_where_it_must_stay() -> None:
    rules = {"from_foundation": False}
    assert Sitting(KLONDIKE, "klondike-points", rules).refused(cards=15, events=K6) == [
        ("/events/foundation_to_tableau", "events_must_be_possible")
    ]


@pytest.mark.parametrize(
    ("members", "message"),
    [
        ({"foundations": _ALL_BUT_ONE, "won": True}, "51 cards are up; the K♠ is missing."),
        ({"foundations": {**_ALL_BUT_ONE, "H": 12}, "won": True}, "the K♥ and the K♠ are missing."),
        ({"foundations": {"C": 1, "D": 0, "H": 0, "S": 0}, "won": True}, "1 card is up; 51 are missing."),
        ({"cards": 50, "won": True}, "50 cards are up."),
        ({"cards": 52, "won": False}, "All 52 cards are up, so the deal is won."),
        ({"cards": 16, "foundations": _FOUR}, "The foundations hold 17 cards up, not 16."),
        ({"layout": M, "cards": 4}, "The layout has 3 cards up, not 4."),
    ],
)
def test_a_refusal_says_both_numbers(members, message: str) -> None:
    with pytest.raises(RulesError) as refused:
        Sitting(KLONDIKE, "klondike").deal(**members)
    assert message in words(refused.value)


def test_a_deal_of_too_many_steps_is_refused() -> None:
    game = Sitting(KLONDIKE, "klondike")
    with refuses(TooLongError, match=r"It is smaller with .* fewer moves"):
        game.engine.play(game.table, {"kind": "hand", "start": start(), "moves": UP}, Steps(100))


# Several players.


def test_several_play_a_deal_each() -> None:
    game = Sitting(KLONDIKE, "klondike", {**SEVERAL, "end": {"rounds": 2}}, players=2)
    step = game.deal(results={"Bo": {"cards": 52}, "p1": {"cards": 17}})
    assert step.act["results"] == {"p1": {"cards": 17}, "p2": {"cards": 52}}
    assert step.facts["results"]["p2"] == {"cards": 52, "won": True}
    assert [(line.player, line.kind, line.points) for line in step.lines] == [
        ("p1", "cards", 17),
        ("p2", "cards", 52),
        ("p2", "won", 0),
    ]
    game.deal(results={"p1": {"cards": 40}, "p2": {"cards": 3}})
    standing = game.engine.standing(game.table)
    assert (standing.winners, standing.result.details) == (("p1",), {})
    ann, bo = game.counts().values()
    assert (ann["rounds_won"], ann["deals_won"], ann["cards_up"], ann["points"]) == (1, 0, 57, 57)
    assert (bo["rounds_won"], bo["deals_won"], bo["best_deal"], bo["longest_run"]) == (1, 1, 52, 1)


@pytest.mark.parametrize(
    ("members", "violations"),
    [
        ({"cards": 5}, [("", "form_must_be_complete")] + [("/results", "every_side_must_appear")] * 2),
        ({"results": {"p1": {"cards": 5}}}, [("/results", "every_side_must_appear")]),
        (
            {"results": {"p1": {"cards": 5}, "p9": {"cards": 5}}},
            [("/results/p9", "side_must_be_known"), ("/results", "every_side_must_appear")],
        ),
        (
            {"results": {"p1": {"cards": 53}, "p2": {}}},
            [("/results/p1/cards", "round_must_be_possible"), ("/results/p2", "form_must_be_complete")],
        ),
    ],
)
def test_of_several_everybody_has_a_result(members, violations) -> None:
    assert Sitting(KLONDIKE, "klondike", SEVERAL, players=2).refused(**members) == violations


def test_infractions_of_several_say_whose_they_are() -> None:
    game = Sitting(KLONDIKE, "klondike", SEVERAL, players=2)
    members = {"start": start(), "moves": [UP[1]]}
    assert game.refused(results={"p1": {"cards": 1}, "p2": members}) == [
        ("/results/p2/moves/0", "card_must_be_next_on_its_foundation")
    ]
    accepted = {**members, "accept_infractions": True}
    step = game.deal(results={"p1": {"cards": 1}, "p2": accepted})
    assert [(infraction["player"], infraction["move"]) for infraction in step.facts["infractions"]] == [
        ("p2", 1)
    ]


def test_of_many_infractions_the_first_are_listed_and_all_are_counted() -> None:
    wrong = {"start": start(), "moves": [{"from": "t2", "to": "f"}] * 1000, "accept_infractions": True}
    facts = Sitting(KLONDIKE, "klondike").deal(**wrong).facts
    assert [infraction["move"] for infraction in facts["infractions"]] == [*range(1, 101)]
    assert facts["infractions_total"] == 1000
    both = Sitting(KLONDIKE, "klondike", SEVERAL, players=2).deal(results={"p1": wrong, "p2": wrong}).facts
    assert [(infraction["player"], infraction["move"]) for infraction in both["infractions"]] == [
        (player, move) for player in ("p1", "p2") for move in range(1, 51)
    ]
    assert both["infractions_total"] == 2000


def test_somebody_alone_may_be_named_too() -> None:
    game = Sitting(KLONDIKE, "klondike")
    assert game.deal(results={"Ann": {"cards": 7}}).act["results"] == {"p1": {"cards": 7}}
    assert game.refused(cards=3, results={"p1": {"cards": 3}}) == [("", "form_must_be_complete")]
    assert game.counts()["p1"]["cards_up"] == 7


# The game.


def test_a_game_of_one_ends_with_points_and_whether_a_deal_was_won() -> None:
    game = Sitting(KLONDIKE, "klondike")
    game.deal(cards=17)
    assert game.engine.standing(game.table).next.document() == {"number": 2, "dealer": None, "leader": None}
    game.deal(cards=52)
    game.act("end", reason="agreed")
    result = game.engine.standing(game.table).result
    assert (result.winners, result.ranking, result.details) == (("p1",), (), {"points": 69, "won": True})
    with pytest.raises(ConflictError) as over:
        game.deal(cards=1)
    assert over.value.code == "game_must_be_going_on"


def test_a_game_of_one_without_a_won_deal_is_not_won() -> None:
    game = Sitting(KLONDIKE, "klondike", {"end": {"rounds": 1}})
    result = game.engine.standing(game.deal(cards=17).table).result
    assert (result.winners, result.details) == ((), {"points": 17, "won": False})


def test_what_the_next_deal_costs_is_told() -> None:
    game = Sitting(KLONDIKE, "klondike-vegas")
    assert game.engine.standing(game.table).next.details == {"buy_in": 52}


def test_nobody_deals() -> None:
    with refuses(RulesError, match="Nobody deals"):
        Sitting(KLONDIKE, "klondike", dealer="Ann")


def test_runs_of_won_deals_are_counted() -> None:
    game = Sitting(KLONDIKE, "klondike")
    for cards in (52, 52, 3, 52):
        game.deal(cards=cards)
    game.act("adjustment", player="p1", points=-9, reason="A card was peeked at")
    counts = game.counts()["p1"]
    assert (counts["deals_won"], counts["longest_run"], counts["best_deal"], counts["points"]) == (
        3,
        2,
        52,
        150,
    )
