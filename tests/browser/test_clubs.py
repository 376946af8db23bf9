"""A club on its members' phones: an evening from founding to settling, and keys that count no longer."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.everyone import SIZES, Walk, misfits_of_large_text, show
from tests.browser.grid import cell
from tests.browser.sheet import Sheet, link_of
from tests.serving import Phone

SCREENS = ("games", "members", "member/m1", "standings", "money", "ledger", "keys")


def founded(api: Phone, names: str = "Ann Bo Cy") -> tuple[str, Phone]:
    """A club with members; its address in the API, and its admin."""
    club = api.send("POST", "/v1/clubs", {"name": "Cucumber Club", "currency": "DKK"}).document
    admin, address = Phone(api.port, club["admin_token"]), f"/v1/clubs/{club['id']}"
    for name in names.split():
        assert admin.send("POST", f"{address}/members", {"name": name}).status == 201
    return address, admin


def deals(address: str, admin: Phone, *cards: int) -> None:
    """A game of Klondike that the first member plays alone."""
    body = {"club": address.rpartition("/")[2], "variant": "klondike", "players": [{"member": "m1"}]}
    game = admin.send("POST", "/v1/games", body).document["id"]
    for count in cards:
        assert admin.send("POST", f"/v1/games/{game}/hands", {"cards": count}).status == 201


def key_to(address: str, admin: Phone, role: str, **more: Any) -> str:
    made = admin.send("POST", f"{address}/tokens", {"role": role, "label": f"A {role}", **more})
    return str(made.document["token"])


def invitation(address: str, token: str) -> str:
    return f"#/club/{address.rpartition('/')[2]}/open/{token}"


def club_tab(phone: Sheet, name: str) -> None:
    tabs = phone.page.get_by_role("navigation", name="This club")
    tabs.get_by_role("link", name=name, exact=True).click()


def sit_down(phone: Sheet, variant: str, names: str, stake: str = "") -> None:
    """A new game of the club."""
    phone.page.get_by_role("button", name="New game").click()
    phone.pick(variant)
    take_seats(phone, names, stake)


def take_seats(phone: Sheet, names: str, stake: str = "") -> None:
    """The game begins with members who are tapped; a name behind `+` is typed."""
    for name in names.split():
        if name.startswith("+"):
            phone.page.get_by_label("Add a player").fill(name[1:])
            phone.page.keyboard.press("Enter")
        else:
            phone.tap(name, exact=True)
    phone.page.get_by_label("Each pays in").fill(stake)
    phone.page.get_by_label("Event").fill("Autumn cup")
    phone.start()


def lose(phone: Sheet, number: int, taker: str, card: str) -> None:
    phone.tap(f"Enter hand {number}")
    phone.answer(taker)
    phone.key(card).click()
    phone.send(number)
    expect(phone.page.get_by_label("Not sent yet")).to_have_count(0)


def to_club(phone: Sheet) -> None:
    """From a game of the club."""
    phone.page.get_by_role("link", name="Back").click()
    expect(phone.page.get_by_role("heading", name="Cucumber Club")).to_be_visible()


def balance(phone: Sheet, name: str) -> Locator:
    return phone.page.locator(".balance", has=phone.page.get_by_text(name, exact=True)).locator("b")


def test_a_club_evening(open_phone: Callable[..., Sheet], api: Phone, tmp_path: Path) -> None:
    """Founded by Ann, scored by Bo, settled by Ann."""
    ann, bo = open_phone(), open_phone()
    founders = found(ann, "Ann Bo Cy")
    key = invite(ann, "Bo's phone")
    bo.open(key)
    expect(bo.page.get_by_role("heading", name="Cucumber Club")).to_be_visible()
    assert "open" not in bo.page.url
    play_one_that_is_corrected(bo)
    to_club(bo)
    bo.open(play_two_more(Phone(api.port, key.rpartition("/")[2]), key.split("/")[2]))
    expect(bo.text("Bo wins!")).to_be_visible()

    club_tab(ann, "Ranking")
    rows = ann.page.locator(".standing summary")
    expect(rows.nth(0)).to_contain_text("Bo")
    ann.page.get_by_label("Ranked by").select_option("Won or lost")
    expect(rows.nth(0).locator(".standing-figure")).to_have_text("DKK 7.50")
    ann.page.get_by_label("Ranked by").select_option("Points per hand")
    expect(rows.nth(0).locator(".standing-figure")).to_have_text(re.compile(r"^[0-9.]+$"))
    rows.nth(0).click()
    shown = ann.page.locator(".standing[open] dt")
    expect(shown).to_contain_text(["Games", "Hands played", "Hands lost", "Cucumbers", "Points per hand"])
    settle_up(ann)
    assert payments_in(saved_ledger(ann, tmp_path)) == [("Ann", "5.00"), ("Cy", "2.50")]

    club_tab(ann, "Games")
    ann.page.locator(".game", has_text="Bo won").first.get_by_role("link").click()
    ann.go_to("Table")
    ann.tap("Lock the game")
    ann.go_to("Board")
    expect(ann.text("You are an admin")).to_be_visible()
    expect(bo.text("Only an admin of the club")).to_be_visible()
    bo.open(founders)
    club_tab(bo, "Keys")
    expect(bo.text("This phone has the key “First phone”, for running the club.")).to_be_visible()


def found(phone: Sheet, names: str) -> str:
    """The place that the key to keep opens, which a founder is shown; who taps twice founds one club."""
    phone.open()
    phone.page.get_by_role("link", name="Sign in to a club, or found one").click()
    phone.page.get_by_text("Found a club").click()
    phone.page.get_by_label("Name of the club").fill("Cucumber Club")
    phone.page.get_by_label("Currency").select_option("DKK")
    phone.button("Found the club").dblclick()
    expect(phone.page.get_by_role("heading", name="Keep this key")).to_be_visible()
    key = phone.page.get_by_label("The link", exact=True).input_value()
    phone.tap("On to the members")
    for name in names.split():
        phone.page.get_by_label("Somebody joins the club").fill(name)
        # Enter does what the button would do, once that has taken notice of the name.
        expect(phone.page.get_by_role("button", name="Add", exact=True)).to_be_enabled()
        phone.page.keyboard.press("Enter")
        expect(phone.page.locator(".game", has_text=name)).to_be_visible()
    return key.split("/", 3)[3]


def invite(phone: Sheet, label: str) -> str:
    """The place of an invitation to keep the score."""
    club_tab(phone, "Keys")
    phone.page.get_by_label("Who is it for?").fill(label)
    phone.tap("Make a link")
    expect(phone.page.get_by_role("img", name="The link as a code to scan")).to_be_visible()
    return phone.page.get_by_label("The link", exact=True).input_value().split("/", 3)[3]


def play_one_that_is_corrected(phone: Sheet) -> None:
    sit_down(phone, "Gurka (Norway)", "Ann Bo", "5")
    lose(phone, 1, "Ann", "K")
    lose(phone, 2, "Ann", "10")
    expect(phone.text("Bo wins!")).to_be_visible()
    phone.go_to("Sheet")
    phone.tap("Hand 2", exact=True)
    phone.tap("Correct this")
    cell(phone, "With", "Ann").click()
    phone.key("9").click()
    expect(phone.button("Change hand 2")).to_be_disabled()
    phone.page.get_by_label("Why").fill("It was the nine")
    phone.tap("Change hand 2")
    expect(phone.text("Hand 2 is corrected.")).to_be_visible()


def play_two_more(scorer: Phone, club: str) -> str:
    """A game with a guest that is given up after a buy-in, and one that Bo wins, whose place is returned."""

    def play(variant: str, players: list[dict[str, str]], amount: int, *losers: str) -> str:
        stake = {"amount": amount, "currency": "DKK"}
        body = {"club": club, "variant": variant, "players": players, "stake": stake}
        game = f"/v1/games/{scorer.send('POST', '/v1/games', body).document['id']}"
        for loser in losers:
            hand = scorer.send("POST", f"{game}/hands", {"outcome": {"taker": loser, "card": "A"}})
            assert hand.status == 201, hand.body
        return game

    ann, bo, cy = ({"member": member} for member in ("m1", "m2", "m3"))
    given_up = play("gurka", [ann, bo, cy, {"name": "Dee"}], 500, "Cy", "Cy", "Cy")
    assert scorer.send("POST", f"{given_up}/buy-ins", {"player": "Cy"}).status == 201
    assert scorer.send("POST", f"{given_up}/end", {"reason": "abandoned"}).status == 201
    return link_of(play("gurka-norway", [bo, cy], 250, "Cy", "Cy"))


def settle_up(phone: Sheet) -> None:
    """Taps that come twice book one payment."""
    club_tab(phone, "Money")
    for name, stands in {"Ann": "owes DKK 5.00", "Bo": "gets DKK 7.50", "Cy": "owes DKK 2.50"}.items():
        expect(balance(phone, name)).to_have_text(stands)
    payments = phone.page.locator(".advice li")
    for left in (1, 0):
        payments.first.get_by_role("button").dblclick()
        expect(payments).to_have_count(left)
    expect(phone.text("Everybody is even.")).to_be_visible()
    expect(balance(phone, "Bo")).to_have_text("even")


def saved_ledger(phone: Sheet, folder: Path) -> list[dict[str, str]]:
    phone.page.get_by_role("button", name="All bookings").click()
    expect(phone.page.locator(".booking").first).to_be_visible()
    with phone.page.expect_download() as started:
        phone.tap("Save for a spreadsheet")
    started.value.save_as(folder / "ledger.csv")
    return [*csv.DictReader((folder / "ledger.csv").read_text(encoding="utf-8-sig").splitlines())]


def payments_in(ledger: list[dict[str, str]]) -> list[tuple[str, str]]:
    return sorted((one["from_name"], one["amount"]) for one in ledger if one["reason"] == "payment")


def test_a_key_that_is_withdrawn_is_told_kindly_and_a_new_one_goes_on(phone: Sheet, api: Phone) -> None:
    address, admin = founded(api)
    token = key_to(address, admin, "scorer")
    phone.open(invitation(address, token))
    sit_down(phone, "Agurk", "Ann Bo Cy")
    key = next(
        one for one in admin.send("GET", f"{address}/tokens").document["items"] if one["role"] == "scorer"
    )
    assert admin.send("DELETE", f"{address}/tokens/{key['id']}").status == 204
    phone.tap("Enter hand 1")
    phone.answer("Ann")
    phone.key("9").click()
    expect(phone.text("What you entered is kept here")).to_be_visible()
    phone.page.get_by_role("link", name="Back").click()
    expect(phone.text("key to the club no longer counts")).to_be_visible()
    phone.page.get_by_role("link", name="Sign in again").click()
    expect(phone.text("has been withdrawn, or its time is over")).to_be_visible()
    phone.page.get_by_label("Key or invitation link").fill(key_to(address, admin, "treasurer"))
    phone.tap("Enter", exact=True)
    phone.page.locator(".game").get_by_role("link").first.click()
    phone.tap("Enter hand 1")
    phone.tap("Record hand 1")
    phone.score("Ann", "9")


def test_a_key_that_does_not_count_is_refused_beside_its_field(phone: Sheet, api: Phone) -> None:
    address, admin = founded(api)
    _, scorer = api.new_game("Ann Bo", variant="agurk")
    phone.open("#/club")
    for text, answer in {
        "admin_" + 36 * "x": "This key does not count",
        str(scorer.token): "a link to one game",
        "nonsense": "This key does not count",
    }.items():
        phone.page.get_by_label("Key or invitation link").fill(text)
        phone.tap("Enter", exact=True)
        expect(phone.text(answer)).to_be_visible()
    whole = f"{phone.origin}/{invitation(address, key_to(address, admin, 'viewer'))}"
    phone.page.get_by_label("Key or invitation link").fill(whole)
    phone.tap("Enter", exact=True)
    expect(phone.page.get_by_role("heading", name="Cucumber Club")).to_be_visible()
    phone.open(invitation(address, "viewer_" + 36 * "y"))
    expect(phone.text("This invitation could not be used")).to_be_visible()
    phone.open()
    phone.page.locator(".game", has_text="Cucumber Club").get_by_role("link").click()
    expect(phone.page.get_by_role("heading", name="Cucumber Club")).to_be_visible()


def test_a_key_shows_only_what_it_is_good_for_and_takes_the_place_of_none_for_more(
    phone: Sheet, api: Phone
) -> None:
    """As when a founder tries the link that is meant for others."""
    address, admin = founded(api)
    admin.send("POST", f"{address}/adjustments", {"from": "m1", "to": "m2", "amount": 500, "reason": "fine"})
    viewer = key_to(address, admin, "viewer")
    phone.open(invitation(address, viewer))
    expect(phone.text("Earlier games")).to_be_visible()
    expect(phone.button("New game")).to_have_count(0)
    club_tab(phone, "Members")
    expect(phone.text("Cy")).to_be_visible()
    expect(phone.page.get_by_label("Somebody joins the club")).to_have_count(0)
    club_tab(phone, "Money")
    expect(phone.text("A treasurer books it")).to_be_visible()
    expect(phone.button("Paid")).to_have_count(0)
    expect(phone.text("Book a payment")).to_have_count(0)
    club_tab(phone, "Keys")
    expect(phone.text("for watching the club")).to_be_visible()
    expect(phone.text("Keys given out")).to_have_count(0)
    phone.open(invitation(address, str(admin.token)))
    expect(phone.button("New game")).to_be_visible()
    phone.open(invitation(address, viewer))
    expect(phone.text("has a key to Cucumber Club already that may do more")).to_be_visible()
    club_tab(phone, "Keys")
    expect(phone.text("This phone has the key “First phone”, for running the club.")).to_be_visible()


def test_a_members_page_counts_wins_in_a_row_and_members_are_renamed_and_retired(
    phone: Sheet, api: Phone
) -> None:
    address, admin = founded(api)
    deals(address, admin, 52, 20, 52)
    phone.open(invitation(address, str(admin.token)))
    club_tab(phone, "Members")
    phone.page.locator(".game", has_text="Ann").get_by_role("link").click()
    alone = phone.page.locator(".statistics-alone")
    expect(alone.get_by_role("heading")).to_have_text("Klondike")
    expect(alone.locator("dd")).to_have_text(["3", "2", "1", "1", "52"])
    club_tab(phone, "Members")
    phone.page.locator(".game", has_text="Cy").get_by_role("link").click()
    phone.page.get_by_text("Face, name, retiring").click()
    phone.tap("Colour and face")
    phone.tap("🥒", exact=True)
    phone.tap("Done")
    expect(phone.text("Cy has another face.")).to_be_visible()
    expect(phone.page.locator(".hint .face")).to_have_text("🥒")
    phone.page.get_by_label("Name", exact=True).fill("Cyril")
    phone.tap("Rename", exact=True)
    expect(phone.page.get_by_role("heading", name="Cyril")).to_be_visible()
    phone.tap("Retire", exact=True)
    expect(phone.text("retired on")).to_be_visible()
    club_tab(phone, "Members")
    expect(phone.text("1 has retired")).to_be_visible()


def test_a_payment_is_booked_and_taken_back_and_marked_so(phone: Sheet, api: Phone) -> None:
    """Also where it is far from what takes it back, or only one of them is asked for."""
    address, admin = founded(api)
    phone.open(invitation(address, str(admin.token)))
    club_tab(phone, "Money")
    phone.page.get_by_text("Book a payment").click()
    form = phone.page.locator("details[open] form")
    form.get_by_label("Who paid?").select_option("Bo")
    form.get_by_label("To whom?").select_option("Cash box")
    form.get_by_label("Amount in DKK").fill("12,5")
    form.get_by_role("button", name="Book it").click()
    expect(balance(phone, "Bo")).to_have_text("gets DKK 12.50")
    expect(balance(phone, "Cash box")).to_have_text("DKK 12.50")
    phone.page.get_by_role("button", name="All bookings").click()
    phone.page.get_by_text("Take back", exact=True).click()
    phone.page.get_by_label("Why").fill("Counted twice")
    phone.tap("Take it back")
    lines = phone.page.locator(".booking")
    expect(lines).to_have_count(2)
    expect(phone.page.get_by_text("Take back", exact=True)).to_have_count(0)
    for amount in range(500, 550):
        payment = {"from": "m2", "to": "cash_box", "amount": amount, "note": ""}
        assert admin.send("POST", f"{address}/payments", payment).status == 201
    assert admin.send("POST", f"{address}/ledger/3/reversal", {"reason": "Counted twice"}).status == 201
    club_tab(phone, "Money")
    phone.page.get_by_role("button", name="All bookings").click()
    expect(lines.nth(3)).not_to_contain_text("taken back")
    expect(lines.nth(2)).to_contain_text("no. 3 · payment")
    expect(lines.nth(2)).to_contain_text("taken back by no. 53")
    expect(lines.nth(2).get_by_text("Take back", exact=True)).to_have_count(0)
    phone.tap("More")
    expect(lines.nth(52)).to_contain_text("no. 53 · takes back no. 3 · Counted twice")


def test_the_clubs_own_rules_come_first_and_one_thing_has_one_name(phone: Sheet, api: Phone) -> None:
    address, admin = founded(api)
    body = {"name": "Thursday rules", "variant": "agurk", "house_rules": {"limit": {"exactly": "reset"}}}
    assert admin.send("POST", f"{address}/rule-sets", body).status == 201
    phone.open(invitation(address, str(admin.token)))
    club_tab(phone, "Ranking")
    expect(phone.page.get_by_role("heading", name="Ranking")).to_be_visible()
    club_tab(phone, "Games")
    phone.page.get_by_role("button", name="New game").click()
    own = phone.page.locator(".pick", has_text="Thursday rules")
    expect(own.locator("small")).to_have_text("Agurk")
    own.click()
    expect(phone.page.locator(".chosen")).to_contain_text("Thursday rules")
    phone.tap("Other game")
    phone.pick("Gurka")
    expect(phone.page.locator(".chosen")).not_to_contain_text("Thursday rules")
    phone.tap("Other game")
    phone.pick("Thursday rules")
    take_seats(phone, "Ann Bo")
    (game,) = admin.send("GET", f"{address}/games").document["items"]
    assert (game["rule_set"]["name"], game["event"]) == ("Thursday rules", "Autumn cup")
    assert [player["member"] for player in game["players"]] == ["m1", "m2"]


@pytest.fixture(scope="module")
def places(server: Any) -> dict[str, str]:
    """Every screen of a club that has played, by its address."""
    address, admin = founded(Phone(server.port), "Ann Bo Cy Dee Alexandra-Konstantina")
    club = address.rpartition("/")[2]
    for at, loser in enumerate(("p1", "p2", "p1")):
        body = {
            "club": club,
            "variant": "gurka-norway",
            "event": "Autumn cup, night 3" if at else "",
            "players": [{"member": "m1"}, {"member": f"m{2 + at}"}],
            "stake": {"amount": 500, "currency": "DKK"},
        }
        game = admin.send("POST", "/v1/games", body).document
        for card in ("A", "A"):
            admin.send("POST", f"/v1/games/{game['id']}/hands", {"outcome": {"taker": loser, "card": card}})
    admin.send("POST", "/v1/games", body)
    deals(address, admin, 52, 20)
    admin.send("POST", f"{address}/payments", {"from": "m1", "to": "cash_box", "amount": 1000, "note": "fee"})
    key_to(address, admin, "treasurer", expires_at="2030-01-01T00:00:00Z")
    here = f"#/club/{club}"
    screens = {f"club-{screen.partition('/')[0]}": f"{here}/{screen}" for screen in SCREENS}
    return {
        "club-open": invitation(address, str(admin.token)),
        "club-door": "#/club",
        **screens,
        "club-home": "#/",
        "club-new": f"#/new/club/{club}",
    }


def test_every_screen_is_open_to_everyone(walk: Callable[..., Walk], places: dict[str, str]) -> None:
    """Also with text of twice the size."""
    walked, large = walk("tablet", "dark"), {}
    for name, place in places.items():
        show(walked.phone, place)
        walked.look(name, "phone")
        large[name] = misfits_of_large_text(walked.phone)
        walked.phone.page.set_viewport_size(SIZES[walked.size])
    assert walked.wrong == {}
    assert {name: found for name, found in large.items() if found} == {}


def test_members_sit_down_as_such_also_where_their_names_are_typed(phone: Sheet, api: Phone) -> None:
    """They are offered once there is a connection."""
    address, admin = founded(api)
    phone.open(invitation(address, str(admin.token)))
    phone.page.get_by_role("navigation", name="This club").wait_for()
    phone.page.route("**/v1/clubs/**", lambda route: route.abort())
    phone.page.get_by_role("button", name="New game").click()
    phone.pick("Agurk")
    expect(phone.text("Tap members")).to_be_visible()
    expect(phone.button("Cy", exact=True)).to_have_count(0)
    phone.page.unroute("**/v1/clubs/**")
    expect(phone.button("Cy", exact=True)).to_be_visible()
    take_seats(phone, "Ann +bo")

    def are_seated(*members: str) -> None:
        for _ in range(600):
            (game,) = admin.send("GET", f"{address}/games").document["items"]
            if [player["member"] for player in game["players"]] == [*members]:
                return
            phone.page.wait_for_timeout(50)
        raise AssertionError(game["players"])

    are_seated("m1", "m2")
    phone.go_to("Table")
    phone.page.get_by_text("Somebody joins").click()
    phone.page.get_by_label("Name", exact=True).fill(" CY")
    phone.tap("Join the table")
    expect(phone.text("Cy joins the table.")).to_be_visible()
    are_seated("m1", "m2", "m3")
    phone.go_to("Table")
    phone.page.get_by_text("Somebody leaves").click()
    phone.tap("Cy", exact=True)
    phone.tap("Leaves the table")
    expect(phone.text("Cy has left the table.")).to_be_visible()
    phone.page.wait_for_timeout(1000)  # two taps within a second are one
    phone.go_to("Table")
    phone.page.get_by_text("Somebody joins").click()
    phone.page.get_by_role("group", name="Members of the club").get_by_role("button", name="Cy").click()
    expect(phone.text("Cy joins the table.")).to_be_visible()
    are_seated("m1", "m2", "m3", "m3")
