"""The sheet and the chart on a phone show what they show on paper."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.sheet import Sheet, link_of
from tests.browser.test_corrections import enter, played
from tests.serving import Phone

EIGHT = "Ann Bo Cy Dee Eli Fay Gus Hal"
HIGH = {"limit": {"points": 500}}
NO_LIMIT = {"limit": {"points": None, "falls": []}, "end": {"when": "agreed"}}
OUTSIDE = """() => {
  const {left, right} = document.querySelector(".sheet").getBoundingClientRect();
  return [...document.querySelectorAll(".sheet thead th, .sheet td:not([colspan])")]
    .map((cell) => cell.getBoundingClientRect())
    .filter((cell) => cell.right > right + 1 || cell.left < left - 1)
    .length;
}"""
INK_OF = """(colour) => {
  const drawn = document.querySelector(".uplot canvas");
  if (!drawn) return 0;
  const {width, height} = drawn;
  const canvas = Object.assign(document.createElement("canvas"), {width, height});
  const context = canvas.getContext("2d", {willReadFrequently: true});
  context.drawImage(drawn, 0, 0);
  const {data} = context.getImageData(0, 0, width, height);
  const wanted = colour.match(/\\w\\w/g).map((part) => parseInt(part, 16));
  let found = 0;
  for (let at = 0; at < data.length; at += 4) {
    found += wanted.every((part, which) => data[at + which] === part);
  }
  return found;
}"""
LIMIT, CUCUMBER = "#22302a", "#3f8f4a"
"""In the light: nothing else on a chart has these colours."""


def test_every_column_is_in_sight_on_a_phone_and_names_stay_there(
    open_phone: Callable[..., Sheet], api: Phone
) -> None:
    phone = open_phone(viewport={"width": 390, "height": 844})
    for names in ("Ann Bo Cy Dee", EIGHT):
        address, scorer = played(
            api, *["Bo 9", "Cy 8"] * 9, names=names, variant="gurka", house_rules=HIGH, title=names
        )
        phone.open(f"{link_of(address)}/history")
        expect(phone.page.locator(".sheet-name")).to_have_count(len(names.split()))
        expect(phone.button("Hand 18")).to_be_in_viewport(ratio=1)
        assert phone.page.evaluate(OUTSIDE) == 0
        heads = phone.page.get_by_role("columnheader")
        for head in heads.all():
            expect(head).to_be_in_viewport(ratio=1)
        phone.button("Hand 1", exact=True).scroll_into_view_if_needed()
        expect(heads.last).to_be_in_viewport(ratio=1)
        expect(phone.button("Hand 18")).not_to_be_in_viewport()
        enter(scorer, address, "Dee 5")
        expect(phone.button("Hand 19")).to_be_in_viewport(ratio=1)


def test_chart_and_sheet_have_a_cucumber_where_somebody_fell_and_the_chart_its_limit_in_sight(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = played(api, "Bo 9")
    phone.open(f"{link_of(address)}/chart")
    expect(phone.text("The dashed line is the limit, 21.")).to_be_visible()
    phone.page.wait_for_function(f"(colour) => ({INK_OF})(colour) > 100", arg=LIMIT)
    assert phone.page.evaluate(INK_OF, CUCUMBER) == 0
    enter(scorer, address, "Bo A")
    expect(phone.text("A cucumber is where somebody crossed it.")).to_be_visible()
    phone.page.wait_for_function(f"(colour) => ({INK_OF})(colour) > 40", arg=CUCUMBER)
    drawn = phone.page.get_by_role("img", name="Bo fell with 23: Hand 2.")
    expect(drawn).to_be_visible()
    # It is in sight on a phone on its side.
    phone.page.set_viewport_size({"width": 844, "height": 390})
    phone.wait_until(lambda: is_above_the_foot(phone))
    phone.go_to("Sheet")
    enter(scorer, address, "Cy 4")
    row = phone.page.locator(".sheet tbody tr")
    expect(row).to_have_count(3)
    expect(phone.page.get_by_role("img", name="a cucumber, at 23")).to_have_count(1)
    expect(row.nth(1)).to_contain_text("2")
    expect(row.nth(1).get_by_role("img")).to_have_count(1)
    # Without a limit it has none.
    address, _ = played(api, "Bo 9", variant="kurkku", house_rules=NO_LIMIT)
    phone.open(f"{link_of(address)}/chart")
    expect(phone.page.locator(".uplot canvas")).to_be_visible()
    expect(phone.text("The dashed line is the limit")).to_have_count(0)


def is_above_the_foot(phone: Sheet) -> bool:
    """Whether all of the chart stands there."""
    box, foot = (phone.page.locator(place).bounding_box() for place in (".u-over", ".foot"))
    assert box is not None
    assert foot is not None
    return box["y"] + box["height"] <= foot["y"]
