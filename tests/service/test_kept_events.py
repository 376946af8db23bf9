"""Events that an earlier release kept, and this one would refuse or score otherwise, replay as they were."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from referee.app import create_app
from referee.service.check import check
from referee.settings import Settings
from referee.store.opening import open_store
from tests.service.test_releases import lost

FOLDER = Path(__file__).parent / "kept"
TOLD: dict[str, Any] = json.loads(gzip.decompress((FOLDER / "6191236.json.gz").read_bytes()))
GAMES: dict[str, dict[str, str]] = TOLD["made"]
GOING_ON = [name for name, game in GAMES.items() if TOLD["answers"][f"/games/{game['id']}"]["next"]]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return brought_to(tmp_path)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    """One of a service whose games nobody changes."""
    return client_of(brought_to(tmp_path_factory.mktemp("kept")))


@pytest.fixture(scope="module")
def corrected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in which each test corrects another game."""
    return brought_to(tmp_path_factory.mktemp("corrected"))


@pytest.fixture(scope="module")
def correcting(corrected: Path) -> FlaskClient:
    return client_of(corrected)


@pytest.fixture(scope="module")
def playing_again(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    """One of a service where each test ends another game."""
    return client_of(brought_to(tmp_path_factory.mktemp("again")))


def brought_to(folder: Path) -> Path:
    """The database that the release left, in a folder."""
    path = folder / "referee.db"
    path.write_bytes(gzip.decompress((FOLDER / "6191236.db.gz").read_bytes()))
    return path


def client_of(database: Path) -> FlaskClient:
    return create_app(Settings(database=str(database), rate_limit="off")).test_client()


def headers(name: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {GAMES[name]['token']}"}


def path_of(name: str) -> str:
    return f"/v1/games/{GAMES[name]['id']}"


def findings(database: Path) -> list[str]:
    """The findings of `referee check`."""
    store = open_store(str(database))
    try:
        return [finding for checked in check(store) for finding in checked.findings]
    finally:
        store.close()


def test_every_game_replays_to_what_was_kept(database: Path) -> None:
    assert findings(database) == []


@pytest.mark.parametrize("name", GAMES)
def test_answers_are_those_of_the_release(name: str, client: FlaskClient) -> None:
    own = f"/games/{GAMES[name]['id']}"
    paths = [path for path in TOLD["answers"] if path.startswith(own)]
    assert len(paths) == 4
    for path in paths:
        answer = client.get(f"/v1{path}", headers=headers(name)).get_json()
        assert lost(TOLD["answers"][path], answer) == [], path


@pytest.mark.parametrize("name", GAMES)
def test_lines_that_were_kept_as_texts_are_said_in_any_language(name: str, client: FlaskClient) -> None:
    before = client.get(f"{path_of(name)}/hands?all_acts=true").get_json()["items"]
    lines = [line for entry in before for line in entry["lines"]]
    assert lines
    assert all("said" in line for line in lines)
    hand = client.get(f"{path_of(name)}/hands/1").get_json()
    assert hand["lines"] == next(entry["lines"] for entry in before if entry.get("number") == 1)
    old = TOLD["answers"][f"/games/{GAMES[name]['id']}/hands?all_acts=true"]["items"]
    assert [line["text"] for line in lines] == [line["text"] for entry in old for line in entry["lines"]]


@pytest.mark.parametrize("name", GOING_ON)
def test_what_comes_later_can_be_corrected(name: str, correcting: FlaskClient, corrected: Path) -> None:
    """The last hand goes, so that all before it are scored again; nothing else changes."""
    before = correcting.get(f"{path_of(name)}/hands").get_json()["items"]
    last = f"{path_of(name)}/hands/{len(before)}"
    assert correcting.delete(last, headers=headers(name)).status_code == 200
    assert correcting.get(f"{path_of(name)}/hands").get_json()["items"] == before[:-1]
    assert findings(corrected) == []


@pytest.mark.parametrize("name", GAMES)
def test_its_record_is_taken_in_and_answers_the_same(name: str, client: FlaskClient) -> None:
    record = client.get(f"{path_of(name)}/record").get_json()
    imported = client.post("/v1/records", json=record)
    assert imported.status_code == 201, imported.get_json()
    again = client.get(f"/v1/games/{imported.get_json()['id']}/record").get_json()
    assert again == record


@pytest.mark.parametrize("name", GAMES)
def test_another_game_of_the_table_is_of_this_edition(name: str, playing_again: FlaskClient) -> None:
    client = playing_again
    ended = client.post(f"{path_of(name)}/end", json={"reason": "agreed"}, headers=headers(name))
    assert ended.status_code in {201, 409}
    again = client.post(f"{path_of(name)}/rematch", headers=headers(name))
    assert again.status_code == 201
    assert client.get(f"/v1/games/{again.get_json()['id']}/record").get_json()["game"]["edition"] == 1
    assert "edition" not in client.get(f"{path_of(name)}/record").get_json()["game"]


def test_a_record_of_a_later_edition_is_refused(client: FlaskClient) -> None:
    record = client.get(f"{path_of('a deal won without a move')}/record").get_json()
    record["game"]["edition"] = 2
    refused = client.post("/v1/records", json=record)
    assert refused.status_code == 422
    assert [error["path"] for error in refused.get_json()["errors"]] == ["/game/edition"]
    record["game"]["edition"] = 1
    strict = client.post("/v1/records", json=record).get_json()
    assert "total_must_match_the_cards" in {error["code"] for error in strict["errors"]}
