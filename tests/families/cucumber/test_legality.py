"""Verdicts about plays, compared with brute force over everything that could be held."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from random import Random
from time import thread_time
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from referee.cards import Card, card_name
from referee.families.cucumber.referee.claims import Answer, Referee
from referee.families.cucumber.referee.judging import judge_claim
from referee.families.cucumber.referee.trick import Scale
from referee.families.cucumber.rules.options import Duty, Rules
from tests.families.cucumber import oracle
from tests.families.cucumber.positions import Position, a_position, any_play, positions, table_for, whole_pack
from tests.tables import table_of

MANY = settings(max_examples=600)
SOME = settings(max_examples=150)
RARE = settings(max_examples=25, suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])
"""Where one position in eight or fewer will do, these are all such."""


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


@settings(max_examples=300)
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


@RARE
@given(positions().filter(few_unknown))
def test_the_proof_convicts(position: Position) -> None:
    answer = answered(position)
    assume(answer.proof is not None)
    assert answer.proof is not None
    assert answer.verdict == "illegal"
    known = {
        text: [card for card in position.known if label(position, card) == text] for text in answer.proof
    }
    cards = [known[text].pop() for text in answer.proof]
    if answer.finding.convicting:
        for card in cards:
            assert position.knowing_only([card]).verdict() == "illegal"
    assert position.knowing_only(cards).verdict() == "illegal"


@pytest.mark.parametrize(
    ("known", "proof"),
    [(["J", "J", "J", "J", "9"], ("J", "J")), (["J", "9"], None), (["J", "J", "2"], ("2",))],
)
def test_the_proof_is_the_play_that_was_owed(known: list[str], proof: tuple[str, ...] | None) -> None:
    table = table_of("twenty-six", "Ann Bo Cy", {"play.duty": "beat_if_able"})
    claim = {"kind": "play", "trick": [{"player": "p1", "cards": ["10", "10"]}], "player": "p2"}
    claim |= {"cards": ["3", "3"], "holding_size": 9, "known": known}
    answer = judge_claim(table, claim)
    assert answer["proof"] == (None if proof is None else [*proof])
    assert answer["verdict"] == ("undetermined" if proof is None else "illegal")


@settings(RARE, max_examples=8)
@given(positions().filter(lambda position: few_unknown(position) and len(position.played) == 1))
def test_every_card_that_convicts_alone_is_told(position: Position) -> None:
    assume(position.verdict() == "illegal" and position.knowing_only([]).verdict() != "illegal")
    alone = [card for card in position.known if position.knowing_only([card]).verdict() == "illegal"]
    proof = answered(position).proof or ()
    assert {label(position, card) for card in alone} <= set(proof)


def unseen_of(position: Position, height: int) -> list[Card]:
    unseen = (*position.unknown, *position.hidden)
    return [card for card in unseen if oracle.height(position.rules, card) == height]


@RARE
@given(positions())
def test_what_would_settle_it_does_settle_it(position: Position) -> None:
    answer = answered(position)
    assert bool(answer.would_settle) == (answer.verdict == "undetermined")
    assume(answer.verdict == "undetermined")
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
    rng, known_position = Random(seed), position
    verdicts = [answered(known_position).verdict]
    while known_position.unknown:
        if known_position.hidden and rng.random() < 0.5:
            *hidden, shown = known_position.hidden
            known_position = replace(known_position, hidden=tuple(hidden), seen=(*known_position.seen, shown))
        else:
            *unknown, shown = known_position.unknown
            known_position = replace(
                known_position, unknown=tuple(unknown), known=(*known_position.known, shown)
            )
        verdicts.append(answered(known_position).verdict)
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
    started = thread_time()
    answer = judge_claim(table, claim)
    assert thread_time() - started < 2
    assert answer["legal_plays_total"] >= len(answer["legal_plays"]) > 0
    assert len(answer["legal_plays"]) <= 200
