"""The sources' worked examples of what may be played, each named after the text it is from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from referee.cards import parse_card
from referee.families.cucumber.referee.trick import Scale
from tests.families.cucumber.asking import ask
from tests.tables import table_of
from tests.worked_examples import CUCUMBER, DENEXA, FIVE_CUCUMBERS, TWENTY_TWO


@dataclass(frozen=True)
class Example:
    """A trick so far, a holding, and everything that may be played from it."""

    source: str
    variant: str
    trick: str
    holding: str
    legal: str
    house_rules: dict[str, Any] | None = None
    illegal: str = ""
    """Some plays that may not be made."""
    only: bool = True
    """Whether `legal` has every legal play."""


EXAMPLES = [
    # Five Cucumbers
    Example(
        f"{FIVE_CUCUMBERS}: 8, 10, then the lowest or the beating",
        "five-cucumbers",
        "8 10",
        "3 7 9",
        "3",
        illegal="7 9",
    ),
    Example(
        f"{FIVE_CUCUMBERS}: 8, 10, 3, then 10 is enough",
        "five-cucumbers",
        "8 10 3",
        "10 4 15 2",
        "15 10 2",
        illegal="4",
    ),
    # Denmark
    Example(
        f"{CUCUMBER}, Agurk: as high as the highest, or the lowest",
        "agurk",
        "9 4 J",
        "J K 5 Q 4",
        "K Q J 4",
        illegal="5",
    ),
    Example(f"{CUCUMBER}, Agurk: the lead is free", "agurk", "", "A 7 2", "A 7 2"),
    # Denexa
    Example(
        f"{DENEXA}: a card higher than the lead, if there is one",
        "agurk-denexa",
        "9",
        "9 10 K 2",
        "K 10",
        illegal="9 2",
    ),
    Example(f"{DENEXA}: else the lowest", "agurk-denexa", "9", "9 8 2", "2", illegal="9 8"),
    # Sweden
    Example(
        f"{CUCUMBER}, Gurka: K, K, no ace or king: the lowest, a three",
        "gurka-modern",
        "K K",
        "Q 3 7 10",
        "3",
    ),
    Example(f"{CUCUMBER}, Gurka: K, K, 3: the 7 of Q-7-2", "gurka-modern", "K K 3", "Q 7 2", "Q 7 2"),
    Example(f"{CUCUMBER}, Gurka as it was: K, K, 3: not the 7 of Q-7-2", "gurka", "K K 3", "Q 7 2", "2"),
    Example(f"{CUCUMBER}, Gurka: nothing on an ace", "gurka-modern", "A", "A 7 2", "2", illegal="A 7"),
    Example(f"{CUCUMBER}, Gurka: an ace stops the next player only", "gurka-modern", "A 2", "A 7 3", "A 7 3"),
    Example(f"{CUCUMBER}, Gurka: a king on a king", "gurka-modern", "K", "A K 7 2", "A K 2"),
    Example(
        f"{CUCUMBER}, Gurka: the previous card must be beaten when possible",
        "gurka-modern",
        "K 3",
        "Q 7 2",
        "Q 7",
        {"play.duty": "beat_if_able"},
        illegal="2",
    ),
    Example(
        f"{CUCUMBER}, Gurka: the lowest card must be led", "gurka", "", "Q 7 2", "2", {"play.lead": "lowest"}
    ),
    # Poland, Finland
    Example(f"{CUCUMBER}, Ogórek: beat or equal if able", "ogorek", "10", "Q 10 7 2", "Q 10", illegal="7 2"),
    Example(f"{CUCUMBER}, Ogórek: if not, the lowest", "ogorek", "K", "Q 10 7 2", "2"),
    Example(
        f"{CUCUMBER}, Ogórek: the ace is highest before the last trick",
        "ogorek",
        "K",
        "A Q 2",
        "A",
        illegal="2",
    ),
    Example(f"{CUCUMBER}, Kurko: jokers are aces", "kurko", "A", "joker K 2", "joker", illegal="K 2"),
    Example(f"{CUCUMBER}, Kurko: an ace on a joker", "kurko", "joker", "A K 2", "A", illegal="K 2"),
    # Norway
    Example(
        f"{CUCUMBER}, Norway: jokers are further aces",
        "gurka-norway",
        "A",
        "joker 9 2",
        "joker 2",
        {"pack.jokers": 2, "pack.joker_rank": "as_ace"},
    ),
    Example(
        f"{CUCUMBER}, Norway: no ace on an ace", "gurka-norway", "A", "A 9 2", "2", {"play.ace_stops": True}
    ),
    # Danish jokers
    Example(
        f"{CUCUMBER}, Danish jokers rank above aces", "agurk", "A", "joker K 2", "joker 2", {"pack.jokers": 3}
    ),
    Example(
        f"{CUCUMBER}, Danish jokers: no ace beats one", "agurk", "joker", "A K 2", "2", {"pack.jokers": 3}
    ),
    # Iceland
    Example(
        f"{CUCUMBER}, Gúrka: 5-5-5, 5-9-J, 8-Q-K: 2-2-4 only",
        "gurka-iceland",
        "5-5-5 5-9-J 8-Q-K",
        "2 2 4 7 7 J J A",
        "4-2-2",
    ),
    Example(f"{CUCUMBER}, Gúrka: 5-9-J on 5-5-5", "gurka-iceland", "5-5-5", "5 9 J 2", "J-9-5 9-5-2"),
    Example(f"{CUCUMBER}, Gúrka: 8-Q-K on 5-9-J", "gurka-iceland", "5-5-5 5-9-J", "8 Q K 3", "K-Q-8 Q-8-3"),
    Example(
        f"{CUCUMBER}, Gúrka: the 6♣ is higher than an ace",
        "gurka-iceland",
        "A",
        "6C 6H 2",
        "6C 2",
        illegal="6H",
    ),
    Example(f"{CUCUMBER}, Gúrka: nothing beats the 6♣", "gurka-iceland", "6C", "A 6H 2", "2"),
    Example(
        f"{CUCUMBER}, Gúrka: two eights or three jacks are led",
        "gurka-iceland",
        "",
        "8 8 J J J",
        "J J-J J-J-J 8 8-8",
    ),
    Example(
        f"{CUCUMBER}, Gúrka: a pair of fours that is left is not led at once",
        "gurka-iceland",
        "",
        "4 4",
        "4",
        illegal="4-4",
    ),
    Example(
        f"{CUCUMBER}, Gúrka: the 6♣ is led by itself",
        "gurka-iceland",
        "",
        "6C 6H 6S",
        "6C 6H 6H-6S",
        illegal="6C-6H",
    ),
    Example(
        f"{CUCUMBER}, Gúrka: two black sevens are equal",
        "gurka-iceland",
        "7S",
        "7C 7H A 2",
        "7C 2",
        {"pack.top_cards": [{"cards": ["7S", "7C"], "points": 21}]},
    ),
    Example(
        f"{CUCUMBER}, Gúrka: the 7♠ above the 7♣",
        "gurka-iceland",
        "7S",
        "7C A 2",
        "2",
        {"pack.top_cards": [{"cards": ["7S"], "points": 16}, {"cards": ["7C"], "points": 15}]},
    ),
    # Prague
    Example(
        f"{CUCUMBER}, Prague 2004: the lowest that beats the previous card",
        "gurka-modern",
        "K 9",
        "Q J 10 2",
        "10",
        {"play.duty": "lowest_that_beats"},
        illegal="Q J 2",
    ),
    Example(
        f"{CUCUMBER}, Prague 2004: holding no such card, the lowest",
        "gurka-modern",
        "9 K",
        "Q J 10 2",
        "2",
        {"play.duty": "lowest_that_beats"},
    ),
    # Gurka as sv.wikibooks tells it
    Example(
        "sv.wikibooks Gurka: who has the rank plays it",
        "gurka",
        "10",
        "K 10 7 2",
        "10",
        {"play.duty": "same_rank_first"},
        illegal="K 7 2",
    ),
    Example(
        "sv.wikibooks Gurka: else a higher card",
        "gurka",
        "10",
        "K Q 7 2",
        "K Q",
        {"play.duty": "same_rank_first"},
        illegal="7 2",
    ),
    # Twenty-Two
    Example(
        f"{TWENTY_TWO}: Q-7 or J-8 on 7-7",
        "twenty-two",
        "7-7",
        "Q J 8 7 2",
        "Q-J Q-8 Q-7 J-8 J-7 8-7 7-2",
        illegal="Q-2 J-2",
    ),
    Example(
        f"{TWENTY_TWO}: K-7-7 on 5-5-5, J-7-6",
        "twenty-two",
        "5-5-5 J-7-6",
        "K 7 7 2",
        "K-7-7 7-7-2",
        illegal="K-7-2",
    ),
    Example(
        f"{TWENTY_TWO}: 3-2-2 on 5-5-5, 10-9-7",
        "twenty-two",
        "5-5-5 10-9-7",
        "K K 6 3 3 2 2",
        "3-2-2",
        illegal="K-K-6 3-3-2",
    ),
    Example(
        f"{TWENTY_TWO}: one card is kept back, though all are equal",
        "twenty-two",
        "",
        "9 9 9",
        "9 9-9",
        illegal="9-9-9",
    ),
    # Rasmussen
    Example(
        f"{TWENTY_TWO}, Rasmussen: 7, 10, then Q, 8 or 7",
        "twenty-two-rasmussen",
        "7 10",
        "Q 8 7 4 3 2",
        "Q 8 7",
        illegal="4 3 2",
    ),
    Example(
        f"{TWENTY_TWO}, Rasmussen: 6-6, then Q-10 or 7-7",
        "twenty-two-rasmussen",
        "6-6 Q-10",
        "7 7 3 2",
        "7-7",
        illegal="7-3 3-2",
    ),
    Example(
        f"{TWENTY_TWO}, Rasmussen: all or all but one lower than 6",
        "twenty-two-rasmussen",
        "6-6",
        "A 5 4 3",
        "4-3",
        illegal="A-5",
    ),
    # Twenty-Six
    Example(
        f"{TWENTY_TWO}, Twenty-Six: a joker and an 8, a joker and two sixes",
        "twenty-six",
        "",
        "joker 8 6 6",
        "8 joker-8 6 6-6 joker-6 joker-6-6",
        illegal="joker",
    ),
    Example(
        f"{TWENTY_TWO}, Twenty-Six: joker-6-6 is beaten by 6-8-9",
        "twenty-six",
        "joker-6-6",
        "9 8 6 2",
        "9-8-6 8-6-2",
    ),
    Example(
        f"{TWENTY_TWO}, Twenty-Six: K-Q-9 is beaten by joker-K-J",
        "twenty-six",
        "9-9-9 K-Q-9",
        "joker K J 3",
        "joker-K-J K-J-3",
    ),
    Example(
        f"{TWENTY_TWO}, Twenty-Six: K-Q-9 is not beaten by joker-Q-J",
        "twenty-six",
        "9-9-9 K-Q-9",
        "joker Q J 3",
        "Q-J-3",
        illegal="joker-Q-J",
    ),
    Example(
        f"{TWENTY_TWO}, Twenty-Six: 5-5-5: joker 7 3 2 plays 7-3-2",
        "twenty-six",
        "5-5-5",
        "joker 7 3 2",
        "7-3-2",
        illegal="joker-7-3 joker-3-2",
    ),
    Example(
        f"{TWENTY_TWO}, Twenty-Six: 5-5-5: two jokers, 3, 2 play joker-3-2",
        "twenty-six",
        "5-5-5",
        "joker joker 3 2",
        "joker-3-2",
        illegal="joker-joker-3",
    ),
    Example(
        f"{TWENTY_TWO}, Twenty-Six: no joker by itself",
        "twenty-six",
        "9",
        "joker 10 2",
        "10 2",
        illegal="joker",
    ),
    Example(
        f"{TWENTY_TWO}, Twenty-Six: jokers only rank as aces",
        "twenty-six",
        "A-A",
        "joker joker joker",
        "joker-joker",
    ),
    Example(
        f"{TWENTY_TWO}, Twenty-Six: jokers only, one is kept back",
        "twenty-six",
        "",
        "joker joker joker",
        "joker joker-joker",
        illegal="joker-joker-joker",
    ),
]


def answer_for(example: Example, play: str) -> dict[str, Any]:
    """The referee's answer about a play of the example."""
    trick = example.trick.split()
    table = table_of(example.variant, "Ann Bo Cy Di", example.house_rules)
    claim = {
        "kind": "play",
        "trick": [{"player": f"p{at + 1}", "cards": cards.split("-")} for at, cards in enumerate(trick)],
        "player": f"p{len(trick) + 1}",
        "cards": play.split("-"),
        "holding": example.holding.split(),
    }
    return ask(table, claim)


def labels(example: Example, text: str) -> list[list[str]]:
    """Plays as the referee lists them: suits only where they matter."""
    scale = Scale(table_of(example.variant, "Ann Bo Cy Di", example.house_rules).rules)
    return [[scale.label(parse_card(card)) for card in play.split("-")] for play in text.split()]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.source)
def test_the_worked_examples(example: Example) -> None:
    for play in example.legal.split():
        answer = answer_for(example, play)
        assert answer["verdict"] == "legal", (play, answer)
        assert sorted(answer["legal_plays"]) == sorted(labels(example, example.legal))
        assert answer["legal_plays_total"] == len(example.legal.split())
    for play in example.illegal.split():
        assert answer_for(example, play)["verdict"] == "illegal", play
