"""The rules that the page shows are those that the service plays by, in every family."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from playwright.sync_api import expect

from referee.families.registry import families
from tests.browser.sheet import Sheet, link_of
from tests.serving import Phone

NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Flo")
CHECKED = """() => Object.fromEntries([...document.querySelectorAll(".options input[type=radio]:checked")]
  .map((one) => [one.name, one.parentElement.textContent.trim()]))"""


def test_variants_show_their_own_rules(phone: Sheet, api: Phone) -> None:
    """Those of one of each family, not of its usual one where it has another: they come from the service."""
    listed = api.send("GET", "/v1/variants?limit=200").document["items"]
    for family in families():
        of_family = {one["id"]: one for one in listed if one["family"] == family.id}
        usual = family.catalogue.variants()[0].id
        words = _words(api.send("GET", f"/v1/families/{family.id}/options").document["schema"])
        name = max(of_family.keys() - {usual}, default=usual)
        _shows_its_own(phone, api, of_family[name], words)


def _shows_its_own(
    phone: Sheet, api: Phone, variant: dict[str, Any], words: dict[str, dict[str, str]]
) -> None:
    names = " ".join(NAMES[: variant["players"]["min"]])
    address, _ = api.new_game(names, variant=variant["id"])
    answer = api.send("GET", f"{address}/rules").document
    phone.open(f"{link_of(address)}/rules")
    book = phone.page.locator(".rulebook")
    expect(book).to_contain_text(variant["name"])
    sentences = [line[2:] for line in answer["rulebook"].splitlines() if "score wins" in line]
    for sentence in sentences:
        expect(book).to_contain_text(sentence)
    others = {"The highest score wins.", "The lowest score wins."} - {*sentences}
    for other in others if sentences else ():
        expect(book).not_to_contain_text(other)
    phone.open(f"#/new/like/{address.rsplit('/', 1)[-1]}")
    expect(phone.page.locator(".chosen")).to_contain_text(variant["name"])
    shown = _options(phone)
    whole = {name: text for name, text in shown.items() if name in words}
    assert whole
    assert whole == {name: words[name][_value(answer["rules"], name)] for name in whole}, variant["id"]


def test_rules_of_another_variant_are_not_shown_where_the_table_does_not_fit(
    phone: Sheet, api: Phone
) -> None:
    address, _ = api.new_game(" ".join(NAMES), variant="rummy")
    phone.open(link_of(address))
    expect(phone.player("Flo")).to_be_visible()
    phone.open(f"#/new/like/{address.rsplit('/', 1)[-1]}")
    expect(phone.page.locator(".seat-name")).to_have_count(len(NAMES))
    assert _options(phone)["end.best"] == "the highest score wins."
    phone.page.get_by_label("Add a player").fill("Gus")
    phone.page.keyboard.press("Enter")
    phone.tap("Other game", exact=True)
    phone.pick("Rummy, lowest wins")
    assert _options(phone)["end.best"] == "the lowest score wins."


def _options(phone: Sheet) -> dict[str, str]:
    """What is chosen of every option, in the page's words."""
    phone.open_house_rules()
    phone.tap("More rules")
    phone.page.locator(".options").wait_for()
    told: dict[str, str] = phone.page.evaluate(CHECKED)
    return told


def _words(schema: dict[str, Any]) -> dict[str, dict[str, str]]:
    """What each value of every option is called, as the service has it."""
    words: dict[str, dict[str, str]] = defaultdict(dict)

    def walk(properties: Any, before: tuple[str, ...]) -> None:
        for name, option in properties.items():
            path = (*before, name)
            for line in option.get("description", "").splitlines()[1:]:
                if line.startswith("`"):
                    value, text = line[1:].split("`: ", 1)
                    words[".".join(path)][value] = text.strip()
            walk(option.get("properties", {}), path)

    walk(schema["properties"], ())
    return dict(words)


def _value(rules: Any, name: str) -> str:
    for part in name.split("."):
        rules = rules[part]
    return "null" if rules is None else str(rules)
