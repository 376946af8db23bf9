"""The sentences in which the referee tells a verdict."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.families.cucumber.asking import FOUR, answer, claim, violations
from tests.tables import table_of

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
    question = claim("8 10", "9", holding="3 9 J") | asked_by
    assert answer("agurk", question)["explanation"] == explanation


def test_whoever_asks_must_be_at_the_table() -> None:
    question = claim("8 10", "9", holding="3 9 J") | {"asked_by": "Gus"}
    slips = violations(table_of("agurk", FOUR), question)
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
    question: dict[str, Any]
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


@pytest.mark.parametrize("case", SAID, ids=lambda case: case.name)
def test_the_verdict_is_told_in_words(case: Said) -> None:
    reply = answer(case.variant, case.question, case.house_rules)
    assert reply["explanation"] == case.explanation
    assert reply["verdict"] == case.verdict
    assert reply["rule"] == case.rule
    assert reply["would_settle"] == case.would_settle
    if case.proof is not None:
        assert reply["proof"] == case.proof


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
    for case in SAID:
        assert set(answer(case.variant, case.question, case.house_rules)) == members
