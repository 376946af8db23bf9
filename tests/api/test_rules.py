from __future__ import annotations

import json
from contextlib import closing
from typing import Any

import pytest
from sqlite_utils.utils import sqlite3  # type: ignore[attr-defined]  # the library that the store uses

from referee.families.registry import families, variant_ids
from tests.api.service import Document, Service, answered, ids, refused, walked

VARIANTS = {
    "agurk": (2, 7),
    "agurk-denexa": (2, 7),
    "gurka": (3, 8),
    "gurka-modern": (3, 8),
    "ogorek": (2, 16),
    "ogorek-classic": (2, 16),
    "ogorek-kontra": (2, 16),
    "kurkku": (3, 4),
    "matapesa": (2, 9),
    "kurko": (2, 9),
    "rassi": (2, 8),
    "gurka-norway": (2, 7),
    "norwegian": (2, 7),
    "gurka-iceland": (2, 4),
    "concombre": (2, 7),
    "five-cucumbers": (2, 6),
    "twenty-two": (2, 16),
    "twenty-two-rasmussen": (2, 16),
    "twenty-six": (2, 15),
    "minibluff": (2, 5),
    "krypkille": (2, 6),
    "rokkar": (2, 7),
    "vidivallagurka": (3, 6),
}
"""For how many players each variant is; pagat.com Cucumber and Twenty-Two. The 108 cards of Twenty-Six
serve seven each to 15."""
SHORT = {"id", "name", "family", "family_name", "family_mark", "family_about", "region", "players", "summary"}
SHORT |= {"other_names", "occasions"}
OPTIONS = {"players", "pack", "points", "deal", "exchange", "exchange_at_most", "play", "last_trick", "limit"}
OPTIONS |= {"score", "end"}


def all_options(rules: Document, prefix: str = "") -> set[str]:
    """The dotted names of every option of a rules document."""
    names: set[str] = set()
    for name, value in rules.items():
        names |= all_options(value, f"{prefix}{name}.") if isinstance(value, dict) else {prefix + name}
    return names


# Variants.


def test_the_list_of_variants_has_each_with_what_one_needs_to_choose(service: Service) -> None:
    page = answered(service.get("/v1/variants?family=cucumber"))
    assert {
        item["id"]: (item["players"]["min"], item["players"]["max"]) for item in page["items"]
    } == VARIANTS
    assert page["next"] is None
    for item in page["items"]:
        assert set(item) == SHORT
        assert all(item[name] for name in SHORT - {"other_names", "occasions"})


@pytest.mark.parametrize("limit", [1, 2, 7, 18, 19, 20, 200])
def test_the_variants_can_be_walked_page_by_page(service: Service, limit: int) -> None:
    assert (
        walked(service, "/v1/variants", limit=limit)
        == answered(service.get("/v1/variants?limit=200"))["items"]
    )


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_has_all_its_rules_and_how_to_read_them(service: Service, variant: str) -> None:
    whole = answered(service.get(f"/v1/variants/{variant}"))
    (short,) = [item for item in answered(service.get("/v1/variants"))["items"] if item["id"] == variant]
    assert {name: whole[name] for name in SHORT} == short
    assert set(whole) == SHORT | {"rules", "cards", "house_rules", "rulebook", "sources", "claims"}
    assert set(whole["rules"]) == OPTIONS | {"stakes"}
    assert whole["rulebook"].startswith("#")
    assert whole["name"] in whole["rulebook"]
    assert whole["sources"]
    assert {"play", "audit"} <= {claim["kind"] for claim in whole["claims"]}
    assert all({*claim["needs"]} <= {*claim["takes"]} for claim in whole["claims"])


@pytest.mark.parametrize("variant", VARIANTS)
def test_each_known_house_rule_of_a_variant_can_be_played(service: Service, variant: str) -> None:
    whole = answered(service.get(f"/v1/variants/{variant}"))
    for rule in whole["house_rules"]:
        assert set(rule) == {"id", "name", "overrides", "source"}
        body = {"variant": variant, "house_rules": rule["overrides"], "players": 3}
        rules = answered(service.post("/v1/rules", body))["rules"]
        assert rules.keys() == whole["rules"].keys()
        again = answered(service.post("/v1/rules", body | {"house_rules": rules}))["rules"]
        assert again == rules


