"""Bourré: verdicts in one process, with cinches in question, and recording a hand beside one of Cucumber."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from time import thread_time
from typing import Any

from referee.families.bourre.referee.claims import judge_play
from referee.families.bourre.rules.options import DealRules, LeadDuty, PlayRules, Rules
from referee.families.bourre.table.cards import NAMES as CARDS
from referee.families.bourre.table.table import Player, Table
from referee.families.budget import Steps
from referee.store.sqlite.store import SqliteStore
from tests.benchmarks.figures import Effort, Figure, in_turn, micros
from tests.benchmarks.samples import Template, act, opening

FULL_PER_SECOND = 20_000
PARTLY_MS = 1
BESIDE_CUCUMBER = 1.2
Claim = dict[str, Any]
_DUTIES = PlayRules(lead=(LeadDuty.HIGH_TRUMP_FIRST, LeadDuty.ALL_TRUMPS_LEFT))


def bourre(effort: Effort) -> Iterator[Figure]:
    """Claims from JSON to JSON on random cards, and hands kept in a store."""
    cases = max(10, effort.rounds * effort.turns * 10)
    yield _full(cases)
    yield _partly("5 cards, 4 unknown, a cinch in question", Rules(), 4, cases)
    yield _partly("7 cards, 6 unknown, a cinch in question", Rules(deal=DealRules(7)), 6, cases)
    yield _partly("the same with duties on lead", Rules(deal=DealRules(7), play=_DUTIES), 6, cases)
    yield _recorded(effort)


def _claims(rules: Rules, unknown: int, cases: int) -> list[Claim]:
    rng = Random(7)
    return [_claim(rng.sample(CARDS, len(CARDS)), rules.deal.cards, unknown, rng) for _ in range(cases)]


def _claim(cards: list[str], size: int, unknown: int, rng: Random) -> Claim:
    """A lead or a third player's play by somebody who may be sure of the pot, and what is known."""
    lying = [] if rng.random() < 0.4 else cards[:2]
    held = cards[2 : 2 + size]
    claim: Claim = {
        "trump": {"suit": rng.choice("CDHS")},
        "trick": [{"player": f"p{at + 1}", "card": card} for at, card in enumerate(lying)],
        "player": f"p{len(lying) + 1}",
        "card": held[0],
        "tricks_taken": 1,
        "gone": cards[10:20],
    }
    if not unknown:
        return claim | {"holding": held}
    return claim | {"holding_size": size, "known": held[1 : size - unknown], "seen": cards[20:24]}


def _took(rules: Rules, claims: list[Claim]) -> list[float]:
    """The microseconds of processor time of each verdict, in order."""
    table, took = Table(rules, tuple(map(Player, ("Ann", "Bo", "Cy", "Di"))), 3), list[float]()
    for claim in claims:
        before = thread_time()
        judge_play(table, claim, Steps())
        took.append((thread_time() - before) * 1e6)
    return sorted(took)


def _full(cases: int) -> Figure:
    took = _took(Rules(), _claims(Rules(), 0, cases))
    rate = f"{len(took) / sum(took) * 1e6:.0f}/s from JSON to JSON"
    return Figure("Bourré, 5 cards known", rate, target=f"≥ {FULL_PER_SECOND}/s")


def _partly(name: str, rules: Rules, unknown: int, cases: int) -> Figure:
    took = _took(rules, _claims(rules, unknown, cases))
    told = f"p50 {micros(took[len(took) // 2])}, p99 {micros(took[len(took) * 99 // 100])}"
    return Figure(f"Bourré, {name}", told, target=f"p99 ≤ {PARTLY_MS} ms")


def hand(number: int) -> Claim:
    """A hand of three who stay; everybody wins and is bourré in turn."""
    seats = [f"p{(number + at) % 5 + 1}" for at in range(3)]
    taken = dict(zip(seats, (3, 2, 0), strict=True))
    return {"kind": "hand", "stay": [{"player": seat} for seat in seats], "taken": taken}


def _recorded(effort: Effort) -> Figure:
    """The use case with the store, taking turns with a hand of Agurk."""
    with tempfile.TemporaryDirectory(prefix="referee-benchmark-") as folder:
        ours, beside = SqliteStore(Path(folder) / "ours.db"), SqliteStore(Path(folder) / "beside.db")
        (game,) = Template(hands=1, opened=opening("bourre", {}), act=hand).fill(ours, 1)
        (other,) = Template(hands=1, opened=opening(), act=act).fill(beside, 1)
        numbers, others = count(1), count(1)
        acts = [lambda: game.record(next(numbers)), lambda: other.record(next(others))]
        record, agurk = in_turn(acts, times=effort.rounds * effort.turns)
        ours.close()
        beside.close()
    return Figure(
        "record a hand of Bourré, beside one of Agurk",
        f"{micros(record.wall)} (cpu {micros(record.cpu)})",
        f"{micros(agurk.wall)} (cpu {micros(agurk.cpu)})",
        record.wall / agurk.wall,
        target=f"≤ {BESIDE_CUCUMBER}",
    )
