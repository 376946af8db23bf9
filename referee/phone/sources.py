"""The sources that a phone runs, in two archives: libraries, and this project with installed families.

Phone and service cannot differ, since the archives are made of what is installed here. They are stored and
not compressed, so that the whole of each is compressed on its way. An update of this project leaves the
libraries mostly as they are.
"""

from __future__ import annotations

import gzip
import io
import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.metadata import Distribution, PackageNotFoundError, distribution, entry_points
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from typing import NamedTuple
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from referee.families.registry import GROUP
from referee.translations import languages

OWN, OTHERS = ARCHIVES = ("referee.zip", "libraries.zip")
"""The archives: this project with the families that are installed, and what they import."""
PROJECT = "referee"
LIBRARIES = (
    "apispec",
    "attrs",
    "babel",
    "blinker",
    "click",
    "click-default-group",
    "flask",
    "flask-smorest",
    "fluent-compiler",
    "fluent.syntax",
    "itsdangerous",
    "jinja2",
    "markupsafe",
    "marshmallow",
    "packaging",
    "pluggy",
    "python-dateutil",
    "pytz",
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
_LEFT_OUT = ("referee/sheet/", "referee/store/postgres/", "pytz/zoneinfo/")
"""The page, which phones have, what only a server needs, and time zones for the second time."""
_KINDS = frozenset({".py", ".ftl", ".json", ".dat", ".tab", ".zi", ""})
"""Of files, by how their names end; those of time zones have no ending."""
_NEVER = frozenset({"..", "__pycache__", "tests", "testing"})
_ABOUT = frozenset({"METADATA", "entry_points.txt"})
"""What tells a distribution's name, version and families."""
_LOCALES = PurePosixPath("babel/locale-data")
_ALWAYS_LOCALES = frozenset({"root", "no"})
_NAMED = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
"""The name that a requirement begins with."""
_DATE = (1980, 1, 1, 0, 0, 0)
"""Of every file, so that the same sources make the same archive."""


class Source(NamedTuple):
    """A file, and its path in the archive."""

    path: str
    file: Path


class Packed(NamedTuple):
    """An archive as it is sent."""

    digest: str
    """SHA-256 of the archive, in hexadecimal digits."""
    content: bytes
    """Compressed with gzip."""


@cache
def packed(name: str) -> Packed:
    """An archive, compressed. It takes a second or two, once a process."""
    content = archive(name)
    return Packed(sha256(content).hexdigest(), gzip.compress(content, compresslevel=9, mtime=0))


def archive(name: str) -> bytes:
    """One of the `ARCHIVES`, the same for the same sources."""
    written = io.BytesIO()
    with ZipFile(written, "w", ZIP_STORED) as target:
        for source in sources(name):
            target.writestr(ZipInfo(source.path, _DATE), source.file.read_bytes())
    return written.getvalue()


def sources(name: str) -> list[Source]:
    """Every file of an archive in the order of their paths."""
    own = {PROJECT, *_packages_of_families()}
    chosen = [package for package in _distributions() if (package in own) == (name == OWN)]
    listed = {source.path: source for package in chosen for source in _of_distribution(package)}
    return [listed[path] for path in sorted(listed) if _is_needed(PurePosixPath(path))]


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


def _is_needed(path: PurePosixPath) -> bool:
    """True if a phone needs the file at this path of the archive."""
    if path.suffix not in _KINDS or not _NEVER.isdisjoint(path.parts):
        return False
    if path.parts[0].endswith(".dist-info"):
        return path.name in _ABOUT
    if path.parent == _LOCALES:
        return path.stem in _ALWAYS_LOCALES.union(languages())
    return not str(path).startswith(_LEFT_OUT)
