"""Questions about a play, a pass, a word, a fine; whole deals with what is against the rules."""

from __future__ import annotations

from typing import Any

import pytest

from tests.families.snip_snap.games import ask, opened, refused, turns

PLAIN = opened("snip-snap-snorem")
SEVERAL = opened("snip-snap-snorem", 4, {"play": {"several": True}})
AT_WILL = opened("snip-snap-snorem", 4, {"play": {"must": False}})
FIVE = opened("snip-snap-snorem", 4, {"deal": {"cards": 5}})
FINES = opened("snip-snap-fines")


@pytest.mark.parametrize(
    ("table", "claim", "verdict", "code"),
    [
        pytest.param(PLAIN, {"card": "7C"}, "legal", None, id="a lead"),
        pytest.param(PLAIN, {"pile": ["7C"], "card": "7D"}, "legal", None, id="a match"),
        pytest.param(PLAIN, {"pile": ["7C"], "card": "8D"}, "illegal", "rank_must_be_matched", id="no match"),
        pytest.param(
            PLAIN, {"pile": ["7C", "7D", "7H", "7S"], "card": "8D"}, "legal", None, id="after snorem"
        ),
        pytest.param(
            FIVE, {"pile": ["7C"], "card": "8D", "passes": 3}, "legal", None, id="after a round of passes"
        ),
        pytest.param(
            FIVE, {"pile": ["7C"], "card": "8D", "passes": 2}, "illegal", "rank_must_be_matched", id="before"
        ),
        pytest.param(PLAIN, {"cards": ["7C", "7D"]}, "illegal", "one_card_must_be_played", id="two cards"),
        pytest.param(SEVERAL, {"cards": ["7C", "7D"]}, "legal", None, id="two cards led"),
        pytest.param(
            SEVERAL,
            {"pile": ["7C"], "cards": ["7D", "8D"]},
            "illegal",
            "rank_must_be_matched",
            id="of two ranks",
        ),
        pytest.param(SEVERAL, {"pile": ["7C"], "cards": ["7D"]}, "undetermined", None, id="perhaps not all"),
        pytest.param(
            SEVERAL, {"pile": ["7C", "7H"], "cards": ["7D", "7S"]}, "legal", None, id="all there are"
        ),
        pytest.param(
            SEVERAL,
            {"pile": ["7C"], "card": "7D", "holding": ["7D", "7S"]},
            "illegal",
            "card_must_be_played",
            id="not all that match",
        ),
        pytest.param(
            SEVERAL,
            {"pile": ["7C"], "card": "7D", "holding": ["7D", "8S"]},
            "legal",
            None,
            id="all that match",
        ),
        pytest.param(PLAIN, {"card": "7D", "holding": ["8D"]}, "illegal", "card_must_be_held", id="not held"),
    ],
)
def test_a_play(table: Any, claim: dict[str, Any], verdict: str, code: str | None) -> None:
    answer = ask(table, "play", **claim)
    assert (answer["verdict"], answer.get("code")) == (verdict, code)
    assert (answer["would_settle"] is None) == (verdict != "undetermined")


@pytest.mark.parametrize(
    ("table", "claim", "verdict", "code"),
    [
        pytest.param(PLAIN, {}, "illegal", "leader_must_play", id="a lead"),
        pytest.param(AT_WILL, {}, "illegal", "leader_must_play", id="a lead, where one may pass at will"),
        pytest.param(AT_WILL, {"pile": ["7C"], "holding": ["7D"]}, "legal", None, id="at will"),
        pytest.param(
            PLAIN, {"pile": ["7C"], "holding": ["7D", "8D"]}, "illegal", "card_must_be_played", id="with one"
        ),
        pytest.param(PLAIN, {"pile": ["7C"], "holding": ["8D"]}, "legal", None, id="without"),
        pytest.param(PLAIN, {"pile": ["7C"]}, "undetermined", None, id="a hidden hand"),
        pytest.param(
            PLAIN, {"pile": ["7C", "7D"], "seen": ["7H", "7S"]}, "legal", None, id="all seen elsewhere"
        ),
        pytest.param(
            PLAIN, {"pile": ["7C", "7D"], "seen": ["7H"]}, "undetermined", None, id="one is missing"
        ),
        pytest.param(FIVE, {"pile": ["7C"], "passes": 3}, "illegal", "leader_must_play", id="after a round"),
    ],
)
def test_a_pass(table: Any, claim: dict[str, Any], verdict: str, code: str | None) -> None:
    answer = ask(table, "pass", **claim)
    assert (answer["verdict"], answer.get("code")) == (verdict, code)
    assert (answer["would_settle"] is None) == (verdict != "undetermined")


