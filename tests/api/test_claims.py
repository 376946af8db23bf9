from __future__ import annotations

from typing import Any

import pytest

from tests.api.service import Document, Game, Service, answered, created, ids, refused, trick, walked

VERDICT = {"verdict", "rule", "explanation", "legal_plays", "legal_plays_total", "proof", "would_settle"}
AUDIT = {"verdict", "infractions", "undetermined", "tricks", "last_trick"}
TWO_CARDS = {"deal": {"cards": 2}}


def plays(text: str) -> list[Document]:
    """A trick such as `p1 10 p2 J-J p3 ?`."""
    words = text.split()
    return [
        {"player": player, "cards": None if cards == "?" else cards.split("-")}
        for player, cards in zip(words[::2], words[1::2], strict=True)
    ]


def question(text: str, play: str, **more: Any) -> Document:
    """Whether a play may be made: `question("p1 10", "p2 9", holding=["9", "3"])`."""
    player, cards = play.split()
    return {"kind": "play", "trick": plays(text), "player": player, "cards": cards.split("-")} | more


ILLEGAL = question("p1 10", "p2 9", holding=["3", "9", "J"])
OPEN = question("p1 10", "p2 4", holding_size=5, known=["J"], seen=["2", "2"])
LEGAL_TRICKS = [plays("p1 10 p2 J p3 3"), plays("p2 9 p3 4 p1 5")]
ILLEGAL_TRICKS = [plays("p1 10 p2 J p3 5"), plays("p2 9 p3 3 p1 4")]
WRONG_LEADER = [plays("p2 10 p3 J p1 3"), plays("p3 9 p1 4 p2 5")]
EXCHANGE = {"kind": "exchange", "exchanges": [{"player": "p1", "count": 3}], "player": "p2", "count": 2}
FREE = {"kind": "free", "player": "p2", "holding": ["A", "10", "9", "9", "5", "2"]}


def ask(service: Service, claim: Document, variant: str = "agurk", **more: Any) -> Document:
    """The verdict without a game."""
    return answered(service.post("/v1/claims", {"variant": variant, "players": 3} | claim | more))


# Without a game.


def test_as_many_play_as_the_ids_name(service: Service) -> None:
    asked = question("p1 10 p2 J p3 Q", "p4 K", holding_size=1)
    assert ask(service, asked, players=None)["verdict"] == "legal"
    named = {"variant": "agurk", **question("p1 10", "p40 K", holding_size=1)}
    refused(service.post("/v1/claims", named), 422, "rules_must_hold", ("/player", "player_must_be_known"))


def test_a_play_is_judged_without_a_game(service: Service) -> None:
    verdict = ask(service, ILLEGAL)
    assert set(verdict) == VERDICT
    assert verdict == {
        "verdict": "illegal",
        "rule": "play.duty",
        "explanation": "You may play a 10 or higher, or your lowest card, the 3. The 9 is neither.",
        "legal_plays": [["J"], ["3"]],
        "legal_plays_total": 2,
        "proof": None,
        "would_settle": None,
    }


def test_a_hidden_holding_may_leave_it_open(service: Service) -> None:
    verdict = ask(service, OPEN)
    assert set(verdict) == VERDICT
    assert (verdict["verdict"], verdict["legal_plays"]) == ("undetermined", None)
    assert verdict["would_settle"] == "Seeing whether you also held a 2 or a 3; if so, it was not allowed."
    assert ask(service, OPEN | {"known": ["2"]})["proof"] == ["2"]


def test_a_hand_is_audited_without_a_game(service: Service) -> None:
    verdict = ask(service, {"kind": "audit", "tricks": ILLEGAL_TRICKS, "leader": "p1", "cards_each": 2})
    assert set(verdict) == AUDIT
    assert verdict["verdict"] == "illegal"
    assert verdict["infractions"] == [
        {
            "trick": 1,
            "player": "p3",
            "cards": ["5"],
            "rule": "play.duty",
            "explanation": "p3 cannot beat the jack, so p3 must play their lowest card, the 3. "
            "The 5 is not the lowest.",
            "legal_plays": [["3"]],
        }
    ]
    assert verdict["tricks"] == [{"winner": "p2"}, {"winner": "p2"}]
    assert verdict["last_trick"] == trick("p2 9 p3 3 p1 4")["last_trick"]


