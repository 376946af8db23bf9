"""The words of the source: names say what a thing is, and docstrings what is returned."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import referee

ROOT = Path(referee.__file__).parent

PRIVATE = frozenset(
    "told found said there one made who asked what kept taken wanted meant".split()  # noqa: SIM905  # as a list
)
"""Names that say nothing of what they stand for, so that every reader has to learn it anew."""
MOST_PRIVATE = 0.2
"""Private names per 1,000 lines. This only falls."""
QUESTIONS = frozenset({"What", "Whether", "Who", "Where", "How", "Why"})
"""Words with which a docstring begins that has no subject."""
MOST_QUESTIONS = 0.8
"""Docstrings that begin so, of a hundred. This only falls."""
_WORST = 10


@dataclass(frozen=True)
class Words:
    """The names that a module binds and the beginnings of its docstrings, each with its line."""

    lines: int
    bound: tuple[tuple[int, str], ...]
    """Variables, parameters, functions and methods, without the underscores around them."""
    functions: tuple[tuple[int, str], ...]
    first_words: tuple[tuple[int, str], ...]
    """Of docstrings."""

    @property
    def private(self) -> list[str]:
        return [f"{name}:{line}" for line, name in self.bound if name in PRIVATE]

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
    if isinstance(node, (*_FUNCTION, ast.ClassDef, ast.Module)) and (text := ast.get_docstring(node)):
        yield node.body[0].lineno, text.split()[0].rstrip(",.:;")


MODULES: Mapping[str, Words] = {
    path.relative_to(ROOT).as_posix(): words_of(path.read_text(encoding="utf-8"))
    for path in sorted(ROOT.rglob("*.py"))
}


def worst(findings: Mapping[str, list[str]]) -> str:
    """The modules that have the most of something, a line each with where it is."""
    by_number = sorted(findings.items(), key=lambda finding: -len(finding[1]))
    return "\n".join(f"{path}: {', '.join(at)}" for path, at in by_number[:_WORST] if at)


def test_names_say_what_things_are() -> None:
    private = {path: words.private for path, words in MODULES.items()}
    lines = sum(words.lines for words in MODULES.values())
    per_1000 = 1000 * sum(map(len, private.values())) / lines
    assert per_1000 <= MOST_PRIVATE, f"{per_1000:.2f} private names per 1,000 lines:\n{worst(private)}"


def test_nothing_is_named_for_telling() -> None:
    narrators = {path: words.narrators for path, words in MODULES.items()}
    assert not [path for path in MODULES if path.rpartition("/")[2] == "told.py"]
    assert not any(narrators.values()), worst(narrators)


def test_docstrings_have_a_subject() -> None:
    questions = {path: words.questions for path, words in MODULES.items()}
    docstrings = sum(len(words.first_words) for words in MODULES.values())
    percent = 100 * sum(map(len, questions.values())) / docstrings
    assert percent <= MOST_QUESTIONS, f"{percent:.2f} % of docstrings begin so:\n{worst(questions)}"


SAMPLE = '''"""What a module is for."""

import os as found


class Asking:
    """Whether, it says."""

    kept: int = 0

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
        *("found:3", "kept:9", "told:11", "who:11", "taken:11", "wanted:11", "there:13", "one:13"),
        *("asked:15", "meant:16", "said:19", "made:19", "what:23"),
    ]
    assert sorted(words.private) == sorted(private)
    assert sorted(words.narrators) == ["cards_told:23", "told:11", "told_of:27"]
    assert sorted(words.questions) == ["How:28", "What:1", "Whether:7"]
    assert (words.lines, len(words.first_words)) == (SAMPLE.count("\n"), 4)


def test_a_failure_names_the_worst_modules() -> None:
    findings = {"a.py": ["one:1"], "b.py": [], "c.py": ["who:2", "said:3"]}
    assert worst(findings) == "c.py: who:2, said:3\na.py: one:1"
