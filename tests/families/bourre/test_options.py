"""Both sides of every option that moves chips, and what does not fit together."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import ConflictError, RulesError
from referee.families.acts import ADJUSTMENT, END, JOIN, WITHDRAWAL
from referee.families.bourre.family import BOURRE
from referee.families.bourre.rules.options import Rules
from referee.families.options.option import options_of
from referee.translations import in_english
from tests.families.bourre.games import Game, rules_of
from tests.refusals import refuses

SPOKE = [{"player": "p1", "kind": "spoke_early"}]


@pytest.mark.parametrize(
    ("house", "path"),
    [
        ({"players": {"max": 11}}, "/deal/cards"),
        ({"deal": {"cards": 7}}, "/deal/cards"),
        ({"deal": {"trump": "next_card"}}, "/stay/must"),
        ({"deal": {"cards": 4}}, "/draw/at_most"),
        ({"draw": {"at_most": 5, "from": [{"players": 6, "at_most": 6}]}}, "/draw/from"),
        ({"bourre": {"pays": "fixed"}}, "/bourre/chips"),
        ({"bourre": {"chips": 2}}, "/bourre/chips"),
        ({"bourre": {"pays": "fixed", "chips": 2, "at_most": 5}}, "/bourre/at_most"),
        ({"ante": {"by": "dealer"}}, "/ante/exempt"),
        ({"ante": {"by": "dealer", "exempt": [], "chosen": True}}, "/ante/chosen"),
        ({"chips": {"short": "out"}}, "/chips/short"),
        ({"chips": {"rebuys": 1}}, "/chips/rebuys"),
        ({"chips": {"start": 9, "rebuys": 1}}, "/chips/rebuys"),
        ({"end": {"when": "one_left"}}, "/end/when"),
        ({"end": {"when": "target", "target": 9}}, "/end/when"),
        ({"chips": {"start": 9, "short": "out"}, "ante": {"to_stay": 1}}, "/chips/short"),
        ({"chips": {"start": 9, "short": "out"}, "ante": {"chosen": True}}, "/chips/short"),
        ({"chips": {"start": 9, "short": "out"}, "ante": {"by": "dealer", "exempt": []}}, "/chips/short"),
        ({"chips": {"start": 9, "short": "out"}, "ante": {"chips": 10}}, "/chips/short"),
        ({"chips": {"start": 9}, "end": {"when": "target"}}, "/end/target"),
        ({"chips": {"start": 9}, "end": {"when": "target", "target": 9}}, "/end/target"),
        ({"end": {"target": 9}}, "/end/target"),
        ({"play": {"lead": ["trump_if_won", "not_before_broken"]}}, "/play/lead"),
        ({"play": {"cinch": None, "cinch_trumping": "always"}}, "/play/cinch_trumping"),
        ({"pot": {"won_by": "majority", "tie": "split"}}, "/pot/tie"),
    ],
)
def test_what_does_not_fit_together(house: dict[str, Any], path: str) -> None:
    with pytest.raises(RulesError) as refused:
        rules_of(**house)
    assert {wrong.code for wrong in refused.value.violations} == {"options_must_fit_together"}
    assert path in {wrong.path for wrong in refused.value.violations}


@pytest.mark.parametrize(
    "option", ["pot.at_most", "bourre.at_most", "bourre.chips", "draw.at_most", "chips.start"]
)
def test_limits_are_at_least_one(option: str) -> None:
    section, name = option.split(".")
    with pytest.raises(RulesError) as refused:
        rules_of(**{section: {name: 0}})
    assert refused.value.violations[0].code == "number_must_be_in_range"


def test_a_pack_without_the_upcard_is_one_card_smaller() -> None:
    four = {"players": {"max": 13}, "deal": {"cards": 4}, "draw": {"at_most": 4}, "stay": {"must": "nobody"}}
    assert rules_of(**four).players.max == 13
    with refuses(RulesError, match="51 without the upcard"):
        rules_of(**four | {"deal": {"cards": 4, "trump": "dealers_sixth"}})


# The ante.


def test_the_dealer_antes_for_all() -> None:
    game = Game(players=4, ante={"by": "dealer", "exempt": [], "chips": 2})
    assert (game.coming["pot_total"], game.coming["bourre_price"]) == (8, 8)
    facts = game.hand(3, 2, 0, None, away=[])
    assert (facts["pot"]["antes"], game.nets) == ({"p4": 8}, [8, 0, -8, -8])
    assert game.hand(None, None, 3, 2, away=["p2"])["pot"]["antes"] == {"p1": 6}


def test_the_dealer_names_the_ante() -> None:
    game = Game(players=3, ante={"chosen": True, "chips": 2})
    assert game.hand(3, 2, None, ante=5)["pot"]["total"] == 15
    assert game.hand(3, 2, None)["pot"]["total"] == 6
    assert game.entries[0]["ante"] == 5
    assert "ante" not in game.entries[1]


@pytest.mark.parametrize(
    ("exempt", "antes"),
    [
        ([], {"p1", "p2", "p3", "p4"}),
        (["bourre"], {"p1", "p2", "p3"}),
        (["tied"], {"p3", "p4"}),
        (["tied", "bourre"], {"p3"}),
        (["tied", "bourre", "took_a_trick"], set()),
    ],
)
def test_who_pays_no_ante_after_a_tie_with_a_bourre(exempt: list[str], antes: set[str]) -> None:
    game = Game(players=4, ante={"exempt": exempt})
    game.hand(2, 2, 1, 0)
    assert {player for player, ante in game.coming["antes"].items() if ante} == antes


def test_an_exemption_is_lost_with_the_hand_that_one_is_away_for() -> None:
    game = Game(players=4)
    game.hand(3, 2, 0, None)
    facts = game.alone("p1", away=["p3"])
    assert facts["pot"]["antes"] == {"p1": 1, "p2": 1, "p4": 1}
    assert "p3" not in facts["passed"]
    assert game.coming["antes"]["p3"] == 1


# The pot.


def test_the_dealer_takes_the_pot_when_all_pass() -> None:
    game = Game(players=3, stay={"nobody": "dealer"})
    facts = game.passed()
    assert (facts["winners"], facts["pot"]["paid"]) == (["p3"], {"p3": 3})
    barred = Game(players=3, stay={"nobody": "dealer"}, faults={"spoke_early": ["bar"]})
    facts = barred.passed(faults=[{"player": "p3", "kind": "spoke_early"}])
    assert (facts["winners"], facts["pot"]["next"]) == ([], 3)
    assert "Cy cannot win" in in_english(barred.last.lines[-1].said)


@pytest.mark.parametrize(("left", "shares"), [("split", [2, 1, 1]), ("most_chips", [0, 4, 0])])
def test_what_is_left_in_the_pot_at_the_end(left: str, shares: list[int]) -> None:
    game = Game(players=3, pot={"left": left}, ante={"chips": 1})
    game.hand(2, 3, None)
    game.passed()
    game.act(ADJUSTMENT, player="p1", points=-1, reason="rounding")
    before = game.nets
    game.act(END, reason="agreed")
    assert [after - was for after, was in zip(game.nets, before, strict=True)] == shares
    assert game.stands.winners == ("p2",)


@pytest.mark.parametrize(
    ("pays", "penalty"), [({}, 4), ({"at_most": 3}, 3), ({"pays": "fixed", "chips": 2}, 2)]
)
def test_what_a_bourre_pays(pays: dict[str, Any], penalty: int) -> None:
    game = Game(players=4, bourre=pays)
    assert game.coming["bourre_price"] == penalty
    assert game.hand(3, 2, 0, 0)["pot"]["penalties"] == {"p3": penalty, "p4": penalty}
    assert game.coming["bourre_pays"] == pays.get("chips")


def test_a_limit_holds_for_a_lone_stayer() -> None:
    game = Game(players=4, pot={"at_most": 3})
    assert game.alone("p2")["pot"]["left"] == 1
    assert (
        in_english(game.last.lines[-1].said)
        == "No more than 3 chips can be won of a pot: 1 chip stays for the next hand."
    )


# Faults.


@pytest.mark.parametrize("kind", ["renege", "corrected", "out_of_turn", "spoke_early"])
@pytest.mark.parametrize("penalty", ["pay", "bar", "lose_deal"])
def test_a_fault_leads_to_what_the_rules_say(kind: str, penalty: str) -> None:
    game = Game(players=4, faults={kind: [penalty]})
    facts = game.hand(3, 2, None, None, faults=[{"player": "p1", "kind": kind}])
    assert (facts["pot"]["penalties"] == {"p1": 4}) == (penalty == "pay")
    assert (facts["winners"] == []) == (penalty == "bar")
    assert (game.coming["deals_lost"] == {"p1": 1}) == (penalty == "lose_deal")
    assert game.next.dealer == ("p2" if penalty == "lose_deal" else "p1")
    free = Game(players=4, faults={kind: []})
    assert free.hand(3, 2, None, None, faults=[{"player": "p1", "kind": kind}])["winners"] == ["p1"]
    assert free.coming["exempt"] == {}


def test_two_faults_lose_two_deals_and_pay_once() -> None:
    game = Game(players=3, faults={"spoke_early": ["lose_deal", "pay"]})
    facts = game.hand(0, 3, 2, faults=[*SPOKE, *SPOKE])
    assert (facts["pot"]["penalties"], game.coming["deals_lost"]) == ({"p1": 3}, {"p1": 2})
    assert [kind for _, kind, points in game.kinds() if points == -3] == ["bourre"]
    game.hand(3, 2, None)
    assert (game.coming["deals_lost"], game.next.dealer) == ({"p1": 1}, "p3")


def test_where_everybody_has_lost_a_deal_it_goes_round() -> None:
    game = Game(players=2)
    game.hand(3, 2, faults=[{"player": player, "kind": "spoke_early"} for player in ("p1", "p2")])
    assert (game.next.dealer, game.coming["deals_lost"]) == ("p1", {"p1": 1, "p2": 1})
    game.hand(3, 2)
    assert (game.next.dealer, game.coming["deals_lost"]) == ("p2", {})


def test_who_passed_can_have_spoken_early_and_pays() -> None:
    game = Game(players=4, faults={"spoke_early": ["pay"]})
    facts = game.hand(None, 3, 2, None, faults=SPOKE)
    assert (facts["pot"]["penalties"], game.coming["exempt"]) == ({"p1": 4}, {"p1": "bourre"})


def test_a_lone_stayer_who_is_barred_wins_nothing() -> None:
    game = Game(players=3, faults={"spoke_early": ["bar"]})
    facts = game.alone("p1", faults=SPOKE)
    assert (facts["winners"], facts["tied"], facts["pot"]["next"]) == ([], [], 3)
    assert game.coming["exempt"] == {}


def test_the_barred_get_no_share() -> None:
    house = {"pot": {"tie": "split"}, "faults": {"spoke_early": ["bar"]}}
    game = Game(players=4, **house)
    facts = game.hand(2, 2, 1, None, faults=SPOKE)
    assert (facts["winners"], facts["tied"], facts["pot"]["paid"]) == (["p2"], [], {"p2": 4})
    both = [*SPOKE, {"player": "p2", "kind": "spoke_early"}]
    facts = Game(players=4, **house).hand(2, 2, 1, None, faults=both)
    assert (facts["winners"], facts["tied"], facts["pot"]["next"]) == ([], ["p1", "p2"], 4)


def test_next_best_leaves_out_the_barred_and_those_without_a_trick() -> None:
    house = {"faults": {"barred_leader": "next_best", "spoke_early": ["bar"]}}
    game = Game(players=4, **house)
    facts = game.hand(5, 0, 0, None, faults=SPOKE)
    assert (facts["winners"], facts["tied"], facts["pot"]["left"]) == ([], [], 4)
    assert game.coming["exempt"] == {"p2": "bourre", "p3": "bourre"}


# Chips.


SHORT = {"chips": {"start": 4, "short": "out", "rebuys": 1}}


def test_who_cannot_pay_is_out_and_may_take_new_chips() -> None:
    game = Game(players=4, **SHORT)
    facts = game.hand(3, 2, 0, None)
    assert (facts["pot"]["penalties"], facts["pot"]["next"]) == ({"p3": 3}, 3)
    assert [player.status for player in game.stands.players] == ["in", "in", "out", "in"]
    assert game.stands.players[2].details == {"chips": 0, "buy_ins": 0, "may_buy_in": True, "lost_deals": 0}
    assert game.coming["exempt"] == {}
    game.act("buy_in", player="Cy")
    assert game.stands.players[2].details == {"chips": 4, "buy_ins": 1, "may_buy_in": False, "lost_deals": 0}
    assert game.coming["antes"]["p3"] == 1
    with refuses(ConflictError, match="is in; only"):
        game.act("buy_in", player="p1")


def test_who_cannot_pay_the_coming_ante_is_out() -> None:
    game = Game(players=3, chips={"start": 3, "short": "out"}, ante={"chips": 2})
    game.hand(3, 2, None)
    assert [(line.player, line.points) for line in game.last.lines if line.kind == "out"] == [
        ("p2", -1),
        ("p3", -1),
    ]
    assert (game.stands.winners, game.nets) == (("p1",), [6, -3, -3])


def test_nobody_is_out_by_the_ante_before_a_play_off() -> None:
    house = {
        "chips": {"start": 3, "short": "out"},
        "ante": {"chips": 2, "exempt": []},
        "pot": {"tie": "play_off"},
    }
    game = Game(players=4, **house)
    game.hand(2, 2, 1, None)
    assert len(game.table.seats_in) == 4
    game.hand(2, 3, None, None)
    assert game.table.seats_in == [1]


def test_all_out_at_once_share_the_pot() -> None:
    game = Game(players=2, chips={"start": 2, "short": "out"}, ante={"chips": 2, "exempt": []})
    game.passed()
    assert (game.nets, game.stands.winners) == ([0, 0], ("p1", "p2"))
    assert game.stands.result is not None
    assert game.stands.result.ranking == (("p1", 1), ("p2", 1))


def test_chips_that_may_be_owed() -> None:
    game = Game(players=3, chips={"start": 2})
    game.hand(3, 2, 0)
    assert [player.details["chips"] for player in game.stands.players] == [4, 1, -2]
    with refuses(ConflictError, match="Nobody takes new chips"):
        game.act("buy_in", player="p3")


def test_a_target_ends_the_game_after_an_adjustment_too() -> None:
    game = Game(players=3, chips={"start": 2}, end={"when": "target", "target": 4})
    game.passed()
    game.act(ADJUSTMENT, player="p2", points=3, reason="found under the table")
    assert game.stands.winners == ("p2",)


def test_the_last_one_with_chips_wins() -> None:
    game = Game(players=3, chips={"start": 3, "short": "out"}, end={"when": "one_left"})
    game.hand(3, 1, 1)
    game.hand(5, 0, 0)
    assert (game.stands.winners, game.nets) == (("p1",), [6, -3, -3])
    assert game.stands.result is not None
    assert game.stands.result.ranking == (("p1", 1), ("p2", 2), ("p3", 2))


# People.


def test_who_leaves_keeps_the_score_and_loses_every_claim() -> None:
    game = Game(players=4, pot={"tie": "play_off"})
    game.hand(2, 2, 1, 0, faults=[{"player": "p1", "kind": "spoke_early"}])
    assert (game.coming["may_stay"], game.coming["deals_lost"]) == (["p1", "p2"], {"p1": 1})
    game.act(WITHDRAWAL, player="p1")
    assert (game.coming["may_stay"], game.coming["deals_lost"]) == (["p2"], {})
    game.act(WITHDRAWAL, player="p2")
    assert game.coming["may_stay"] is None
    assert game.coming["antes"] == {"p3": 1, "p4": 0}
    game.act(JOIN, name="Zoe")
    assert game.coming["antes"] == {"p3": 1, "p4": 0, "p5": 1}
    game.act(WITHDRAWAL, player="p4")
    game.act(WITHDRAWAL, player="Zoe")
    assert (game.stands.winners, game.nets) == (("p3",), [-1, -1, 7, -5, 0])
    assert game.stands.result is not None
    assert game.stands.result.ranking[0] == ("p3", 1)
    with refuses(ConflictError, match="Cy won"):
        game.act(JOIN, name="Eve")


def test_who_is_out_may_leave_for_good() -> None:
    game = Game(players=4, **SHORT)
    game.hand(3, 2, 0, None)
    game.act(WITHDRAWAL, player="p3")
    with refuses(ConflictError, match="has left the table"):
        game.act("buy_in", player="p3")


def test_new_chips_are_taken_so_often_only() -> None:
    game = Game(players=3, chips={"start": 1, "short": "out", "rebuys": 1}, ante={"exempt": []})
    with pytest.raises(RulesError):
        game.act(ADJUSTMENT, player="p1", points=-2, reason="too much")
    game.act(ADJUSTMENT, player="p1", points=-1, reason="all of it")
    game.act("buy_in", player="p1")
    game.act(ADJUSTMENT, player="p1", points=-1, reason="all of it again")
    with refuses(ConflictError, match="as often as these rules allow"):
        game.act("buy_in", player="p1")


def test_a_named_dealer_deals_whatever_was_lost() -> None:
    game = Game(players=4)
    game.hand(3, 2, None, None, faults=SPOKE)
    game.act("dealer", player="Ann")
    assert game.next.dealer == "p1"
    assert game.hand(3, 2, None, None)["dealer"] == "p1"
    assert (game.coming["deals_lost"], game.next.dealer) == ({"p1": 1}, "p2")


def test_the_next_left_deals_for_a_dealer_who_is_away() -> None:
    game = Game(players=4, dealer="p2")
    assert game.hand(3, None, 2, None, away=["p2"])["dealer"] == "p3"
    game.act("dealer", player="p1")
    assert game.hand(None, 3, 2, None, away=["p1"])["dealer"] == "p2"


def test_an_abandoned_game_brings_everybody_back_to_nothing() -> None:
    game = Game(players=4)
    game.hand(3, 2, 0, None)
    game.act(END, reason="abandoned")
    assert set(game.accounts.values()) == {0}
    assert game.stands.result is None
    assert game.stands.next is None


def test_a_rematch_is_dealt_by_the_next_left_of_the_last_dealer() -> None:
    game = Game(players=4)
    game.hand(3, 2, None, None)
    game.act(WITHDRAWAL, player="p1")
    game.act(END, reason="agreed")
    again = BOURRE.engine.rematch(game.table)
    assert (again.players, again.seating.names, again.seating.dealer) == (
        ("p2", "p3", "p4"),
        ("Bo", "Cy", "Di"),
        "p1",
    )
    assert BOURRE.engine.rematch(Game(players=4).table).seating.dealer == "p4"


def test_every_option_says_something_else_under_each_value() -> None:
    rules = BOURRE.catalogue.dump(Rules())
    assert [*options_of(Rules)] == [
        f"{section}.{name}" for section, options in rules.items() for name in options
    ]
    for variant in BOURRE.catalogue.variants():
        for rule in variant.house_rules:
            changed = BOURRE.catalogue.read(variant.id, rule.overrides, players=None)
            assert changed != variant.rules, rule.id
            book = BOURRE.catalogue.rulebook(changed, title="Bourré", players=5)
            assert book != BOURRE.catalogue.rulebook(variant.rules, title="Bourré", players=5), rule.id


def test_what_standings_count() -> None:
    game = Game(players=4)
    game.hand(3, 2, 0, None)
    game.hand(2, None, None, 3, away=["p2"], faults=[{"player": "p1", "kind": "renege"}])
    game.act("dealer", player="p1")
    counts = BOURRE.engine.count(game.table, game.entries)
    assert counts["p1"] == {
        "hands_played": 2,
        "hands_stayed": 2,
        "pots_won": 1,
        "hands_lost": 0,
        "penalty_points": 6,
    }
    assert (counts["p2"]["hands_played"], counts["p3"]["hands_lost"], counts["p4"]["pots_won"]) == (1, 1, 1)
