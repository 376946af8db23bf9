"""Everything is carried from a file to PostgreSQL and back, and answers stay what they were."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from referee.cli import cli
from referee.errors import StorageError
from referee.store.moving import copy_to_file, move
from referee.store.opening import open_store
from tests.api.books.bookkeeping import won_by_bo
from tests.api.conftest import a_service
from tests.api.service import Service, created, trick
from tests.api.test_origins import begun, forget

KEY = {"Idempotency-Key": "0198a1b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b"}


class Evening:
    """A club with a finished game, one for money, a correction, a game that goes on, and what is asked."""

    def __init__(self, service: Service) -> None:
        self.club = club = service.new_club()
        club.members("Ann Bo Cy")
        stake = {"amount": 500, "currency": "DKK"}
        won_by_bo(club)
        self.game = club.game("gurka", "m1 m2 m3 Dee", stake=stake)
        self.other = service.new_game()
        self.other.post("/hands", trick("Ann 5 Bo 9 Cy 3"))
        self.game.post("/hands", trick("Ann 5 Bo 9 Cy 3 Dee K"))
        self.game.send("PUT", "/hands/1", trick("Ann 5 Bo 9 Cy A Dee K"))
        self.kept = service.post(f"{self.other.path}/hands", HAND, token=self.other.token, headers=KEY)
        self.record = begun()
        self.taken = created(service.post("/v1/records", self.record, headers=KEY))

    def answers(self, service: Service) -> list[tuple[bytes, str | None]]:
        """The answers to questions for everything."""
        club, documents = self.club, []
        paths = [
            *(
                f"{club.path}{part}"
                for part in ("", "/members", "/games", "/ledger", "/balances", "/standings")
            ),
            *(f"{self.game.path}{part}" for part in ("", "/hands", "/events", "/pot", "/score-sheet")),
            *(f"{self.other.path}{part}" for part in ("", "/record", "/claims")),
        ]
        for path in paths:
            answer = service.get(path, token=club.token)
            assert answer.status_code == 200, path
            documents.append((answer.get_data(), answer.headers.get("ETag")))
        again = service.post(f"{self.other.path}/hands", HAND, token=self.other.token, headers=KEY)
        assert again.headers["Idempotency-Replayed"] == "true"
        return [*documents, (again.get_data(), again.headers["ETag"])]


HAND = trick("Ann 7 Bo 9 Cy 3")


def test_answers_are_the_same_after_a_move_there_and_back(tmp_path: Path, address: str) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "back").mkdir()
    with a_service(tmp_path / "there") as service:
        evening = Evening(service)
        before = evening.answers(service)
    file, back = tmp_path / "there" / "referee.db", tmp_path / "back" / "referee.db"
    moved = CliRunner().invoke(cli, ["move", str(file), address])
    assert (moved.exit_code, "Moved 4 games and 1 clubs" in moved.output) == (0, True), moved.output
    with a_service(tmp_path, address) as service:
        assert evening.answers(service) == before
        evening.game.service = evening.other.service = service
        assert service.post(f"{evening.other.path}/hands", HAND, token=evening.other.token).status_code == 201
        before = evening.answers(service)
    with pytest.raises(StorageError, match="was moved to"):
        open_store(str(file))
    copy_to_file(address, tmp_path / "copy.db")
    assert move(address, str(back), check=lambda _: None).rows["games"] == 4
    with a_service(tmp_path / "back") as service:
        assert evening.answers(service) == before
        assert service.findings() == []
        forget(service)
        assert created(service.post("/v1/records", evening.record, headers=KEY)) == evening.taken
    with pytest.raises(StorageError, match="was moved to"):
        open_store(address)
    with closing(open_store(str(tmp_path / "copy.db"))) as copied, copied.read() as tx:
        assert len(tx.game_ids(limit=9)) == 4


def test_a_target_that_is_not_empty_is_left_alone(tmp_path: Path, address: str) -> None:
    with a_service(tmp_path) as service:
        service.new_game()
    (tmp_path / "other").mkdir()
    with a_service(tmp_path / "other", address) as service:
        service.new_game()
    with pytest.raises(StorageError, match="not empty"):
        move(str(tmp_path / "referee.db"), address, check=lambda _: None)
    open_store(str(tmp_path / "referee.db")).close()


@pytest.mark.parametrize("kind", ["file", "postgres"])
def test_a_source_that_is_served_is_left_alone(tmp_path: Path, address: str, kind: str) -> None:
    source, target = str(tmp_path / "referee.db"), str(tmp_path / "new.db")
    if kind == "postgres":
        source = address
    with a_service(tmp_path, address if kind == "postgres" else None) as service:
        service.new_game()
        with pytest.raises(StorageError, match=r"still served|open: first stop"):
            move(source, target, check=lambda _: None)