def test_what_was_not_noted_is_null(service: Service) -> None:
    tricks = [plays("p1 10 p2 J p3 5"), None, plays("p2 ? p3 3 p1 4")]
    verdict = ask(service, {"kind": "audit", "tricks": tricks, "cards_each": 3})
    assert [one["player"] for one in verdict["infractions"]] == ["p3"]
    assert [one["winner"] for one in verdict["tricks"]] == ["p2", None, None]
    assert verdict["last_trick"] is None


@pytest.mark.parametrize(("count", "verdict"), [(3, "legal"), (0, "legal"), (8, "illegal")])
def test_a_change_of_cards_is_judged_without_a_game(service: Service, count: int, verdict: str) -> None:
    found = ask(service, EXCHANGE | {"count": count}, "twenty-two", players=4)
    assert set(found) == VERDICT
    assert (found["verdict"], found["rule"]) == (verdict, "exchange")


@pytest.mark.parametrize(
    ("holding", "verdict"), [("A 10 9 9 5 2", "legal"), ("A 10 9 9 5 Q", "illegal"), ("A 10", "undetermined")]
)
def test_throwing_in_for_free_is_judged_without_a_game(service: Service, holding: str, verdict: str) -> None:
    assert ask(service, FREE | {"holding": holding.split()}, "rassi")["verdict"] == verdict


def test_house_rules_count(service: Service) -> None:
    claim = question("p1 10", "p2 10", holding=["3", "10"])
    assert ask(service, claim)["verdict"] == "legal"
    found = ask(service, claim, house_rules={"play": {"equal": False}})
    assert (found["verdict"], found["rule"]) == ("illegal", "play.equal")


def test_nobody_said_how_many_play(service: Service) -> None:
    body = {"variant": "gurka"} | question("p1 10 p2 9", "p3 J", holding_size=2)
    assert answered(service.post("/v1/claims", body))["verdict"] == "legal"


def test_a_question_without_a_game_needs_no_token_and_keeps_nothing(service: Service) -> None:
    with service.nothing_stored():
        ask(service, ILLEGAL)


def test_asking_again_has_the_same_answer(service: Service) -> None:
    assert ask(service, OPEN) == ask(service, OPEN)


