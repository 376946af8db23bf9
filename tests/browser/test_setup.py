"""Setting up a game: what a phone offers first, what is in sight, and what was changed in the rules."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.everyone import DRAWN, TOO_SMALL, TOO_WIDE
from tests.browser.sheet import Sheet, link_of
from tests.browser.test_club_mishaps import connect, cut_off
from tests.serving import Phone

RULE = "Exactly 21 goes back to zero"


def regions(phone: Sheet) -> list[str]:
    """The countries of other ways, without how many there are."""
    expect(phone.page.locator(".region summary").first).to_be_visible()
    return [text.rpartition(" (")[0] for text in phone.page.locator(".region summary").all_text_contents()]


def picks(page: Page) -> list[str]:
    return page.locator(".pick strong").all_text_contents()


def games_begun(page: Page) -> list[str]:
    """Every request for a new game from now on."""
    sent: list[str] = []
    page.on("request", lambda one: sent.append(one.url) if begins_a_game(one.method, one.url) else None)
    return sent


def begins_a_game(method: str, url: str) -> bool:
    return method == "POST" and url.endswith("/v1/games")


def test_what_was_played_last_comes_before_all_others_and_once(
    open_phone: Callable[..., Sheet], api: Phone
) -> None:
    """Before anything was played it is the games of the reader's country."""
    phone = open_phone(locale="da-DK", language="en")
    phone.open("#/new/of/cucumber")
    expect(phone.page.get_by_role("heading", name="Agurk", exact=True)).to_be_visible()
    assert regions(phone)[:2] == ["Denmark", "Sweden"]
    expect(phone.page.locator(".region details[open]")).to_have_count(1)
    expect(phone.page.get_by_role("heading", name="Other ways (22)")).to_be_visible()
    for variant in ("rassi", "gurka", "rassi"):
        address, _ = api.new_game("Ann Bo Cy", variant=variant, title=f"A game of {variant}")
        phone.open(link_of(address))
        expect(phone.page.get_by_role("heading", name=f"A game of {variant}")).to_be_visible()
    phone.open("#/games")
    expect(phone.page.locator(".pick strong")).to_have_text(["Rassi", "Gurka"])
    phone.page.locator(".tile", has_text="Cucumber").click()
    expect(phone.page.get_by_role("heading", name="Rassi", exact=True)).to_be_visible()
    names = picks(phone.page)
    assert len({"Rassi", *names}) == 1 + len(names) == len(variants(api, "cucumber"))


def variants(api: Phone, family: str) -> list[str]:
    listed = api.send("GET", f"/v1/variants?family={family}&limit=200").document["items"]
    return [one["name"] for one in listed]


def test_names_are_typed_at_once_and_whoever_types_as_soon_as_a_screen_is_there_goes_on(
    phone: Sheet,
) -> None:
    phone.open("#/games")
    phone.pick("Mätäpesä")
    expect(phone.page.get_by_label("Add a player")).to_be_focused()
    phone.page.keyboard.type("Ann")
    phone.tap("Add", exact=True)
    phone.page.keyboard.type("Bo")
    phone.page.keyboard.press("Enter")
    expect(phone.page.locator(".seat-name")).to_have_text(["Ann", "Bo"])
    phone.open("#/")
    expect(phone.button("New game")).to_be_visible()
    phone.page.evaluate(
        """() => new MutationObserver(() => document.querySelector("main input")?.focus())
             .observe(document.body, { childList: true, subtree: true })"""
    )
    phone.page.get_by_role("link", name="Sign in to a club, or found one").click()
    # The title comes with what is done a moment after the screen.
    expect(phone.page).to_have_title("Clubs · Referee")
    expect(phone.page.locator("main input").first).to_be_focused()