@pytest.mark.parametrize(
    "path",
    ["/v1/variants/bridge", "/v1/variants/bridge/differences/agurk", "/v1/variants/agurk/differences/x"],
)
def test_a_variant_that_nobody_knows_is_not_found(service: Service, path: str) -> None:
    problem = refused(service.get(path), 404, "variant_must_exist")
    assert "agurk" in problem["detail"]


FROM_ACE = "A K Q J 10 9 8 7 6 5 4 3 2"


@pytest.mark.parametrize(
    ("variant", "house_rules", "cards"),
    [
        ("agurk", {}, f"{FROM_ACE} / C D H S / "),
        ("kurko", {}, f"joker {FROM_ACE} / C D H S / "),
        ("gurka-iceland", {}, f"{FROM_ACE} / C D H S / 6"),
        ("agurk", {"pack": {"low_in_last_trick": ["7"]}}, "7 A K Q J 10 9 8 6 5 4 3 2 / C D H S / "),
        ("five-cucumbers", {}, "15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 /  / "),
        ("escoba", {"pack": "spanish"}, "12 11 10 7 6 5 4 3 2 1 / O C E B / 12 11 10 7 6 5 4 3 2 1"),
    ],
)
def test_the_cards_are_told_from_high_to_low_and_where_their_suit_matters(
    service: Service, variant: str, house_rules: Document, cards: str
) -> None:
    ranks, suits, suited = map(str.split, cards.split("/"))
    told = {"ranks": ranks, "suits": suits, "suited_ranks": suited}
    told |= {"pack": "spanish" if "O" in suits else "french"}
    assert (
        answered(service.post("/v1/rules", {"variant": variant, "house_rules": house_rules}))["cards"] == told
    )
    if not house_rules:
        assert answered(service.get(f"/v1/variants/{variant}"))["cards"] == told


# Trying rules out.


def test_house_rules_are_laid_over_a_variant(service: Service) -> None:
    house = {"limit": {"exactly": "reset"}, "last_trick": {"payers": "all_tied"}}
    tried = answered(service.post("/v1/rules", {"variant": "agurk", "house_rules": house, "players": 5}))
    plain = answered(service.post("/v1/rules", {"variant": "agurk"}))
    assert {*tried} == {
        *("variant", "name", "rules", "cards", "entry", "claims", "bgg_id", "teams", "first", "rulebook"),
    }
    assert tried["rules"]["limit"] == plain["rules"]["limit"] | {"exactly": "reset"}
    assert tried["rules"]["last_trick"] == plain["rules"]["last_trick"] | {"payers": "all_tied"}
    assert tried["rulebook"] != plain["rulebook"]


def test_a_game_has_its_number_at_boardgamegeek_where_that_is_sure(service: Service) -> None:
    for variant, number in (("rummy", 15878), ("rummy-500", None), ("agurk", None)):
        assert answered(service.post("/v1/rules", {"variant": variant}))["bgg_id"] == number


@pytest.mark.parametrize("variant", VARIANTS)
def test_without_house_rules_a_variants_own_rules_come_back(service: Service, variant: str) -> None:
    whole = answered(service.get(f"/v1/variants/{variant}"))
    for body in ({}, {"house_rules": {}}, {"house_rules": whole["rules"]}, {"players": None}):
        assert answered(service.post("/v1/rules", {"variant": variant} | body))["rules"] == whole["rules"]


@pytest.mark.parametrize(
    ("house", "path", "code"),
    [
        ({"limit": {"pionts": 30}}, "/house_rules/limit/pionts", "option_must_exist"),
        ({"ace": True}, "/house_rules/ace", "option_must_exist"),
        ({"a/b~c": 1}, "/house_rules/a~1b~0c", "option_must_exist"),
        ({"play": {"duty": "never"}}, "/house_rules/play/duty", "value_must_be_one_of"),
        ({"play": {"equal": 1}}, "/house_rules/play/equal", "value_must_be_true_or_false"),
        ({"end": {"when": "falls"}}, "/house_rules/end/when", "options_must_fit_together"),
        ({"pack": {"top_cards": [{"cards": ["15"], "points": 1}]}}, None, "options_must_fit_together"),
        ({"deal": {"cards": 27}}, "/house_rules/deal/cards", "first_hand_must_fit_the_pack"),
        ({"last_trick": {"doubled_by": "Z"}}, "/house_rules/last_trick/doubled_by", "rank_must_exist"),
        (
            {"pack": {"top_cards": [{"cards": ["ZZ"], "points": 1}]}},
            "/house_rules/pack/top_cards/0/cards/0",
            "card_must_be_readable",
        ),
    ],
)
def test_house_rules_that_make_no_sense_are_refused_by_option(
    service: Service, house: Document, path: str | None, code: str
) -> None:
    body = {"variant": "agurk", "house_rules": house, "players": 2}
    problem = refused(service.post("/v1/rules", body), 422, "rules_must_hold")
    assert {error["code"] for error in problem["errors"]} == {code}
    if path is not None:
        assert path in ids(problem["errors"], "path")


