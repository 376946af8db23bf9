from __future__ import annotations

import re
from pathlib import Path

import referee
from referee import errors
from referee.codes import CODES, text_of, title_of

CODE = re.compile(r'"([a-z0-9]+(?:_[a-z0-9]+)*_must_[a-z0-9_]+)"')
TOP = Path(referee.__file__).parent
ELSEWHERE = {"families", "codes"}
"""Families explain codes of their own, which their tests look at; the second is what explains the others."""


def test_every_code_in_use_is_explained() -> None:
    used = [
        (path.name, code)
        for path in TOP.rglob("*.py")
        if path.relative_to(TOP).parts[0] not in ELSEWHERE
        for code in CODE.findall(path.read_text(encoding="utf-8"))
    ]
    assert len(used) > len(CODES) / 2
    assert [place for place in used if place[1] not in CODES] == []


def test_every_kind_of_error_is_explained() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    codes = {kind.code for kind in kinds if issubclass(kind, errors.RefereeError)}
    assert codes <= set(CODES)


def test_every_code_has_a_title_and_a_text() -> None:
    for name, code in CODES.items():
        assert code.title, name
        assert not code.title.endswith("."), name
        assert code.text.endswith("."), name
        assert "  " not in code.text, name
        assert (title_of(name), text_of(name)) == (code.title, code.text)


def test_an_unknown_code_is_told_in_words() -> None:
    assert text_of("moon_must_be_full") == "Moon must be full."
