from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from referee.errors import RulesError, Violation
from referee.families.cucumber.referee.judging import judge_claim
from referee.families.cucumber.table.table import Table
from tests.tables import after, hand, table_of

FOUR = "Ann Bo Cy Di"


def claim(trick: str, play: str, player: str | None = None, **more: Any) -> dict[str, Any]:
    """A claim such as `claim("10 J", "9", holding="9 3")`: who plays follows from the trick."""
    plays = trick.split()
    told = {name: value.split() if isinstance(value, str) else value for name, value in more.items()}
    return {
        "kind": "play",
        "trick": [{"player": f"p{at + 1}", "cards": cards.split("-")} for at, cards in enumerate(plays)],
        "player": player or f"p{len(plays) + 1}",
        "cards": play.split("-"),
    } | told


def answer(
    variant: str, asked: dict[str, Any], house_rules: dict[str, Any] | None = None, *, names: str = FOUR
) -> dict[str, Any]:
    return judge_claim(table_of(variant, names, house_rules), asked)


def violations(table: Table, asked: dict[str, Any]) -> list[Violation]:
    """Everything that cannot be about a claim."""
    with pytest.raises(RulesError) as caught:
        judge_claim(table, asked)
    return list(caught.value.violations)


# To whom the referee speaks.


@pytest.mark.parametrize(
    ("asked_by", "explanation"),
    [
        ({}, "You may play a 10 or higher, or your lowest card, the 3. The 9 is neither."),
        ({"asked_by": "p3"}, "You may play a 10 or higher, or your lowest card, the 3. The 9 is neither."),
        ({"asked_by": "p1"}, "Cy may play a 10 or higher, or their lowest card, the 3. The 9 is neither."),
        ({"asked_by": None}, "Cy may play a 10 or higher, or their lowest card, the 3. The 9 is neither."),
    ],
)
def test_you_is_said_to_the_player_alone(asked_by: dict[str, Any], explanation: str) -> None:
    asked = claim("8 10", "9", holding="3 9 J") | asked_by
    assert answer("agurk", asked)["explanation"] == explanation


def test_whoever_asks_must_be_at_the_table() -> None:
    asked = claim("8 10", "9", holding="3 9 J") | {"asked_by": "Gus"}
    slips = violations(table_of("agurk", FOUR), asked)
    assert [(slip.path, slip.code) for slip in slips] == [("/asked_by", "player_must_be_known")]
    slips = violations(
        table_of("agurk", FOUR), claim("8 10", "9", holding="3 9 J", player="Gus") | {"asked_by": None}
    )
    assert [(slip.path, slip.code) for slip in slips] == [("/player", "player_must_be_known")]


# What the referee says.


@dataclass(frozen=True)
class Said:
    """A case and the sentences that it must be told in."""

    name: str
    variant: str
    asked: dict[str, Any]
    verdict: str
    explanation: str
    rule: str = "play.duty"
    house_rules: dict[str, Any] = field(default_factory=dict)
    would_settle: str | None = None
    proof: list[str] | None = None


