"""An evening of Bourré on a phone: a bourré, a pot that carries over, a renege, a correction."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.finger import boxes
from tests.browser.sheet import Sheet, link_of
from tests.browser.test_everyone import TOO_SMALL, TOO_WIDE, barriers, show
from tests.serving import Phone

CHIP = {"amount": 25, "currency": "EUR"}
TRICKS = ("KS QS AS", "KD 3D 2D", "8C 9C 10C", "JH 5H 4H", "KH 7H AH")
"""Of Ann, Bo and Cy, who deals, in playing order; hearts are trumps, and the 4 of hearts is a renege."""


@pytest.fixture
def table(phone: Sheet, api: Phone) -> tuple[Sheet, str, Phone]:
    """Three who play for a quarter a chip, on the board of their game."""
    address, scorer = api.new_game("Ann Bo Cy", variant="bourre", title="Friday", stake=CHIP)
    phone.open(link_of(address, scorer.token))
    expect(phone.button("Enter hand 1")).to_be_visible()
    return phone, address, scorer


def hand(phone: Sheet, number: int, tricks: str, without: str = "") -> None:
    """Who took which trick, by initial, and who stayed without any; not recorded yet."""
    phone.tap(f"Enter hand {number}")
    for taker in tricks.split():
        phone.page.locator(".name-keys .key", has_text=taker).click()
    for name in without.split():
        phone.page.locator(".rows .turn", has_text=name).click()


def record(phone: Sheet, number: int) -> None:
    phone.tap(f"Record hand {number}")
    expect(phone.button(f"Take hand {number} back")).to_be_visible()


def nets(phone: Sheet, *expected: str) -> None:
    for name, net in zip(("Ann", "Bo", "Cy"), expected, strict=False):
        phone.score(name, net)


def facts(phone: Sheet) -> str:
    return phone.page.locator(".facts").inner_text().replace("\n", " ")


def test_an_evening_with_money(table: tuple[Sheet, str, Phone]) -> None:
    phone, address, scorer = table
    hand(phone, 1, "Ann Ann Bo Ann Bo", "Cy")
    expect(phone.page.locator(".pot-now")).to_contain_text("Pot 3 (€0.75)")
    # The settlement is told before it is recorded.
    expect(phone.page.get_by_label("What it does")).to_contain_text("Cy stayed, has no trick, and pays")
    record(phone, 1)
    nets(phone, "+2", "-1", "-4")
    assert "A bourré pays 5" in facts(phone)
    expect(phone.player("Cy")).to_contain_text("no ante")
    # Several have most, and the pot lies there.
    hand(phone, 2, "Ann Bo Ann Bo Cy")
    record(phone, 2)
    nets(phone, "+1", "-2", "-4")
    phone.page.locator(".pot summary").click()
    expect(phone.page.locator(".pot")).to_contain_text("€1.25 lie there")
    expect(phone.page.locator(".pot")).to_contain_text("ante")
    # A renege was called.
    hand(phone, 3, "Ann Ann Ann Bo Cy")
    phone.page.locator("summary", has_text="Was a fault called?").click()
    phone.page.get_by_role("group", name="Whose fault").get_by_role("button", name="Ann").click()
    expect(phone.text("Ann: renege")).to_be_visible()
    record(phone, 3)
    assert scorer.send("GET", f"{address}/hands/3").document["faults"] == [{"player": "p1", "kind": "renege"}]
    after = [one["score"] for one in scorer.send("GET", address).document["players"]]
    # It was no renege after all, and everything since is scored again.
    phone.go_to("Sheet")
    phone.tap("Hand 3", exact=True)
    expect(phone.page.locator(".account")).to_contain_text("Played for")
    phone.tap("Put right")
    # Who took which trick is not known any more, and not made up.
    expect(phone.page.locator(".takers")).to_have_text("All tricks are taken")
    phone.tap("Remove: Ann: renege")
    phone.tap("Change hand 3")
    expect(phone.text("Hand 3 is put right.")).to_be_visible()
    game = scorer.send("GET", address).document
    assert [one["score"] for one in game["players"]] != after
    assert sum(one["score"] for one in game["players"]) + game["next"]["pot_chips"] == 0
    phone.go_to("Table")
    phone.text("End the game").click()
    phone.text("We agree to stop").click()
    phone.tap("End the game")
    expect(phone.text("wins!")).to_be_visible()


def test_every_card_is_told_and_checked(table: tuple[Sheet, str, Phone]) -> None:
    phone, address, scorer = table
    phone.tap("Enter hand 1")
    phone.tap("Every card", exact=True)
    for name in ("Ann", "Bo", "Cy"):
        phone.page.get_by_role("group", name="Who stays?").get_by_role("button", name=name).click()
    for card in ["7H", *" ".join(TRICKS).split()]:
        press(phone, card)
    # What was against the rules is told beside its trick, and recorded once somebody called it.
    expect(phone.page.locator(".trick-row").nth(3).get_by_role("alert")).to_be_visible()
    phone.tap("It was called as a renege")
    record(phone, 1)
    nets(phone, "-4", "-1", "-1")
    # Put right, everything is there again, and what somebody saw thrown away is added.
    phone.go_to("Sheet")
    phone.tap("Hand 1", exact=True)
    phone.tap("Put right")
    expect(phone.page.locator(".trick-row .card")).to_have_count(15)
    phone.page.get_by_role("switch", name="Cards drawn").check()
    phone.page.get_by_role("group", name="Bo drew").get_by_role("button", name="2").click()
    phone.page.locator(".slot", has_text="and threw").nth(1).get_by_role("button", name="add a card").click()
    press(phone, "2C")
    phone.tap("Change hand 1")
    expect(phone.text("Hand 1 is put right.")).to_be_visible()
    found = scorer.send("GET", f"{address}/hands/1").document
    assert found["discards"] == {"p2": ["2C"]}
    assert {"player": "p2", "draws": 2} in found["stay"]


def press(phone: Sheet, card: str) -> None:
    phone.key(card[:-1]).click()
    phone.page.locator(f".key.suit-{card[-1]}").click()


def test_nobody_or_one_alone_stays(table: tuple[Sheet, str, Phone]) -> None:
    phone, _, _ = table
    phone.tap("Enter hand 1")
    phone.tap("All passed")
    record(phone, 1)
    nets(phone, "-1", "-1", "-1")
    phone.tap("Who stays? Bo")
    record(phone, 2)
    nets(phone, "-2", "+4", "-2")


@pytest.mark.cold
def test_a_hand_waits_for_the_connection(table: tuple[Sheet, str, Phone]) -> None:
    phone, _, _ = table
    hand(phone, 1, "Ann")
    phone.page.context.set_offline(True)
    for taker in ("Ann", "Ann", "Bo", "Bo"):
        phone.page.locator(".name-keys .key", has_text=taker).click()
    phone.tap("Keep hand 1")
    expect(phone.page.get_by_label("Not sent yet")).to_contain_text("Ann 3 and Bo 2")
    phone.page.context.set_offline(False)
    phone.score("Ann", "+2")


@pytest.mark.cold
def test_behind_a_hand_that_waits_no_pot_is_guessed(table: tuple[Sheet, str, Phone]) -> None:
    phone, _, _ = table
    hand(phone, 1, "Ann Bo Ann Bo Cy")
    phone.page.context.set_offline(True)
    phone.page.locator(".send:enabled").click()
    hand(phone, 2, "Ann")
    expect(phone.page.locator(".pot-now")).to_contain_text("known once the hands before this one are sent")
    expect(phone.page.locator(".rows")).not_to_contain_text("ante")
    # The deal has gone round: who leads now is who sits left of Ann.
    phone.tap("Every card", exact=True)
    phone.page.get_by_role("group", name="Who stays?").get_by_role("button", name="Bo").click()
    press(phone, "7H")
    expect(phone.page.locator(".trick-row").first.locator(".slot").first).to_contain_text("Bo")
    phone.page.context.set_offline(False)
    expect(phone.page.locator(".pot-now")).to_contain_text("Pot 4")


def test_only_the_tied_play_off_and_nobody_antes(phone: Sheet, api: Phone) -> None:
    rules = {"pot": {"tie": "play_off"}, "ante": {"chosen": True}}
    address, scorer = api.new_game("Ann Bo Cy", variant="bourre", house_rules=rules)
    scorer.send("POST", f"{address}/hands", {"taken": {"p1": 2, "p2": 2, "p3": 1}})
    phone.open(link_of(address, scorer.token))
    hand(phone, 2, "Ann Ann Ann Bo Bo")
    expect(phone.page.locator(".rows .turn", has_text="Cy")).to_be_disabled()
    expect(phone.page.locator(".rows .turn", has_text="Cy")).to_contain_text("may not stay")
    expect(phone.text("The dealer asks for")).to_have_count(0)
    record(phone, 2)
    nets(phone, "+2", "-1", "-1")


def test_why_a_hand_cannot_be_is_always_in_sight(table: tuple[Sheet, str, Phone]) -> None:
    phone, _, _ = table
    hand(phone, 1, "Ann Ann Ann Bo Bo")
    faults = phone.page.locator("summary", has_text="fault")
    faults.click()
    # Whoever plays no card cannot have played a wrong one.
    culprits = phone.page.get_by_role("group", name="Whose fault")
    expect(culprits.get_by_role("button")).to_have_text(["Ann", "Bo"])
    culprits.get_by_role("button", name="Bo").click()
    faults.click()
    for _ in range(2):
        phone.tap("Take back the last one")
    phone.page.locator(".rows .turn", has_text="Bo").click()
    for _ in range(2):
        phone.page.locator(".name-keys .key", has_text="Cy").click()
    # What was folded away opens, and stays open once the reason is gone.
    why = phone.page.get_by_role("alert").filter(has_text="Bo played no card in this hand")
    expect(why).to_be_in_viewport()
    phone.tap("Remove: Bo: renege")
    expect(culprits).to_be_visible()
    record(phone, 1)


def test_an_obliged_dealer_is_told_below_the_stayers(table: tuple[Sheet, str, Phone]) -> None:
    phone, _, _ = table
    phone.tap("Enter hand 1")
    phone.tap("Every card", exact=True)
    for name in ("Ann", "Bo"):
        phone.page.get_by_role("group", name="Who stays?").get_by_role("button", name=name).click()
    cards = "AH KS QS KC QC JC 10C 9C 8C 7C 6C"
    for card in cards.split():
        press(phone, card)
    why = phone.page.get_by_role("alert").filter(has_text="Cy deals and must stay")
    expect(why).to_be_in_viewport()
    # No name of a field is among what the sheet says.
    expect(phone.page.locator("main")).not_to_contain_text("_")


def test_long_names_are_whole_on_their_keys(open_phone: Callable[..., Sheet], api: Phone) -> None:
    names = "Marie Alphonse Clémentine Théophile Guillaume"
    address, scorer = api.new_game(names, variant="bourre", stake=CHIP)
    for width in (320, 360):
        phone = open_phone(viewport={"width": width, "height": 640})
        phone.open(link_of(address, scorer.token))
        phone.tap("Enter hand 1")
        keys = phone.page.locator(".name-keys .key span")
        expect(keys).to_have_count(5)
        tall = "(all) => all.map((one) => one.getClientRects().length && one.offsetHeight / "
        lines = keys.evaluate_all(f"{tall}parseFloat(getComputedStyle(one).lineHeight))")
        assert all(count < 1.5 for count in lines), (width, lines)
        (before,) = boxes(phone.page.locator(".name-keys"))
        for taker in ("Clémentine", "Guillaume", "Clémentine", "Guillaume", "Théophile"):
            phone.page.locator(".name-keys .key", has_text=taker).click()
        # The pot and what a bourré pays stand in one line, where there is room for both.
        pot, pays = boxes(phone.page.locator(".pot-now span"))
        assert width < 360 or pot["y"] == pays["y"]
        # A key never leaves the thumb, however much is told above it.
        (after,) = boxes(phone.page.locator(".name-keys"))
        assert before["y"] == pytest.approx(after["y"], abs=1)


def test_the_referee_is_asked_about_a_play_a_draw_and_a_hand(table: tuple[Sheet, str, Phone]) -> None:
    phone, _, _ = table
    phone.go_to("Referee")
    phone.page.get_by_role("group", name="Whose play").get_by_role("button", name="Bo").click()
    phone.page.get_by_role("group", name="What is trumps?").get_by_role("button", name="hearts").click()
    phone.tap("All of them")
    for card in ("9S", "2H", "AS"):
        press(phone, card)
    phone.tap("Ask the referee")
    expect(phone.page.locator(".verdict-word").first).to_have_text("Not allowed")
    phone.tap("Drawing", exact=True)
    phone.page.get_by_role("group", name="Who draws?").get_by_role("button", name="Cy").click()
    phone.tap("Ask the referee")
    expect(phone.page.locator(".verdict-word").first).to_have_text("Allowed")
    phone.tap("A whole hand", exact=True)
    for name in ("Ann", "Bo", "Cy"):
        phone.page.get_by_role("group", name="Who stays?").get_by_role("button", name=name).click()
    for card in ["7H", *" ".join(TRICKS).split()]:
        press(phone, card)
    phone.tap("Check the hand")
    expect(phone.page.locator(".infraction").first).to_contain_text("Trick 4, Ann:")
    expect(phone.page.locator(".account")).to_contain_text("Played for")
    phone.tap("Enter this hand")
    expect(phone.page.locator(".trick-row")).to_have_count(5)


SIZES = {"phone": {"width": 360, "height": 740}, "turned": {"width": 740, "height": 360}}


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("turned", "dark")])
def test_every_screen_is_open_to_everyone(
    open_phone: Callable[..., Sheet], api: Phone, screenshots: Path, size: str, scheme: str
) -> None:
    phone = open_phone(viewport=SIZES[size], color_scheme=scheme, bypass_csp=True)
    names = "Ann Bo Cy Dee Eve"
    address, scorer = api.new_game(names, variant="bourre", title="Friday", stake=CHIP)
    for taken in ({"p1": 3, "p2": 1, "p4": 1, "p5": 0}, {"p2": 2, "p3": 2, "p4": 1}):
        scorer.send("POST", f"{address}/hands", {"taken": taken})
    game, wrong = link_of(address), {}
    phone.open(link_of(address, scorer.token))
    expect(phone.page).not_to_have_url(f"{phone.origin}/{link_of(address, scorer.token)}")
    for screen in ("", "enter", "history", "amend/1", "referee", "people", "chart"):
        show(phone, f"{game}/{screen}")
        if screen == "enter":
            phone.page.locator(".name-keys .key", has_text="Bo").click()
            phone.page.locator("summary", has_text="Was a fault called?").click()
        if screen == "history":
            phone.tap("Hand 1", exact=True)
        phone.page.screenshot(
            path=screenshots / f"bourre-{size}-{scheme}-{screen.split('/')[0] or 'board'}.png"
        )
        wrong[screen] = [*barriers(phone), *phone.page.evaluate(TOO_WIDE), *phone.page.evaluate(TOO_SMALL)]
    assert {screen: found for screen, found in wrong.items() if found} == {}
