"""In what two sets of rules differ, one sentence an option."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import attrgetter, getitem
from typing import Any

from referee.families.cucumber.rules.document import rules_document
from referee.families.cucumber.rules.options import OPTIONS, Rules, clause
from referee.families.protocol import Difference


def differences(first: Rules, second: Rules) -> list[Difference]:
    """Every option in which the rules differ, in the order of the rules document.

    >>> from dataclasses import replace
    >>> from referee.families.cucumber.rules.options import ScoreKept
    >>> [found.option for found in differences(Rules(), replace(Rules(), score=ScoreKept.FACE_UP))]
    ['score']
    """
    one, other = rules_document(first), rules_document(second)
    return [
        Difference(option, _value(one, option), _value(other, option), _sentence(option, first, second))
        for option in OPTIONS
        if attrgetter(option)(first) != attrgetter(option)(second)
    ]


def _value(document: Mapping[str, Any], option: str) -> Any:
    return reduce(getitem, option.split("."), document)


def _sentence(option: str, first: Rules, second: Rules) -> str:
    one, other = clause(first, option), clause(second, option)
    return f"{OPTIONS[option].subject}: in the first rules, {one}; in the second, {other}."