@pytest.mark.parametrize(
    ("pile", "word", "count"),
    [
        ("", None, 0),
        ("7C", None, 1),
        ("KC 7C 7D", "snip", 2),
        ("7C 7D 7H", "snap", 3),
        ("7C 7D 7H 7S", "snorem", 4),
    ],
)
def test_a_word(pile: str, word: str | None, count: int) -> None:
    answer = ask(PLAIN, "word", pile=pile.split(), player="Bo")
    assert (answer["word"], answer["count"], answer["verdict"]) == (
        word,
        count,
        "legal" if word else "illegal",
    )
    assert answer["leader"] == ("p2" if word == "snorem" else None)
    assert ask(PLAIN, "word", pile=pile.split())["leader"] is None


@pytest.mark.parametrize(
    ("claim", "fine", "left", "says"),
    [
        ({"word": "snip"}, 1, None, "into the pool."),
        ({"word": "snap", "counters": 5}, 2, 3, "into the pool."),
        ({"word": "snap", "counters": 2}, 2, 0, "into the pool. Whoever has none left is out of the game."),
        (
            {"word": "snorem", "counters": 2},
            2,
            0,
            "Only 2 counters can be paid. Whoever has none left is out of",
        ),
    ],
)
def test_a_fine(claim: dict[str, Any], fine: int, left: int | None, says: str) -> None:
    answer = ask(FINES, "fine", **claim)
    assert (answer["verdict"], answer["fine"], answer["counters_left"]) == ("legal", fine, left)
    assert says in answer["explanation"]
    assert ask(PLAIN, "fine", **claim)["verdict"] == "illegal"


def test_s5_a_pass_is_proven_by_the_card_played_later() -> None:
    played = turns("7C p1, - p2, 7D p3, - p4, 7H p1, 7S p2, KC p2, KD p3")
    answer = ask(PLAIN, "audit", leader="p1", turns=played)
    (infraction,) = answer["infractions"]
    assert (answer["verdict"], infraction["turn"], infraction["player"], infraction["code"]) == (
        "illegal",
        2,
        "p2",
        "card_must_be_played",
    )
    assert infraction["explanation"] == "Bo passed on the 7♣ and played the 7♠ later."
    assert (infraction["options"], answer["undetermined"]) == (["7S"], [])
    before_the_king = ask(PLAIN, "audit", leader="p1", turns=played[:6])
    assert (before_the_king["next"], before_the_king["leads"]) == ("p2", True), "p2 leads after snorem"
    assert (answer["next"], answer["leads"]) == ("p4", False)


def test_what_is_shown_at_the_end_settles_passes() -> None:
    played = turns("7C p1, - p2, 7D p3")
    assert ask(PLAIN, "audit", turns=played)["verdict"] == "undetermined"
    (still_open,) = ask(PLAIN, "audit", turns=played)["undetermined"]
    assert still_open == {
        "turn": 2,
        "player": "p2",
        "would_settle": "What Bo still holds would settle the pass on the 7♣.",
    }
    shown = ask(PLAIN, "audit", turns=played, left={"p2": ["7S"]})
    assert shown["explanation"] == "Turn 2: Bo passed on the 7♣ and held the 7♠ to the end."
    elsewhere = ask(PLAIN, "audit", turns=played, left={"p4": ["7S"], "p1": ["7H"], "p3": 12})
    assert elsewhere["verdict"] == "legal"


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("- p1, 7C p2", "leader_must_play", 1),
        ("7C p1, 7D p3", "players_must_follow_in_turn", 2),
        ("7C p1, 8D p2", "rank_must_be_matched", 2),
        ("7C+7D p1, - p2", "one_card_must_be_played", 1),
    ],
)
def test_an_infraction_has_its_turn_and_code(text: str, code: str, at: int) -> None:
    answer = ask(PLAIN, "audit", turns=turns(text))
    assert (answer["infractions"][0]["code"], answer["infractions"][0]["turn"]) == (code, at)


def test_more_cards_than_were_dealt_and_turns_after_the_end() -> None:
    table = opened("snip-snap-snorem", 2, {"deal": {"cards": 1}})
    after = ask(table, "audit", turns=turns("7C p1, 7D p2"))
    assert [infraction["code"] for infraction in after["infractions"]] == ["players_must_follow_in_turn"]
    assert after["infractions"][0]["explanation"] == "The deal was over before Bo came."
    fines = opened("snip-snap-fines", 3, {"deal": {"cards": 1}})
    more = ask(fines, "audit", turns=turns("7C p1, 7D p2, - p3, 8C p2"))
    assert [infraction["code"] for infraction in more["infractions"]] == ["card_must_be_held"]