@pytest.mark.parametrize(
    "option",
    [
        {"limit": {"points": "x"}},
        {"limit": {"points": 0}},
        {"limit": {"points": 10**9}},
        {"limit": {"points": True}},
        {"limit": {"falls": "eliminate"}},
        {"limit": {"falls": ["eliminate"] * 11}},
        {"limit": []},
        {"limit": None},
        {"pack": {"packs": {"above": 0, "one_per": 0}}},
        {"pack": {"jokers": 99}},
        {"pack": {"low_in_last_trick": ["A", 5]}},
        {"players": {"min": 1}},
    ],
)
def test_a_value_that_an_option_cannot_have_is_refused_at_its_place(
    service: Service, option: Document
) -> None:
    problem = refused(
        service.post("/v1/rules", {"variant": "agurk", "house_rules": option}), 422, "rules_must_hold"
    )
    (section,) = option
    assert problem["errors"]
    assert all(error["path"].startswith(f"/house_rules/{section}") for error in problem["errors"])


def test_everything_that_is_wrong_with_house_rules_is_told_at_once(service: Service) -> None:
    house = {"limit": {"exactly": "x"}, "foo": 1, "play": {"beat": 3}}
    faults = [
        ("/house_rules/limit/exactly", "value_must_be_one_of"),
        ("/house_rules/foo", "option_must_exist"),
        ("/house_rules/play/beat", "value_must_be_one_of"),
    ]
    refused(
        service.post("/v1/rules", {"variant": "agurk", "house_rules": house}), 422, "rules_must_hold", *faults
    )


def test_a_misspelt_option_is_guessed(service: Service) -> None:
    problem = service.post(
        "/v1/rules", {"variant": "agurk", "house_rules": {"limit": {"pionts": 3}}}
    ).get_json()
    assert "points" in problem["errors"][0]["message"]


@pytest.mark.parametrize("players", [1, 8, 100])
def test_rules_are_refused_for_a_number_of_players_they_are_not_for(service: Service, players: int) -> None:
    body = {"variant": "agurk", "players": players}
    refused(service.post("/v1/rules", body), 422, "rules_must_hold", ("/players", "players_must_be_in_range"))


@pytest.mark.parametrize(
    ("variant", "house_rules", "players"),
    [
        ("hand-and-foot-alone", {"teams": 2}, 4),
        ("hand-and-foot", {"players": {"min": 4, "max": 6}, "teams": 3, "pack": {"packs": 7}}, 6),
        ("escoba", {"players": {"max": 6}, "teams": 2}, 6),
        ("klondike", {"players": {"max": 2}, "stakes": {"payout": "pot"}}, 2),
    ],
)
def test_without_a_number_rules_fit_that_some_of_who_may_play_could_play_by(
    service: Service, variant: str, house_rules: Document, players: int
) -> None:
    body = {"variant": variant, "house_rules": house_rules}
    anybody = answered(service.post("/v1/rules", body))
    those = answered(service.post("/v1/rules", body | {"players": players}))
    assert (anybody["rules"], anybody["teams"]) == (those["rules"], [])


def test_rules_that_nobody_could_play_by_are_refused_for_the_fewest(service: Service) -> None:
    house_rules = {"players": {"min": 4, "max": 5}, "deal": {"hand": 15, "foot": 15}, "pack": {"packs": 2}}
    problem = refused(
        service.post("/v1/rules", {"variant": "hand-and-foot", "house_rules": house_rules}),
        422,
        "rules_must_hold",
        ("/house_rules/pack/packs", "options_must_fit_together"),
    )
    assert problem["errors"][0]["message"].startswith("4 players")


