"""What happens at a table: quick fingers, second thoughts, wrong buttons, people who come and go."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.sheet import Sheet, link_of
from tests.browser.test_offline import go_offline, go_online, hands_of
from tests.serving import Phone

WAITING = "Not sent yet"


@pytest.fixture
def at_board(phone: Sheet, api: Phone) -> tuple[str, Phone]:
    """A game of Agurk of three on the phone, and whoever else scores it."""
    address, scorer = api.new_game("Ann Bo Cy", variant="agurk", title="Friday")
    phone.open(link_of(address, scorer.token))
    phone.score("Ann", "0")
    return address, scorer


def record(phone: Sheet, number: int, plays: str) -> None:
    phone.tap(f"Enter hand {number}")
    phone.put_cards(plays)
    phone.send(number)


def test_an_undo_that_comes_too_late_takes_nothing_from_anybody(
    phone: Sheet, api: Phone, at_board: tuple[str, Phone]
) -> None:
    address, scorer = at_board
    phone.enter(1, "Ann 5 Bo 9 Cy 4")
    phone.score("Bo", "9")
    phone.wait_until(lambda: '"sheetVersion":2' in phone.everything_kept())
    for deaf in ("**/stream", f"**{address}"):
        phone.page.route(deaf, lambda route: route.abort())
    phone.page.reload()
    phone.score("Bo", "9")
    scorer.send("POST", f"{address}/hands", {"outcome": {"taker": "Cy", "card": "8"}})
    phone.tap("Take hand 1 back")
    expect(phone.text("Somebody has changed the game since.")).to_be_visible()
    assert hands_of(api, address) == [(1, 9), (2, 8)]


def test_a_second_tap_hits_nothing_on_the_screen_that_came_meanwhile(
    phone: Sheet, at_board: tuple[str, Phone]
) -> None:
    """Nor does it answer a question, as of withdrawing the phone's own link, or switch a rule."""
    address, scorer = at_board
    phone.tap("Enter hand 1")
    phone.put_cards("Ann 5 Bo 9")
    phone.key("4").dblclick()
    phone.score("Bo", "9")
    phone.page.wait_for_timeout(300)
    expect(phone.button("Enter hand 2")).to_be_visible()

    scorer.send("POST", f"{address}/tokens", {"scope": "score", "label": "Bo"})
    phone.go_to("Share")
    own = phone.page.locator(".advice li", has_text="this phone")
    own.get_by_role("button", name="Withdraw").dblclick()
    expect(phone.text("could not keep the score any more")).to_be_visible()
    assert scorer.send("GET", "/v1/token").status == 200
    phone.tap("Leave it")
    phone.go_to("Board")
    expect(phone.button("Enter hand 2")).to_be_visible()
    phone.go_to("Share")
    own.get_by_role("button", name="Withdraw").click()
    phone.tap("Withdraw", exact=True)
    phone.go_to("Board")
    expect(phone.text("Your link has been withdrawn.")).to_be_visible()

    phone.open("#/new/of/cucumber")
    phone.button("Play this").dblclick()
    expect(phone.page.get_by_label("Add a player")).to_be_visible()
    expect(phone.page.locator("input[type=checkbox]:checked")).to_have_count(0)


def joined_offline(phone: Sheet, name: str) -> Locator:
    """Somebody who joins without a connection, in the list of what waits for one."""
    phone.go_to("Table")
    phone.text("Somebody joins").click()
    phone.page.get_by_label("Name", exact=True).fill(name)
    phone.tap("Join the table")
    waiting = phone.page.get_by_label(WAITING)
    expect(waiting).to_contain_text(f"{name} joins")
    return waiting