def test_who_deals_first_is_one_line_and_can_be_drawn(phone: Sheet, api: Phone) -> None:
    phone.begin("Agurk", "Ann Bo Cy")
    deals = phone.page.get_by_label("Deals first")
    expect(deals).to_have_value("Cy")
    deals.select_option("Bo")
    phone.tap("Move Bo up")
    expect(deals).to_have_value("Bo")
    phone.tap("Deal for it")
    drawn = deals.input_value()
    assert drawn in {"Ann", "Bo", "Cy"}
    expect(phone.page.get_by_role("status").get_by_text(f"{drawn} deals first.")).to_have_count(1)
    phone.start()
    expect(phone.player(drawn).get_by_text("deals", exact=True)).to_be_visible()
    game = rules_of(phone, api)
    names = {player["id"]: player["name"] for player in game["players"]}
    assert names[game["next"]["dealer"]] == drawn


def test_who_deals_where_play_goes_anticlockwise_is_shown_and_sent(phone: Sheet) -> None:
    phone.begin("Escoba", "Ann Bo Cy")
    deals = phone.page.get_by_label("Deals first")
    expect(deals).to_have_value("Bo")
    with phone.page.expect_request("**/v1/games") as sent:
        phone.start()
    assert sent.value.post_data_json["dealer"] == "p2"
    expect(phone.player("Bo").get_by_text("deals", exact=True)).to_be_visible()


def test_house_rules_are_folded_and_what_was_changed_is_listed_and_taken_back(
    phone: Sheet, api: Phone
) -> None:
    phone.begin("Agurk", "Ann Bo")
    switch = phone.page.get_by_role("switch", name=RULE)
    changed = phone.page.get_by_role("list", name="What is changed").get_by_role("listitem")
    expect(phone.page.get_by_label("Each pays in")).to_be_visible()
    expect(switch).to_be_hidden()
    phone.open_house_rules()
    switch.check()
    phone.tap("More rules")
    group = phone.page.locator(".options > details", has_text="The deal")
    expect(group.get_by_text("Cards each in the first hand")).to_be_hidden()
    phone.open_options("The deal")
    phone.page.get_by_label("Cards each in the first hand").fill("6")
    phone.page.keyboard.press("Tab")
    expect(changed).to_have_text([RULE, "Cards each in the first hand: 6"])
    phone.open_house_rules()
    expect(switch).to_be_hidden()
    expect(phone.page.locator(".house-rules > details > summary")).to_contain_text("2 changed")
    phone.tap(f"Take back: {RULE}")
    expect(changed).to_have_text(["Cards each in the first hand: 6"])
    phone.start()
    assert rules_of(phone, api)["house_rules"] == {"deal": {"cards": 6}}


TAPPED_AT_ONCE = """async (box, number) => {
  box.value = number;
  for (const name of ["input", "change"]) box.dispatchEvent(new Event(name, {bubbles: true}));
  await 0;
  document.querySelector("footer button.big").click();
}"""
"""A last number, and the tap that starts the game before the page is painted and the number is answered."""


def rules_of(phone: Sheet, api: Phone) -> dict[str, Any]:
    """The game on the screen, as the service has it."""
    expect(phone.page).to_have_url(re.compile("#/game/"))
    return api.send("GET", f"/v1/games/{phone.page.url.rsplit('/', 1)[-1]}").document


def test_a_table_is_filled_in_name_by_name_and_is_one_change(phone: Sheet, api: Phone) -> None:
    phone.begin("Go Fish", "Ann Bo")
    phone.open_house_rules()
    phone.tap("More rules")
    phone.page.locator(".options > details", has_text="What sets count").locator("summary").click()
    table = phone.page.get_by_role("group", name="What sets count")
    changed = phone.page.get_by_role("list", name="What is changed").get_by_role("listitem")
    ranks = ["A", "K", "Q", "J", *map(str, range(10, 1, -1))]
    for at, rank in enumerate(ranks[:-1]):
        table.get_by_label(rank, exact=True).fill(str(20 - at))
        phone.page.keyboard.press("Tab")
    expect(changed).to_have_count(1)
    expect(changed).to_contain_text("3 = 9, 4 = 10")  # what was filled in last
    table.get_by_label(ranks[-1], exact=True).evaluate(TAPPED_AT_ONCE, "8")
    told = rules_of(phone, api)["house_rules"]
    assert told == {"set": {"points": {rank: 20 - at for at, rank in enumerate(ranks)}}}


