"""The rules document: options to JSON and back.

A house rule is a partial document laid over a variant's rules. Whatever is wrong in it is reported at
once, each with its path, what was given and what would fit.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from typing import Any, TypeVar

from referee.cards import Card, card_name
from referee.errors import RulesError
from referee.families.options.names import written
from referee.families.options.records import Section
from referee.families.options.report import Report

RulesT = TypeVar("RulesT")


def rules_document(rules: Any) -> dict[str, Any]:
    """Every option with its value, as JSON.

    >>> from referee.families.options.players import PlayersRange
    >>> rules_document(PlayersRange(2, 4))
    {'min': 2, 'max': 4}
    """
    return {written(option.name): _document(getattr(rules, option.name)) for option in fields(rules)}


def _document(value: Any) -> Any:
    if isinstance(value, Card):
        return card_name(value)
    if isinstance(value, StrEnum):
        return value.value
    if is_dataclass(value):
        return rules_document(value)
    if isinstance(value, tuple):
        return [_document(part) for part in value]
    return dict(value) if isinstance(value, Mapping) else value


def read_options(base: RulesT, document: Any) -> RulesT:
    """`base` with the options of a partial `document` in place of its own.

    Whether the options fit together is another question: `fitting.contradictions` answers it.

    :raises RulesError: with every unknown option and wrong value.

    >>> from referee.families.options.players import PlayersRange
    >>> read_options(PlayersRange(2, 4), {"max": 6})
    PlayersRange(min=2, max=6)
    """
    report = Report()
    rules: RulesT = Section(type(base)).read(document, "", report, base)
    if report.violations:
        raise RulesError.of(report.violations)
    return rules
