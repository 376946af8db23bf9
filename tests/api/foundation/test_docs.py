from __future__ import annotations

import re

from flask.testing import FlaskClient
from openapi_spec_validator import validate

from referee.families.registry import families
from tests.api.foundation.asking import problem


def test_the_document_is_valid(client: FlaskClient) -> None:
    document = client.get("/openapi.json").get_json()
    assert document["openapi"] == "3.1.0"
    validate(document)


def test_every_operation_has_an_id_and_its_problems(client: FlaskClient) -> None:
    document = client.get("/openapi.json").get_json()
    operations = [
        operation
        for path in document["paths"].values()
        for method, operation in path.items()
        if method != "parameters"
    ]
    ids = [operation["operationId"] for operation in operations]
    assert len(set(ids)) == len(ids) == 8
    assert all("default" in operation["responses"] for operation in operations)
    for response in document["components"]["responses"].values():
        assert list(response["content"]) == ["application/problem+json"]


def test_an_operation_tells_what_it_heeds(client: FlaskClient) -> None:
    document = client.get("/openapi.json").get_json()
    create = document["paths"]["/v1/tables"]["post"]
    assert list(create["responses"]) == [
        "201",
        "400",
        "409",
        "413",
        "415",
        "422",
        "429",
        "503",
        "default",
    ]
    *own, language = create["parameters"]
    assert own[0]["name"] == "preview"
    assert own[1:] == [{"$ref": "#/components/parameters/Idempotency-Key"}]
    assert language == {"$ref": "#/components/parameters/lang"}
    assert create["requestBody"]["required"] is True
    assert document["paths"]["/v1/tables/notes"]["post"]["requestBody"]["required"] is False
    path = document["paths"]["/v1/tables/one"]
    assert "304" in path["get"]["responses"]
    assert "412" in path["put"]["responses"]


def test_fields_are_described_as_they_are_checked(client: FlaskClient) -> None:
    schemas = client.get("/openapi.json").get_json()["components"]["schemas"]
    given = schemas["TableInput"]["properties"]
    assert schemas["TableInput"]["additionalProperties"] is False
    assert (given["title"]["minLength"], given["title"]["maxLength"]) == (1, 200)
    assert (given["players"]["minItems"], given["players"]["maxItems"]) == (1, 3)
    assert (given["points"]["type"], given["points"]["maximum"]) == ("integer", 2**53 - 1)
    assert given["is_open"] == {"type": "boolean"}
    assert given["visibility"] == {"type": "string", "enum": ["link", "private"]}
    years = r"^(19|2[01])\d\d-"
    assert given["at"] == {"type": ["string", "null"], "format": "date-time", "pattern": years}
    assert given["house_rules"] == {"$ref": "#/components/schemas/AnyObject"}
    assert schemas["AnyObject"] == {"type": "object", "additionalProperties": {}}
    assert given["calls"]["maxProperties"] == 3
    answered = schemas["TableOutput"]
    assert "additionalProperties" not in answered
    assert answered["properties"]["visibility"]["enum"] == ["link", "private", None]
    assert set(schemas["Problem"]["required"]) == {"type", "title", "status", "detail", "errors"}
    assert schemas["TrickPage"]["properties"]["next"]["type"] == ["string", "null"]


def test_the_pattern_of_text_agrees_with_the_check(client: FlaskClient) -> None:
    schemas = client.get("/openapi.json").get_json()["components"]["schemas"]
    title = re.compile(schemas["TableInput"]["properties"]["title"]["pattern"])
    note = re.compile(schemas["NoteInput"]["properties"]["note"]["pattern"])
    for text, is_title, is_note in [("a b", 1, 1), (" ", 0, 1), ("", 0, 1), ("a\x00", 0, 0), ("♠", 1, 1)]:
        assert (bool(title.match(text)), bool(note.match(text))) == (bool(is_title), bool(is_note))


def test_the_document_is_sent_once(client: FlaskClient) -> None:
    first = client.get("/openapi.json")
    again = client.get("/openapi.json", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


def test_the_page_loads_only_what_is_served_here(client: FlaskClient) -> None:
    for path in ("/docs", "/docs/"):
        page = client.get(path)
        assert (page.status_code, page.mimetype) == (200, "text/html")
    assert "<script>" not in page.text
    loaded = re.findall(r'(?:src|href|data-document)="([^"]*)"', page.text)
    assert len(loaded) == 10 + len(families())
    for path in loaded:
        assert path.startswith("/")
        with client.get(path) as asset:
            assert asset.status_code == 200


def test_other_assets_are_not_served(client: FlaskClient) -> None:
    for path in ("/docs/assets/oauth2-redirect.html", "/docs/assets/..%2fLICENSE", "/docs/assets/x"):
        assert client.get(path).status_code == 404
    problem(client.get("/v1/docs"), 404)
