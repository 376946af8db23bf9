"""A game that another service, which has its family, has put into the database that both serve."""

from __future__ import annotations

from contextlib import closing

from sqlite_utils.utils import sqlite3  # type: ignore[attr-defined]  # the library that the store uses

from tests.api.service import Service, trick


def test_a_game_whose_family_is_not_installed_waits_for_it(fresh_service: Service) -> None:
    """503, so that whoever keeps its score keeps what they have entered, and sends it again."""
    service = fresh_service
    game, other = service.new_game(), service.new_game()
    with closing(sqlite3.connect(service.database)) as database, database:
        database.execute(
            "UPDATE games SET variant = 'whist', opening = replace(opening, '\"agurk\"', '\"whist\"')"
            " WHERE id = ?",
            (game.path.rsplit("/", 1)[-1],),
        )
    with service.nothing_stored():
        # Not by `post`, which takes any 5xx for a fault of the service.
        bearer = {"Authorization": f"Bearer {game.token}"}
        response = service.client.post(f"{game.path}/hands", json=trick("Ann 5 Bo 9 Cy 4"), headers=bearer)
    assert response.status_code == 503
    assert response.get_json()["type"] == "/problems/family_must_be_installed"
    assert "Retry-After" in response.headers
    assert service.get("/problems/family_must_be_installed").status_code == 200
    assert other.hand("Ann 5 Bo 9 Cy 4")