SAID = [
    Said(
        "neither beating nor the lowest",
        "agurk",
        claim("10", "9", holding="3 9 J"),
        "illegal",
        "You may play a 10 or higher, or your lowest card, the 3. The 9 is neither.",
    ),
    Said(
        "beating",
        "agurk",
        claim("10", "J", holding="3 9 J"),
        "legal",
        "You may play a 10 or higher, or your lowest card, the 3. The jack beats the 10.",
    ),
    Said(
        "as high is enough",
        "agurk",
        claim("10", "10", holding="3 9 10"),
        "legal",
        "You may play a 10 or higher, or your lowest card, the 3. The 10 is as high as the 10, "
        "which is enough.",
    ),
    Said(
        "the lowest though able to beat",
        "agurk",
        claim("10", "3", holding="3 9 J"),
        "legal",
        "You may play a 10 or higher, or your lowest card, the 3. The 3 is your lowest.",
    ),
    Said(
        "unable to beat",
        "agurk",
        claim("A", "9", holding="3 9 J"),
        "illegal",
        "You cannot beat the ace, so you must play your lowest card, the 3. The 9 is not the lowest.",
    ),
    Said(
        "only one card",
        "agurk",
        claim("10", "9", holding="9"),
        "legal",
        "It is your only card, so it must be played.",
    ),
    Said(
        "any lead",
        "agurk",
        claim("", "9", holding="3 9 J"),
        "legal",
        "You may lead any card. The 9 may be led.",
        rule="play.lead",
    ),
    Said(
        "not higher where equal is not enough",
        "agurk-denexa",
        claim("10", "10", holding="3 9 10"),
        "illegal",
        "You cannot beat the 10, so you must play your lowest card, the 3. The 10 is not the lowest.",
        rule="play.equal",
    ),
    Said(
        "able to beat, and not doing it",
        "agurk-denexa",
        claim("10", "3", holding="3 9 J"),
        "illegal",
        "You can beat the 10, so you must: with a card higher than the 10. The 3 does not.",
    ),
    Said(
        "beating the previous card only",
        "gurka-modern",
        claim("K K 3", "7", holding="Q 7 2"),
        "legal",
        "You may play a 3 or higher, or your lowest card, the 2. The 7 beats the 3.",
        rule="play.beat",
    ),
    Said(
        "an ace on an ace that stops",
        "gurka-modern",
        claim("A", "A", holding="A 7 2"),
        "illegal",
        "Nothing beats an ace here, so you must play your lowest card, the 2. The ace is not the lowest.",
        rule="play.ace_stops",
    ),
    Said(
        "the lowest must be led",
        "gurka",
        claim("", "9", holding="3 9 J"),
        "illegal",
        "You must lead your lowest card, the 3. The 9 is not the lowest.",
        rule="play.lead",
        house_rules={"play.lead": "lowest"},
    ),
    Said(
        "the lowest that beats",
        "gurka",
        claim("10", "Q", holding="Q J 7 2"),
        "illegal",
        "You must play the lowest card that beats the 10: the jack. The queen beats the 10, but is not that.",
        house_rules={"play.duty": "lowest_that_beats"},
    ),
    Said(
        "the same rank first",
        "gurka",
        claim("10", "Q", holding="Q 10 7 2"),
        "illegal",
        "You hold a 10, the same as was to be beaten, and must play it. The queen beats the 10, "
        "but is not that.",
        house_rules={"play.duty": "same_rank_first"},
    ),
    Said(
        "a set that cannot be beaten",
        "gurka-iceland",
        claim("5-5-5 5-9-J 8-Q-K", "7-7-J", holding="2 2 4 7 7 J J A"),
        "illegal",
        "You cannot beat K-Q-8, so you must play your lowest cards, 4-2-2. J-7-7 are not the lowest.",
    ),
    Said(
        "a set that is beaten card by card",
        "twenty-two",
        claim("5-5-5 J-7-6", "K-7-7", holding="K 7 7 2"),
        "legal",
        "You may play 3 cards that are at least as high as J-7-6, card by card, or your lowest cards, 7-7-2. "
        "K-7-7 beat J-7-6.",
    ),
    Said(
        "a top card",
        "gurka-iceland",
        claim("A", "6C", holding="6C 6H 2"),
        "legal",
        "You may play an ace or higher, or your lowest card, the 2. The 6♣ beats the ace.",
    ),
    Said(
        "leading a set and keeping nothing",
        "gurka-iceland",
        claim("", "9-9", holding="9 9"),
        "illegal",
        "You may lead any card, or several of one rank, keeping at least one back. 9-9 are no such lead.",
        rule="play.sets",
    ),
    Said(
        "the led card only",
        "twenty-two-rasmussen",
        claim("7 10", "8", holding="Q 8 7 4 3 2"),
        "legal",
        "You can beat the 7, so you must: with a 7 or higher. The 8 beats the 7.",
        rule="play.beat",
    ),
    Said(
        "a joker by itself",
        "twenty-six",
        claim("5", "joker", holding="joker 7 3 2"),
        "illegal",
        "You may play a 5 or higher, or your lowest card, the 2. A joker is played only together "
        "with an ordinary card.",
        rule="pack.joker_rank",
    ),
    Said(
        "nothing but jokers",
        "twenty-six",
        claim("K", "joker", holding="joker joker"),
        "legal",
        "You hold nothing but jokers. They may then be played, and rank as aces.",
        rule="pack.joker_rank",
    ),
    Said(
        "a joker as a second king",
        "twenty-six",
        claim("9-9-9 K-Q-9", "joker-K-J", holding="joker K J 3"),
        "legal",
        "You may play 3 cards that are at least as high as K-Q-9, card by card, or your lowest cards, K-J-3. "
        "Joker-K-J beat K-Q-9.",
    ),
    # With only some of the holding known.
    Said(
        "fewer jokers may have done",
        "twenty-six",
        claim("9-9", "joker-10", holding_size=4),
        "undetermined",
        "Joker-10 beat 9-9, and are allowed only if nothing lower of your holding does. Not "
        "all of your cards are known.",
        house_rules={"play.duty": "lowest_that_beats"},
        would_settle=(
            "Seeing whether you also held a 9, or whether your cards together could beat 9-9 "
            "with fewer jokers; if so, it was not allowed."
        ),
    ),
    Said(
        "the same cards come first",
        "twenty-six",
        claim("9-8", "10-9", holding_size=4),
        "undetermined",
        "10-9 beat 9-8, and are allowed only if you cannot play the same. Not all of your cards are known.",
        house_rules={"play.duty": "same_rank_first"},
        would_settle="Seeing whether your cards together could make 9-8; if so, it was not allowed.",
    ),
    Said(
        "the same cards, or higher ones, come first",
        "twenty-six",
        claim("9-8", "5-4", holding_size=4),
        "undetermined",
        "5-4 do not beat 9-8, and are allowed only as your lowest, and only if you cannot "
        "beat 9-8. Not all of your cards are known.",
        house_rules={"play.duty": "same_rank_first"},
        would_settle=(
            "Seeing whether you also held a 2, a 3 or a 4, or whether your cards together could "
            "make 9-8, or beat 9-8; if so, it was not allowed."
        ),
    ),
    Said(
        "the same rank comes first",
        "gurka",
        claim("9", "10", holding_size=3),
        "undetermined",
        "The 10 beats the 9, and is allowed only if you cannot play the same. Not all of "
        "your cards are known.",
        house_rules={"play.duty": "same_rank_first"},
        would_settle="Seeing whether you also held a 9; if so, it was not allowed.",
    ),
    Said(
        "what could not be followed in kind",
        "gurka",
        claim("9", "3", holding_size=3, known="4"),
        "undetermined",
        "The 3 does not beat the 9, and is allowed only as your lowest, and only if you "
        "cannot beat the 9 and cannot play the same. Not all of your cards are known.",
        house_rules={"play.duty": "same_rank_first", "play.equal": False},
        would_settle=(
            "Seeing whether you also held a 2, a 9, a 10, a jack, a queen, a king or an ace; if "
            "so, it was not allowed."
        ),
    ),
    Said(
        "a joker by itself, of unknown cards",
        "twenty-six",
        claim("9", "joker", holding_size=4),
        "undetermined",
        "A joker is played without an ordinary card only where you held nothing but jokers. "
        "Not all of your cards are known.",
        rule="pack.joker_rank",
        would_settle=("Seeing whether you also held any card that is no joker; if so, it was not allowed."),
    ),
    Said(
        "a lead that must be the lowest",
        "gurka-iceland",
        claim("", "9", holding_size=4, known="3"),
        "illegal",
        "The lowest card must be led, so that nothing lower than the 9 may have been held. "
        "But you held the 3, and so it was not allowed.",
        rule="play.lead",
        house_rules={"play.lead": "lowest"},
        proof=["3"],
    ),
    Said(
        "cards that must be the lowest after an ace",
        "agurk",
        claim("A", "9", holding_size=4),
        "undetermined",
        "Nothing beats an ace here, so that the 9 must be your lowest. Not all of your cards are known.",
        rule="play.ace_stops",
        house_rules={"play.ace_stops": True},
        would_settle=("Seeing whether you also held a card lower than the 9; if so, it was not allowed."),
    ),
    Said(
        "two cards that do not beat two",
        "twenty-six",
        claim("9-9", "8-8", holding_size=4),
        "undetermined",
        "8-8 do not beat 9-9, and are allowed only as your lowest, and only if you cannot "
        "beat 9-9. Not all of your cards are known.",
        house_rules={"play.duty": "beat_if_able"},
        would_settle=(
            "Seeing whether you also held a card lower than the 8, or whether your cards "
            "together could beat 9-9; if so, it was not allowed."
        ),
    ),
    Said(
        "two cards led where only one may be",
        "agurk",
        claim("", "9-9", holding_size=4),
        "illegal",
        "One card is led to each trick, and 9-9 are 2.",
        rule="play.sets",
    ),
    Said(
        "cards of two ranks led, of unknown ones",
        "twenty-six",
        claim("", "10-9", holding_size=4),
        "illegal",
        "10-9 are not of one rank, and only such cards are led together.",
        rule="play.sets",
    ),
    Said(
        "a lower card was shown",
        "agurk",
        claim("10", "4", holding_size=5, known="2 J"),
        "illegal",
        "The 4 does not beat the 10, and is allowed only as your lowest. But you held the 2, and "
        "so it was not "
        "allowed.",
        proof=["2"],
    ),
    Said(
        "a lower card may be held",
        "agurk",
        claim("10", "4", holding_size=5, known="J", seen="2 2"),
        "undetermined",
        "The 4 does not beat the 10, and is allowed only as your lowest. Not all of your cards are known.",
        would_settle="Seeing whether you also held a 2 or a 3; if so, it was not allowed.",
    ),
    Said(
        "all lower cards are elsewhere",
        "agurk",
        claim("10", "4", holding_size=5, known="J", seen="2 2 2 2 3 3 3 3"),
        "legal",
        "The 4 does not beat the 10, and is allowed only as your lowest. Every card that would "
        "speak against it is "
        "accounted for.",
    ),
    Said(
        "beating, whatever else was held",
        "agurk",
        claim("10", "Q", holding_size=5),
        "legal",
        "The queen beats the 10. What else you held does not matter.",
    ),
    Said(
        "a lead, whatever else was held",
        "agurk",
        claim("", "Q", holding_size=5),
        "legal",
        "The queen may be led. What else you held does not matter.",
        rule="play.lead",
    ),
    Said(
        "a card that beats was shown where one must",
        "ogorek",
        claim("10", "4", holding_size=5, known="J"),
        "illegal",
        "The 4 does not beat the 10, and is allowed only as your lowest, and only if you cannot "
        "beat the 10. But "
        "you held the jack, and so it was not allowed.",
        proof=["J"],
    ),
    Said(
        "cards that together beat were shown where one must",
        "twenty-two",
        claim("5-5", "3-2", holding_size=6, known="K Q"),
        "illegal",
        "3-2 do not beat 5-5, and are allowed only as your lowest, and only if you cannot beat "
        "5-5. But you could "
        "have played K-Q, and so it was not allowed.",
        house_rules={"play.duty": "beat_if_able"},
        proof=["K", "Q"],
    ),
    Said(
        "a lower card that beats was shown",
        "gurka",
        claim("10", "Q", holding_size=5, known="J"),
        "illegal",
        "The queen beats the 10, and is allowed only if nothing lower of your holding does. But "
        "you held the jack, "
        "and so it was not allowed.",
        house_rules={"play.duty": "lowest_that_beats"},
        proof=["J"],
    ),
    Said(
        "two cards are led where one is",
        "agurk",
        claim("", "Q-Q", holding_size=5),
        "illegal",
        "One card is led to each trick, and Q-Q are 2.",
        rule="play.sets",
    ),
]


