"""The end of a game is worth sending: places, how it went, its picture, and on to the next one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import expect

from tests.browser.sheet import Sheet, link_of
from tests.serving import Phone

STAKE = {"amount": 2000, "currency": "DKK"}
PNG = b"\x89PNG\r\n\x1a\n"
SHARES = """
window.shared = [];
const given = ({files}) => files.map(({name, type, size}) => ({name, type, isEmpty: !size}));
Object.defineProperty(navigator, "canShare", {value: ({files}) => files.length === 1, configurable: true});
Object.defineProperty(navigator, "share", {value: async (data) => {
  window.shared.push(...given(data));
  if (window.refusal) throw new DOMException("", window.refusal);
}, configurable: true});
"""
"""Stands in for what a phone sends with, which the browser of a test has none of."""
SHARES_NOTHING = "delete navigator.share && delete navigator.canShare"


def ended(api: Phone, *takers: str, **more: Any) -> tuple[str, Phone]:
    """A game of Agurk that Ann has won: the others cross the limit, twice each."""
    address, scorer = api.new_game("Ann Bo Cy", variant="agurk", title="Friday", **more)
    for taker in takers or ("Bo", "Bo", "Cy", "Cy", "Bo", "Cy", "Cy"):
        scorer.send("POST", f"{address}/hands", {"outcome": {"taker": taker, "card": "K"}})
    scorer.send("POST", f"{address}/end", {"reason": "agreed"})
    return address, scorer


def test_the_places_stand_side_by_side_and_say_how_it_went(phone: Sheet, api: Phone) -> None:
    address, scorer = ended(api, stake=STAKE)
    phone.open(link_of(address, scorer.token))
    expect(phone.page.get_by_role("heading", name="Ann wins!")).to_be_visible()
    ranking = scorer.send("GET", address).document["result"]["ranking"]
    names = {"p1": "Ann", "p2": "Bo", "p3": "Cy"}
    expect(phone.page.locator(".podium strong")).to_have_text([names[place["side"]] for place in ranking])
    facts = phone.page.get_by_label("How it went")
    for fact in ("Bo fell with", "Cy fell with", "Longest ahead"):
        expect(facts).to_contain_text(fact)
    expect(phone.page.get_by_label("Who pays")).to_contain_text("Ann gets from the pot")
    # One thing is to be done above all; whatever is wrong can be put right from here.
    expect(phone.page.locator("main button.big")).to_have_text(["Send picture"])
    phone.player("Bo").locator("summary").click()
    expect(phone.player("Bo").locator(".reasons li").first).to_be_visible()
    # BG Stats is handed the play by a link.
    link = urlsplit(phone.button("BG Stats").get_attribute("href") or "")
    play = json.loads(parse_qs(link.query)["data"][0])
    assert (link.netloc, play["game"]["name"]) == ("app.bgstatsapp.com", "Agurk")
    assert [(player["name"], player["winner"]) for player in play["players"]] == [
        ("Ann", True),
        ("Bo", False),
        ("Cy", False),
    ]
    assert address.rsplit("/", 1)[-1] not in json.dumps(play)
    # The end itself is taken back, and the table goes on.
    phone.page.locator(".last-act").get_by_role("button", name="Undo").click()
    expect(phone.button("Enter hand 8")).to_be_visible()
    assert scorer.send("GET", address).document["status"] == "playing"


def test_the_picture_is_sent_without_a_connection_or_saved_and_what_cannot_be_drawn_is_said(
    phone: Sheet, api: Phone
) -> None:
    phone.page.add_init_script(SHARES)
    address, _ = ended(api)
    phone.open(link_of(address))
    expect(phone.button("Send picture")).to_be_visible()
    phone.page.context.set_offline(True)
    phone.tap("Send picture")
    expect(phone.button("Send picture")).to_be_enabled()
    assert phone.page.evaluate("window.shared") == [
        {"name": "Ann wins!.png", "type": "image/png", "isEmpty": False}
    ]
    phone.page.evaluate("window.refusal = 'AbortError'")
    phone.tap("Send picture")
    expect(phone.text("Not sent. The picture stays here, to be sent later.")).to_be_visible()
    phone.page.context.set_offline(False)
    # It is saved where it may not be sent, or nothing can be.
    for may_not in ("window.shared = [], window.refusal = 'NotAllowedError'", SHARES_NOTHING):
        phone.page.evaluate(may_not)
        with phone.page.expect_download() as saving:
            phone.tap("Send picture")
        assert saving.value.suggested_filename == "Ann wins!.png"
        assert Path(saving.value.path()).read_bytes().startswith(PNG)
        expect(phone.text("Saved on this phone as Ann wins!.png.")).to_be_visible()
        expect(phone.button("Send picture")).to_be_enabled()
    assert phone.page.evaluate("window.shared.length") == 1
    # It is drawn when the end is shown.
    phone.go_to("Sheet")
    phone.page.evaluate("() => { HTMLCanvasElement.prototype.toBlob = (take) => take(null); }")
    phone.go_to("Board")
    phone.tap("Send picture")
    expect(phone.text("This browser cannot draw the picture.")).to_be_visible()
    expect(phone.button("Send picture")).to_be_enabled()


def test_whoever_plays_alone_has_a_result_and_no_podium(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann", variant="klondike")
    scorer.send("POST", f"{address}/hands", {"cards": 17})
    scorer.send("POST", f"{address}/end", {"reason": "agreed"})
    phone.open(link_of(address, scorer.token))
    expect(phone.page.get_by_role("heading", name="The game is over")).to_be_visible()
    expect(phone.page.locator(".podium li")).to_have_count(0)
    expect(phone.page.locator(".end-alone")).to_contain_text("best")
    expect(phone.page.get_by_label("How it went")).to_have_text("Played 1 deal")
    expect(phone.button("Send picture")).to_be_visible()
