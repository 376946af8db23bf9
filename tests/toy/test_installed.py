"""Takes Pebbles and Golf through everything: the checks run in a Python that has them installed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.toy.installed import install

CHECKS = sorted(Path(__file__).parent.glob("check_*.py"))


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install(tmp_path_factory.mktemp("pebbles"))


def test_there_is_something_to_check() -> None:
    assert len(CHECKS) >= 2


def test_families_from_outside_go_through_everything(environment: dict[str, str]) -> None:
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "python_files=check_*.py"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *map(str, CHECKS)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