@pytest.mark.parametrize(
    ("claim", "status", "code", "faults"),
    [
        (
            {"variant": "bridge"} | ILLEGAL,
            422,
            "rules_must_hold",
            [("/variant", "variant_must_exist")],
        ),
        (ILLEGAL, 422, "request_must_fit", [("/variant", "field_must_be_given")]),
        ({"variant": "agurk"}, 422, "request_must_fit", [("/kind", "field_must_be_given")]),
        (
            {"variant": "agurk", "kind": "guess"},
            422,
            "request_must_fit",
            [("/kind", "value_must_be_one_of")],
        ),
        (
            {"variant": "agurk", "kind": "play"},
            422,
            "request_must_fit",
            [("/cards", "claim_must_have_what_it_needs"), ("/player", "claim_must_have_what_it_needs")],
        ),
        (
            {"variant": "agurk", "kind": "audit"},
            422,
            "request_must_fit",
            [("/tricks", "claim_must_have_what_it_needs")],
        ),
        (
            {"variant": "agurk", "kind": "exchange", "player": "p1"},
            422,
            "request_must_fit",
            [("/count", "claim_must_have_what_it_needs")],
        ),
        (
            {"variant": "rassi", "kind": "free", "player": "p1"},
            422,
            "request_must_fit",
            [("/holding", "claim_must_have_what_it_needs")],
        ),
        (
            {"variant": "agurk", "stock": 3} | ILLEGAL,
            422,
            "request_must_fit",
            [("/stock", "claim_must_have_what_it_needs")],
        ),
        (
            {"variant": "agurk"} | ILLEGAL | {"cards": []},
            422,
            "request_must_fit",
            [("/cards", "list_must_fit_length")],
        ),
        (
            {"variant": "agurk", "players": 9} | ILLEGAL,
            422,
            "rules_must_hold",
            [("/players", "players_must_be_in_range")],
        ),
        (
            {"variant": "agurk", "house_rules": {"limit": {"falls": []}}} | ILLEGAL,
            422,
            "rules_must_hold",
            [],
        ),
        (
            {"variant": "agurk"} | question("p1 10", "p2 9", holding=["3"]),
            422,
            "rules_must_hold",
            [("/holding", "holding_must_have_the_cards")],
        ),
        (
            {"variant": "agurk"} | question("p1 15", "p2 joker", holding_size=2),
            422,
            "rules_must_hold",
            [("/trick/0/cards/0", "not_in_pack"), ("/cards/0", "not_in_pack")],
        ),
        (
            {"variant": "agurk", "players": 3} | question("p1 10", "p3 J", holding_size=2),
            422,
            "rules_must_hold",
            [("/player", "players_must_be_clockwise")],
        ),
        (
            {"variant": "agurk", "players": 3}
            | question("p1 10", "p2 9", holding=["9", "3"], holding_size=3),
            422,
            "rules_must_hold",
            [("/holding_size", "holding_must_have_its_size")],
        ),
        (
            {"variant": "agurk", "players": 3, "kind": "audit", "tricks": [plays("p1 10 p2 J")]},
            422,
            "rules_must_hold",
            [("/tricks/0", "hands_must_be_of_one_size")],
        ),
    ],
)
def test_a_claim_that_cannot_be_is_a_problem_that_says_which(
    service: Service, claim: Document, status: int, code: str, faults: list[tuple[str, str]]
) -> None:
    refused(service.post("/v1/claims", claim), status, code, *faults)


def test_what_a_claim_needs_and_takes_is_told(service: Service) -> None:
    body = {"variant": "agurk", "kind": "exchange", "player": "p1", "holding": ["5"]}
    problem = refused(service.post("/v1/claims", body), 422, "request_must_fit")
    told = {one["path"]: (one["message"], one["expected"]) for one in problem["errors"]}
    takes = ["count", "exchanges", "player", "stock"]
    assert told == {
        "/count": ("A claim of kind exchange needs count.", takes),
        "/holding": (
            "A claim of kind exchange has no holding. It has count, exchanges, player, stock.",
            takes,
        ),
    }


def test_a_long_holding_is_answered(service: Service) -> None:
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    body = {"variant": "twenty-two", "players": 10}
    body |= question("p1 3-3-3-3-3-3-3-3", "p2 A-A-K-K-Q-Q-J-J", holding=ranks * 4)
    found = answered(service.post("/v1/claims", body))
    assert found["verdict"] == "legal"
    assert len(found["legal_plays"]) == 200
    assert found["legal_plays_total"] > 200


# In a game.


def in_game(game: Game, claim: Document, **options: Any) -> Document:
    return answered(game.post("/claims", claim, **options))


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


# Hands recorded with all their tricks.


@pytest.fixture
def short(service: Service) -> Game:
    """A game of Agurk with two cards each."""
    return service.new_game(house_rules=TWO_CARDS)


def test_a_hand_can_be_recorded_by_its_tricks(short: Game) -> None:
    done = created(short.post("/hands", {"tricks": LEGAL_TRICKS}))
    hand = done["hand"]
    assert hand["tricks"] == LEGAL_TRICKS
    assert hand["last_trick"] == trick("p2 9 p3 4 p1 5")["last_trick"]
    assert (hand["taker"], hand["scores"], hand["infractions"]) == ("p2", {"p1": 0, "p2": 9, "p3": 0}, [])
    assert short.read("/hands/1") == hand
    assert done["game"] == short.read()