def test_an_option_that_is_set_back_is_no_change_and_every_rule_fits_a_small_phone_with_large_text(
    phone: Sheet,
) -> None:
    phone.page.set_viewport_size({"width": 320, "height": 640})
    phone.begin("Agurk", "Ann Bo")
    phone.open_house_rules()
    phone.tap("More rules")
    phone.open_options("The deal")
    cards = phone.page.get_by_role("spinbutton", name="Cards each in the first hand")
    changed = phone.page.get_by_role("list", name="What is changed")
    for number, count in (("6", 1), ("7", 0)):
        cards.fill(number)
        phone.page.keyboard.press("Tab")
        expect(changed).to_have_count(count)
    phone.page.evaluate("document.documentElement.style.fontSize = '200%'")
    phone.page.get_by_role("switch", name=RULE).check()
    expect(phone.page.locator(".options > details").last).to_be_visible()
    phone.page.evaluate("document.querySelectorAll('.options > details').forEach((one) => (one.open = true))")
    assert phone.page.evaluate(TOO_WIDE) == []
    assert phone.page.evaluate(TOO_SMALL) == []


def waits_no_longer(phone: Sheet, sent: list[str]) -> None:
    """Longer than until it would be tried again, nobody does."""
    tries = len(sent)
    phone.page.clock.run_for(3500)
    phone.page.wait_for_timeout(200)
    assert len(sent) == tries > 0


def test_whoever_changes_something_or_leaves_waits_no_longer(phone: Sheet) -> None:
    """And a connection that is back is used at once."""
    phone.page.clock.install()
    phone.begin("Agurk", "Ann Bo")
    sent = games_begun(phone.page)
    waits = phone.text("No connection. The game starts by itself")
    cut_off(phone)
    phone.tap("Start the game")
    expect(waits).to_be_visible()
    expect(phone.button("Start the game")).to_be_disabled()
    phone.page.get_by_label("Add a player").fill("Cy")
    expect(phone.button("Start the game")).to_be_enabled()
    waits_no_longer(phone, sent)
    phone.tap("Start the game")
    expect(waits).to_be_visible()
    phone.page.get_by_role("link", name="Back").click()
    expect(phone.button("New game")).to_be_visible()
    waits_no_longer(phone, sent)
    phone.tap("New game")
    phone.tap("Start the game")
    expect(waits).to_be_visible()
    connect(phone)
    phone.page.clock.pause_at(phone.page.evaluate("Date.now() / 1000 + 1"))
    phone.page.evaluate("dispatchEvent(new Event('online'))")
    # Time stands still: nothing but the connection can have brought it.
    expect(phone.page).to_have_url(re.compile("#/game/"))


def test_a_game_that_cannot_be_begun_goes_on_by_itself_and_is_begun_once(phone: Sheet, api: Phone) -> None:
    """Also where the answer was lost."""
    phone.begin("Agurk", "Åse Bo")
    waits = phone.text("No connection. The game starts by itself")
    lost: list[str] = []

    def lose(route: Route) -> None:
        if not begins_a_game(route.request.method, route.request.url):
            return route.fallback()
        lost.append(route.fetch().json()["id"])
        return route.abort()

    cut_off(phone)
    phone.tap("Start the game")
    expect(waits).to_be_visible()
    phone.page.route("**/v1/games", lose)
    connect(phone)
    phone.wait_until(lambda: lost != [])
    expect(waits).to_be_visible()
    phone.page.unroute("**/v1/games")
    expect(phone.button("Enter hand 1")).to_be_visible()
    assert phone.page.url.rsplit("/", 1)[-1] == lost[0]
    assert [player["name"] for player in rules_of(phone, api)["players"]] == ["Åse", "Bo"]


