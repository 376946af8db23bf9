"""Reading a score sheet."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from referee.errors import NotationError
from referee.families.notation import Notation, SheetLine, split
from referee.families.protocol import AnyFamily
from referee.sitting.opening import Opening
from referee.text_sheet.acts import CORRECTIONS, acts_of
from referee.text_sheet.checks import checks_of

_REFUSAL = re.compile(r"\s!\s*([a-z0-9_]+)\s*$")
_HEADERS = {"variant", "house rules", "players", "dealer", "leader", "teams", "title"}


@dataclass(frozen=True, slots=True)
class TextSheet:
    """A score sheet as read: how the game began, and its lines."""

    opening: Opening
    lines: tuple[SheetLine, ...]


def read_score_sheet(text: str, family_of: Callable[[str], AnyFamily]) -> TextSheet:
    """The score sheet that `text` is; `family_of` knows the family of a variant.

    :raises NotationError: when a line cannot be read, naming it.
    :raises RulesError: when the rules do not fit together or the players cannot begin so.

    >>> from referee.families.cucumber.family import CUCUMBER
    >>> text = "variant: agurk\\nplayers: Ann Bo\\nhand Ann 5 Bo 9 -> Bo 9"
    >>> sheet = read_score_sheet(text, lambda _variant: CUCUMBER)
    >>> sheet.lines[0].leads_to
    ('Bo', '9')
    """
    headers: dict[str, str] = {}
    numbers: dict[str, int] = {}
    rest: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        name, colon, value = line.partition(":")
        header = name.strip().lower()
        if not line or line.startswith("#"):
            continue
        if not colon or header not in _HEADERS:
            rest.append((number, line))
        elif rest or header in headers:
            raise NotationError(f"Line {number}: the {header} is said once, before anything happens.")
        else:
            headers[header] = value.strip()
            numbers[header] = number
    opening = _opening(headers, numbers, family_of)
    return TextSheet(opening, tuple(_line(number, line, opening.family.notation) for number, line in rest))


def _line(number: int, text: str, notation: Notation) -> SheetLine:
    act, arrow, leads_to = text.partition("->")
    refusal = _REFUSAL.search(act)
    if refusal is not None:
        act = act[: refusal.start()]
    word, *words = split(act) or [""]
    words_known = [*acts_of(notation), *CORRECTIONS, *checks_of(notation)]
    if word not in words_known:
        known = ", ".join(words_known)
        raise NotationError(f"Line {number}: “{word}” begins no line. Lines begin with {known}.")
    if refusal is not None and arrow:
        raise NotationError(f"Line {number}: behind ! stands one code and nothing else.")
    code = None if refusal is None else refusal[1]
    return SheetLine(number, word, tuple(words), tuple(split(leads_to)), code)


def _opening(
    headers: Mapping[str, str], numbers: Mapping[str, int], family_of: Callable[[str], AnyFamily]
) -> Opening:
    for name in ("variant", "players"):
        if name not in headers:
            raise NotationError(f"A score sheet begins with its {name}, such as “{_EXAMPLES[name]}”.")
    players = headers["players"]
    names = [name.strip() for name in players.split(",")] if "," in players else split(players)
    house_rules = _house_rules(headers.get("house rules", ""), numbers.get("house rules", 0))
    family = family_of(headers["variant"])
    rules = family.catalogue.read(headers["variant"], house_rules, players=len(names))
    opening = Opening(
        family=family,
        variant=headers["variant"],
        house_rules=house_rules,
        rules=family.catalogue.dump(rules),
        players=tuple(names),
        dealer=headers.get("dealer"),
        leader=headers.get("leader"),
        title=headers.get("title", ""),
        teams=tuple(tuple(split(team)) for team in headers.get("teams", "").split(",") if team.strip()),
    )
    opening.table()
    return opening


_EXAMPLES = {"variant": "variant: agurk", "players": "players: Ann Bo Cy"}


def _house_rules(text: str, line: int) -> dict[str, Any]:
    """House rules as JSON, or as `limit.exactly=reset deal.cards=6`."""
    if text.startswith("{"):
        document = _value(text)
        if not isinstance(document, dict):
            raise NotationError(f"Line {line}: the house rules are no JSON object.")
        return document
    document = {}
    for word in text.split():
        option, equals, value = word.rstrip(",").partition("=")
        *sections, name = option.split(".")
        inner: Any = document
        for section in sections:
            inner = inner.setdefault(section, {}) if isinstance(inner, dict) else None
        if not equals or not isinstance(inner, dict):
            raise NotationError(f"Line {line}: “{word}” is no house rule. Write them as limit.exactly=reset.")
        inner[name] = _value(value)
    return document


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text
