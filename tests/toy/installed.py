"""Pebbles as somebody would install it: built, and put where Python finds its entry point."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "toy_family"


def install(folder: Path) -> dict[str, str]:
    """Installs Pebbles into a folder, and answers the environment in which it is there."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, f"--target={folder}", str(SOURCE)], check=True)
    return os.environ | {"PYTHONPATH": str(folder)}
