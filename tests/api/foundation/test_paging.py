from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st
from marshmallow import ValidationError

from referee.api.foundation.paging import PageQuery, page_of, read_cursor, write_cursor
from tests.api.foundation.asking import codes
from tests.api.foundation.sample import TRICKS

PRINTABLE = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=100)


def test_following_the_links_leads_through_the_whole_list(client: FlaskClient) -> None:
    seen: list[int] = []
    url: str | None = "/v1/tables/tricks?limit=50"
    while url:
        answer = client.get(url)
        seen += [item["number"] for item in answer.get_json()["items"]]
        link = answer.headers.get("Link")
        assert (link is None) == (answer.get_json()["next"] is None)
        url = link.split(">")[0].removeprefix("<") if link else None
    assert seen == list(range(1, TRICKS + 1))


def test_a_link_keeps_the_rest_of_the_query(client: FlaskClient) -> None:
    first = client.get("/v1/tables/tricks?limit=7")
    link = first.headers["Link"]
    assert link.endswith('>; rel="next"')
    query = parse_qs(urlsplit(link[1 : link.index(">")]).query)
    assert query == {"limit": ["7"], "after": [first.get_json()["next"]]}


def test_the_last_page_may_be_full(client: FlaskClient) -> None:
    assert client.get(f"/v1/tables/tricks?limit={TRICKS}").get_json()["next"] is None


def test_a_page_has_fifty_items_by_itself(client: FlaskClient) -> None:
    assert len(client.get("/v1/tables/tricks").get_json()["items"]) == 50


@pytest.mark.parametrize("limit", ["0", "201", "-1", "x", "", "5.0", "9" * 30])
def test_odd_limits_are_refused(client: FlaskClient, limit: str) -> None:
    assert list(codes(client.get(f"/v1/tables/tricks?limit={limit}"), 422)) == ["/query/limit"]


@pytest.mark.parametrize(
    "cursor", ["", "x", "bjU=", "bjU%3D", "%00", "ø", "bjU!", "YQ", "a" * 5000, "bg", "dGE"]
)
def test_odd_cursors_are_refused(client: FlaskClient, cursor: str) -> None:
    answer = client.get(f"/v1/tables/tricks?after={cursor}")
    assert codes(answer, 422) == {"/query/after": "cursor_must_be_ours"}


@given(st.integers(0, 10**15) | PRINTABLE)
def test_a_cursor_leads_back_to_its_position(position: int | str) -> None:
    assert read_cursor(write_cursor(position)) == position


@given(st.text())
def test_other_text_is_no_cursor(text: str) -> None:
    try:
        position = read_cursor(text)
    except ValidationError:
        return
    assert write_cursor(position) == text


def test_the_cursor_of_another_list_is_refused() -> None:
    with pytest.raises(ValidationError):
        PageQuery().load({"after": write_cursor(5)})
    assert PageQuery().load({"after": write_cursor("g1")})["after"] == "g1"


def test_a_page_is_cut_from_one_row_more() -> None:
    assert page_of(["a", "b", "c"], limit=2, position=str) == (["a", "b"], write_cursor("b"))
    assert page_of([], limit=2, position=str) == ([], None)