def test_who_comes_and_goes_without_a_connection_is_kept_and_put_right_where_it_is_refused(
    phone: Sheet, api: Phone, at_board: tuple[str, Phone]
) -> None:
    address, scorer = at_board
    go_offline(phone)
    waiting = joined_offline(phone, "Fay")
    waiting.get_by_role("button", name="Discard").click()
    expect(waiting).to_have_count(0)
    joined_offline(phone, "Dee")
    phone.go_to("Table")
    phone.text("Somebody leaves").click()
    leaving = phone.page.get_by_role("group", name="Somebody leaves")
    leaving.get_by_role("button", name="Cy").click()
    expect(phone.text("No connection: it is kept here and scored later.")).to_be_visible()
    phone.tap("Leaves the table")
    expect(waiting).to_contain_text("Cy leaves")
    phone.go_to("Table")
    phone.text("Somebody leaves").click()
    expect(leaving.get_by_role("button")).to_have_text(["Ann", "Bo"])
    phone.go_to("Board")
    phone.tap("Enter hand 1")
    expect(phone.page.get_by_role("main").get_by_role("button", name="Bo").first).to_be_visible()
    expect(phone.page.get_by_role("main").get_by_role("button", name="Cy")).to_have_count(0)
    phone.page.go_back()
    others = iter(range(99))
    while scorer.send("POST", f"{address}/players", {"name": f"Guest {next(others)}"}).status == 201:
        pass
    go_online(phone)
    waiting.get_by_role("button", name="Correct it").click()
    expect(phone.page.get_by_label("Name", exact=True)).to_have_value("Dee")
    scorer.send("POST", f"{address}/withdrawals", {"player": "Cy"})
    phone.page.get_by_label("Name", exact=True).fill("Eve")
    phone.tap("Join the table")
    expect(phone.player("Eve")).to_be_visible()
    expect(waiting.get_by_role("alert")).to_contain_text("Cy")
    waiting.get_by_role("button", name="Correct it").click()
    leaving.get_by_role("button", name="Bo").click()
    phone.tap("Leaves the table")
    expect(phone.player("Bo").get_by_text("has left")).to_be_visible()
    expect(waiting).to_have_count(0)
    players = api.send("GET", address).document["players"]
    assert {"Cy", "Bo"} == {player["name"] for player in players if player["withdrawn"]}
    assert {"Dee", "Fay"}.isdisjoint(player["name"] for player in players)