def test_several_cards_that_match_go_together() -> None:
    played = turns("7C p1, 7D p2, - p3, - p4, - p1, 7H+7S p2")
    (infraction,) = ask(SEVERAL, "audit", turns=played)["infractions"]
    assert (infraction["turn"], infraction["code"], infraction["cards"]) == (2, "card_must_be_played", ["7D"])
    assert infraction["explanation"] == "Bo played 7♦ alone and played the 7♥ later and played the 7♠ later."


def test_fines_go_to_the_pool_and_put_players_out() -> None:
    played = turns(
        "7C p1, 7D p2, - p3, - p4, 7H p1, 7S p2, KC p2, KD p3, KH p4, KS p1, 2C p1, 2D p2, 2H p3, 2S p4"
    )
    answer = ask(FINES, "audit", turns=played)
    # Bo, not matched by Cy, pays nothing for the 7♦; Ann has one counter left for the 2♣, and is out.
    assert answer["paid"] == {"p1": 5, "p2": 3, "p3": 5, "p4": 3}
    assert (answer["infractions"], answer["next"], answer["leads"]) == ([], "p4", True)


def test_without_counters_one_plays_no_more() -> None:
    played = turns(
        "7C p1, 7D p2, - p3, - p4, - p1, 7H p2, - p3, - p4, 7S p1, 2C p1, 2D p2, - p3, - p4, 2H p1"
    )
    table = opened("snip-snap-fines", 4, {"chips": {"counters": 1}})
    answer = ask(table, "audit", turns=played)
    assert answer["paid"] == {"p1": 1, "p2": 0, "p3": 0, "p4": 0}
    assert answer["infractions"][-1]["explanation"] == "Ann had no counters left, and plays no more."


def test_with_fines_whoever_is_out_of_cards_is_passed_over() -> None:
    table = opened("snip-snap-fines", 3, {"deal": {"cards": 2}})
    played = turns("7C p1, - p2, 7D p3, 7H p1, - p2, - p3, 8D p2, 8C p3, - p2, 9C p2")
    answer = ask(table, "audit", turns=played)
    assert answer["infractions"] == []
    in_between = ask(table, "audit", turns=played[:6])
    assert (in_between["next"], in_between["leads"]) == ("p2", True), "Ann, who would lead, has no cards"
    assert (answer["left"], answer["next"], answer["out"]) == ({"p1": 0, "p2": 0, "p3": 0}, None, None)


def test_what_cannot_be_read_is_refused() -> None:
    twice = turns("7C p1, 7C p2, zz p9, 7 p1, joker p2")
    assert refused(PLAIN, "audit", turns=twice, leader="p8") == [
        ("/leader", "side_must_be_known"),
        ("/turns/2/player", "side_must_be_known"),
        ("/turns/2/card", "card_must_be_readable"),
        ("/turns/3/card", "suit_must_be_given"),
        ("/turns/4/card", "not_in_pack"),
        ("/turns/1", "pack_must_hold_the_cards"),
    ]
    assert refused(PLAIN, "play", pile=["7C"], holding=["7C"]) == [
        ("/card", "form_must_be_complete"),
        ("/holding", "pack_must_hold_the_cards"),
    ]
    assert refused(PLAIN, "pass", pile=["7C"], holding=["7C"]) == [("/holding", "pack_must_hold_the_cards")]
    assert refused(PLAIN, "audit", turns=turns("7C p1"), left={"p1": 13, "p2": 13}) == [
        ("/left/p1", "cards_left_must_fit_the_deal")
    ]


def test_without_the_duty_to_match_only_the_leader_must_play() -> None:
    answer = ask(AT_WILL, "audit", turns=turns("7C p1, - p2, - p3, - p4, - p1, 7D p2"))
    assert (answer["verdict"], answer["infractions"]) == ("legal", [])


def test_a_card_or_cards_are_told_and_not_both() -> None:
    both = {"card": "7C", "cards": ["8C"]}
    assert refused(PLAIN, "play", **both) == [("/card", "form_must_be_complete")]
    played = [{"player": "p1", **both}]
    assert refused(PLAIN, "audit", turns=played) == [("/turns/0/card", "form_must_be_complete")]
    assert ask(PLAIN, "audit", turns=[{"player": "p1", "card": "7C", "cards": []}])["left"]["p1"] == 12