def test_a_list_of_games_that_cannot_be_had_says_so_and_one_that_comes_late_moves_nothing(
    phone: Sheet, api: Phone
) -> None:
    """Nor does a game that another tab has opened meanwhile: what lies under a finger stays."""
    phone.page.route("**/v1/variants**", lambda route: route.abort())
    phone.open()
    expect(phone.page.locator(".room")).to_have_count(0)
    expect(phone.page.get_by_label("Somebody sent you a link?")).to_be_in_viewport()
    phone.tap("New game")
    expect(phone.text("The list of games appears as soon as there is one")).to_be_visible()
    phone.page.unroute("**/v1/variants**")
    expect(phone.page.locator(".games-sheet .tile").first).to_be_visible()
    phone.tap("Close")
    expect(phone.page).not_to_have_url(re.compile("#/games"))  # which takes effect a moment later
    late: list[Any] = []

    def hold(route: Any) -> None:
        late.append(route)

    phone.page.route("**/v1/variants**", hold)
    phone.page.reload()
    phone.tap("New game")
    tiles = phone.page.locator(".games-sheet .tile strong")
    expect(tiles.first).to_have_text("Cucumber")
    before = phone.page.locator(".games-sheet").inner_text()
    address, _ = api.new_game("Ann Bo", variant="gin", title="Elsewhere")
    other = phone.page.context.new_page()
    other.goto(f"{phone.origin}/{link_of(address)}")
    expect(other.get_by_role("heading", name="Elsewhere")).to_be_visible()
    phone.wait_until(lambda: bool(late))
    for route in late:
        answer = route.fetch()
        listed = answer.json()
        with phone.page.expect_response("**/v1/variants**"):
            route.fulfill(response=answer, json=listed | {"items": listed["items"][::-1]})
    phone.page.evaluate(DRAWN)
    assert phone.page.locator(".games-sheet").inner_text() == before
    phone.tap("Close")
    phone.tap("New game")
    expect(tiles.first).not_to_have_text("Cucumber")


def test_the_first_screen_says_which_games_it_is_for(phone: Sheet, api: Phone) -> None:
    phone.open()
    games = api.send("GET", "/v1/families").document["items"]
    tiles = phone.page.locator(".tile")
    expect(tiles).to_have_text([f"{game['mark']}{game['name']} {game['about']}" for game in games])
    expect(phone.button("New game")).to_be_in_viewport()
    tiles.filter(has_text="Bourré").click()
    expect(phone.page.locator(".pick strong")).to_have_count(len(variants(api, "bourre")) - 1)
    phone.page.get_by_role("link", name="Other games").click()
    expect(phone.page.get_by_role("dialog", name="Which game?")).to_be_visible()
    # Of a game with one way to play it there is no page.
    phone.page.locator(".games-sheet .tile", has_text="FreeCell").click()
    expect(phone.page.locator(".chosen")).to_contain_text("FreeCell")


def test_a_game_is_searched_for_by_what_people_call_it(phone: Sheet) -> None:
    """As is another one by whoever came for a game that this service does not know."""
    for place in ("#/new/of/whist", "#/new/variant/whist"):
        phone.open(place)
        expect(phone.text("This service does not know that game.")).to_be_visible()
        phone.tap("Show all games")
        expect(phone.page.get_by_role("dialog", name="Which game?")).to_be_visible()
    search = phone.page.get_by_role("searchbox")
    for typed, hit in (("ogorek", "Ogórek"), ("FISH", "Go Fish"), ("sweden", "Gurka"), ("solit", "Klondike")):
        search.fill(typed)
        expect(phone.page.locator(".pick strong").first).to_have_text(hit)
    search.fill("whist")
    expect(phone.text("No game is called “whist”, and none comes from there.")).to_be_visible()
    phone.tap("Show all games")
    expect(search).to_be_focused()
    expect(phone.page.locator(".games-sheet .tile").first).to_be_visible()
    phone.tap("Alone", exact=True)
    phone.tap("For money", exact=True)
    expect(phone.page.locator(".pick strong")).to_have_text(["Vegas Klondike", "Vegas Klondike, one card"])
    phone.tap("For money", exact=True)
    phone.tap("For 5 players and more")
    search.fill("bourr")
    search.press("Enter")
    expect(phone.page.locator(".chosen")).to_contain_text("Bourré")


