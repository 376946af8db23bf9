"""The suite says what our own service means, tells of everything, and notices other meanings."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest

from referee.codes.play import CODES_OF_PLAY
from referee.conformance.comparing import Counts, differences, unlike
from referee.conformance.sides import OverApi
from referee.conformance.suite import SCHEMA, Chapter, read_chapter, read_suite, written
from referee.families.protocol import AnyFamily, HouseRule, Variant
from referee.families.registry import OWN
from tests.families.golden import sheets
from tests.families.test_golden_sheets import is_custom
from tests.suite.making import FOLDER, codes_of, own_service

OF_OTHERS = {
    "act_must_exist",
    "claim_must_have_what_it_needs",
    "currency_must_exist",
    "dispute_must_be_ones_own",
    "dispute_must_not_be_closed",
    "family_must_be_installed",
    "family_must_exist",
    "family_must_load",
    "game_must_ask_for_confirmations",
    "game_must_be_over",
    "game_must_exist",
    "game_must_not_grow_further",
    "hand_must_be_anothers",
    "hand_must_be_as_it_was",
    "hand_must_be_ones_own",
    "hands_must_not_be_disputed",
    "link_must_be_a_players",
    "link_must_be_ones_own",
    "number_must_be_next",
    "number_must_be_the_hands",
    "origin_must_be_new",
    "origin_must_be_of_one_record",
    "play_must_have_one_card",
    "points_must_be_whole",
    "record_must_replay",
    "rematch_must_be_the_first",
    "somebody_must_be_able_to_score",
    "take_back_must_name_events",
    "take_back_must_name_others",
    "token_must_be_given",
    "token_must_exist",
    "trump_must_have_one_form",
    "variant_must_exist",
    "variants_must_be_of_one_family",
}
"""Codes of requests, links, confirmations, records and installations, and of no rule."""


@pytest.fixture(scope="module")
def chapters() -> list[Chapter]:
    return [*read_suite(FOLDER)]


@pytest.fixture(scope="module")
def service() -> Iterator[OverApi]:
    with own_service() as side:
        yield side


def test_our_own_service_means_by_each_rule_what_the_suite_says(
    chapters: list[Chapter], service: OverApi
) -> None:
    counts = Counts()
    assert [*differences(chapters, service, counts)][:5] == []
    assert (counts.games >= 400, counts.steps >= 1500, counts.claims >= 400) == (True, True, True)


def test_every_file_fits_the_schema_and_is_written_as_it_is_read() -> None:
    check = jsonschema_rs.validator_for(json.loads((FOLDER / SCHEMA).read_bytes()))
    for file in sorted(FOLDER.glob("*.json")):
        if file.name != SCHEMA:
            text = file.read_text(encoding="utf-8")
            assert next(check.iter_errors(json.loads(text)), None) is None, file.name
            assert written(read_chapter(file)) == text, file.name


def test_it_has_every_variant_and_every_golden_sheet(chapters: list[Chapter]) -> None:
    variants = {variant.id for family in OWN for variant in family.catalogue.variants()}
    assert {chapter.variant for chapter in chapters} == variants
    games = {game.name for chapter in chapters for game in chapter.games}
    assert {*sheets()} - games == set(), "python -m tests.suite"


def test_it_plays_or_asks_by_every_house_rule(chapters: list[Chapter]) -> None:
    """By itself, in at least one variant that has it; a rule that only the rule book tells of apart."""
    missing = list[str]()
    for family in OWN:
        variants = {variant.id: variant for variant in family.catalogue.variants()}
        rules = {rule.id: rule for variant in variants.values() for rule in variant.house_rules}
        played = {
            rule.id
            for chapter in chapters
            if chapter.family == family.id
            for rule in rules_of(family, variants[chapter.variant], chapter)
        }
        missing += [
            name for name, rule in rules.items() if name not in played and not is_custom(family, rule)
        ]
    assert missing == []


def rules_of(family: AnyFamily, variant: Variant[Any], chapter: Chapter) -> Iterator[HouseRule]:
    """The house rules of a variant by which a game or a claim of its chapter goes."""
    documents = [game.opening for game in chapter.games if "state" in game.expected]
    documents += [claim.rules for claim in chapter.claims if "answer" in claim.expected]
    used = [whole_rules(family, variant.id, document.get("house_rules", {})) for document in documents]
    yield from (
        rule for rule in variant.house_rules if whole_rules(family, variant.id, rule.overrides) in used
    )


def whole_rules(family: AnyFamily, variant: str, house_rules: Any) -> dict[str, Any]:
    return family.catalogue.dump(family.catalogue.read(variant, house_rules, players=None))


def test_every_code_of_rules_comes(chapters: list[Chapter]) -> None:
    expected = [
        document
        for chapter in chapters
        for document in (
            *(game.expected for game in chapter.games),
            *(step.expected for game in chapter.games for step in game.steps),
            *(claim.expected for claim in chapter.claims),
        )
    ]
    codes = set().union(*map(codes_of, expected))
    known = {*CODES_OF_PLAY}.union(*(family.codes for family in OWN)) - OF_OTHERS
    assert known - codes == set()


def test_whoever_means_something_else_is_noticed(chapters: list[Chapter], service: OverApi) -> None:
    gurka = [chapter for chapter in chapters if chapter.variant == "gurka"]

    class Lenient(OverApi):
        """Scores a point too few for whoever took the last trick."""

        def step(self, asked: Any) -> Any:
            observed = service.step(asked)
            for line in observed.get("lines", ()):
                line["points"] -= line["kind"] == "penalty"
            return observed

        begin, ask = service.begin, service.ask

    counts = Counts()
    found = [*differences(gurka, Lenient(lambda *_: (200, {})), counts)]
    assert len(found) == counts.differences > 0
    assert "gurka, game “gurka”, step 2: lines.0.points is 9, and should be 10." in found


def test_the_order_of_plays_says_nothing_and_that_of_lines_does() -> None:
    assert [*unlike({"legal_plays": ["3", "J"]}, {"legal_plays": ["J", "3"]}, "")] == []
    assert [*unlike({"lines": ["3", "J"]}, {"lines": ["J", "3"]}, "")] != []
    assert [*unlike({"points": 1}, {"points": True}, "claim 1")] == [
        "claim 1: points is True, and should be 1."
    ]
