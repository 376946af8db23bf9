"""The files of the score sheet as they are sent: named by what is in them, uncommented."""

from __future__ import annotations

import hashlib
import mimetypes
import posixpath
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path

from referee.content import Asset

STATIC = Path(__file__).parent / "static"
VENDOR = STATIC / "vendor"
START = "main.js"
_KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
_IMPORT = re.compile(r'^(?:import|export)\b[^"\']*?["\'](\.[^"\']+)["\'];?$', re.MULTILINE)
_FAMILY = re.compile(r"families/([^/]+)/index\.js")
_TEXTS = re.compile(r"(?:(?:families/[^/]+|phone)/)?messages/([^/]+)/[^/]+\.js")
_COMMENT = re.compile(r"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)[ \t]*$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Assets:
    """Every file under a folder, by its path."""

    files: Mapping[str, Asset] = field(default_factory=dict)

    @cached_property
    def version(self) -> str:
        """Another one as soon as any file is another."""
        lines = "".join(f"{path} {asset.digest}\n" for path, asset in sorted(self.files.items()))
        return hashlib.sha256(lines.encode()).hexdigest()[:12]

    @cached_property
    def first(self) -> list[str]:
        """The modules that the first one imports, and those that they import; not what is loaded later."""
        paths: list[str] = []
        waiting = [START]
        while waiting:
            path = waiting.pop(0)
            if path not in paths:
                paths.append(path)
                waiting += imports(path, self.files[path].content.decode())
        return paths

    @cached_property
    def families(self) -> list[str]:
        """The families that have a folder of their own; of all others the page makes what it needs."""
        matches = (_FAMILY.fullmatch(path) for path in sorted(self.files))
        return [match[1] for match in matches if match]

    @cached_property
    def languages(self) -> dict[str, list[str]]:
        """The catalogues of texts by their language: that of the folder in which they are."""
        paths: dict[str, list[str]] = {}
        for path in sorted(self.files):
            if match := _TEXTS.fullmatch(path):
                paths.setdefault(match[1], []).append(path)
        return paths


def imports(path: str, source: str) -> Iterator[str]:
    """The paths that a module imports at its top.

    >>> list(imports("screens/home.js", 'import { t } from "../text.js";'))
    ['text.js']
    """
    folder = posixpath.dirname(path)
    for match in _IMPORT.finditer(source):
        yield posixpath.normpath(posixpath.join(folder, match[1]))


@cache
def own() -> Assets:
    """The files of the score sheet itself, read once a process."""
    return load()


def load(folder: Path = STATIC) -> Assets:
    """The files under a folder."""
    paths = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return Assets({path.relative_to(folder).as_posix(): _asset(path) for path in paths})


def uncommented(source: str) -> str:
    """A module without the comments that have lines of their own. What is left stays on its line.

    >>> uncommented("/** A sum. */\\nconst sum = 1 + 1; // two\\n")
    '\\nconst sum = 1 + 1; // two\\n'
    """
    return _COMMENT.sub(lambda match: "\n" * match[0].count("\n"), source)


def _asset(path: Path) -> Asset:
    kind = _KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
    content = path.read_bytes()
    # Whoever reads a module reads it here; a phone does not. What others wrote is sent as it came.
    is_ours = path.suffix == ".js" and VENDOR not in path.parents
    return Asset(uncommented(content.decode()).encode() if is_ours else content, kind)
