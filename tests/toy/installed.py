"""Families as somebody would install them: built, and put where Python finds their entry points."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.golf import SOURCE as GOLF

SOURCE = Path(__file__).parents[1] / "toy_family"
"""Of Pebbles."""
_PIP = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]


def install(folder: Path) -> dict[str, str]:
    """Builds wheels of Pebbles and Golf, installs them in a folder, and answers the environment with them."""
    wheels = folder / "wheels"
    build = ["wheel", "--no-deps", "--no-build-isolation", f"--wheel-dir={wheels}", str(SOURCE), str(GOLF)]
    subprocess.run([*_PIP, *build], check=True)
    found = sorted(map(str, wheels.glob("*.whl")))
    subprocess.run([*_PIP, "install", "--no-deps", f"--target={folder / 'site'}", *found], check=True)
    return os.environ | {"PYTHONPATH": str(folder / "site")}
