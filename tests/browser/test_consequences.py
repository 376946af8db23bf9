"""What a correction comes to is told before it is made: what matters first, with the button in sight."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.sheet import Sheet, link_of
from tests.browser.test_corrections import at_board, enter, played, put_right, remove
from tests.serving import Phone

SMALL = {"width": 360, "height": 600}


def outcomes(phone: Sheet) -> Locator:
    return phone.page.locator(".outcomes li")


def scores(phone: Sheet) -> Locator:
    return phone.page.get_by_role("list", name="Scores at the end").get_by_role("listitem")


def say(phone: Sheet, taker: str) -> None:
    """Who took the hand that is put right, with the card that is there already."""
    phone.answer(taker)


def test_who_returns_comes_first_then_the_scores_and_hand_by_hand_behind_a_tap(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = played(api, "Ann A", "Ann A", "Ann K", "Bo 5", names="Ann Bo Cy Dee", variant="gurka")
    at_board(phone, address, scorer)
    put_right(phone, address, 3)
    say(phone, "Bo")
    expect(outcomes(phone)).to_have_text(["Ann is back in."])
    expect(scores(phone)).to_have_text(["Ann 41 → 28", "Bo 5 → 18"], use_inner_text=True)
    expect(phone.text("after hand 3")).to_have_count(2)
    expect(phone.text("after hand 3").first).not_to_be_visible()
    phone.text("Hand by hand").click()
    expect(phone.text("after hand 3").first).to_be_visible()
    places = [(one.bounding_box() or {"y": -1})["y"] for one in (outcomes(phone).first, scores(phone).first)]
    assert places == sorted(places)


def test_lives_are_told_in_words(phone: Sheet, api: Phone) -> None:
    for variant, hands, taker, told in (
        ("agurk", ("Bo A", "Bo K"), "Cy", "Bo keeps a life."),
        ("agurk", ("Bo A", "Cy K"), "Bo", "Bo loses a life."),
        ("gurka", ("Ann A", "Ann A", "Bo K"), "Ann", "Ann is out."),
    ):
        address, scorer = played(api, *hands, names="Ann Bo Cy Dee", variant=variant, title=told)
        at_board(phone, address, scorer)
        expect(phone.page.get_by_role("heading", name=told)).to_be_visible()
        put_right(phone, address, len(hands))
        say(phone, taker)
        expect(outcomes(phone)).to_have_text([told])
    # What changes nothing at last says so.
    address, scorer = played(api, "Bo A", "Bo K", names="Ann Bo Cy", variant="agurk", title="Nothing")
    at_board(phone, address, scorer)
    expect(phone.page.get_by_role("heading", name="Nothing", exact=True)).to_be_visible()
    put_right(phone, address, 1)
    say(phone, "Bo")
    expect(phone.text("No score changes.")).to_be_visible()


def test_another_winner_is_told_with_what_they_get(open_phone: Callable[..., Sheet], api: Phone) -> None:
    stake = {"amount": 1000, "currency": "DKK"}
    address, scorer = played(api, "Bo A", "Bo A", names="Ann Bo", variant="gurka-norway", stake=stake)
    phone = open_phone(locale="da-DK", language="en")
    at_board(phone, address, scorer)
    pays = phone.page.get_by_role("region", name="Who pays").get_by_role("listitem")
    expect(pays).to_have_text(re.compile(r"^Ann gets.*20\s*kr\.$"))
    put_right(phone, address, 2)
    say(phone, "Ann")
    expect(outcomes(phone)).to_have_text(
        ["Bo is back in.", "Ann does not win any more.", "The game goes on."]
    )
    remove(phone, address, 1)
    expect(outcomes(phone).first).to_have_text("Bo is back in.")


def test_the_button_of_a_correction_stays_in_sight(open_phone: Callable[..., Sheet], api: Phone) -> None:
    names = "Ann Bo Cy Dee Eli Fay"
    address, scorer = played(api, "Ann A", *["Bo 5", "Cy 4"] * 4, names=names, variant="gurka")
    phone = open_phone(viewport=SMALL)
    at_board(phone, address, scorer)
    put_right(phone, address, 1)
    say(phone, "Bo")
    expect(phone.button("Change hand 1")).to_be_in_viewport(ratio=1)
    remove(phone, address, 2)
    phone.text("Hand by hand").click()
    expect(phone.button("Remove this hand")).to_be_in_viewport(ratio=1)


def test_the_sheet_says_who_entered_a_hand_and_who_put_it_right(phone: Sheet, api: Phone) -> None:
    address, scorer = played(api, "Ann A", names="Ann Bo Cy")
    made = scorer.send("POST", f"{address}/tokens", {"scope": "score", "label": "Bo’s phone"}).document
    bo = Phone(api.port, made["token"])
    enter(bo, address, "Cy 4")
    bo.send("PUT", f"{address}/hands/1", {"outcome": {"taker": "Bo", "card": "9"}})
    phone.open(f"{link_of(address)}/history")
    phone.tap("Hand 1", exact=True)
    expect(phone.text("entered by the first phone · corrected by Bo’s phone")).to_be_visible()
    phone.tap("Hand 2", exact=True)
    expect(phone.text("entered by Bo’s phone")).to_be_visible()
    expect(phone.text("corrected")).to_have_count(0)
