"""The rules document as a JSON Schema, so that house rules can be discovered: every option, its values
and what they mean.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import is_dataclass, replace
from enum import StrEnum
from types import UnionType
from typing import Any, get_args, get_type_hints

from referee.families.cucumber.rulebook.wording import WORDINGS, clause
from referee.families.cucumber.rules.document import (
    MOST_FALLS,
    MOST_RANKS,
    MOST_SINGLE_CARDS,
    MOST_TOP_GROUPS,
    NUMBER_RANGES,
    TOP_CARD_POINTS,
    rules_document,
)
from referee.families.cucumber.rules.options import Fall, Rules

Schema = dict[str, Any]
_LINE = {"type": "string", "pattern": r"^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$"}
_CARD = _LINE | {"examples": ["6C"]}
_RANK = _LINE | {"examples": ["A", "7", "joker"]}


def rules_schema() -> Schema:
    """The schema of a rules document, whole or in part.

    >>> rules_schema()["properties"]["score"]["enum"]
    ['running', 'face_up']
    """
    return _section(Rules, ()) | {"description": "Options of the Cucumber family; each may be left out."}


def _section(kind: type, at: tuple[str, ...]) -> Schema:
    hints = get_type_hints(kind)
    options = {name: _option(hint, (*at, name)) for name, hint in hints.items()}
    return {"type": "object", "additionalProperties": False, "properties": options}


def _option(hint: Any, at: tuple[str, ...]) -> Schema:
    path = ".".join(at)
    if path in _SPECIAL:
        return _described(_SPECIAL[path], at)
    nullable = isinstance(hint, UnionType)
    kind = next(part for part in get_args(hint) if part is not type(None)) if nullable else hint
    if is_dataclass(kind) and isinstance(kind, type):
        return _section(kind, at)
    return _described(_leaf(kind, at, nullable=nullable), at)


def _leaf(kind: type, at: tuple[str, ...], *, nullable: bool) -> Schema:
    null = ["null"] if nullable else []
    if kind is bool:
        return {"type": "boolean"}
    if kind is int:
        whole = _whole_number(NUMBER_RANGES["/" + "/".join(at)])
        return whole | {"type": ["integer", *null]} if null else whole
    values: list[Any] = [member.value for member in _members(kind)]
    return {"type": ["string", *null] if null else "string", "enum": values + [None] * nullable}


def _whole_number(between: tuple[int, int]) -> Schema:
    low, high = between
    return {"type": "integer", "minimum": low, "maximum": high}


def _list(items: Schema, *, most: int) -> Schema:
    return {"type": "array", "items": items, "maxItems": most}


def _members(kind: Any) -> list[StrEnum]:
    return list(kind) if isinstance(kind, type) and issubclass(kind, StrEnum) else []


def _described(schema: Schema, at: tuple[str, ...]) -> Schema:
    """The schema with what the option settles, what each value means, and the family's own value.

    That is no `default`: what house rules leave out is as the variant has it, and clients that are generated
    would send it.
    """
    path = ".".join(at)
    wording = WORDINGS.get(path)
    told = [f"{wording.subject}."] if wording else []
    told += [
        f"`{'null' if value is None else value}`: {_meaning(at, value)}." for value in _choices(at, schema)
    ]
    default = rules_document(Rules())
    for name in at:
        default = default[name]
    told.append(f"Unless the variant says otherwise: `{json.dumps(default)}`.")
    return schema | {"description": "\n".join(told)}


def _choices(at: tuple[str, ...], schema: Schema) -> list[Any]:
    if ".".join(at) in _SPECIAL:
        return []
    return [True, False] if schema["type"] == "boolean" else schema.get("enum", [])


def _meaning(at: tuple[str, ...], value: Any) -> str:
    """What the rule book says of an option with this value."""
    return clause(_with(Rules(), at, value), ".".join(at))


def _with(section: Any, at: tuple[str, ...], value: Any) -> Any:
    name, *rest = at
    inner = getattr(section, name)
    if rest:
        return replace(section, **{name: _with(inner, tuple(rest), value)})
    hint = get_type_hints(type(section))[name]
    enums = [part for part in (hint, *get_args(hint)) if _members(part)]
    return replace(section, **{name: enums[0](value) if enums and value is not None else value})


_TOP_GROUP: Schema = {
    "type": "object",
    "additionalProperties": False,
    "required": ["cards", "points"],
    "properties": {
        "cards": _list(_CARD, most=MOST_SINGLE_CARDS) | {"description": "Equal among themselves."},
        "points": _whole_number(TOP_CARD_POINTS),
        "fatal": {"type": "boolean", "description": "Who pays with one of them is out at once."},
    },
}
_SPECIAL: Mapping[str, Schema] = {
    "pack.packs": {
        "oneOf": [
            _whole_number(NUMBER_RANGES["/pack/packs"]),
            {
                "type": "object",
                "additionalProperties": False,
                "properties": {
                    name: _whole_number(NUMBER_RANGES[f"/pack/packs/{name}"]) for name in ("above", "one_per")
                },
                "description": "One pack up to `above` players; beyond, one for every `one_per`, rounded up.",
            },
        ]
    },
    "pack.top_cards": _list(_TOP_GROUP, most=MOST_TOP_GROUPS),
    "pack.low_in_last_trick": _list(_RANK, most=MOST_RANKS),
    "last_trick.doubled_by": _LINE | {"type": ["string", "null"], "examples": ["1"]},
    "limit.falls": _list({"type": "string", "enum": [fall.value for fall in Fall]}, most=MOST_FALLS),
}
