"""The OpenAPI document: of all families, or of what an app needs that plays the games of one."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import orjson

from referee.api.foundation.excerpts import keep_operations
from referee.api.foundation.naming import name_types
from referee.api.foundation.problems import RefereeApi
from referee.families.protocol import AnyFamily
from referee.families.registry import families

Document = dict[str, Any]

_OF_FAMILIES = frozenset(
    {
        *("list_variants", "try_rules", "get_game_rules"),
        *("create_game", "get_game", "change_player", "create_rematch", "watch_game"),
        *("record_hand", "list_hands", "get_hand", "amend_hand", "remove_hand", "take_back"),
        "ask_in_game",
    }
)
"""The operations that the document of a family has besides its acts.

They are those to begin, to enter, to read, to watch, to put right and to ask.
Clubs, links, records, logs and what compares families are of all of them alike: the whole document has them.
"""
_ABOUT_FAMILY = """

This is the part that an app needs which plays {name}: `/openapi.json` has everything, clubs, further links,
records and the other families too.
"""


def openapi_text(api: RefereeApi) -> str:
    """The OpenAPI document as JSON, the same for the same code.

    The whole has two spaces an indent; that of a family a line for each operation and each component.
    """
    document = deepcopy(api.spec.to_dict())
    name_types(document)
    if api.family is None:
        return orjson.dumps(document, option=orjson.OPT_INDENT_2).decode() + "\n"
    _narrow(document, api.family)
    return _in_lines(document, depth=3) + "\n"


def _narrow(document: Document, family: AnyFamily) -> None:
    """Leaves what the games of a family need."""
    acts = {act.operation for act in family.acts if not act.is_round}
    keep_operations(document, lambda operation: operation["operationId"] in _OF_FAMILIES | acts)
    for path in document["paths"].values():
        for operation in path.values():
            if isinstance(operation, dict) and "requestBody" in operation:
                for content in operation["requestBody"]["content"].values():
                    _leave_out_examples(content, family)
    document["info"]["title"] += f": {family.name}"
    document["info"]["description"] += _ABOUT_FAMILY.format(name=family.name)


def _leave_out_examples(content: Document, family: AnyFamily) -> None:
    """Takes out the examples of other families, whose ids their names begin with."""
    ids = sorted((other.id for other in families()), key=len, reverse=True)
    for name in [*content.get("examples", {})]:
        owner = next((other for other in ids if name.startswith(f"{other}_")), family.id)
        if owner != family.id:
            del content["examples"][name]


def _in_lines(part: Any, *, depth: int) -> str:
    """A value as JSON: objects down to this depth have a line for each member.

    >>> print(_in_lines({"a": {"b": 1, "c": [2]}}, depth=1))
    {
    "a":{"b":1,"c":[2]}
    }
    """
    if not depth or not isinstance(part, dict) or not part:
        return orjson.dumps(part).decode()
    members = (
        f"{orjson.dumps(key).decode()}:{_in_lines(value, depth=depth - 1)}" for key, value in part.items()
    )
    return "{\n" + ",\n".join(members) + "\n}"
