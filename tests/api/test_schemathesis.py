"""The document tells the truth, whatever is sent: Schemathesis with all of its checks in all of its phases.

The long run, with other cases each time: `REFEREE_CASES=300 pytest tests/api/test_schemathesis.py`.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.api.foundation.streaming import Pace
from referee.families.registry import codes
from tests.api.conftest import a_service
from tests.api.fuzzed import Found, run
from tests.api.listening import hub_of
from tests.api.service import Service
from tests.api.test_openapi import OPERATIONS, sent
from tests.api.unsaid import UNSAID, Unsaid

CASES = int(os.environ.get("REFEREE_CASES", "0"))
SEED = random.SystemRandom().randrange(2**32) if CASES else 10
SCHEMA_SAYS = """
    body_must_be_given body_must_be_json claim_must_have_what_it_needs field_must_be_given field_must_be_known
    field_must_be_the_only_one hand_must_have_one_form idempotency_key_must_be_printable list_must_fit_length
    number_must_be_in_range object_must_be_shallow object_must_be_small parameter_must_be_given_once
    take_back_must_name_events text_must_be_printable text_must_fit_length text_must_not_be_blank
    token_must_be_bearer token_must_be_whole value_must_be_day value_must_be_list value_must_be_object
    value_must_be_one_of value_must_be_text value_must_be_time value_must_be_true_or_false value_must_be_valid
    value_must_be_whole_number value_must_not_be_null
"""
"""Codes of what JSON Schema can say, so that a request which the document allows is never answered them.

All other refusals of such a request are by the rules of a game, by what is there (an `If-Match`, a cursor, a
member, a currency), or by arithmetic.
"""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Service]:
    with a_service(tmp_path) as service:
        hub_of(service).pace = Pace(beat_s=0.01, life_s=0.03)
        yield service


def unexpected(found: Found) -> list[str]:
    """What was found, without what the document cannot say."""
    return [
        f"{check} of {operation}: {told}"
        for (check, operation), times in found.items()
        for told in sorted(set(times))
        if check != "positive_data_acceptance" or not excused(operation, told)
    ]


def excused(operation: str, told: str) -> bool:
    """Whether a refusal of what the document allows is none that it could tell."""
    code, _, path = told.partition(" at ")
    return code not in SCHEMA_SAYS.split() or any(one.covers(operation, code, path) for one in UNSAID)


def test_what_the_schema_can_say_are_codes() -> None:
    assert set(SCHEMA_SAYS.split()) <= codes().keys()


@pytest.mark.parametrize("one", UNSAID, ids=str)
def test_what_cannot_be_said_is_allowed_and_refused(served: Service, one: Unsaid) -> None:
    [content] = OPERATIONS[one.operation][2]["requestBody"]["content"].values()
    assert served.documented.faults(json.dumps(content["schema"]), one.body) == []
    if one.variant:
        errors = served.new_game(one.variant).post("/hands", one.body).get_json()["errors"]
    else:
        errors = sent(served, one.operation, "", one.body).get_json()["errors"]
    assert errors
    assert all(one.covers(one.operation, error["code"], error["path"]) for error in errors)


@pytest.mark.parametrize(
    ("phases", "cases", "least"),
    [
        pytest.param(("coverage",), 1, 3000, id="coverage"),
        pytest.param(("fuzzing",), 3, 200, id="fuzzing"),
        pytest.param(("stateful",), 3, 16, id="stateful"),
    ],
)
def test_all_checks_hold(served: Service, phases: tuple[str, ...], cases: int, least: int) -> None:
    repeats = bool(CASES) or phases != ("coverage",)
    found, count = run(served, phases, cases=CASES or cases, seed=SEED, repeats=repeats)
    wrong = unexpected(found)
    assert not wrong, "\n".join([f"seed {SEED}, {count} cases", *wrong])
    assert count >= least
