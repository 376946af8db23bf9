"""Checks of single values, shared by all fields."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any

from marshmallow import ValidationError, validate

from referee.api.foundation.violations import did_you_mean, must, pointer_step, shown
from referee.errors import Violation
from referee.words.said import Argument, Said, Typed, joined

_UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
_LONGEST_GUESSED = 100


def printable(text: str) -> str:
    """The text itself.

    :raises ValidationError: when it has control characters, line breaks or lone surrogates.
    """
    for violation in text_violations(text):
        raise ValidationError([violation])
    return text


def text_violations(text: str, path: str = "") -> Iterator[Violation]:
    """At most one violation: of the first character that cannot be kept."""
    if bad := _UNPRINTABLE.search(text):
        message = Said("api-text-with-a-character", {"character": Typed(f"U+{ord(bad[0]):04X}")})
        yield Violation(path, "text_must_be_printable", message)


_LONGEST_KEY = 200


def tree_violations(whole: Any, *, depth: int, most: int) -> list[Violation]:
    """The violations of a JSON value: its depth, its size, or texts that cannot be kept.

    It works without recursion, since a value may be as deep as the parser allows.
    """
    violations: list[Violation] = []
    pending: list[tuple[tuple[Any, ...], Any, int]] = [((), whole, 0)]
    seen = 0
    while pending:
        path, value, level = pending.pop()
        inner = (
            dict(value)
            if isinstance(value, dict)
            else dict(enumerate(value))
            if isinstance(value, list)
            else {}
        )
        seen += len(inner)
        if seen > most:
            return [Violation("", "object_must_be_small", Said("api-most-values", {"most": most}))]
        if inner and level == depth:
            return [Violation("", "object_must_be_shallow", Said("api-most-depth", {"most": depth}))]
        if any(isinstance(key, str) and len(key) > _LONGEST_KEY for key in inner):
            return [Violation("", "object_must_be_small", Said("api-longest-names", {"most": _LONGEST_KEY}))]
        for text in [value, *inner]:
            if isinstance(text, str):
                violations += text_violations(text, "".join(map(pointer_step, path)))
        pending += [((*path, key), part, level + 1) for key, part in inner.items()]
    return violations


_LENGTHS = {
    ("characters", True): "api-text-of-some-length",
    ("characters", False): "api-text-of-any-length",
    ("items", True): "api-list-of-some-length",
    ("items", False): "api-list-of-any-length",
}
"""Messages by the unit, and whether there must be some of it."""


class Length(validate.Length):
    """Checks a length; `code` says in the violation what must hold."""

    def __init__(self, code: str, unit: str, *, least: int, most: int) -> None:
        super().__init__(min=least or None, max=most)
        self.code, self.unit, self.least, self.most = code, unit, least, most

    def __call__(self, value: Any) -> Any:
        """The value itself."""
        try:
            return super().__call__(value)
        except ValidationError:
            args: dict[str, Argument] = {"most": self.most, "given": len(value)}
            expected = f"{self.most} {self.unit} at most"
            if self.least:
                args["least"], expected = self.least, f"{self.least} to {self.most} {self.unit}"
            message = Said(_LENGTHS[self.unit, self.least > 0], args)
            raise must(self.code, message, given=value, expected=expected) from None


class InRange(validate.Range):
    """Checks that a number is in range, both ends included."""

    def __call__(self, value: Any) -> Any:
        """The value itself."""
        try:
            return super().__call__(value)
        except ValidationError:
            expected = f"from {self.min} to {self.max}"
            args = {"least": self.min, "most": self.max, "given": shown(value)}
            message = Said("api-number-in-range", args)
            raise must("number_must_be_in_range", message, given=value, expected=expected) from None


class OneOf(validate.OneOf):
    """Checks that a value is one of a few, and guesses which one was meant."""

    def __call__(self, value: Any) -> Any:
        """The value itself."""
        choices = list(self.choices)
        if value in choices:
            return value
        near = get_close_matches(str(value)[:_LONGEST_GUESSED], choices, n=1)
        args = {"choices": Typed(", ".join(choices)), "given": shown(value)}
        message = joined([Said("api-one-of", args), *did_you_mean(near)])
        raise must("value_must_be_one_of", message, given=value, expected=choices)
