"""Databases of releases before, as they were left: brought over at the first start, with the same answers."""

from __future__ import annotations

import gzip
import json
import signal
from pathlib import Path
from typing import Any

import pytest

from referee.app import create_app
from referee.service.check import check
from referee.settings import Settings
from referee.store.opening import open_store
from tests import copies
from tests.serving import DEADLINE_S

FOLDER = Path(__file__).parent / "releases"
RELEASES = [path.name.removesuffix(".db.gz") for path in sorted(FOLDER.glob("*.db.gz"))]


def answers_of(release: str) -> dict[str, Any]:
    """The answers of the release to `GET`, and the tokens they were asked with."""
    answers: dict[str, Any] = json.loads(gzip.decompress((FOLDER / f"{release}.json.gz").read_bytes()))
    return answers


def database_of(release: str, folder: Path) -> Path:
    path = folder / "referee.db"
    path.write_bytes(gzip.decompress((FOLDER / f"{release}.db.gz").read_bytes()))
    return path


def lost(before: Any, now: Any, where: str = "") -> list[str]:
    """The places where an answer lacks something, or says something else; what is new is no loss."""
    if isinstance(before, dict) and isinstance(now, dict):
        gone = [f"{where}.{name} is gone" for name in before.keys() - now.keys()]
        return gone + [
            loss
            for name in before.keys() & now.keys()
            for loss in lost(before[name], now[name], f"{where}.{name}")
        ]
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        pairs = enumerate(zip(before, now, strict=True))
        return [loss for at, (old, new) in pairs for loss in lost(old, new, f"{where}[{at}]")]
    return [] if before == now else [f"{where} was {before!r}, and is {now!r}"]


def test_a_loss_is_found() -> None:
    assert lost({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2, "c": 3}], "d": 4}) == []
    assert lost({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == [".a[1].b was 2, and is 3"]
    assert lost({"a": 1}, {}) == [".a is gone"]


def problems(path: Path) -> list[str]:
    """The findings of `referee check`."""
    store = open_store(str(path))
    try:
        return [f"{checked.id}: {finding}" for checked in check(store) for finding in checked.findings]
    finally:
        store.close()


@pytest.mark.parametrize("release", RELEASES)
def test_a_database_of_a_release_before_is_brought_over(release: str, tmp_path: Path) -> None:
    path = database_of(release, tmp_path)
    assert problems(path) == []


@pytest.mark.parametrize("release", RELEASES)
def test_what_a_release_before_answered_is_answered_still(release: str, tmp_path: Path) -> None:
    former = answers_of(release)
    app = create_app(Settings(database=str(database_of(release, tmp_path)), rate_limit="off"))
    client = app.test_client()
    tokens = {f"/games/{game['id']}": game["token"] for game in former["made"]["games"].values()}
    tokens[f"/clubs/{former['made']['club']['id']}"] = former["made"]["club"]["token"]
    for path, before in former["answers"].items():
        owner = "/".join(path.partition("?")[0].split("/")[:3])
        answer = client.get(f"/v1{path}", headers={"Authorization": f"Bearer {tokens[owner]}"})
        assert answer.status_code == 200, path
        assert lost(before, answer.get_json(), path) == []


def test_games_of_a_release_before_are_shown_as_this_one_shows_them(tmp_path: Path) -> None:
    """Alone, in a club's list, in a preview, in the stream; whatever was stored of their views."""
    former = answers_of("8c2b8a8")
    app = create_app(Settings(database=str(database_of("8c2b8a8", tmp_path)), rate_limit="off"))
    client, club, game = (
        app.test_client(),
        former["made"]["club"],
        former["made"]["games"]["gurka with a pot"],
    )
    (listed, *_) = client.get(
        f"/v1/clubs/{club['id']}/games", headers={"Authorization": f"Bearer {club['token']}"}
    ).get_json()["items"]
    previewed = client.post(
        f"/v1/games/{game['id']}/end?preview=true",
        json={"reason": "agreed"},
        headers={"Authorization": f"Bearer {game['token']}"},
    ).get_json()
    with client.get(f"/v1/games/{game['id']}/stream") as stream:
        blocks = (block.decode() for block in stream.response)
        streamed = next(json.loads(block.partition("data: ")[2]) for block in blocks if "data: " in block)
    for shown in (client.get(f"/v1/games/{game['id']}").get_json(), listed, previewed["before"], streamed):
        assert shown["family"] == "cucumber"
        assert [side["id"] for side in shown["sides"]] == [player["id"] for player in shown["players"]]


DIES = """
import os
import signal

from referee.store.opening import open_store
from referee.store.sqlite.migrations import steps

steps.{step} = lambda _: os.kill(os.getpid(), signal.SIGKILL)
open_store({path!r})
"""
"""A first start that is killed in the middle of a step."""


@pytest.mark.parametrize("release", RELEASES)
@pytest.mark.parametrize("step", ["pot_and_rematch", "keep_folded_names", "move_counts"])
def test_a_first_start_that_is_killed_goes_on_at_the_next(release: str, step: str, tmp_path: Path) -> None:
    path = database_of(release, tmp_path)
    script, log = tmp_path / "starting.py", tmp_path / "log.txt"
    script.write_text(DIES.format(step=step, path=str(path)), encoding="utf-8")
    starting = copies.begin_script(script, log, {})
    assert starting.wait(DEADLINE_S) == -signal.SIGKILL, log.read_text(encoding="utf-8")
    assert problems(path) == []
