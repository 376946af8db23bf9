"""The document as one family needs it: without the bodies of others, which only games of theirs take."""

from __future__ import annotations

import os
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from referee.api.schemas.bodies import owner_of
from referee.families.registry import families, family_named

FAMILY = os.environ.get("REFEREE_FAMILY", "cucumber")
"""Whose bodies are sent to games of its own."""
VARIANT = family_named(FAMILY).catalogue.variants()[0]
"""The variant that is played, where a body does not say."""
PLAYED = {
    variant.id: variant.id if family.id == FAMILY else VARIANT.id
    for family in families()
    for variant in family.catalogue.variants()
}
"""By variant, the one to play instead."""


def table_for() -> str:
    """So many names as the variant needs at least, or four."""
    least, most = family_named(FAMILY).catalogue.players(VARIANT.rules)
    names = ["Ann", "Bo", "Cy", "Di", "Eve", "Flo"]
    return " ".join(names[: min(max(least, 4), most)])


def leave_out_others(document: dict[str, Any]) -> None:
    """Takes the schemas and examples of other families out of whatever a request may send.

    House rules of claims go, too: each kind of claim would go through all of them again, which
    `POST /v1/games` does by the same schema.
    """
    schemas = document["components"]["schemas"]
    bodies = [
        operation["requestBody"]
        for path in document["paths"].values()
        for operation in path.values()
        if isinstance(operation, dict) and "requestBody" in operation
    ]
    others = tuple(f"{one.id}_" for one in families() if one.id != FAMILY)
    for content in (content for body in bodies for content in body["content"].values()):
        for name in [name for name in content.get("examples", {}) if name.startswith(others)]:
            del content["examples"][name]
    for name, schema in schemas.items():
        if name.endswith("Question"):
            schema.get("properties", {}).pop("house_rules", None)
    waiting, seen = [_name(place) for body in bodies for place in _references(body)], set()
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            _prune(schemas[name])
            waiting += [_name(place) for place in _references(schemas[name])]


SAME_BODIES = ["amend_hand", "ask_in_game"]
"""Operations that take the bodies of `record_hand` and `ask_referee`."""
ONCE = {"lang": {"list_variants", "create_game"}, "preview": {"create_game", "record_hand", "record_payment"}}
"""By a parameter that most operations have, those at which all of its values are tried."""


def leave_out_repeats(document: dict[str, Any]) -> None:
    """Takes out what many operations have in common, but where each of its values is tried.

    House rules are tried in `POST /v1/games`: whatever else takes them reads them by the same schema. Any
    variant is played as one of the family (see `PLAYED`), so that two of them are enough.
    """
    schemas = document["components"]["schemas"]
    leave_rules_out_of_records(schemas, document["paths"]["/v1/records"]["post"])
    for name in ("RulesAsked", "NewRuleSet"):
        del schemas[name]["properties"]["house_rules"]
    for name, schema in schemas.items():
        if name.endswith(("Variant", "VariantId")) and "enum" in schema:
            schema["enum"] = [*dict.fromkeys([schema["enum"][0], VARIANT.id])]
    operations = (operation for path in document["paths"].values() for operation in path.values())
    for operation in operations:
        if isinstance(operation, dict) and "parameters" in operation:
            own, named = operation["operationId"], operation["parameters"]
            operation["parameters"] = [one for one in named if own in ONCE.get(_parameter(one), {own})]


def leave_rules_out_of_records(schemas: dict[str, Any], taking_in: dict[str, Any]) -> None:
    """Lets records that are sent have no rules, in a schema of its own: answers have the other."""
    sent, game = deepcopy(schemas["Record"]), deepcopy(schemas["RecordGame"])
    del game["properties"]["house_rules"]
    game["properties"]["rules"] = {"type": "object", "additionalProperties": False}
    sent["properties"]["game"] = {"$ref": "#/components/schemas/RecordGameSent"}
    schemas |= {"RecordSent": sent, "RecordGameSent": game}
    taking_in["requestBody"]["content"]["application/json"]["schema"] = {
        "$ref": "#/components/schemas/RecordSent"
    }


def _parameter(one: dict[str, Any]) -> str:
    return str(one.get("name") or _name(one["$ref"]))


def _prune(part: Any) -> None:
    if isinstance(part, dict):
        for choice in {"oneOf", "anyOf"} & part.keys():
            part[choice] = [one for one in part[choice] if not _is_of_another(one.get("$ref", ""))]
        mapped = part.get("discriminator", {}).get("mapping", {})
        for word in [word for word, place in mapped.items() if _is_of_another(place)]:
            del mapped[word]
    for one in _inside(part):
        _prune(one)


def _references(part: Any) -> Iterator[str]:
    if isinstance(part, dict) and isinstance(part.get("$ref"), str):
        yield part["$ref"]
    for one in _inside(part):
        yield from _references(one)


def _inside(part: Any) -> list[Any]:
    if isinstance(part, dict):
        return [*part.values()]
    return part if isinstance(part, list) else []


def _name(reference: str) -> str:
    return reference.rpartition("/")[2]


def _is_of_another(reference: str) -> bool:
    """Whether a schema is another family's, whose name it begins with."""
    return any(_name(reference).startswith(owner_of(one)) for one in families() if one.id != FAMILY)
