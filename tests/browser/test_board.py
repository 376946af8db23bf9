"""The board tells what just happened, what is at stake and who may come back, and fits every screen."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.everyone import DRAWN, barriers
from tests.browser.sheet import Sheet, link_of
from tests.browser.test_corrections import at_board, enter, played
from tests.serving import Phone

EIGHT = "Ann Bo Cy Dee Eli Fay Gus Hal"
STAKE = {"amount": 500, "currency": "DKK"}
SCREENS = {
    "phone": {"width": 390, "height": 844},
    "phone-turned": {"width": 844, "height": 390},
    "tablet": {"width": 768, "height": 1024},
    "tablet-turned": {"width": 1024, "height": 768},
    "wall": {"width": 1920, "height": 1080},
}
WAKE_LOCK = """
window.locks = [];
Object.defineProperty(navigator, "wakeLock", {value: {request: async () => {
  const lock = {released: false, release: async () => { lock.released = true; }};
  window.locks.push(lock);
  return lock;
}}});
"""
"""Stands in for the screen of a phone, which the browser of a test has none of."""
HELD = "() => window.locks.filter((lock) => !lock.released).length"
SEEN_AGAIN = """() => {
  window.locks.forEach((lock) => { lock.released = true; });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


BELOW_THE_FOOT = """(seen) => {
  const foot = document.querySelector(".foot").getBoundingClientRect().top;
  const isHidden = (one) => one.getBoundingClientRect().bottom > foot;
  return [...document.querySelectorAll(seen)].filter(isHidden).length;
}"""
"""How many of them are hidden by the foot, or stand below the screen."""


def are_in_sight(phone: Sheet, seen: str, *sizes: str) -> None:
    """Waits until all of them are, on each of the screens."""
    for size in sizes:
        phone.page.set_viewport_size(SCREENS[size])
        phone.wait_until(lambda: phone.page.evaluate(BELOW_THE_FOOT, seen) == 0)


def test_eight_players_are_in_sight_also_beside_a_way_back_in(phone: Sheet, api: Phone) -> None:
    hands = ["Bo 9", "Cy 8", "Dee 8"]
    address, scorer = played(api, *hands, names=EIGHT, variant="gurka", stake=STAKE, title="Friday")
    at_board(phone, address, scorer)
    expect(phone.page.locator(".player-score")).to_have_count(8)
    are_in_sight(phone, ".player-score", *SCREENS)
    for _ in range(2):
        enter(scorer, address, "Bo A")
    expect(phone.button("Bo buys back in")).to_be_visible()
    expect(phone.page.locator(".player")).to_have_count(8)
    are_in_sight(phone, ".player", "tablet", "tablet-turned", "wall")


def test_a_table_of_four_is_in_sight_at_once_and_its_scores_with_text_of_twice_the_size(
    open_phone: Callable[..., Sheet], api: Phone
) -> None:
    address, scorer = played(api, "Bo 9", names="Ann Bo Cy Dee", stake=STAKE)
    phone = open_phone(viewport=SCREENS["phone"])
    at_board(phone, address, scorer)
    title = phone.page.locator("h1")
    assert title.evaluate("title => title.scrollHeight <= title.clientHeight")
    expect(phone.page.locator(".player-tap").last).to_be_in_viewport(ratio=1)
    phone.page.evaluate("document.documentElement.style.fontSize = '200%'")
    foot, score = (phone.page.locator(place).first.bounding_box() for place in (".foot", ".player-score"))
    assert foot is not None
    assert score is not None
    assert score["y"] + score["height"] <= foot["y"]


def test_a_screen_on_the_wall_shows_everybody_and_how_to_follow(
    open_phone: Callable[..., Sheet], api: Phone
) -> None:
    names = " ".join(f"Player{number}" for number in range(1, 17))
    address, scorer = api.new_game(names, variant="any-game", title="Friday")
    scorer.send("POST", f"{address}/hands", {"points": {f"p{seat}": seat for seat in range(1, 17)}})
    phone = open_phone(viewport=SCREENS["wall"], bypass_csp=True)
    phone.open(link_of(address))
    expect(phone.page.locator(".tv-rows .player-score b")).to_have_text([str(seat) for seat in range(1, 17)])
    expect(phone.page.get_by_role("img", name="The link as a code to scan")).to_be_visible()
    expect(phone.page.get_by_label("Last", exact=True)).to_contain_text("Round 1")
    expect(phone.page.get_by_role("navigation", name="This game")).to_have_count(0)
    width = phone.page.locator("main").evaluate("main => main.getBoundingClientRect().width")
    assert width > 0.9 * SCREENS["wall"]["width"]
    assert phone.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert barriers(phone) == []
    # Whoever keeps the score there has the ways to everything, as on any board.
    keeping = open_phone(viewport=SCREENS["wall"])
    keeping.open(link_of(address, scorer.token))
    expect(keeping.page.get_by_role("navigation", name="This game")).to_be_visible()
    scorer.send("POST", f"{address}/end", {"reason": "agreed"})
    expect(phone.page.get_by_role("heading", name="Player16 wins!")).to_be_visible()
    expect(phone.page.get_by_role("navigation", name="This game")).to_have_count(0)


def test_board_and_list_say_which_game_it_is_and_what_may_be_won_or_owed(phone: Sheet, api: Phone) -> None:
    address, scorer = played(api, title="Friday", variant="gurka", stake=STAKE)
    at_board(phone, address, scorer)
    expect(phone.page.locator("header").get_by_text("Gurka to 30 · hand 1", exact=True)).to_be_visible()
    expect(phone.page.locator(".facts .fact-pot")).to_have_text("Pot DKK 15")
    phone.open("#/")
    game = phone.page.locator(".game", has_text="Friday")
    expect(game).to_contain_text("Gurka")
    expect(game).to_contain_text("DKK 15")
    # What may be won is told once, at the pot.
    address, scorer = played(api, "Bo 9", stake=STAKE, title="Pot")
    at_board(phone, address, scorer)
    expect(phone.page.get_by_role("heading", name="Pot", exact=True)).to_be_visible()
    for name in ("Ann", "Bo", "Cy"):
        phone.open_reasons(phone.player(name))
    expect(phone.page.locator(".stands")).to_have_text(["so far −DKK 5.00"] * 3)
    phone.page.locator(".pot summary").click()
    expect(phone.text("Whoever wins gets DKK 15.00.")).to_have_count(1)
    # Without a pot each is told what they would owe.
    address, scorer = played(api, "Bo 9", variant="kurko", stake=STAKE, title="None")
    at_board(phone, address, scorer)
    expect(phone.page.get_by_role("heading", name="None", exact=True)).to_be_visible()
    phone.open_reasons(phone.player("Bo"))
    expect(phone.text("would owe DKK 45.00 now")).to_be_visible()


def test_what_was_entered_last_is_told_until_the_next_and_taken_back_from_the_board_of_any_phone(
    open_phone: Callable[..., Sheet], api: Phone
) -> None:
    address, scorer = played(api, "Bo 9")
    watching, scoring = open_phone(), open_phone()
    watching.open(link_of(address))
    at_board(scoring, address, scorer)
    last = "Hand 1 Bo +9"
    for one in (watching, scoring):
        expect(one.page.get_by_label("Last", exact=True)).to_contain_text(last)
    expect(watching.button("Take hand 1 back")).to_have_count(0)
    enter(scorer, address, "Cy 4")
    expect(watching.page.get_by_label("Last", exact=True)).to_contain_text("Hand 2 Cy +4")
    scoring.tap("Take hand 2 back")
    expect(scoring.page.locator(".notice")).to_have_count(0)
    expect(watching.page.get_by_label("Last", exact=True)).to_contain_text(last)
    watching.score("Cy", "0")
    # So it is with whatever else was entered.
    before = scorer.send("GET", address).document
    told = scoring.page.get_by_label("Last", exact=True)
    acts: list[tuple[str, dict[str, object], str]] = [
        ("dealer", {"player": "Cy"}, "Cy deals"),
        ("players", {"name": "Dee"}, "Dee joins"),
        ("withdrawals", {"player": "Cy"}, "Cy leaves"),
        ("adjustments", {"player": "Cy", "points": 5, "reason": "A card shown"}, "A card shown"),
    ]
    for place, body, says in acts:
        assert scorer.send("POST", f"{address}/{place}", body).status in {200, 201}
        expect(told).to_contain_text(says)
        scoring.tap("Take this back")
        expect(told).to_contain_text(last)
        after = scorer.send("GET", address).document
        assert (after["players"], after["next"]) == (before["players"], before["next"]), place


def test_buying_back_in_is_told_of_those_whom_it_concerns(phone: Sheet, api: Phone) -> None:
    address, scorer = played(api, "Bo A", names="Ann Bo Cy Dee Eve", variant="gurka", stake=STAKE)
    at_board(phone, address, scorer)
    phone.go_to("Table")
    told = phone.page.locator("section", has=phone.page.get_by_role("heading", name="Buying back in"))
    expect(told.locator("strong")).to_have_text(["Bo"])
    enter(scorer, address, "Bo A")
    enter(scorer, address, "Bo A")
    expect(told.locator("strong")).to_have_text(["Bo"])
    enter(scorer, address, "Cy 4")
    expect(told.locator("strong")).to_have_text(["Bo", "Cy"])


def test_a_changed_score_glows_but_not_most_of_a_table_nor_for_those_who_do_not_want_it(
    open_phone: Callable[..., Sheet], api: Phone
) -> None:
    """So it is on a phone that only watches."""
    address, scorer = played(api, "Bo 9")
    phone = open_phone(reduced_motion="no-preference")
    phone.open(link_of(address))
    phone.score("Bo", "9")
    expect(phone.page.locator(".glows")).to_have_count(0)
    enter(scorer, address, "Cy 4")
    expect(phone.player("Cy").locator(".glows")).to_have_css("animation-name", "glow")
    expect(phone.page.locator(".glows")).to_have_count(1)
    expect(phone.player("Cy").locator(".player-gained")).to_have_text("+4")
    phone.page.emulate_media(reduced_motion="reduce")
    enter(scorer, address, "Ann 3")
    expect(phone.player("Ann").locator(".glows")).to_have_css("animation-name", "none")
    phone.page.emulate_media(reduced_motion="no-preference")
    address, scorer = api.new_game("Ann Bo Cy", variant="any-game", title="Most")
    phone.open(link_of(address))
    expect(phone.page.get_by_role("heading", name="Most", exact=True)).to_be_visible()
    phone.score("Bo", "0")
    assert scorer.send("POST", f"{address}/hands", {"points": {"p1": 1, "p2": 2, "p3": 0}}).status == 201
    phone.score("Bo", "2")
    expect(phone.page.locator(".glows")).to_have_count(0)


def test_rows_go_by_score_at_a_tap_and_stay_so(open_phone: Callable[..., Sheet], api: Phone) -> None:
    """A finger that presses while they change places is on no row: it meant the one that was there."""
    phone = open_phone(has_touch=True)
    address, scorer = played(api, "Ann 9", "Bo 4")
    at_board(phone, address, scorer)
    names = phone.page.locator(".player strong")
    expect(names).to_have_text(["Ann", "Bo", "Cy"])
    expect(phone.player("Cy").get_by_text("ahead")).to_have_count(1)
    expect(phone.text("ahead")).to_have_count(1)
    phone.tap("Best score first")
    expect(names).to_have_text(["Cy", "Bo", "Ann"])
    tap = phone.player("Cy").locator(".player-tap")
    tap.dispatch_event("pointerdown")
    enter(scorer, address, "Cy 8")
    expect(names).to_have_text(["Bo", "Cy", "Ann"])
    phone.player("Bo").locator(".player-tap").dispatch_event("click", {"detail": 1})
    phone.page.evaluate(DRAWN)
    assert "/enter" not in phone.page.url
    phone.page.reload()
    expect(names).to_have_text(["Bo", "Cy", "Ann"])
    tap.dispatch_event("pointerdown")
    tap.dispatch_event("click", {"detail": 1})
    expect(phone.page).to_have_url(re.compile("/enter"))


def test_who_fell_is_offered_to_buy_back_in_and_everyone_is_told(
    open_phone: Callable[..., Sheet], api: Phone
) -> None:
    stake = {"amount": 500, "currency": "SEK"}
    names = "Ann Bo Cy Dee"
    address, scorer = played(
        api, "Ann A", "Ann A", "Ann K", "Bo 5", names=names, variant="gurka", stake=stake
    )
    watching, scoring = open_phone(), open_phone()
    watching.open(link_of(address))
    at_board(scoring, address, scorer)
    offer = scoring.page.get_by_label("Scores", exact=True).get_by_role("button", name="buys back in")
    expect(offer).to_have_count(1)
    expect(offer).to_have_text("Ann buys back in SEK 5")
    expect(watching.text("buys back in")).to_have_count(0)
    offer.click()
    expect(scoring.text("Ann buys back in: SEK 5.00 into the pot.")).to_be_visible()
    expect(watching.page.get_by_label("Last", exact=True)).to_contain_text("Ann")
    expect(watching.player("Ann").get_by_text("bought back in")).to_be_visible()
    expect(offer).to_have_count(0)


def test_the_screen_stays_on_as_long_as_a_board_is_shown(phone: Sheet, api: Phone) -> None:
    address, scorer = played(api, "Bo 9")
    phone.open("#/settings")
    phone.page.evaluate(WAKE_LOCK)
    at_board(phone, address, scorer)
    phone.page.wait_for_function(f"() => ({HELD})() === 1")
    phone.page.evaluate(SEEN_AGAIN)
    phone.page.wait_for_function(f"() => ({HELD})() === 1")
    phone.go_to("Sheet")
    phone.page.wait_for_function(f"() => ({HELD})() === 0")


def test_every_column_of_the_sheet_is_in_sight_and_so_is_what_is_opened(phone: Sheet, api: Phone) -> None:
    for names in ("Anna-Katharina-von-Hohenstein Bo Cy", "Alice Bob Charlie Desmond"):
        address, scorer = api.new_game(names, variant="agurk")
        scorer.send("POST", f"{address}/hands", {"outcome": {"taker": "p2", "card": "9"}})
        phone.open(f"{link_of(address)}/history")
        expect(phone.page.locator(".sheet-name")).to_have_text(names.split())
        for name in phone.page.locator(".sheet-name").all():
            expect(name).to_be_in_viewport(ratio=1)
    address, scorer = api.new_game("Ann Bo Cy", variant="matapesa", title="Nine hands")
    for _ in range(9):
        scorer.send("POST", f"{address}/hands", {"outcome": {"taker": "p2", "card": "9"}})
    phone.open(link_of(address, scorer.token))
    expect(phone.page.get_by_role("heading", name="Nine hands", exact=True)).to_be_visible()
    phone.go_to("Sheet")
    for hand in ("Hand 9", "Hand 8"):
        phone.tap(hand, exact=True)
        expect(phone.text("Correct this")).to_be_in_viewport(ratio=1)
        expect(phone.button(hand, exact=True)).to_be_in_viewport(ratio=1)


def test_who_comes_back_is_told_as_the_same_person(phone: Sheet, api: Phone) -> None:
    address, scorer = played(api, "Bo 9")
    assert scorer.send("POST", f"{address}/withdrawals", {"player": "Bo"}).status == 201
    assert scorer.send("POST", f"{address}/players", {"name": "Bo"}).status == 201
    at_board(phone, address, scorer)
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Ann, Cy, and Bo")
    rows = phone.page.locator(".player")
    expect(rows.nth(1)).to_contain_text("left, came back to seat 4")
    expect(rows.nth(3)).to_contain_text("back, was in seat 2")
    phone.open_reasons(rows.nth(3))
    expect(rows.nth(3)).to_contain_text("Bo left and came back: to a new seat")
    phone.open(f"{link_of(address)}/history")
    names = phone.page.locator(".sheet-name")
    expect(names).to_have_text(["Ann", "Bo (seat 2)", "Cy", "Bo (seat 4)"])
