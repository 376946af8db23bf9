"""Variants, what house rules make of them, and how they differ."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from flask import Response, request

from referee.api.foundation.blueprint import Blueprint
from referee.api.foundation.context import json_response, page_response
from referee.api.foundation.paging import next_link, page_of_all
from referee.api.foundation.problems import RefereeApi
from referee.api.foundation.running import read
from referee.api.schemas.bodies import owner_of
from referee.api.schemas.options import options_schema
from referee.api.schemas.rules import (
    RULES_ASKED,
    DifferencePage,
    DifferenceQuery,
    FamilyOptionsSchema,
    FamilyPage,
    FamilyQuery,
    HouseRules,
    RulesAskedSchema,
    RulesSchema,
    VariantPage,
    VariantQuery,
    WholeRules,
    WholeVariantSchema,
)
from referee.families.registry import families, family_named
from referee.service.rules import (
    described,
    difference_documents,
    family_document,
    options_document,
    rules_of_game,
    tried_rules,
    variant_document,
    variant_summary,
)
from referee.service.runtime import dumps
from referee.service.use_cases import Reads
from referee.translations import in_english
from referee.words.spoken import spoken

blp = Blueprint("rules", __name__, url_prefix="/v1", description="Variants, house rules, rule books")


@blp.get("/families")
@blp.arguments(FamilyQuery, location="query")
@blp.answers(FamilyPage, "Link")
def list_families(query: dict[str, Any]) -> Response:
    """The families of games that this server knows"""
    return _page([family_document(family) for family in families()], query, key="id")


@blp.get("/families/<family_id>/options")
@blp.response(200, FamilyOptionsSchema)
@blp.problems(404)
def get_options(family_id: str) -> Response:
    """The options of a family's rules, with what each settles and may be set to"""
    return json_response(dumps(options_document(family_id)))


@blp.get("/variants")
@blp.arguments(VariantQuery, location="query")
@blp.answers(VariantPage, "Link")
@blp.problems(404)
def list_variants(query: dict[str, Any]) -> Response:
    """The variants that can be played, all or those of one family"""
    family_id = query.pop("family")
    played = families() if family_id is None else (family_named(family_id),)
    variants = [
        variant_summary(family, variant) for family in played for variant in family.catalogue.variants()
    ]
    return _page(variants, query, key="id")


def describe_rules(api: RefereeApi) -> None:
    """Puts the options of the families it is about into the document, wherever house rules are taken."""
    refs = []
    for family in families() if api.family is None else [api.family]:
        name = f"{owner_of(family)}Rules"
        schema = json.loads(spoken(dumps(described(options_schema(family))), in_english))
        api.spec.components.schema(name, schema)
        refs.append({"$ref": f"#/components/schemas/{name}"})

    rules_of_families = refs[0] if len(refs) == 1 else {"anyOf": refs}

    def refer(_converter: Any, field: Any, **_: Any) -> dict[str, Any]:
        return rules_of_families if isinstance(field, HouseRules | WholeRules) else {}

    api.ma_plugin.converter.add_attribute_function(refer)


def _page(rows: Sequence[dict[str, Any]], query: dict[str, Any], *, key: str) -> Response:
    """A page of a short list that never changes, in its own order."""
    page, cursor = page_of_all(rows, **query, position=lambda row: str(row[key]))
    return page_response([dumps(row) for row in page], cursor, next_link(request, cursor))


@blp.get("/variants/<variant_id>")
@blp.response(200, WholeVariantSchema)
@blp.problems(404)
def get_variant(variant_id: str) -> Response:
    """A variant with its rules, its known house rules and its rule book"""
    return json_response(dumps(variant_document(variant_id)))


@blp.get("/variants/<variant_id>/differences/<other_id>")
@blp.arguments(DifferenceQuery, location="query")
@blp.answers(DifferencePage, "Link")
@blp.problems(404)
def list_differences(query: dict[str, Any], variant_id: str, other_id: str) -> Response:
    """The options in which two variants differ, each with a sentence"""
    return _page(difference_documents(variant_id, other_id), query, key="option")


@blp.post("/rules")
@blp.arguments(RulesAskedSchema, example=RULES_ASKED)
@blp.response(200, RulesSchema)
def try_rules(body: dict[str, Any]) -> Response:
    """The effective rules of a variant with house rules, or what does not fit together"""
    return json_response(dumps(tried_rules(**body)))


@blp.get("/games/<game_id>/rules")
@blp.response(200, RulesSchema)
@blp.problems(404)
def get_game_rules(game_id: str) -> Response:
    """The rules that a game was begun with, whole, and their rule book

    A later release may read the same house rules otherwise; a game keeps its own.
    """
    document = read(Reads(lambda tx, caller: rules_of_game(tx, caller, game_id)))
    return json_response(dumps(document))