def test_the_games_to_choose_from_are_closed_as_they_were_opened(phone: Sheet) -> None:
    """By keys, by the way back of the phone, and from an address of their own."""
    phone.open()
    sheet = phone.page.get_by_role("dialog", name="Which game?")
    for close in (
        lambda: phone.page.keyboard.press("Escape"),
        phone.page.go_back,
        lambda: phone.tap("Close"),
    ):
        phone.button("New game").press("Enter")
        expect(sheet).to_be_visible()
        expect(phone.page.get_by_role("heading", name="Which game?")).to_be_focused()
        close()
        expect(sheet).to_have_count(0)
        expect(phone.button("New game")).to_be_focused()
    expect(phone.page).to_have_url(re.compile("#/$|/$"))
    phone.open("#/games")
    phone.page.reload()
    phone.tap("Close")
    expect(sheet).to_have_count(0)
    expect(phone.button("New game")).to_be_visible()


def test_the_list_of_games_is_read_as_sentences(phone: Sheet, api: Phone) -> None:
    won, winner = api.new_game("Tom Bo", variant="gurka-norway")
    for card in ("A", "A"):
        winner.send("POST", f"{won}/hands", {"outcome": {"taker": "Bo", "card": card}})
    going, scorer = api.new_game("Ann Bo", variant="agurk", title="Friday")
    scorer.send("POST", f"{going}/hands", {"outcome": {"taker": "Bo", "card": "9"}})
    for address, token in ((won, None), (going, scorer.token)):
        phone.open(link_of(address, token))
        expect(phone.page.locator(".board, .podium").first).to_be_visible()
    phone.open("#/")
    running = phone.page.locator(".running")
    expect(running).to_contain_text("deals next")
    expect(running.locator(".running-scores li")).to_have_text(["AAnn 0", "BBo 9"])
    expect(phone.page.locator("li.game")).to_contain_text(
        re.compile(r"Tom won 0–28 · Gurka \(Norway\) · \w{3}")
    )
    phone.tap("Continue")
    expect(phone.button("Enter hand 2")).to_be_visible()


def test_the_sheet_that_a_game_shows_is_what_the_rules_make_of_it(phone: Sheet, api: Phone) -> None:
    phone.open("#/new/of/cucumber")
    expect(phone.page.get_by_role("img", name="A score sheet of three players")).to_be_visible()
    example = example_on(phone.page)
    address, scorer = api.new_game(" ".join(example["names"]), variant="agurk")
    seats = [f"p{at + 1}" for at in range(len(example["names"]))]
    for row in example["rows"]:
        cards = [{"player": seat, "card": card} for seat, card in zip(seats, row["trick"], strict=True)]
        answer = scorer.send("POST", f"{address}/hands", {"last_trick": cards})
        assert answer.status == 201, answer.body
        assert answer.document["hand"]["taker"] == seats[row["taker"]]
        players = answer.document["game"]["players"]
        assert [player["score"] for player in players] == row["scores"]
    assert [player["falls"] for player in players] == [0, 1, 0]


def example_on(page: Page) -> dict[str, Any]:
    """The names and hands that the first screen shows."""
    module = page.evaluate("""performance.getEntriesByType("resource").map(({ name }) => name)
      .find((name) => name.endsWith("/example/rows.js"))""")
    found: dict[str, Any] = page.evaluate(
        "(module) => import(module).then(({ NAMES, ROWS }) => ({ names: NAMES, rows: ROWS }))", module
    )
    return found
