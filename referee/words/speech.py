"""Putting sentences into the words of a language; where that has none for one, into English."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial, reduce
from typing import TypeAlias

from referee.words.messages import LIST, Forms, Messages, Spoken
from referee.words.said import (
    PLAIN,
    Argument,
    English,
    Layout,
    MessageError,
    Person,
    PlayingCard,
    Said,
    SpanishCard,
    Typed,
)

ENGLISH = "en"
"""The language in which every message is there."""
COMMON = "common"
"""The owner of the messages that all others are put together with."""
CARD = "common-card"
"""The message of a card's name."""
SPANISH_CARD = "common-spanish-card"
"""The same of a card of a Spanish pack."""
SPANISH_CARDS = "common-spanish-cards"
"""The message of cards of a Spanish pack beside one another, which may be named by words."""
ROW = "row"
"""The form, in every language, of cards as they lie side by side."""
SUM = "sum"
"""The form, in every language, of cards that are counted together."""
PLAY = "play"
"""The form, in every language, of cards that are played together: K-7-7."""
FIRST_PLAY = "Play"
"""The same at the beginning of a sentence: Joker-K."""
IN_ENGLISH = "-in-english"
"""Behind the id of a message, the one that introduces it where a language has only the English."""
_MOST_CARDS = 4096
"""So many words of cards are kept, in the forms of their languages: a refusal may list thousands of cards."""
_TEXTS = (Layout, English)
_WITH_FORMS = (PlayingCard, SpanishCard, tuple)
Source: TypeAlias = Callable[[str, str], str | None]
"""The text of the file of an owner's messages in a language; None where there is none."""


class Speech:
    """The words of sentences. A file of messages is read and compiled when it is first asked for."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._compiled: dict[tuple[str, str], Messages | None] = {}
        self._card = lru_cache(_MOST_CARDS)(self._card_shown)

    def say(self, sentence: Said, language: str) -> str:
        """The sentence in a language, else in English; the id of a message that nobody knows."""
        return self.say_with_languages(sentence, language)[0]

    def say_with_languages(self, sentence: Said, language: str) -> tuple[str, tuple[str, ...]]:
        """The sentence in a language, else in English, and the languages that its words are in.

        One that is in English may be introduced in the reader's language: by the message `<id>-in-english`.
        """
        try:
            return self.text(sentence, language), (language,)
        except MessageError:
            pass
        try:
            english = self.text(sentence, ENGLISH)
        except MessageError:
            return sentence.id, ()
        try:
            introduced = Said(f"{sentence.id}{IN_ENGLISH}", {"text": Typed(english)})
            return self.text(introduced, language), (language, ENGLISH)
        except MessageError:
            return english, (ENGLISH,)

    def text(self, sentence: Said, language: str) -> str:
        """The sentence in just this language.

        :raises MessageError: when it has no such message, or the message does not fit its arguments.
        """
        messages = self.messages(sentence.id.partition("-")[0], language)
        if messages is None:
            raise MessageError(f"{language} has no messages for {sentence.id}")
        args = {
            name: value if isinstance(value, PLAIN) else self._spoken(value, language)
            for name, value in sentence.args.items()
        }
        return messages.text(sentence.id, args)

    def has(self, sentence: Said, language: str) -> bool:
        """True if just this language has words for the sentence."""
        try:
            return bool(self.text(sentence, language))
        except MessageError:
            return False

    def messages(self, owner: str, language: str) -> Messages | None:
        """The messages of an owner in a language; None where it has no file of them."""
        key = owner, language
        if key not in self._compiled:
            source = self._source(owner, language)
            self._compiled[key] = None if source is None else Messages(language, source)
        return self._compiled[key]

    def _spoken(self, value: Argument, language: str) -> Spoken:
        if isinstance(value, _WITH_FORMS):
            return Forms(partial(self._shown, value, language))
        return self._shown(value, language, "")

    def _shown(self, value: Argument, language: str, form: str) -> str:
        """The words of an argument; the form is one of those that the language has for cards."""
        match value:
            case Said():
                return self.text(value, language)
            case PlayingCard() | SpanishCard():
                return self._card(value, language, form)
            case Person():
                return value.name
            case Typed():
                return value.text
            case tuple():
                return self._listed(value, language, form)
        return self._text(value, language) if isinstance(value, _TEXTS) else str(value)

    def _text(self, text: Layout | English, language: str) -> str:
        """A text of several sentences; of one that is there in English, nothing in another language."""
        if isinstance(text, Layout):
            parts = (part if isinstance(part, str) else self.text(part, language) for part in text.parts)
            return "".join(parts)
        if language != ENGLISH:
            raise MessageError(f"{language} has no words for {text.text!r}")
        return text.text

    def _card_shown(self, card: PlayingCard | SpanishCard, language: str, form: str) -> str:
        rank = int(card.rank) if card.rank.isdecimal() else card.rank
        args: dict[str, Argument] = {"rank": rank, "suit": card.suit or "none", "form": form}
        return self.text(Said(CARD if isinstance(card, PlayingCard) else SPANISH_CARD, args), language)

    def _listed(self, values: tuple[Argument, ...], language: str, form: str) -> str:
        """Several sentences one after another, or a list of anything else."""
        if form in {PLAY, FIRST_PLAY}:
            cards = "-".join(self._shown(value, language, ROW) for value in values)
            return cards if form == PLAY else cards[:1].upper() + cards[1:]
        shown = [self._shown(value, language, form) for value in values]
        if form in {ROW, SUM} and any(isinstance(value, SpanishCard) for value in values):
            return reduce(partial(self._beside, language, form), shown)
        if form == ROW or (form != LIST and any(isinstance(value, Said) for value in values)):
            return " ".join(shown)
        if len(shown) < 2:
            return shown[0] if shown else self.text(Said("common-nobody"), language)
        lists = Said("common-and", {"most": Typed(", ".join(shown[:-1])), "last": Typed(shown[-1])})
        return self.text(lists, language)

    def _beside(self, language: str, form: str, first: str, last: str) -> str:
        """Spanish cards, and one more beside them."""
        args: dict[str, Argument] = {"first": Typed(first), "last": Typed(last), "form": form}
        return self.text(Said(SPANISH_CARDS, args), language)
