"""Games that are scored by rounds: ends, sides, seats, money, decisions, and what is told of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from referee.errors import ConflictError, RulesError
from referee.families.columns import Best
from referee.families.rounds.engine import RoundsEngine
from referee.families.rounds.game import Game
from referee.families.rounds.terms import Payout, Terms, Tie
from referee.families.seats import Direction
from referee.families.steps import Due
from referee.translations import in_english
from tests.families.rounds.marbles import ENGINE, GAME, NAMES, Sitting
from tests.refusals import words

SEATS = range(2, 5)
OPEN = {"may_join": True, "may_leave": True}
LOWEST = {"best": Best.LOWEST}


def refused(sitting: Sitting, kind: str, **members: Any) -> list[tuple[str, str]]:
    """Codes and paths of a refusal, after which all is as it was."""
    before = sitting.table
    with pytest.raises((RulesError, ConflictError)) as caught:
        sitting.act(kind, **members)
    assert sitting.table == before
    violations = [(violation.code, violation.path) for violation in caught.value.violations]
    return violations or [(caught.value.code, "")]


def balances(dues: list[Due]) -> Counter[str]:
    """Units by account; a shared due in hundredths, as money is."""
    books = Counter[str]()
    for due in dues:
        books[due.payer] -= 100 * due.units
        for payee in due.payees:
            books[payee] += 100 * due.units // len(due.payees)
    return books


@pytest.mark.parametrize(
    ("terms", "rounds", "winners"),
    [
        pytest.param({"target": 10}, [(4, 3), (6, 9)], ["p2"], id="the target, and the most wins"),
        pytest.param({"target": 10} | LOWEST, [(4, 3), (6, 9)], ["p1"], id="the target, and the least wins"),
        pytest.param({"target": 10}, [(5, 5), (5, 5)], ["p1", "p2"], id="equal sides share"),
        pytest.param({"target": 10, "tie": Tie.PLAY_ON}, [(10, 10)], [], id="equal sides play on"),
        pytest.param({"target": 10, "tie": Tie.PLAY_ON}, [(10, 10), (1, 2)], ["p2"], id="until one is alone"),
        pytest.param({"rounds": 2}, [(-4, -9)], [], id="one round of two"),
        pytest.param({"rounds": 2}, [(-4, -9), (0, 0)], ["p1"], id="two rounds of two"),
        pytest.param({"rounds": 3, "target": 10}, [(0, 12)], ["p2"], id="whichever comes first"),
        pytest.param({}, [(0, 999)], [], id="no end but by agreement"),
    ],
)
def test_what_ends_a_game(terms: dict[str, Any], rounds: list[tuple[int, int]], winners: list[str]) -> None:
    sitting = Sitting(Terms(SEATS, **terms), 2)
    sitting.rounds(*rounds)
    assert sitting.winners == winners
    if winners:
        assert refused(sitting, "hand", points={}) == [("game_must_be_going_on", "")]


def test_an_agreed_end_ranks_by_score_and_shares_a_tie() -> None:
    sitting = Sitting(Terms(SEATS, tie=Tie.PLAY_ON, **LOWEST), 3)
    sitting.rounds((5, -2, -2))
    sitting.act("end", reason="agreed")
    result = sitting.engine.standing(sitting.table).result_document()
    assert result is not None
    assert result["winners"] == ["p2", "p3"]
    assert [(place["side"], place["place"]) for place in result["ranking"]] == [
        ("p2", 1),
        ("p3", 1),
        ("p1", 3),
    ]
    assert result["rounds"] == 1


def test_a_family_names_winners_whom_the_scores_would_not() -> None:
    sitting = Sitting(Terms(SEATS, target=100, payout=Payout.DIFFERENCES), 3)
    sitting.act("hand", points={"p1": 50, "p2": 3, "p3": 0}, won=[1])
    assert sitting.winners == ["p2"]
    assert balances(sitting.dues) == {"p3": -300, "p2": 300}, "nobody pays for being ahead"


def test_lines_at_the_close_change_no_winner_and_no_difference() -> None:
    sitting = Sitting(Terms(SEATS, target=10, payout=Payout.DIFFERENCES), 2, ENGINE)
    sitting.rounds((4, 13))
    assert sitting.engine.scores(sitting.table) == {"p1": 104, "p2": 13}
    assert (sitting.winners, balances(sitting.dues)) == (["p2"], {"p1": -900, "p2": 900})
    agreed = Sitting(Terms(SEATS, payout=Payout.DIFFERENCES), 2, ENGINE)
    agreed.rounds((4, 13))
    agreed.act("end", reason="agreed")
    assert agreed.engine.scores(agreed.table) == {"p1": 4, "p2": 13}


def test_somebody_alone_wins_by_reaching_the_target() -> None:
    terms = Terms([1, 2], target=10, rounds=2, payout=Payout.BANK)
    for points, won in [((3, 8), ["p1"]), ((3, 4), [])]:
        alone = Sitting(terms, 1)
        alone.rounds(*((score,) for score in points))
        result = alone.engine.standing(alone.table).result
        assert (result and list(result.winners), result and result.ranking) == (won, ())
        assert alone.opened.table.dealer is None


def test_teams_score_together_and_win_together() -> None:
    terms = Terms([4], teams=2, target=10, payout=Payout.DIFFERENCES)
    sitting = Sitting(terms, 4, teams=(("Ann", "Cy"), ("Bo", "Di")))
    step = sitting.act("hand", points={"Cy": 3, "t2": 12}, bag={"p1": 1, "p2": 9, "p3": 2, "p4": 3})
    assert step.act["points"] == {"t1": 3, "t2": 12}
    assert [(line.side, line.player) for line in step.lines] == [("t1", None), ("t2", None)]
    assert step.dues == (Due("p1", ("p2", "p4"), 9, "settlement"), Due("p3", ("p2", "p4"), 9, "settlement"))
    standing = sitting.engine.standing(sitting.table)
    assert [(side.id, side.players, side.score) for side in standing.sides] == [
        ("t1", ("p1", "p3"), 3),
        ("t2", ("p2", "p4"), 12),
    ]
    assert [player.side for player in standing.players] == ["t1", "t2", "t1", "t2"]
    assert standing.winners == ("p2", "p4")


@pytest.mark.parametrize(
    ("terms", "players", "seating", "fault"),
    [
        (Terms(SEATS), 1, {}, ("players_must_be_in_range", "/players")),
        (Terms(SEATS), 2, {"teams": (("p1",), ("p2",))}, ("teams_must_be_in_rules", "/teams")),
        (Terms(SEATS, teams=2), 3, {}, ("options_must_fit_together", "/players")),
        (
            Terms(SEATS, teams=2),
            4,
            {"teams": (("p1", "p2"), ("p3", "p4"))},
            ("teams_must_alternate", "/teams"),
        ),
        (Terms(SEATS), 2, {"dealer": "Zoe"}, ("player_must_be_known", "/dealer")),
        (Terms(SEATS), 2, {"leader": "Ann"}, ("leader_must_follow_from_the_dealer", "/leader")),
        (Terms(SEATS, has_dealer=False), 2, {"dealer": "Ann"}, ("somebody_must_deal", "/dealer")),
    ],
)
def test_who_cannot_begin_so(
    terms: Terms, players: int, seating: dict[str, Any], fault: tuple[str, str]
) -> None:
    with pytest.raises(RulesError) as caught:
        Sitting(terms, players, **seating)
    assert [(violation.code, violation.path) for violation in caught.value.violations] == [fault]


def dealers(sitting: Sitting) -> tuple[str | None, str | None]:
    coming = sitting.engine.standing(sitting.table).next
    assert coming is not None
    return coming.dealer, coming.leader


def test_the_deal_passes_on_and_the_first_player_leads_first() -> None:
    clockwise = Sitting(Terms(SEATS), 3)
    other_way = Sitting(Terms(SEATS, direction=Direction.ANTICLOCKWISE), 4)
    assert (dealers(clockwise), dealers(other_way)) == (("p3", "p1"), ("p2", "p1"))
    facts = clockwise.rounds((1, 0, 0)).facts
    assert (facts["number"], facts["dealer"], facts["leader"], facts["most"]) == (1, "p3", "p1", 1)
    other_way.rounds((1, 0, 0, 0))
    assert (dealers(clockwise), dealers(other_way)) == (("p1", "p2"), ("p1", "p4"))
    clockwise.act("hand", points={"p1": 0, "p2": 0, "p3": 0}, deals=2)
    assert dealers(clockwise) == ("p3", "p1"), "as the family says"
    assert clockwise.act("dealer", player="Bo").act == {"kind": "dealer", "player": "p2", "drawn": False}
    assert dealers(clockwise) == ("p2", "p3")
    assert dealers(Sitting(Terms(SEATS), 3, dealer="Ann")) == ("p1", "p2")
    nobody = Sitting(Terms(SEATS, has_dealer=False), 2)
    assert nobody.rounds((1, 0)).facts["dealer"] is None
    assert refused(nobody, "dealer", player="p1") == [("somebody_must_deal", "")]


def test_who_is_out_is_passed_over_and_the_last_one_in_wins() -> None:
    sitting = Sitting(Terms(SEATS), 3)
    sitting.act("hand", points={"p1": 0, "p2": 4, "p3": 1}, gone=["Ann"])
    assert dealers(sitting) == ("p2", "p3")
    assert [player.status for player in sitting.engine.standing(sitting.table).players] == ["out", "in", "in"]
    assert refused(sitting, "dealer", player="Ann") == [("player_must_be_in", "/player")]
    sitting.act("hand", points={"p2": -9, "p3": 0}, gone=["p3"])
    assert sitting.winners == ["p2"]
    assert [place for _, place in sitting.engine.standing(sitting.table).result.ranking] == [1, 2, 3]  # type: ignore[union-attr]


def test_who_joins_stands_as_the_last_and_who_leaves_plays_no_more() -> None:
    sitting = Sitting(Terms(SEATS, **OPEN), 2)
    early = sitting.act("join", name="Cy")
    assert (early.lines[0].points, early.facts, early.dues) == (
        0,
        {"player": "p3"},
        (Due("p3", ("pot",), 1, "stake"),),
    )
    sitting.rounds((5, -3, 1))
    assert sitting.act("join", name="Di").lines[0].after == -3
    assert refused(sitting, "join", name="Eve") == [("players_must_be_in_range", "")]
    lowest = Sitting(Terms(SEATS, **OPEN, **LOWEST), 2)
    lowest.rounds((5, -3))
    assert lowest.act("join", name="Cy").lines[0].after == 5
    sitting.act("withdrawal", player="Ann")
    assert refused(sitting, "withdrawal", player="Ann") == [("player_must_be_here", "")]
    assert refused(sitting, "withdrawal", player="Zoe") == [("player_must_be_known", "/player")]
    sitting.act("withdrawal", player="Bo")
    sitting.act("withdrawal", player="Cy")
    assert sitting.winners == ["p4"]
    result = sitting.engine.standing(sitting.table).result
    assert result is not None
    assert result.ranking == (("p4", 1), ("p1", 2), ("p3", 3), ("p2", 4)), "who left stands last"
    assert balances(sitting.dues)["pot"] == 0


def test_too_few_to_go_on_have_agreed_to_end() -> None:
    sitting = Sitting(Terms((3, 4), **OPEN), 3)
    sitting.rounds((5, 3, 9))
    sitting.act("withdrawal", player="Cy")
    assert sitting.winners == ["p1"]


def test_teams_and_closed_tables_stay_as_they_are() -> None:
    teams, closed = Sitting(Terms([4], teams=2, **OPEN), 4), Sitting(Terms(SEATS), 2)
    for kind, members in (("join", {"name": "Eve"}), ("withdrawal", {"player": "Ann"})):
        assert refused(teams, kind, **members) == [("team_must_stay_whole", "")]
        assert refused(closed, kind, **members) == [("players_must_stay", "")]


def test_the_pot_goes_to_the_winners_with_what_rounds_have_paid_in() -> None:
    sitting = Sitting(Terms(SEATS, rounds=1, pays_in=5), 3)
    step = sitting.act("hand", points={"p1": 1, "p2": 1, "p3": 0}, fines={"p3": 2})
    assert step.dues == (Due("p3", ("pot",), 2, "fine"), Due("pot", ("p1", "p2"), 17, "payout"))


def test_what_a_round_pays_itself_is_settled_at_once() -> None:
    sitting = Sitting(Terms(SEATS, payout=Payout.EACH_ROUND), 2)
    step = sitting.act("hand", points={"p1": 1, "p2": 0}, pays={"p2": 3})
    assert (step.dues, sitting.table.paid) == ((Due("p2", ("bank",), 3, "fine"),), ())
    assert sitting.act("end", reason="agreed").dues == ()


def test_what_was_paid_in_comes_back_when_a_game_is_abandoned() -> None:
    sitting = Sitting(Terms(SEATS, pays_in=5), 2)
    sitting.act("hand", points={"p1": 1, "p2": 1}, fines={"p2": 2})
    back = sitting.act("end", reason="abandoned")
    assert back.dues == (Due("pot", ("p1",), 5, "refund"), Due("pot", ("p2",), 7, "refund"))
    assert refused(sitting, "end", reason="agreed") == [("game_must_be_going_on", "")]
    assert Sitting(Terms(SEATS, pays_in=0), 2).opened.dues == ()


def test_an_adjustment_is_checked_against_the_target_at_once() -> None:
    sitting = Sitting(Terms(SEATS, target=10), 2)
    assert sitting.act("adjustment", player="Bo", points=-3, reason="Late").act["player"] == "p2"
    assert sitting.engine.scores(sitting.table) == {"p1": 0, "p2": -3}
    sitting.act("adjustment", player="Ann", points=11, reason="Forgotten")
    assert sitting.winners == ["p1"]
    teams = Sitting(Terms([4], teams=2), 4)
    for named, player in [("t2", None), ("Di", "p4")]:
        line = teams.act("adjustment", player=named, points=5, reason="Luck").lines[0]
        assert (line.side, line.player) == ("t2", player)
    assert refused(teams, "adjustment", player="t3", points=0, reason="") == [
        ("side_must_be_known", "/player"),
        ("adjustment_must_change_the_score", "/points"),
    ]


def test_an_act_of_the_familys_own_is_no_round() -> None:
    sitting = Sitting(Terms(SEATS), 2)
    step = sitting.act("fine", player="bo")
    assert (step.act, step.round_number) == ({"kind": "fine", "player": "p2"}, None)
    assert sitting.engine.scores(sitting.table) == {"p1": 0, "p2": -1}


def test_a_round_names_all_that_is_wrong() -> None:
    teams = Sitting(Terms([4], teams=2), 4)
    given = {"t1": 3, "Cy": 4, "t3": 1, "p9": 1, "Zoe": 2}
    assert refused(teams, "hand", points=given, bag={"Ann": 1, "Ann ": 2}) == [
        ("player_must_appear_once", "/points/Cy"),
        ("side_must_be_known", "/points/t3"),
        ("side_must_be_known", "/points/p9"),
        ("side_must_be_known", "/points/Zoe"),
        ("every_side_must_appear", "/points"),
        ("player_must_appear_once", "/bag/Ann "),
        ("every_side_must_appear", "/bag"),
        ("every_side_must_appear", "/bag"),
        ("every_side_must_appear", "/bag"),
        ("total_must_match_the_cards", "/points/t1"),
    ]


def test_a_name_that_two_players_have_is_asked_about() -> None:
    sitting = Sitting(Terms(SEATS, may_join=True), 2)
    sitting.act("join", name="Bo")
    assert refused(sitting, "fine", player="Bo") == [("player_must_be_unambiguous", "/player")]


def test_what_refusals_say() -> None:
    with pytest.raises(RulesError) as caught:
        Sitting(Terms([4], teams=2), 4).act("hand", points={"t3": 3}, bag={"p2": 7})
    assert [words(violation) for violation in caught.value.violations][:3] == [
        "There is no t3 here; the teams are t1 (Ann and Cy) and t2 (Bo and Di).",
        "What did Ann and Cy have? Give points for t1.",
        "What did Bo and Di have? Give points for t2.",
    ]


def test_a_rematch_seats_those_who_are_here() -> None:
    sitting = Sitting(Terms(SEATS, **OPEN), 4)
    sitting.rounds((1, 0, 0, 0))
    sitting.act("withdrawal", player="Ann")
    again = sitting.engine.rematch(sitting.table)
    assert (again.players, again.seating.names, again.seating.dealer) == (
        ("p2", "p3", "p4"),
        NAMES[1:],
        "p1",
    ), "the deal was the first player's, who has left"
    other_way = Sitting(Terms(SEATS, direction=Direction.ANTICLOCKWISE, **OPEN), 4, dealer="Cy")
    other_way.act("withdrawal", player="Cy")
    assert other_way.engine.rematch(other_way.table).seating.dealer == "p2", "Bo is next in that direction"
    assert sitting.engine.rematch(Sitting(Terms(SEATS, has_dealer=False), 2).table).seating.dealer is None


def test_a_rematch_is_played_by_the_same_teams() -> None:
    sitting = Sitting(Terms([4], teams=2), 4, teams=(("Bo", "Di"), ("Ann", "Cy")))
    assert sitting.rounds((3, 5)).table.scores == (3, 5)
    assert sitting.table.name_of(0) == "Bo and Di"
    again = sitting.engine.rematch(sitting.table).seating
    assert again.teams == (("p2", "p4"), ("p1", "p3"))
    assert sitting.engine.open(Terms([4], teams=2), again).table.teams == ((1, 3), (0, 2))


def test_what_standings_count() -> None:
    sitting = Sitting(Terms(SEATS, **OPEN), 3)
    sitting.rounds((4, -1, 4), (2, 2, 2))
    sitting.act("join", name="Di")
    sitting.act("hand", points={"p1": 0, "p2": 3, "p3": 1, "p4": 0}, gone=["p3"])
    sitting.act("fine", player="p1")
    sitting.act("withdrawal", player="p1")
    sitting.rounds((0, 5))
    counted = sitting.engine.count(sitting.table, sitting.entries)
    assert counted == {
        "p1": {"rounds": 3, "rounds_won": 1, "points": 5, "entries": 7},
        "p2": {"rounds": 4, "rounds_won": 1, "points": 4},
        "p3": {"rounds": 3, "rounds_won": 1, "points": 7},
        "p4": {"rounds": 2, "rounds_won": 1, "points": 6},
    }


def test_a_family_that_says_only_what_a_round_scores() -> None:
    engine = RoundsEngine(Game(terms=GAME.terms, play=GAME.play, opening=GAME.opening))
    sitting = Sitting(Terms(SEATS, rounds=1), 2, engine)
    sitting.rounds((4, 5))
    standing = engine.standing(sitting.table)
    assert (standing.players[0].details, standing.result and standing.result.details) == ({}, {})
    assert engine.count(sitting.table, sitting.entries)["p2"] == {"rounds": 1, "rounds_won": 1, "points": 5}
    assert dict(Sitting(Terms(SEATS), 2, RoundsEngine(Game(GAME.terms, GAME.play))).table.memory) == {}


def test_details_claims_and_memory_are_the_familys() -> None:
    sitting = Sitting(Terms(SEATS), 2)
    sitting.rounds((4, 5))
    standing = sitting.engine.standing(sitting.table)
    assert (standing.players[1].details, standing.next and standing.next.details) == (
        {"colour": 1},
        {"bag": 1},
    )
    assert sitting.table.memory == {"rounds": 1}
    assert sitting.engine.judge(sitting.table, {"kind": "score", "points": 5}) == {"verdict": "legal"}
    assert sitting.engine.dump(sitting.table) == {
        "names": ["Ann", "Bo"],
        "scores": [4, 5],
        "rounds": 1,
        "dealer": 1,
        "passes_on": True,
        "memory": {"rounds": 1},
        "paid": [1, 1],
    }


def test_points_that_sides_begin_with_stand_before_the_lines_of_the_first_act() -> None:
    sitting = Sitting(Terms(SEATS, begins_with=7, **OPEN), 2)
    assert sitting.engine.scores(sitting.table) == {"p1": 7, "p2": 7}
    assert sitting.engine.load(sitting.opened.table, sitting.engine.dump(sitting.table)) == sitting.table
    step = sitting.act("join", name="Cy")
    assert [(line.side, line.kind, line.before, line.after) for line in step.lines] == [
        ("p1", "beginning", 0, 7),
        ("p2", "beginning", 0, 7),
        ("p3", "joined", 0, 7),
    ]
    assert in_english(step.lines[0].said) == "Ann begins with 7."
    sitting.rounds((5, -3, 1))
    assert sitting.engine.scores(sitting.table) == {"p1": 12, "p2": 4, "p3": 8}
    earlier = Sitting(Terms(SEATS, begins_with=7), 2, edition=0)
    assert earlier.engine.scores(earlier.table) == {"p1": 0, "p2": 0}


def test_who_joins_where_scores_sum_to_0_begins_with_0() -> None:
    for edition, score in ((1, 0), (0, -5)):
        sitting = Sitting(Terms(SEATS, is_balanced=True, **OPEN), 2, edition=edition)
        sitting.rounds((5, -5))
        assert sitting.act("join", name="Cy").lines[0].after == score


def test_closing_lines_decide_where_the_family_says_so() -> None:
    engine = RoundsEngine(replace(GAME, closing_decides=lambda _table: True))
    sitting = Sitting(Terms(SEATS, rounds=1), 3, engine)
    sitting.rounds((1, 5, 9))
    assert (sitting.winners, sitting.engine.scores(sitting.table)["p1"]) == (["p1"], 101)
