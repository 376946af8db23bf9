from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random
from time import perf_counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.cards import Card, card_name, parse_card
from referee.families.cucumber.referee.claims import Answer, Referee
from referee.families.cucumber.referee.judging import judge_claim
from referee.families.cucumber.referee.trick import Scale
from referee.families.cucumber.rules.options import Duty, Rules
from tests.families.cucumber import oracle
from tests.families.cucumber.positions import Position, a_position, any_play, positions, table_for, whole_pack
from tests.tables import table_of

CUCUMBER = "pagat Cucumber"
TWENTY_TWO = "pagat Twenty-Two"
FIVE_CUCUMBERS = "2F-Spiele 2013 Five Cucumbers"
DENEXA = "Denexa Cucumber"

MANY = settings(max_examples=1500)
SOME = settings(max_examples=300)


# The worked examples of the sources.


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


def asked(example: Example, play: str) -> dict[str, Any]:
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
    return judge_claim(table, claim)


def labels(example: Example, text: str) -> list[list[str]]:
    """Plays as the referee lists them: suits only where they matter."""
    scale = Scale(table_of(example.variant, "Ann Bo Cy Di", example.house_rules).rules)
    return [[scale.label(parse_card(card)) for card in play.split("-")] for play in text.split()]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.source)
def test_the_worked_examples(example: Example) -> None:
    for play in example.legal.split():
        answer = asked(example, play)
        assert answer["verdict"] == "legal", (play, answer)
        assert sorted(answer["legal_plays"]) == sorted(labels(example, example.legal))
        assert answer["legal_plays_total"] == len(example.legal.split())
    for play in example.illegal.split():
        assert asked(example, play)["verdict"] == "illegal", play


# Against brute force.


def answered(position: Position, *, is_open: bool = False) -> Answer:
    """The referee's answer, with the holding told or hidden."""
    claim = position.open_claim if is_open else position.claim
    return Referee(table_for(position.rules)).answer(claim)


@MANY
@given(positions())
def test_with_the_holding_known_the_verdict_is_that_of_brute_force(position: Position) -> None:
    target, holding = position.target, position.heights(position.holding)
    allowed = oracle.legal_plays(position.rules, target, holding)
    answer = answered(position, is_open=True)
    assert (answer.verdict == "legal") == (position.heights(position.played) in allowed)
    assert answer.would_settle is None
    # The list of the legal plays says the same, each play once.
    assert answer.plays is not None
    listed = answer.plays.listed
    assert {position.heights(play) for play in listed} == allowed
    assert len(set(listed)) == len(listed) == answer.plays.total


@MANY
@given(positions())
def test_with_the_holding_hidden_the_verdict_is_that_over_every_holding(position: Position) -> None:
    answer = answered(position)
    assert answer.verdict == position.verdict()
    assert (answer.would_settle is not None) == (answer.verdict == "undetermined")


@settings(max_examples=60)
@given(any_play().filter(lambda rules: rules.play.sets), st.integers(0, 2**32))
def test_of_very_many_plays_the_highest_are_listed_and_all_are_counted(rules: Rules, seed: int) -> None:
    rng, scale = Random(seed), Scale(rules)
    size, count = rng.randint(9, 14), rng.randint(3, 5)
    dealt = rng.sample(whole_pack(rules), size + count)
    target = oracle.play_of(rules, [dealt[0]] * count)
    holding = dealt[count:]
    position = Position(
        rules, ((dealt[0],) * count,), tuple(holding[:count]), tuple(holding[count:]), (), (), ()
    )
    allowed = oracle.legal_plays(rules, oracle.counted(rules, target), position.heights(holding))
    every = {
        ordered(scale, play) for play in every_play(position, count) if position.heights(play) in allowed
    }
    highest = sorted((position.heights(play) for play in every), reverse=True)
    choices = answered(position, is_open=True).plays
    assert choices is not None
    assert choices.total == len(every)
    assert len(choices.listed) == len(set(choices.listed) & every) == min(200, len(every))
    if len({oracle.height(rules, card) for card in set(holding)}) == len(set(holding)):
        assert [position.heights(play) for play in choices.listed] == highest[:200]


