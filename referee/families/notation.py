"""The words of a family in a plain-text score sheet, and the form of a player's standing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from referee.errors import NotationError
from referee.families.standing import NextRound, Player, Standing

ValueT = TypeVar("ValueT")
_WORDS = re.compile(r'"[^"]*"|\S+')
NUMBER = re.compile(r"\d{1,9}", re.ASCII)
SIGNED_NUMBER = re.compile(r"-?\d{1,9}", re.ASCII)
"""A score may be negative."""


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line of a score sheet."""

    number: int
    word: str
    words: tuple[str, ...]
    """The words behind the first one."""
    leads_to: tuple[str, ...] = ()
    refused_with: str | None = None


def split(text: str) -> list[str]:
    """The words of a text; those in quotes are one."""
    return [word.strip('"') for word in _WORDS.findall(text)]


def parts(words: Sequence[str], bar: str = "|") -> list[list[str]]:
    """The words between bars.

    >>> parts("Ann 3 | won".split())
    [['Ann', '3'], ['won']]
    """
    between: list[list[str]] = [[]]
    for word in words:
        if word == bar:
            between.append([])
        else:
            between[-1].append(word)
    return between


def number(
    text: str, line: SheetLine, *, form: re.Pattern[str] = NUMBER, otherwise: str = "no number"
) -> int:
    """The number that a text is; one with a sign, too, by the form `SIGNED_NUMBER`.

    :raises NotationError: when it is none; `otherwise` says what is missing: `no number of points`.
    """
    if not form.fullmatch(text):
        raise NotationError(f"Line {line.number}: “{text}” is {otherwise}.")
    return int(text)


def pairs(words: Sequence[str], line: SheetLine) -> list[tuple[str, str]]:
    """The words two by two.

    :raises NotationError: when there are none, or one is left over.
    """
    if not words or len(words) % 2:
        raise NotationError(
            f"Line {line.number}: expected a player and a value, over and over: {' '.join(words)}"
        )
    return list(zip(words[::2], words[1::2], strict=True))


def once(named_values: Iterable[tuple[str, ValueT]], line: SheetLine) -> dict[str, ValueT]:
    """The values by name.

    :raises NotationError: when something is told twice, so that one of both would be lost.

    >>> once([("Ann", 5), ("Bo", 6)], SheetLine(1, "out", ()))
    {'Ann': 5, 'Bo': 6}
    """
    values: dict[str, ValueT] = {}
    for name, value in named_values:
        if name in values:
            raise NotationError(f"Line {line.number}: {name} may be named only once.")
        values[name] = value
    return values


def by_player(
    words: Sequence[str], line: SheetLine, read: Callable[[str, SheetLine], ValueT]
) -> dict[str, ValueT]:
    """The values of `Ann 2 Bo 1`, each read, by player.

    :raises NotationError: when a value cannot be read, or a player is named twice.
    """
    return once(((name, read(text, line)) for name, text in pairs(words, line)), line)


def only_word(line: SheetLine) -> str:
    """The one word behind the first.

    :raises NotationError: when there are more, or none.
    """
    if len(line.words) != 1:
        raise NotationError(f"Line {line.number}: expected one word behind {line.word}.")
    return line.words[0]


def named_player(standing: Standing, name: str, line: SheetLine) -> Player:
    """The player of this name or id; for a side, the first of its players.

    :raises NotationError: when there is none.
    """
    by_name = {player.name: player for player in reversed(standing.players)}
    by_side = {player.side: player for player in reversed(standing.players)}
    by_id = {player.id: player for player in standing.players}
    for players in (by_id, by_name, by_side):
        if name in players:
            return players[name]
    raise NotationError(f"Line {line.number}: nobody on this score sheet is called “{name}”.")


def score_and_status(player: Player) -> tuple[list[int], list[str]]:
    """The numbers and words in which a player's standing is written: `18`, `18/out`."""
    return [player.score], [player.status]


ReadAct: TypeAlias = Callable[[SheetLine], dict[str, Any]]
"""From the words of a line to the act it stands for."""
Check: TypeAlias = Callable[[Standing, SheetLine], list[str]]
"""Says where a game stands otherwise than a line says, in sentences."""


def options(verdict: Mapping[str, Any]) -> list[str]:
    """The options that would have been allowed, as one line.

    >>> options({"verdict": "illegal", "options": ["3", "K"], "options_total": 5})
    ['Allowed: 3, K, and 3 more']
    >>> options({"options": [{"meld": ["7S", "8S"], "left": 4}], "options_total": 1})
    ['Allowed: meld 7S 8S left 4']
    """
    listed = [*map(_option_text, verdict.get("options") or [])]
    more = verdict.get("options_total", len(listed)) - len(listed)
    return [f"Allowed: {', '.join([*listed, *([f'and {more} more'] if more else [])])}"] if listed else []


def _option_text(option: Any) -> str:
    """A text as it is, a list one by one, an object with the names of its members."""
    if isinstance(option, Mapping):
        return " ".join(f"{name} {_option_text(value)}" for name, value in option.items())
    return " ".join(map(_option_text, option)) if isinstance(option, list) else str(option)


@dataclass(frozen=True, slots=True)
class Notation:
    """The words of a family in a plain-text score sheet."""

    rounds: Mapping[str, ReadAct] = field(default_factory=dict)
    """The first words of lines that record a round, or amend one."""
    acts: Mapping[str, ReadAct] = field(default_factory=dict)
    """The first words of further lines, beyond the acts of all families."""
    checks: Mapping[str, Check] = field(default_factory=dict)
    """The first words of lines that only ask."""
    next: Mapping[str, Callable[[NextRound], str]] = field(default_factory=dict)
    """The facts of the next round to ask for besides its dealer and leader; ids of players become names."""
    stands: Callable[[Player], tuple[list[int], list[str]]] = score_and_status
    """The numbers, in their order, and the words that may stand behind a player's name."""
    badge: Callable[[Player], str] = lambda player: "" if player.status == "in" else f" {player.status}"
    """The words behind a player's score."""
    coming: Callable[[NextRound, Mapping[str, str]], str] = lambda coming, names: (
        f"{names.get(coming.dealer or '', 'nobody')} deals."
    )
    """The next round in words, behind its number; names by player."""
    verdict: Callable[[Mapping[str, Any]], Sequence[str]] = options
    """The lines of a verdict besides its word and its reason."""
