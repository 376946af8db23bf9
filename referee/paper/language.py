"""The language of a sheet: how it says sentences and titles, and writes figures, days and cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from referee.cards import JOKER, SUIT_SYMBOLS, parse_card
from referee.errors import NotationError
from referee.families.columns import Text
from referee.families.protocol import Words
from referee.paper.words import capitalised
from referee.words.figures import month_text, number_text, region_text, signed_text
from referee.words.said import Argument, PlayingCard, Said, Typed

_OWN = "own"
"""The noun of a family that brought words of its own for a round."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language in which a sheet is written."""

    tag: str
    """`en`, `da`."""
    say: Callable[[Said], str]
    """Puts a sentence into its words."""
    has: Callable[[Said], bool] = bool
    """True if it has words of its own for a sentence; every language has those of this project."""

    def text(self, words: Text) -> str:
        """The words of a sentence or a title; what is text already stays as it is."""
        if isinstance(words, tuple):
            return " ".join(map(self.text, words))
        return words if isinstance(words, str) else self.say(words)

    def message(self, message: str, **args: Argument) -> str:
        """The words of a message with these arguments."""
        return self.say(Said(message, args))

    def rounds(self, words: Words) -> dict[str, Argument]:
        """The arguments of a message about rounds: what a family calls one and several, and titles of both.

        Of a family that brought words of its own, `noun` selects what stands in them. Where this language
        lacks them, those of all families serve if they can.

        >>> Language("en", str).rounds(Words("hole", "holes"))["title"]
        Typed(text='Holes')
        """
        if words.are_common and not all(map(self.has, words.titles or ())):
            words = replace(words, titles=None)
        singular, plural = self.text(words.singular), self.text(words.plural)
        return {
            "noun": words.round if words.titles is None else _OWN,
            "one": Typed(singular),
            "head": Typed(capitalised(singular)),
            "nouns": Typed(plural),
            "title": Typed(capitalised(plural)),
        }

    def listed(self, names: Iterable[str]) -> str:
        """Names as a list in a sentence."""
        return self.message("paper-names", names=tuple(map(Typed, names)))

    def beside(self, name: str, text: str) -> str:
        """A name with what stands beside it: `Ann: 12`."""
        return self.message("paper-beside", name=Typed(name), text=Typed(text))

    def seat(self, name: str, seat: int) -> str:
        """A name with the seat of whoever bears it."""
        return self.message("paper-name-with-seat", name=Typed(name), seat=seat)

    def number(self, value: int) -> str:
        """The number with its thousands parted."""
        return number_text(value, self.tag)

    def signed(self, points: int) -> str:
        """Points with their sign."""
        return signed_text(points, self.tag)

    def region(self, region: str) -> str:
        """The region in this language."""
        return region_text(region, self.tag)

    def day(self, moment: str) -> str:
        """The day of a moment as RFC 3339 has it."""
        year, month, day = map(int, moment[:10].split("-"))
        return self.message("paper-day", day=day, month=Typed(month_text(month, self.tag)), year=year)

    def cards(self, cards: str) -> str:
        """The cards with their suits as signs, and the letters of this language; what is no card as it is."""
        return " ".join(map(self._card, cards.split()))

    def _card(self, text: str) -> str:
        try:
            card = parse_card(text)
        except NotationError:
            return text
        if card.rank == JOKER:
            return self.message("paper-joker")
        suit = card.suit if card.suit in SUIT_SYMBOLS else None
        return self.message("paper-card", card=PlayingCard(card.rank, suit))