@SOME
@given(any_play(), st.integers(0, 2**32))
def test_every_play_from_a_holding_is_judged_as_the_list_of_legal_plays_says(rules: Rules, seed: int) -> None:
    position = a_position(rules, Random(seed))
    sizes = [len(position.trick[0])] if position.trick else range(1, 4)
    scale = Scale(rules)
    choices = answered(position, is_open=True).plays
    assert choices is not None
    listed = set(choices.listed)
    for size in sizes:
        for play in every_play(position, size):
            rest = tuple((Counter(position.holding) - Counter(play)).elements())
            answer = answered(replace(position, played=play, known=rest, unknown=()), is_open=True)
            assert (answer.verdict == "legal") == (ordered(scale, play) in listed)


def every_play(position: Position, size: int) -> set[tuple[Card, ...]]:
    return set(combinations(sorted(position.holding, key=str), size))


def ordered(scale: Scale, play: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(map(scale.kind, play), key=lambda card: (-scale.height(card), str(card))))


# What a verdict rests on.


def label(position: Position, card: Card) -> str:
    return Scale(position.rules).label(card)


def few_unknown(position: Position) -> bool:
    """Whether every holding can still be tried with all known cards forgotten."""
    return len(position.known) + len(position.unknown) <= 5


@SOME
@given(positions().filter(few_unknown))
def test_the_proof_convicts(position: Position) -> None:
    answer = answered(position)
    if answer.proof is None:
        return
    assert answer.verdict == "illegal"
    cards = [next(card for card in position.known if label(position, card) == text) for text in answer.proof]
    if len(position.played) == 1:
        for card in cards:
            assert position.knowing_only([card]).verdict() == "illegal"
    every = [card for card in position.known if label(position, card) in answer.proof]
    assert position.knowing_only(every).verdict() == "illegal"


@SOME
@given(positions().filter(lambda position: few_unknown(position) and len(position.played) == 1))
def test_every_card_that_convicts_alone_is_told(position: Position) -> None:
    if position.verdict() != "illegal" or position.knowing_only([]).verdict() == "illegal":
        return
    alone = [card for card in position.known if position.knowing_only([card]).verdict() == "illegal"]
    proof = answered(position).proof or ()
    assert {label(position, card) for card in alone} <= set(proof)


def unseen_of(position: Position, height: int) -> list[Card]:
    unseen = (*position.unknown, *position.hidden)
    return [card for card in unseen if oracle.height(position.rules, card) == height]


@SOME
@given(positions())
def test_what_would_settle_it_does_settle_it(position: Position) -> None:
    answer = answered(position)
    assert bool(answer.would_settle) == (answer.verdict == "undetermined")
    if answer.verdict != "undetermined":
        return
    deciding = answer.finding.open
    for height in deciding:
        assert position.telling(unseen_of(position, height)[0]).verdict() == "illegal"
    if len(position.played) == 1:
        # None of them held: then it was legal.
        unseen = (*position.unknown, *position.hidden)
        innocent = [card for card in unseen if oracle.height(position.rules, card) not in deciding]
        left = len(position.unknown)
        cleared = replace(position, unknown=tuple(innocent[:left]), hidden=tuple(innocent[left:]))
        assert cleared.verdict() == "legal"


# However much is known, and however it is written.


@SOME
@given(positions(), st.integers(0, 2**32))
def test_more_knowledge_only_settles_what_was_open(position: Position, seed: int) -> None:
    rng, told = Random(seed), position
    verdicts = [answered(told).verdict]
    while told.unknown:
        if told.hidden and rng.random() < 0.5:
            *hidden, shown = told.hidden
            told = replace(told, hidden=tuple(hidden), seen=(*told.seen, shown))
        else:
            *unknown, shown = told.unknown
            told = replace(told, unknown=tuple(unknown), known=(*told.known, shown))
        verdicts.append(answered(told).verdict)
    settled = [verdict for verdict in verdicts if verdict != "undetermined"]
    assert verdicts == ["undetermined"] * (len(verdicts) - len(settled)) + settled
    assert set(settled) == {answered(position, is_open=True).verdict}


