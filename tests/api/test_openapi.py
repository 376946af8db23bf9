from __future__ import annotations

import ast
import gzip
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator
from werkzeug.test import TestResponse

import referee
from referee.api.schemas.bodies import owner_of
from referee.app import RESOURCES, documents
from referee.errors import RefereeError
from referee.families.registry import codes, families, variant_ids
from tests.api.service import Document, Game, Service, created

ROOT = Path(referee.__file__).parent
COMMITTED = ROOT.parent / "openapi" / "referee.json"
DOCUMENT: Document = json.loads(COMMITTED.read_text(encoding="utf-8"))
METHODS = {"get", "post", "put", "patch", "delete"}
OPERATIONS = {
    operation["operationId"]: (method.upper(), path, operation)
    for path, operations in DOCUMENT["paths"].items()
    for method, operation in operations.items()
    if method in METHODS
}
ASKING = {"/v1/rules", "/v1/claims"}
"""What is asked there changes nothing, though it has a body."""
NEVER_WRONG = {"Last-Event-ID"}
"""Parameters that may say anything."""
every_operation = pytest.mark.parametrize("name", OPERATIONS)


def resolved(said: Document) -> Document:
    """What a reference leads to."""
    found: Any = DOCUMENT
    if "$ref" not in said:
        return said
    for step in said["$ref"].removeprefix("#/").split("/"):
        found = found[step]
    return dict(found)


# The document.


def test_the_committed_documents_are_those_that_are_served(service: Service) -> None:
    """Those of the families, too; and written again the whole one and two of theirs are the same."""
    written = documents()
    committed = {path.name: path.read_text(encoding="utf-8") for path in COMMITTED.parent.iterdir()}
    assert written == committed, "Write them anew: referee openapi openapi"
    for name in ("", families()[0].id, families()[-1].id):
        served = service.get(f"/openapi.json?family={name}" if name else "/openapi.json")
        assert served.get_data(as_text=True) == written[f"{name or 'referee'}.json"]


def test_the_document_keeps_to_openapi_3_1() -> None:
    assert DOCUMENT["openapi"].startswith("3.1.")
    assert [error.message for error in OpenAPIV31SpecValidator(DOCUMENT).iter_errors()] == []


def test_the_document_says_who_may_ask_it_again(service: Service) -> None:
    first = service.get("/openapi.json")
    again = service.get("/openapi.json", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.get_data()) == (304, b"")


def test_the_document_is_compressed_once_for_whoever_takes_that(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    compressions: list[int] = []
    compress = gzip.compress

    def counted(content: bytes, *args: Any, **options: Any) -> bytes:
        compressions.append(len(content))
        return compress(content, *args, **options)

    monkeypatch.setattr("gzip.compress", counted)
    plain = service.get("/openapi.json")
    packed = [service.get("/openapi.json", headers={"Accept-Encoding": "br, gzip"}) for _ in range(3)]
    assert "Content-Encoding" not in plain.headers
    assert {answer.headers["Content-Encoding"] for answer in packed} == {"gzip"}
    assert gzip.decompress(packed[0].data) == plain.data
    assert len(packed[0].data) < len(plain.data) / 8
    assert len(compressions) <= 1
    assert {answer.headers["Vary"] for answer in (plain, *packed)} == {"Accept-Encoding"}
    assert packed[0].headers["ETag"] == packed[1].headers["ETag"] != plain.headers["ETag"]
    refused = service.get("/openapi.json", headers={"Accept-Encoding": "gzip;q=0"})
    assert refused.data == plain.data


@pytest.mark.parametrize("name", ["swagger-ui.css", "swagger-ui-bundle.js", "index.css"])
def test_what_shows_the_document_is_compressed_too(service: Service, name: str) -> None:
    plain = service.get(f"/docs/assets/{name}")
    packed = service.get(f"/docs/assets/{name}", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.data) == plain.data
    assert packed.content_length < plain.content_length


def test_every_resource_and_address_is_in_the_document(service: Service) -> None:
    served = {
        re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule.rule)
        for rule in service.app.url_map.iter_rules()
        if rule.rule.startswith("/v1/")
    }
    assert served == set(DOCUMENT["paths"])
    assert {blueprint.name for blueprint in RESOURCES} == {tag["name"] for tag in DOCUMENT["tags"]}
    assert all(tag["description"] for tag in DOCUMENT["tags"])


@every_operation
def test_every_operation_tells_what_it_does(name: str) -> None:
    _, _, operation = OPERATIONS[name]
    assert re.fullmatch(r"[a-z]+(_[a-z]+)*", name)
    assert operation["summary"]
    assert not operation["summary"].endswith(".")
    assert len(operation["tags"]) == 1


