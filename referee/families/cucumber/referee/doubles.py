"""Doubles of the bet of a hand: read from a document, and judged.

Source: minibluff.com; pagat.com Minibluff.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

from referee.errors import Violation, pointer_part
from referee.families.cucumber.referee.legality import without_plays
from referee.families.cucumber.rules.options import Calls, Rules
from referee.families.cucumber.rules.sections.points import unit_of
from referee.families.cucumber.scoring.round import Double
from referee.families.cucumber.table.next_hand import next_hand
from referee.families.cucumber.table.reading import Reader, find_seat
from referee.families.cucumber.table.table import Status, Table
from referee.families.documents import Document
from referee.families.steps import player_id
from referee.words.said import Argument, Said, joined

RULE = "last_trick.calls"


@dataclass(frozen=True, slots=True)
class Objection:
    """A reason for which a double cannot have been."""

    member: str
    code: str
    message: Said
    expected: Any = None


class Doubles(Reader):
    """One reading of the doubles of a hand, in turn."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.doubles: list[Double] = []

    @property
    def bet(self) -> int:
        """The bet of the hand as it stands now."""
        return int(2 ** len(self.doubles))

    def read(self, given: Sequence[Document], path: str) -> tuple[Double, ...]:
        """Each double as far as it can be read; all that is wrong with them is noted."""
        for at, double in enumerate(given):
            self._add(double, f"{path}/{at}")
        return tuple(self.doubles)

    def named(self, text: str, path: str) -> int | None:
        """The seat of somebody at the table, in the hand or not."""
        seat = find_seat(self.table, text, path)
        if isinstance(seat, Violation):
            self.violations.append(seat)
            return None
        return seat

    def _add(self, double: Document, path: str) -> None:
        by = self.named(double["by"], f"{path}/by")
        if by is None:
            return
        for objection in self.objections(by, double["after_trick"]):
            self.wrong(f"{path}{objection.member}", objection.code, objection.message, objection.expected)
        refused = self._refused(double.get("refused") or [], by, f"{path}/refused")
        self.doubles.append(Double(by, double["after_trick"], refused))
        self.left |= {*refused}

    def objections(self, by: int, after: int) -> Iterator[Objection]:
        """Everything that keeps somebody from doubling after so many tricks."""
        person, playing = self.table.person(by), self.seats_in
        if len(playing) == 1:
            message = "cucumber-hand-is-won" if self.left else "cucumber-alone-in-the-hand"
            alone = {"player": self.table.person(playing[0])}
            yield Objection("", "hand_must_be_going_on", Said(message, alone))
        elif by not in playing:
            people: dict[str, Argument] = {"player": person, "others": self.table.people(playing)}
            expected = [player_id(seat) for seat in playing]
            yield Objection(
                "/by", "doubler_must_be_in_the_hand", Said("cucumber-out-of-the-hand", people), expected
            )
        yield from self._place(after)
        if self.doubles and self.doubles[-1].by == by:
            sentence = Said("cucumber-doubled-last", {"player": person})
            yield Objection("/by", "double_must_not_be_repeated", sentence)
        yield from self._credit(playing)

    def _place(self, after: int) -> Iterator[Objection]:
        cards, before = next_hand(self.table).cards_each, self.doubles[-1].after_trick if self.doubles else 0
        if before < after < cards:
            return
        message = Said("cucumber-double-between-tricks", {"trick": after, "last": cards - 1})
        if 0 < after < cards:
            message = Said("cucumber-double-comes-later", {"trick": after, "before": before})
        yield Objection("/after_trick", "double_must_follow_a_trick", message, [*range(before + 1, cards)])

    def _credit(self, playing: Sequence[int]) -> Iterator[Objection]:
        """The objection that somebody in the hand has no credit for the double, before anybody refuses."""
        needs = 2 * self.bet
        poor = [seat for seat in playing if self.credit(seat) < needs]
        if poor and len(playing) > 1:
            args = {**_points(self.rules, needs), "have": self._have(poor)}
            yield Objection("", "double_must_be_affordable", Said("cucumber-double-needs", args), needs)

    def _have(self, seats: Sequence[int]) -> Said:
        """The points that each of these players may still lose."""
        each = [
            Said("cucumber-has", {"player": self.table.person(seat), "points": self.credit(seat)})
            for seat in seats
        ]
        return reduce(lambda most, last: Said("common-and", {"most": most, "last": last}), each)

    def credit(self, seat: int) -> int:
        """The points that the player may still lose."""
        return (self.rules.limit.points or 0) - self.table.players[seat].score

    def _refused(self, given: Sequence[str], by: int, path: str) -> tuple[int, ...]:
        refused = list[int]()
        for at, text in enumerate(given):
            seat = self.named(text, f"{path}/{at}")
            if seat is not None and (seat == by or seat in refused or seat not in self.seats_in):
                self.wrong(f"{path}/{at}", "refuser_must_be_in_the_hand", self._no_refuser(seat, by))
            elif seat is not None:
                refused.append(seat)
        return tuple(refused)

    def _no_refuser(self, seat: int, by: int) -> Said:
        player = {"player": self.table.person(seat)}
        if seat == by:
            return Said("cucumber-asked-for-this-double", player)
        return Said("cucumber-cannot-refuse", player)


def judge_double(table: Table, claim: Document) -> dict[str, Any]:
    """The verdict on a double, as JSON.

    :raises RulesError: when the doubles before it cannot have been.
    """
    if table.rules.last_trick.calls is not Calls.DOUBLING:
        return without_plays(False, RULE, Said("cucumber-bets-are-not-doubled"))
    reading = Doubles(_with_credits(table, claim.get("credits") or {}))
    reading.read(claim.get("doubles") or [], "/doubles")
    named = [reading.named(claim[name], f"/{name}") for name in ("player", "winner")]
    reading.finish()
    by, winner = (seat for seat in named if seat is not None)
    player = {"player": table.person(by)}
    objections = [objection.message for objection in reading.objections(by, claim["after_trick"])]
    if by != winner:
        objections.append(Said("cucumber-only-winner-doubles", player))
    if objections:
        return without_plays(False, RULE, joined(objections))
    may = Said("cucumber-may-double", {**player, **_points(table.rules, 2 * reading.bet)})
    return without_plays(True, RULE, may)


def _points(rules: Rules, points: int) -> dict[str, Argument]:
    return {"points": points, "unit": unit_of(rules)}


def _with_credits(table: Table, given: Mapping[str, int]) -> Table:
    """The table as if everybody had such credits; whoever is not named is out of the hand."""
    if not given:
        return table
    reading, limit = Reader(table), table.rules.limit.points or 0
    credit_by_seat = dict[int | None, int]()
    for text, have in given.items():
        path = f"/credits/{pointer_part(text)}"
        seat = reading.seat(text, path)
        if seat is not None and seat in credit_by_seat:
            figures: dict[str, Argument] = {"first": credit_by_seat[seat], "second": have}
            message = Said("cucumber-credit-twice", {"player": table.person(seat), **figures})
            reading.wrong(path, "player_must_appear_once", message, given=text[:60])
        credit_by_seat[seat] = have
    reading.finish()
    players = [
        replace(player, score=limit - credit_by_seat[seat])
        if seat in credit_by_seat
        else replace(player, status=Status.OUT)
        for seat, player in enumerate(table.players)
    ]
    return replace(table, players=tuple(players))
