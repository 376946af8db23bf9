"""The sources that a phone runs, in archives of what changes together.

Phone and service cannot differ, since the archives are made of what is installed here: of this project what
the engine imports, without docstrings. They are stored and not compressed, so that the whole of each is
compressed on its way, and a phone reads the files where they lie in it. Of an update a phone loads the
archives that are others.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from importlib.metadata import Distribution, PackageNotFoundError, distribution, entry_points
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from typing import TypeAlias
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from referee.families.registry import ENDING, GROUP
from referee.phone.modules import Outline, imported, outline_of, without_docstrings
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


@dataclass(frozen=True)
class Source:
    """A file, and its path in the archive."""

    path: str
    file: Path

    @cached_property
    def whole(self) -> bytes:
        """All that is in the file."""
        return self.file.read_bytes()

    @cached_property
    def outline(self) -> Outline:
        """That of a module, which takes most of the time of packing it."""
        return outline_of(self.whole)

    @property
    def module(self) -> str | None:
        """The name of the module of this project that it is, if it is one."""
        if not (self.path.startswith(f"{PROJECT}/") and self.path.endswith(".py")):
            return None
        return self.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    def content(self) -> bytes:
        """The part that a phone needs: no docstrings of a module, no README of a distribution."""
        if self.module is not None:
            return without_docstrings(self.whole, self.outline.docstrings)
        return self.whole.partition(b"\n\n")[0] + b"\n" if self.path.endswith("/METADATA") else self.whole


Listed: TypeAlias = dict[str, dict[str, Source]]
"""By archive and path, the files."""


def archives(listed: Listed | None = None) -> dict[str, bytes]:
    """By name, the `ARCHIVES`, the same for the same sources."""
    files = listed_sources() if listed is None else listed
    _leave_out(files[HOUSE], files[FAMILIES].values())
    return {name: _stored(files[name][path] for path in sorted(files[name])) for name in ARCHIVES}


def digest_of(listed: Listed) -> str:
    """Another text whenever another archive comes of these: what makes them is among them."""
    total = sha256()
    for files in listed.values():
        for path in sorted(files):
            total.update(f"{path} {len(files[path].whole)} ".encode() + files[path].whole)
    return total.hexdigest()


def _stored(files: Iterable[Source]) -> bytes:
    written = io.BytesIO()
    with ZipFile(written, "w", ZIP_STORED) as target:
        for source in files:
            target.writestr(ZipInfo(source.path, _DATE), source.content())
    return written.getvalue()


def listed_sources() -> Listed:
    """By archive and path, every file, also modules that no engine imports."""
    of_families = _packages_of_families()
    modules = dict.fromkeys(of_families, FAMILIES) | {PROJECT: HOUSE}
    listed: Listed = {name: {} for name in ARCHIVES}
    for package in _distributions(of_families):
        for source in filter(_is_needed, _of_distribution(package, of_families)):
            listed[_archive_of(source.path, modules.get(package, LIBRARY))][source.path] = source
    return listed


def _leave_out(house: dict[str, Source], families: Iterable[Source]) -> None:
    """Leaves modules of the house out that neither the engine imports nor any family does."""
    own = {source.module: source for source in house.values() if source.module}
    others = {source.path: source for source in families if source.path.endswith(".py")}
    needed = imported([ENGINE, *others], own | others)
    for path in [path for path, source in house.items() if source.module and source.module not in needed]:
        del house[path]


def _archive_of(path: str, modules: str) -> str:
    """The archive to which a path belongs, of a distribution whose `modules` are in that one."""
    if path.endswith(ENDING):
        return WORDS
    return FAMILIES if path.startswith(_FAMILIES) else modules


def _distributions(of_families: Iterable[str]) -> list[str]:
    """This project, its libraries, families from elsewhere, and what these need."""
    own = {_normal(name) for name in (PROJECT, *LIBRARIES)}
    names, waiting = dict.fromkeys(own), [*of_families]
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


def _of_distribution(name: str, of_families: Mapping[str, str]) -> Iterator[Source]:
    """The files of a distribution. Those of a package that is being worked on are not among its own."""
    for file in distribution(name).files or ():
        yield Source(file.as_posix(), Path(str(file.locate())))
    packages = {PROJECT: PROJECT, **of_families}
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