@pytest.mark.parametrize("said", SAID, ids=lambda said: said.name)
def test_the_verdict_is_told_in_words(said: Said) -> None:
    told = answer(said.variant, said.asked, said.house_rules)
    assert told["explanation"] == said.explanation
    assert told["verdict"] == said.verdict
    assert told["rule"] == said.rule
    assert told["would_settle"] == said.would_settle
    if said.proof is not None:
        assert told["proof"] == said.proof


def test_the_answer_has_every_member_in_every_case() -> None:
    members = {
        "verdict",
        "rule",
        "explanation",
        "legal_plays",
        "legal_plays_total",
        "proof",
        "would_settle",
    }
    for said in SAID:
        assert set(answer(said.variant, said.asked, said.house_rules)) == members


def test_legal_plays_are_listed_from_high_to_low_where_the_holding_is_known() -> None:
    known = answer("gurka-iceland", claim("5-5", "7-6H", holding="2 6H 6C 7 A"))
    assert known["legal_plays"] == [
        ["6C", "A"],
        ["6C", "7"],
        ["6C", "6"],
        ["A", "7"],
        ["A", "6"],
        ["7", "6"],
        ["6", "2"],
    ]
    assert known["legal_plays_total"] == 7
    hidden = answer("gurka-iceland", claim("5-5", "7-6H", holding_size=5))
    assert hidden["legal_plays"] is hidden["legal_plays_total"] is None


