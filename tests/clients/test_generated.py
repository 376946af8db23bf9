"""Clients that are generated from the document compile, without a warning, and play a whole game."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import CompletedProcess
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tests.clients.bodies import bodies_of_guides, bodies_of_the_document
from tests.node import tools
from tests.serving import Phone, Server

HERE = Path(__file__).parent
Tool = Callable[..., CompletedProcess[str]]


def python(*args: str | Path, cwd: Path) -> str:
    """What Python says with what lies in a folder."""
    # The generator calls ruff by its name.
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])
    around = os.environ | {"PYTHONPATH": str(cwd), "PATH": path}
    command = [sys.executable, *map(str, args)]
    done = subprocess.run(command, cwd=cwd, env=around, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def node_folder() -> Iterator[Path]:
    """A folder in which modules of Node are found."""
    with TemporaryDirectory(dir=tools.HERE, prefix=".made-") as folder:
        yield Path(folder)


def came_out_as_told(server: Server, told: dict[str, Any]) -> None:
    """What a client told of its game is what the service has."""
    game = Phone(server.port).send("GET", f"/v1/games/{told['id']}").document
    assert (told["status"], told["winners"]) == (game["status"], game["result"]["winners"])
    assert told["status"] == "finished"
    assert told["amended"] is True
    assert told["verdict"] == "legal"


MOST_FILES = 150
"""Of the client of a family: more is no library that somebody would read."""
MADE_UP = re.compile(r"_type_\d|_item\b|_additional_property")
"""What a generator calls a type that has no name."""


KEPT_TYPES = HERE.parents[1] / ".mypy_cache" / "clients"
"""What mypy has read of Python's library need not be read again."""


def test_a_python_client_plays_a_game(server: Server, of_family: Path, tmp_path: Path) -> None:
    client = tmp_path / "referee_client"
    made = ("generate", "--path", of_family, "--meta=none", "--output-path", client)
    said = python("-m", "openapi_python_client", *made, cwd=tmp_path)
    assert "Warning" not in said, said
    files = [path.stem for path in client.rglob("*.py")]
    assert len(files) <= MOST_FILES
    assert [name for name in files if MADE_UP.search(name)] == []
    shutil.copy(HERE / "evening.py", tmp_path)
    typed = ("--strict", "--config-file=", f"--cache-dir={KEPT_TYPES}")
    python("-m", "mypy", *typed, "evening.py", cwd=tmp_path)
    told = python("evening.py", f"http://127.0.0.1:{server.port}", cwd=tmp_path)
    came_out_as_told(server, json.loads(told))


MODERN = ("--target", "es2022", "--lib", "es2022,dom", "--module", "nodenext", "--skipDefaultLibCheck")
STRICT = ("--allowImportingTsExtensions", "--noEmit", "--strict", "--skipLibCheck", "false")


def test_what_is_shown_is_of_the_types_of_the_document_and_a_typescript_client_plays_a_game(
    run_on_node: Tool, server: Server, committed: Path, node_folder: Path
) -> None:
    def on_node(script: str, *args: str | Path) -> str:
        done = run_on_node(script, *args, cwd=node_folder)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    (node_folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    on_node("openapi-typescript/bin/cli.js", committed, "-o", "referee.d.ts")
    (node_folder / "shown.ts").write_text(typed_bodies(committed), encoding="utf-8")
    shutil.copy(HERE / "evening.ts", node_folder)
    on_node("typescript/bin/tsc", *MODERN, *STRICT, "evening.ts", "shown.ts")
    told = on_node(str(node_folder / "evening.ts"), f"http://127.0.0.1:{server.port}")
    came_out_as_told(server, json.loads(told))


def typed_bodies(committed: Path) -> str:
    """A module with each body that the guides and the document show, and the type that it must have."""
    document = json.loads(committed.read_text(encoding="utf-8"))
    guides, examples = bodies_of_guides(document), bodies_of_the_document(document)
    assert len(guides) >= 60
    assert len(examples) >= 100
    lines = ['import type { paths } from "./referee.d.ts";']
    for number, (path, method, body) in enumerate([*guides, *examples]):
        kind = f'paths["{path}"]["{method}"]["requestBody"]["content"]["application/json"]'
        lines.append(f"export const body{number}: {kind} = {json.dumps(body)};")
    lines.append("// @ts-expect-error  What nobody takes is of no type, or nothing would be tried here.")
    lines.append(f"export const wrong: {kind} = {{ nobodyTakesThis: 1 }};")
    return "\n".join(lines)
