"""The words of the source: names say what a thing is, and docstrings what is returned."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from subprocess import CompletedProcess
from types import NoneType

import pytest

import referee
from referee.sheet.assets import STATIC, VENDOR

ROOT = Path(referee.__file__).parent

PRIVATE = frozenset(
    "told found said there one made who asked what kept taken wanted meant".split()  # noqa: SIM905  # as a list
)
"""Names that say nothing of what they stand for, so that every reader has to learn it anew."""
MOST_PRIVATE = 0.2
"""Private names per 1,000 lines. This only falls."""
QUESTIONS = frozenset({"What", "Whether", "Who", "Where", "How", "Why"})
"""Words with which a docstring begins that has no subject."""
MOST_QUESTIONS = 0.5
"""Docstrings that begin so, of a hundred, also of attributes and constants. This only falls."""
PRIVATE_ON_PAGE = PRIVATE | {"alone", "calm", "door", "knock", "meet", "reaching", "regret"}
"""The same for the modules of the page, with metaphors that only their authors understood."""
MOST_PRIVATE_ON_PAGE = 0.0
"""Private names per 1,000 lines of the page's modules."""
MOST_QUESTIONS_ON_PAGE = 0.5
"""Comments of the page's modules that begin without a subject, of a hundred."""
_NAMES = Path(__file__).parent / "page" / "names.mjs"
_COMMENT = re.compile(r"/\*\*\s+(?:\*\s+)?([^\s@*][^\s]*)")
_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_WORST = 10


@dataclass(frozen=True)
class Words:
    """The names that a module binds and the beginnings of its docstrings, each with its line."""

    lines: int
    bound: tuple[tuple[int, str], ...]
    """Variables, parameters, functions and methods, without the underscores around them."""
    functions: tuple[tuple[int, str], ...]
    first_words: tuple[tuple[int, str], ...]
    """Of docstrings, also of attributes and constants."""

    @property
    def private(self) -> list[str]:
        return self.among(PRIVATE)

    def among(self, names: frozenset[str]) -> list[str]:
        return [f"{name}:{line}" for line, name in self.bound if name in names]

    @property
    def questions(self) -> list[str]:
        return [f"{word}:{line}" for line, word in self.first_words if word in QUESTIONS]

    @property
    def narrators(self) -> list[str]:
        """Functions that are named for telling instead of for what they return."""
        return [f"{name}:{line}" for line, name in self.functions if _narrates(name)]


def _narrates(name: str) -> bool:
    return name == "told" or name.endswith("_told") or name.startswith("told_")


def words_of(source: str) -> Words:
    nodes = [*ast.walk(ast.parse(source))]
    functions = ((node.lineno, node.name.strip("_")) for node in nodes if isinstance(node, _FUNCTION))
    return Words(
        lines=source.count("\n"),
        bound=tuple(sorted((line, name.strip("_")) for node in nodes for line, name in _bindings(node))),
        functions=tuple(sorted(functions)),
        first_words=tuple(sorted(start for node in nodes for start in _first_word(node))),
    )


_FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)
_DESCRIBED = (NoneType, ast.Assign, ast.AnnAssign)
"""Statements with a docstring behind them; None stands before that of a module, a class or a function."""


def _bindings(node: ast.AST) -> Iterator[tuple[int, str]]:
    match node:
        case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
            yield node.lineno, name
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            yield node.lineno, name
        case ast.ExceptHandler(name=str(name)) | ast.alias(asname=str(name)):
            yield node.lineno, name
        case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)) | ast.MatchMapping(rest=str(name)):
            yield node.lineno, name


def _first_word(node: ast.AST) -> Iterator[tuple[int, str]]:
    """The beginnings of the docstring of a node and of those of the attributes in it."""
    if not isinstance(node, (*_FUNCTION, ast.ClassDef, ast.Module)):
        return
    for before, statement in pairwise([None, *node.body]):
        match statement:
            case ast.Expr(value=ast.Constant(value=str(text))) if isinstance(before, _DESCRIBED):
                yield statement.lineno, text.split()[0].rstrip(",.:;")


@pytest.fixture(scope="module")
def modules() -> Mapping[str, Words]:
    return {
        path.relative_to(ROOT).as_posix(): words_of(path.read_text(encoding="utf-8"))
        for path in sorted(ROOT.rglob("*.py"))
    }


def words_on_page(source: str, bound: Mapping[str, list[tuple[int, str]]]) -> Words:
    """A module of the page, its names as Python would write them."""
    values, functions = (
        [(line, _snake(name)) for line, name in bound[kind]] for kind in ("values", "functions")
    )
    comments = _COMMENT.finditer(source)
    return Words(
        lines=source.count("\n"),
        bound=tuple(sorted(values + functions)),
        functions=tuple(sorted(functions)),
        first_words=tuple(
            (source.count("\n", 0, comment.start()) + 1, comment[1].rstrip(",.:;")) for comment in comments
        ),
    )


def _snake(name: str) -> str:
    return _HUMP.sub("_", name).lower().strip("_")


@pytest.fixture(scope="module")
def page_modules(run_on_node: Callable[..., CompletedProcess[str]]) -> Mapping[str, Words]:
    ours = sorted(path for path in STATIC.rglob("*.js") if VENDOR not in path.parents)
    paths = [path.relative_to(STATIC).as_posix() for path in ours]
    done = run_on_node(_NAMES, STATIC, *paths)
    assert done.returncode == 0, done.stderr
    sources = {path: (STATIC / path).read_text(encoding="utf-8") for path in paths}
    return {path: words_on_page(sources[path], bound) for path, bound in json.loads(done.stdout).items()}