def test_a_holding_known_card_by_card_is_a_known_holding() -> None:
    told = answer("agurk", claim("10", "9", holding_size=3, known="3 J"))
    assert told["legal_plays"] == [["J"], ["3"]]
    assert (told["verdict"], told["proof"]) == ("illegal", ["3"])


def test_kept_cards_are_seen() -> None:
    table = after(table_of("twenty-two", FOUR), *(hand(f"Ann 2 Bo 2 Cy {card} Di 2") for card in "33"))
    # Two threes lie face up; two more, and all twos, are seen.
    asked = claim("10", "4", holding_size=3, seen="3 3 2 2 2 2")
    assert judge_claim(table, asked)["verdict"] == "legal"
    assert answer("twenty-two", asked)["verdict"] == "undetermined"


def test_who_is_out_is_passed_over() -> None:
    rules = {"limit.points": 9}
    table = after(table_of("gurka-norway", FOUR, rules), hand("Ann 2 Bo 9 Cy 3 Di 4"))
    trick = [{"player": "Ann", "cards": ["10"]}]
    asked = {"kind": "play", "trick": trick, "player": "Cy", "cards": ["J"], "holding_size": 4}
    assert judge_claim(table, asked)["verdict"] == "legal"
    (out,) = violations(table, asked | {"player": "Bo"})
    assert (out.path, out.code) == ("/player", "player_must_be_in")


