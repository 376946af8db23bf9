"""What the page says of money is so: in the pot, at the end of a game, and where there is no pot at all."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.sheet import Sheet, link_of
from tests.serving import Phone

STAKE = {"amount": 25, "currency": "GBP"}
EACH_ROUND = {"stakes": {"payout": "each_round"}}
SETTLED = (
    ("bourre", "Ann Bo Cy", {}, {"taken": {"p1": 3, "p2": 2, "p3": 0}}),
    ("snip-snap-pot", "Ann Bo Cy", {}, {"out": "p1", "passes": {"p1": 0, "p2": 1, "p3": 1}}),
    ("snip-snap-counters", "Ann Bo Cy", {}, {"out": "p1", "left": {"p2": 3, "p3": 4}}),
    ("rummy", "Ann Bo Cy", EACH_ROUND, {"out": "p1", "deadwood": {"p2": 10, "p3": 5}}),
    ("gin", "Ann Bo", {}, {"knock": "p1", "deadwood": {"p1": 5, "p2": 9}}),
    ("escoba", "Ann Bo", {"stakes": {"payout": "differences"}}, None),
)


def test_a_pot_is_what_lies_there_and_where_nothing_does_none_is_shown(phone: Sheet, api: Phone) -> None:
    money = phone.page.locator("details.pot > summary")
    for variant, names, rules, body in SETTLED:
        address, scorer = api.new_game(names, variant=variant, title=variant, stake=STAKE, house_rules=rules)
        phone.open(link_of(address, scorer.token))
        expect(phone.page.get_by_role("heading", name=variant, exact=True)).to_be_visible()
        expect(money).to_have_text("Moneynone has moved")
        if body:
            assert scorer.send("POST", f"{address}/hands", body).status == 201
        told = api.send("GET", f"{address}/pot").document
        count = len(told["transfers"])
        if told["balance"]["amount"]:
            expect(money).to_contain_text(f"£{told['balance']['amount'] / 100:.2f}")
        elif count:
            expect(money).to_have_text(f"Money{count} payment{'s' if count > 1 else ''}")
        else:
            expect(money).to_have_text("Moneynone has moved")
    address, scorer = api.new_game("Ann Bo", variant="agurk", stake=STAKE, title="Agurk")
    phone.open(link_of(address, scorer.token))
    expect(phone.page.get_by_role("heading", name="Agurk", exact=True)).to_be_visible()
    expect(money).to_have_text("Pot£0.50")
    # What Bourré carries over is not what is played for.
    address, scorer = api.new_game("Ann Bo Cy", variant="bourre", stake=STAKE, title="Over")
    scorer.send("POST", f"{address}/hands", {"taken": {"p1": 2, "p2": 2, "p3": 1}})
    phone.open(link_of(address, scorer.token))
    expect(phone.page.get_by_role("heading", name="Over", exact=True)).to_be_visible()
    expect(phone.page.locator(".fact-pot")).to_contain_text("Pot with antes 4")
    expect(money).to_have_text("Carried over: 3 chips£0.75")


def test_the_end_says_before_and_after_what_happens_to_the_pot(phone: Sheet, api: Phone) -> None:
    for stake in (None, STAKE):
        _agree_to_stop(phone, api, stake)


def _agree_to_stop(phone: Sheet, api: Phone, stake: dict[str, Any] | None) -> None:
    title, more = ("For money", {"stake": stake}) if stake else ("For chips", {})
    address, scorer = api.new_game("Ann Bo Cy", variant="bourre", title=title, **more)
    scorer.send("POST", f"{address}/hands", {"taken": {"p1": 2, "p2": 2, "p3": 1}})
    preview = scorer.send("POST", f"{address}/end?preview=true", {"reason": "agreed"}).document
    transfers = preview["game"]["result"]["transfers"] if stake else []
    names = {player["id"]: player["name"] for player in preview["game"]["players"]}
    shares = [f"{names[one['to']]} gets £{one['amount'] / 100:.2f} from the pot." for one in transfers] or [
        line["text"] for line in preview["act"]["lines"]
    ]
    assert shares
    phone.open(link_of(address, scorer.token))
    expect(phone.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    phone.go_to("Table")
    phone.page.locator("summary", has_text="End the game").click()
    phone.tap("We agree to stop")
    list_of_all = changes(phone)
    for share in shares:
        expect(list_of_all.filter(has_text=share)).to_have_count(1)
    described = phone.page.locator(".correction [aria-live]")
    expect(described.get_by_text(re.compile(" gets "))).to_have_count(len(shares))
    phone.page.locator(".correction-do").get_by_role("button").click()
    last = phone.page.get_by_label("Last", exact=True)
    for share in [line["text"] for line in preview["act"]["lines"]]:
        expect(last).to_contain_text(share)
    if stake:
        paid = len(preview["game"]["result"]["transfers"])
        expect(phone.page.locator(".end-paid li")).to_have_count(paid)


def test_given_up_it_says_only_of_a_pot_that_it_goes_back(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo Cy", variant="snip-snap-pot", stake=STAKE)
    body = {"out": "p1", "passes": {"p1": 0, "p2": 1, "p3": 1}}
    scorer.send("POST", f"{address}/hands", body)
    phone.open(link_of(address, scorer.token))
    phone.go_to("Table")
    phone.page.locator("summary", has_text="End the game").click()
    phone.tap("We give it up")
    expect(phone.text("Nobody wins. What players have paid one another stays paid.")).to_be_visible()
    phone.page.locator(".correction-do").get_by_role("button").click()
    expect(phone.text("The game was given up.")).to_be_visible()
    assert api.send("GET", f"{address}/pot").document["players"][0]["balance"] != 0
    expect(phone.text("has back")).to_have_count(0)


def test_all_that_an_end_does_is_in_sight_before_its_button(phone: Sheet, api: Phone) -> None:
    carried, paid = (
        {"taken": {"p1": 2, "p2": 2, "p3": 1, "p4": 0}},
        {"paid": {"p1": 1, "p2": 2, "p3": 1, "p4": 0}},
    )
    for variant, body, count, (width, height) in (
        ("bourre", carried, 5, (320, 640)),
        ("bourre", carried, 5, (360, 740)),
        ("snip-snap-fines", paid, 6, (320, 640)),
    ):
        title = f"{variant} on {width}"
        address, scorer = api.new_game("Ann Bo Cy Di", variant=variant, title=title, stake=STAKE)
        assert scorer.send("POST", f"{address}/hands", body).status == 201
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.open(link_of(address, scorer.token))
        expect(phone.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        phone.go_to("Table")
        expect(phone.page.locator("details.act").nth(1)).to_be_visible()
        phone.page.locator("summary", has_text="End the game").click()
        # Somebody looks at what stands above before they choose.
        expect(phone.page.locator(".act-tall")).to_be_in_viewport(ratio=0.9)
        phone.button("We agree to stop").evaluate("button => button.scrollIntoView({block: 'end'})")
        phone.tap("We agree to stop")
        expect(changes(phone)).to_have_count(count)
        phone.wait_until(lambda: all_are_in_sight(phone))


def changes(phone: Sheet) -> Locator:
    """What ending the game comes to, before it is done."""
    return phone.page.locator(".correction :is(.outcomes, .changes) > li")


def all_are_in_sight(phone: Sheet) -> bool:
    edges = (phone.page.locator(name).bounding_box() or {"y": 0} for name in (".foot", ".correction-do"))
    lowest = min(edge["y"] for edge in edges) + 1
    boxes = [line.bounding_box() for line in changes(phone).all()]
    return all(box and box["y"] >= 0 and box["y"] + box["height"] <= lowest for box in boxes)
