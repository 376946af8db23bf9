"""What comes out of a printer: every page is counted by the browser that prints it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from referee.paper.page import html_page
from referee.paper.sheet import Money, Payout, Sheet
from tests.paper.made_up import PLAIN, evening, random_table
from tests.paper.sheets import FOLDER, golden, renamed, synthetic

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = next((found for name in BROWSERS if (found := shutil.which(name))), None)
DEADLINE_S = 120
LONG_NAMES = ["Annemarie-Louise zu Sonderburg", "安" * 30, "W" * 60, "Bo", "Maria Theresia", "x y z " * 9]

needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed here")


def full_of_words(players: int, hands: int) -> Sheet:
    """A sheet with as many words as fit on it."""
    sheet = renamed(synthetic(players, hands, title="A very long title " * 11), LONG_NAMES)
    paid = tuple(Payout("pot", player.id, "DKK 1,234.50") for player in sheet.sides)
    rules = ("One of many rules: it says what it says",) * 12
    return replace(sheet, house_rules=rules, money=Money("DKK 5.00", False, "DKK 60.00", paid))


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


@needs_chromium
@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_on_the_screen_is_a_sheet_of_paper(tmp_path: Path, name: str, paper: str) -> None:
    page = html_page(SHEETS[name])
    lies = " landscape" if "size:landscape" in page.style else ""
    on_paper = page.text.replace("</style>", f"@page{{size:{paper}{lies}}}</style>", 1)
    assert printed_pages(on_paper, tmp_path) == page.text.count('<section class="sheet"')


def printed_pages(page: str, folder: Path) -> int:
    """How many pages a browser prints."""
    (folder / "page.html").write_text(page, encoding="utf-8")
    pdf = folder / "page.pdf"
    command = [
        str(CHROMIUM),
        *("--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"),
        *("--no-pdf-header-footer", f"--user-data-dir={folder / 'profile'}", f"--print-to-pdf={pdf}"),
        (folder / "page.html").as_uri(),
    ]
    subprocess.run(command, env=os.environ, capture_output=True, timeout=DEADLINE_S, check=True)
    return len(re.findall(rb"/Type\s*/Page\b", pdf.read_bytes()))
