"""README, guides and examples do what they say: everything in them runs against a real server."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, fields
from html import escape
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from click.testing import CliRunner

from referee.api.start import LANGUAGES, STEPS, program
from referee.cli import cli
from referee.settings import Settings, variable
from tests import copies
from tests.documents import (
    ADDRESS,
    DOCUMENTS,
    EXAMPLES,
    README,
    ROOT,
    abbreviated,
    blocks_of,
    differences,
    name_of,
    outputs_of,
    script_of,
    shell_blocks,
    text_of,
)
from tests.serving import free_port

SHEETS = sorted((EXAMPLES / "score_sheets").glob("*.txt"))
DEADLINE_S = 90

needs_curl = pytest.mark.skipif(
    any(shutil.which(tool) is None for tool in ("bash", "curl")), reason="bash and curl are needed"
)


@dataclass(frozen=True)
class Service:
    """A server that runs."""

    address: str
    database: Path

    @property
    def environment(self) -> dict[str, str]:
        """In which `referee` and `python3` are those of the tests, and the database is the server's."""
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        return os.environ | {"PATH": path, "REFEREE_DATABASE": str(self.database)}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("service")
    port = free_port()
    options = ["--port", str(port), "--rate-limit", "off", "--creation-limit", "off"]
    there = Service(f"http://127.0.0.1:{port}", folder / "games.db")
    process = copies.begin(["serve", *options], folder / "log.txt", variables=there.environment)
    try:
        wait_for(there)
        yield there
    finally:
        process.terminate()
        process.wait(DEADLINE_S)


def wait_for(service: Service) -> None:
    deadline = time.monotonic() + DEADLINE_S
    while True:
        try:
            with urlopen(f"{service.address}/health/ready", timeout=DEADLINE_S) as answer:
                assert answer.status == 200
                return
        except OSError:  # such as an answer that breaks off, or that it is not ready
            assert time.monotonic() < deadline, "the server does not start"
            time.sleep(0.05)


def run(command: list[str], service: Service, folder: Path = ROOT, text: str = "") -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=service.environment,
        input=text,
        capture_output=True,
        text=True,
        timeout=4 * DEADLINE_S,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


# The examples.


@pytest.mark.parametrize("file", SHEETS, ids=lambda file: file.stem)
def test_every_line_of_a_score_sheet_comes_out_as_it_says(file: Path) -> None:
    assert "->" in file.read_text(encoding="utf-8")
    scored = CliRunner().invoke(cli, ["score", str(file)])
    assert scored.exit_code == 0, scored.output


def tricks_of(text: str) -> list[list[str]]:
    """The last tricks that a text has, a line each."""
    pairs = r"(?:(?:Ann|Bo|Cy|Dee) +(?:10|[2-9AKQJ]) *){2,}"
    return [found.split() for found in re.findall(pairs, text)]


