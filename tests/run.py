"""Sets up a virtual environment and runs everything: format, lint, types, tests, the OpenAPI document.

    python3 tests/run.py            everything, as CI does
    python3 tests/run.py --fast     only the tests, without coverage

Needs nothing but Python; the browser tests need Chromium, too, which is installed where it can be, and tools
for the OpenAPI document come from npm.
Made once, the environment in `.venv` is used again.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
PURE = "cards errors names codes/* families/* money/* sitting/* paper/* text_sheet/*"
"""The floors that must be covered whole."""
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
"""What the browser tests can use."""


def run(*command: str) -> None:
    """Runs a command at the top of the project; what fails ends everything."""
    print("$", *command, flush=True)
    done = subprocess.run([str(PYTHON), "-m", *command], cwd=ROOT, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def find_browser() -> None:
    """Installs the distribution's Chromium where that can be done, or says what is missing."""
    if any(map(shutil.which, CHROMIUM)):
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        for command in ("update -qq", "install -qq -y chromium"):
            subprocess.run(["apt-get", *command.split()], stdout=subprocess.DEVNULL, check=False)
    if not any(map(shutil.which, CHROMIUM)):
        print('No Chromium, so the browser tests are skipped. Install the package "chromium".')


def find_node_packages() -> None:
    """Installs what tests run on Node, or says what is missing."""
    subprocess.run([str(PYTHON), "-m", "tests.node.tools"], cwd=ROOT, check=False)


def main() -> None:
    """Everything, or only the tests."""
    if sys.version_info < (3, 11):  # noqa: UP036  # whoever calls this with an older one must be told
        sys.exit("Referee needs Python 3.11 or newer.")
    if not PYTHON.exists():
        venv.create(VENV, with_pip=True)
    run("pip", "install", "--quiet", "--disable-pip-version-check", "--editable", ".[dev]")
    find_browser()
    find_node_packages()
    if "--fast" in sys.argv:
        run("pytest", "-q", "-n", "2")
        return
    run("ruff", "format", "--check")
    run("ruff", "check")
    run("mypy")
    run("pytest", "-q", "-n", "2", "--cov", "--cov-report=")
    pure = ",".join(f"referee/{part}" if "*" in part else f"referee/{part}.py" for part in PURE.split())
    run("coverage", "report", "--include", pure, "--fail-under=100", "--skip-covered", "--show-missing")


if __name__ == "__main__":
    main()