def test_players_go_by_id_or_by_name() -> None:
    by_id = answer("agurk", claim("10", "J", holding="3 9 J"))
    trick = [{"player": "ann", "cards": ["10"]}]
    by_name = {"kind": "play", "trick": trick, "player": "BO", "cards": ["J"], "holding": ["3", "9", "J"]}
    assert answer("agurk", by_name) == by_id


def test_cards_are_read_as_players_write_them() -> None:
    asked = claim("t", "j♠", holding="3H 9 Js")
    assert answer("agurk", asked)["verdict"] == "legal"


@pytest.mark.parametrize("holding", [{"holding": "9"}, {"holding_size": 1}, {}], ids=str)
def test_in_the_last_trick_everything_is_legal(holding: dict[str, Any]) -> None:
    told = answer("ogorek", claim("K A", "9", last_trick=True, **holding))
    assert (told["verdict"], told["legal_plays"]) == ("legal", [["9"]])


def test_a_wrong_lead_by_somebody_else_is_no_reason_not_to_answer() -> None:
    """The 9-5 was no lead, but it lies there and must be followed."""
    told = answer("gurka-iceland", claim("9-5", "10-7", holding="10 7 3"))
    assert told["verdict"] == "legal"


# Which option decides.


@pytest.mark.parametrize(
    ("rule", "variant", "asked", "house_rules"),
    [
        ("play.duty", "agurk", claim("10", "9", holding="3 9"), {}),
        ("play.beat", "gurka", claim("K 3", "7", holding="Q 7 2"), {"play.beat": "previous"}),
        ("play.beat", "gurka", claim("K 3", "7", holding="Q 7 2"), {}),
        ("play.beat", "gurka", claim("3 K", "7", holding="Q 7 2"), {"play.beat": "led"}),
        ("play.equal", "agurk", claim("10", "10", holding="10 2"), {"play.equal": False}),
        ("play.ace_stops", "agurk", claim("A", "A", holding="A 2"), {"play.ace_stops": True}),
        ("play.lead", "agurk", claim("", "9", holding="9 2"), {"play.lead": "lowest"}),
        ("play.lead", "agurk", claim("", "9", holding="9 2"), {}),
        ("play.sets", "agurk", claim("", "9-9", holding="9 9 2"), {}),
        ("play.sets", "twenty-two", claim("", "9-8", holding="9 8 2"), {}),
        ("play.sets", "twenty-two", claim("", "9-9", holding="9 9"), {}),
        ("pack.joker_rank", "twenty-six", claim("9", "joker", holding="joker 2"), {}),
    ],
)
def test_the_option_that_decides(
    rule: str, variant: str, asked: dict[str, Any], house_rules: dict[str, Any]
) -> None:
    assert answer(variant, asked, house_rules)["rule"] == rule


