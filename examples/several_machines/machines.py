"""Three machines on one: PostgreSQL under Patroni, etcd, HAProxy and services, to bring up and to break.

The files of this folder are what runs; a machine's port, such as `machine2:5432`, becomes one of this one.
"""

from __future__ import annotations

import http.client
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from glob import glob
from pathlib import Path
from typing import Any

import psutil
import psycopg
import yaml

HERE = Path(__file__).parent
NAMES = ("machine1", "machine2", "machine3")
SERVING = ("machine1", "machine2")
TTL_S = 20
"""How long the lock of a leader holds that died without a word."""
PASSWORD = "change-me"  # nobody but this machine gets there
_DEADLINE_S = 120.0
_POLL_S = 0.05
_PORTS = (5432, 8008, 2379, 2380, 8000, 8001)
_SHARED_PORTS = (80, 443, 5000)
_AS_NOBODY = ["unshare", "--user", "--map-user=1000", "--map-group=1000"]
"""PostgreSQL refuses root. In a user namespace root is called 1000, and needs no other account."""


def missing() -> str:
    """What has to be installed before machines can be brought up, in a sentence; "" where all is there."""
    wanted = {
        "PostgreSQL (Debian: postgresql)": bool(_postgres()),
        "etcd (Debian: etcd-server)": bool(shutil.which("etcd")),
        "HAProxy (Debian: haproxy)": bool(_haproxy()),
        "Patroni (pip install '.[cluster]')": _has_patroni(),
    }
    if os.name == "posix" and not os.getuid():
        tried = subprocess.run([*_AS_NOBODY, "true"], capture_output=True, check=False)
        wanted["an account that is not root, or user namespaces"] = not tried.returncode
    lacking = [name for name, is_there in wanted.items() if not is_there]
    return f"There is no {', no '.join(lacking)}." if lacking else ""


def _postgres() -> str:
    """The folder of PostgreSQL's programs: PG_BIN, the newest of Debian's places, the path."""
    found = sorted(glob("/usr/lib/postgresql/*/bin/pg_rewind"), key=lambda at: int(at.split("/")[4]))
    on_path = found[-1] if found else shutil.which("pg_rewind") or ""
    return os.environ.get("PG_BIN") or os.path.dirname(on_path)


def _haproxy() -> str | None:
    return shutil.which("haproxy", path=f"{os.environ['PATH']}{os.pathsep}/usr/sbin")


def _has_patroni() -> bool:
    return not subprocess.run(
        [sys.executable, "-c", "import patroni"], capture_output=True, check=False
    ).returncode


