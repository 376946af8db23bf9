"""A report on a rules document: every wrong value with its path, what was given and what would fit."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Any

from referee.errors import Violation, pointer_part
from referee.words.said import Argument, Said, Typed


class Report:
    """Everything that is wrong with a document, as it is found."""

    def __init__(self) -> None:
        self.violations: list[Violation] = []

    def wrong(self, path: str, code: str, must: str, *, given: Any, expected: Any, **args: Argument) -> None:
        """Notes a value that is not what its option `must` be: the id of a message, with its arguments."""
        says = Said(must, {"option": _option(path), "given": _quoted(given), **args})
        self.violations.append(Violation(path, code, says, given=_short(given), expected=expected))

    def none_of(self, path: str, choices: Sequence[str | int | None], *, given: Any) -> None:
        """Notes a value that is none of the choices of its option."""
        known = Typed(", ".join("null" if choice is None else str(choice) for choice in choices))
        code, must = "value_must_be_one_of", "options-must-be-one-of"
        self.wrong(path, code, must, given=given, expected=[*choices], choices=known)

    def missing(self, missing: list[str], names: list[str], path: str) -> None:
        """Notes a table that is not whole, with the names for which it has no number."""
        says = Said("options-whole-table", {"option": _option(path), "missing": tuple(map(Typed, missing))})
        self.violations.append(Violation(path, "table_must_be_whole", says, expected=names))

    def unknown(self, name: str, known: list[str], path: str) -> None:
        """Notes an option that there is not, with the one that may be meant."""
        close, short = difflib.get_close_matches(name, known, n=1), name[:40]
        args = {"option": _option(f"{path}/{short}"), "known": Typed(", ".join(close or known))}
        says = Said("options-did-you-mean" if close else "options-there-are", args)
        at = f"{path}/{pointer_part(short)}"
        self.violations.append(Violation(at, "option_must_exist", says, given=_short(name), expected=known))


def _option(path: str) -> Argument:
    option = path.lstrip("/").replace("/", ".")
    return Typed(option) if option else Said("options-document")


def _short(given: Any) -> Any:
    if isinstance(given, str):
        return given[:80]
    if isinstance(given, (dict, list)):
        return None
    return given if not isinstance(given, int) or abs(given) < 2**53 else None


def _quoted(given: Any) -> Argument:
    """The value that was given, short enough for a message."""
    if given is None or isinstance(given, bool):
        return Typed({None: "null", True: "true", False: "false"}[given])
    if isinstance(given, Mapping):
        return Said("options-given-object")
    if isinstance(given, list):
        return Said("options-given-list", {"count": len(given)})
    if isinstance(given, int) and abs(given) >= 2**53:
        return Said("options-given-large-number")
    return Said("options-given-text", {"text": Typed(str(given)[:40])})
