"""Questions in a game: answered by its rules and its hand, kept, read by those who may."""

from __future__ import annotations

from tests.api.claims import (
    EXCHANGE,
    FREE,
    ILLEGAL,
    ILLEGAL_TRICKS,
    LEGAL_TRICKS,
    OPEN,
    TWO_CARDS,
    VERDICT,
    WRONG_LEADER,
    in_game,
    plays,
    question,
)
from tests.api.service import Document, Game, Service, answered, ids, refused, walked


def kept(game: Game) -> list[Document]:
    found: list[Document] = game.read("/claims")["items"]
    return found


def test_a_claim_in_a_game_is_answered_and_kept(service: Service, game: Game) -> None:
    response = game.post("/claims", ILLEGAL)
    verdict = answered(response)
    assert set(verdict) == VERDICT | {"number"}
    assert verdict["number"] == 1
    assert verdict | {"verdict": "illegal", "legal_plays": [["J"], ["3"]]} == verdict
    (one,) = kept(game)
    assert set(one) == {"number", "at", "by", "version", "claim", "answer"}
    assert (one["number"], one["version"]) == (1, 1)
    assert one["claim"] == ILLEGAL
    assert one["answer"] == {name: value for name, value in verdict.items() if name != "number"}
    assert response.headers["ETag"] == '"1"'


def test_every_kind_is_judged_in_a_game(service: Service) -> None:
    agurk = service.new_game(house_rules=TWO_CARDS)
    assert in_game(agurk, {"kind": "audit", "tricks": ILLEGAL_TRICKS})["verdict"] == "illegal"
    assert in_game(agurk, {"kind": "audit", "tricks": LEGAL_TRICKS})["verdict"] == "legal"
    assert in_game(service.new_game("twenty-two", "Ann Bo Cy Di"), EXCHANGE)["verdict"] == "legal"
    rassi = service.new_game("rassi", "Ann Bo Cy Di")
    assert in_game(rassi, FREE | {"player": "Bo"})["verdict"] == "legal"
    assert [one["claim"]["kind"] for one in kept(agurk)] == ["audit", "audit"]


def test_a_claim_does_not_change_the_game(game: Game) -> None:
    before = game.get()
    in_game(game, ILLEGAL)
    after = game.get()
    assert after.get_json() == before.get_json()
    assert after.headers["ETag"] == before.headers["ETag"]
    assert game.log() == ["created"]
    game.hand("Ann 5 Bo 9 Cy 3", number=1)
    assert game.read()["version"] == 2
    assert [one["version"] for one in kept(game)] == [1]
    in_game(game, OPEN)
    assert [one["version"] for one in kept(game)] == [1, 2]


def test_claims_are_listed_page_by_page(service: Service, game: Game) -> None:
    for _ in range(7):
        in_game(game, OPEN)
    assert ids(walked(service, f"{game.path}/claims", limit=3), "number") == [1, 2, 3, 4, 5, 6, 7]
    assert ids(walked(service, f"{game.path}/claims", limit=7), "number") == [1, 2, 3, 4, 5, 6, 7]


def test_who_asked_is_told_by_the_label_of_the_token(game: Game) -> None:
    in_game(game, ILLEGAL)
    phone = game.link("score", "Bo's phone")
    in_game(game, ILLEGAL, token=phone["token"])
    assert ids(kept(game), "by")[1] == "Bo's phone"
    assert ids(kept(game), "by")[0] != "Bo's phone"


def test_players_go_by_name_in_a_game(game: Game) -> None:
    by_name = question("Ann 10", "Bo 9", holding=["3", "9", "J"])
    assert in_game(game, by_name)["explanation"] == in_game(game, ILLEGAL)["explanation"]
    found = in_game(game, {"kind": "audit", "tricks": [plays("Ann 10 Bo J Cy 3")], "leader": "Ann"})
    assert found["tricks"] == [{"winner": "p2"}]


def test_the_rules_are_those_of_the_game(service: Service) -> None:
    game = service.new_game(house_rules={"play": {"duty": "beat_if_able"}})
    claim = question("p1 10", "p2 3", holding=["3", "J"])
    assert in_game(game, claim)["verdict"] == "illegal"
    assert in_game(service.new_game(), claim)["verdict"] == "legal"


def test_kept_cards_of_a_game_count_as_seen(service: Service) -> None:
    game = service.new_game("twenty-two", "Ann Bo Cy Di")
    claim = question("p1 10", "p2 4", holding_size=3, seen=["2"] * 4 + ["3"] * 2)
    assert in_game(game, claim)["verdict"] == "undetermined"
    for _ in range(2):
        game.hand("Ann 2 Bo 2 Cy 3 Di 2")
    assert in_game(game, claim)["verdict"] == "legal"
    # With four threes more there would be six.
    five = claim | {"seen": ["3"] * 4}
    refused(game.post("/claims", five), 422, "rules_must_hold", ("", "pack_must_hold_the_cards"))


def test_who_is_out_plays_no_more(service: Service) -> None:
    game = service.new_game("gurka-norway", "Ann Bo Cy Di", house_rules={"limit": {"points": 9}})
    game.hand("Ann 2 Bo 9 Cy 3 Di 4")
    assert in_game(game, question("p1 10", "p3 J", holding_size=2))["verdict"] == "legal"
    out = game.post("/claims", question("p1 10", "p2 J", holding_size=2))
    refused(out, 422, "rules_must_hold", ("/player", "player_must_be_in"))


