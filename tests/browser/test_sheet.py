"""Putting right, judging, sharing, and what happens between hands."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.grid import cell
from tests.browser.sheet import SAID_MORE, Sheet, link_of
from tests.serving import Phone
from tests.timing import assert_within


def played(api: Phone, *cards: str, names: str = "Ann Bo Cy", **more: object) -> tuple[str, Phone]:
    """A game with hands already in it: each `Bo 9` is who took the last trick with what."""
    address, scorer = api.new_game(names, **{"variant": "agurk", **more})
    for hand in cards:
        taker, card = hand.split()
        answer = scorer.send("POST", f"{address}/hands", {"outcome": {"taker": taker, "card": card}})
        assert answer.status == 201, answer.body
    return address, scorer


def test_an_amendment_tells_all_that_changes_and_what_would_no_longer_fit(phone: Sheet, api: Phone) -> None:
    address, scorer = played(api, "Cy 9", "Cy 5")
    phone.open(link_of(address, scorer.token))
    phone.go_to("Sheet")
    phone.tap("Hand 1", exact=True)
    phone.tap("Correct this")
    cell(phone, "With", "Cy").click()
    phone.key("10").click()
    expect(phone.page.get_by_role("list", name="Scores at the end")).to_have_text("Cy14 → 15")
    changes = phone.page.locator(".by-hand li")
    phone.text("Hand by hand").click()
    expect(changes).to_have_text(["Cy after hand 1 9 → 10", "Cy after hand 2 14 → 15"], use_inner_text=True)
    assert api.send("GET", address).document["players"][2]["score"] == 14
    phone.tap("Change hand 1")
    expect(phone.page.locator(".sheet tbody tr").nth(1).locator("td").nth(2)).to_have_text("15")
    address, scorer = played(api, "Bo A", "Bo 5", "Bo A", "Bo A", "Bo 5", title="Ended")
    phone.open(link_of(address, scorer.token))
    expect(phone.page.get_by_role("heading", name="Ended", exact=True)).to_be_visible()
    phone.go_to("Sheet")
    phone.tap("Hand 2", exact=True)
    phone.tap("Correct this")
    cell(phone, "With", "Bo").click()
    phone.key("A").click()
    expect(phone.page.locator(".correction").get_by_role("alert")).to_contain_text(
        "Hand 5 would no longer fit"
    )
    expect(phone.button("Change hand 2")).to_have_count(0)


def test_two_phones_that_enter_the_same_hand_end_with_one_whether_they_hear_in_time_or_not(
    open_phone: Callable[..., Sheet], api: Phone
) -> None:
    address, scorer = played(api, house_rules=SAID_MORE)
    first, second = open_phone(), open_phone()
    for phone in (first, second):
        phone.open(link_of(address, scorer.token))
    enter_both(first, second, 1)
    first.tap("Record hand 1")
    first.score("Bo", "9")
    expect(second.text("Somebody else was first to enter it.")).to_be_visible()
    expect(second.button("Record hand")).to_have_count(0)
    second.page.get_by_role("button", name="Put mine instead").click()
    second.tap("Change hand 1")
    first.score("Bo", "8")
    assert len(api.send("GET", f"{address}/hands").document["items"]) == 1
    # The other does not hear of the next one, and is told when it sends.
    second.go_to("Board")
    enter_both(first, second, 2)
    second_is_deaf = True
    for deaf in ("**/stream", f"**{address}"):
        second.page.route(deaf, lambda route: route.abort() if second_is_deaf else route.continue_())
    second.page.reload()
    second.button("Record hand 2").wait_for()
    first.tap("Record hand 2")
    first.score("Bo", "17")
    second.tap("Record hand 2")
    expect(second.text("Somebody else was first to enter it.")).to_be_visible()
    expect(second.text("Bo took the last trick with a 9: 9 points.").first).to_be_visible()
    expect(second.page.locator(".notice")).to_have_count(0)
    second.tap("Discard")
    second_is_deaf = False
    second.score("Bo", "17")
    assert len(api.send("GET", f"{address}/hands").document["items"]) == 2


def enter_both(first: Sheet, second: Sheet, number: int) -> None:
    """Both have the same hand ready to be recorded, each with another card for Bo."""
    for phone, card in ((first, 9), (second, 8)):
        phone.tap(f"Enter hand {number}")
        phone.put_cards(f"Ann 5 Bo {card} Cy 4")
        expect(phone.button(f"Record hand {number}")).to_be_visible()


def test_a_change_reaches_another_phone_within_a_second(open_phone: Callable[..., Sheet], api: Phone) -> None:
    address, scorer = played(api)
    watching, asked, points = open_phone(), list[str](), count(1)
    with watching.page.expect_response("**/stream"):
        watching.open(link_of(address))
    watching.score("Bo", "0")
    watching.page.on("request", lambda sent: asked.append(sent.url))

    def told_s() -> float:
        score = next(points)
        act = {"player": "Bo", "points": 1, "reason": "Dealt twice"}
        assert scorer.send("POST", f"{address}/adjustments", act).status == 201
        began = time.monotonic()
        watching.score("Bo", str(score))
        return time.monotonic() - began

    for _ in range(2):
        assert_within(1, told_s)
    assert not [url for url in asked if url.endswith(address)], "it came by asking again, not by the stream"
    expect(watching.button("Enter hand")).to_have_count(0)


def test_a_withdrawn_link_is_told_kindly_and_nothing_is_lost(
    open_phone: Callable[..., Sheet], api: Phone
) -> None:
    address, scorer = played(api, house_rules=SAID_MORE)
    owner, guest = open_phone(), open_phone()
    owner.open(link_of(address, scorer.token))
    owner.go_to("Share")
    owner.page.get_by_label("Who is it for?").fill("Bo")
    owner.tap("Make a link")
    expect(owner.page.get_by_label("The link", exact=True)).to_have_count(2)
    link = owner.page.get_by_label("The link", exact=True).last.input_value()
    assert "?" not in link
    guest.page.goto(link)
    guest.tap("Enter hand 1")
    guest.put_cards("Ann 5 Bo 9 Cy 4")
    expect(guest.button("Record hand 1")).to_be_visible()
    assert "score_" not in guest.page.url
    owner.tap("Withdraw the link of Bo")
    expect(owner.text("withdrawn")).not_to_have_count(0)
    guest.tap("Record hand 1")
    expect(guest.text("Your link has been withdrawn.").first).to_be_visible()
    expect(guest.page.get_by_label("Not sent yet").get_by_text("Hand 1")).to_be_visible()
    guest.open(link_of(address, scorer.token))
    guest.tap("Try again")
    guest.score("Bo", "9")


def test_people_come_go_and_are_judged_between_hands(phone: Sheet, api: Phone) -> None:
    address, scorer = played(api, "Cy 9")
    phone.open(link_of(address, scorer.token))
    phone.go_to("Table")
    phone.text("Somebody joins").click()
    phone.page.get_by_label("Name").fill("Dee")
    phone.tap("Join the table")
    phone.score("Dee", "9")
    phone.go_to("Table")
    phone.text("Adjust a score").click()
    phone.page.get_by_role("group", name="About whom?").get_by_role("button", name="Ann").click()
    phone.page.get_by_label("Points").fill("3")
    phone.page.get_by_label("Why").fill("Dealt twice")
    phone.tap("Put it on the sheet")
    phone.score("Ann", "3")
    phone.go_to("Table")
    phone.text("Somebody leaves").click()
    phone.page.get_by_role("group", name="Somebody leaves").get_by_role("button", name="Bo").click()
    phone.tap("Leaves the table")
    expect(phone.player("Bo").get_by_text("has left")).to_be_visible()
    phone.go_to("Table")
    phone.text("End the game").first.click()
    phone.tap("We agree to stop")
    phone.page.locator(".correction").get_by_role("button", name="End the game").click()
    expect(phone.text("Ann wins!")).to_be_visible()


def test_a_game_that_is_private_or_gone_says_so(phone: Sheet, api: Phone) -> None:
    address, scorer = played(api, visibility="private")
    phone.open(link_of(address))
    expect(phone.text("This game is private.")).to_be_visible()
    phone.open(link_of(address, scorer.token))
    phone.score("Ann", "0")
    phone.open("#/game/nothing")
    expect(phone.text("This game is not there.")).to_be_visible()
    phone.open("#/")
    phone.page.get_by_label("Somebody sent you a link?").fill("nonsense")
    phone.tap("Open")
    expect(phone.text("That is no link to a game or a club.")).to_be_visible()


def test_the_sheet_is_printed_and_saved_also_of_a_private_game(
    open_phone: Callable[..., Sheet], api: Phone, tmp_path: Path
) -> None:
    phone = open_phone()
    for visibility in ("link", "private"):
        address, scorer = played(api, "Cy 9", "Bo 5", visibility=visibility, title=visibility)
        phone.open(link_of(address, scorer.token))
        expect(phone.page.get_by_role("heading", name=visibility, exact=True)).to_be_visible()
        phone.go_to("Share")
        with phone.page.expect_popup() as opened:
            phone.tap("To print")
        page = opened.value
        expect(page.get_by_role("heading", name=visibility)).to_be_visible()
        background = "getComputedStyle(document.querySelector('.sheet')).backgroundColor"
        assert page.evaluate(background) == "rgb(255, 255, 255)"  # its style was let in
        page.close()
        with phone.page.expect_download() as started:
            phone.tap("For a spreadsheet")
        started.value.save_as(tmp_path / "sheet.csv")
        assert started.value.suggested_filename == f"{visibility}.csv"
        assert "Cy took the last trick with a 9" in (tmp_path / "sheet.csv").read_text(encoding="utf-8-sig")
