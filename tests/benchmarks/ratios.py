"""One worker beside two, on an idle machine and beside a busy process; how long a hand holds up others."""

from __future__ import annotations

import json
import multiprocessing
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from statistics import median
from time import thread_time
from typing import Any

from werkzeug.test import EnvironBuilder, run_wsgi_app

from referee.app import NAME, create_app
from referee.settings import Settings
from referee.store.sqlite.locks import WriteTurn
from tests.benchmarks.field import Field, Game, field
from tests.benchmarks.figures import Effort, Figure, micros
from tests.benchmarks.load import request_bytes
from tests.benchmarks.over_http import Lane, Measured, Stream, dealt, measured
from tests.benchmarks.samples import hand, new_game
from tests.benchmarks.verdicts import claim_bodies

RECORDING, HAND, READ, CLAIM, HELD = 0.6, 12, 2, 3, 0.1
"""What is aimed at: of the bare route that keeps rows; in bare requests, each; of a hand's time."""
_KINDS = ("bare", "kept", "read", "record", "claim")
_WORKERS = (1, 2)


def ratios(effort: Effort) -> Iterator[Figure]:
    """Everything that is aimed at, measured in one run."""
    yield _held(effort)
    with ExitStack() as stack:
        fields = [stack.enter_context(field(replace(effort, workers=n), apart=False)) for n in _WORKERS]
        for where in ("idle", "beside a busy process"):
            with _neighbour() if where != "idle" else ExitStack():
                yield from _compared(fields, effort, where)


def _compared(fields: Sequence[Field], effort: Effort, where: str) -> Iterator[Figure]:
    lanes = [_lane(there, kind) for kind in _KINDS for there in fields]
    found = iter(measured(lanes, effort))
    done = {kind: [next(found) for _ in fields] for kind in _KINDS}
    for at, workers in enumerate(_WORKERS):
        yield from _of_workers({kind: done[kind][at] for kind in _KINDS}, f"{workers} worker(s), {where}")
    one, two = done["record"]
    ratio = two.per_second / one.per_second
    yield Figure(f"two workers beside one, {where}", _rate(two), _rate(one), ratio, "≥ 1")


def _of_workers(done: dict[str, Measured], where: str) -> Iterator[Figure]:
    bare, kept = done["bare"], done["kept"]
    ratio = done["record"].per_second / kept.per_second
    yield Figure(f"record, {where}", _rate(done["record"]), _rate(kept), ratio, f"≥ {RECORDING}")
    for kind, most in (("record", HAND), ("read", READ), ("claim", CLAIM)):
        ours = done[kind].cpu
        yield Figure(
            f"cpu of a {kind}, {where}", micros(ours), micros(bare.cpu), ours / bare.cpu, f"≤ {most}"
        )


def _rate(one: Measured) -> str:
    return f"{one.per_second:.0f}/s"


def _lane(there: Field, kind: str) -> Lane:
    """What phones ask of one of the servers."""
    streams: dict[str, Callable[[list[Game]], Stream]] = {
        "bare": lambda _: cycle([Game("/", "").reading()]),
        "kept": lambda games: (games[0].recording(at, path="/kept") for at, _ in enumerate(cycle(games))),
        "read": lambda games: cycle([game.reading() for game in games]),
        "record": lambda games: (game.recording(at) for at, game in enumerate(cycle(games))),
        "claim": lambda _: cycle([request_bytes("POST", "/v1/claims", one) for one in claim_bodies(200)]),
    }
    server = there.bare if kind in ("bare", "kept") else there.ours
    status = b"201" if kind in ("kept", "record") else b"200"
    return Lane(
        server, [streams[kind](games) for games in dealt(there.games, there.effort.connections)], status
    )


@contextmanager
def _neighbour() -> Iterator[None]:
    """Another process that computes all the time."""
    process = multiprocessing.get_context("spawn").Process(target=_compute, daemon=True)
    process.start()
    try:
        yield
    finally:
        process.kill()
        process.join()


def _compute() -> None:
    while True:
        pass


def _held(effort: Effort) -> Figure:
    """Of what a recorded hand computes, from request to answer, the part in which nobody else can write."""
    with tempfile.TemporaryDirectory(prefix="referee-benchmark-") as folder, _watched() as held:
        app = create_app(Settings(database=str(Path(folder) / "held.db"), rate_limit="off"))
        game = json.loads(_sent(app, "/v1/games", new_game(), "")[1])
        path, token = f"/v1/games/{game['id']}/hands", game["scorer_token"]
        hands = range(effort.rounds * effort.turns)
        held.clear()
        took = median(_sent(app, path, hand(number), token)[0] for number in hands) * 1e6
        app.extensions[NAME].close()
        app.extensions[NAME].store.close()
    name, part = "the write lock's share of a hand", median(held) * 1e6
    return Figure(name, micros(part), micros(took), part / took, f"≤ {HELD}", "computed in process")


@contextmanager
def _watched() -> Iterator[list[float]]:
    """The seconds that whoever had the turn to write computed, each time; waiting for the disk is none."""
    held, taken = list[float](), WriteTurn.held

    @contextmanager
    def noting(turn: WriteTurn, **options: Any) -> Iterator[Any]:
        with taken(turn, **options) as told:
            begun = thread_time()
            yield told
            held.append(thread_time() - begun)

    WriteTurn.held = noting  # type: ignore[method-assign]
    try:
        yield held
    finally:
        WriteTurn.held = taken  # type: ignore[method-assign]


def _sent(app: Any, path: str, body: Any, token: str) -> tuple[float, bytes]:
    """How many seconds the application took to answer, and its answer."""
    environ = EnvironBuilder(
        path, method="POST", json=body, headers={"Authorization": f"Bearer {token}"}
    ).get_environ()
    begun = thread_time()
    told, status, _ = run_wsgi_app(app, environ)
    answer = b"".join(told)
    assert status.startswith("201"), answer
    return thread_time() - begun, answer
