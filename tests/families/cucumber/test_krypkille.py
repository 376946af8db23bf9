"""Krypkille: Kille cards, no choice in play, and a declaration of the lowest card."""

from __future__ import annotations

from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.cucumber.play.playing import play
from referee.families.cucumber.table.table import Table
from referee.translations import in_english
from tests.families.cucumber.asking import ask, claim
from tests.families.cucumber.auditing import plays
from tests.tables import Act, after, hand, refused, scores, statuses, table_of

THREE, FOUR = "Ann Bo Cy", "Ann Bo Cy Di"
SILENCE_PAYS = {"last_trick.declaration": {"nobody": "lowest_pays"}}


def declared(by: str | None, plays: str = "", **more: Any) -> Act:
    act: Act = {"kind": "hand", "calls": {"declared": by}} | more
    return act | {"last_trick": hand(plays)["last_trick"]} if plays else act


def points(table: Table, act: Act) -> dict[str, int]:
    """What everybody who had a card is charged."""
    step = play(table, act)
    return {
        player_id: step.table.players[seat].score - table.players[seat].score
        for seat, player_id in enumerate(("p1", "p2", "p3", "p4")[: len(table.players)])
    }


@pytest.mark.parametrize(
    ("names", "act", "options", "charged"),
    [
        (FOUR, declared("p3", "p2 5 p3 blaren p4 kuku p1 12"), {}, [12, 5, 0, 17]),
        (FOUR, declared("p2", "p2 3 p3 husar p4 kransen p1 9"), {}, [9, 10, 16, 0]),
        (THREE, declared("p1", "p1 2 p2 2 p3 harlekin"), {}, [10, 0, 18]),
        (THREE, declared("p1", "p1 blompottan p2 blaren p3 1"), {}, [10, 0, 1]),
        (THREE, declared("p1", "p1 blompottan p2 kransen p3 1"), {}, [0, 0, 1]),
        ("Ann Bo", declared("p1", "p1 harlekin p2 kuku"), {}, [10, 0]),
        (
            "Ann Bo",
            declared("p1", "p1 harlekin p2 kuku"),
            {"points": "kille_50", "last_trick.declaration": {"wrong_adds": True}, "limit.points": 100},
            [60, 0],
        ),
        (THREE, declared(None), {}, [0, 0, 0]),
        (THREE, declared(None, "p1 4 p2 4 p3 vardshus"), {}, [0, 0, 0]),
        (THREE, declared(None, "p1 4 p2 4 p3 vardshus"), SILENCE_PAYS, [10, 10, 0]),
    ],
    ids=[
        "lowest declared",
        "beaten",
        "matched",
        "beaten by rank though both cost nothing",
        "the lowest, and kransen counts 0",
        "beaten with a harlekin",
        "a harlekin of 50 and the penalty on top",
        "not shown",
        "shown for nothing",
        "lowest_pays",
    ],
)
def test_what_a_declaration_costs(names: str, act: Act, options: dict[str, Any], charged: list[int]) -> None:
    assert [*points(table_of("krypkille", names, options), act).values()] == charged


def test_a_game_to_50() -> None:
    table = after(table_of("krypkille", THREE, scores="30 44 12"), declared("p3", "p1 6 p2 husu p3 3"))
    assert (scores(table), statuses(table)) == ([36, 59, 12], ["in", "out", "in"])
    table = after(table, declared("p1", "p1 10 p3 10"))
    assert scores(table) == [46, 59, 12]
    assert scores(after(table, declared(None, "p1 4 p3 husar"))) == [46, 59, 12]


def test_the_record_tells_the_declarer_the_lowest_and_who_pays() -> None:
    table = table_of("krypkille", THREE)
    facts = play(table, declared("p1", "p1 2 p2 2 p3 harlekin")).facts
    assert (facts["declared"], facts["lowest"]) == ("p1", ["p1", "p2"])
    assert (facts["payers"], facts["taker"]) == (["p1", "p3"], None)
    silent = play(table, declared(None, "p1 2 p2 2 p3 harlekin")).facts
    assert (silent["declared"], silent["lowest"], silent["payers"]) == (None, [], [])
    kransen = play(table, declared("p1", "p1 blompottan p2 kransen p3 1")).facts
    assert kransen["payers"] == ["p3"], "who scores nothing does not pay"


