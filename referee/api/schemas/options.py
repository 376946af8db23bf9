"""The options of a family's rules as types of the document."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee.api.schemas.bodies import owner_of
from referee.families.protocol import AnyFamily
from referee.families.shapes import Shape, records_within


def options_schema(family: AnyFamily) -> dict[str, Any]:
    """The schema of a family's rules, in which each type is called after the family: `CucumberPayers`."""
    schema = family.catalogue.schema()
    _name_after(schema, owner_of(family), {record.name for record in _records(family)})
    return schema


def _records(family: AnyFamily) -> Iterator[Any]:
    for shape in _shapes(family):
        yield from records_within(shape)


def _shapes(family: AnyFamily) -> Iterator[Shape]:
    for act in family.acts:
        yield from (act.shape, *(member.shape for member in (*act.kept, *act.answer)))
    for claim in family.claims:
        yield from (claim.shape, *(member.shape for member in claim.answer))


def _name_after(part: Any, owner: str, records: set[str]) -> None:
    """Puts the owner before each title; where a record of the family is called so, `Rule` comes behind it."""
    if isinstance(part, list):
        for inner in part:
            _name_after(inner, owner, records)
    elif isinstance(part, dict):
        title = part.get("title")
        if isinstance(title, str):
            part["title"] = f"{owner}{title}Rule" if title in records else f"{owner}{title}"
        for inner in part.values():
            _name_after(inner, owner, records)