# What cannot be.


AGURK = table_of("agurk", FOUR)


@pytest.mark.parametrize(
    ("asked", "path", "code"),
    [
        pytest.param(claim("15", "9", holding_size=3), "/trick/0/cards/0", "not_in_pack", id="no such card"),
        pytest.param(claim("10", "joker", holding_size=3), "/cards/0", "not_in_pack", id="no joker"),
        pytest.param(claim("10", "9", holding="9 15"), "/holding/1", "not_in_pack", id="no such card held"),
        pytest.param(claim("10", "9", holding_size=3, known="15"), "/known/0", "not_in_pack", id="nor known"),
        pytest.param(claim("10", "9", holding_size=3, seen="2 15"), "/seen/1", "not_in_pack", id="nor seen"),
        pytest.param(claim("10", "Z", holding_size=3), "/cards/0", "card_must_be_readable", id="unreadable"),
        pytest.param(
            claim("K", "K", holding_size=4, known="K", seen="K K"),
            "",
            "pack_must_hold_the_cards",
            id="a fifth king",
        ),
        pytest.param(claim("KH", "KH", holding_size=4), "", "pack_must_hold_the_cards", id="K♥ twice"),
        pytest.param(
            claim("K", "K", holding="K K K K"), "", "pack_must_hold_the_cards", id="five kings in sight"
        ),
        pytest.param(
            claim("10", "9", holding_size=52),
            "/holding_size",
            "pack_must_hold_the_cards",
            id="more than are left",
        ),
        pytest.param(
            claim("10", "9", holding="3 J"),
            "/holding",
            "holding_must_have_the_cards",
            id="without the card played",
        ),
        pytest.param(
            claim("10", "9", holding="9 J", known="3"),
            "/holding",
            "holding_must_have_the_cards",
            id="without one known",
        ),
        pytest.param(
            claim("10", "9", holding="9 J", holding_size=3),
            "/holding_size",
            "holding_must_have_its_size",
            id="holding and size disagree",
        ),
        pytest.param(
            claim("10", "9", holding_size=2, known="3 4"),
            "/holding_size",
            "holding_must_have_its_size",
            id="fewer than are known",
        ),
        pytest.param(
            claim("10", "9"), "/holding_size", "holding_must_be_told", id="nothing said of the holding"
        ),
        pytest.param(
            claim("10", "9", holding="9 3", last_trick=True),
            "/last_trick",
            "holding_must_have_its_size",
            id="two cards in the last trick",
        ),
        pytest.param(
            claim("10", "9-9", holding_size=4),
            "/cards",
            "cards_must_match_the_lead",
            id="more cards than were led",
        ),
        pytest.param(
            claim("10 J-J", "9", holding_size=4),
            "/trick/1/cards",
            "cards_must_match_the_lead",
            id="somebody else played more than were led",
        ),
        pytest.param(
            claim("10-10", "9-9", holding_size=4),
            "/trick/0/cards",
            "one_card_must_be_led",
            id="two led where one is",
        ),
        pytest.param(
            claim("10", "9", "p3", holding_size=4),
            "/player",
            "players_must_be_clockwise",
            id="somebody passed over",
        ),
        pytest.param(
            claim("10", "9", "p1", holding_size=4), "/player", "player_must_appear_once", id="twice"
        ),
        pytest.param(claim("10", "9", "p7", holding_size=4), "/player", "player_must_be_known", id="nobody"),
        pytest.param(
            claim("10 9 8 7", "9", "p1", holding_size=4), "/player", "player_must_appear_once", id="a fifth"
        ),
    ],
)
def test_what_cannot_be_is_refused_and_never_guessed(asked: dict[str, Any], path: str, code: str) -> None:
    found = violations(AGURK, asked)
    assert [(violation.path, violation.code) for violation in found] == [(path, code)]
    assert found[0].message.endswith(".")


