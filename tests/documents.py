"""What the README and the guides show: blocks of commands, with the answers that stand behind them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
README = ROOT / "README.md"
GUIDES = tuple(sorted(EXAMPLES.glob("*.md")))
DOCUMENTS = (README, *GUIDES)
ADDRESS = "http://127.0.0.1:8000"
"""Of the server that they ask."""

_RUNS = re.compile(
    r"<!-- runs -->\n```sh\n(?P<commands>.*?)```(?:\n```(?P<kind>json|text)\n(?P<shown>.*?)```)?", re.S
)
_END_OF_BLOCK = "<<end of block>>"
# Behind each answer a line's end, so that the last answer of several is the last line.
_PRELUDE = """set -eu
curl() { command curl "$@" && echo; }
"""


@dataclass(frozen=True)
class Block:
    """Commands in a document, and what it says of their answer."""

    commands: str
    kind: str
    shown: str

    def differences(self, output: str) -> list[str]:
        """Where what was printed is not what is shown."""
        if self.kind == "text":
            lines = [line.strip().removesuffix("…") for line in self.shown.splitlines()]
            return [f"not printed: {line}" for line in lines if line not in output]
        if self.kind == "json":
            return list(differences(abbreviated(self.shown), json.loads(output.splitlines()[-1]), "answer"))
        return []

    @property
    def shows_refusal(self) -> bool:
        """Whether the answer shown is a problem document."""
        return '"errors":' in self.shown


def name_of(document: Path) -> str:
    """The path of a document below the top of the project."""
    return document.relative_to(ROOT).as_posix()


def text_of(document: Path) -> str:
    return document.read_text(encoding="utf-8")


def blocks_of(text: str) -> list[Block]:
    """The blocks of a document that run."""
    return [Block(run["commands"], run["kind"] or "", run["shown"] or "") for run in _RUNS.finditer(text)]


def shell_blocks(text: str) -> set[str]:
    """The commands of all its blocks, of those that do not run too."""
    return {block.strip() for block in re.findall(r"```sh\n(.*?)```", text, re.S)}


def script_of(blocks: list[Block], address: str) -> str:
    """One script of all blocks, which asks the server at `address`."""
    script = _PRELUDE + "".join(f"{block.commands}\necho '{_END_OF_BLOCK}'\n" for block in blocks)
    return script.replace(ADDRESS, address)


def outputs_of(printed: str) -> list[str]:
    """What each block of a script printed."""
    return [output.strip() for output in printed.split(_END_OF_BLOCK)[:-1]]


def abbreviated(shown: str) -> Any:
    """JSON in which `…` stands for members or items left out."""
    shown = re.sub(r",\s*…(?=\s*\})", ', "…": "…"', shown)
    return json.loads(re.sub(r",\s*…(?=\s*\])", ', "…"', shown))


def differences(shown: Any, real: Any, place: str) -> Iterator[str]:
    """Where an answer is not the abbreviated one that is shown."""
    if isinstance(shown, dict) and isinstance(real, dict):
        yield from (f"{place} has no {name}" for name in shown.keys() - real.keys() - {"…"})
        if "…" not in shown:
            yield from (f"{place} also has {name}" for name in real.keys() - shown.keys())
        for name in shown.keys() & real.keys():
            yield from differences(shown[name], real[name], f"{place}.{name}")
    elif isinstance(shown, list) and isinstance(real, list):
        items = [item for item in shown if item != "…"]
        if len(items) > len(real) or (len(items) < len(real) and items == shown):
            yield f"{place} has {len(real)} items"
        for index, (item, real_item) in enumerate(zip(items, real, strict=False)):
            yield from differences(item, real_item, f"{place}[{index}]")
    elif not (shown == real or (isinstance(shown, str) and alike(shown, str(real)))):
        yield f"{place} is {real!r}, and not {shown!r}"


def alike(shown: str, real: str) -> bool:
    """A text that is cut off at `…`."""
    return shown.endswith("…") and real.startswith(shown[:-1])
