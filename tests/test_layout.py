"""Who may import whom: every module its own floor and the floors below, the pure ones nothing that acts."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import referee
from tests.run import PURE

ROOT = Path(referee.__file__).parent

FLOORS = (
    {"__init__"},
    {"errors", "names", "looks", "codes", "words"},
    {"settings", "meter", "places", "locks"},
    {"cards"},
    {"families"},
    {"money"},
    {"sitting"},
    {"paper", "text_sheet"},
    {"registry", "translations"},
    {"store"},
    {"service"},
    {"api", "sheet", "content"},
    {"application", "phone", "conformance"},
    {"logs", "metrics", "folders", "operators", "tls"},
    {"app", "server", "workers", "receiving", "cli", "commands", "__main__"},
)
"""From the lowest up. A part is a module or package directly under `referee`."""
WINGS = (
    "codes",
    "rules",
    "table",
    "scoring",
    "referee",
    "play",
    "rulebook",
    "sheet",
    "catalogue",
    "engine",
    "family",
)
"""Of a family, or of what several share, from the lowest up; each has as many of them as it needs."""
ROOMS = {
    "CODES": "codes.py",
    "Heading": "rules/headings.py",
    "HOUSE_RULES": "rules/house_rules.py",
    "Rules": "rules/options.py",
    "JUDGES": "referee/judging.py",
    "judge_audit": "referee/audit.py",
    "CLAIMS": "referee/kinds.py",
    "terms_of": "play/terms.py",
    "rulebook": "rulebook/book.py",
    "COLUMNS": "sheet/columns.py",
    "DETAILS": "sheet/details.py",
    "NOTATION": "sheet/notation.py",
    "coming": "sheet/details.py",
    "COUNTS": "sheet/tallies.py",
    "RATIOS": "sheet/tallies.py",
    "tallies": "sheet/tallies.py",
}
"""Of what every family has, or may have, by its name: the one module in which it is defined."""
SAME_IN_EVERY_FAMILY = (
    "rules/headings.py",
    "rules/options.py",
    "scoring/round.py",
    "referee/judging.py",
    "referee/kinds.py",
    "referee/examples.py",
    "play/kinds.py",
    "play/examples.py",
    "play/playing.py",
    "play/reading.py",
    "rulebook/book.py",
    "sheet/columns.py",
    "sheet/details.py",
    "sheet/notation.py",
    "sheet/tallies.py",
)
"""The rooms that whoever knows one family finds in every other."""
STRANGERS = {"api", "sheet"}
"""On one floor, and still not to import each other."""
BEHIND_THE_SERVICE = {"store", "paper", "money"}
"""What the API asks the service for, and never itself."""
RUNS_USE_CASES = {
    "referee.api.foundation.context",
    "referee.api.foundation.idempotency",
    "referee.api.foundation.measuring",
    "referee.api.foundation.running",
}
"""The only modules of the API that see a store, since they run use cases over it.

