"""The rows of a family: its variants, and the house rules that are told of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from referee.families.protocol import Occasion
from referee.words.said import Said

RulesT = TypeVar("RulesT")


@dataclass(frozen=True)
class RuleSet(Generic[RulesT]):
    """Rules under a name: a variant."""

    id: str
    name: str
    region: str
    """The region in which it is played."""
    summary: Said | str
    """One line for somebody choosing."""
    rules: RulesT
    sources: tuple[str, ...]
    other_names: tuple[str, ...] = ()
    """The other names that it has."""
    occasions: tuple[Occasion, ...] = ()
    """Those that it suits."""
    title: Said | None = None
    """Its name in the reader's language, where that is not `name` everywhere."""


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A named example of what a table may agree on.

    It belongs to the variants that it is told of, and makes sense with each of those.
    """

    id: str
    name: Said | str
    variants: tuple[str, ...]
    overrides: Mapping[str, Any]
    """A partial rules document."""
    source: str
