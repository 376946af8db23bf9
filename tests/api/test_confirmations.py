"""Hands that another person confirms or disputes: over HTTP, in records, and when money is settled."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.service import Club, Document, Game, Service, answered, created, refused, trick

STAKE = {"amount": 500, "currency": "DKK"}


class Table:
    """A game that asks for confirmations, and a phone of each player."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.phones = {
            name: game.link("player", f"{name}'s phone", player=name) for name in ("Ann", "Bo", "Cy")
        }

    def token(self, name: str) -> str:
        return str(self.phones[name]["token"])

    def enter(self, name: str, plays: str, **more: Any) -> Document:
        """The hand that a player enters."""
        return created(self.game.post("/hands", trick(plays) | more, token=self.token(name)))["hand"]

    def hand(self, number: int = 1) -> Document:
        return self.game.read(f"/hands/{number}")

    def confirm(self, name: str | None, number: int = 1, **more: Any) -> Any:
        body = {"as_of": self.hand(number)["confirmation"]["as_of"]} | more
        return self.game.post(f"/hands/{number}/confirmation", body, **self._whose(name))

    def dispute(self, name: str | None, number: int = 1, reason: str = "Bo had a 10") -> Any:
        body = {"as_of": self.hand(number)["confirmation"]["as_of"], "reason": reason}
        return self.game.post(f"/hands/{number}/dispute", body, **self._whose(name))

    def _whose(self, name: str | None) -> dict[str, Any]:
        """The token of a player's phone; without a name the host's."""
        return {} if name is None else {"token": self.token(name)}

    def unconfirmed(self) -> Any:
        return self.game.read()["confirmations"]


@pytest.fixture
def table(service: Service) -> Table:
    return Table(service.new_game(confirm=True))


def test_a_hand_is_open_until_somebody_else_confirms_it(table: Table, service: Service) -> None:
    table.enter("Ann", "Ann 5 Bo 9 Cy 3")
    said = table.hand()["confirmation"]
    assert said == {
        "state": "open",
        "as_of": 2,
        "entered": {"by": "Ann's phone", "link": table.phones["Ann"]["id"], "player": "p1"},
        "dispute": None,
        "final": False,
        **dict.fromkeys(("by", "link", "player", "reason", "at")),
    }
    scores = table.game.scores()
    assert table.unconfirmed() == {"open": [1], "disputed": []}
    answer = answered(table.confirm("Bo"))
    confirmed = answer["hand"]["confirmation"]
    assert (confirmed["state"], confirmed["by"], confirmed["player"]) == ("confirmed", "Bo's phone", "p2")
    assert (confirmed["at"] is None, answer["game"]["version"]) == (False, 3)
    assert answer["hand"] == table.hand() == table.game.read("/hands")["items"][0]
    assert (table.unconfirmed(), table.game.scores()) == ({"open": [], "disputed": []}, scores)
    assert table.game.log() == ["created", "hand", "confirmed"]
    # What has been said already is no event.
    assert answered(table.confirm("Cy"))["game"]["version"] == 3
    assert not service.findings()


def test_a_hand_in_the_middle_is_confirmed_and_those_behind_it_stay(table: Table, service: Service) -> None:
    for plays in ("Ann 5 Bo 9 Cy 3", "Ann 5 Bo 3 Cy 8", "Ann 7 Bo 3 Cy 5"):
        table.enter("Ann", plays)
    before = table.game.read("/hands")["items"]
    answered(table.confirm("Cy", 2))
    after = table.game.read("/hands")["items"]
    assert [hand["confirmation"]["state"] for hand in after] == ["open", "confirmed", "open"]
    assert (after[0], after[2]) == (before[0], before[2])
    assert table.unconfirmed() == {"open": [1, 3], "disputed": []}
    assert not service.findings()


def test_nobody_says_of_their_own_hand_that_it_is_right(table: Table, service: Service) -> None:
    table.enter("Ann", "Ann 5 Bo 9 Cy 3")
    other = table.game.link("player", "Ann's other phone", player="Ann")["token"]
    with service.nothing_stored():
        for token in (table.token("Ann"), other):
            for path, more in (("confirmation", {}), ("dispute", {"reason": "Luck"})):
                response = table.game.post(f"/hands/1/{path}", {"as_of": 2} | more, token=token)
                refused(response, 403, "hand_must_be_anothers")
    # A link that is nobody's is another person by being another link.
    table.game.hand("Ann 5 Bo 3 Cy 8")
    refused(table.confirm(None, 2), 403, "hand_must_be_anothers")
    second = table.game.link("score", "A second phone")["token"]
    as_of = {"as_of": table.hand(2)["confirmation"]["as_of"]}
    answered(table.game.post("/hands/2/confirmation", as_of, token=second))