def test_every_screen_is_there_without_a_connection_and_a_waiting_hand_can_be_forgotten(
    phone: Sheet, api: Phone, at_board: tuple[str, Phone]
) -> None:
    """One behind a hand that is refused says so."""
    address, scorer = at_board
    go_offline(phone)
    for tab, heading in (("Sheet", "Score sheet"), ("Referee", "Referee"), ("Table", "The table")):
        phone.go_to(tab)
        expect(phone.page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
        expect(phone.page.locator("h1")).to_be_focused()
    phone.go_to("Board")
    record(phone, 1, "Ann 5 Bo 9 Cy 4")
    record(phone, 2, "Ann 5 Bo 8 Cy 4")
    waiting = phone.page.get_by_label(WAITING)
    waiting.locator(".entry", has_text="Hand 2").get_by_role("button", name="Discard").click()
    expect(waiting.locator(".entry")).to_have_count(1)
    record(phone, 2, "Ann 5 Bo 7 Cy 4")
    scorer.send("POST", f"{address}/hands", {"outcome": {"taker": "Cy", "card": "10"}})
    go_online(phone)
    expect(waiting.locator(".entry", has_text="Hand 1")).to_contain_text(
        "Somebody else was first to enter it."
    )
    expect(waiting.locator(".entry", has_text="Hand 2").first).to_contain_text("behind what was refused")
    assert hands_of(api, address) == [(1, 10)]


def test_a_begun_hand_does_not_wait_for_whoever_has_left(
    phone: Sheet, api: Phone, at_board: tuple[str, Phone]
) -> None:
    address, scorer = at_board
    phone.tap("Enter hand 1")
    phone.put_cards("Ann 5")
    expect(phone.text("What did Bo play?")).to_be_visible()
    scorer.send("POST", f"{address}/withdrawals", {"player": "Bo"})
    expect(phone.text("What did Cy play?")).to_be_visible()
    phone.key("9").click()
    phone.score("Cy", "9")
    phone.tap("Enter hand 2")
    phone.put_cards("Cy 5")
    scorer.send("POST", f"{address}/players", {"name": "Dee"})
    scorer.send("POST", f"{address}/withdrawals", {"player": "Cy"})
    expect(phone.page.get_by_role("group", name="Who led the last trick?")).to_be_visible()


def test_a_name_in_the_field_sits_down_and_a_rule_is_told_once(phone: Sheet) -> None:
    """What may be a thousand or one is no amount."""
    phone.begin("Gurka", "Ann")
    phone.page.get_by_label("Add a player").fill("Bo")
    phone.tap("Start the game")
    told = phone.text("2 players, but these rules are for 3 to 8.")
    expect(told).to_have_count(1)
    expect(told).to_be_in_viewport()
    phone.page.get_by_label("Add a player").fill("ann")
    expect(phone.text("sits at the table already")).to_be_visible()
    phone.page.get_by_label("Add a player").fill("Bo")
    phone.page.keyboard.press("Enter")
    phone.page.get_by_label("Add a player").fill("Cy")
    expect(told).to_have_count(0)
    paid = phone.page.get_by_label("Each pays in")
    for amount in ("1,000", "five", "1.000,50"):
        paid.fill(amount)
        phone.page.evaluate("scrollTo(0, 0)")
        phone.tap("Start the game")
        expect(phone.text("That is no amount.")).to_be_in_viewport()
        paid.fill("2,5")
        expect(phone.text("That is no amount.")).to_have_count(0)
    phone.start()
    expect(phone.player("Cy")).to_be_visible()
    expect(phone.page.locator(".pot")).to_contain_text("7.50")


def test_the_same_table_again_is_as_hidden_as_before_and_a_wrong_address_is_not_kept(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = api.new_game("Ann Bo", variant="agurk", visibility="private")
    phone.open(link_of(address, scorer.token))
    phone.score("Ann", "0")
    phone.open("#/game/nothing-like-it")
    expect(phone.text("This game is not there.")).to_be_visible()
    phone.open("#/")
    expect(phone.page.locator(".game")).to_have_count(1)
    phone.tap("Same table again")
    phone.start()
    game = phone.page.url.rsplit("/", 1)[-1]
    assert api.send("GET", f"/v1/games/{game}").status in {401, 403}


def test_who_scored_by_link_is_told_how_to_score_the_next_game(
    phone: Sheet, open_phone: Callable[..., Sheet], api: Phone
) -> None:
    address, scorer = api.new_game("Ann Bo", variant="gurka-norway")
    link = scorer.send("POST", f"{address}/tokens", {"scope": "score", "label": "Bo"}).document
    phone.open(link_of(address, link["token"]))
    for card in ("A", "A"):
        scorer.send("POST", f"{address}/hands", {"outcome": {"taker": "Bo", "card": card}})
    expect(phone.button("Rematch")).to_be_visible()
    scorer.send("POST", f"{address}/rematch", {})
    expect(phone.text("ask whoever began it for a link")).to_be_visible()
    phone.tap("On to the next game")
    expect(phone.player("Ann")).to_be_visible()
    expect(phone.button("Enter hand 1")).to_have_count(0)


def test_cards_are_typed_and_the_row_is_always_in_sight(phone: Sheet, api: Phone) -> None:
    names = "Ann Bo Cy Dee Eve Flo Gus Hal Ivy Jan Kim Lou"
    address, scorer = api.new_game(names, variant="ogorek")
    phone.open(link_of(address, scorer.token))
    phone.tap("Enter hand 1")
    phone.choose_form("Every card")
    phone.button("Ann", exact=True).press("Enter")
    for key in "2345678902j":
        phone.page.keyboard.press(key)
        current = phone.page.locator(".grid-cell[aria-pressed=true]")
        expect(current).to_be_in_viewport()
        keys, row = phone.page.locator(".card-keys").bounding_box(), current.bounding_box()
        assert keys is not None
        assert row is not None
        assert row["y"] + row["height"] <= keys["y"]
    phone.page.keyboard.press("k")
    phone.score("Lou", "13")


def test_a_link_that_opens_nothing_takes_the_place_of_none(
    phone: Sheet, api: Phone, at_board: tuple[str, Phone]
) -> None:
    address, scorer = at_board
    _, elsewhere = api.new_game("Ann Bo Cy", variant="agurk")
    phone.open(link_of(address, elsewhere.token))
    expect(phone.text("That link opens nothing here.")).to_be_visible()
    go_offline(phone)
    phone.open(link_of(address, elsewhere.token))
    expect(phone.text("That link could not be checked without a connection.")).to_be_visible()
    expect(phone.button("Enter hand 1")).to_be_visible()
    go_online(phone)
    other = scorer.send("POST", f"{address}/tokens", {"scope": "score", "label": "Bo"}).document
    phone.open(link_of(address, other["token"]))
    scorer.send("DELETE", f"{address}/tokens/{scorer.send('GET', '/v1/token').document['id']}")
    record(phone, 1, "Ann 5 Bo 9 Cy 4")
    expect(phone.button("Enter hand 2")).to_be_visible()
    assert hands_of(api, address) == [(1, 9)]