def test_a_trick_out_of_seat_order() -> None:
    trick = [{"player": "p1", "cards": ["10"]}, {"player": "p3", "cards": ["9"]}]
    asked = claim("", "J", "p4", holding_size=4) | {"trick": trick}
    (found,) = violations(AGURK, asked)
    assert (found.path, found.code) == ("/trick/1/player", "players_must_be_clockwise")
    assert found.message == "After Ann comes Bo, to the left, not Cy."


def test_everything_wrong_is_told_at_once() -> None:
    trick = [{"player": "p1", "cards": ["15"]}, {"player": "Xen", "cards": ["9"]}]
    asked = claim("", "Z", "p3", holding="J", holding_size=4) | {"trick": trick}
    assert {violation.path for violation in violations(AGURK, asked)} == {
        "/trick/0/cards/0",
        "/trick/1/player",
        "/cards/0",
        "/holding_size",
    }


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (claim("10", "9-9", holding_size=4), "1 card was led, so everyone plays 1, not 2."),
        (claim("10", "9", holding="3 J"), "The holding has no × 9, but 1 × 9 must have been in it."),
        (claim("10", "9", holding="9 J", holding_size=3), "The holding has 2 cards, but holding_size is 3."),
        (claim("10", "9", holding_size=2, known="3 4"), "A holding of 2 cannot be: 3 cards of it are named."),
        (claim("10", "9", "p1", holding_size=4), "Ann plays to the trick once only."),
        (claim("15", "9", holding_size=4), "This pack has no 15. It has 2 to ace."),
        (claim("KH", "KH", holding_size=4), "The pack has only 1 × K♥; more are named here."),
        (claim("10", "9"), "Give the holding, or holding_size: how many cards were held before the play."),
    ],
)
def test_a_refusal_says_what_is_wrong(asked: dict[str, Any], message: str) -> None:
    assert [violation.message for violation in violations(AGURK, asked)] == [message]


def test_a_suit_that_decides_must_be_given() -> None:
    (found,) = violations(table_of("gurka-iceland", FOUR), claim("10", "6", holding_size=4))
    assert (found.path, found.code) == ("/cards/0", "suit_must_be_given")
    assert "6♣" in found.message


def test_in_a_game_nobody_holds_more_than_was_dealt() -> None:
    asked = claim("10", "9", holding_size=8) | {"in_game": True}
    (found,) = violations(AGURK, asked)
    assert (found.path, found.code) == ("/holding_size", "holding_must_have_its_size")
    assert judge_claim(AGURK, asked | {"holding_size": 7})["verdict"] == "undetermined"
