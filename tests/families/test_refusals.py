"""Refusals of families are messages, which have words in every language, and no English texts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import referee.families
from referee.families.protocol import AnyFamily
from referee.families.registry import families
from referee.translations import SPEECH
from referee.words.said import Said
from referee.words.speech import ENGLISH
from tests.families.spoilt import refusals
from tests.test_translations import PSEUDO, languages_of, read, typed

ROOT = Path(referee.families.__file__).parent
MESSAGE_AT = {
    "wrong": 2,
    "note": 2,
    "everybody": 2,
    "every_side": 2,
    "total": 3,
    "check_range": 4,
    "Violation": 2,
    "contradiction": 1,
    "Misfit": 0,
    "RulesError": 0,
    "ConflictError": 0,
    "NotFoundError": 0,
}
"""By the function that refuses, the place of the message among its arguments."""
FOR_OPERATORS = {ROOT / "registry.py"}
RULED_IN_ENGLISH = {"klondike"}
"""Families of which some rulings, which are refusals of what is recorded, are texts still."""


def texts_in(path: Path) -> Iterator[str]:
    """The refusals of a module that are texts, each with its line."""
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef):
            nodes = [*ast.walk(function)]
            texts = {target for node in nodes for target in _named_texts(node)}
            for call in nodes:
                if isinstance(call, ast.Call) and _is_text(_message(call), texts):
                    yield f"{path.relative_to(ROOT)}:{call.lineno}"


def _named_texts(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Assign) and _is_text(node.value, set()):
        yield from (target.id for target in node.targets if isinstance(target, ast.Name))


def _message(call: ast.Call) -> ast.expr | None:
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    at = MESSAGE_AT.get(name, len(call.args))
    return call.args[at] if at < len(call.args) else None


def _is_text(node: ast.expr | None, texts: set[str]) -> bool:
    """True for a text with words in it; an id of a message is one word."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and " " in node.value
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Name) and node.id in texts)


def test_no_refusal_is_a_text() -> None:
    modules = {*ROOT.rglob("*.py")} - FOR_OPERATORS
    assert [text for path in sorted(modules) for text in texts_in(path)] == []


def test_a_refusal_that_is_a_text_is_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.ROOT", tmp_path)
    module = tmp_path / "golf.py"
    source = """
        def check(reader, name):
            message = f"{name} is out."
            reader.wrong("/out", "code", message, "one of all")
            reader.wrong("/out", "code", Said("golf-out"), "one of all")
            yield Misfit("Too many.", 0)
    """
    module.write_text(re.sub("^ {8}", "", source, flags=re.M), encoding="utf-8")
    assert [*texts_in(module)] == ["golf.py:4", "golf.py:6"]


@pytest.mark.parametrize("family", families(), ids=lambda family: family.id)
def test_all_that_spoilt_examples_are_refused_with_has_words(family: AnyFamily) -> None:
    given = {*refusals(family)}
    sentences = [refusal for refusal in given if isinstance(refusal, Said)]
    assert len(sentences) > 1
    assert len(given) == len(sentences) or family.id in RULED_IN_ENGLISH
    for sentence in sentences:
        english = read(sentence.id.partition("-")[0], ENGLISH)
        assert sentence.args.keys() >= english.arguments[sentence.id].keys(), sentence.id
        assert all(SPEECH.say(sentence, language) != sentence.id for language in languages_of(sentence))
        text = PSEUDO.text(sentence, ENGLISH)
        for words in sorted(typed(sentence), key=len, reverse=True):
            text = text.replace(words, "")
        assert re.findall("[A-Za-z]+", text) == [], f"words that no message has: {text}"
