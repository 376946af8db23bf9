"""Minibluff: bets that are doubled or refused, and the lowest card that wins them."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.cucumber.family import CUCUMBER
from referee.families.cucumber.play.playing import play
from referee.families.cucumber.table.table import Table
from referee.translations import in_english
from tests.families.cucumber.asking import ask
from tests.families.cucumber.auditing import plays
from tests.families.cucumber.test_stakes import last_dues
from tests.refusals import words
from tests.tables import Act, after, hand, outcome, refused, scores, statuses, table_of, winners

FOUR = "Ann Bo Cy Di"
"""Di deals, so that Ann leads first."""


def double(by: str, after_trick: int, *refusing: str) -> dict[str, Any]:
    return {"by": by, "after_trick": after_trick, "refused": list(refusing)}


def bet(plays: str, *doubles: dict[str, Any]) -> Act:
    """A hand by its last trick; without one, by who had the lowest card; or ended by a double."""
    calls = {"doubles": list(doubles)}
    if not plays:
        return {"kind": "hand", "calls": calls}
    if " " not in plays:
        return {"kind": "hand", "outcome": {"lowest": plays}, "calls": calls}
    return hand(plays, calls=calls)


def codes(table: Table, act: Act) -> list[tuple[str, str]]:
    return [(violation.path, violation.code) for violation in refused(table, act)]


EIGHT = (
    (bet("p2 7 p3 4 p4 4 p1 K"), [1, 1, 0, 1]),
    (bet("p1 9 p2 5", double("p2", 2, "p4"), double("p1", 4, "p3")), [5, 1, 2, 2]),
    (bet("", double("p3", 3, "p1", "p2", "p4")), [6, 2, 2, 3]),
    (bet("p3 2 p4 A p1 6 p2 2", double("p2", 1), double("p3", 2)), [10, 6, 2, 7]),
    (bet("p2", double("p4", 2)), [10, 6, 4, 9]),
    (bet("p3"), [10, 7, 4, 10]),
    (bet("p3", double("p3", 6)), [10, 9, 4, 10]),
    (bet("p2 10 p3 8"), [10, 10, 4, 10]),
)
"""Four players, and the credits lost after each hand."""


def test_eight_hands_of_four_players() -> None:
    table = table_of("minibluff", FOUR)
    for act, lost in EIGHT:
        table = after(table, act)
        assert scores(table) == lost
    assert statuses(table) == ["out", "out", "in", "out"]
    assert winners(table) == ["Cy"]


def test_with_a_stake_the_last_with_credit_takes_the_pot() -> None:
    (due,) = last_dues(table_of("minibluff", FOUR), *(act for act, _ in EIGHT))
    assert (due.payer, due.payees, due.units) == ("pot", ("p3",), 4)


def test_the_record_tells_the_bet_the_winner_and_who_refused() -> None:
    table = table_of("minibluff", FOUR)
    records = [play(table, act).facts for act, _ in (EIGHT[0], EIGHT[1], EIGHT[2])]
    assert [(facts["bet"], facts["winner"], facts["refused"]) for facts in records] == [
        (1, "p3", []),
        (4, "p2", ["p4", "p3"]),
        (1, "p3", ["p1", "p2", "p4"]),
    ]
    assert [(facts["taker"], facts["payers"]) for facts in records] == [
        (None, ["p2", "p4", "p1"]),
        (None, ["p1"]),
        (None, []),
    ]


def test_every_line_says_why_credits_are_lost() -> None:
    step = play(table_of("minibluff", FOUR), EIGHT[1][0])
    assert [(line.player, line.kind, line.points, in_english(line.said)) for line in step.lines] == [
        ("p4", "refused", 1, "Di refused the double of Bo and loses the bet as it was, 1 credit."),
        ("p3", "refused", 2, "Cy refused the double of Ann and loses the bet as it was, 2 credits."),
        ("p1", "penalty", 4, "Ann did not have the lowest card and loses the bet, 4 credits."),
    ]


def test_what_is_kept_of_a_hand_leads_to_the_same() -> None:
    table = table_of("minibluff", FOUR)
    noted = bet("p2", double("p4", 2)) | {"outcome": {"lowest": "Bo", "taker": "Cy", "card": "k"}}
    for act in (EIGHT[1][0], EIGHT[2][0], noted):
        step = play(table, act)
        again = play(table, step.act)
        assert (again.table, again.act) == (step.table, step.act)
    assert step.act["outcome"] == {"lowest": "p2", "taker": "p3", "card": "K"}


def test_players_have_credits() -> None:
    table = after(table_of("minibluff", FOUR), *(act for act, _ in EIGHT[:4]))
    players = CUCUMBER.engine.standing(table).players
    assert [player.details["credits"] for player in players] == [0, 4, 8, 3]
    others = CUCUMBER.engine.standing(table_of("agurk")).players
    assert all("credits" not in player.details for player in others)


@pytest.mark.parametrize(
    ("act", "path", "code"),
    [
        (bet("p1", double("p2", 0)), "/calls/doubles/0/after_trick", "double_must_follow_a_trick"),
        (bet("p1", double("p2", 7)), "/calls/doubles/0/after_trick", "double_must_follow_a_trick"),
        (
            bet("p1", double("p2", 3), double("p1", 3)),
            "/calls/doubles/1/after_trick",
            "double_must_follow_a_trick",
        ),
        (bet("p1", double("p2", 2), double("p2", 3)), "/calls/doubles/1/by", "double_must_not_be_repeated"),
        (
            bet("p1", double("p2", 2, "p3"), double("p3", 3)),
            "/calls/doubles/1/by",
            "doubler_must_be_in_the_hand",
        ),
        (bet("p1", double("p2", 2, "p2")), "/calls/doubles/0/refused/0", "refuser_must_be_in_the_hand"),
        (bet("p1", double("p2", 2, "p3", "p3")), "/calls/doubles/0/refused/1", "refuser_must_be_in_the_hand"),
        (
            bet("p1", double("p2", 2, "p3"), double("p1", 3, "p3")),
            "/calls/doubles/1/refused/0",
            "refuser_must_be_in_the_hand",
        ),
        (
            bet("", double("p2", 2, "p1", "p3", "p4"), double("p1", 3)),
            "/calls/doubles/1",
            "hand_must_be_going_on",
        ),
        (bet("p1 3 p2 5", double("p2", 2, "p1", "p3", "p4")), "/last_trick", "last_trick_must_be_left_out"),
        (bet("p1", double("p2", 2, "p1", "p3", "p4")), "/outcome/lowest", "last_trick_must_be_left_out"),
        (bet("", double("p2", 2)), "/outcome/lowest", "lowest_must_be_told"),
        ({"kind": "hand"}, "/outcome/lowest", "lowest_must_be_told"),
        (bet("p4", double("p2", 2, "p4")), "/outcome/lowest", "player_must_be_in"),
        (bet("p1 3 p2 5 p3 6", double("p2", 2)), "/last_trick", "every_player_must_appear"),
        (bet("p1 3 p3 6 p2 5 p4 7"), "/last_trick/1/player", "players_must_be_clockwise"),
        (bet("p1", double("p9", 2)), "/calls/doubles/0/by", "player_must_be_known"),
        (bet("p1", double("p2", 2, "p9")), "/calls/doubles/0/refused/0", "player_must_be_known"),
        (
            bet("p1") | {"outcome": {"lowest": "p1", "taker": "p2", "card": "Y"}},
            "/outcome/card",
            "card_must_be_readable",
        ),
        (bet("p1") | {"calls": {"kontra": "p1"}}, "/calls/kontra", "call_must_be_in_rules"),
    ],
)
def test_what_cannot_have_been_is_refused(act: Act, path: str, code: str) -> None:
    assert (path, code) in codes(table_of("minibluff", FOUR), act)


def test_the_winner_may_be_named_although_the_hand_is_over() -> None:
    table = table_of("minibluff", FOUR)
    act = bet("p2", double("p2", 2, "p1", "p3", "p4"))
    assert scores(after(table, act)) == [1, 0, 1, 1]


def test_a_double_that_somebody_has_no_credit_for_says_who_and_how_much() -> None:
    table = table_of("minibluff", FOUR, scores="6 6 4 9")
    wrongs = refused(table, bet("p2", double("p2", 2)))
    assert [wrong.code for wrong in wrongs] == ["double_must_be_affordable"]
    assert words(wrongs[0]) == "Everybody in the hand needs 2 credits for this double; Di has 1."
    assert play(table, bet("p2")).facts["bet"] == 1


def test_whoever_is_out_cannot_double() -> None:
    table = table_of("minibluff", FOUR, scores="9 0 0 0")
    table = after(table, bet("p2"))
    assert ("/calls/doubles/0/by", "doubler_must_be_in_the_hand") in codes(table, bet("p2", double("p1", 1)))


def test_all_slips_of_a_hand_are_told_at_once() -> None:
    act = bet("p1 3 p2 Z p3 6 p4 2", double("p2", 0), double("p2", 3, "p2"))
    assert {code for _, code in codes(table_of("minibluff", FOUR), act)} == {
        "double_must_follow_a_trick",
        "double_must_not_be_repeated",
        "refuser_must_be_in_the_hand",
        "card_must_be_readable",
    }


# All tricks.

THREE_TRICKS = {"deal.cards": 3}


def tricks(*noted: str, **more: Any) -> Act:
    return {"kind": "hand", "tricks": [plays(trick) for trick in noted], **more}


def test_a_hand_with_tricks_has_only_those_who_were_in_it() -> None:
    table = table_of("minibluff", "Ann Bo Cy", THREE_TRICKS)
    act = tricks("Ann 8 Bo 10 Cy 3", "Bo 4 Ann 9", "Ann 7 Bo 5", calls={"doubles": [double("p2", 1, "Cy")]})
    step = play(table, act)
    assert (step.facts["winner"], step.facts["bet"], scores(step.table)) == ("p2", 2, [2, 0, 1])
    # Cy had two more cards, of which nobody knows.
    assert [(open_play["trick"], open_play["player"]) for open_play in step.facts["undetermined"]] == [
        (1, "p3")
    ]
    assert play(table, step.act).table == step.table


def test_a_hand_with_tricks_may_end_with_a_double() -> None:
    table = table_of("minibluff", "Ann Bo Cy", THREE_TRICKS)
    calls = {"doubles": [double("p2", 1, "Ann", "Cy")]}
    step = play(table, tricks("Ann 8 Bo 10 Cy 3", calls=calls))
    assert (step.facts["winner"], scores(step.table)) == ("p2", [1, 0, 1])
    more = tricks("Ann 8 Bo 10 Cy 3", "Bo 4", calls=calls)
    assert codes(table, more) == [("/tricks/1", "last_trick_must_be_left_out")]


def test_only_the_winner_of_a_trick_may_double_after_it() -> None:
    table = table_of("minibluff", "Ann Bo Cy", THREE_TRICKS)
    act = tricks(
        "Ann 8 Bo 10 Cy 3", "Bo 4 Cy 9 Ann 7", "Cy 2 Ann 5 Bo 6", calls={"doubles": [double("p3", 1)]}
    )
    assert codes(table, act) == [("/calls/doubles/0/by", "doubler_must_have_won_the_trick")]


def test_whoever_has_left_plays_no_more() -> None:
    table = table_of("minibluff", "Ann Bo Cy", THREE_TRICKS)
    act = tricks(
        "Ann 8 Bo 10 Cy 3", "Bo 4 Cy 9 Ann 7", "Cy 2 Ann 5", calls={"doubles": [double("p2", 1, "p3")]}
    )
    assert ("/tricks/1/1/player", "player_must_be_in") in codes(table, act)


def test_a_last_trick_that_is_not_noted_must_be() -> None:
    table = table_of("minibluff", "Ann Bo Cy", THREE_TRICKS)
    assert codes(table, tricks("Ann 8 Bo 10 Cy 3")) == [("/tricks", "last_trick_must_be_known")]


def test_in_an_audit_the_first_of_the_lowest_wins_the_last_trick() -> None:
    table = table_of("minibluff", "Ann Bo Cy", THREE_TRICKS)
    noted = [plays(trick) for trick in ("Ann 8 Bo 10 Cy 3", "Bo 4 Cy 9 Ann 7", "Cy A Ann 5 Bo 5")]
    result = ask(table, {"kind": "audit", "tricks": noted, "leader": "p1"})
    assert [trick["winner"] for trick in result["tricks"]] == ["p2", "p3", "p1"]


def test_an_audit_with_doubles_leaves_out_who_refused() -> None:
    table = table_of("minibluff", "Ann Bo Cy", THREE_TRICKS)
    noted = [plays(trick) for trick in ("Ann 8 Bo 10 Cy 3", "Bo 4 Ann 9", "Ann 7 Bo 5")]
    claim = {"kind": "audit", "tricks": noted, "leader": "p1"}
    result = ask(table, claim | {"calls": {"doubles": [double("p2", 1, "p3")]}})
    assert [trick["winner"] for trick in result["tricks"]] == ["p2", "p1", "p2"]
    with pytest.raises(RulesError) as caught:
        ask(table, claim)
    assert {violation.code for violation in caught.value.violations} == {"hands_must_be_of_one_size"}


# Questions.


def question(player: str, after_trick: int, *doubles: dict[str, Any], winner: str = "", **more: Any) -> Any:
    claim = {
        "kind": "double",
        "player": player,
        "after_trick": after_trick,
        "winner": winner or player,
        "doubles": list(doubles),
    }
    return claim | more


CREDITS = {"p2": 4, "p3": 8, "p4": 3}
FIFTH_HAND = (double("p4", 2),)


@pytest.mark.parametrize(
    ("claim", "verdict", "says"),
    [
        (
            question("p2", 1, credits=CREDITS),
            "legal",
            "Bo may double: everybody in the hand has credit for 2",
        ),
        (
            question("p2", 5, *FIFTH_HAND, credits=CREDITS),
            "illegal",
            "needs 4 credits for this double; Di has 3",
        ),
        (question("p4", 5, *FIFTH_HAND, credits=CREDITS), "illegal", "Di made the last double"),
        (question("p2", 0), "illegal", "cannot be doubled after trick 0"),
        (question("p2", 7), "illegal", "cannot be doubled after trick 7"),
        (question("p2", 2, *FIFTH_HAND), "illegal", "the one before came after trick 2"),
        (question("p2", 5, winner="p3"), "illegal", "Only whoever won the trick before may double"),
        (question("p1", 5, credits=CREDITS), "illegal", "Ann is not in the hand any more"),
        (question("p2", 5, double("p3", 1, "p2")), "illegal", "Bo is not in the hand any more"),
        (question("p2", 5, double("p2", 1, "p1", "p3", "p4")), "illegal", "the hand is over"),
        (question("p2", 5, credits={"p2": 4}), "illegal", "Only Bo is in, so there is no hand in which to"),
        (question("p2", 5, *FIFTH_HAND), "legal", "everybody in the hand has credit for 4 credits"),
    ],
)
def test_whether_a_bet_may_be_doubled(claim: dict[str, Any], verdict: str, says: str) -> None:
    result = ask(table_of("minibluff", FOUR), claim)
    assert (result["verdict"], result["rule"]) == (verdict, "last_trick.calls")
    assert says in result["explanation"]


def test_in_a_game_the_credits_are_those_of_the_game() -> None:
    table = table_of("minibluff", FOUR, scores="0 0 0 7")
    assert ask(table, question("p2", 5, *FIFTH_HAND))["verdict"] == "illegal"


def test_a_question_about_what_cannot_be_is_refused() -> None:
    with pytest.raises(RulesError) as caught:
        ask(table_of("minibluff", FOUR), question("p9", 5, double("p2", 0), winner="p2"))
    assert [(violation.path, violation.code) for violation in caught.value.violations] == [
        ("/doubles/0/after_trick", "double_must_follow_a_trick"),
        ("/player", "player_must_be_known"),
    ]


def test_nobody_has_two_credits() -> None:
    with pytest.raises(RulesError) as caught:
        ask(table_of("minibluff", FOUR), question("p2", 5, credits={"p2": 4, "p3": 8, "Bo": 9}))
    assert [(violation.path, violation.code) for violation in caught.value.violations] == [
        ("/credits/Bo", "player_must_appear_once")
    ]


def test_other_rules_know_no_doubling() -> None:
    assert ask(table_of("agurk", FOUR), question("p2", 1))["verdict"] == "illegal"
    slip = refused(table_of("agurk", FOUR), outcome("Cy", "9", calls={"doubles": [double("p2", 1)]}))
    assert [violation.code for violation in slip] == ["call_must_be_in_rules"]