def document(position: Position, rng: Random, *, is_open: bool) -> dict[str, Any]:
    """The claim as JSON, its cards in any order and with any suits, or none where these do not matter."""
    pack, suits = position.rules.pack, dict[str, list[str]]()
    tops = [card for group in pack.top_cards for card in group.cards]
    for rank in pack.deck.ranks if pack.deck.has_suits else ():
        packs = len([card for card in whole_pack(position.rules) if card.rank == rank]) // 4
        suits[rank] = [suit for suit in "CDHS" if Card(rank, suit) not in tops] * packs
        rng.shuffle(suits[rank])

    def written(cards: Sequence[Card]) -> list[str]:
        return [suited(card) for card in rng.sample(cards, len(cards))]

    def suited(card: Card) -> str:
        must = card.rank in {top.rank for top in tops}
        if card.suit or card.rank not in suits or not (must or rng.random() < 0.6):
            return card_name(card)
        return card_name(Card(card.rank, suits[card.rank].pop()))

    trick = [{"player": f"p{at + 1}", "cards": written(cards)} for at, cards in enumerate(position.trick)]
    played, known = written(position.played), written(position.known)
    claim = {"kind": "play", "trick": trick, "player": f"p{len(trick) + 1}", "cards": played}
    claim |= {"seen": written(position.seen), "holding_size": len(position.holding)}
    if not is_open:
        return claim | {"known": known}
    holding = played + known + written(position.unknown)
    return claim | {"holding": rng.sample(holding, len(holding))}


@SOME
@given(positions(), st.integers(0, 2**32), st.booleans())
def test_neither_order_nor_suits_that_do_not_matter_change_an_answer(
    position: Position, seed: int, is_open: bool
) -> None:
    rng, table = Random(seed), table_for(position.rules)
    first, second = (judge_claim(table, document(position, rng, is_open=is_open)) for _ in range(2))
    assert first == second
    assert first["verdict"] == answered(position, is_open=is_open).verdict


@pytest.mark.parametrize("duty", Duty)
def test_all_of_a_pack_can_be_told(duty: Duty) -> None:
    """A holding of half the pack, half the pack seen."""
    rules = replace(Rules(), play=replace(Rules().play, duty=duty))
    held, seen = whole_pack(rules)[:26], whole_pack(rules)[26:]
    position = Position(rules, (tuple(seen[:1]),), tuple(held[:1]), tuple(held[1:]), (), (), tuple(seen[1:]))
    assert answered(position).verdict == answered(position, is_open=True).verdict == position.verdict()


@pytest.mark.parametrize("duty", Duty)
@pytest.mark.parametrize("count", [1, 10, 30])
def test_a_holding_of_a_hundred_cards_takes_no_time(duty: Duty, count: int) -> None:
    table = table_of("twenty-six", "Ann Bo Cy Di", {"pack.packs": 4, "play.duty": duty.value})
    ranks = [*table.pack.deck.ranks]
    claim = {
        "kind": "play",
        "trick": [
            {"player": "p1", "cards": ["3"] * min(count, 8) + ["4", "5", "6"] * (max(count - 8, 0) // 3)}
        ],
        "player": "p2",
        "holding": ["joker"] * 4 + ranks * 7,
    }
    claim["cards"] = (["joker"] * 2 + ranks * 3)[-len(claim["trick"][0]["cards"]) :]
    started = perf_counter()
    answer = judge_claim(table, claim)
    assert perf_counter() - started < 2
    assert answer["legal_plays_total"] >= len(answer["legal_plays"]) > 0
    assert len(answer["legal_plays"]) <= 200
