"""The sources that a phone runs, in archives of what changes together.

Phone and service cannot differ, since the archives are made of what is installed here: of this project what
the engine imports, without docstrings. They are stored and not compressed, so that the whole of each is
compressed on its way, and a phone reads the files where they lie in it. Of an update a phone loads the
archives that are others.
"""

from __future__ import annotations

import gzip
import io
import re
import threading
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from importlib.metadata import Distribution, PackageNotFoundError, distribution, entry_points
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from typing import NamedTuple
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from referee.families.registry import ENDING, GROUP
from referee.phone.modules import imported, without_docstrings
from referee.translations import languages

HOUSE, FAMILIES, WORDS, LIBRARY = ARCHIVES = ("referee.zip", "families.zip", "words.zip", "libraries.zip")
"""The archives: this project's own modules, those of all families that are installed, messages in all
languages, and what all of them import."""
PROJECT = "referee"
ENGINE = f"{PROJECT}.phone.engine"
LIBRARIES = (
    "apispec",
    "babel",
    "blinker",
    "click",
    "click-default-group",
    "flask",
    "flask-smorest",
    "fluent.syntax",
    "itsdangerous",
    "jinja2",
    "markupsafe",
    "marshmallow",
    "packaging",
    "pluggy",
    "python-dateutil",
    "six",
    "sqlite-fts4",
    "sqlite-utils",
    "tabulate",
    "typing-extensions",
    "tzdata",
    "webargs",
    "werkzeug",
)
"""The distributions that an engine imports, by their names; those with compiled parts do without them."""
_FAMILIES = f"{PROJECT}/families/"
_LEFT_OUT = ("referee/sheet/", "referee/store/postgres/")
"""The page, which phones have, and what only a server needs."""
_KINDS = frozenset({".py", ".ftl", ".json", ".dat", ".tab", ".zi", ""})
"""Of files, by how their names end; those of time zones have no ending."""
_NEVER = frozenset({"..", "__pycache__", "tests", "testing"})
_ABOUT = frozenset({"METADATA", "entry_points.txt"})
"""The files with a distribution's name, version and families."""
_LOCALES = PurePosixPath("babel/locale-data")
_ALWAYS_LOCALES = frozenset({"root", "no"})
_NAMED = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
"""The name that a requirement begins with."""
_DATE = (1980, 1, 1, 0, 0, 0)
"""Of every file, so that the same sources make the same archive."""


_PACKING = threading.Lock()


class Source(NamedTuple):
    """A file, and its path in the archive."""

    path: str
    file: Path

    @property
    def module(self) -> str | None:
        """The name of the module of this project that it is, if it is one."""
        if not (self.path.startswith(f"{PROJECT}/") and self.path.endswith(".py")):
            return None
        return self.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    def content(self) -> bytes:
        """The part that a phone needs: no docstrings of a module, no README of a distribution."""
        content = self.file.read_bytes()
        if self.module is not None:
            return without_docstrings(content)
        return content.partition(b"\n\n")[0] + b"\n" if self.path.endswith("/METADATA") else content


class Packed(NamedTuple):
    """An archive as it is sent."""

    digest: str
    """SHA-256 of the archive, in hexadecimal digits."""
    content: bytes
    """Compressed with gzip."""


def packed() -> Mapping[str, Packed]:
    """By name, the `ARCHIVES`, compressed. It takes some seconds, once a process; others who ask wait."""
    with _PACKING:
        return _all_packed()


@cache
def _all_packed() -> Mapping[str, Packed]:
    return {name: _packed(content) for name, content in archives().items()}


def _packed(archive: bytes) -> Packed:
    return Packed(sha256(archive).hexdigest(), gzip.compress(archive, compresslevel=9, mtime=0))


def archives() -> dict[str, bytes]:
    """By name, the `ARCHIVES`, the same for the same sources."""
    return {name: _stored(files) for name, files in sources().items()}


def _stored(files: Iterable[Source]) -> bytes:
    written = io.BytesIO()
    with ZipFile(written, "w", ZIP_STORED) as target:
        for source in files:
            target.writestr(ZipInfo(source.path, _DATE), source.content())
    return written.getvalue()


def sources() -> dict[str, list[Source]]:
    """By archive, every file in the order of their paths."""
    modules = dict.fromkeys(_packages_of_families(), FAMILIES) | {PROJECT: HOUSE}
    listed = {name: dict[str, Source]() for name in ARCHIVES}
    for package in _distributions():
        for source in filter(_is_needed, _of_distribution(package)):
            listed[_archive_of(source.path, modules.get(package, LIBRARY))][source.path] = source
    _leave_out(listed[HOUSE], listed[FAMILIES].values())
    return {name: [files[path] for path in sorted(files)] for name, files in listed.items()}


def _leave_out(house: dict[str, Source], families: Iterable[Source]) -> None:
    """Leaves modules of the house out that neither the engine imports nor any family does."""
    own = {source.module: source.file.read_bytes() for source in house.values() if source.module}
    others = {source.path: source.file.read_bytes() for source in families if source.path.endswith(".py")}
    needed = imported([ENGINE, *others], own | others)
    for path in [path for path, source in house.items() if source.module and source.module not in needed]:
        del house[path]


def _archive_of(path: str, modules: str) -> str:
    """The archive to which a path belongs, of a distribution whose `modules` are in that one."""
    if path.endswith(ENDING):
        return WORDS
    return FAMILIES if path.startswith(_FAMILIES) else modules


def _distributions() -> list[str]:
    """This project, its libraries, families from elsewhere, and what these need."""
    own = {_normal(name) for name in (PROJECT, *LIBRARIES)}
    names, waiting = dict.fromkeys(own), [*_packages_of_families()]
    while waiting:
        name = _normal(waiting.pop())
        if name not in names and _is_installed(name):
            names[name] = None
            waiting += _needs(distribution(name))
    return list(names)


def _packages_of_families() -> dict[str, str]:
    """By distribution, the package of families from elsewhere."""
    points = entry_points(group=GROUP)
    named = ((point.dist.name, point.module) for point in points if point.dist is not None)
    return {_normal(name): module.partition(".")[0] for name, module in named}


def _needs(package: Distribution) -> Iterator[str]:
    """The distributions that another one needs; what its extras need is not among them."""
    for requirement in package.requires or ():
        match = _NAMED.match(requirement)
        if match is not None and "extra ==" not in requirement:
            yield match[0]


def _is_installed(name: str) -> bool:
    try:
        distribution(name)
    except PackageNotFoundError:
        return False
    return True


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _of_distribution(name: str) -> Iterator[Source]:
    """The files of a distribution. Those of a package that is being worked on are not among its own."""
    for file in distribution(name).files or ():
        yield Source(file.as_posix(), Path(str(file.locate())))
    packages = {PROJECT: PROJECT} | _packages_of_families()
    spec = find_spec(packages[name]) if name in packages else None
    for folder in map(Path, (spec and spec.submodule_search_locations) or ()):
        for path in folder.rglob("*"):
            if path.is_file():
                yield Source(path.relative_to(folder.parent).as_posix(), path)


def _is_needed(source: Source) -> bool:
    """True if a phone needs the file."""
    path = PurePosixPath(source.path)
    if path.suffix not in _KINDS or not _NEVER.isdisjoint(path.parts):
        return False
    if path.parts[0].endswith(".dist-info"):
        return path.name in _ABOUT
    if path.parent == _LOCALES:
        return path.stem in _ALWAYS_LOCALES.union(languages())
    return not str(path).startswith(_LEFT_OUT)