def test_the_same_hand_by_its_last_trick_scores_the_same(service: Service, short: Game) -> None:
    by_tricks = created(short.post("/hands", {"tricks": LEGAL_TRICKS}))["hand"]
    by_last = service.new_game(house_rules=TWO_CARDS).hand("p2 9 p3 4 p1 5")["hand"]
    assert by_tricks["lines"] == by_last["lines"]


def test_infractions_refuse_the_hand(service: Service, short: Game) -> None:
    with service.nothing_stored():
        problem = refused(
            short.post("/hands", {"tricks": ILLEGAL_TRICKS}),
            422,
            "tricks_must_be_legal",
            ("/tricks/0/2", "play_must_be_legal"),
        )
    (one,) = problem["infractions"]
    assert (one["trick"], one["player"], one["cards"], one["legal_plays"]) == (1, "p3", ["5"], [["3"]])
    assert one["explanation"] == problem["errors"][0]["message"]
    assert "Cy" in problem["detail"]
    assert "accept_infractions" in problem["detail"]
    assert short.read()["version"] == 1


def test_accepted_infractions_stay_on_the_record_of_the_hand(short: Game) -> None:
    body = {"tricks": ILLEGAL_TRICKS, "accept_infractions": True}
    hand = created(short.post("/hands", body))["hand"]
    (one,) = hand["infractions"]
    assert (one["trick"], one["player"], one["rule"], one["legal_plays"]) == (1, "p3", "play.duty", [["3"]])
    assert short.read("/hands/1") == hand
    assert short.read("/hands")["items"] == [hand]
    # A later hand leaves it alone.
    short.hand("Ann 5 Bo 9 Cy 3")
    assert short.read("/hands/1")["infractions"] == [one]


def test_accepting_needs_nothing_to_accept(short: Game) -> None:
    body = {"tricks": LEGAL_TRICKS, "accept_infractions": True}
    hand = created(short.post("/hands", body))["hand"]
    assert (hand["infractions"], hand["accept_infractions"]) == ([], False)


def test_the_wrong_leader_is_an_infraction_too(short: Game) -> None:
    problem = refused(short.post("/hands", {"tricks": WRONG_LEADER}), 422, "tricks_must_be_legal")
    assert [one["rule"] for one in problem["infractions"]] == ["deal.leader"]
    body = {"tricks": WRONG_LEADER, "accept_infractions": True}
    assert created(short.post("/hands", body))["hand"]["taker"] == "p3"


def test_tricks_with_something_not_noted_are_recorded_where_the_last_is_known(short: Game) -> None:
    tricks = [plays("p1 10 p2 J p3 ?"), plays("p2 9 p3 4 p1 5")]
    hand = created(short.post("/hands", {"tricks": tricks}))["hand"]
    assert (hand["tricks"], hand["taker"]) == (tricks, "p2")


@pytest.mark.parametrize(
    ("tricks", "path", "code"),
    [
        ([plays("p1 10 p2 J p3 3")], "/tricks", "last_trick_must_be_known"),
        ([plays("p1 10 p2 J p3 3"), plays("p2 9 p3 ? p1 5")], "/tricks", "last_trick_must_be_known"),
        ([plays("p1 10 p2 J p3 3"), None], "/tricks", "last_trick_must_be_known"),
        ([plays("p1 10 p2 J"), plays("p2 9 p3 4")], "/tricks/0", "hands_must_be_of_one_size"),
        ([*LEGAL_TRICKS, plays("p2 K p3 K p1 K")], "/tricks", "hands_must_be_of_one_size"),
        ([plays("p1 10 p2 15 p3 3"), LEGAL_TRICKS[1]], "/tricks/0/1/cards/0", "not_in_pack"),
    ],
)
@pytest.mark.parametrize("more", [{}, {"accept_infractions": True}], ids=["refusing", "accepting"])
def test_tricks_that_cannot_have_been_are_refused_even_when_infractions_are_accepted(
    short: Game, tricks: list[Any], path: str, code: str, more: Document
) -> None:
    with short.service.nothing_stored():
        problem = refused(short.post("/hands", {"tricks": tricks} | more), 422, "rules_must_hold")
    assert (path, code) in [(error["path"], error["code"]) for error in problem["errors"]]