class Machines:
    """Three machines with a database, two of them with services, and what can happen to them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._is_synchronous = True
        self._processes: dict[str, subprocess.Popen[bytes]] = {}
        numbers = iter(_free_ports(len(NAMES) * len(_PORTS) + len(_SHARED_PORTS)))
        self._ports = {(name, port): next(numbers) for name in NAMES for port in _PORTS}
        self._ports |= {("*", port): next(numbers) for port in _SHARED_PORTS}

    # How they are reached

    def port(self, name: str, port: int) -> int:
        """Which port of this machine stands for a machine's; `*` has those of HAProxy."""
        return self._ports[name, port]

    def here(self, text: str, name: str = "*") -> str:
        """A text of this folder's files for this machine. What listens everywhere is the named machine's."""

        def address(found: re.Match[str]) -> str:
            machine = name if found["machine"] in ("*", "0.0.0.0") else found["machine"]
            check = found["check"] and f" check port {self.port(machine, int(found['check']))}"
            return f"127.0.0.1:{self.port(machine, int(found['port']))}{check or ''}"

        return re.sub(
            r"(?P<machine>machine\d|\*|0\.0\.0\.0):(?P<port>\d+)(?: check port (?P<check>\d+))?",
            address,
            text,
        )

    def variables(self, file: str, name: str) -> dict[str, str]:
        """The variables of an environment file, which is written for the first machine, on the named one."""
        lines = (line for line in (HERE / file).read_text().splitlines() if "=" in line and line[0] != "#")
        pairs = dict(line.split("=", 1) for line in lines)
        own = {key: self.here(_named(key, value, name), name) for key, value in pairs.items()}
        return own | {key: PASSWORD for key in own if key.endswith("PASSWORD")}

    @property
    def database(self) -> str:
        """The address that the services are given: it leads to whichever node takes writes."""
        return self.variables("referee.env", "machine1")["REFEREE_DATABASE"]

    @property
    def proxied(self) -> str:
        """The database by way of HAProxy."""
        return f"postgresql://referee@127.0.0.1:{self.port('*', 5000)}/referee"

    @property
    def environment(self) -> dict[str, str]:
        """In which `referee` knows the password."""
        return os.environ | {"PGPASSWORD": PASSWORD}

    def admin(self, name: str) -> psycopg.Connection[Any]:
        """The superuser at the database of a machine."""
        return psycopg.connect(
            host="127.0.0.1",
            port=self.port(name, 5432),
            user="postgres",
            password=PASSWORD,
            dbname="postgres",
            connect_timeout=2,
            autocommit=True,
        )

    # Up and down

    def up(self) -> None:
        """Brings up everything but the services."""
        self.start_etcd()
        for name in NAMES:
            self.start_node(name)
        self.until(self.is_whole, "All nodes are there")
        with self.admin(self.leader()) as admin:
            admin.execute(f"CREATE ROLE referee LOGIN PASSWORD '{PASSWORD}'")
            admin.execute("GRANT pg_monitor TO referee")
            admin.execute("CREATE DATABASE referee OWNER referee ENCODING 'UTF8' TEMPLATE template0")
        config = self.folder / "haproxy.cfg"
        config.write_text(self.here((HERE / "haproxy.cfg").read_text()))
        self._start("haproxy", [_haproxy() or "haproxy", "-db", "-f", str(config)])
        self.until(self._is_reached_by_proxy, "HAProxy leads to the leader")

    def _is_reached_by_proxy(self) -> bool:
        with psycopg.connect(self.proxied, password=PASSWORD, connect_timeout=2) as connection:
            return connection.execute("SELECT NOT pg_is_in_recovery()").fetchone() == (True,)

    def down(self) -> None:
        """Ends every process."""
        for name in NAMES:
            self.kill_node(name)
        for name in list(self._processes):
            self._kill(name)

    def start_etcd(self) -> None:
        """Starts all of etcd, or starts it again."""
        for name in NAMES:
            own = self.variables("etcd.env", name) | {"ETCD_DATA_DIR": str(self.folder / f"{name}.etcd")}
            self._start(f"{name}-etcd", ["etcd", "--logger=zap", "--log-level=error"], own)
        self.until(lambda: self._get("machine1", 2379, "/health")["health"] == "true", "etcd answers")

    def kill_etcd(self) -> None:
        """Ends all of etcd."""
        for name in NAMES:
            self._kill(f"{name}-etcd")

    def start_node(self, name: str) -> None:
        """Starts Patroni on a machine, which starts PostgreSQL there."""
        config = yaml.safe_load(self.here((HERE / "patroni.yml").read_text(), name))
        postgres = config["postgresql"]
        postgres |= {"data_dir": str(self.folder / name), "pgpass": str(self.folder / f"{name}.pgpass")}
        postgres |= {"bin_dir": _postgres()}
        postgres["parameters"] |= {
            "unix_socket_directories": "",
            "shared_buffers": "64MB",
            "max_wal_size": "1GB",
        }
        file = self._config(name)
        file.write_text(json.dumps(config))
        command = [*([] if os.getuid() else _AS_NOBODY), sys.executable, "-m", "patroni", str(file)]
        self._start(f"{name}-patroni", command, self.variables("machine.env", name))

    def _config(self, name: str) -> Path:
        """The file that Patroni reads on a machine: JSON, which is YAML, too."""
        return self.folder / f"{name}.json"

    def start_service(self, name: str, **options: str) -> None:
        """Starts a service on a machine, and waits until it is ready."""
        own = self.variables("referee.env", name)
        own |= {"REFEREE_HOST": "127.0.0.1", "REFEREE_PORT": str(self.port(name, 8000))}
        own |= {"REFEREE_OPERATIONS_PORT": str(self.port(name, 8001))}
        own |= {"REFEREE_WORKERS": "1", "REFEREE_RATE_LIMIT": "off", "REFEREE_LOG_LEVEL": "error"}
        given = [f"--{option.replace('_', '-')}={value}" for option, value in options.items()]
        self._start(f"{name}-referee", [sys.executable, "-m", "referee", "serve", *given], own)
        self.until(lambda: self._get(name, 8001, "/health/ready"), f"The service on {name} is ready")

    # What can happen to them

    def kill_service(self, name: str) -> None:
        """Ends a service at once, as a power cut would."""
        self._kill(f"{name}-referee")

    def kill_postgres(self, name: str) -> None:
        """Ends every process of PostgreSQL on a machine; Patroni survives it."""
        _end(self._postgres_of(name))

    def kill_node(self, name: str) -> None:
        """Ends Patroni and PostgreSQL on a machine, as a power cut would."""
        self._kill(f"{name}-patroni")
        self.kill_postgres(name)

    def stall_log(self, name: str) -> None:
        """Has the log of a leader reach nobody any more, as a network that hangs would."""
        for process in self._postgres_of(name):
            with suppress(psutil.Error):
                if "walsender" in " ".join(process.cmdline()):
                    process.send_signal(signal.SIGSTOP)

    def switch_over(self) -> None:
        """Has another node lead, as before work on a machine."""
        patronictl = [str(Path(sys.executable).with_name("patronictl")), "-c", str(self._config(NAMES[0]))]
        command = [*patronictl, "switchover", "--leader", self.leader(), "--force"]
        subprocess.run(command, check=True, capture_output=True)

    def set_synchronous(self, is_synchronous: bool) -> None:
        """Whether a commit waits for a standby."""
        mode = "quorum" if is_synchronous else "off"
        asked = {"synchronous_mode": mode, "synchronous_mode_strict": is_synchronous}
        self._ask(self.leader(), "PATCH", "/config", asked)
        self._is_synchronous = is_synchronous
        self.until(lambda: self.has_synchronous_standby() is is_synchronous, "The mode is another")
        self.until(self.is_whole, "All nodes know of it")

    # How they stand

    def members(self) -> dict[str, tuple[str, str]]:
        """Role and state of every node, by what any of them says."""
        for name in NAMES:
            with suppress(OSError, ValueError):
                told = self._get(name, 8008, "/cluster")["members"]
                return {one["name"]: (one["role"], one["state"]) for one in told}
        return {}

    def leader(self) -> str:
        """The node that takes writes.

        :raises LookupError: when none does.
        """
        for name, (role, state) in self.members().items():
            if role == "leader" and state == "running":
                return name
        raise LookupError("Nobody leads.")

    def standbys(self) -> list[str]:
        """The nodes that follow."""
        leader = self.leader()
        return [name for name in NAMES if name != leader]

    def has_synchronous_standby(self) -> bool:
        """Whether there is a standby that confirms commits, which wait for one."""
        with self.admin(self.leader()) as admin:
            found = admin.execute("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'quorum'")
            return found.fetchone() is not None

    def is_whole(self) -> bool:
        """Whether one node leads and the others follow, each of which confirms commits."""
        roles = sorted(role for role, state in self.members().values() if state in ("running", "streaming"))
        followers = ["quorum_standby" if self._is_synchronous else "replica"] * (len(NAMES) - 1)
        return roles == ["leader", *followers]

    def until(self, holds: Callable[[], Any], what: str) -> float:
        """Waits until something holds, and returns the seconds.

        :raises TimeoutError: when it does not in time.
        """
        begun = time.monotonic()
        while time.monotonic() - begun < _DEADLINE_S:
            with suppress(OSError, ValueError, LookupError, psycopg.Error):
                if holds():
                    return time.monotonic() - begun
            time.sleep(_POLL_S)
        raise TimeoutError(f"{what}: not after {_DEADLINE_S:g} s.\n{self.logs()}")

    def logs(self) -> str:
        """The ends of all logs."""
        files = sorted(self.folder.glob("*.log"))
        return "\n".join(f"== {file.name}\n{file.read_text(errors='replace')[-1500:]}" for file in files)

    def postgres_pids(self, name: str) -> list[int]:
        """The ids of PostgreSQL's processes on a machine."""
        return [process.pid for process in self._postgres_of(name)]

    # How it is done

    def _start(self, name: str, command: list[str], variables: dict[str, str] | None = None) -> None:
        with (self.folder / f"{name}.log").open("ab") as log:
            self._processes[name] = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                env=os.environ | (variables or {}),
                start_new_session=True,
            )

    def _kill(self, name: str) -> None:
        if process := self._processes.pop(name, None):
            with suppress(psutil.NoSuchProcess):
                _end(_with_children(process.pid))
            process.wait()

    def _postgres_of(self, name: str) -> list[psutil.Process]:
        """The processes of PostgreSQL on a machine, the one that has begun the others first."""
        with suppress(OSError, ValueError, IndexError, psutil.Error):
            number = int((self.folder / name / "postmaster.pid").read_text().split()[0])
            if str(self.folder / name) in psutil.Process(number).cmdline():
                return _with_children(number)
        return []

    def _get(self, name: str, port: int, path: str) -> Any:
        return _answer(urllib.request.Request(f"http://127.0.0.1:{self.port(name, port)}{path}"), 3)

    def _ask(self, name: str, method: str, path: str, body: Any) -> None:
        url = f"http://127.0.0.1:{self.port(name, 8008)}{path}"
        headers = {"Content-Type": "application/json"}
        _answer(urllib.request.Request(url, json.dumps(body).encode(), headers, method=method), _DEADLINE_S)


