"""The worked examples of the rule book, with their full accounts."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.acts import END, ROUND, WITHDRAWAL
from referee.families.bourre.family import BOURRE
from referee.families.protocol import FIRST_EDITION, Seating
from referee.translations import in_english
from tests.families.bourre.games import AUDITED, Game, stayers

LIMIT = {"pot": {"at_most": 20}, "bourre": {"at_most": 20}}


def of(facts: dict[str, Any]) -> tuple[int, int, int]:
    """What was played for, what was not won of it, and what lies there afterwards."""
    pot = facts["pot"]
    assert pot["carried_in"] + sum(pot["antes"].values()) + sum(pot["stays"].values()) == pot["total"]
    assert pot["total"] - sum(pot["paid"].values()) == pot["left"]
    return pot["total"], pot["left"], pot["next"]


def test_five_players_ante_one() -> None:
    game = Game(players=5)
    first = game.hand(3, 1, None, 1, None)
    assert (first["dealer"], first["leader"], first["winners"], of(first)) == ("p5", "p1", ["p1"], (5, 0, 0))
    assert game.nets == [4, -1, -1, -1, -1]

    second = game.hand(0, 3, 2, None, 0)
    assert (second["dealer"], second["leader"], of(second)) == ("p1", "p2", (5, 0, 10))
    assert second["bourre"] == ["p5", "p1"]
    assert second["pot"]["penalties"] == {"p5": 5, "p1": 5}
    assert game.nets == [-2, 3, -2, -2, -7]
    assert game.coming["antes"] == {"p1": 0, "p2": 1, "p3": 1, "p4": 1, "p5": 0}
    assert game.coming["exempt"] == {"p1": "bourre", "p5": "bourre"}

    third = game.hand(None, 0, 2, 2, 1)
    assert (third["dealer"], third["winners"], third["tied"], of(third)) == (
        "p2",
        [],
        ["p3", "p4"],
        (13, 13, 26),
    )
    assert third["pot"]["penalties"] == {"p2": 13}
    assert game.nets == [-2, -11, -3, -3, -7]
    assert game.coming["exempt"] == {"p2": "bourre", "p3": "tied", "p4": "tied"}

    fourth = game.alone("p4")
    assert (fourth["dealer"], fourth["leader"], fourth["bourre"], of(fourth)) == ("p3", None, [], (28, 0, 0))
    assert fourth["pot"]["antes"] == {"p1": 1, "p5": 1}
    assert game.nets == [-3, -11, -3, 25, -8]

    fifth = game.hand(2, None, 1, 1, 1)
    assert (fifth["dealer"], fifth["winners"]) == ("p4", ["p1"])
    assert game.nets == [1, -12, -4, 24, -9]

    sixth = game.passed()
    assert (sixth["dealer"], sixth["passed"], of(sixth)) == ("p5", ["p1", "p2", "p3", "p4", "p5"], (5, 5, 5))
    assert game.nets == [0, -13, -5, 23, -10]
    assert game.next.dealer == "p1"

    game.act(END, reason="agreed")
    assert game.nets == [1, -12, -4, 24, -9]
    assert game.stands.winners == ("p4",)
    assert game.kinds() == [(f"p{at}", "left", 1) for at in range(1, 6)]


def test_a_limit_of_twenty_with_an_ante_of_five() -> None:
    game = Game(players=4, ante={"chips": 5}, **LIMIT)
    assert of(game.hand(2, 2, 1, None)) == (20, 20, 20)
    second = game.hand(2, 2, 1, 0)
    assert second["pot"]["antes"] == {"p3": 5, "p4": 5}
    assert (of(second), second["pot"]["penalties"]) == ((30, 30, 50), {"p4": 20})
    third = game.hand(4, 1, None, 0)
    assert (third["pot"]["antes"], third["pot"]["paid"]) == ({"p3": 5}, {"p1": 20})
    assert of(third) == (55, 35, 55)
    assert of(game.hand(3, 2, None, None)) == (70, 50, 50)
    assert game.nets == [30, -10, -20, -50]


def test_a_split_of_seven_players() -> None:
    game = Game(players=7, pot={"tie": "split"})
    facts = game.hand(None, 2, None, None, 1, 2, 0)
    assert (facts["winners"], facts["tied"]) == (["p2", "p6"], ["p2", "p6"])
    assert (facts["pot"]["paid"], facts["pot"]["penalties"]) == ({"p2": 4, "p6": 3}, {"p7": 7})
    assert sum(game.coming["antes"].values()) == 6
    assert game.alone("p1")["pot"]["total"] == 13


def test_a_split_that_is_agreed_on() -> None:
    game = Game(players=3, pot={"tie": "agree"})
    assert of(game.hand(2, 2, 1, split=False)) == (3, 3, 3)
    second = game.hand(2, 1, 2, split=True)
    assert (second["pot"]["antes"], second["pot"]["paid"]) == ({"p3": 1}, {"p1": 2, "p3": 2})
    assert game.nets == [1, -1, 0]


RENEGE = [{"player": "p1", "kind": "renege"}]


def test_a_renege_of_four_players() -> None:
    game = Game(players=4)
    facts = game.hand(3, 2, 0, None, faults=RENEGE)
    assert (facts["winners"], facts["tied"], of(facts)) == ([], ["p1"], (4, 4, 12))
    assert facts["pot"]["penalties"] == {"p1": 4, "p3": 4}
    assert game.nets == [-5, -1, -5, -1]
    following = game.hand(None, 3, 2, None, faults=[{"player": "p2", "kind": "corrected"}])
    assert (following["pot"]["antes"], of(following)) == ({"p2": 1, "p4": 1}, (14, 14, 14))
    assert game.coming["deals_lost"] == {"p2": 1}
    assert game.next.dealer == "p3"
    game.passed()
    assert game.coming["deals_lost"] == {}


def test_a_renege_where_the_next_best_wins() -> None:
    game = Game(players=4, faults={"barred_leader": "next_best"})
    facts = game.hand(3, 2, 0, None, faults=RENEGE)
    assert (facts["winners"], facts["pot"]["paid"], facts["pot"]["next"]) == (["p2"], {"p2": 4}, 8)
    assert game.nets == [-5, 3, -5, -1]


def test_a_renege_that_only_pays() -> None:
    game = Game("bourre-denexa", players=4)
    facts = game.hand(3, 2, 0, None, faults=RENEGE)
    assert (facts["winners"], facts["pot"]["penalties"], facts["pot"]["next"]) == (
        ["p1"],
        {"p1": 4, "p3": 4},
        8,
    )
    assert game.nets == [-1, -1, -5, -1]


def test_a_majority_of_four_players() -> None:
    majority = {"pot": {"won_by": "majority"}, "deal": {"trump": "next_card"}, "stay": {"must": "nobody"}}
    game = Game(players=4, **majority)
    first = game.hand(2, 1, 1, 1)
    assert (first["winners"], first["tied"], first["pot"]["next"]) == ([], ["p1"], 4)
    assert game.coming["exempt"] == {"p1": "tied"}
    second = game.hand(1, 3, 1, None)
    assert (of(second), second["winners"]) == ((7, 0, 0), ["p2"])
    assert game.nets == [-1, 5, -2, -2]


def test_a_double_ante_of_four_players() -> None:
    game = Game(players=4, ante={"to_stay": 1})
    first = game.hand(3, None, 2, 0, faults=[{"player": "p1", "kind": "spoke_early"}])
    assert first["pot"]["stays"] == {"p1": 1, "p3": 1, "p4": 1}
    assert (of(first), first["pot"]["penalties"]) == ((7, 0, 7), {"p4": 7})
    assert game.next.dealer == "p2"
    second = game.hand(None, None, 3, 2)
    assert (second["pot"]["antes"], second["pot"]["stays"]) == (
        {"p1": 1, "p2": 1, "p3": 1},
        {"p3": 1, "p4": 1},
    )
    assert (of(second), second["winners"]) == ((12, 0, 0), ["p3"])
    assert game.nets == [4, -2, 8, -10]


def test_winning_moves_with_ten_chips_and_target_twenty() -> None:
    game = Game(
        "booray-winning-moves",
        players=3,
        chips={"start": 10},
        end={"target": 20},
    )
    assert game.hand(3, 2, 0)["pot"]["paid"] == {"p1": 3}
    second = game.hand(0, 3, 2)
    assert (second["pot"]["antes"], of(second)) == ({"p1": 1, "p2": 1}, (5, 0, 5))
    third = game.hand(2, 2, 1)
    assert (third["pot"]["antes"], of(third)) == ({"p2": 1, "p3": 1}, (7, 7, 7))
    fourth = game.hand(2, 3, 0)
    assert (fourth["pot"]["total"], fourth["pot"]["paid"]) == (10, {"p2": 10})
    assert (fourth["pot"]["penalties"], fourth["pot"]["next"]) == ({"p3": 4}, 0)
    assert game.kinds()[-4:] == [("p3", "bourre", -4), ("p3", "out", 0), ("p1", "left", 2), ("p2", "left", 2)]
    assert game.nets == [-3, 13, -10]
    assert game.stands.winners == ("p2",)
    assert [player.details["chips"] for player in game.stands.players] == [7, 23, 0]


def test_a_play_off_of_four_players() -> None:
    game = Game(players=4, pot={"tie": "play_off"})
    game.hand(2, 2, 1, None)
    assert game.coming["may_stay"] == ["p1", "p2"]
    assert not any(game.coming["antes"].values())
    with pytest.raises(RulesError) as refused:
        game.hand(2, 2, 1, None)
    assert [wrong.code for wrong in refused.value.violations] == ["stayers_must_be_among_the_tied"]
    facts = game.hand(2, 3, None, None)
    assert (facts["pot"]["antes"], facts["pot"]["paid"]) == ({}, {"p2": 4})
    assert game.nets == [-1, 3, -1, -1]
    assert game.coming["may_stay"] is None


BARRED = {"pot": {"tie": "play_off"}, "faults": {"spoke_early": ["bar"]}}
EARLY = [{"player": "p1", "kind": "spoke_early"}]


def test_of_two_who_tie_one_who_is_barred_leaves_the_play_off_to_the_other() -> None:
    """As one who leaves does: the other may stay alone, and takes the pot."""
    left = Game(players=3, pot={"tie": "play_off"})
    left.hand(2, 2, 1)
    left.act(WITHDRAWAL, player="p1")
    game = Game(players=3, **BARRED)
    facts = game.hand(2, 2, 1, faults=EARLY)
    assert (facts["winners"], facts["pot"]["next"]) == ([], 3)
    carried = "Ann and Bo have 2 tricks each, and only Bo may win it: 3 chips stay for the next hand."
    assert carried in [in_english(line.said) for line in game.last.lines]
    for after in (game, left):
        assert after.coming["may_stay"] == ["p2"]
        with pytest.raises(RulesError) as refused:
            after.hand(None, 2, 3)
        assert "stayers_must_be_among_the_tied" in {wrong.code for wrong in refused.value.violations}
        assert after.alone("p2")["pot"]["paid"] == {"p2": 3}
        assert after.nets == [-1, 2, -1]


def test_in_a_game_of_the_first_edition_all_may_stay_after_that() -> None:
    rules = BOURRE.catalogue.read("bourre", BARRED, players=3)
    opened = BOURRE.engine.open(rules, Seating(("Ann", "Bo", "Cy"), edition=FIRST_EDITION)).table
    step = BOURRE.engine.play(opened, {"kind": "hand", "taken": {"p1": 2, "p2": 2, "p3": 1}, "faults": EARLY})
    after = BOURRE.engine.load(opened, BOURRE.engine.dump(step.table))
    assert (after, after.may_stay) == (step.table, None)
    assert any(
        "Ann and Bo have 2 tricks each, and play it off" in in_english(line.said) for line in step.lines
    )


def audited(**members: Any) -> dict[str, Any]:
    stay = [{"player": f"p{at}", "draws": draws} for at, draws in ((1, 2), (2, 3), (3, 0))]
    return {"trump": {"card": "7H"}, "stay": stay, "tricks": AUDITED, **members}


INFRACTION = {"trick": 4, "player": "p1", "card": "4H", "rule": "play.head", "legal_plays": [["AH"]]}


def test_an_audit() -> None:
    table = Game(players=3).table
    claim = {"kind": "audit", "dealer": "p3", **audited()}
    answer = BOURRE.engine.judge(table, claim)
    (infraction,) = answer["infractions"]
    assert {key: infraction[key] for key in INFRACTION} == INFRACTION
    assert (answer["verdict"], answer["taken"]) == ("illegal", {"p1": 1, "p2": 2, "p3": 2})
    assert [trick["winner"] for trick in answer["tricks"]] == ["p3", "p3", "p2", "p2", "p1"]
    assert [trick["leader"] for trick in answer["tricks"]] == ["p3", "p3", "p2", "p2", None]
    assert (answer["settlement"]["tied"], answer["settlement"]["pot"]["next"]) == (["p2", "p3"], 3)


def test_an_audited_hand_that_is_recorded() -> None:
    game = Game(players=3)
    with pytest.raises(RulesError) as refused:
        game.act(ROUND, **audited())
    (wrong,) = refused.value.violations
    assert (wrong.code, wrong.path, wrong.given) == ("tricks_must_be_legal", "/tricks/3", "4H")
    with pytest.raises(RulesError) as refused:
        game.act(ROUND, **audited(faults=[{"player": "p2", "kind": "renege", "trick": 1}]))
    codes = {wrong.code for wrong in refused.value.violations}
    assert codes == {"tricks_must_be_legal", "fault_must_be_found"}
    accepted = Game(players=3)
    facts = accepted.act(ROUND, **audited(accept_infractions=True)).facts
    assert (facts["tied"], facts["pot"]["next"], len(facts["infractions"])) == (["p2", "p3"], 3, 1)
    called = game.act(ROUND, **audited(faults=[{"player": "Ann", "kind": "renege", "trick": 4}])).facts
    assert (called["pot"]["penalties"], called["pot"]["next"]) == ({"p1": 3}, 6)
    assert game.nets == [-4, -1, -1]


def test_a_big_pot() -> None:
    game = Game(players=4)
    game.act("adjustment", player="p1", points=-246, reason="the pot of the league's example")
    facts = game.hand(3, 2, 0, 0)
    assert (facts["pot"]["total"], facts["pot"]["penalties"]) == (250, {"p3": 250, "p4": 250})
    assert facts["pot"]["next"] == 500
    assert game.coming["antes"] == {"p1": 1, "p2": 1, "p3": 0, "p4": 0}
    assert game.hand(3, 2, None, None)["pot"]["total"] == 502


def test_stayers_are_named_by_taken_alone() -> None:
    game = Game(players=4)
    step = game.act(ROUND, taken={"Ann": 3, "p2": 2, "p4": 0})
    assert step.act["stay"] == stayers("p1", "p2", "p4")
    assert step.facts["passed"] == ["p3"]
