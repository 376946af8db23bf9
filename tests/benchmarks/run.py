"""The command line of the benchmarks: which to run, and for how long."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping

from tests.benchmarks.bourre import bourre
from tests.benchmarks.clubs import clubs
from tests.benchmarks.databases import databases
from tests.benchmarks.figures import Effort, Figure, table
from tests.benchmarks.in_process import in_process
from tests.benchmarks.melds import melds
from tests.benchmarks.moves import moves
from tests.benchmarks.over_http import over_http
from tests.benchmarks.ratios import ratios
from tests.benchmarks.scaling import scaling
from tests.benchmarks.streams import streams
from tests.benchmarks.verdicts import verdicts

BENCHMARKS: Mapping[str, Callable[[Effort], Iterator[Figure]]] = {
    "bourre": bourre,
    "clubs": clubs,
    "databases": databases,
    "http": over_http,
    "melds": melds,
    "moves": moves,
    "process": in_process,
    "ratios": ratios,
    "scaling": scaling,
    "streams": streams,
    "verdicts": verdicts,
}


def main() -> None:
    """Runs what was asked for, or everything, and prints a table of each."""
    effort = Effort()
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="|".join(BENCHMARKS), help="all, unless some are named")
    parser.add_argument("--seconds", type=float, default=effort.seconds, help="of each round of requests")
    parser.add_argument("--rounds", type=int, default=effort.rounds, help="of A-B-A-B")
    parser.add_argument("--connections", type=int, default=effort.connections, help="phones at once")
    parser.add_argument("--workers", type=int, default=effort.workers, help="processes of each server")
    parser.add_argument("--watchers", type=int, default=effort.watchers, help="of one game")
    parser.add_argument("--watched", type=int, default=effort.watched, help="games on two services")
    parser.add_argument("--address", default="", help="of an empty database to measure besides, in databases")
    parser.add_argument("--cluster", action="store_true", help="three nodes besides, in databases")
    parser.add_argument("--hands", type=int, default=effort.hands, help="of the long game")
    parser.add_argument("--games", type=int, default=effort.games, help="in the large database")
    given = vars(parser.parse_args())
    names = given.pop("names") or list(BENCHMARKS)
    if unknown := set(names) - set(BENCHMARKS):
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(BENCHMARKS)}")
    for name in names:
        print(table(list(BENCHMARKS[name](Effort(**given)))), end="\n\n", flush=True)
