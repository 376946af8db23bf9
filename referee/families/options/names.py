"""Names of options in documents: those of their fields, even where Python wants `for_` for `for`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from keyword import iskeyword
from operator import getitem
from typing import Any


def written(attribute: str) -> str:
    """The name of a field in documents.

    >>> written("for_"), written("cards")
    ('for', 'cards')
    """
    return attribute.removesuffix("_")


def attribute(name: str) -> str:
    """The field of an option that documents write so.

    >>> attribute("for"), attribute("cards")
    ('for_', 'cards')
    """
    return f"{name}_" if iskeyword(name) else name


def value_of(rules: Any, name: str) -> Any:
    """The value of an option, by its dotted name, in rules."""
    return reduce(getattr, map(attribute, name.split(".")), rules)


def value_at(document: Mapping[str, Any], name: str) -> Any:
    """The value of an option, by its dotted name, in a rules document."""
    return reduce(getitem, name.split("."), document)