def worst(findings: Mapping[str, list[str]]) -> str:
    """The modules that have the most of something, a line each with where it is."""
    by_number = sorted(findings.items(), key=lambda finding: -len(finding[1]))
    return "\n".join(f"{path}: {', '.join(at)}" for path, at in by_number[:_WORST] if at)


def test_names_say_what_things_are(modules: Mapping[str, Words]) -> None:
    private = {path: words.private for path, words in modules.items()}
    lines = sum(words.lines for words in modules.values())
    per_1000 = 1000 * sum(map(len, private.values())) / lines
    assert per_1000 <= MOST_PRIVATE, f"{per_1000:.2f} private names per 1,000 lines:\n{worst(private)}"


def test_nothing_is_named_for_telling(modules: Mapping[str, Words]) -> None:
    narrators = {path: words.narrators for path, words in modules.items()}
    assert not [path for path in modules if path.rpartition("/")[2] == "told.py"]
    assert not any(narrators.values()), worst(narrators)


def test_docstrings_have_a_subject(modules: Mapping[str, Words]) -> None:
    questions = {path: words.questions for path, words in modules.items()}
    docstrings = sum(len(words.first_words) for words in modules.values())
    percent = 100 * sum(map(len, questions.values())) / docstrings
    assert percent <= MOST_QUESTIONS, f"{percent:.2f} % of docstrings begin so:\n{worst(questions)}"


def test_names_of_the_page_say_what_things_are(page_modules: Mapping[str, Words]) -> None:
    private = {path: words.among(PRIVATE_ON_PAGE) for path, words in page_modules.items()}
    lines = sum(words.lines for words in page_modules.values())
    per_1000 = 1000 * sum(map(len, private.values())) / lines
    assert per_1000 <= MOST_PRIVATE_ON_PAGE, (
        f"{per_1000:.2f} private names per 1,000 lines:\n{worst(private)}"
    )


def test_nothing_of_the_page_is_named_for_telling(page_modules: Mapping[str, Words]) -> None:
    narrators = {path: words.narrators for path, words in page_modules.items()}
    assert not [path for path in page_modules if Path(path).stem in PRIVATE_ON_PAGE]
    assert not any(narrators.values()), worst(narrators)


def test_comments_of_the_page_have_a_subject(page_modules: Mapping[str, Words]) -> None:
    questions = {path: words.questions for path, words in page_modules.items()}
    comments = sum(len(words.first_words) for words in page_modules.values())
    percent = 100 * sum(map(len, questions.values())) / comments
    assert percent <= MOST_QUESTIONS_ON_PAGE, f"{percent:.2f} % of comments begin so:\n{worst(questions)}"


SAMPLE = '''"""What a module is for."""

import os as found


class Asking:
    """Whether, it says."""

    kept: int = 0
    """Who keeps it."""

    def _told(self, who, *, taken=None, **wanted):
        """The answer."""
        there = [one for one in who]
        try:
            lambda asked: asked
        except OSError as meant:
            pass
        match there:
            case [said, *made]:
                return self.made


async def cards_told(what, card, made_of=None):
    return card.told(found=card)


def told_of(cards):
    """How many."""
'''


def test_private_names_are_found_wherever_they_are_bound() -> None:
    words = words_of(SAMPLE)
    private = [
        *("found:3", "kept:9", "told:12", "who:12", "taken:12", "wanted:12", "there:14", "one:14"),
        *("asked:16", "meant:17", "said:20", "made:20", "what:24"),
    ]
    assert sorted(words.private) == sorted(private)
    assert sorted(words.narrators) == ["cards_told:24", "told:12", "told_of:28"]
    assert sorted(words.questions) == ["How:29", "What:1", "Whether:7", "Who:10"]
    assert (words.lines, len(words.first_words)) == (SAMPLE.count("\n"), 5)


def test_a_failure_names_the_worst_modules() -> None:
    findings = {"a.py": ["one:1"], "b.py": [], "c.py": ["who:2", "said:3"]}
    assert worst(findings) == "c.py: who:2, said:3\na.py: one:1"


PAGE_SAMPLE = """/** What a module is for. */
import { list as found, who } from "./lists.js";

/**
 * Whether so.
 * @param {any} told
 */
export function isTold({ kept, of: [made, ...taken] }, there = {}) {
  const one = (asked) => asked.said;
  try {
    return { wanted: one(there), meant: kept };
  } catch (said) {
    return /** @type {any} */ (taken);
  }
}

/** The names. */
export const namesTold = () => 1;
class Told {
  alone() {}
}
"""


def test_private_names_of_the_page_are_found_wherever_they_are_bound(
    run_on_node: Callable[..., CompletedProcess[str]], tmp_path: Path
) -> None:
    (tmp_path / "sample.js").write_text(PAGE_SAMPLE, encoding="utf-8")
    done = run_on_node(_NAMES, tmp_path, "sample.js")
    words = words_on_page(PAGE_SAMPLE, json.loads(done.stdout)["sample.js"])
    private = [
        *("found:2", "kept:8", "made:8", "taken:8", "there:8", "one:9", "asked:9", "said:12"),
        *("told:19", "alone:20"),
    ]
    assert sorted(words.among(PRIVATE_ON_PAGE)) == sorted(private)
    assert sorted(words.narrators) == ["is_told:8", "names_told:18", "told:19"]
    assert words.questions == ["What:1", "Whether:4"]
    assert (words.lines, len(words.first_words)) == (PAGE_SAMPLE.count("\n"), 3)