def test_nobody_holds_more_than_was_dealt(game: Game) -> None:
    claim = question("p1 10", "p2 4", holding_size=8)
    refused(
        game.post("/claims", claim), 422, "rules_must_hold", ("/holding_size", "holding_must_have_its_size")
    )


def test_the_leader_of_an_audit_follows_from_the_game(service: Service) -> None:
    game = service.new_game(house_rules=TWO_CARDS)
    found = in_game(game, {"kind": "audit", "tricks": WRONG_LEADER})
    assert [one["rule"] for one in found["infractions"]] == ["deal.leader"]
    game.hand("Ann 5 Bo 9 Cy 3")
    # Ann has dealt the second hand, so that Bo leads it.
    assert in_game(game, {"kind": "audit", "tricks": WRONG_LEADER})["verdict"] == "legal"


def test_an_earlier_hand_is_asked_about_by_its_number(service: Service) -> None:
    game = service.new_game(house_rules=TWO_CARDS)
    game.hand("Ann 5 Bo 9 Cy 3")
    assert in_game(game, {"kind": "audit", "tricks": LEGAL_TRICKS, "hand": 1})["verdict"] == "legal"
    assert in_game(game, {"kind": "audit", "tricks": LEGAL_TRICKS, "hand": 2})["verdict"] == "illegal"
    assert kept(game)[0]["claim"]["hand"] == 1
    refused(
        game.post("/claims", {"kind": "audit", "tricks": LEGAL_TRICKS, "hand": 3}), 404, "hand_must_exist"
    )


def test_after_the_game_its_last_hand_can_be_asked_about(service: Service) -> None:
    game = service.new_game("gurka-norway", "Ann Bo", house_rules={"limit": {"points": 9}} | TWO_CARDS)
    game.hand("Ann 2 Bo 9")
    assert game.read()["status"] == "finished"
    assert in_game(game, question("p1 10", "p2 9", holding=["9", "3"]))["verdict"] == "illegal"
    found = in_game(game, {"kind": "audit", "tricks": [plays("p1 10 p2 J"), plays("p2 9 p1 2")]})
    assert found["verdict"] == "legal"


def test_a_refused_claim_is_not_kept(game: Game) -> None:
    refused(game.post("/claims", question("p1 15", "p2 9", holding_size=2)), 422, "rules_must_hold")
    refused(game.post("/claims", {"kind": "play"}), 422, "request_must_fit")
    refused(game.post("/claims", ILLEGAL | {"variant": "agurk"}), 422, "request_must_fit")
    assert kept(game) == []


# Who may ask, and who may read.


def test_asking_in_a_game_needs_a_token_that_scores_it(service: Service, game: Game) -> None:
    viewer, revoked = game.link("view")["token"], game.link("score")
    game.delete(f"/tokens/{revoked['id']}")
    for token, status, code in [
        (None, 401, "token_must_be_given"),
        (revoked["token"], 401, "token_must_not_be_revoked"),
        (viewer, 403, "token_must_be_for_this"),
        (service.new_game().token, 403, "token_must_be_for_this"),
    ]:
        refused(game.post("/claims", ILLEGAL, token=token), status, code)
    assert kept(game) == []


def test_the_claims_of_a_private_game_are_read_with_its_tokens_only(service: Service) -> None:
    game = service.new_game(visibility="private")
    in_game(game, ILLEGAL)
    for token in (game.token, game.link("view")["token"]):
        assert ids(answered(game.get("/claims", token=token))["items"], "number") == [1]
    refused(game.get("/claims", token=None), 401, "token_must_be_given")
    refused(game.get("/claims", token=service.new_game().token), 403, "token_must_be_for_this")


def test_the_claims_of_a_shared_game_are_read_by_whoever_has_its_id(game: Game) -> None:
    in_game(game, ILLEGAL)
    assert ids(answered(game.get("/claims", token=None))["items"], "number") == [1]


def test_a_game_that_is_not_there_has_no_claims(service: Service, game: Game) -> None:
    for response in (
        service.get("/v1/games/nowhere/claims"),
        service.post("/v1/games/nowhere/claims", ILLEGAL),
    ):
        assert response.status_code in {401, 404}
    refused(service.get("/v1/games/nowhere/claims"), 404, "game_must_exist")


# Previews, repeats, conditions.


def test_a_preview_answers_and_keeps_nothing(service: Service, game: Game) -> None:
    with service.nothing_stored():
        verdict = answered(game.post("/claims?preview=true", ILLEGAL))
    assert verdict["verdict"] == "illegal"
    assert kept(game) == []
    assert in_game(game, ILLEGAL)["number"] == 1


def test_the_same_question_with_the_same_key_is_kept_once(game: Game) -> None:
    key = {"Idempotency-Key": "0198a1b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b"}
    first = game.post("/claims", ILLEGAL, headers=key)
    again = game.post("/claims", ILLEGAL, headers=key)
    assert again.get_data() == first.get_data()
    assert again.headers["Idempotency-Replayed"] == "true"
    assert len(kept(game)) == 1
    fault = ("/headers/Idempotency-Key", "idempotency_key_must_be_for_this_request")
    refused(game.post("/claims", OPEN, headers=key), 422, "rules_must_hold", fault)
    in_game(game, ILLEGAL)
    assert len(kept(game)) == 2


def test_somebody_else_wrote_first(game: Game) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    refused(game.post("/claims", ILLEGAL, headers={"If-Match": '"1"'}), 412, "version_must_match")
    in_game(game, ILLEGAL, headers={"If-Match": '"2"'})