@pytest.mark.parametrize("players", [0, 101, -1, 1.5, "3", True, [], 10**30])
def test_a_number_of_players_that_is_none_is_refused(service: Service, players: object) -> None:
    problem = refused(
        service.post("/v1/rules", {"variant": "agurk", "players": players}), 422, "request_must_fit"
    )
    assert ids(problem["errors"], "path") == ["/players"]


def test_rules_of_a_variant_that_nobody_knows_are_refused(service: Service) -> None:
    response = service.post("/v1/rules", {"variant": "bridge"})
    refused(response, 422, "rules_must_hold", ("/variant", "variant_must_exist"))


# Differences.


def test_a_variant_does_not_differ_from_itself(service: Service) -> None:
    assert answered(service.get("/v1/variants/agurk/differences/agurk")) == {"items": [], "next": None}


def test_two_variants_differ_in_the_options_that_are_not_equal(service: Service) -> None:
    for first, second in [("agurk", "agurk-denexa"), ("gurka", "gurka-modern"), ("agurk", "twenty-six")]:
        there = answered(service.get(f"/v1/variants/{first}/differences/{second}"))["items"]
        back = answered(service.get(f"/v1/variants/{second}/differences/{first}"))["items"]
        assert [(item["option"], item["first"], item["second"]) for item in there] == [
            (item["option"], item["second"], item["first"]) for item in back
        ]
        assert there
        for item in there:
            assert set(item) == {"option", "first", "second", "sentence"}
            assert item["first"] != item["second"]
            assert item["sentence"].endswith(".")


def test_the_differences_can_be_walked_page_by_page(service: Service) -> None:
    path = "/v1/variants/agurk/differences/twenty-six"
    everything = answered(service.get(path))["items"]
    assert len(everything) > 3
    for limit in (1, 2, len(everything)):
        assert walked(service, path, limit=limit) == everything


# What every list takes.


@pytest.mark.parametrize(
    ("query", "path"),
    [
        ("limit=0", "/query/limit"),
        ("limit=201", "/query/limit"),
        ("limit=-1", "/query/limit"),
        ("limit=x", "/query/limit"),
        ("limit=", "/query/limit"),
        ("limit=1.5", "/query/limit"),
        ("limit=" + "9" * 5000, "/query/limit"),
        ("after=x", "/query/after"),
        ("after=agurk", "/query/after"),
        ("after=%00", "/query/after"),
        ("after=%ED%A0%80", "/query/after"),
        ("after=" + "A" * 5000, "/query/after"),
        ("after=bjE", "/query/after"),  # a good cursor of another kind of list
        ("limti=2", "/query/limti"),
    ],
)
def test_a_page_that_cannot_be_is_refused(service: Service, query: str, path: str) -> None:
    problem = refused(service.get(f"/v1/variants?{query}"), 422, "request_must_fit")
    assert ids(problem["errors"], "path") == [path]


def test_a_game_tells_the_rules_it_was_begun_with(service: Service) -> None:
    house_rules = {"limit": {"exactly": "reset"}}
    game = service.new_game(house_rules=house_rules)
    asked = {"variant": "agurk", "house_rules": house_rules, "players": 3}
    assert game.read("/rules") == answered(service.post("/v1/rules", asked))


def test_a_game_keeps_its_rules_when_a_release_changes_the_variant(fresh_service: Service) -> None:
    game = fresh_service.new_game()
    with closing(sqlite3.connect(fresh_service.database)) as connection:
        connection.execute("UPDATE games SET opening = json_set(opening, '$.rules.limit.points', 33)")
        connection.commit()
    found = game.read("/rules")
    assert found["rules"]["limit"]["points"] == 33
    assert "33" in found["rulebook"]


