"""A service as Schemathesis sees it: what there is to meet, whose token opens it, and what it found wrong."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest
import schemathesis
from schemathesis.config import SchemathesisConfig
from schemathesis.core.parameters import ParameterLocation
from schemathesis.engine import events, from_schema
from schemathesis.generation.meta import CoverageScenario
from schemathesis.transport.wsgi import WSGITransport

from tests.api.one_family import (
    FAMILY,
    PLAYED,
    SAME_BODIES,
    VARIANT,
    leave_out_others,
    leave_out_repeats,
    table_for,
)
from tests.api.service import Game, Service

PHASES = ("examples", "coverage", "fuzzing", "stateful")
Found = dict[tuple[str, str], list[str]]
"""By check and operation, what was found: each code of a refusal and where, or how to ask for it again."""


class Table:
    """Games and clubs with somebody in them, and every token that an answer has told."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.tokens: dict[str, str] = {}
        club = service.new_club()
        club.members("Ann Bo Cy")
        club.post("/rule-sets", {"name": "Thursday rules", "variant": "agurk"})
        club.post("/payments", {"from": "Ann", "to": "Bo", "amount": 100})
        self.club, self.tokens[club.id] = club, club.token
        self.game = self.fresh_game()

    def fresh_game(self) -> Game:
        if FAMILY == "cucumber":
            game = self.service.new_game("gurka", "Ann Bo Cy Di")
            game.hand("Ann 5 Bo 9 Cy 3 Di 4")
        else:
            game = self.service.new_game(VARIANT.id, table_for())
        self.tokens[game.id] = game.token
        return game

    def there(self) -> dict[str, Any]:
        """By parameter of an address, something that is there."""
        if self.game.read()["status"] != "playing":
            self.game = self.fresh_game()
        named = {"variant_id": "agurk", "other_id": "gurka", "member": "m1", "rule_set": "r1"}
        return named | {
            "game_id": self.game.id,
            "club_id": self.club.id,
            "player": "p1",
            "number": 1,
            "event": 2,
        }

    def aim(self, case: Any) -> None:
        """Lets a request meet what is there, unless its address is meant to be wrong, or known already."""
        if isinstance(case.body, dict) and (given := str(case.body.get("variant"))) in PLAYED:
            case.body["variant"] = PLAYED[given]
        address = case.path_parameters
        if not address or (case.meta and case.meta.is_negative_at(ParameterLocation.PATH)):
            return
        if not set(map(str, address.values())) & self.tokens.keys():
            address.update({name: value for name, value in self.there().items() if name in address})
        if (case.headers or {}).get("Authorization", "").removeprefix("Bearer ") in self.tokens.values():
            case.headers["Authorization"] = f"Bearer {self.token(address)}"

    def token(self, address: Mapping[str, Any]) -> str:
        """The token to what an address names; the club's where it names nothing."""
        known = (self.tokens.get(str(value)) for value in address.values())
        return next(filter(None, known), self.club.token)

    def learn(self, response: Any) -> None:
        """Keeps the token of what has been made."""
        if response.status_code != 201:
            return
        made = json.loads(response.content)
        for name in {"scorer_token", "admin_token"} & made.keys():
            self.tokens[made["id"]] = made[name]


TRIED = 2
"""How many wrong types are tried at each place, of about five, where there are no repeats."""


class WrongTypes:
    """Which values of a wrong type are tried: two at each place, others at the next one.

    Fields of a kind are read alike wherever they are, and each kind is at many places.
    """

    def __init__(self) -> None:
        self._places: dict[tuple[str, ...], int] = {}
        self._types = Counter[tuple[str, ...]]()

    def tries(self, case: Any) -> bool:
        """True if this is to be sent: all is that has no value of a wrong type."""
        phase = case.meta.phase.data
        if getattr(phase, "scenario", None) != CoverageScenario.INCORRECT_TYPE:
            return True
        place = (case.operation.label, str(phase.parameter), str(phase.location))
        self._types[place] += 1
        first = self._places.setdefault(place, len(self._places))
        return (self._types[place] + TRIED * first) % 5 < TRIED