def test_what_was_corrected_meanwhile_is_shown_as_it_is_now(table: Table) -> None:
    table.enter("Ann", "Ann 5 Bo 9 Cy 3")
    answered(table.confirm("Bo"))
    amended = trick("Ann 5 Bo 10 Cy 3")
    answered(table.game.put("/hands/1", amended, token=table.token("Ann")))
    # What was said of it has fallen away.
    said = table.hand()["confirmation"]
    assert (said["state"], said["as_of"], said["by"]) == ("open", 4, None)
    problem = refused(table.confirm("Bo", as_of=2), 412, "hand_must_be_as_it_was")
    assert (problem["hand"], problem["version"]) == (table.hand(), 4)
    answered(table.confirm("Bo"))
    assert table.unconfirmed() == {"open": [], "disputed": []}


def test_a_hand_that_was_removed_is_confirmed_by_nobody(table: Table, service: Service) -> None:
    first, _ = (table.enter("Ann", plays) for plays in ("Ann 5 Bo 9 Cy 3", "Ann 5 Bo 3 Cy 8"))
    as_of = {"as_of": first["confirmation"]["as_of"]}
    answered(table.game.delete("/hands/1"))
    # The second one has moved up.
    refused(
        table.game.post("/hands/1/confirmation", as_of, token=table.token("Bo")),
        412,
        "hand_must_be_as_it_was",
    )
    for number in (2, 2**63, 10**30):
        path = f"/hands/{number}/confirmation"
        refused(table.game.post(path, as_of, token=table.token("Bo")), 404, "hand_must_exist")
    answered(table.confirm("Bo"))
    assert not service.findings()


def test_a_game_that_asks_for_no_confirmations_has_none(service: Service) -> None:
    game = service.new_game()
    hand = game.hand("Ann 5 Bo 9 Cy 3")["hand"]
    assert "confirmation" not in hand
    assert game.read()["confirmations"] is None
    bo = game.link("player", player="Bo")["token"]
    refused(
        game.post("/hands/1/confirmation", {"as_of": 2}, token=bo), 409, "game_must_ask_for_confirmations"
    )
    body = game.read("/events")["items"][-1]["body"]
    assert "entered" not in body
    # Who entered what is not known there, so that a player's link corrects nothing.
    refused(game.delete("/hands/1", token=bo), 403, "hand_must_be_ones_own")


def test_a_players_link_corrects_what_it_has_entered(table: Table) -> None:
    table.enter("Ann", "Ann 5 Bo 9 Cy 3")
    table.enter("Bo", "Ann 5 Bo 3 Cy 8")
    bo = table.token("Bo")
    refused(table.game.put("/hands/1", trick("Ann 5 Bo 2 Cy 3"), token=bo), 403, "hand_must_be_ones_own")
    refused(table.game.delete("/hands/1", token=bo), 403, "hand_must_be_ones_own")
    refused(table.game.delete("/hands/2?take_back=2", token=bo), 403, "hand_must_be_ones_own")
    answered(table.game.put("/hands/2", trick("Ann 5 Bo 3 Cy 9"), token=bo))
    answered(table.game.delete("/hands/2", token=bo))


