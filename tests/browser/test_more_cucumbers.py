"""Bets and declarations under a thumb: Minibluff and Krypkille on phones."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.everyone import Walk
from tests.browser.grid import cell
from tests.browser.sheet import Sheet, link_of
from tests.serving import Phone


def group(phone: Sheet, name: str) -> Locator:
    return phone.page.get_by_role("group", name=name)


def board(phone: Sheet, api: Phone, variant: str, names: str) -> str:
    address, scorer = api.new_game(names, variant=variant)
    phone.open(link_of(address, scorer.token))
    expect(phone.button("Enter hand 1")).to_be_visible()
    return address


def test_a_hand_of_minibluff_with_doubles(walk: Callable[..., Walk], api: Phone) -> None:
    walked = walk("tablet", "dark")
    phone = walked.phone
    address = board(phone, api, "minibluff", "Ann Bo Cy Dee")
    expect(phone.page.locator(".player").first).to_contain_text("credits")
    phone.tap("Enter hand 1")
    group(phone, "Who doubled?").get_by_role("button", name="Bo").click()
    phone.tap("after trick, Bo: one more")
    group(phone, "Who refused?, Bo").get_by_role("button", name="Dee").click()
    group(phone, "Who doubled?").get_by_role("button", name="Ann").click()
    group(phone, "Who refused?, Ann").get_by_role("button", name="Cy").click()
    phone.put_cards("Ann 9")
    expect(phone.page.locator(".grid-cell")).to_have_count(2)
    walked.look("minibluff-doubles", "phone")
    assert walked.wrong == {}
    phone.key("5").click()
    # In credits, as the board has them: whoever reads it has no use for what is lost in all.
    expect(phone.page.locator(".kit-grid tbody tr").first).to_contain_text(re.compile("10.*6"))
    phone.tap("Record hand 1")
    expect(phone.button("Enter hand 2")).to_be_visible()
    expect(phone.page.get_by_label("Not sent yet")).to_have_count(0)
    hand = api.send("GET", f"{address}/hands/1").document
    assert (hand["bet"], hand["winner"], hand["refused"]) == (4, "p2", ["p4", "p3"])
    phone.tap("Enter hand 2")
    group(phone, "Who doubled?").get_by_role("button", name="Cy").click()
    for name in ("Ann", "Bo", "Dee"):
        group(phone, "Who refused?, Cy").get_by_role("button", name=name).click()
    # All others have refused, so that there is no last trick.
    phone.tap("Record hand 2")
    expect(phone.button("Enter hand 3")).to_be_visible()
    expect(phone.page.get_by_label("Not sent yet")).to_have_count(0)
    phone.go_to("Sheet")
    expect(phone.page.locator(".sheet tbody tr").first).to_contain_text("6")
    phone.tap("Hand 2")
    expect(phone.text("Cy doubled after trick 1; Ann, Bo, and Dee refused.")).to_be_visible()
    phone.tap("Correct this")
    group(phone, "Who refused?, Cy").get_by_role("button", name="Ann").click()
    phone.put_cards("Cy 5 Ann 9")
    expect(phone.page.locator(".changes li", has_text="Ann")).to_contain_text("5 → 4")
    # The first screen has the numbers of the board, too.
    credits_left = [str(player["credits"]) for player in api.send("GET", address).document["players"]]
    phone.open("#/")
    expect(phone.page.locator(".running-scores b")).to_have_text(credits_left)


def test_a_hand_of_krypkille_with_a_declaration_that_the_referee_is_asked_about(
    walk: Callable[..., Walk], api: Phone
) -> None:
    walked = walk("phone", "light")
    phone = walked.phone
    address = board(phone, api, "krypkille", "Ann Bo Cy")
    phone.tap("Enter hand 1")
    phone.answer("Bo")
    cell(phone, "Won the trick before", "Ann").click()
    walked.look("krypkille-keys", "tablet")
    assert walked.wrong == {}
    for card in ("harlekin", "blaren", "12"):
        phone.page.locator(".card-keys").get_by_role("button", name=card, exact=True).click()
    phone.tap("Record hand 1")
    expect(phone.button("Enter hand 2")).to_be_visible()
    expect(phone.page.get_by_label("Not sent yet")).to_have_count(0)
    hand = api.send("GET", f"{address}/hands/1").document
    assert (hand["declared"], hand["scores"]) == ("p2", {"p1": 18, "p2": 0, "p3": 12})
    phone.tap("Enter hand 2")
    group(phone, "Who declared the lowest card?").get_by_role("button", name="Nobody").click()
    phone.tap("Record hand 2")
    expect(phone.button("Enter hand 3")).to_be_visible()
    expect(phone.page.get_by_label("Not sent yet")).to_have_count(0)
    expect(phone.page.locator(".last-act")).to_contain_text("Hand 2 No score changes.")
    phone.go_to("Sheet")
    phone.tap("Hand 1")
    expect(phone.text("Bo declared the lowest card.")).to_be_visible()
    phone.go_to("Referee")
    phone.tap("Declaring")
    group(phone, "Who won the last trick played?").get_by_role("button", name="Ann").click()
    group(phone, "Who wants to declare?").get_by_role("button", name="Bo").click()
    phone.tap("Ask the referee")
    expect(phone.text("It is Ann's word").first).to_be_visible()
    walked.look("krypkille-asked")
    assert walked.wrong == {}


def test_cards_changed_are_told_in_turn(phone: Sheet, api: Phone) -> None:
    address = board(phone, api, "vidivallagurka", "Ann Bo Cy")
    phone.tap("Enter hand 1")
    phone.put_cards("Ann 7S Bo K Cy 4")
    phone.text("Did anybody change cards?").click()
    who = group(phone, "Who changed cards?")
    who.get_by_role("button", name="Bo").click()
    # Where everybody counts from the first on, it says what is missing, in sight.
    expect(phone.page.get_by_role("alert").filter(has_text="Ann goes first")).to_be_in_viewport()
    who.get_by_role("button", name="Ann").click()
    phone.tap("Record hand 1")
    expect(phone.button("Enter hand 2")).to_be_visible()
    expect(phone.page.get_by_label("Not sent yet")).to_have_count(0)
    hand = api.send("GET", f"{address}/hands/1").document
    assert [one["player"] for one in hand["exchange"]] == ["p1", "p2"]
    assert hand["scores"]["p1"] == 15


def test_equal_last_cards_begin_a_new_round_of_rokkar(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo Cy", variant="rokkar", stake={"amount": 100, "currency": "NOK"})
    for hand in ("p1 A, p2 3, p3 2", "p1 K, p2 3, p3 2"):
        plays = [dict(zip(("player", "card"), one.split(), strict=True)) for one in hand.split(", ")]
        scorer.send("POST", f"{address}/hands", {"last_trick": plays})
    phone.open(link_of(address, scorer.token))
    phone.enter(3, "Ann Q Bo 3 Cy 2")
    expect(phone.page.locator(".facts")).to_contain_text("NOK")
    phone.tap("Enter hand 4")
    phone.put_cards("Bo 8 Cy 8")
    phone.send(4)
    expect(phone.page.locator(".last-act")).to_contain_text("Ann is in again, with 0.")
    for name in ("Ann", "Bo", "Cy"):
        phone.score(name, "0")
    # It was a nine after all: no new round, and the fall stands.
    phone.go_to("Sheet")
    phone.tap("Hand 4", exact=True)
    phone.tap("Correct this")
    cell(phone, "Card", "Cy").click()
    phone.key("9").click()
    expect(phone.page.get_by_text("Ann is out.", exact=True)).to_be_visible()
    phone.tap("Change hand 4")
    expect(phone.text("Hand 4 is corrected.")).to_be_visible()
    game = scorer.send("GET", address).document
    assert [one["score"] for one in game["players"]] == [39, 0, 9]
    assert game["pot"]["amount"] == 1000


def test_sheet_chart_print_and_referee_tell_the_credits_that_are_left(phone: Sheet, api: Phone) -> None:
    """As the board does; also of a hand that was put right."""
    address, scorer = api.new_game("Ann Bo Cy", variant="minibluff")
    body = {
        "last_trick": [
            {"player": name, "card": card} for name, card in (("Ann", "4"), ("Bo", "9"), ("Cy", "K"))
        ]
    }
    assert scorer.send("POST", f"{address}/hands", body).status == 201
    body["last_trick"][2]["card"] = "2"
    assert scorer.send("PUT", f"{address}/hands/1", body).status == 200
    phone.open(link_of(address, scorer.token))
    row = phone.page.locator(".player").first
    expect(row).to_contain_text("9credits")
    expect(row.locator(".player-gained")).to_have_text("−1")
    phone.open_reasons(row)
    expect(row.locator(".reason-points")).to_have_text("−19")
    phone.page.locator(".menu > summary").click()
    phone.page.get_by_role("link", name="Scores as a chart").click()
    expect(phone.page.locator(".u-series .u-value")).to_have_text(["Hand 1", "9", "9", "10"])
    printed = scorer.send("GET", f"{address}/score-sheet?format=csv").body
    assert ",-1,9,-1,9,0,10," in str(printed)
    # The referee knows them, too.
    phone.page.get_by_role("link", name="Back").click()
    phone.go_to("Referee")
    phone.tap("Doubling")
    group(phone, "Who wants to double?").get_by_role("button", name="Bo").click()
    phone.tap("Ask the referee")
    expect(phone.text("Bo may double: everybody in the hand has credit for 2 credits.").first).to_be_visible()