They hold the store that the application was given, decide over its drafts, have plans written down, and keep
an answer with what it answers. None of them knows what is read or written; no resource and no schema is here.
"""
GAMES, CLUBS = "referee.service.games", "referee.service.clubs"
LIBRARIES = {"words": {"babel", "fluent", "sys"}}
"""Of others, by pure part: they only compute, read nothing but the plurals of languages, and intern names."""
CLOCKS = {"calendar", "datetime", "sched", "time", "zoneinfo"}
CHANCE = {"random", "secrets", "uuid"}
SURROUNDINGS = {"argparse", "ctypes", "getpass", "importlib", "locale", "os", "platform", "site", "sys"}
FILES = {"fileinput", "glob", "io", "pathlib", "pickle", "shelve", "shutil", "sqlite3", "tempfile", "zipfile"}
NETWORK = {"email", "ftplib", "http", "select", "smtplib", "socket", "socketserver", "ssl", "urllib"}
PROCESSES = {"asyncio", "concurrent", "multiprocessing", "signal", "subprocess", "threading"}
VOICES = {"logging", "warnings"}
IMPURE_MODULES = CLOCKS | CHANCE | SURROUNDINGS | FILES | NETWORK | PROCESSES | VOICES
IMPURE_CALLS = {"__import__", "breakpoint", "eval", "exec", "input", "open", "print"}


def module_name(path: Path) -> str:
    parts = [ROOT.name, *path.relative_to(ROOT).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(path): path for path in sorted(ROOT.rglob("*.py"))}


def part_of(module: str) -> str:
    """The part of the house that a module of ours belongs to; the registry of families is one by itself."""
    _, part, *within = [*module.split("."), "__init__"]
    return "registry" if part == "families" and within[:1] == ["registry"] else part


@cache
def family_of(module: str) -> str | None:
    """The family whose package a module is in: it has a `family.py`, which what families share has not."""
    parts = module.split(".")
    package = ROOT / "families" / "".join(parts[2:3])
    is_family = parts[1:2] == ["families"] and (package / "family.py").is_file()
    return parts[2] if is_family and len(parts) > 2 else None


@cache
def winged_of(module: str) -> str | None:
    """The package below families in whose wings a module is: a family, or one that several families share."""
    parts = module.split(".")
    package = ROOT / "families" / "".join(parts[2:3])
    has_wings = parts[1:2] == ["families"] and any((package / wing).is_dir() for wing in WINGS)
    return parts[2] if has_wings and len(parts) > 2 else family_of(module)


def wing_of(module: str) -> int:
    """The place of a module of such a package among the wings; -1 for its `__init__`."""
    wing = [*module.split("."), "__init__"][3]
    return WINGS.index(wing) if wing in WINGS else -1


def family_breaches(module: str, name: str) -> Iterator[str]:
    """What a family's module may not import of families."""
    family, other = family_of(module), family_of(name)
    if other is not None and part_of(module) == "families" and family != other:
        yield f"{other} is another family" if family else "what all families share knows none of them"
    package = winged_of(module)
    if package is not None and package == winged_of(name) and wing_of(name) > wing_of(module):
        yield f"{WINGS[wing_of(name)]} is a wing above"


def border_breaches(module: str, name: str) -> Iterator[str]:
    """What a module may not import although it is below: what lies behind the service, or who is told."""
    behind = part_of(name) if part_of(module) == "api" else ""
    if behind in BEHIND_THE_SERVICE and not (behind == "store" and module in RUNS_USE_CASES):
        yield f"{behind} lies behind the service"
    if is_within(module, GAMES) and is_within(name, CLUBS):
        yield "games know no club: it hears of them by consequences"


def is_within(module: str, package: str) -> bool:
    return f"{module}.".startswith(f"{package}.")


def floor_of(part: str) -> int:
    return next((at for at, parts in enumerate(FLOORS) if part in parts), -1)


def imported(module: str, node: ast.AST, *, is_package: bool) -> Iterator[str]:
    """The modules that an import statement names, absolute."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    if isinstance(node, ast.ImportFrom):
        package = module.split(".") if is_package else module.split(".")[:-1]
        above = package[: len(package) - node.level + 1] if node.level else []
        base = ".".join([*above, *(node.module or "").split(".")]).strip(".")
        for alias in node.names:
            # `from . import game` names a module, `from .game import fold` something in it.
            within = f"{base}.{alias.name}"
            yield within if base == ROOT.name or within in MODULES else base


def breaches(module: str, source: str, *, is_package: bool = False) -> list[str]:
    """Everything in a module's source that the house does not allow."""
    found, part = [], part_of(module)
    for node in ast.walk(ast.parse(source)):
        for name in imported(module, node, is_package=is_package):
            found += [f"{module} imports {name}: {why}" for why in import_breaches(part, name)]
            found += [f"{module} imports {name}: {why}" for why in family_breaches(module, name)]
            found += [f"{module} imports {name}: {why}" for why in border_breaches(module, name)]
        if part in PURE and isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            found += [f"{module} calls {node.func.id}"] if node.func.id in IMPURE_CALLS else []
    return found