def test_operations_have_names_of_their_own() -> None:
    methods = [
        method for operations in DOCUMENT["paths"].values() for method in operations if method in METHODS
    ]
    assert len(OPERATIONS) == len(methods)


@every_operation
def test_every_operation_tells_the_problems_it_may_answer(name: str) -> None:
    method, path, operation = OPERATIONS[name]
    known = set(operation["responses"])
    assert {"default"} < known
    assert known & {"200", "201", "204"}
    if "{" in path:
        assert "404" in known
    if method != "GET" and "{game_id}" in path:
        assert {"401", "403", "412"} <= known
    if "requestBody" in operation:
        assert {"400", "413", "415", "422"} <= known
    if {resolved(said)["name"] for said in operation.get("parameters", [])} - NEVER_WRONG:
        assert known & {"422", "304"}
    for status, said in operation["responses"].items():
        whole = resolved(said)
        assert whole["description"]
        if status >= "400":
            assert list(whole["content"]) == ["application/problem+json"]


@every_operation
def test_every_parameter_is_described(name: str) -> None:
    _, path, operation = OPERATIONS[name]
    parameters = [resolved(said) for said in operation.get("parameters", [])]
    parameters += [resolved(said) for said in DOCUMENT["paths"][path].get("parameters", [])]
    assert {said["name"] for said in parameters if said["in"] == "path"} == set(
        re.findall(r"\{(\w+)\}", path)
    )
    assert all(said.get("description") for said in parameters if said["in"] != "path")


@every_operation
def test_every_write_to_a_game_takes_a_preview_a_condition_and_a_key(name: str) -> None:
    method, path, operation = OPERATIONS[name]
    if method == "GET" or path in ASKING:
        return
    taken = {resolved(said)["name"] for said in operation["parameters"]}
    assert "Idempotency-Key" in taken
    if "{game_id}" in path:
        assert "If-Match" in taken
    if not path.endswith("/claims"):
        assert "preview" in taken


def test_every_field_of_what_is_sent_is_closed_and_every_answer_open() -> None:
    for name, schema in DOCUMENT["components"]["schemas"].items():
        if name in {
            "NewGame",
            "CucumberHandEntered",
            "Adjustment",
            "End",
            "NewToken",
            "RulesAsked",
            "Record",
        }:
            assert schema["additionalProperties"] is False, name
        if name in {"Game", "Hand", "Problem", "TokenPage"}:
            assert schema.get("additionalProperties") is not False, name


MONEY = {
    "amount",
    "balance",
    "cash_box_lacks",
    "holds",
    "in_play",
    "net_money",
    "pots",
    "would_owe",
    "would_win",
}
"""The members that are money."""


def test_every_amount_of_money_says_in_which_unit() -> None:
    amounts = [
        (name, member, schema)
        for name, whole in DOCUMENT["components"]["schemas"].items()
        for member, schema in whole.get("properties", {}).items()
        if member in MONEY and schema.get("type") == "integer"
    ]
    assert {member for _, member, _ in amounts} == MONEY
    assert [one for one in amounts if "smallest unit" not in one[2].get("description", "")] == []


# The examples.


def examples() -> Iterator[tuple[str, str, Any]]:
    """Every example of a body: the operation's name, the example's, the body."""
    for name, (_, _, operation) in OPERATIONS.items():
        for content in operation.get("requestBody", {}).get("content", {}).values():
            if "example" in content:
                yield name, "", content["example"]
            for title, example in content.get("examples", {}).items():
                yield name, title, example["value"]


EXAMPLES = {f"{name} {title}".strip(): (name, body) for name, title, body in examples()}


@every_operation
def test_every_body_has_an_example(name: str) -> None:
    _, _, operation = OPERATIONS[name]
    assert "requestBody" not in operation or name in {found for found, _ in EXAMPLES.values()}


@every_operation
def test_a_body_may_not_be_left_out_and_the_document_says_so(service: Service, name: str) -> None:
    _, _, operation = OPERATIONS[name]
    if "requestBody" not in operation:
        return
    assert operation["requestBody"]["required"] is True
    title, body = next((title, body) for title, (of, body) in EXAMPLES.items() if of == name)
    response = sent(service, name, title.partition(" ")[2], body, is_left_out=True)
    assert (response.status_code, response.get_json()["errors"][0]["code"]) == (400, "body_must_be_given")


DECLARED = {
    (kind.kind, f"{family.id}_{example.key}"): (family, example)
    for family in families()
    for kind in (*family.acts, *family.claims)
    for example in kind.examples
}
"""The examples of the families, each with the game in which it makes sense."""


