"""Three databases and two services on this machine: the leader fails while phones record, nothing is lost.

    python examples/several_machines/try_it.py [postgres] [node] [switchover]

Without a word all three happen, one after the other: the leader's PostgreSQL is killed, its whole machine is,
and the lead is handed over as before an update. It takes about two minutes.

Needs Debian's packages `postgresql etcd-server haproxy`, and `pip install '.[cluster]'`. As root everything
runs in a user namespace, since PostgreSQL refuses root. Exit code 0: nothing was lost; 1: something was; 2:
something has to be installed first.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

try:
    from machines import SERVING, Machines, machines_up, missing
except ModuleNotFoundError as error:
    print(f"There is no {error.name} here: pip install '.[cluster]'", file=sys.stderr)
    sys.exit(2)
from phones import Evening, recording

PHONES = 8


def postgres(machines: Machines) -> None:
    """The leader's PostgreSQL is killed."""
    machines.kill_postgres(machines.leader())


def node(machines: Machines) -> None:
    """The leader's whole machine dies."""
    machines.kill_node(machines.leader())


def switchover(machines: Machines) -> None:
    """The lead is handed over."""
    machines.switch_over()


EVENTS: dict[str, Callable[[Machines], None]] = {one.__name__: one for one in (postgres, node, switchover)}


def happen(machines: Machines, event: Callable[[Machines], None]) -> Evening:
    """Phones record hands by way of HAProxy while something happens; then all machines run again."""
    leader = machines.leader()
    print(f"\n{event.__doc__} {leader} leads.", flush=True)
    with recording([machines.port("*", 80)], PHONES) as evening:
        event(machines)
    print(f"Now {machines.leader()} leads: {evening}.")
    if event is node:
        machines.start_node(leader)
    print(
        f"All are there again after {machines.until(machines.is_whole, 'All nodes are there again'):.1f} s."
    )
    return evening


def is_clean(machines: Machines) -> bool:
    """Whether every game is what its log says; reached by way of HAProxy."""
    command = [sys.executable, "-m", "referee", "check", "--database", machines.proxied]
    done = subprocess.run(command, env=machines.environment, capture_output=True, text=True, check=False)
    print(f"\nreferee check: {(done.stdout + done.stderr).strip().splitlines()[-1]}")
    return done.returncode == 0


def main(events: list[str]) -> int:
    """The exit code."""
    if lacking := missing():
        print(lacking, file=sys.stderr)
        return 2
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="referee-") as folder, machines_up(Path(folder)) as machines:
        print(f"Three databases and {len(SERVING)} services after {time.monotonic() - begun:.1f} s.")
        evenings = [happen(machines, EVENTS[name]) for name in events or EVENTS]
        clean = is_clean(machines)
    wrong = [fault for evening in evenings for fault in evening.wrong]
    print(*wrong, sep="\n")
    nothing_lost = clean and not wrong and not any(one.lost or one.doubled for one in evenings)
    print("Nothing was lost or doubled." if nothing_lost else "Something was lost or doubled.")
    return 0 if nothing_lost else 1


if __name__ == "__main__":
    if any(word not in EVENTS for word in sys.argv[1:]):
        sys.exit(__doc__)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # whatever ends it, nothing stays behind
    sys.exit(main(sys.argv[1:]))
