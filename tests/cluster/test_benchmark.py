"""What a hand costs on three machines can be measured: for a blink, so that no figure here means anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.benchmarks.cluster import Cluster
from tests.benchmarks.databases import in_turns
from tests.benchmarks.figures import BLINK
from tests.benchmarks.stores import sqlite

if TYPE_CHECKING:
    from examples.several_machines.machines import Machines

pytestmark = pytest.mark.cluster


def test_the_cluster_and_sqlite_take_turns(machines: Machines) -> None:
    with sqlite() as beside:
        figures = list(in_turns([beside, Cluster(machines)], BLINK))
    names = [figure.name.strip() for figure in figures]
    assert names.count("processor time of both other nodes") == 2
    assert all(figure.ours for figure in figures)
