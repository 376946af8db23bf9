"""The guide's three nodes on this machine, for a benchmark: two of them keep what is acknowledged."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from tests.benchmarks.servers import computed_s
from tests.benchmarks.stores import Postgres

if TYPE_CHECKING:
    from examples.several_machines.machines import Machines

NAME = "synchronous cluster"


class Cluster(Postgres):
    """Three nodes, one of which leads."""

    def __init__(self, machines: Machines) -> None:
        password = machines.environment["PGPASSWORD"]
        address = machines.database.replace("referee@", f"referee:{password}@")
        super().__init__(NAME, f"{address}?target_session_attrs=read-write")
        self._machines = machines

    def computed_s(self) -> dict[str, float]:
        """What the leader has computed, and both others."""
        leader = self._machines.leader()
        standbys = [pid for name in self._machines.standbys() for pid in self._machines.postgres_pids(name)]
        return {
            "database": computed_s(self._machines.postgres_pids(leader)),
            "standbys": computed_s(standbys),
        }


def missing() -> str:
    """What has to be installed for it, in a sentence; "" where all is there."""
    if find_spec("patroni") is None:
        return "There is no Patroni: pip install '.[cluster]'"
    from examples.several_machines import machines  # noqa: PLC0415  # needs what comes with Patroni

    return machines.missing()


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A new one, which is down when the block ends."""
    from examples.several_machines.machines import Machines  # noqa: PLC0415  # needs what comes with Patroni

    with tempfile.TemporaryDirectory(prefix="referee-benchmark-") as folder:
        machines = Machines(Path(folder))
        try:
            machines.up()
            yield Cluster(machines)
        finally:
            machines.down()
