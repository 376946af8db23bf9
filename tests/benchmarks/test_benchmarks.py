"""The benchmarks run: for a blink, so that no figure here means anything."""

import re
import time
from contextlib import closing

import pytest

from tests.benchmarks.figures import BLINK, table
from tests.benchmarks.run import BENCHMARKS
from tests.benchmarks.soak import Sample, faults, soaked, stalling
from tests.benchmarks.stores import Site, SqliteFile, site, sqlite
from tests.benchmarks.traffic import Traffic

APART_S, LONGEST_S = 0.25, 60.0


@pytest.mark.parametrize("name", BENCHMARKS)
def test_a_benchmark_runs(name: str) -> None:
    figures = list(BENCHMARKS[name](BLINK))
    assert all(figure.ours for figure in figures)
    assert len(table(figures).splitlines()) == len(figures) + 1


def soaked_until_hands_grow(there: Site, *, seconds: float) -> list[Sample]:
    """The samples of at least so many seconds, and of as many more as a slow machine needs for two hands."""
    samples = list[Sample]()
    with closing(soaked(there, seconds=LONGEST_S, apart=APART_S)) as soak:
        for sample in soak:
            samples.append(sample)
            if sample.seconds >= seconds and sample.hands > samples[0].hands:
                return samples
    raise AssertionError(f"no hands in {LONGEST_S} seconds: {samples[-1]}")


def test_a_soak_runs_and_nothing_fails() -> None:
    with sqlite() as database, site(database, is_copied=True) as there:
        samples = soaked_until_hands_grow(there, seconds=1)
    assert not [one for one in faults(samples) if "failed" in one]


def test_a_soak_on_a_disk_that_stalls_refuses_nobody() -> None:
    with sqlite() as database, site(database, is_copied=True) as there:
        assert isinstance(database, SqliteFile)
        with stalling(database):
            samples = soaked_until_hands_grow(there, seconds=2)
    assert samples[-1].failed == ()


def test_a_soak_says_what_failed_and_how() -> None:
    with sqlite() as database, site(database, is_copied=True) as there:
        assert isinstance(database, SqliteFile)
        database.path.rename(database.path.with_suffix(".away"))
        traffic = Traffic([there.services[0].port], 1)
        while not traffic.failed:
            time.sleep(0.01)
        traffic.close()
    sample = Sample(1, 0, traffic.failures(), 90, 40, 8, 64, 5, tuple(traffic.failed))
    (fault,) = faults([sample, sample])
    assert re.match(
        r"\d+ requests failed:\n  POST /v1/clubs: 503 after \d+\.\d\d s: .*store_must_work", fault
    )
