"""Putting the sheet right: hands amended and removed, who comes and goes, and what the sheet tells of it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.serving import Phone

from .sheet import Sheet, link_of


def played(api: Phone, *hands: str, names: str = "Ann Bo Cy", **more: object) -> tuple[str, Phone]:
    """A game with hands already in it: each `Bo 9` is who took the last trick with what."""
    address, scorer = api.new_game(names, **{"variant": "agurk", **more})
    for hand in hands:
        enter(scorer, address, hand)
    return address, scorer


def enter(scorer: Phone, address: str, hand: str) -> None:
    taker, card = hand.split()
    answer = scorer.send("POST", f"{address}/hands", {"outcome": {"taker": taker, "card": card}})
    assert answer.status == 201, answer.body


def at_board(phone: Sheet, address: str, scorer: Phone) -> None:
    """The board, once the phone has taken the token from its address."""
    phone.open(link_of(address, scorer.token))
    expect(phone.page.locator(".player").first).to_be_visible()


def put_right(phone: Sheet, address: str, number: int) -> None:
    phone.open(f"{link_of(address)}/history")
    phone.tap(f"Hand {number}", exact=True)
    phone.tap("Put right")


def test_a_hand_is_amended_card_by_card_by_those_who_were_in(phone: Sheet, api: Phone) -> None:
    address, scorer = played(api, "Ann A", "Ann A", "Ann K", names="Ann Bo Cy Dee", variant="gurka")
    scorer.send("POST", f"{address}/players", {"name": "Eli"})
    enter(scorer, address, "Bo 5")
    at_board(phone, address, scorer)
    put_right(phone, address, 4)
    takers = phone.page.get_by_role("group", name="Who took the last trick?").get_by_role("button")
    expect(takers).to_have_text(["Bo", "Cy", "Dee", "Eli"])
    phone.tap("Every card")
    phone.put_cards("Cy 3 Dee 4 Eli 2 Bo 6")
    phone.tap("Change hand 4")
    expect(phone.text("Hand 4 is put right.")).to_be_visible()
    assert scorer.send("GET", f"{address}/hands/4").document["last_trick"][-1] == {
        "player": "p2",
        "card": "6",
    }
    put_right(phone, address, 3)
    expect(takers).to_have_text(["Ann", "Bo", "Cy", "Dee"])


def test_who_bought_back_in_takes_part_again(phone: Sheet, api: Phone) -> None:
    address, scorer = played(api, "Ann A", "Ann A", "Ann K", "Bo 5", names="Ann Bo Cy Dee", variant="gurka")
    assert scorer.send("POST", f"{address}/buy-ins", {"player": "Ann"}).status == 201
    assert scorer.send("POST", f"{address}/withdrawals", {"player": "Dee"}).status == 201
    enter(scorer, address, "Cy 7")
    at_board(phone, address, scorer)
    takers = phone.page.get_by_role("group", name="Who took the last trick?").get_by_role("button")
    for number, names in ((5, ["Ann", "Bo", "Cy"]), (4, ["Bo", "Cy", "Dee"])):
        put_right(phone, address, number)
        expect(takers).to_have_text(names)


def remove(phone: Sheet, address: str, number: int) -> None:
    phone.open(f"{link_of(address)}/history")
    phone.tap(f"Hand {number}", exact=True)
    phone.tap("Remove", exact=True)
    expect(phone.text("What changes")).to_be_visible()


def test_a_removal_is_told_by_the_numbers_on_the_sheet(phone: Sheet, api: Phone) -> None:
    address, scorer = played(api, "Ann 7", "Bo 5", "Ann 6")
    at_board(phone, address, scorer)
    remove(phone, address, 1)
    expect(phone.page.locator(".changes li")).to_have_text(
        ["Ann after hand 2 7 → 0", "Ann after hand 3 13 → 6"], use_inner_text=True
    )
    phone.tap("Remove this hand")
    expect(phone.text("Hand 1 is removed.")).to_be_visible()
    expect(phone.page.locator(".sheet tbody tr")).to_have_count(2)


def test_a_notice_says_what_was_taken_back(phone: Sheet, api: Phone) -> None:
    address, scorer = played(api, "Cy 9")
    scorer.send("POST", f"{address}/adjustments", {"player": "Cy", "points": 3, "reason": "Late"})
    at_board(phone, address, scorer)
    phone.open(f"{link_of(address)}/history")
    phone.tap("Director’s decision")
    phone.tap("Take back", exact=True)
    phone.tap("Take it back")
    expect(phone.text("The decision about Cy is taken back.")).to_be_visible()


def test_an_error_of_the_connection_goes_with_it(phone: Sheet, api: Phone) -> None:
    address, scorer = played(api, "Cy 9", "Cy 5")
    at_board(phone, address, scorer)
    remove(phone, address, 1)
    phone.page.route("**/v1/**", lambda route: route.abort())
    phone.tap("Remove this hand")
    alert = phone.page.locator(".correction").get_by_role("alert")
    expect(alert).to_contain_text("No answer from the service")
    phone.page.unroute("**/v1/**")
    expect(alert).to_have_count(0)
    phone.tap("Remove this hand")
    expect(phone.text("Hand 1 is removed.")).to_be_visible()