def test_every_line_says_why() -> None:
    step = play(table_of("krypkille", THREE), declared("p1", "p1 2 p2 2 p3 harlekin"))
    assert [(line.kind, in_english(line.said)) for line in step.lines] == [
        (
            "wrong_declaration",
            "Ann declared a 2 the lowest card, but Bo had a 2, which is as low: 10 points.",
        ),
        ("penalty", "Cy had a harlekin: 18 points."),
    ]
    beaten = play(table_of("krypkille", THREE), declared("p1", "p1 värdshus p2 2 p3 3")).lines[0]
    assert (
        in_english(beaten.said)
        == "Ann declared a värdshus the lowest card, but Bo had a 2, which is lower: 10 points."
    )
    silent = play(table_of("krypkille", THREE, SILENCE_PAYS), declared(None, "p1 4 p2 4 p3 9")).lines[0]
    assert in_english(silent.said) == "Nobody declared, and Ann had the lowest card, a 4: 10 points."


def test_what_is_kept_of_a_hand_leads_to_the_same() -> None:
    table = table_of("krypkille", THREE)
    for act in (declared("p1", "p1 2 p2 2 p3 harlekin"), declared(None)):
        step = play(table, act)
        assert step.act["calls"] == act["calls"]
        assert play(table, step.act).table == step.table


@pytest.mark.parametrize(
    ("act", "path", "code"),
    [
        (hand("p1 2 p2 3 p3 4"), "/calls/declared", "declaration_must_be_told"),
        ({"kind": "hand"}, "/calls/declared", "declaration_must_be_told"),
        (declared("p1"), "/last_trick", "last_trick_must_be_given"),
        (declared("p1", outcome={"taker": "p1", "card": "2"}), "/outcome", "last_trick_must_be_given"),
        (declared(None, outcome={"taker": "p1", "card": "2"}), "/outcome", "last_trick_must_be_given"),
        (declared("p9", "p1 2 p2 3 p3 4"), "/calls/declared", "player_must_be_known"),
        (declared("p1", "p1 2 p2 2 p3 2"), "/last_trick/2/card", "pack_must_hold_the_cards"),
        (declared("p1", "p1 2 p2 Q p3 4"), "/last_trick/1/card", "not_in_pack"),
        (
            declared("p1", "p1 2 p2 3 p3 4", exchange=[{"player": "p1", "count": 6}]),
            "/exchange/0/count",
            "changes_must_be_allowed",
        ),
    ],
)
def test_what_cannot_have_been_is_refused(act: Act, path: str, code: str) -> None:
    assert (path, code) in [
        (violation.path, violation.code) for violation in refused(table_of("krypkille", THREE), act)
    ]


def test_where_silence_costs_all_cards_are_needed() -> None:
    slips = refused(table_of("krypkille", THREE, SILENCE_PAYS), declared(None))
    assert [(slip.path, slip.code) for slip in slips] == [("/last_trick", "last_trick_must_be_given")]


def test_whoever_is_out_cannot_declare() -> None:
    table = after(table_of("krypkille", THREE, scores="49 0 0"), declared("p2", "p1 9 p2 2 p3 3"))
    slips = refused(table, declared("p1", "p2 2 p3 3"))
    assert [(slip.path, slip.code) for slip in slips] == [("/calls/declared", "player_must_be_in")]


def test_nobody_changes_more_cards_than_the_table_agreed() -> None:
    table = table_of("krypkille", THREE, {"exchange_at_most": 3})
    question = {"kind": "exchange", "player": "p1", "count": 4}
    result = ask(table, question)
    assert (result["verdict"], result["rule"]) == ("illegal", "exchange_at_most")
    assert result["explanation"] == "Nobody may change more than 3 cards."
    assert ask(table, question | {"count": 3})["verdict"] == "legal"
    assert ask(table_of("krypkille", THREE), question)["verdict"] == "legal"


# The play.


@pytest.mark.parametrize(
    ("trick", "holding", "must"),
    [
        ("5 husu", "3 husar kuku 8 harlekin", "husar"),
        ("7", "7 9 2", "7"),
        ("kuku", "9 kransen blompottan 1", "blompottan"),
    ],
)
def test_who_follows_has_no_choice(trick: str, holding: str, must: str) -> None:
    table = table_of("krypkille", THREE)
    for card in holding.split():
        result = ask(table, claim(trick, card, holding=holding))
        assert result["verdict"] == ("legal" if card == must else "illegal")
        assert result["legal_plays"] == [[must]]