class TestDisputes:
    def test_one_is_closed_by_a_correction(self, table: Table, service: Service) -> None:
        table.enter("Ann", "Ann 5 Bo 9 Cy 3")
        disputed = answered(table.dispute("Bo"))["hand"]["confirmation"]
        assert (disputed["state"], disputed["by"], disputed["reason"]) == (
            "disputed",
            "Bo's phone",
            "Bo had a 10",
        )
        # It counts, and the game goes on.
        assert (table.game.scores()["Bo"], table.unconfirmed()) == (9, {"open": [], "disputed": [1]})
        table.enter("Cy", "Ann 5 Bo 3 Cy 8")
        answered(table.game.put("/hands/1", trick("Ann 5 Bo 10 Cy 3"), token=table.token("Ann")))
        assert table.unconfirmed() == {"open": [1, 2], "disputed": []}
        assert table.game.log()[-3:] == ["disputed", "hand", "amended"]
        assert not service.findings()

    def test_one_is_closed_by_whoever_has_it(self, table: Table) -> None:
        table.enter("Ann", "Ann 5 Bo 9 Cy 3")
        answered(table.dispute("Bo"))
        refused(table.confirm("Cy"), 403, "dispute_must_be_ones_own")
        closed = answered(table.confirm("Bo"))["hand"]["confirmation"]
        assert (closed["state"], closed["dispute"]["reason"], closed["final"]) == (
            "confirmed",
            "Bo had a 10",
            False,
        )
        # The same may be disputed again, by somebody else, too.
        answered(table.dispute("Cy", reason="I took it"))
        assert table.unconfirmed()["disputed"] == [1]

    def test_one_is_closed_by_the_host_for_good(self, table: Table, service: Service) -> None:
        table.enter("Ann", "Ann 5 Bo 9 Cy 3")
        answered(table.dispute("Bo"))
        version = answered(table.dispute("Bo"))["game"]["version"]
        assert version == 3
        assert answered(table.dispute("Bo", reason="It was a 10"))["game"]["version"] == 4
        closed = answered(table.confirm(None))["hand"]["confirmation"]
        assert (closed["by"], closed["dispute"]["by"], closed["final"]) == ("first", "Bo's phone", True)
        refused(table.dispute("Bo"), 409, "dispute_must_not_be_closed")
        assert not service.findings()

    def test_while_there_is_one_nothing_is_settled(self, service: Service) -> None:
        club = service.new_club()
        club.members("Ann Bo Cy")
        game = club.game("gurka", confirm=True, stake=STAKE, house_rules={"limit": {"points": 10}})
        game.hand("Ann 5 Bo 9 Cy 3")
        bo = game.link("player", player="m2")["token"]
        created(club.game(stake=STAKE).post("/end", {"reason": "agreed"}))
        answered(game.post("/hands/1/dispute", {"as_of": 2, "reason": "A 10"}, token=bo))
        problem = refused(game.post("/end", {"reason": "agreed"}), 409, "hands_must_not_be_disputed")
        assert problem["hands"] == [1]
        for plays in ("Ann K Bo 9 Cy 3", "Bo K Cy 3"):
            game.hand(plays)
        assert game.read()["status"] == "finished"
        assert refused(game.post("/lock", token=club.token), 409, "hands_must_not_be_disputed")["hands"] == [
            1
        ]
        self.settles_nothing(club, game)
        answered(game.put("/hands/1?reason=Misread", trick("Ann 5 Bo 8 Cy 3")))
        answered(game.post("/lock", token=club.token))

    def settles_nothing(self, club: Club, game: Game) -> None:
        settlement = club.read("/settlement")
        (disputed,) = settlement["disputed"]
        assert (disputed["game"], disputed["title"], disputed["hands"]) == (game.id, "", [1])
        first = settlement["payments"][0]
        body = {name: first[name] for name in ("from", "to", "amount", "settles")}
        problem = refused(club.post("/payments", body), 409, "hands_must_not_be_disputed")
        assert problem["games"] == [disputed]

    def test_a_game_is_given_up_with_one(self, table: Table) -> None:
        table.enter("Ann", "Ann 5 Bo 9 Cy 3")
        answered(table.dispute("Bo"))
        table.game.act("/end", reason="abandoned")


@pytest.mark.parametrize(
    ("asked", "confirm", "stake", "asks"),
    [
        ("none", None, STAKE, False),
        ("stakes", None, STAKE, True),
        ("stakes", None, None, False),
        ("all", None, None, True),
        ("all", False, None, False),
        ("none", None, STAKE | {"confirm": True}, True),
        ("none", True, None, True),
    ],
)
def test_a_club_a_stake_or_a_game_asks(
    service: Service, asked: str, confirm: bool | None, stake: Document | None, asks: bool
) -> None:
    club = service.new_club()
    club.members("Ann Bo Cy")
    assert answered(club.patch("", {"confirm": asked}))["confirm"] == asked
    game = club.game(confirm=confirm, stake=stake)
    assert (game.read()["confirmations"] is not None) is asks
    # The next game of the table asks as this one.
    game.act("/end", reason="agreed")
    following = created(game.post("/rematch", token=club.token))
    assert (following["confirmations"] is not None) is asks
    if stake is not None:
        assert game.read()["stake"] == STAKE


def test_a_record_carries_all_that_was_said(table: Table, service: Service) -> None:
    for plays in ("Ann 5 Bo 9 Cy 3", "Ann 5 Bo 3 Cy 8", "Ann 7 Bo 3 Cy 5", "Ann 7 Bo 3 Cy 6"):
        table.enter("Ann", plays)
    answered(table.confirm("Bo", 1))
    answered(table.dispute("Bo", 2))
    answered(table.confirm(None, 2))
    answered(table.dispute("Cy", 3))
    answered(table.game.put("/hands/4", trick("Ann 8 Bo 3 Cy 6"), token=table.token("Ann")))
    record = table.game.read("/record")
    taken = Game(service, created(service.post("/v1/records", record)))
    for path in ("/hands", "/events"):
        assert taken.read(path)["items"][1:] == table.game.read(path)["items"][1:]
    assert taken.read()["confirmations"] == table.unconfirmed() == {"open": [4], "disputed": [3]}
    # There nobody has the links of old, but players are who they were.
    ann = taken.link("player", player="Ann")["token"]
    body = {"as_of": taken.read("/hands/4")["confirmation"]["as_of"]}
    refused(taken.post("/hands/4/confirmation", body, token=ann), 403, "hand_must_be_anothers")
    answered(taken.post("/hands/4/confirmation", body))
    assert not service.findings()


