"""Whole games as tables play them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.grid import cell
from tests.browser.sheet import Sheet, link_of
from tests.serving import Phone


def begun(phone: Sheet, api: Phone, names: str, variant: str, **more: Any) -> tuple[str, Phone]:
    """A game on the board, with its rules as its title."""
    address, scorer = api.new_game(names, variant=variant, title=variant, **more)
    phone.open(link_of(address, scorer.token))
    expect(phone.page.get_by_role("heading", name=variant, exact=True)).to_be_visible()
    return address, scorer


def test_a_whole_game_of_agurk_from_creation_to_winner_and_another_that_is_given_up(phone: Sheet) -> None:
    phone.begin("Agurk", "Ann Bo")
    phone.start()
    phone.enter(1, "Ann 2 Bo A")
    phone.score("Bo", "14")
    phone.enter(2, "Bo A Ann 3")
    expect(phone.player("Bo").get_by_role("img", name="1 cucumber")).to_be_visible()
    phone.score("Bo", "0")
    phone.enter(3, "Ann 4 Bo K")
    phone.enter(4, "Ann 4 Bo Q")
    expect(phone.text("Ann wins!")).to_be_visible()
    expect(phone.button("Rematch")).to_be_visible()
    phone.tap("Rematch")
    expect(phone.button("Enter hand 1")).to_be_visible()
    phone.go_to("Table")
    phone.text("End the game").click()
    phone.text("We give it up").click()
    phone.tap("End the game")
    phone.go_to("Board")
    expect(phone.text("The game was given up.")).to_be_visible()
    phone.tap("Rematch")
    expect(phone.button("Enter hand 1")).to_be_visible()


def test_another_game_at_the_same_table_is_entered_as_the_one_before(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo", variant="gurka-norway")
    scorer.send("POST", f"{address}/hands", {"outcome": {"taker": "Bo", "card": "A"}})
    phone.open(link_of(address, scorer.token))
    phone.enter(2, "Ann 3 Bo A")
    phone.tap("Rematch")
    expect(phone.text("Tap who led the last trick")).to_be_visible()
    phone.tap("Enter hand 1")
    expect(phone.page.get_by_role("group", name="Who led the last trick?")).to_be_visible()


def test_swedish_with_a_stake_and_a_buy_in_that_is_taken_back(phone: Sheet) -> None:
    phone.begin("Gurka", "Ann Bo Cy Dee")
    phone.page.get_by_label("Each pays in").fill("5")
    phone.page.get_by_label("Currency").select_option("SEK")
    phone.start()
    expect(phone.page.locator(".pot summary b")).to_contain_text("20")
    phone.enter(1, "Ann A Bo 3 Cy 4 Dee 5")
    phone.enter(2, "Ann A Bo 3 Cy 4 Dee 5")
    phone.enter(3, "Ann K Bo 3 Cy 4 Dee 5")
    expect(phone.player("Ann").get_by_text("out", exact=True)).to_be_visible()
    phone.go_to("Table")
    expect(phone.text("Allowed: SEK 5.00 into the pot, and on with 0 points.").first).to_be_visible()
    phone.tap("Ann buys back in")
    expect(phone.page.locator(".pot summary b")).to_contain_text("25")
    expect(phone.player("Ann").get_by_text("bought back in", exact=True)).to_be_visible()
    phone.open_reasons(phone.player("Bo"))
    expect(phone.player("Bo").get_by_text("so far −SEK 5.00")).to_be_visible()
    phone.go_to("Sheet")
    phone.tap("Bought back in")
    phone.tap("Take back", exact=True)
    phone.tap("Take it back")
    phone.go_to("Board")
    expect(phone.page.locator(".pot summary b")).to_contain_text("20")
    expect(phone.player("Ann").get_by_text("out", exact=True)).to_be_visible()


def test_a_hand_is_asked_for_as_the_rules_need_it(phone: Sheet, api: Phone) -> None:
    # A six beats all in clubs alone, and exactly 21 is none.
    begun(phone, api, "Ari Birna Dóra", "gurka-iceland")
    phone.enter(1, "Ari 5 Birna 6C Dóra A")
    phone.score("Birna", "0")
    phone.open_reasons(phone.player("Birna"))
    expect(phone.player("Birna").get_by_text("exactly 21").first).to_be_visible()
    phone.enter(2, "Ari 5 Birna 6H Dóra 4")
    phone.score("Birna", "6")
    expect(phone.player("Birna").get_by_role("img", name="6").first).to_be_visible()
    # Cards are kept, and the dealer is drawn.
    begun(phone, api, "Ann Bo Cy", "twenty-two")
    phone.enter(1, "Ann 9 Bo 9 Cy 4")
    expect(phone.player("Ann").get_by_role("img", name="9")).to_be_visible()
    expect(phone.text("Draw for the deal")).to_be_visible()
    phone.tap("Bo", exact=True)
    expect(phone.player("Bo").get_by_text("deals", exact=True)).to_be_visible()
    expect(phone.text("Draw for the deal")).to_have_count(0)
    # A one doubles what is paid.
    begun(phone, api, "Ann Bo Cy", "five-cucumbers")
    phone.tap("Enter hand 1")
    phone.answer("Bo")
    phone.key("12").click()
    phone.page.get_by_role("switch", name="A 1 was played to it").check()
    phone.tap("Record hand 1")
    phone.score("Bo", "8")
    begun(phone, api, "Ann Bo Cy", "ogorek-kontra")
    phone.tap("Enter hand 1")
    phone.put_cards("Ann 5 Bo K Cy 3")
    phone.text("Did anybody say kontra?").click()
    cell(phone, "Kontra", "Cy").click()
    phone.tap("Record hand 1")
    phone.score("Bo", "26")


def test_changed_cards_are_recorded_with_a_hand_and_amended(phone: Sheet, api: Phone) -> None:
    address, scorer = begun(phone, api, "Ann Bo Cy", "agurk", house_rules={"exchange": "up_to"})
    phone.tap("Enter hand 1")
    phone.put_cards("Ann 5 Bo K Cy 3")
    phone.page.get_by_text("Did anybody change cards?").click()
    for name in ("Ann", "Bo"):
        phone.page.get_by_role("group", name="Who changed cards?").get_by_role("button", name=name).click()
    phone.tap("cards, Ann: one more")
    phone.tap("Record hand 1")
    phone.score("Bo", "13")
    there = [{"player": "p1", "count": 2}, {"player": "p2", "count": 1}]
    assert scorer.send("GET", f"{address}/hands/1").document["exchange"] == there
    phone.go_to("Sheet")
    phone.tap("Hand 1", exact=True)
    phone.tap("Correct this")
    phone.tap("Remove: Bo")
    phone.tap("Change hand 1")
    expect(phone.text("Hand 1 is corrected.")).to_be_visible()
    assert scorer.send("GET", f"{address}/hands/1").document["exchange"] == there[:1]


def test_house_rules_that_do_not_fit_are_told_as_they_arise(phone: Sheet) -> None:
    phone.begin("Agurk", "Ann Bo")
    phone.open_house_rules()
    phone.page.get_by_role("switch", name="Exactly 21 goes back to zero").check()
    phone.tap("More rules")
    phone.open_options("How the score is kept")
    phone.page.get_by_label("a payer keeps the card played").check()
    expect(phone.text("These don’t go together:")).to_be_visible()
    # The group with what is wrong has opened by itself.
    phone.page.get_by_label("the taker alone pays").check()
    phone.tap("Start the game")
    expect(phone.button("Start the game")).to_be_visible()


def test_seats_are_dragged_and_moved_and_names_are_offered_again(phone: Sheet) -> None:
    phone.begin("Agurk", "Ann Bo Cy")
    handles = phone.page.locator(".seat-handle")
    first, last = handles.nth(0).bounding_box(), handles.nth(2).bounding_box()
    assert first is not None
    assert last is not None
    handles.nth(0).hover()
    phone.page.mouse.down()
    phone.page.mouse.move(first["x"] + 5, last["y"] + 20, steps=8)
    phone.page.mouse.up()
    expect(phone.page.locator(".seat-name")).to_have_text(["Bo", "Cy", "Ann"])
    phone.tap("Move Ann up")
    phone.page.get_by_label("Deals first").select_option("Ann")
    phone.start()
    expect(phone.page.locator(".player-who strong")).to_have_text(["Bo", "Ann", "Cy"])
    expect(phone.player("Ann").get_by_text("deals", exact=True)).to_be_visible()
    phone.open("#/")
    phone.tap("Same table again")
    expect(phone.page.locator(".seat-name")).to_have_text(["Bo", "Ann", "Cy"])
    phone.tap("Remove Bo")
    expect(
        phone.page.get_by_role("group", name="People you have played with").get_by_role("button", name="Bo")
    ).to_be_visible()