@pytest.mark.parametrize(
    ("question", "verdict", "tells"),
    [
        (claim("7", "9", holding_size=2, known="8"), "illegal", {"proof": ["8"]}),
        (
            claim("7", "9", holding_size=3),
            "undetermined",
            {"would_settle": "Seeing whether you also held a 7 or an 8; if so, it was not allowed."},
        ),
        (claim("7", "9", holding_size=3, seen="7 8 8"), "legal", {}),
        (claim("harlekin", "blaren", holding_size=4), "undetermined", {}),
        (claim("harlekin", "blaren", holding_size=4, seen="harlekin"), "legal", {}),
    ],
    ids=[
        "an 8 shown later",
        "nothing known",
        "all lower ones seen",
        "another harlekin",
        "both harlekins seen",
    ],
)
def test_with_only_some_cards_known(question: dict[str, Any], verdict: str, tells: dict[str, Any]) -> None:
    result = ask(table_of("krypkille", THREE), question)
    assert result["verdict"] == verdict
    assert {name: result[name] for name in tells} == tells


FOUR_TRICKS = (
    "Ann 5 Bo 7 Cy 1",
    "Bo 2 Cy 3 Ann 8",
    "Ann kuku Bo kuku Cy blaren",
    "Bo 9 Cy 10 Ann 12",
)


def test_the_last_cards_are_shown_and_are_no_trick() -> None:
    table = table_of("krypkille", THREE)
    tricks = [plays(trick) for trick in (*FOUR_TRICKS, "Ann 11 Bo 6 Cy harlekin")]
    result = ask(table, {"kind": "audit", "tricks": tricks, "leader": "p1"})
    assert [trick["winner"] for trick in result["tricks"]] == ["p2", "p1", "p2", "p1", None]
    assert result["verdict"] == "illegal", "Cy had a 10 and a harlekin, and played the 1 under the 7"
    step = play(
        table,
        {"kind": "hand", "tricks": tricks, "accept_infractions": True, "calls": {"declared": "Bo"}},
    )
    assert scores(step.table) == [11, 0, 18]
    assert step.facts["last_trick"] == hand("p1 11 p2 6 p3 harlekin")["last_trick"]


def test_tricks_without_the_last_cards_are_enough_when_nobody_declares() -> None:
    table = table_of("krypkille", THREE, {"deal.cards": 2})
    act = {"kind": "hand", "tricks": [plays("Ann 5 Bo 7 Cy 1")], "calls": {"declared": None}}
    step = play(table, act)
    assert (scores(step.table), "last_trick" in step.facts) == ([0, 0, 0], False)
    assert [open_play["player"] for open_play in step.facts["undetermined"]] == ["p2", "p3"]
    assert play(table, step.act).table == step.table
    slips = refused(table, act | {"calls": {"declared": "Bo"}})
    assert [(slip.path, slip.code) for slip in slips] == [("/last_trick", "last_trick_must_be_given")]


# Whose word it is.


@pytest.mark.parametrize(
    ("player", "declined", "verdict", "says"),
    [
        ("p4", ["p2", "p3"], "legal", "It is Di's word, so Di may declare."),
        ("p4", ["p3", "p2"], "legal", "It is Di's word"),
        ("p2", [], "legal", "It is Bo's word"),
        ("p4", ["p2"], "illegal", "It is Cy's word"),
        ("p1", [], "illegal", "It is Bo's word"),
        ("p2", ["p2"], "illegal", "It is Cy's word"),
        ("p1", ["p2", "p3", "p4", "p1"], "illegal", "Everybody has declined"),
    ],
)
def test_whose_word_it_is(player: str, declined: list[str], verdict: str, says: str) -> None:
    question = {"kind": "declare", "player": player, "winner": "p2", "declined": declined}
    result = ask(table_of("krypkille", FOUR), question)
    assert (result["verdict"], result["rule"]) == (verdict, "last_trick.calls")
    assert says in result["explanation"]


def test_whoever_is_out_is_not_asked() -> None:
    table = after(table_of("krypkille", FOUR, scores="0 0 49 0"), declared("p2", "p1 9 p2 2 p3 3 p4 9"))
    question = {"kind": "declare", "player": "p4", "winner": "p2", "declined": ["p2"]}
    assert ask(table, question)["verdict"] == "legal"
    with pytest.raises(RulesError) as caught:
        ask(table, question | {"winner": "p3"})
    assert [(violation.path, violation.code) for violation in caught.value.violations] == [
        ("/winner", "player_must_be_in")
    ]


def test_other_rules_know_no_declaration() -> None:
    question = {"kind": "declare", "player": "p2", "winner": "p2"}
    assert ask(table_of("agurk", FOUR), question)["explanation"] == "In these rules nobody declares."