def fit_for(service: Service, name: str, title: str, body: Document) -> Game:
    """A game in which this example of this operation makes sense."""
    begun = EXAMPLES["create_game"][1]
    found = [
        (family, example)
        for (_, key), (family, example) in DECLARED.items()
        if key == title and example.value.items() <= body.items()
    ]
    if not found or not found[0][1].game:
        game = Game(service, created(service.post("/v1/games", begun)))
    else:
        [(_, example)] = found
        players = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"][: example.game.get("players", 3)]
        game = Game(service, created(service.post("/v1/games", {**example.game, "players": players})))
    for family, example in found:
        for act in example.before:
            kind = family.act(act["kind"])
            told = {name: value for name, value in act.items() if name != "kind"}
            created(game.post(f"/{kind.path}", told))
    if name in {"confirm_hand", "dispute_hand"}:
        game = Game(service, created(service.post("/v1/games", begun | {"confirm": True})))
        anns = game.link("player", player="Ann")["token"]
        created(game.post("/hands", EXAMPLES["record_hand cucumber_full"][1], token=anns))
    if name == "amend_hand":
        created(game.post("/hands", body if found else EXAMPLES["record_hand cucumber_full"][1]))
    return game


def sent(service: Service, name: str, title: str, body: Any, *, is_left_out: bool = False) -> TestResponse:
    """The answer to the example of an operation, sent where it makes sense, or to nothing sent there."""
    method, path, _ = OPERATIONS[name]
    if "{club_id}" in path:
        club = service.new_club()
        if name != "add_member":
            club.member("Ann"), club.member("Bo")
        if name != "add_rule_set":
            created(club.post("/rule-sets", EXAMPLES["add_rule_set"][1]))
        if name == "reverse_booking":
            created(club.post("/payments", EXAMPLES["record_payment payment"][1]))
        if "settles" in body:
            owing = {"from": body["from"], "to": body["to"], "amount": body["amount"], "reason": "Came late"}
            created(club.post("/adjustments", owing))
            # The mark alone is another one for each settlement.
            body = body | {"settles": club.read("/settlement")["payments"][0]["settles"]}
        address = path.format(club_id=club.id, member="m1", rule_set="r1", number=1)
        return service.send(method, address, None if is_left_out else body, token=club.token)
    game = fit_for(service, name, title, body)
    address = path.format(game_id=game.id, number=1, player="p1")
    return service.send(method, address, None if is_left_out else body, token=game.token)


@pytest.mark.parametrize("title", EXAMPLES)
def test_every_example_works_as_it_stands_and_loses_nothing(service: Service, title: str) -> None:
    """What the example says is what the answer says, where the answer has a member of that name."""
    name, body = EXAMPLES[title]
    _, _, operation = OPERATIONS[name]
    response = sent(service, name, title.partition(" ")[2], body)
    assert str(response.status_code) in operation["responses"]
    assert response.status_code in {200, 201}, response.get_data(as_text=True)
    answer = response.get_json()
    for member in ("title", "variant", "stake", "label", "scope", "role", "name", "currency", "house_rules"):
        if member in body and member in answer:
            assert answer[member] == body[member]


# The codes.

CODES = codes()

_CODE = re.compile(r"[a-z0-9]+(?:_[a-z0-9]+)*_must_[a-z0-9_]+|not_in_[a-z]+")
_POSITIONS = {
    "Violation": 1,
    "must": 0,
    "RequestError": 1,
    "wrong": 1,
    "Length": 0,
    "Refusal": 0,
    "Reason": 0,
}
"""Where a call that tells a code has it."""
_ABSTRACT = {"error"}
"""Only errors of their own kind are ever raised, each with a code."""


def codes_in(source: str) -> Iterator[str]:
    """Every code that a module mentions: by its form, or by where it stands."""
    for node in ast.walk(ast.parse(source)):
        found: list[ast.expr | None] = [node] if isinstance(node, ast.Constant) else []
        if isinstance(node, ast.keyword) and node.arg == "code":
            found = [node.value]
        if isinstance(node, ast.Call):
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            found = [node.args[_POSITIONS[called]]] if len(node.args) > _POSITIONS.get(called, 99) else []
        for value in found:
            text = value.value if isinstance(value, ast.Constant) else None
            if isinstance(text, str) and (not isinstance(node, ast.Constant) or _CODE.fullmatch(text)):
                yield text


def kinds(kind: type[RefereeError]) -> Iterator[type[RefereeError]]:
    yield kind
    for inner in kind.__subclasses__():
        yield from kinds(inner)


@cache
def used() -> dict[str, str]:
    """Every code in use, with a module that uses it."""
    found = {kind.code: kind.__module__ for kind in kinds(RefereeError)}
    for path in sorted(ROOT.rglob("*.py")):
        if not path.stem.startswith("codes"):
            for code in codes_in(path.read_text(encoding="utf-8")):
                found.setdefault(code, path.relative_to(ROOT).as_posix())
    return found


