"""A report on a rules document: every wrong value with its path, what was given and what would fit."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Any

from referee.errors import Violation, pointer_part
from referee.families.options.words import listed


class Report:
    """Everything that is wrong with a document, as it is found."""

    def __init__(self) -> None:
        self.violations: list[Violation] = []

    def wrong(self, path: str, code: str, *, given: Any, expected: Any, must: str) -> None:
        """Notes a value that is not what its option `must` be."""
        says = f"{_option(path)} {must}, not {_quoted(given)}."
        self.violations.append(Violation(path, code, says, given=_short(given), expected=expected))

    def none_of(self, path: str, choices: Sequence[str | int | None], *, given: Any) -> None:
        """Notes a value that is none of the choices of its option."""
        must = f"is one of {', '.join('null' if choice is None else str(choice) for choice in choices)}"
        self.wrong(path, "value_must_be_one_of", given=given, expected=[*choices], must=must)

    def missing(self, missing: list[str], names: list[str], path: str) -> None:
        """Notes a table that is not whole, with the names for which it has no number."""
        says = f"{_option(path)} is given as a whole; there is nothing for {listed(missing)}."
        self.violations.append(Violation(path, "table_must_be_whole", says, expected=names))

    def unknown(self, name: str, known: list[str], path: str) -> None:
        """Notes an option that there is not, with the one that may be meant."""
        close, short = difflib.get_close_matches(name, known, n=1), name[:40]
        hint = f" Did you mean {close[0]}?" if close else f" There are: {', '.join(known)}."
        says = f"There is no option {_option(f'{path}/{short}')}.{hint}"
        at = f"{path}/{pointer_part(short)}"
        self.violations.append(Violation(at, "option_must_exist", says, given=_short(name), expected=known))


def _option(path: str) -> str:
    return path.lstrip("/").replace("/", ".") or "A rules document"


def _short(given: Any) -> Any:
    if isinstance(given, str):
        return given[:80]
    if isinstance(given, (dict, list)):
        return None
    return given if not isinstance(given, int) or abs(given) < 2**53 else None


def _quoted(given: Any) -> str:
    """The value that was given, in words short enough for a message."""
    if given is None or isinstance(given, bool):
        return {None: "null", True: "true", False: "false"}[given]
    if isinstance(given, Mapping):
        return "an object"
    if isinstance(given, list):
        return f"a list of {len(given)}"
    if isinstance(given, int) and abs(given) >= 2**53:
        return "a number that large"
    return f"“{str(given)[:40]}”"
