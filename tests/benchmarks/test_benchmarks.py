"""The benchmarks run: for a blink, so that no figure here means anything."""

import pytest

from tests.benchmarks.figures import BLINK, table
from tests.benchmarks.run import BENCHMARKS


@pytest.mark.parametrize("name", BENCHMARKS)
def test_a_benchmark_runs(name: str) -> None:
    figures = list(BENCHMARKS[name](BLINK))
    assert all(figure.ours for figure in figures)
    assert len(table(figures).splitlines()) == len(figures) + 1
