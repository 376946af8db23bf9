"""Putting the sheet right: hands amended and removed, who comes and goes, and what the sheet tells of it."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.sheet import Sheet, link_of
from tests.browser.test_offline import go_offline, go_online
from tests.serving import Phone


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
    phone.tap("Correct this")


def test_a_hand_is_amended_card_by_card_by_those_who_were_in_then(phone: Sheet, api: Phone) -> None:
    address, scorer = played(api, "Ann A", "Ann A", "Ann K", names="Ann Bo Cy Dee", variant="gurka")
    scorer.send("POST", f"{address}/players", {"name": "Eli"})
    enter(scorer, address, "Bo 5")
    at_board(phone, address, scorer)
    put_right(phone, address, 4)
    takers = phone.page.get_by_role("group", name="Who took the last trick?").get_by_role("button")
    phone.page.locator(".first-line").click()
    expect(takers).to_have_text(["Bo", "Cy", "Dee", "Eli"])
    phone.put_cards("Cy 3 Dee 4 Eli 2 Bo 6")
    # What changes lies below the keys: the button says it.
    expect(phone.button("Change hand 4")).to_contain_text("Bo", use_inner_text=True)
    phone.tap("Change hand 4")
    expect(phone.text("Hand 4 is corrected.")).to_be_visible()
    assert scorer.send("GET", f"{address}/hands/4").document["last_trick"][-1] == {
        "player": "p2",
        "card": "6",
    }
    put_right(phone, address, 3)
    phone.page.locator(".first-line").click()
    expect(takers).to_have_text(["Ann", "Bo", "Cy", "Dee"])
    # Who has bought back in takes part again.
    address, scorer = played(
        api, "Ann A", "Ann A", "Ann K", "Bo 5", names="Ann Bo Cy Dee", variant="gurka", title="Again"
    )
    assert scorer.send("POST", f"{address}/buy-ins", {"player": "Ann"}).status == 201
    assert scorer.send("POST", f"{address}/withdrawals", {"player": "Dee"}).status == 201
    enter(scorer, address, "Cy 7")
    at_board(phone, address, scorer)
    expect(phone.page.get_by_role("heading", name="Again", exact=True)).to_be_visible()
    for number, names in ((5, ["Ann", "Bo", "Cy"]), (4, ["Bo", "Cy", "Dee"])):
        put_right(phone, address, number)
        phone.page.locator(".first-line").click()
        expect(takers).to_have_text(names)


def remove(phone: Sheet, address: str, number: int) -> None:
    phone.open(f"{link_of(address)}/history")
    phone.tap(f"Hand {number}", exact=True)
    phone.tap("Remove", exact=True)
    expect(phone.text("What changes")).to_be_visible()


def test_a_removal_is_told_by_the_numbers_on_the_sheet_and_made_once_the_service_answers(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = played(api, "Ann 7", "Bo 5", "Ann 6")
    at_board(phone, address, scorer)
    remove(phone, address, 1)
    phone.text("Hand by hand").click()
    expect(phone.page.locator(".by-hand li")).to_have_text(
        ["Ann after hand 2 7 → 0", "Ann after hand 3 13 → 6"], use_inner_text=True
    )
    phone.page.route("**/v1/**", lambda route: route.abort())
    phone.tap("Remove this hand")
    alert = phone.page.locator(".correction").get_by_role("alert")
    expect(alert).to_contain_text("No answer from the service")
    phone.page.unroute("**/v1/**")
    # An error of the connection goes with it.
    expect(alert).to_have_count(0)
    phone.tap("Remove this hand")
    expect(phone.text("Hand 1 is removed.")).to_be_visible()
    expect(phone.page.locator(".sheet tbody tr")).to_have_count(2)
    # So it is told what was taken back.
    scorer.send("POST", f"{address}/adjustments", {"player": "Cy", "points": 3, "reason": "Late"})
    phone.tap("Director’s decision")
    phone.tap("Take back", exact=True)
    phone.tap("Take it back")
    expect(phone.text("The decision about Cy is taken back.")).to_be_visible()
    expect(phone.page.locator(".sheet tbody tr")).to_have_count(2)


def at_the_table(phone: Sheet, address: str, scorer: Phone, act: str) -> None:
    at_board(phone, address, scorer)
    phone.go_to("Table")
    phone.text(act).first.click()


def test_nobody_joins_under_a_name_at_the_table_and_no_decision_takes_more_than_there_is(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = played(api, "Cy 9")
    at_the_table(phone, address, scorer, "Somebody joins")
    phone.page.get_by_label("Name").fill(" ANN ")
    expect(phone.page.get_by_role("alert")).to_have_text(
        "ANN sits at the table already. Another name tells the two apart."
    )
    expect(phone.button("Join the table")).to_be_disabled()
    assert scorer.send("POST", f"{address}/withdrawals", {"player": "Ann"}).status == 201
    expect(phone.page.get_by_role("alert")).to_have_count(0)
    phone.tap("Join the table")
    expect(phone.text("ANN joins the table.")).to_be_visible()
    expect(phone.page.locator(".player-who strong")).to_have_text(["Ann", "Bo", "Cy", "ANN"])
    address, scorer = played(
        api, "Ann A", "Ann A", "Ann K", "Bo 5", names="Ann Bo Cy Dee", variant="gurka", title="Out"
    )
    at_board(phone, address, scorer)
    expect(phone.page.get_by_role("heading", name="Out", exact=True)).to_be_visible()
    at_the_table(phone, address, scorer, "Adjust a score")
    who = phone.page.get_by_role("group", name="About whom?").get_by_role("button")
    expect(who).to_have_text(["Bo", "Cy", "Dee"])
    who.first.click()
    phone.page.get_by_label("Why").fill("Dealt twice")
    points, put = phone.page.get_by_label("Points"), phone.button("Put it on the sheet")
    for wrong, why in (
        ("9999999", "A whole number, 100,000 at most either way."),
        ("2.5", "A whole number, 100,000 at most either way."),
        ("0", "0 changes nothing."),
        ("-6", "Bo has 5, and no more than that can be taken off."),
    ):
        points.fill(wrong)
        expect(phone.page.get_by_role("alert")).to_have_text(why)
        expect(put).to_be_disabled()
    points.fill("-5")
    put.click()
    expect(phone.text("Decision about Bo entered.")).to_be_visible()
    phone.score("Bo", "0")


def buy_in(phone: Sheet, api: Phone, **more: object) -> tuple[str, Phone]:
    """Ann is out, and buys back in with a tap."""
    stake = {"amount": 500, "currency": "SEK"}
    names, more = "Ann Bo Cy Dee", {"variant": "gurka", "stake": stake, "title": "Pot", **more}
    address, scorer = played(api, "Ann A", "Ann A", "Ann K", names=names, **more)
    at_board(phone, address, scorer)
    expect(phone.page.get_by_role("heading", name=str(more["title"]), exact=True)).to_be_visible()
    phone.go_to("Table")
    expect(phone.text("Allowed: SEK 5.00 into the pot")).to_be_visible()
    return address, scorer


def test_buying_in_is_entered_also_where_nothing_answers(phone: Sheet, api: Phone) -> None:
    address, scorer = played(api, "Ann A", "Ann A", "Ann K", names="Ann Bo Cy Dee", variant="gurka")
    at_board(phone, address, scorer)
    phone.page.route("**/buy-ins?preview=true", lambda route: route.abort())
    phone.go_to("Table")
    phone.page.locator(".advice").get_by_role("button", name="Ann buys back in").click()
    expect(phone.text("Ann buys back in.")).to_be_visible()
    phone.wait_until(lambda: api.send("GET", address).document["players"][0]["buy_ins"] == 1)


def test_buying_in_says_who_and_what_it_costs_and_is_undone_where_it_can_be(phone: Sheet, api: Phone) -> None:
    address, scorer = buy_in(phone, api)
    phone.tap("Ann buys back in")
    expect(phone.text("Ann buys back in: SEK 5.00 into the pot.")).to_be_visible()
    expect(phone.page.locator(".pot summary b")).to_contain_text("25")
    phone.tap("Undo", exact=True)
    expect(phone.text("Ann does not buy back in.")).to_be_visible()
    expect(phone.page.locator(".pot summary b")).to_contain_text("20")
    assert api.send("GET", address).document["players"][0]["status"] == "out"
    # Not where the game has gone on.
    address, scorer = buy_in(phone, api, title="Gone on")
    phone.tap("Ann buys back in")
    expect(phone.text("Ann buys back in: SEK 5.00 into the pot.")).to_be_visible()
    expect(phone.page.locator(".pot summary b")).to_contain_text("25")
    enter(scorer, address, "Ann 5")
    phone.tap("Undo", exact=True)
    expect(phone.text("Ann’s buying in could not be undone here.")).to_be_visible()
    phone.tap("To the sheet")
    expect(phone.button("Bought back in")).to_be_visible()
    # Nor is it said where no answer came.
    address, _ = buy_in(phone, api, title="No answer")
    expect(phone.text("could not be undone here")).to_have_count(0)

    def lose(route: Route) -> None:
        if route.request.method == "POST" and "preview" not in route.request.url:
            route.fetch()
        route.abort()

    phone.page.route("**/v1/**", lose)
    with phone.page.expect_event("requestfailed", lambda sent: sent.url.endswith("/buy-ins")):
        phone.tap("Ann buys back in")
    expect(phone.page.get_by_label("Not sent yet").get_by_text("Ann buys back in")).to_be_visible()
    phone.tap("Undo", exact=True)
    expect(phone.text("could not be undone here")).to_be_visible()
    phone.page.unroute("**/v1/**")
    expect(phone.page.get_by_label("Not sent yet")).to_have_count(0, timeout=30_000)
    assert api.send("GET", address).document["players"][0]["buy_ins"] == 1


def test_buying_in_without_a_connection_is_undone_before_it_is_sent(phone: Sheet, api: Phone) -> None:
    address, _ = buy_in(phone, api)
    go_offline(phone)
    phone.tap("Ann buys back in")
    expect(phone.page.get_by_label("Not sent yet").get_by_text("Ann buys back in")).to_be_visible()
    phone.tap("Undo", exact=True)
    expect(phone.page.get_by_label("Not sent yet")).to_have_count(0)
    go_online(phone)
    expect(phone.text("No connection.")).to_have_count(0)
    assert api.send("GET", address).document["players"][0]["buy_ins"] == 0


def test_a_club_is_told_why_a_buy_in_was_undone_and_a_hand_taken_back(phone: Sheet, api: Phone) -> None:
    club = api.send("POST", "/v1/clubs", {"name": "Kortklubben", "currency": "SEK"}).document
    treasurer = Phone(api.port, club["admin_token"])
    more = {"club": club["id"], "variant": "gurka", "stake": {"amount": 500, "currency": "SEK"}}
    players = [{"name": name} for name in ("Ann", "Bo", "Cy", "Dee")]
    game = treasurer.send("POST", "/v1/games", {"players": players, **more}).document
    address, scorer = f"/v1/games/{game['id']}", Phone(api.port, game["scorer_token"])
    for hand in ("Ann A", "Ann A", "Ann K"):
        enter(scorer, address, hand)
    at_board(phone, address, scorer)
    phone.go_to("Table")
    phone.tap("Ann buys back in")
    phone.tap("Undo", exact=True)
    expect(phone.text("Ann does not buy back in.")).to_be_visible()
    expect(phone.player("Ann").get_by_text("out", exact=True)).to_be_visible()
    phone.go_to("Board")
    phone.tap("Take hand 3 back")
    phone.score("Ann", "28")


def test_the_sheet_has_room_for_names_and_says_who_comes_and_goes(phone: Sheet, api: Phone) -> None:
    names = "Ann Bartholomäus Cy Dee Maximiliane"
    address, scorer = played(api, "Ann A", "Ann A", "Ann K", names=names, variant="gurka")
    assert scorer.send("POST", f"{address}/buy-ins", {"player": "Ann"}).status == 201
    assert scorer.send("POST", f"{address}/players", {"name": "Eli"}).status == 201
    assert scorer.send("POST", f"{address}/withdrawals", {"player": "Cy"}).status == 201
    at_board(phone, address, scorer)
    phone.go_to("Sheet")
    cells = phone.page.locator(".sheet tbody tr").nth(2).locator("td")
    expect(cells.nth(0)).to_have_text("41 out", use_inner_text=True)
    expect(cells.nth(1)).to_have_text("0", use_inner_text=True)
    marks = phone.page.locator(".sheet-mark")
    expect(marks).to_have_text(["out", "back in", "joined", "left"])
    lines = """names => names.map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name.querySelector("span") ?? name);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    })"""
    heads = phone.page.locator(".sheet thead th:not(:first-child)")
    assert heads.evaluate_all(lines) == [1] * 6
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_chart_calls_a_hand_a_hand_and_nothing_else(phone: Sheet, api: Phone) -> None:
    address, scorer = played(api, "Cy 9", "Bo 5")
    for reason in ("Late", "Loud"):
        answer = scorer.send(
            "POST", f"{address}/adjustments", {"player": "Ann", "points": 2, "reason": reason}
        )
        assert answer.status == 201
    at_board(phone, address, scorer)
    phone.page.locator(".menu > summary").click()
    phone.page.get_by_role("link", name="Scores as a chart").click()
    after = phone.page.locator(".u-legend .u-series", has_text="After").locator(".u-value")
    expect(after).to_have_text("Director’s decision")
    enter(scorer, address, "Cy 4")
    expect(after).to_have_text("Hand 3")
    place = phone.page.locator(".u-over")
    box = place.bounding_box()
    assert box is not None
    place.hover(position={"x": 1, "y": box["height"] / 2})
    expect(after).to_have_text("the beginning")
    place.hover(position={"x": box["width"] / 5 * 2 + 2, "y": box["height"] / 2})
    expect(after).to_have_text("Hand 2")