@pytest.mark.parametrize(
    ("options", "path"),
    [
        ({"pack": {"top_cards": [{"cards": ["6C"], "points": 9}] * 9}}, "/pack/top_cards"),
        ({"pack": {"top_cards": [{"cards": ["6C"] * 53, "points": 9}]}}, "/pack/top_cards/0/cards"),
        ({"pack": {"top_cards": [{"cards": ["6C"], "points": 10_001}]}}, "/pack/top_cards/0/points"),
        ({"pack": {"low_in_last_trick": ["7"] * 16}}, "/pack/low_in_last_trick"),
        ({"pack": {"packs": {"above": 53}}}, "/pack/packs/above"),
        ({"pack": {"packs": {"one_per": 0}}}, "/pack/packs/one_per"),
        ({"limit": {"falls": ["eliminate"] * 11}}, "/limit/falls"),
    ],
)
def test_what_is_too_much_is_refused_and_against_the_document(
    service: Service, options: Document, path: str
) -> None:
    asked = {"variant": "agurk", "house_rules": options}
    schema = json.dumps({"$ref": "#/components/schemas/RulesAsked"})
    assert service.documented.faults(schema, asked) != []
    problem = refused(service.post("/v1/rules", asked), 422, "rules_must_hold")
    assert [error["path"] for error in problem["errors"]] == [f"/house_rules{path}"]


def test_the_families_are_listed(service: Service) -> None:
    listed = answered(service.get("/v1/families"))["items"]
    assert [one["id"] for one in listed] == [family.id for family in families()]
    family = listed[0]
    assert (family["id"], family["name"], family["round"]) == ("cucumber", "Cucumber", "hand")
    assert [variant for one in listed for variant in one["variants"]] == [
        one["id"] for one in answered(service.get("/v1/variants?limit=200"))["items"]
    ]


def test_variants_of_one_family(service: Service) -> None:
    every = answered(service.get("/v1/variants?limit=200"))["items"]
    of_each = [
        one
        for family in families()
        for one in answered(service.get(f"/v1/variants?limit=200&family={family.id}"))["items"]
    ]
    assert of_each == every
    refused(service.get("/v1/variants?family=whist"), 404, "family_must_exist")


@pytest.mark.parametrize("variant", variant_ids())
def test_who_begins_is_answered_with_the_rules_and_begins(service: Service, variant: str) -> None:
    least = answered(service.get(f"/v1/variants/{variant}"))["players"]["min"]
    for players in range(least, least + 2 if least > 1 else 2):
        asked = {"variant": variant, "players": players}
        tried = service.post("/v1/rules", asked)
        if tried.status_code == 422:
            continue
        coming = service.new_game(variant, " ".join(f"P{at}" for at in range(players))).read()["next"]
        assert answered(tried)["first"] == {"dealer": coming["dealer"], "leader": coming["leader"]}


def test_the_first_player_comes_after_the_dealer_in_the_direction_of_play(service: Service) -> None:
    def first(variant: str, **house_rules: Any) -> tuple[str, str]:
        asked = {"variant": variant, "players": 4, "house_rules": house_rules}
        begins = answered(service.post("/v1/rules", asked))["first"]
        return begins["dealer"], begins["leader"]

    assert first("escoba") == ("p2", "p1")
    assert first("escoba", direction="clockwise") == first("rummy") == first("agurk") == ("p4", "p1")
    assert first("rummy", direction="anticlockwise") == ("p2", "p1")
    document = answered(service.get("/openapi.json"))["components"]["schemas"]["NewGame"]["properties"]
    assert "`p2` where it goes anticlockwise" in document["dealer"]["description"]
    assert answered(service.post("/v1/rules", {"variant": "escoba"}))["first"] is None
    house = {"players": {"max": 2}}
    alone = {"variant": "klondike", "players": 2, "house_rules": house}
    assert answered(service.post("/v1/rules", alone))["first"] == {"dealer": None, "leader": None}


def test_families_title_their_acts_and_say_what_their_questions_ask(service: Service) -> None:
    every = {family["id"]: family for family in service.get("/v1/families").get_json()["items"]}
    asks = {claim["kind"]: claim["asks"] for claim in every["rummy"]["claims"]}
    assert (asks["meld"], asks["lay_off"], asks["deadwood"]) == ("so", "may", "what")
    acts = {act["kind"]: act for act in every["cucumber"]["acts"]}
    assert [acts[kind]["title"] for kind in ("hand", "buy_in", "withdrawal")] == [
        "Hand",
        "Buy-in",
        "Player leaving",
    ]
    player, points, reason = acts["adjustment"]["schema"]["properties"].values()
    assert (player["title"], points["title"], reason["title"]) == ("Player", "Points", "Reason")
    assert points["description"] == "Added to the score, or taken off"
