"""What the document allows, and much that it forbids, is sent: never a 5xx, every answer as documented."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from referee.api.streaming import Pace

from .conftest import a_service
from .listening import hub_of
from .service import Game, Service
from .test_openapi import OPERATIONS

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
]
"""Whether all that the document allows is accepted is not asked: it does not tell the rules of the games."""
POSITIVE = [(name, GenerationMode.POSITIVE) for name in OPERATIONS]
NEGATIVE = [
    (name, GenerationMode.NEGATIVE)
    for name, (_, _, operation) in OPERATIONS.items()
    if "requestBody" in operation or any(said["in"] == "query" for said in operation.get("parameters", []))
]
"""Where there is nothing but an address in which any text may stand, nothing can be wrong."""


class Site:
    """A service with a game in it, and its operations as schemathesis sees them."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.schema = schemathesis.openapi.from_wsgi("/openapi.json", service.app)
        found = [result.ok() for result in self.schema.get_all_operations()]
        self.operations: dict[str, Any] = {
            operation.definition.raw["operationId"]: operation for operation in found
        }
        self.game = self.fresh_game()
        self.club = service.new_club()
        self.club.members("Ann Bo")
        rules = {"name": "Thursday rules", "variant": "agurk"}
        self.club.post("/rule-sets", rules)

    def token(self, case: Any) -> str:
        """The token that the case's address takes."""
        return self.club.token if case.path.startswith("/v1/clubs/") else self.game.token

    def fresh_game(self) -> Game:
        game = self.service.new_game("gurka", "Ann Bo Cy Di")
        game.hand("Ann 5 Bo 9 Cy 3 Di 4")
        return game

    def aim(self, case: Any) -> None:
        """Lets the case meet what is there, where it names something."""
        if self.game.read()["status"] != "playing":
            self.game = self.fresh_game()
        there = {"game_id": self.game.id, "number": 1, "event": 2, "variant_id": "agurk", "other_id": "gurka"}
        there |= {"club_id": self.club.id, "member": "m1", "rule_set": "r1"}
        for name in case.path_parameters or {}:
            case.path_parameters[name] = there.get(name, case.path_parameters[name])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with a_service(tmp_path_factory.mktemp("property")) as service:
        hub_of(service).pace = Pace(beat_s=0.01, life_s=0.03)
        yield Site(service)


@pytest.mark.parametrize(
    ("name", "mode"),
    [pytest.param(name, mode, id=f"{name} {mode.value}") for name, mode in POSITIVE + NEGATIVE],
)
@settings(
    max_examples=12,
    phases=[Phase.explicit, Phase.generate],
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
@given(data=st.data())
def test_whatever_is_sent_is_answered_as_documented(
    site: Site, name: str, mode: GenerationMode, data: st.DataObject
) -> None:
    case = data.draw(site.operations[name].as_strategy(generation_mode=mode))
    if data.draw(st.integers(0, 3)):
        site.aim(case)
    case.call_and_validate(checks=CHECKS, headers={"Authorization": f"Bearer {site.token(case)}"})