def import_breaches(part: str, name: str) -> Iterator[str]:
    top = name.split(".", maxsplit=1)[0]
    if top == ROOT.name:
        other = part_of(name)
        known = floor_of(other) >= 0
        if other != part and (floor_of(other) > floor_of(part) or {part, other} == STRANGERS):
            yield f"{part} stands below or beside {other}"
        if known and part in PURE and other not in {*PURE, "__init__"}:
            yield f"{other} is not pure"
    elif part in PURE:
        if top not in {*sys.stdlib_module_names, *LIBRARIES.get(part, ())}:
            yield "not in the standard library"
        if top in IMPURE_MODULES - LIBRARIES.get(part, set()):
            yield "not pure"


def defined(tree: ast.Module) -> Iterator[str]:
    """The names that a module defines, imports apart."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        yield from (target.id for target in targets if isinstance(target, ast.Name))


PACKAGES = sorted({name for module in MODULES if (name := winged_of(module))})


@pytest.mark.parametrize("package", PACKAGES)
def test_a_role_has_the_same_room_in_every_family(package: str) -> None:
    folder = ROOT / "families" / package
    elsewhere = [
        f"{name} is defined in {path.relative_to(folder)}, not in {ROOMS[name]}"
        for path in sorted(folder.rglob("*.py"))
        for name in defined(ast.parse(path.read_text(encoding="utf-8")))
        if name in ROOMS and path != folder / ROOMS[name]
    ]
    assert elsewhere == []


def test_whoever_knows_one_family_knows_the_rooms_of_all() -> None:
    """Klondike and FreeCell have most of theirs in what games of patience share, and any game in `rounds`."""
    whole = [package for package in PACKAGES if (ROOT / "families" / package / "scoring").is_dir()]
    rooms = [f"{package}/{room}" for package in whole for room in SAME_IN_EVERY_FAMILY]
    assert len(whole) == 8
    assert [room for room in rooms if not (ROOT / "families" / room).is_file()] == []


def test_modules_import_their_own_floor_and_those_below() -> None:
    by_module = {
        module: breaches(module, path.read_text(encoding="utf-8"), is_package=path.name == "__init__.py")
        for module, path in MODULES.items()
    }
    assert {module: wrong for module, wrong in by_module.items() if wrong} == {}


def test_every_part_has_a_floor() -> None:
    assert {part_of(module) for module in MODULES if floor_of(part_of(module)) < 0} == set()


def test_every_pure_part_that_is_there_is_looked_at() -> None:
    assert {part_of(module) for module in MODULES} >= set(PURE)


SCORING = "referee.families.cucumber.scoring.scoring"
SHARED = "referee.families.patience.scoring.lines"


@pytest.mark.parametrize(
    ("module", "source"),
    [
        pytest.param("referee.cards", "import random", id="chance"),
        pytest.param("referee.cards", "import os.path", id="surroundings"),
        pytest.param("referee.families.steps", "from datetime import date", id="clock"),
        pytest.param("referee.sitting.sheet", "import flask", id="third party"),
        pytest.param("referee.sitting.sheet", "def play():\n    import time", id="inside a function"),
        pytest.param("referee.sitting.sheet", "from referee.store import Store", id="from above"),
        pytest.param("referee.errors", "from referee.cards import Card", id="from the floor above"),
        pytest.param(SCORING, "from referee.sitting.sheet import fold", id="from further above"),
        pytest.param(SCORING, "import referee.service", id="by its full name"),
        pytest.param(SCORING, "from referee import store", id="from the root"),
        pytest.param(SCORING, "from referee.families.registry import family_of", id="the list of families"),
        pytest.param(SCORING, "from referee.families.cucumber.play import playing", id="from a wing above"),
        pytest.param(
            SHARED, "from referee.families.patience.play.reading import DealReader", id="shared wing"
        ),
        pytest.param("referee.families.steps", "from referee.families.cucumber import family", id="a family"),
        pytest.param(
            "referee.sitting.sheet", "from referee.families.registry import family_of", id="registry"
        ),
        pytest.param(
            "referee.store.sqlite.store", "from referee.service import games", id="the store its user"
        ),
        pytest.param("referee.api.games.games", "from referee.sheet import pages", id="api the sheet"),
        pytest.param("referee.sheet.pages", "from referee.api import docs", id="sheet the api"),
        pytest.param("referee.api.clubs.books", "from referee.store import StoredGame", id="api the store"),
        pytest.param("referee.api.schemas.common", "from referee import money", id="api the money"),
        pytest.param("referee.api.foundation.running", "import referee.paper.page", id="running the paper"),
        pytest.param(GAMES, "from referee.service.clubs import books", id="games the clubs"),
        pytest.param("referee.service", "from referee.app import create_app", id="service the app"),
        pytest.param("referee.cards", "Card = open('cards')", id="a file"),
    ],
)
def test_the_check_finds(module: str, source: str) -> None:
    assert len(breaches(module, source)) >= 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        pytest.param(SCORING, "from referee.cards import Card", id="from below"),
        pytest.param(SCORING, "from referee.families.cucumber.scoring import hand", id="from the same wing"),
        pytest.param(SCORING, "from referee.families.cucumber.rules.options import Rules", id="a wing below"),
        pytest.param(
            SHARED, "from referee.families.patience.rules.laws import Laws", id="a shared wing below"
        ),
        pytest.param(SCORING, "import json\nfrom enum import StrEnum", id="plain library"),
        pytest.param("referee.sitting.sheet", "table = family.open(rules)", id="a method called open"),
        pytest.param("referee.store.sqlite.store", "import os\nfrom pysqlite3 import dbapi2", id="the store"),
        pytest.param("referee.api.foundation.running", "from referee.store import Reading", id="running"),
        pytest.param("referee.service.clubs.games", "from referee.service.games import begin", id="clubs"),
        pytest.param("referee.cli", "from referee.app import create_app", id="the same floor"),
        pytest.param("referee.app", "from referee.sheet import pages\nimport referee.api", id="the top"),
    ],
)
def test_the_check_lets_pass(module: str, source: str) -> None:
    assert breaches(module, source) == []


def test_the_check_reads_relative_imports_of_a_package() -> None:
    assert breaches("referee.store", "from .. import service", is_package=False) == []
    assert breaches("referee.store", "from ..service import record", is_package=True)
    assert breaches("referee.store", "from .sqlite import Sqlite", is_package=True) == []


def is_for_types(node: ast.AST) -> bool:
    """True for a block that only type checkers run."""
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


@cache
def run_imports(module: str) -> set[str]:
    """The modules of ours that a module imports when it runs, within functions too."""
    path, names = MODULES[module], set[str]()
    nodes: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while nodes:
        node = nodes.pop()
        names |= set(imported(module, node, is_package=path.name == "__init__.py"))
        nodes += [] if is_for_types(node) else ast.iter_child_nodes(node)
    return names & MODULES.keys() - {module}


def circles(imports: dict[str, set[str]]) -> set[str]:
    """The modules that are left when those are taken away that import none of the others, again and again."""
    left = {module: set(names) for module, names in imports.items()}
    while free := {module for module, names in left.items() if not names & left.keys()}:
        left = {module: names for module, names in left.items() if module not in free}
    return set(left)


def reached(modules: set[str]) -> set[str]:
    """The modules, and all that these import when they run, at whatever distance."""
    seen, coming = set[str](), modules
    while coming:
        seen |= coming
        coming = {name for module in coming for name in run_imports(module)} - seen
    return seen


def test_whatever_games_import_knows_no_club() -> None:
    games = {module for module in MODULES if is_within(module, GAMES)}
    clubs = {module for module in MODULES if is_within(module, CLUBS)}
    assert reached(games) & clubs == set()
    assert reached(clubs) >= {f"{GAMES}.changes", f"{GAMES}.record"}


def test_all_who_may_see_a_store_do() -> None:
    assert [module for module in RUNS_USE_CASES if "store" not in map(part_of, run_imports(module))] == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circles({module: run_imports(module) for module in MODULES}) == set()


def test_a_circle_is_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == {"a", "b", "c"}
