"""What comes out of a printer: every page is counted by the browser that prints it."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page

from referee.paper.page import html_page
from referee.paper.passages import passages_of
from referee.paper.sheet import Money, Payout, Sheet
from tests.paper.made_up import PLAIN, evening, random_table
from tests.paper.sheets import FOLDER, golden, renamed, synthetic

LONG_NAMES = ["Annemarie-Louise zu Sonderburg", "安" * 30, "W" * 60, "Bo", "Maria Theresia", "x y z " * 9]


def full_of_words(players: int, hands: int) -> Sheet:
    """A sheet with as many words as fit on it."""
    sheet = renamed(synthetic(players, hands, title="A very long title " * 11), LONG_NAMES)
    paid = tuple(Payout("pot", player.id, "DKK 1,234.50") for player in sheet.sides)
    rules = ("One of many rules: it says what it says",) * 12
    return replace(sheet, house_rules=rules, money=Money("DKK 5.00", "DKK 60.00", paid))


SHEETS = {
    "3 players, 8 hands": synthetic(3, 8),
    "4 players, 20 hands": synthetic(4, 20),
    "8 players, 25 hands": synthetic(8, 25),
    "15 players, 20 hands": synthetic(15, 20),
    "6 players, 400 hands": synthetic(6, 400),
    "40 players, 60 hands": synthetic(40, 60),
    "all the words there are": full_of_words(6, 25),
    "buy-ins": golden(FOLDER / "gurka.txt"),
    "columns of another family": random_table(1, players=6, deals=40, most=20_000).sheet(),
    "partners without columns": evening().sheet(columns=PLAIN),
}


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_on_the_screen_is_a_sheet_of_paper(page: Page, name: str, paper: str) -> None:
    sheet = html_page(SHEETS[name])
    lies = " landscape" if "size:landscape" in sheet.style else ""
    page.set_content(sheet.text.replace("</style>", f"@page{{size:{paper}{lies}}}</style>", 1))
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == sheet.text.count('<section class="sheet"')


HARD_NAMES = [
    *("W" * 60, "安" * 60, "👨‍👩‍👧‍👦" * 8, "Annemarie-Louise zu Sonderburg-Glücksburg von Hohenstein IV"),
    *(
        "محمد عبد الرحمن بن عبد العزيز آل سعود الكبير",
        "Bo",
        "ÅÄÖ" * 20,
        "x y z " * 9,
        "😀🎉 party 🎉",
        "i" * 60,
    ),
    *(
        "Maria Theresia Walburga Amalia",
        "Maria Theresia Walburga Amalie",
        "วิชัย" * 10,
        "नमस्ते " * 8,
        "e\u0301" * 30,
    ),
]
HEADS = """() => {
  const table = document.querySelector("table");
  const heads = [...table.querySelectorAll("thead th")].map((head) => head.getBoundingClientRect());
  const cells = [...table.querySelector("tbody tr").children].map((cell) => cell.getBoundingClientRect());
  const names = [...table.querySelectorAll(".name")];
  const spilt = names.filter((name) => {
    const [box, place] = [name.getBoundingClientRect(), name.parentElement.getBoundingClientRect()];
    const isCut = name.scrollHeight > name.clientHeight + 2 || name.scrollWidth > name.clientWidth + 2;
    const isOut = box.left < place.left - 1 || box.right > place.right + 1 || box.top < place.top - 1;
    return isCut || isOut;
  });
  return {
    astray: heads.filter((head, at) => Math.abs(head.left - cells[at].left) > 1).length,
    spilt: spilt.map((name) => name.textContent),
    told: new Set(names.map((name) => name.textContent)).size,
  };
}"""


@pytest.mark.parametrize("players", [2, 3, 5, 8, 11, 15])
def test_names_of_any_length_and_script_stay_above_their_columns(page: Page, players: int) -> None:
    """None is cut by its column: those without room lose their middle, and what tells them apart stays."""
    page.emulate_media(media="print")
    for first in range(0, len(HARD_NAMES), players):
        names = (HARD_NAMES * 2)[first : first + players - 1]
        names.append("Somebody with a name as long as one may be in any game (seat 12)")
        sheet = html_page(renamed(synthetic(players, 20), names))
        # As wide as what is printed, in pixels: 186 mm, or 253.
        page.set_viewport_size({"width": 956 if "size:landscape" in sheet.style else 703, "height": 900})
        page.set_content(sheet.text)
        seen = page.evaluate(HEADS)
        assert (seen["astray"], seen["spilt"], seen["told"]) == (0, [], players)
        assert "seat 12)</bdi>" in sheet.text
        if "upright" in sheet.text.partition("<body")[2][:40]:
            assert (
                page.locator(".name").first.evaluate("(name) => getComputedStyle(name).textOrientation")
                == "sideways"
            )


def test_names_read_from_the_right_leave_the_scores_beside_them_where_they_are() -> None:
    sheet = renamed(synthetic(3, 5), ["محمد", "Bo", "דוד"])
    text = next(passage.text for passage in passages_of(sheet).foot if passage.about == "So far")
    assert re.findall("\N{FIRST STRONG ISOLATE}([^\N{POP DIRECTIONAL ISOLATE}]+)", text) == ["محمد", "דוד"]
