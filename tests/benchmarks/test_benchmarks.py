"""The benchmarks run: for a blink, so that no figure here means anything."""

import pytest

from tests.benchmarks.figures import BLINK, table
from tests.benchmarks.run import BENCHMARKS
from tests.benchmarks.soak import faults, soaked
from tests.benchmarks.stores import site, sqlite


@pytest.mark.parametrize("name", BENCHMARKS)
def test_a_benchmark_runs(name: str) -> None:
    figures = list(BENCHMARKS[name](BLINK))
    assert all(figure.ours for figure in figures)
    assert len(table(figures).splitlines()) == len(figures) + 1


def test_a_soak_runs_and_nothing_fails() -> None:
    with sqlite() as database, site(database) as there:
        samples = list(soaked(there, seconds=5))
    assert samples[-1].hands > samples[0].hands
    assert not [one for one in faults(samples) if "failed" in one]
