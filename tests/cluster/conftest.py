"""Three machines, for all tests of a run."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from examples.several_machines.machines import Machines


@pytest.fixture(scope="session")
def all_machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    if importlib.util.find_spec("patroni") is None:
        pytest.skip("There is no Patroni: pip install '.[cluster]'")
    from examples.several_machines.machines import machines_up, missing  # noqa: PLC0415  # needs Patroni's

    if lacking := missing():
        pytest.skip(lacking)
    with machines_up(Path(tmp_path_factory.mktemp("machines"))) as machines:
        yield machines


@pytest.fixture
def machines(all_machines: Machines) -> Machines:
    """All of them in order, whatever the test before has done."""
    all_machines.until(all_machines.is_whole, "All nodes are there")
    return all_machines