def test_codes_are_found_where_they_stand() -> None:
    lines = [
        'raise ConflictError("x", code="a")',
        'wrong("/b", "b", "text")',
        'X = "c_must_be"',
        'o.wrong(at, "d")',
    ]
    assert sorted(codes_in("\n".join(lines))) == ["a", "b", "c_must_be", "d"]


def test_every_code_in_use_is_explained() -> None:
    assert {code: module for code, module in used().items() if code not in CODES} == {}


def test_every_code_that_is_explained_is_in_use() -> None:
    assert CODES.keys() - used().keys() - _ABSTRACT == set()


def test_all_problems_are_listed(service: Service) -> None:
    page = service.get("/problems").get_data(as_text=True)
    assert all(f'href="/problems/{code}"' in page for code in CODES)


@pytest.mark.parametrize("code", ["moon_must_be_full", "x" * 3000, "%00", "%ED%A0%80", "<script>"])
def test_a_problem_that_is_none_has_no_page(service: Service, code: str) -> None:
    response = service.get(f"/problems/{code}")
    assert response.status_code == 404
    assert "<script>" not in response.get_data(as_text=True)


# What runs beside the API.


def test_health_tells_that_the_service_is_there(service: Service) -> None:
    assert service.get("/health/live").get_json() == {"status": "alive"}
    ready = service.get("/health/ready").get_json()
    assert ready["status"] == "ready"
    assert (ready["store"], ready["library"]) == ("sqlite", f"SQLite {ready['version']}")
    assert ready["warnings"] == []


def test_a_service_whose_database_is_gone_is_alive_but_not_ready(fresh_service: Service) -> None:
    fresh_service.database.rename(fresh_service.database.with_suffix(".away"))
    assert fresh_service.get("/health/live").status_code == 200
    response = fresh_service.client.get("/health/ready")
    assert response.status_code == 503
    assert response.headers["Retry-After"]
    assert response.get_json()["status"] == 503
    assert str(fresh_service.database) not in response.get_data(as_text=True)


def test_the_documentation_is_served_from_here(service: Service) -> None:
    page = service.get("/docs").get_data(as_text=True)
    addresses = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert {f"/docs?family={family.id}" for family in families()} < {*addresses}
    for address in addresses:
        assert address.startswith(("/docs", "/openapi.json"))
        with service.get(address) as response:
            assert response.status_code == 200
    assert 'href="/openapi.json?family=rummy"' in service.get("/docs?family=rummy").get_data(as_text=True)


def test_a_family_has_a_document_of_its_own(service: Service) -> None:
    """With what its games need and no more, typed as they have it, and known again by its ETag."""
    answer = service.get("/openapi.json?family=rummy", headers={"Accept-Encoding": "gzip"})
    document, whole = json.loads(gzip.decompress(answer.data)), DOCUMENT["components"]["schemas"]
    assert [error.message for error in OpenAPIV31SpecValidator(document).iter_errors()] == []
    schemas = document["components"]["schemas"]
    owners = tuple(owner_of(family) for family in families() if family.id != "rummy")
    assert [name for name in schemas if name.startswith(owners)] == []
    assert schemas.keys() <= whole.keys()
    assert schemas["NewGame"]["properties"]["house_rules"]["$ref"] == "#/components/schemas/RummyRules"
    assert schemas["Hand"]["properties"].keys() < whole["Hand"]["properties"].keys()
    assert "/v1/games/{game_id}/buy-ins" not in document["paths"]
    entering = document["paths"]["/v1/games/{game_id}/hands"]["post"]["requestBody"]["content"]
    assert all(name.startswith("rummy_") for name in entering["application/json"]["examples"])
    known = {"Accept-Encoding": "gzip", "If-None-Match": answer.headers["ETag"]}
    assert service.get("/openapi.json?family=rummy", headers=known).status_code == 304


@pytest.mark.parametrize("path", ["/openapi.json", "/docs"])
@pytest.mark.parametrize("family", ["whist", "", "%00", "rummy&family=whist"])
def test_a_family_that_is_none_has_no_document(service: Service, path: str, family: str) -> None:
    answer = service.get(f"{path}?family={family}")
    if family.startswith("rummy"):
        assert answer.status_code == 200
        return
    assert answer.status_code == 404
    if path == "/openapi.json":
        assert answer.get_json()["errors"][0]["code"] == "family_must_exist"
        assert "rummy, hand_and_foot" in answer.get_json()["detail"]


def test_every_variant_that_the_document_may_name_is_there() -> None:
    named = {body["variant"] for _, body in EXAMPLES.values() if isinstance(body, dict) and "variant" in body}
    assert named <= {*variant_ids()}
