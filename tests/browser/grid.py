"""The grid of an entry, with its keypad, as a finger uses it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, expect

from tests.browser.finger import Finger
from tests.browser.sheet import Sheet


@dataclass
class Grid(Finger):
    """Taps on cells and keys, each of them counted."""

    def cell(self, label: str, name: str) -> None:
        """Goes to a number, or says that something is somebody's."""
        self.tap(cell(self.phone, label, name))

    def type(self, keys: str) -> None:
        """Digits, with `>` for the key that goes on, `<` for the one that takes back, `±` for the sign."""
        for key in keys:
            self.key(key)

    def key(self, name: str) -> None:
        """A key of the keypad, by what stands on it."""
        pad = self.phone.page.locator(".pad")
        names = {">": "Next", "<": "Take back the last one", "±": "Above or below zero"}
        self.tap(pad.get_by_role("button", name=names.get(name, name), exact=True))

    def cards(self, cards: str) -> None:
        """Cards, or ranks, by their names."""
        for name in cards.split(", "):
            rank, _, suit = name.partition(" of ")
            keys = self.phone.page.locator(".card-keys")
            self.tap(keys.get_by_role("button", name=rank, exact=True))
            if suit:
                self.tap(keys.get_by_role("button", name=name, exact=True))

    def record(self, number: int, noun: str = "round") -> None:
        """Sends the round, after which the board is there again."""
        self.button(f"Record {noun} {number}")
        at_board_after(self.phone, number, noun)


def cell(phone: Sheet, label: str, name: str) -> Locator:
    """A cell of the grid, by its row and its person."""
    says = re.compile(f"^{re.escape(f'{label}, {name}')}(:.*)?$")
    return phone.page.locator(".kit-grid").get_by_role("button", name=says)


def first(phone: Sheet, ask: str, name: str) -> None:
    """Answers the first question on the screen of the entry."""
    phone.page.get_by_role("group", name=ask).get_by_role("button", name=name, exact=True).click()


def choose_form(phone: Sheet, form: str) -> None:
    """Another form, out of what lies behind the three dots."""
    phone.page.locator(".menu > summary").click()
    phone.page.locator(".menu").get_by_role("button", name=form, exact=True).click()


def at_board_after(phone: Sheet, number: int, noun: str = "round") -> None:
    """Waits until a round is on the sheet."""
    expect(phone.page.locator(".last-act")).to_contain_text(f"{noun.capitalize()} {number}")
    expect(phone.page.get_by_label("Not sent yet")).to_have_count(0)
