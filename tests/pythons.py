"""The newest other Python that the service runs on and that is here, with an environment of its own."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OWN = f"3.{sys.version_info.minor}"
"""The version that runs the tests."""
OTHERS = [version for version in (f"3.{minor}" for minor in range(15, 10, -1)) if version != OWN]
"""The newest first."""
_INSTALL_S = 300


class UnavailableError(Exception):
    """There is no such Python, or nothing can be installed for it; says which."""


def environment(version: str) -> Path:
    """The interpreter of `.venv-<version>`, where the service is installed; made once and used again.

    :raises UnavailableError: when it cannot be made.
    """
    folder = ROOT / f".venv-{version}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    stamp = folder / "installed"
    if _version_of(python) == version and stamp.exists() and stamp.read_text() == wanted:
        return python
    _run([_interpreter(version), "-m", "venv", "--clear", "--without-pip", str(folder)])
    uv = [sys.executable, "-m", "uv"]
    _run([*uv, "pip", "install", f"--python={python}", "--quiet", "--editable", str(ROOT)])
    stamp.write_text(wanted)
    return python


def _interpreter(version: str) -> str:
    for found in _candidates(version):
        if _version_of(found) == version:
            return str(found)
    raise UnavailableError(f"there is no Python {version} here")


def _candidates(version: str) -> Iterator[Path]:
    if on_path := shutil.which(f"python{version}"):
        yield Path(on_path)
    # What pyenv has on the PATH refuses versions that are not switched on.
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from pyenv.glob(f"versions/{version}.*/bin/python3")


def _version_of(python: Path) -> str | None:
    """The version of an interpreter that can make environments; None when it does not run."""
    code = "import sys, venv; print(f'{sys.version_info[0]}.{sys.version_info[1]}')"
    try:
        asked = subprocess.run([str(python), "-c", code], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return asked.stdout.strip()


def _run(command: list[str]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=_INSTALL_S)
    except subprocess.TimeoutExpired as error:
        raise UnavailableError(f"{' '.join(command[:4])} took longer than {_INSTALL_S} s") from error
    if done.returncode:
        why = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
        raise UnavailableError(f"{' '.join(command[:4])} failed: {why}")
