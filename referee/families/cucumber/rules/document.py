"""The rules document: options to JSON and back.

A house rule is a partial document laid over a variant's rules. Whatever is wrong in it is reported at
once, each with its path, what was given and what would fit.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from enum import StrEnum
from functools import cache
from types import UnionType
from typing import Any, get_args, get_type_hints

from referee.cards import JOKER, Card, Deck, card_name, parse_card
from referee.errors import NotationError, RulesError, Violation, pointer_part
from referee.families.cucumber.rules.options import Fall, PacksByPlayers, Rules, TopGroup

NUMBER_RANGES: Mapping[str, tuple[int, int]] = {
    "/players/min": (2, 52),
    "/players/max": (2, 52),
    "/pack/packs": (1, 16),
    "/pack/packs/above": (1, 52),
    "/pack/packs/one_per": (1, 52),
    "/pack/jokers": (0, 8),
    "/deal/cards": (1, 60),
    "/deal/at_most": (1, 60),
    "/limit/points": (1, 10_000),
    "/stakes/buy_ins/each": (0, 99),
    "/stakes/buy_ins/others_in": (1, 51),
}
"""The least and the greatest each number may be."""
TOP_CARD_POINTS = (0, 10_000)
MOST_TOP_GROUPS = 8
MOST_FALLS = 10
MOST_RANKS = len(Deck.FIVE_CUCUMBERS.ranks)
MOST_SINGLE_CARDS = 52


def rules_document(rules: Rules) -> dict[str, Any]:
    """Every option with its value, as JSON.

    >>> rules_document(Rules())["limit"]
    {'points': None, 'exactly': 'out', 'falls': []}
    """
    return {option.name: _document(getattr(rules, option.name)) for option in fields(rules)}


def _document(value: Any) -> Any:
    if isinstance(value, Card):
        return card_name(value)
    if isinstance(value, StrEnum):
        return value.value
    if is_dataclass(value):
        return {option.name: _document(getattr(value, option.name)) for option in fields(value)}
    if isinstance(value, tuple):
        return [_document(part) for part in value]
    return value


def read_options(base: Rules, document: Any) -> Rules:
    """`base` with the options of a partial `document` in place of its own.

    Whether the options fit together is another question: `consistency.contradictions` answers it.

    :raises RulesError: with every unknown option and wrong value.

    >>> read_options(Rules(), {"limit": {"points": 21}}).limit.points
    21
    """
    reader = _Reader()
    rules: Rules = reader.section(base, document, "")
    if reader.violations:
        raise RulesError.of(reader.violations)
    return rules


@cache
def _hints(section: Any) -> dict[str, Any]:
    return get_type_hints(section)


def _without_none(hint: Any) -> Any:
    if isinstance(hint, UnionType):
        return next(part for part in get_args(hint) if part is not type(None))
    return hint


class _Reader:
    """Reads a document and notes all that is wrong with it."""

    def __init__(self) -> None:
        self.violations: list[Violation] = []

    def wrong(self, path: str, code: str, *, given: Any, expected: Any, says: str) -> None:
        self.violations.append(Violation(path, code, says, given=_short(given), expected=expected))

    def section(self, base: Any, document: Any, path: str) -> Any:
        kind: Any = type(base)
        hints = _hints(kind)
        if not isinstance(document, Mapping):
            names = sorted(hints)
            says = f"{_option(path)} is an object of options ({', '.join(names)}), not {_said(document)}."
            self.wrong(path, "value_must_be_object", given=document, expected=names, says=says)
            return base
        changes = {}
        for name, given in document.items():
            if name in hints:
                option = f"{path}/{name}"
                changes[name] = self.option(getattr(base, name), hints[name], given, option)
            else:
                self.unknown(str(name), sorted(hints), path)
        return replace(base, **changes)

    def unknown(self, name: str, known: list[str], path: str) -> None:
        close = difflib.get_close_matches(name, known, n=1)
        hint = f" Did you mean {close[0]}?" if close else f" There are: {', '.join(known)}."
        says = f"There is no option {_option(f'{path}/{name[:40]}')}.{hint}"
        self.wrong(
            f"{path}/{pointer_part(name[:40])}", "option_must_exist", given=name, expected=known, says=says
        )

    def option(self, base: Any, hint: Any, given: Any, path: str) -> Any:
        if path in _SPECIAL:
            return _SPECIAL[path](self, base, given, path)
        nullable = isinstance(hint, UnionType)
        if given is None and nullable:
            return None
        kind = _without_none(hint)
        if is_dataclass(kind):
            return self.section(base, given, path)
        if kind is bool:
            return self.boolean(base, given, path)
        if kind is int:
            return self.number(base, given, path, nullable=nullable)
        return self.choice(base, kind, given, path, nullable=nullable)

    def choice(self, base: Any, kind: type[StrEnum], given: Any, path: str, *, nullable: bool = False) -> Any:
        choices: list[str | None] = [member.value for member in kind]
        if isinstance(given, str) and given in choices:
            return kind(given)
        if nullable:
            choices.append(None)
        says = f"{_option(path)} is one of {_listed(choices)}, not {_said(given)}."
        self.wrong(path, "value_must_be_one_of", given=given, expected=choices, says=says)
        return base

    def boolean(self, base: bool, given: Any, path: str) -> bool:
        if isinstance(given, bool):
            return given
        says = f"{_option(path)} is true or false, not {_said(given)}."
        self.wrong(path, "value_must_be_true_or_false", given=given, expected=[True, False], says=says)
        return base

    def number(self, base: Any, given: Any, path: str, *, nullable: bool = False) -> Any:
        return self.number_between(base, given, path, between=NUMBER_RANGES[path], nullable=nullable)

    def number_between(
        self, base: Any, given: Any, path: str, *, between: tuple[int, int], nullable: bool = False
    ) -> Any:
        low, high = between
        if isinstance(given, float) and given.is_integer():
            given = int(given)
        if isinstance(given, int) and not isinstance(given, bool) and low <= given <= high:
            return given
        fits = f"a whole number from {low} to {high}" + (", or null" if nullable else "")
        says = f"{_option(path)} is {fits}, not {_said(given)}."
        self.wrong(path, "number_must_be_in_range", given=given, expected=fits, says=says)
        return base

    def packs(self, base: Any, given: Any, path: str) -> Any:
        if not isinstance(given, Mapping):
            return self.number(base, given, path)
        start = base if isinstance(base, PacksByPlayers) else PacksByPlayers(above=6, one_per=4)
        return self.section(start, given, path)

    def rank(self, base: str | None, given: Any, path: str) -> str | None:
        if given is None:
            return None
        rank: str | None = self.some_rank(base, given, path)
        return rank

    def some_rank(self, base: Any, given: Any, path: str) -> Any:
        try:
            card = self.card(given)
            if card.suit is None:
                return card.rank
            raise NotationError("A rank has no suit.")
        except NotationError:
            ranks = [JOKER, *reversed(Deck.FRENCH.ranks)]
            says = f"{_option(path)} is a rank such as A, 7 or joker, not {_said(given)}."
            self.wrong(path, "rank_must_exist", given=given, expected=ranks, says=says)
            return base

    @staticmethod
    def card(given: Any) -> Card:
        if not isinstance(given, str):
            raise NotationError("A card is text.")
        return parse_card(given)

    def items(self, given: Any, path: str, *, most: int) -> list[Any] | None:
        if isinstance(given, list) and len(given) <= most:
            return given
        says = f"{_option(path)} is a list of at most {most}, not {_said(given)}."
        self.wrong(path, "value_must_be_list", given=given, expected=f"a list of at most {most}", says=says)
        return None

    def ranks(self, base: tuple[str, ...], given: Any, path: str) -> tuple[str, ...]:
        found = self.items(given, path, most=MOST_RANKS)
        if found is None:
            return base
        ranks = [self.some_rank("", rank, f"{path}/{at}") for at, rank in enumerate(found)]
        return tuple(dict.fromkeys(rank for rank in ranks if rank))

    def falls(self, base: tuple[Fall, ...], given: Any, path: str) -> tuple[Fall, ...]:
        found = self.items(given, path, most=MOST_FALLS)
        if found is None:
            return base
        falls = [self.choice(None, Fall, fall, f"{path}/{at}") for at, fall in enumerate(found)]
        return tuple(fall for fall in falls if fall)

    def top_cards(self, base: tuple[TopGroup, ...], given: Any, path: str) -> tuple[TopGroup, ...]:
        found = self.items(given, path, most=MOST_TOP_GROUPS)
        if found is None:
            return base
        groups = [self.top_group(group, f"{path}/{at}") for at, group in enumerate(found)]
        return tuple(group for group in groups if group)

    def top_group(self, given: Any, path: str) -> TopGroup | None:
        known = ["cards", "points", "fatal"]
        if not isinstance(given, Mapping) or not {"cards", "points"} <= set(given):
            says = f"{_option(path)} is an object with cards and points, not {_said(given)}."
            self.wrong(path, "value_must_be_object", given=given, expected=known, says=says)
            return None
        for name in given:
            if name not in known:
                self.unknown(str(name), known, path)
        return TopGroup(
            cards=self.single_cards(given["cards"], f"{path}/cards"),
            points=self.number_between(0, given["points"], f"{path}/points", between=TOP_CARD_POINTS),
            fatal=self.boolean(False, given.get("fatal", False), f"{path}/fatal"),
        )

    def single_cards(self, given: Any, path: str) -> tuple[Card, ...]:
        cards = []
        for at, text in enumerate(self.items(given, path, most=MOST_SINGLE_CARDS) or []):
            try:
                cards.append(self.card(text))
            except NotationError:
                says = f"{_option(f'{path}/{at}')} is a single card such as 6C, not {_said(text)}."
                self.wrong(f"{path}/{at}", "card_must_be_readable", given=text, expected="6C", says=says)
        return tuple(dict.fromkeys(cards))


_SPECIAL: Mapping[str, Callable[[_Reader, Any, Any, str], Any]] = {
    "/pack/packs": _Reader.packs,
    "/pack/top_cards": _Reader.top_cards,
    "/pack/low_in_last_trick": _Reader.ranks,
    "/last_trick/doubled_by": _Reader.rank,
    "/limit/falls": _Reader.falls,
}


def _option(path: str) -> str:
    return path.lstrip("/").replace("/", ".") or "A rules document"


def _listed(choices: list[str | None]) -> str:
    return ", ".join("null" if choice is None else choice for choice in choices)


def _short(given: Any) -> Any:
    if isinstance(given, str):
        return given[:80]
    if isinstance(given, (dict, list)):
        return None
    return given if not isinstance(given, int) or abs(given) < 2**53 else None


def _said(given: Any) -> str:
    """What was given, in words short enough for a message."""
    if given is None or isinstance(given, bool):
        return {None: "null", True: "true", False: "false"}[given]
    if isinstance(given, Mapping):
        return "an object"
    if isinstance(given, list):
        return f"a list of {len(given)}"
    if isinstance(given, int) and abs(given) >= 2**53:
        return "a number that large"
    return f"“{str(given)[:40]}”"