def test_tricks_and_last_trick_are_two_forms_of_a_hand(short: Game) -> None:
    body = {"tricks": LEGAL_TRICKS} | trick("p2 9 p3 4 p1 5")
    refused(short.post("/hands", body), 422, "request_must_fit", ("", "hand_must_have_one_form"))


def test_a_hand_is_amended_by_its_tricks(service: Service, short: Game) -> None:
    short.hand("p2 9 p3 4 p1 5")
    with service.nothing_stored():
        refused(short.put("/hands/1", {"tricks": ILLEGAL_TRICKS}), 422, "tricks_must_be_legal")
    body = {"tricks": ILLEGAL_TRICKS, "accept_infractions": True}
    hand = answered(short.put("/hands/1", body))["hand"]
    assert (hand["amended"], len(hand["infractions"])) == (True, 1)
    assert short.read("/hands/1") == hand
    fixed = answered(short.put("/hands/1", {"tricks": LEGAL_TRICKS}))["hand"]
    assert fixed["infractions"] == []


def test_infractions_are_found_in_hands_of_an_evening_by_who_leads_then(short: Game) -> None:
    short.hand("Ann 5 Bo 9 Cy 3")
    # Bo leads the second hand.
    tricks = [plays("Bo 10 Cy J Ann 3"), plays("Cy 9 Ann 4 Bo 5")]
    assert created(short.post("/hands", {"tricks": tricks, "number": 2}))["hand"]["infractions"] == []


def test_correcting_an_earlier_hand_keeps_the_infractions_of_a_later_one(short: Game) -> None:
    short.hand("Ann 5 Bo 9 Cy 3")
    tricks = [plays("p2 10 p3 J p1 5"), plays("p3 9 p1 3 p2 4")]
    created(short.post("/hands", {"tricks": tricks, "accept_infractions": True}))
    before = short.read("/hands/2")
    answered(short.put("/hands/1", trick("Ann 5 Bo 10 Cy 3")))
    after = short.read("/hands/2")
    assert after["infractions"] == before["infractions"] != []
    assert after["tricks"] == before["tricks"]


def test_a_preview_of_tricks_tells_the_infractions(service: Service, short: Game) -> None:
    with service.nothing_stored():
        refused(short.post("/hands?preview=true", {"tricks": ILLEGAL_TRICKS}), 422, "tricks_must_be_legal")


def test_a_record_of_such_a_hand_makes_the_round(service: Service, short: Game) -> None:
    created(short.post("/hands", {"tricks": ILLEGAL_TRICKS, "accept_infractions": True}))
    short.hand("Bo 5 Cy 9 Ann 3")
    created(short.post("/hands", {"tricks": [plays("p3 10 p1 J p2 3"), plays("p1 9 p2 4 p3 5")]}))
    in_game(short, question("p1 10", "p2 9", holding=["9", "3"]))
    record = short.read("/record")
    taken = Game(service, created(service.post("/v1/records", record)))
    assert taken.read("/record") == record
    assert taken.read("/hands") == short.read("/hands")
    assert taken.scores() == short.scores()
    assert taken.read("/hands/1")["infractions"][0]["player"] == "p3"


def test_a_record_whose_infractions_nobody_accepted_is_refused(service: Service, short: Game) -> None:
    created(short.post("/hands", {"tricks": ILLEGAL_TRICKS, "accept_infractions": True}))
    record = short.read("/record")
    record["events"][0]["body"]["accept_infractions"] = False
    with service.nothing_stored():
        problem = refused(service.post("/v1/records", record), 422, "rules_must_hold")
    assert {error["path"].split("/body")[0] for error in problem["errors"]} == {"/events/0"}
    assert "Cy cannot beat the jack" in problem["detail"]