@contextmanager
def machines_up(folder: Path) -> Iterator[Machines]:
    """Three machines with two services, for a while."""
    machines = Machines(folder)
    try:
        machines.up()
        for name in SERVING:
            machines.start_service(name)
        yield machines
    finally:
        machines.down()


def _named(key: str, value: str, name: str) -> str:
    """A value of an environment file on a machine; lists of all machines stay as they are."""
    return value if "," in value else value.replace("machine1", name)


def _answer(request: urllib.request.Request, timeout_s: float) -> Any:
    try:
        with urllib.request.urlopen(request, timeout=timeout_s) as answer:
            text = answer.read()
    except (urllib.error.HTTPError, http.client.HTTPException) as error:
        if isinstance(error, urllib.error.HTTPError):
            error.close()
        raise OSError(f"{request.full_url}: {error}") from None
    with suppress(ValueError):
        return json.loads(text)
    return text


def _free_ports(count: int) -> list[int]:
    with ExitStack() as held:
        sockets = [held.enter_context(socket.socket()) for _ in range(count)]
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [int(one.getsockname()[1]) for one in sockets]


def _with_children(number: int) -> list[psutil.Process]:
    parent = psutil.Process(number)
    return [parent, *parent.children(recursive=True)]


def _end(processes: list[psutil.Process]) -> None:
    for process in processes:
        with suppress(psutil.NoSuchProcess):
            process.kill()
