"""What `examples/several_machines` gives to machines is understood by the programs that read it."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from referee.settings import PREFIX, Settings
from tests.addresses import OPERATORS, answer_to, is_for_operators, spellings
from tests.documents import EXAMPLES
from tests.serving import DEADLINE_S, Phone, Server, free_port, serving

FOLDER = EXAMPLES / "several_machines"
HAPROXY = shutil.which("haproxy", path="/usr/sbin:/usr/bin:/usr/local/bin:/usr/local/sbin")


def variables(file: str) -> dict[str, str]:
    lines = (FOLDER / file).read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


@pytest.mark.skipif(HAPROXY is None, reason="HAProxy is needed")
def test_haproxy_understands_its_file(tmp_path: Path) -> None:
    text = (FOLDER / "haproxy.cfg").read_text(encoding="utf-8")
    file = tmp_path / "haproxy.cfg"
    file.write_text(re.sub(r"machine(\d):", r"127.0.0.\1:", text), encoding="utf-8")
    done = subprocess.run([str(HAPROXY), "-c", "-f", str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, int]]:
    """A service as the first machine has it, and the port at which phones reach it through HAProxy."""
    if HAPROXY is None:
        pytest.skip("HAProxy is needed")
    folder = tmp_path_factory.mktemp("proxied")
    with serving(folder / "referee.db", operations_port=free_port(), proxies=1) as server:
        port, file = free_port(), folder / "haproxy.cfg"
        ports = {"*:80": port, "machine1:8000": server.port, "8001": server.operations_port}
        file.write_text(here((FOLDER / "haproxy.cfg").read_text(encoding="utf-8"), ports), encoding="utf-8")
        with subprocess.Popen([str(HAPROXY), "-db", "-q", "-f", str(file)]) as proxy:
            try:
                wait_for(port)
                yield server, port
            finally:
                proxy.kill()


def here(text: str, ports: dict[str, int]) -> str:
    """A file of HAProxy for this machine; where nobody of `ports` is, nobody answers."""

    def address(found: re.Match[str]) -> str:
        check = f" check port {ports.get(found[2], free_port())}" if found[2] else ""
        return f"127.0.0.1:{ports.get(found[1], free_port())}{check}"

    return re.sub(r"((?:machine\d|\*):\d+)(?: check port (\d+))?", address, text)


def wait_for(port: int) -> None:
    """Returns once the proxy leads phones to the service."""
    give_up = time.monotonic() + DEADLINE_S
    while not is_reached(port):
        assert time.monotonic() < give_up
        time.sleep(0.05)


def is_reached(port: int) -> bool:
    try:
        return Phone(port).send("GET", "/v1/variants").status == 200
    except OSError:
        return False


def test_phones_play_through_haproxy(proxied: tuple[Server, int]) -> None:
    path, phone = Phone(proxied[1]).new_game()
    assert phone.send("POST", f"{path}/hands", {"outcome": {"taker": "p1", "card": "9"}}).status == 201


@pytest.mark.parametrize("path", OPERATORS)
def test_what_operators_see_is_hidden_however_it_is_spelled(proxied: tuple[Server, int], path: str) -> None:
    server, port = proxied
    assert is_for_operators(answer_to(server.operations_port, path)[1])
    for target in spellings(path):
        code, answer = answer_to(port, target)
        assert not is_for_operators(answer), target
        assert code != 200, target


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is needed")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    units = []
    for file in FOLDER.glob("*.service"):
        unit = tmp_path / file.name
        unit.write_text(file.read_text(encoding="utf-8").replace("/opt/referee/bin/", "/bin/true "), "utf-8")
        units.append(str(unit))
    assert len(units) == 2
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
    told = [line for line in done.stderr.splitlines() if str(tmp_path) in line or "referee" in line]
    assert (done.returncode, told) == (0, [])


@pytest.mark.skipif(shutil.which("pgbackrest") is None, reason="pgBackRest is needed")
def test_pgbackrest_understands_its_file(tmp_path: Path) -> None:
    file = tmp_path / "pgbackrest.conf"
    text = (FOLDER / "pgbackrest.conf").read_text(encoding="utf-8")
    file.write_text(re.sub(r"repo1-path=.*", f"repo1-path={tmp_path}", text), encoding="utf-8")
    command = ["pgbackrest", f"--config={file}", "--stanza=referee", "--log-level-file=off", "info"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "missing stanza path" in done.stdout


def test_what_is_archived_is_what_is_backed_up() -> None:
    text = (FOLDER / "patroni.yml").read_text(encoding="utf-8")
    settings = yaml.safe_load(re.sub(r"# (archive_\w+:)", r"\1", text))["postgresql"]
    backups = configparser.ConfigParser()
    backups.read(FOLDER / "pgbackrest.conf")
    (stanza,) = set(backups.sections()) - {"global"}
    assert backups[stanza]["pg1-path"] == settings["data_dir"]
    assert settings["parameters"]["archive_mode"] == "on"
    assert settings["parameters"]["archive_command"] == f"pgbackrest --stanza={stanza} archive-push %p"
    assert settings["parameters"]["archive_timeout"] == "60s"
    guide = (EXAMPLES / "several_machines.md").read_text(encoding="utf-8")
    assert set(re.findall(r"--stanza=(\w+)", guide)) == {stanza}


def test_the_variables_of_a_service_are_settings() -> None:
    given = variables("referee.env")
    assert Settings.from_environment(given).database.startswith("postgresql://referee@machine1:5432,")
    assert Settings.from_environment(given).standbys == 2
    assert f" check port {Settings.from_environment(given).operations_port}" in (
        FOLDER / "haproxy.cfg"
    ).read_text(encoding="utf-8")
    unknown = {name for name in given if name.startswith(PREFIX)} - {*Settings().environment()}
    assert unknown == set()


def test_units_read_the_files_that_are_there() -> None:
    for file in FOLDER.glob("*.service"):
        unit = configparser.ConfigParser(strict=False, interpolation=None)
        unit.read(file)
        assert (FOLDER / Path(unit["Service"]["EnvironmentFile"]).name).exists()


def test_the_image_copies_what_is_there() -> None:
    text = (FOLDER / "Containerfile").read_text(encoding="utf-8")
    copied = [name for line in re.findall(r"^COPY (.+) \S+$", text, re.M) for name in line.split()]
    assert copied
    assert all((EXAMPLES.parent / name).exists() for name in copied)
    assert f"/127.0.0.1:{re.findall(r'REFEREE_OPERATIONS_PORT=(.+)', text)[0]}/health/live" in text