@pytest.mark.parametrize(
    ("event", "path"),
    [
        ({"kind": "confirmed", "body": {"event": 2, "as_of": 3}}, "/events"),
        ({"kind": "disputed", "body": {"event": 9, "as_of": 9, "reason": "x"}}, "/events"),
        ({"kind": "disputed", "body": {"event": 2, "as_of": 2}}, "/events/1/body/reason"),
        ({"kind": "confirmed", "body": {"event": 2, "as_of": 2, "sure": True}}, "/events/1/body/sure"),
    ],
)
def test_a_record_with_what_nobody_can_have_said_is_refused(
    table: Table, service: Service, event: Document, path: str
) -> None:
    table.enter("Ann", "Ann 5 Bo 9 Cy 3")
    answered(table.confirm("Bo"))
    record = table.game.read("/record")
    record["events"][1] = record["events"][1] | event
    response = service.post("/v1/records", record)
    assert response.status_code == 422
    assert path in [error["path"] for error in response.get_json()["errors"]]


def test_a_preview_of_what_is_said_changes_nothing(table: Table, service: Service) -> None:
    table.enter("Ann", "Ann 5 Bo 9 Cy 3")
    with service.nothing_stored():
        path, body = "/hands/1/confirmation?preview=true", {"as_of": 2}
        shown = answered(table.game.post(path, body, token=table.token("Bo")))
    assert shown["hand"]["confirmation"]["state"] == "confirmed"
    assert (shown["before"]["confirmations"], shown["changes"]) == ({"open": [1], "disputed": []}, [])


def test_what_is_sent_twice_is_said_once(table: Table) -> None:
    table.enter("Ann", "Ann 5 Bo 9 Cy 3")
    key = {"Idempotency-Key": "f1b4a7f6-7d3c-4f5e-9a51-000000000001"}
    first, again = (
        table.game.post("/hands/1/confirmation", {"as_of": 2}, token=table.token("Bo"), headers=key)
        for _ in "12"
    )
    assert answered(first) == answered(again)
    assert again.headers["Idempotency-Replayed"] == "true"
    assert table.game.log() == ["created", "hand", "confirmed"]


class TestAlike:
    @pytest.mark.parametrize("second", [trick("Ann 5 Bo 9 Cy 3"), {"outcome": {"taker": "p2", "card": "9"}}])
    def test_two_who_enter_the_same_confirm_each_other(
        self, table: Table, service: Service, second: Document
    ) -> None:
        table.enter("Ann", "Ann 5 Bo 9 Cy 3", number=1)
        bo = table.token("Bo")
        answer = table.game.post("/hands", {"number": 1} | second, token=bo)
        confirmed = answered(answer)["hand"]["confirmation"]
        assert (confirmed["state"], confirmed["by"]) == ("confirmed", "Bo's phone")
        assert table.game.log() == ["created", "hand", "confirmed"]
        # Whoever enters it a third time learns that it is confirmed.
        cy = answered(table.game.post("/hands", {"number": 1} | second, token=table.token("Cy")))
        assert cy["game"]["version"] == 3
        assert not service.findings()

    def test_the_one_that_comes_for_an_earlier_version_confirms(self, table: Table) -> None:
        table.enter("Ann", "Ann 5 Bo 9 Cy 3")
        alike, headers = trick("Ann 5 Bo 9 Cy 3"), {"If-Match": '"1"'}
        answered(table.game.post("/hands", alike, token=table.token("Bo"), headers=headers))
        table.enter("Ann", "Ann 5 Bo 9 Cy 3")
        # Of two hands that are alike it is the one that was entered since.
        response = table.game.post("/hands", alike, token=table.token("Cy"), headers=headers)
        refused(response, 412, "version_must_match")
        assert table.unconfirmed() == {"open": [2], "disputed": []}

    def test_whatever_differs_is_asked_about_as_ever(self, table: Table, service: Service) -> None:
        table.enter("Ann", "Ann 5 Bo 9 Cy 3")
        other, alike = trick("Ann 5 Bo 10 Cy 3"), trick("Ann 5 Bo 9 Cy 3")
        with service.nothing_stored():
            for name, body in (
                ("Bo", other),
                ("Ann", alike),
                ("Bo", {"outcome": {"taker": "Di", "card": "9"}}),
            ):
                response = table.game.post("/hands", {"number": 1} | body, token=table.token(name))
                assert refused(response, 409, "number_must_be_next")["hand"] == table.hand()
            response = table.game.post("/hands", {"number": 3} | alike, token=table.token("Bo"))
            refused(response, 409, "number_must_be_next")
        answered(table.dispute("Bo"))
        response = table.game.post("/hands", {"number": 1} | alike, token=table.token("Cy"))
        refused(response, 409, "number_must_be_next")