def told(output: str) -> None:
    """The evening came out as it must."""
    assert "The list runs anticlockwise: after Bo comes Cy, to the left, not Ann." in output
    assert re.search(r"[Hh]and 4: (Ann|p1) 13 -> 12", output)
    # Before the correction the score had become 13.
    assert "Ann reached 21 with 26: a life lost. The score becomes 12" in output
    assert "Dee reached 21 with 32 and is out of the game." in output
    assert output.endswith("Won by Ann\nThe rematch is dealt by Ann\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_ten_minutes_run_as_they_stand(service: Service, language: str, tmp_path: Path) -> None:
    with urlopen(f"{service.address}/docs/start") as page:
        assert escape(STEPS[0].python) in page.read().decode()
    name, *command = {
        "curl": ("start.sh", "bash", "-e"),
        "python": ("start.py", sys.executable),
        "typescript": ("start.mts", str(Path(sys.executable).parent / "node")),
    }[language]
    code = program(language).replace(ADDRESS, service.address)
    (tmp_path / name).write_text(code, encoding="utf-8")
    output = run([*command, name], service, tmp_path)
    assert "Cy took the last trick with a 9: 9 points." in output
    assert "legal" in output


def test_the_evening_in_python(service: Service) -> None:
    told(run([sys.executable, str(EXAMPLES / "agurk_evening.py"), service.address], service))


def test_the_evening_in_python_tells_when_nobody_answers(service: Service) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{nobody.getsockname()[1]}"
        script = [sys.executable, str(EXAMPLES / "agurk_evening.py"), address]
        done = subprocess.run(script, capture_output=True, text=True, timeout=DEADLINE_S, check=False)
    assert done.returncode == 1
    assert "Is `referee serve` running?" in done.stderr
    assert "Traceback" not in done.stderr


@needs_curl
def test_the_evening_in_curl(service: Service) -> None:
    told(run(["sh", str(EXAMPLES / "agurk_evening.sh"), service.address], service))


def test_the_clubs_evening(service: Service) -> None:
    output = run([sys.executable, str(EXAMPLES / "club_evening.py"), service.address], service)
    assert "Ann takes the pot: 120.00 kr" in output
    assert "Bo has won … or not:\nFlo has won." in output
    assert "Cy owes Dee 5.00 kr" in output
    assert "Eva hands Flo 20.00 kr" in output
    assert output.endswith("Nobody owes anything.\n")


def test_the_evening_of_bourre(service: Service) -> None:
    output = run([sys.executable, str(EXAMPLES / "bourre_evening.py"), service.address], service)
    assert (
        "Hand 3, pot 13: Cy and Dee have 2 tricks each: 13 chips stay for the next hand. Bo stayed" in output
    )
    assert "Ann reneged and cannot win this pot." in output
    assert "Corrected. Hand 5" in output
    assert output.endswith("Ann: -1.50 USD\nBo: -2.50 USD\nCy: -0.50 USD\nDee: +6.50 USD\nEva: -2.00 USD\n")


def test_both_scripts_and_the_score_sheet_play_the_same_evening() -> None:
    in_python, in_curl, on_paper = (
        tricks_of((EXAMPLES / name).read_text(encoding="utf-8"))
        for name in ("agurk_evening.py", "agurk_evening.sh", "score_sheets/agurk-evening.txt")
    )
    # The correction stands in another place in each, and twice in curl: previewed, and made.
    assert len(on_paper) == 17
    assert sorted(in_python) == sorted(on_paper)
    assert sorted(in_curl) == sorted([*on_paper, ["Bo", "5", "Cy", "Q", "Dee", "9", "Ann", "3"]])


def test_the_examples_are_all_told_of() -> None:
    about = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    for file in [*SHEETS, *EXAMPLES.glob("*.[ps][yh]")]:
        assert f"`{file.name}`" in about


# The README and the guides.

SETS_UP = {
    "python3 -m venv .venv && .venv/bin/pip install . && .venv/bin/referee serve",
    "python3 tests/run.py",
}
"""What the README does not run: the two commands with which everything begins."""
MACHINES = EXAMPLES / "several_machines.md"
"""Its commands are for root on machines; tests/cluster/ goes the same way."""
RUNNING = text_of(EXAMPLES / "running.md")


@needs_curl
@pytest.mark.parametrize("document", [each for each in DOCUMENTS if blocks_of(text_of(each))], ids=name_of)
def test_a_document_runs_by_itself_and_answers_what_is_shown(
    document: Path, service: Service, tmp_path: Path
) -> None:
    (tmp_path / "examples").symlink_to(EXAMPLES, target_is_directory=True)
    blocks = blocks_of(text_of(document))
    outputs = outputs_of(run(["bash"], service, tmp_path, script_of(blocks, service.address)))
    for block, output in zip(blocks, outputs, strict=True):
        assert block.differences(output) == [], block.commands
        assert block.shows_refusal == ('"type": "/problems/' in output), output


@pytest.mark.parametrize("document", [each for each in DOCUMENTS if each != MACHINES], ids=name_of)
def test_what_a_document_does_not_run_is_setting_up(document: Path) -> None:
    text = text_of(document)
    left = shell_blocks(text) - {block.commands.strip() for block in blocks_of(text)}
    # A database server is the reader's own; tests/store/postgres/ goes the same way on one of ours.
    left = {block for block in left if "postgresql://db.example" not in block and "@db.example" not in block}
    assert left == (SETS_UP if document == README else set())


def test_what_is_set_up_is_there() -> None:
    assert 'referee = "referee.__main__:main"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert (ROOT / "tests/run.py").exists()
    assert f"It is now at <{ADDRESS}>" in text_of(README)
    assert f"http://{Settings().host}:{Settings().port}" == ADDRESS


def test_the_guide_to_running_it_has_every_setting_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `(REFEREE_\w+)` \|(?: `([^`]+)`)? \|", RUNNING, re.M))
    assert rows == {variable(setting.name): str(setting.default) for setting in fields(Settings)}


@pytest.mark.parametrize(
    ("shown", "real", "found"),
    [
        ('{"a": 1, …}', {"a": 1, "b": 2}, []),
        ('{"a": 1}', {"a": 1, "b": 2}, ["answer also has b"]),
        ('{"a": 1, "c": 3, …}', {"a": 1}, ["answer has no c"]),
        ("[1, …]", [1, 2], []),
        ("[1]", [1, 2], ["answer has 2 items"]),
        ("[1, 2, …]", [1], ["answer has 1 items"]),
        ('["score_…"]', ["score_1"], []),
        ('["score_…"]', ["view_1"], ["answer[0] is 'view_1', and not 'score_…'"]),
    ],
)
def test_a_shown_answer_is_compared(shown: str, real: Any, found: list[str]) -> None:
    assert list(differences(abbreviated(shown), real, "answer")) == found
