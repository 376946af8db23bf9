"""Reading a document: who is meant, and all that is wrong with it at once.

An act or a claim is read as a whole, so that whoever entered it sees all slips together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar, cast

from referee.cards import Card, parse_card
from referee.errors import NotationError, RulesError, Violation, pointer_part
from referee.families.seats import Seated, find_seat
from referee.families.steps import player_id
from referee.words.said import Argument, Person, Said

ValueT = TypeVar("ValueT")


class DocumentReader:
    """One reading of a document, noting all that is wrong with it.

    >>> reader = DocumentReader([Seated("Ann"), Seated("Bo", is_in=False), Seated("Cy")])
    >>> reader.seat("cy", "/player"), reader.seat("p2", "/left/p2"), reader.seat("Di", "/out")
    (2, None, None)
    >>> for wrong in reader.violations:
    ...     print(wrong.path, wrong.code, wrong.given)
    /left/p2 player_must_be_in p2
    /out player_must_be_known Di
    """

    unknown = "player_must_be_known"
    """The code where nobody is of the name."""

    def __init__(self, seated: Sequence[Seated]) -> None:
        self.seated = seated
        self.violations: list[Violation] = []

    def wrong(
        self, path: str, code: str, message: Said | str, expected: Any = None, given: Any = None
    ) -> None:
        """Notes something that is wrong."""
        self.violations.append(Violation(path, code, message, given, expected))

    def finish(self) -> None:
        """Does nothing when all is well.

        :raises RulesError: with every violation found.
        """
        if self.violations:
            raise RulesError.of(self.violations)

    def sure(self, value: ValueT | None) -> ValueT:
        """A value that was read, when all is well.

        :raises RulesError: with every violation found.
        """
        self.finish()
        return cast("ValueT", value)

    def seat(self, text: str, path: str) -> int | None:
        """The seat of somebody who is in, by id or name."""
        seat = find_seat(self.seated, text, path)
        if isinstance(seat, Violation):
            known = seat.code != "player_must_be_known"
            self.wrong(path, seat.code if known else self.unknown, seat.message, seat.expected, seat.given)
            return None
        if not self.seated[seat].is_in:
            people = tuple(map(self.person, self.seats_in))
            message = Said("common-out-of-the-game", {"player": self.person(seat), "others": people})
            self.wrong(path, "player_must_be_in", message, [*map(player_id, self.seats_in)], text[:60])
            return None
        return seat

    @property
    def seats_in(self) -> list[int]:
        """The seats of all who are in."""
        return [seat for seat, somebody in enumerate(self.seated) if somebody.is_in]

    def person(self, seat: int) -> Person:
        """The player at a seat, as sentences name them."""
        return Person(player_id(seat), self.seated[seat].name)

    def readable(self, text: str, path: str, read: Callable[[str], Card] = parse_card) -> Card | None:
        """The card that is written there, whether or not the pack has it."""
        try:
            return read(text)
        except NotationError as error:
            self.wrong(path, error.code, error.detail, given=text[:10])
            return None

    def each(
        self, texts: Sequence[str], path: str, read: Callable[[str, str], ValueT | None]
    ) -> list[ValueT]:
        """The values that can be read from a list, each text with the path at which it stands."""
        values = (read(text, f"{path}/{at}") for at, text in enumerate(texts))
        return [value for value in values if value is not None]

    def by_seat(self, given: Mapping[str, ValueT], path: str) -> dict[int, ValueT]:
        """The values by seat, each given by player; nobody twice."""
        return self.by(self.seat, given, path, self.person)

    def by(
        self,
        find: Callable[[str, str], int | None],
        given: Mapping[str, ValueT],
        path: str,
        called: Callable[[int], Argument],
    ) -> dict[int, ValueT]:
        """The values by the number that `find` gives for each key; nobody twice."""
        read: dict[int, ValueT] = {}
        for text, value in given.items():
            here = f"{path}/{pointer_part(text)}"
            at = find(text, here)
            if at is not None and at in read:
                message = Said("common-named-once", {"side": called(at)})
                self.wrong(here, "player_must_appear_once", message, given=text)
            elif at is not None:
                read[at] = value
        return read
