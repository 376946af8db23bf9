"""The common part of every reading of a hand: the last trick card by card, calls, changes of cards."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from referee.cards import Card
from referee.errors import pointer_part
from referee.families.budget import Steps
from referee.families.cucumber.referee.exchanges import Changes
from referee.families.cucumber.rules.options import Calls, LastTrickRules
from referee.families.cucumber.scoring.round import Hand, Play, RassiCall
from referee.families.cucumber.table.reading import Reader
from referee.families.documents import Document
from referee.families.steps import player_id
from referee.words.said import Argument, PlayingCard, Said, Typed, with_and

MULTIPLIERS = (1, 2, 4)


class Entry(Reader, ABC):
    """One reading of a hand."""

    @abstractmethod
    def hand(self, document: Document, steps: Steps | None) -> Hand:
        """The hand without its calls before play and its changes of cards."""

    # The full form.

    def last_trick(self, given: Sequence[Mapping[str, str]]) -> tuple[Play, ...]:
        """The cards of everybody who is in, in order of play."""
        seats = [self.seat(play["player"], f"/last_trick/{at}/player") for at, play in enumerate(given)]
        cards = [self.card(play["card"], f"/last_trick/{at}/card") for at, play in enumerate(given)]
        if None not in seats:
            self._check_order([seat for seat in seats if seat is not None])
        self.check_copies(cards)
        pairs = zip(seats, cards, strict=True)
        return tuple(Play(seat, card) for seat, card in pairs if seat is not None and card is not None)

    def _check_order(self, seats: list[int]) -> None:
        twice = False
        for at, seat in enumerate(seats):
            if seat in seats[:at]:
                twice = True
                message = Said("cucumber-listed-twice-in-trick", {"player": self.person(seat)})
                self.wrong(f"/last_trick/{at}/player", "player_must_appear_once", message)
        missing = [seat for seat in self.seats_in if seat not in seats]
        for seat in missing:
            people: dict[str, Argument] = {"player": self.person(seat), "others": self.people_in()}
            message = Said("cucumber-missing-in-trick", people)
            self.wrong("/last_trick", "every_player_must_appear", message)
        if not twice:
            self._check_clockwise(seats)

    def _check_clockwise(self, seats: list[int]) -> None:
        """Whoever led first, then clockwise by seats."""
        around = sorted(seats)
        start = around.index(seats[0]) if seats else 0
        in_order = around[start:] + around[:start]
        if seats == in_order:
            return
        at = next(at for at, seat in enumerate(seats) if seat != in_order[at])
        before, after, given = (self.person(seat) for seat in (seats[at - 1], in_order[at], seats[at]))
        way = "backwards" if seats[1:] == in_order[:0:-1] else "mixed"
        args: dict[str, Argument] = {"way": way, "before": before, "after": after, "given": given}
        message = Said("cucumber-order", args)
        expected = [player_id(seat) for seat in in_order]
        self.wrong(f"/last_trick/{at}/player", "players_must_be_clockwise", message, expected)

    def check_copies(self, cards: Sequence[Card | None], path: str = "/last_trick/{}/card") -> None:
        """Notes more of a card than the pack holds, once the kept cards are away."""
        played = [card for card in cards if card is not None]
        pack, face_up = self.table.pack, self.table.kept_cards
        for short in pack.shortages(played + face_up):
            at = max(at for at, card in enumerate(cards) if card and _is_a(card, short))
            count = sum(_is_a(card, short) for card in played)
            holds = pack.packs if short.suit else pack.copies(short.rank)
            if count > holds:
                args: dict[str, Argument] = {"count": count, "card": PlayingCard(*short), "holds": holds}
                message = Said("cucumber-too-many-of-a-card", args)
                self.wrong(path.format(at), "pack_must_hold_the_cards", message, holds)
            else:
                message = self._face_up_message(short, count, holds)
                self.wrong(path.format(at), "card_must_not_lie_face_up", message, holds)

    def _face_up_message(self, short: Card, count: int, holds: int) -> Said:
        pairs = enumerate(self.table.players)
        owners = Counter(seat for seat, player in pairs for card in player.kept if _is_a(card, short))
        before = [
            Said("cucumber-owner", {"player": self.person(seat), "count": owned})
            for seat, owned in owners.items()
        ]
        args: dict[str, Argument] = {
            "count": count,
            "card": PlayingCard(*short),
            "left": holds - owners.total(),
            "holds": holds,
            "owners": with_and(before),
        }
        return Said("cucumber-card-lies-face-up", args)

    # Calls and exchanges.

    def calls(self, given: Mapping[str, Any]) -> tuple[int | None, dict[int, RassiCall]]:
        """The caller of kontra and the calls in Rassi by seat; notes calls that the rules do not know."""
        known = _known_calls(self.rules.last_trick)
        for name, call in given.items():
            if name not in known and call:
                self.wrong(f"/calls/{name}", "call_must_be_in_rules", _unknown_call(name, known), known)
        kontra = given.get(Calls.KONTRA) if Calls.KONTRA in known else None
        rassi = (given.get(Calls.RASSI) or {}) if Calls.RASSI in known else {}
        caller = None if kontra is None else self.seat(kontra, "/calls/kontra")
        return caller, self._rassi(rassi)

    def _rassi(self, given: Mapping[str, Mapping[str, Any]]) -> dict[int, RassiCall]:
        calls: dict[int, RassiCall] = {}
        for text, call in given.items():
            path = f"/calls/rassi/{pointer_part(text)}"
            seat, multiplier = self.seat(text, path), call.get("multiplier", 1)
            if multiplier not in MULTIPLIERS:
                message = Said("cucumber-multiplier", {"given": multiplier})
                self.wrong(f"{path}/multiplier", "multiplier_must_be_1_2_or_4", message, list(MULTIPLIERS))
            if seat in calls:
                message = Said("cucumber-listed-twice", {"player": self.person(seat)})
                self.wrong(path, "player_must_appear_once", message)
            elif seat is not None:
                calls[seat] = RassiCall(bool(call.get("free", False)), multiplier)
        return calls

    def exchange(self, given: Sequence[Mapping[str, Any]]) -> tuple[tuple[int, int], ...]:
        """The changes of cards in turn, each as a seat and a count."""
        if self.rules.exchange is None:
            if given:
                self.wrong("/exchange", "exchange_must_be_in_rules", Said("cucumber-no-exchange"))
            return ()
        changes = Changes(self.table)
        changes.violations = self.violations
        changes.check(changes.read(given, "/exchange"), "/exchange")
        return tuple(changes.pairs)


_CALLED = {
    Calls.KONTRA: "kontra",
    Calls.RASSI: "rassi",
    Calls.DOUBLING: "doubles",
    Calls.DECLARATION: "declared",
}
"""The member of `calls` for each kind of call."""


def _known_calls(rules: LastTrickRules) -> list[str]:
    return [] if rules.calls is None else [_CALLED[rules.calls]]


def _unknown_call(name: str, known: Sequence[str]) -> Said:
    call = Typed(name)
    if not known:
        return Said("cucumber-no-calls", {"call": call})
    return Said("cucumber-other-calls", {"call": call, "known": Typed(known[0])})


def _is_a(card: Card, kind: Card) -> bool:
    return card == kind if kind.suit else card.rank == kind.rank
