"""Faces: chosen by a tap where a game is set up and at its table, remembered, and seen by all phones."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.everyone import Walk, misfits
from tests.browser.sheet import Sheet, link_of
from tests.browser.test_offline import go_offline, go_online
from tests.serving import Phone

FRAMES = """(all) => all.map((one) => getComputedStyle(one))
  .map(({color, outlineStyle}) => [color, outlineStyle])"""


def face_of(phone: Sheet, name: str) -> Locator:
    return phone.player(name).locator(".face")


def choose(phone: Sheet, colour: str, mark: str) -> None:
    choice = phone.page.get_by_role("dialog")
    choice.get_by_role("button", name=colour).click()
    choice.get_by_role("button", name=mark).click()
    choice.get_by_role("button", name="Done").click()
    expect(choice).to_have_count(0)


def test_a_face_is_chosen_at_the_seat_by_everyone_and_remembered_with_the_name(
    walk: Callable[..., Walk],
) -> None:
    walked = walk("phone", "dark")
    phone = walked.phone
    phone.begin("Agurk", "Ann Bo Cy Dee Eva Finn Gro")
    phone.tap("The face of Bo")
    expect(phone.page.get_by_role("dialog")).to_be_visible()
    walked.look("faces")
    assert walked.wrong == {}
    assert misfits(phone, 200) == []
    assert misfits(phone) == []
    phone.page.emulate_media(forced_colors="active")
    frames = phone.page.locator(".face-colours button").evaluate_all(FRAMES)
    phone.page.emulate_media(forced_colors="none")
    assert sorted(frame for _, frame in frames) == ["none"] * 7 + ["solid"]
    assert len({ink for ink, _ in frames}) == 1, "a frame of its own is all that a chosen face needs"
    choose(phone, "Plum", "🥒")
    phone.start()
    expect(face_of(phone, "Bo")).to_have_text("🥒")
    expect(face_of(phone, "Bo")).to_have_attribute("data-colour", "plum")
    expect(face_of(phone, "Ann")).to_have_text("A")
    phone.begin("Agurk", "Cy BO")
    expect(phone.button("The face of BO")).to_have_text("🥒")


def test_a_face_is_changed_at_the_table_and_all_phones_see_it(
    open_phone: Callable[..., Sheet], api: Phone
) -> None:
    address, scorer = api.new_game("Ann Bo")
    other, phone = open_phone(), open_phone()
    other.open(link_of(address))
    phone.open(link_of(address, scorer.token))
    expect(phone.player("Ann")).to_be_visible()
    phone.button("About Ann").click()
    phone.page.get_by_role("link", name="Colour and face").click()
    choice = phone.page.get_by_role("dialog")
    expect(choice.get_by_role("button", name="The initial, A")).to_have_attribute("aria-pressed", "true")
    choice.get_by_label("Another letter or emoji").fill("é!")
    expect(choice.get_by_label("Another letter or emoji")).to_have_value("é")
    choice.get_by_role("button", name="Done").click()
    expect(phone.text("Ann has another face.")).to_be_visible()
    expect(face_of(other, "Ann")).to_have_text("é")
    phone.tap("The face of Bo")
    expect(choice).to_be_visible()
    phone.page.keyboard.press("Escape")
    expect(choice).to_have_count(0)
    assert scorer.send("GET", address).document["version"] == 2


def test_without_a_connection_a_face_waits_for_another_try(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo")
    phone.open(link_of(address, scorer.token))
    phone.go_to("Table")
    expect(phone.button("The face of Bo")).to_be_visible()
    phone.tap("The face of Bo")
    expect(phone.page.get_by_role("dialog")).to_be_visible()
    go_offline(phone)
    choose(phone, "Red", "🦊")
    expect(phone.text("There is no connection")).to_be_visible()
    go_online(phone)
    phone.tap("Try again")
    expect(phone.text("Bo has another face.")).to_be_visible()
    assert scorer.send("GET", address).document["players"][1]["look"] == {"colour": "red", "mark": "🦊"}
