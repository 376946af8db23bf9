"""A finger on a phone that counts its taps."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Locator, expect

from tests.browser.sheet import Sheet

Box = dict[str, float]


@dataclass
class Finger:
    """Taps one thing after the other, and knows how often it has."""

    phone: Sheet
    taps: int = 0

    def tap(self, what: Locator) -> None:
        what.click()
        self.taps += 1

    def press(self, name: str) -> None:
        """A long press on a player's row, as a mouse does it."""
        self.phone.player(name).locator(".player-tap, summary").click(button="right")
        self.taps += 1

    def button(self, name: str) -> None:
        self.tap(self.phone.button(name))

    def row(self, player: str) -> None:
        """The first tap of a round: a player, on the board."""
        self.tap(self.phone.player(player).locator(".player-tap"))

    def keys(self, cards: str) -> None:
        for card in cards.split():
            self.tap(self.phone.key(card))

    def record(self, number: int) -> None:
        self.button(f"Record hand {number}")
        self.is_at_board(number)

    def is_at_board(self, number: int) -> None:
        """Waits until a hand is on the sheet."""
        expect(self.phone.button(f"Enter hand {number + 1}")).to_be_visible()
        expect(self.phone.page.get_by_label("Not sent yet")).to_have_count(0)


def boxes(things: Locator) -> list[Box]:
    """Where things stand on the screen."""
    found: list[Box] = things.evaluate_all(
        "(all) => all.map((one) => { const { x, y, width, height } = one.getBoundingClientRect(); "
        "return { x, y, width, height } })"
    )
    return found
