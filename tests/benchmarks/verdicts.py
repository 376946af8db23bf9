"""The referee within one process: verdicts a second with the holding known, and how long others take."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter, thread_time
from typing import Any

from referee.cards import Card
from referee.families.cucumber.referee.claims import Referee, play_document, read_play
from referee.families.cucumber.referee.trick import Scale
from referee.families.cucumber.rules.consistency import FITTING
from referee.families.cucumber.rules.dealing import pack_for
from referee.families.cucumber.rules.ranking import top_ranks
from referee.families.cucumber.rules.variants import VARIANTS
from referee.families.cucumber.table.table import Player, Table
from tests.benchmarks.figures import Effort, Figure, micros

FULL_PER_SECOND = 20_000
PARTLY_MS = 1
_CASES_PER_TURN = 25
Claim = dict[str, Any]


def verdicts(effort: Effort) -> Iterator[Figure]:
    """Claims as tables make them, on random cards."""
    cases = max(10, effort.rounds * effort.turns * _CASES_PER_TURN // 4)
    yield _full("agurk", cases, holding=7, led=1)
    yield _full("gurka-iceland", cases // 4, holding=10, led=2)
    yield _partly("ogorek", cases // 4, holding=8, led=1, unknown=7)
    yield _partly("twenty-six", cases // 4, holding=14, led=3, unknown=11)


def _full(variant: str, cases: int, *, holding: int, led: int) -> Figure:
    """With the holding known: judged, explained, with every legal play; and from JSON to JSON."""
    table, claims = _claims(variant, cases, holding=holding, led=led, unknown=None)
    referee, began = Referee(table), thread_time()
    read = [read_play(table, claim) for claim in claims]
    judging = thread_time()
    answers = [referee.answer(claim) for claim in read]
    judged = thread_time()
    for answer in answers:
        play_document(answer, referee.scale)
    told = thread_time()
    target = f"≥ {FULL_PER_SECOND}/s" if led == 1 else ""
    name = f"{variant}, {holding} cards known, {led} led"
    rate = f"{cases / (judged - judging):.0f} verdicts/s, {cases / (told - began):.0f}/s from JSON to JSON"
    return Figure(name, rate, target=target)


def _partly(variant: str, cases: int, *, holding: int, led: int, unknown: int) -> Figure:
    """With most of the holding unknown: each verdict by itself."""
    table, claims = _claims(variant, cases, holding=holding, led=led, unknown=unknown)
    referee, took = Referee(table), list[float]()
    for claim in claims:
        before = perf_counter()
        referee.answer(read_play(table, claim))
        took.append((perf_counter() - before) * 1e6)
    took.sort()
    name = f"{variant}, {unknown} of {holding} cards unknown, {led} led, {table.pack.size} in all"
    told = f"p50 {micros(took[len(took) // 2])}, p99 {micros(took[len(took) * 99 // 100])}"
    return Figure(name, told, target=f"p99 ≤ {PARTLY_MS} ms")


def _claims(
    variant: str, cases: int, *, holding: int, led: int, unknown: int | None
) -> tuple[Table, list[Claim]]:
    rules = FITTING.read(VARIANTS[variant].rules, {"players": {"max": 8}})
    players = tuple(Player(f"p{seat + 1}") for seat in range(4))
    table = Table(rules, players, pack_for(rules, len(players)).packs, 3, None)
    rng = Random(7)
    return table, [_claim(table, rng, holding=holding, led=led, unknown=unknown) for _ in range(cases)]


def _claim(table: Table, rng: Random, *, holding: int, led: int, unknown: int | None) -> Claim:
    """A trick of two plays, the third player's play to it, and what is known of that holding."""
    tops = top_ranks(table.rules)
    kinds = Scale(table.rules).copies(table.pack).items()
    # Of a rank with a top card only that one, so that no suit has to be told.
    deck = [card for card, copies in kinds for _ in range(copies) if card.suit or card.rank not in tops]
    rng.shuffle(deck)
    ordinary = [card for card in deck if card.rank != "joker"]
    lead = next(card for card in ordinary if ordinary.count(card) >= led)
    for _ in range(led):
        deck.remove(lead)
    followed, deck = deck[:led], deck[led:]
    held, deck = deck[:holding], deck[holding:]
    claim: Claim = {
        "trick": [
            {"player": "p1", "cards": _texts([lead] * led)},
            {"player": "p2", "cards": _texts(followed)},
        ],
        "player": "p3",
        "cards": _texts(held[:led]),
    }
    if unknown is None:
        return claim | {"holding": _texts(held)}
    known = held[led : holding - unknown]
    return claim | {"holding_size": holding, "known": _texts(known), "seen": _texts(deck[: len(deck) // 2])}


def _texts(cards: Sequence[Card]) -> list[str]:
    return [str(card) for card in cards]


def claim_bodies(cases: int) -> list[bytes]:
    """Claims to send over HTTP."""
    _, claims = _claims("agurk", cases, holding=7, led=1, unknown=None)
    common = {"variant": "agurk", "players": 4, "kind": "play"}
    return [json.dumps(common | claim, separators=(",", ":")).encode() for claim in claims]
