"""Parts of three machines die while 16 phones record hands: nothing is lost or doubled."""

from __future__ import annotations

import math
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from examples.several_machines.phones import Evening, recording
from tests.documents import EXAMPLES

if TYPE_CHECKING:
    from examples.several_machines.machines import Machines

pytestmark = pytest.mark.cluster

PHONES = 16
SERVING = ("machine1", "machine2")
TTL_S = 20
"""How long the lock of a leader holds: patroni.yml."""
SOON_S = 6.0
"""As long as nobody is served where a standby takes over at once."""
AFTER_TTL_S = TTL_S + 5.0
AWAY_S = 10.0
"""As long as something is away that comes back."""
SLOWEST_S = 12.0
"""No answer takes longer: 8 s of these may be a commit that waits for a standby."""
DESIGNED = {"503 store_must_work", "503 outcome_must_be_known", "503 turn_to_write_must_come"}
"""What phones may be told instead of 201."""


@contextmanager
def evening(
    machines: Machines, told: Callable[[str, Evening], None], what: str, *, may_break: bool = False
) -> Iterator[Evening]:
    """Phones that record hands while the block runs; nobody is answered but as designed."""
    with recording([machines.port(name, 8000) for name in SERVING], PHONES) as seen:
        yield seen
    told(what, seen)
    assert seen.wrong == []
    assert seen.acknowledged > 3 * PHONES
    assert seen.slowest_s <= SLOWEST_S
    said = {name for name in seen.said if name.startswith("5")}
    assert said <= DESIGNED
    assert may_break or said == {*seen.said}


def assert_all_kept(machines: Machines, seen: Evening, within_s: float) -> None:
    assert (seen.lost, seen.doubled) == (0, 0)
    assert seen.outage_s <= within_s
    assert_clean(machines)


def assert_clean(machines: Machines) -> None:
    """Fails unless every game is what its log says, as told by way of HAProxy."""
    command = [sys.executable, "-m", "referee", "check", "--database", machines.proxied]
    done = subprocess.run(command, env=machines.environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert ", 0 wrong." in done.stdout


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Callable[[str, Evening], None]:
    """Tells what came of something, on the terminal."""

    def tell(what: str, seen: Evening) -> None:
        with capsys.disabled():
            print(f"\n{what}: {seen}")

    return tell


def test_the_leaders_postgres_is_killed(machines: Machines, told: Callable[[str, Evening], None]) -> None:
    with evening(machines, told, "PostgreSQL killed") as seen:
        machines.kill_postgres(machines.leader())
    assert_all_kept(machines, seen, SOON_S)


def test_the_leaders_machine_dies(machines: Machines, told: Callable[[str, Evening], None]) -> None:
    leader = machines.leader()
    try:
        with evening(machines, told, "node killed") as seen:
            machines.kill_node(leader)
        assert machines.leader() != leader
    finally:
        machines.start_node(leader)
    assert_all_kept(machines, seen, AFTER_TTL_S)


def stall_and_die(machines: Machines, leader: str) -> None:
    """Its log reaches nobody for a while, and then it is gone with what it alone had."""
    machines.stall_log(leader)
    time.sleep(0.5)
    machines.kill_node(leader)


def test_the_leaders_machine_dies_when_its_log_has_stalled(
    machines: Machines, told: Callable[[str, Evening], None]
) -> None:
    leader = machines.leader()
    try:
        with evening(machines, told, "node killed, its log stalled") as seen:
            stall_and_die(machines, leader)
        assert machines.leader() != leader
    finally:
        machines.start_node(leader)
    assert_all_kept(machines, seen, AFTER_TTL_S)


def test_the_lead_is_handed_over(machines: Machines, told: Callable[[str, Evening], None]) -> None:
    leader = machines.leader()
    with evening(machines, told, "switchover") as seen:
        machines.switch_over()
    assert machines.leader() != leader
    assert_all_kept(machines, seen, SOON_S)


def test_a_standby_dies(machines: Machines, told: Callable[[str, Evening], None]) -> None:
    standby = machines.standbys()[0]
    try:
        with evening(machines, told, "standby killed") as seen:
            machines.kill_node(standby)
    finally:
        machines.start_node(standby)
    assert_all_kept(machines, seen, SOON_S)


def test_without_any_standby_nothing_is_acknowledged(
    machines: Machines, told: Callable[[str, Evening], None]
) -> None:
    standbys = machines.standbys()
    with evening(machines, told, f"both standbys away for {AWAY_S:g} s") as seen:
        for name in standbys:
            machines.kill_node(name)
        time.sleep(AWAY_S)
        for name in standbys:
            machines.start_node(name)
        machines.until(machines.has_synchronous_standby, "A standby confirms commits")
        confirmed = time.monotonic()
    assert seen.outage_s > AWAY_S - 1
    assert seen.served_at - confirmed <= SOON_S
    assert_all_kept(machines, seen, math.inf)


def test_the_leader_goes_on_without_etcd(machines: Machines, told: Callable[[str, Evening], None]) -> None:
    leader = machines.leader()
    with evening(machines, told, f"etcd away for {AWAY_S:g} s") as seen:
        machines.kill_etcd()
        time.sleep(AWAY_S)
        machines.start_etcd()
    assert machines.leader() == leader
    assert_all_kept(machines, seen, SOON_S)


def test_a_machine_with_a_service_dies(machines: Machines, told: Callable[[str, Evening], None]) -> None:
    try:
        with evening(machines, told, "service killed", may_break=True) as seen:
            machines.kill_service(SERVING[0])
            time.sleep(1)
    finally:
        machines.start_service(SERVING[0])
    assert_all_kept(machines, seen, SOON_S)


def test_asynchronous_machines_lose_hands(machines: Machines, told: Callable[[str, Evening], None]) -> None:
    """The control: were nothing lost here, the others would prove nothing."""
    machines.set_synchronous(False)
    leader = machines.leader()
    try:
        with evening(machines, told, "asynchronous: node killed, its log stalled") as seen:
            stall_and_die(machines, leader)
        assert seen.lost > 0
        assert machines.leader() != leader
    finally:
        machines.start_node(leader)
        machines.until(machines.is_whole, "All nodes are there")
        machines.set_synchronous(True)
    assert_clean(machines)


def test_the_script_shows_a_failover() -> None:
    command = [sys.executable, str(EXAMPLES / "several_machines" / "try_it.py"), "switchover"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 2:
        pytest.skip(done.stderr)
    assert (done.returncode, done.stderr) == (0, "")
    assert "0 lost, 0 doubled" in done.stdout
    assert done.stdout.endswith("Nothing was lost or doubled.\n")
