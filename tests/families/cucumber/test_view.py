import json

from tests.tables import after, end, hand, table_of, table_view, withdrawal

FOUR = "Ann Bo Cy Di"


def test_a_table_shows_its_players_and_the_next_hand() -> None:
    view = table_view(after(table_of("gurka-iceland"), hand("Ann 9 Bo 3 Cy 2")))
    assert view["status"] == "playing"
    assert view["players"][0] == {
        "id": "p1",
        "name": "Ann",
        "seat": 1,
        "side": "p1",
        "score": 9,
        "falls": 0,
        "status": "in",
        "withdrawn": False,
        "kept_cards": ["9"],
        "hands_lost": 1,
        "buy_ins": 0,
        "may_buy_in": False,
    }
    assert view["next"] == {
        "number": 2,
        "dealer": "p1",
        "dealer_drawn_by": [],
        "leader": "p2",
        "cards_each": 9,
        "packs": 1,
        "stock": 24,
    }
    assert view["result"] is None


def test_who_must_draw_is_shown() -> None:
    coming = table_view(after(table_of("twenty-two"), hand("Ann 9 Bo 3 Cy 9")))["next"]
    assert (coming["dealer"], coming["leader"], coming["dealer_drawn_by"]) == (None, None, ["p1", "p3"])


def test_who_may_buy_in_is_shown() -> None:
    table = after(table_of("gurka", FOUR, scores="29"), hand("Ann 9 Bo 3 Cy 2 Di 2"))
    assert [player["may_buy_in"] for player in table_view(table)["players"]] == [True, False, False, False]
    over = table_view(after(table, end("agreed")))
    assert [player["may_buy_in"] for player in over["players"]] == [False] * 4


def test_a_finished_game_shows_its_result() -> None:
    view = table_view(after(table_of("gurka", FOUR, scores="9 4 12 4"), end("agreed")))
    assert (view["status"], view["next"]) == ("finished", None)
    assert view["result"] == {
        "winners": ["p2", "p4"],
        "losers": ["p1", "p3"],
        "ranking": [
            {"player": "p2", "side": "p2", "place": 1},
            {"player": "p4", "side": "p4", "place": 1},
            {"player": "p1", "side": "p1", "place": 3},
            {"player": "p3", "side": "p3", "place": 4},
        ],
    }


def test_an_abandoned_game_shows_no_result() -> None:
    view = table_view(after(table_of("gurka", FOUR), end("abandoned")))
    assert (view["status"], view["next"], view["result"]) == ("abandoned", None, None)


def test_who_left_is_shown_as_out() -> None:
    player = table_view(after(table_of("gurka", FOUR), withdrawal("Bo")))["players"][1]
    assert (player["status"], player["withdrawn"]) == ("out", True)


def test_a_view_is_json() -> None:
    for table in (table_of("gurka", FOUR), after(table_of("gurka", FOUR), end("agreed"))):
        assert json.loads(json.dumps(table_view(table))) == table_view(table)
