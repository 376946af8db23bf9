"""The rules document: options to JSON and back.

A house rule is a partial document laid over a variant's rules. Whatever is wrong in it is reported at
once, each with its path, what was given and what would fit.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import StrEnum
from typing import Any

from referee.cards import Card, card_name
from referee.errors import RulesError
from referee.families.cucumber.rules.options import Rules
from referee.families.cucumber.rules.records import Section
from referee.families.cucumber.rules.report import Report


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
    report = Report()
    rules: Rules = Section(Rules).read(document, "", report, base)
    if report.violations:
        raise RulesError.of(report.violations)
    return rules