@contextmanager
def _hooks(table: Table, *, repeats: bool) -> Iterator[None]:
    types = WrongTypes()

    def filter_case(_context: Any, case: Any) -> bool:
        return repeats or types.tries(case)

    def before_call(_context: Any, case: Any, _kwargs: Any) -> None:
        table.aim(case)

    def after_call(_context: Any, _case: Any, response: Any) -> None:
        table.learn(response)

    schemathesis.hook(filter_case)
    schemathesis.hook(before_call)
    schemathesis.hook(after_call)
    try:
        yield
    finally:
        schemathesis.hooks.unregister_all()


def _without_network(send: Any) -> Any:
    def sent(self: Any, case: Any, *, session: Any = None, **options: Any) -> Any:
        # 4.32 passes what is meant for a network on to werkzeug, which does not know it.
        for name in ("max_redirects", "verify", "cert", "proxies"):
            options.pop(name, None)
        return send(self, case, session=session, **options)

    return sent


def run(
    service: Service, phases: tuple[str, ...], *, cases: int, seed: int, repeats: bool = True
) -> tuple[Found, int]:
    """What all checks find in these phases with so many cases an operation; how many cases there were.

    Without repeats what many operations have in common is tried at a few of them.
    """
    config = SchemathesisConfig.from_dict(
        {
            "seed": seed,
            "suppress-health-check": ["too_slow"],
            "continue-on-failure": True,
            "generation": {"max-examples": cases, "database": "none", "no-shrink": True},
            "phases": {name: {"enabled": name in phases} for name in PHASES}
            | _coverage(phases, repeats=repeats),
            "cache": {"enabled": False},
            # 412 refuses, too: a wrong If-Match may be found before what else is wrong.
            "checks": {"negative_data_rejection": {"expected-statuses": ["4xx"]}},
        }
    )
    document = service.app.test_client().get("/openapi.json").get_json()
    leave_out_others(document)
    if not repeats:
        leave_out_repeats(document)
    schema = schemathesis.openapi.from_dict(document, config=config)
    if not repeats:
        schema = schema.exclude(operation_id=SAME_BODIES)
    schema.app = service.app
    table = Table(service)

    @schema.auth()
    class Keys:
        def get(self, case: Any, _context: Any) -> str:
            return table.token(case.path_parameters or {})

        def set(self, case: Any, token: str, _context: Any) -> None:
            case.headers = case.headers or {}
            case.headers["Authorization"] = f"Bearer {token}"

    with pytest.MonkeyPatch.context() as patch, _hooks(table, repeats=repeats):
        patch.setattr(WSGITransport, "send", _without_network(WSGITransport.send))
        return _collected(from_schema(schema).execute())


def _coverage(phases: tuple[str, ...], *, repeats: bool) -> dict[str, Any]:
    """The phase of coverage, which tries each method at each address, or two that most addresses refuse."""
    few = {} if repeats else {"unexpected-methods": ["delete", "post"]}
    return {"coverage": {"enabled": "coverage" in phases, **few}}


def _collected(stream: Any) -> tuple[Found, int]:
    found: Found = defaultdict(list)
    count = 0
    for event in stream:
        assert not isinstance(event, events.FatalError), event.exception
        if isinstance(event, events.NonFatalError):
            found["error", str(event.label)].append(str(event.value))
        if isinstance(event, events.ScenarioFinished):
            count += len(event.recorder.cases)
            for key, told in _failures(event.recorder):
                found[key].append(told)
    return found, count


def _failures(recorder: Any) -> Iterator[tuple[tuple[str, str], str]]:
    for case_id, checks in recorder.checks.items():
        for check in checks:
            if check.failure_info is not None and not _only_previewed(check, recorder, case_id):
                case = recorder.cases[case_id].value
                operation = case.operation.definition.raw["operationId"]
                for told in _told(check, case, recorder.interactions[case_id].response):
                    yield (check.name, operation), told


def _only_previewed(check: Any, recorder: Any, case_id: str) -> bool:
    """Whether something is missed that was never made: the 200 of a preview, where making answers 201."""
    if check.name != "ensure_resource_availability":
        return False
    parent = recorder.find_parent(case_id=case_id)
    return bool(recorder.find_response(case_id=parent.id).status_code == 200)


def _told(check: Any, case: Any, response: Any) -> Iterator[str]:
    """Each code of a refusal and where, if that is what is wrong; otherwise everything there is to know."""
    if check.name == "positive_data_acceptance":
        for error in json.loads(response.content)["errors"]:
            yield f"{error['code']} at {error['path']}"
    else:
        yield f"{check.failure_info.failure.message}\n{case.as_curl_command()}\n{response.content[:500]!r}"
