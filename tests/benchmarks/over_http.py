"""Over HTTP: reading a game and recording a hand, beside a bare route of Flask on the same server."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count, cycle
from statistics import median

from tests.benchmarks.field import GAMES_EACH, Field, Game, field
from tests.benchmarks.figures import Effort, Figure, micros
from tests.benchmarks.load import Answers, ask, request_bytes
from tests.benchmarks.servers import TICK_S, Running
from tests.benchmarks.verdicts import claim_bodies
from tests.serving import Phone

READING, RECORDING, RULING = 0.7, 0.4, 0.5
"""What is aimed at: this much of what the bare route answers in the same time."""
_LARGEST_MB = 100

Stream = Iterator[bytes]


@dataclass(frozen=True)
class Side:
    """One server, and what a phone sends to it."""

    server: Running
    stream: Callable[[list[Game]], Stream]
    status: bytes


@dataclass(frozen=True)
class Lane:
    """One server, what each phone sends to it, and the status of every answer."""

    server: Running
    streams: Sequence[Stream]
    status: bytes


@dataclass(frozen=True)
class Measured:
    """What one side did, round by round."""

    rounds: Sequence[Answers]
    computed: Sequence[float]
    """Microseconds of the server's processor time per answer."""

    @property
    def per_second(self) -> float:
        """Answers a second."""
        return median(one.per_second for one in self.rounds)

    @property
    def cpu(self) -> float:
        """Microseconds of the server's processor time per answer."""
        return median(self.computed)

    @property
    def told(self) -> str:
        """Answers a second, half of them within, 99 of 100 within, processor time each."""
        middle, slow = (median(one.percentile(of) for one in self.rounds) for of in (50, 99))
        times = f"p50 {micros(middle)}, p99 {micros(slow)}, cpu {micros(self.cpu)}"
        return f"{self.per_second:.0f}/s ({times})"

    @property
    def busy(self) -> float:
        """The part of the time for which the generator itself computed."""
        return median(one.busy_s / one.seconds for one in self.rounds)


def over_http(effort: Effort) -> Iterator[Figure]:
    """Requests a second of many phones, the waiting of one alone, and the memory of a worker after that."""
    with field(effort) as there:
        for phones in (effort.connections, 1):
            yield from _reading(there, phones)
            yield from _recording(there, phones)
            yield _ruling(there, phones)
        yield Figure(
            "memory of a worker",
            f"{there.ours.resident_mb():.0f} MB",
            f"{there.bare.resident_mb():.0f} MB",
            target=f"< {_LARGEST_MB} MB",
        )


def _reading(there: Field, phones: int) -> Iterator[Figure]:
    def again(games: list[Game]) -> Stream:
        tags = [Phone(there.ours.port).send("GET", game.path).headers["ETag"] for game in games]
        pairs = zip(games, tags, strict=True)
        return cycle([game.reading(If_None_Match=tag) for game, tag in pairs])

    def bare(path: str) -> Side:
        return Side(there.bare, lambda _: cycle([Game(path, "").reading()]), b"200")

    whole = Side(there.ours, lambda games: cycle([game.reading() for game in games]), b"200")
    sides = [whole, bare("/"), Side(there.ours, again, b"304"), bare("/plain")]
    read, beside, unchanged, plain = _in_turn(there, sides, phones)
    yield _figure("read a game", phones, read, beside, READING)
    yield _figure("read, If-None-Match", phones, unchanged, beside, READING)
    yield _figure("read, beside a document", phones, read, plain)


def _recording(there: Field, phones: int) -> Iterator[Figure]:
    def hands(games: list[Game]) -> Stream:
        return (game.recording(number) for number, game in enumerate(cycle(games)))

    def keyed(games: list[Game]) -> Stream:
        turns = enumerate(cycle(games))
        return (game.recording(number, Idempotency_Key=str(uuid.uuid4())) for number, game in turns)

    def bare(path: str) -> Side:
        return Side(there.bare, lambda games: (games[0].recording(at, path=path) for at in count()), b"201")

    ours = [Side(there.ours, stream, b"201") for stream in (hands, keyed)]
    sides = [ours[0], bare("/"), ours[1], bare("/plain"), bare("/kept")]
    without, beside, with_key, plain, kept = _in_turn(there, sides, phones)
    yield _figure("record a hand", phones, without, beside, RECORDING)
    yield _figure("record, Idempotency-Key", phones, with_key, beside, RECORDING)
    yield _figure("record, beside a document", phones, without, plain)
    yield _figure("record, beside the same rows kept", phones, without, kept)


def _ruling(there: Field, phones: int) -> Figure:
    def asking(path: str) -> Callable[[list[Game]], Stream]:
        claims = claim_bodies(200)
        return lambda _: cycle([request_bytes("POST", path, claim) for claim in claims])

    sides = [Side(there.ours, asking("/v1/claims"), b"200"), Side(there.bare, asking("/"), b"201")]
    ours, beside = _in_turn(there, sides, phones)
    return _figure("ask the referee", phones, ours, beside, RULING)


def _in_turn(there: Field, sides: Sequence[Side], phones: int) -> list[Measured]:
    hands = dealt(there.games, phones)
    return measured(
        [Lane(side.server, [side.stream(games) for games in hands], side.status) for side in sides],
        there.effort,
    )


def measured(lanes: Sequence[Lane], effort: Effort) -> list[Measured]:
    """Every lane for a while, and again: what disturbs the machine for longer meets all of them."""
    rounds = [[_round(lane, effort) for lane in lanes] for _ in range(effort.rounds)]
    return [Measured(*zip(*column, strict=True)) for column in zip(*rounds, strict=True)]


def dealt(games: list[Game], phones: int) -> list[list[Game]]:
    """Games of its own for every phone."""
    return [games[at * GAMES_EACH : (at + 1) * GAMES_EACH] for at in range(phones)]


def _round(lane: Lane, effort: Effort) -> tuple[Answers, float]:
    before = lane.server.computed_s()
    answers = ask(lane.server.port, lane.streams, seconds=effort.seconds)
    assert set(answers.statuses) == {lane.status}, answers.statuses
    computed = max(lane.server.computed_s() - before, TICK_S)
    return answers, computed / len(answers.waited) * 1e6


def _figure(name: str, phones: int, ours: Measured, beside: Measured, target: float | None = None) -> Figure:
    who = f"{phones} phone{'s' if phones > 1 else ''}"
    ratio = ours.per_second / beside.per_second
    busy = f"generator {max(ours.busy, beside.busy):.0%} busy"
    aim = f"≥ {target}" if target else ""
    return Figure(f"{name}, {who}", ours.told, beside.told, ratio, aim, busy)
