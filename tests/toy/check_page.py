"""A game of Pebbles on phones: the page has no files of it, and makes it from what the API tells."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.everyone import TOO_WIDE, barriers, show
from tests.browser.sheet import Sheet, link_of
from tests.serving import Phone

EUR = {"amount": 100, "currency": "EUR"}
SCREENS = ("", "/enter", "/history", "/amend/1", "/people", "/referee", "/share", "/rules", "/chart")


def sit_down(phone: Sheet, api: Phone, names: str = "Ann Bo Cy Di") -> tuple[str, Phone]:
    """A game with a stake, opened by who keeps its score."""
    address, scorer = api.new_game(names, variant="pebbles", title="Friday", stake=EUR)
    phone.open(link_of(address, scorer.token))
    expect(phone.button("Enter deal 1")).to_be_visible()
    return address, scorer


def fill(phone: Sheet, **points: int) -> None:
    for name, value in points.items():
        phone.page.get_by_label(name.replace("_", " & "), exact=True).fill(str(value))


def deal(phone: Sheet, number: int, **points: int) -> None:
    phone.tap(f"Enter deal {number}")
    fill(phone, **points)
    phone.tap(f"Record deal {number}")
    expect(phone.page.get_by_label("Not sent yet")).to_have_count(0)


def test_teams_are_chosen_and_keep_their_score_in_both_forms(phone: Sheet) -> None:
    phone.begin("Pebbles", "Ann Bo Cy Di")
    expect(phone.page.get_by_role("group", name="Team 1").get_by_role("button")).to_have_text(["Ann", "Cy"])
    for name in ("Cy", "Bo"):
        phone.page.locator(".teams").get_by_role("button", name=name, exact=True).click()
    expect(phone.page.get_by_role("group", name="Team 1").get_by_role("button")).to_have_text(["Ann", "Bo"])
    phone.tap("Start the game")
    expect(phone.page.locator(".player-who strong")).to_have_text(["Ann & Bo", "Cy & Di"])
    phone.tap("Enter deal 1")
    expect(phone.button("Missing: Points, Ann & Bo")).to_be_disabled()
    fill(phone, Ann_Bo=4, Cy_Di=-3)
    expect(phone.text("Cy & Di 0 → −3").first).to_be_visible()
    phone.tap("Record deal 1")
    for name, score in (("Ann", "4"), ("Bo", "4"), ("Cy", "−3"), ("Di", "−3")):
        phone.score(name, score)
    phone.tap("Enter deal 2")
    phone.tap("By player")
    fill(phone, Ann=6, Bo=1, Cy=0, Di=2)
    phone.tap("Record deal 2")
    phone.score("Di", "−4")
    expect(phone.text("Ann and Bo win!")).to_be_visible()
    expect(phone.button("Rematch")).to_be_visible()


def test_games_are_found_by_what_they_are_first_and_somebody_plays_alone(phone: Sheet, api: Phone) -> None:
    phone.open()
    games = phone.page.locator(".tile strong")
    expect(games).to_have_text([*dict.fromkeys(families(api))])
    games.get_by_text("Pebbles").click()
    expect(phone.page.get_by_role("heading", name="Pebbles", exact=True)).to_have_count(2)
    phone.page.locator(".pick", has_text="Left Pebbles").click()
    phone.page.get_by_label("Add a player").fill("Ann")
    phone.tap("Start the game")
    deal(phone, 1, Ann=3)
    phone.score("Ann", "3")
    deal(phone, 2, Ann=9)
    expect(phone.text("Ann wins!")).to_be_visible()
    # What was played last is the usual way from then on.
    phone.open("#/new/of/pebbles")
    expect(phone.page.locator(".usual h2")).to_have_text("Left Pebbles")
    expect(phone.page.locator(".pick strong")).to_have_text(["Pebbles"])


def families(api: Phone) -> list[str]:
    return [one["family_name"] for one in api.send("GET", "/v1/variants?limit=200").document["items"]]


def test_a_deal_is_entered_as_it_can_be_and_printed_drawn_and_judged(phone: Sheet, api: Phone) -> None:
    sit_down(phone, api)
    phone.tap("Enter deal 1")
    fill(phone, Ann_Cy=100, Bo_Di=0)
    expect(phone.button("Missing: Points, Ann & Cy")).to_be_disabled()
    fill(phone, Ann_Cy=4, Bo_Di=-3)
    phone.tap("Record deal 1")
    phone.go_to("Share")
    expect(phone.button("To print")).to_be_visible()
    expect(phone.button("For a spreadsheet")).to_be_visible()
    phone.go_to("Referee")
    phone.page.get_by_label("Pebbles 1").fill("4")
    phone.tap("Pebbles: one more")
    phone.page.get_by_label("Pebbles 2").fill("0")
    phone.page.get_by_label("Points").fill("4")
    phone.tap("Ask the referee")
    expect(phone.page.locator(".verdict-word").first).to_have_text("No")
    expect(phone.text("2 of 2 players make 1 points.").first).to_be_visible()
    phone.go_to("Board")
    phone.page.locator(".menu > summary").click()
    phone.page.get_by_role("link", name="Scores as a chart").click()
    expect(phone.page.locator(".uplot canvas")).to_be_visible()
    expect(phone.page.locator(".u-label")).to_have_text(["After", "Ann & Cy", "Bo & Di"])


def test_acts_of_its_own_are_entered_and_taken_back(phone: Sheet, api: Phone) -> None:
    sit_down(phone, api)
    phone.go_to("Table")
    phone.page.locator("summary", has_text="Fine").click()
    phone.page.get_by_role("group", name="Player").get_by_role("button", name="Bo", exact=True).click()
    phone.tap("Fine", exact=True)
    phone.score("Bo", "−1")
    phone.score("Di", "−1")
    phone.page.locator("summary", has_text="Money").click()
    expect(phone.text("Bo to the bank")).to_be_visible()
    expect(phone.text("Paid to the bank for a dropped pebble")).to_be_visible()
    phone.tap("Take this back")
    phone.score("Bo", "0")
    phone.go_to("Table")
    phone.page.locator("summary", has_text="Adjust a score").click()
    phone.page.get_by_role("group", name="About whom?").get_by_role("button", name="Ann & Cy").click()
    phone.page.get_by_label("Points").fill("-2")
    phone.page.get_by_label("Why").fill("Late")
    phone.tap("Put it on the sheet")
    phone.score("Cy", "−2")


def test_a_deal_is_put_right_and_removed(phone: Sheet, api: Phone) -> None:
    sit_down(phone, api)
    deal(phone, 1, Ann_Cy=4, Bo_Di=-3)
    deal(phone, 2, Ann_Cy=1, Bo_Di=1)
    phone.player("Bo").locator("summary").click()
    expect(phone.player("Bo")).to_contain_text("-3 for this deal.")
    expect(phone.player("Bo")).to_contain_text("so far −€2.00")
    phone.go_to("Sheet")
    phone.tap("Deal 1", exact=True)
    expect(phone.text("Ann & Cy 4, Bo & Di −3")).to_be_visible()
    phone.tap("Correct this")
    fill(phone, Bo_Di=2)
    expect(phone.page.locator("main")).to_contain_text("−2 → 3")
    phone.tap("Change deal 1")
    phone.go_to("Board")
    phone.score("Bo", "3")
    phone.go_to("Sheet")
    phone.tap("Deal 1", exact=True)
    phone.tap("Remove", exact=True)
    phone.tap("Remove this deal")
    phone.go_to("Board")
    phone.score("Ann", "1")
    expect(phone.button("Enter deal 2")).to_be_visible()


@pytest.mark.cold
def test_a_deal_waits_for_the_connection(phone: Sheet, api: Phone) -> None:
    sit_down(phone, api)
    phone.tap("Enter deal 1")
    fill(phone, Ann_Cy=2, Bo_Di=-5)
    # The connection goes when the form has come as a whole, and not in the middle of it.
    expect(phone.text("Bo & Di 0 → −5").first).to_be_visible()
    phone.wait_until_loaded()
    phone.page.context.set_offline(True)
    fill(phone, Bo_Di=-6)
    phone.tap("Keep deal 1")
    expect(phone.page.get_by_label("Not sent yet")).to_contain_text("Deal 1")
    phone.page.context.set_offline(False)
    phone.score("Bo", "−6")


def test_every_screen_is_open_to_everyone(open_phone: Callable[..., Sheet], api: Phone) -> None:
    phone = open_phone(bypass_csp=True)  # for axe, which writes styles of its own
    address, scorer = sit_down(phone, api)
    scorer.send("POST", f"{address}/hands", {"points": {"t1": 4, "t2": -3}})
    wrong = {}
    for screen in SCREENS:
        show(phone, f"{link_of(address)}{screen}")
        if screen == "/people":
            for act in ("Fine", "Adjust a score"):
                phone.page.locator("summary", has_text=act).click()
        wrong[screen] = [*barriers(phone), *phone.page.evaluate(TOO_WIDE)]
    assert {screen: found for screen, found in wrong.items() if found} == {}


def test_a_game_for_one_asks_for_nobody_else(phone: Sheet) -> None:
    def for_one(route: Route) -> None:
        response = route.fetch()
        listed = response.json()
        for variant in listed["items"]:
            variant["players"] = {"min": 1, "max": 1}
        route.fulfill(response=response, json=listed)

    phone.page.route("**/v1/variants?**", for_one)
    phone.page.route("**/v1/variants", for_one)
    phone.open("#/new/of/pebbles")
    expect(phone.page.locator(".pick-players").first).to_have_text("1 player")
    phone.page.locator(".pick", has_text="Left Pebbles").click()
    expect(phone.text("In the order you sit")).to_have_count(0)
    phone.page.get_by_label("Name", exact=True).fill("Ann")
    phone.page.keyboard.press("Enter")
    expect(phone.page.locator(".seat-name")).to_have_text("Ann")
    expect(phone.page.get_by_label("Name", exact=True)).to_have_count(0)
    phone.tap("Start the game")
    expect(phone.button("Enter deal 1")).to_be_visible()
