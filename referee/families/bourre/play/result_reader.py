"""Reading the result of a hand without counts: who takes the pot, or who tied, and who has no trick."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from referee.families.bourre.rules.options import BarredLeader, WonBy
from referee.families.bourre.scoring.outcome import outcome
from referee.families.bourre.scoring.result import Result, can_be
from referee.families.bourre.scoring.round import Hand
from referee.families.bourre.table.reading import Reader
from referee.families.bourre.table.table import Table
from referee.families.documents import Document
from referee.words.said import Argument, Person, Said, Typed


def read_result(reader: Reader, document: Document, hand: Hand) -> Result | None:
    """The result that a table tells of a hand, of which is known who stayed and what was called.

    None where fewer than two stayed, or where it cannot have been.
    """
    named = {
        member: reader.each_once(
            ((text, f"/{member}/{at}") for at, text in enumerate(document.get(member) or ())), hand.seats
        )
        for member in ("tied", "bourre")
    }
    winner = document["winner"]
    seat = None if winner is None else reader.seat(winner, "/winner", hand.seats)
    if reader.violations:
        return None
    tied, bourre = (tuple(sorted(by_path.values())) for by_path in named.values())
    reading = _Result(reader, hand, seat, tied, bourre)
    for path, code, message in reading.wrongs():
        reader.wrong(path, code, message)
    return None if reader.violations or len(hand.stayers) < 2 else reading.result


def nobody_played(table: Table, stayers: Sequence[int], member: str) -> Said:
    """The sentence that nobody can have played where at most one stays, and so a member must be left out."""
    args: dict[str, Argument] = {"member": Typed(member)}
    if not stayers:
        return Said("bourre-nobody-stays-without-tricks", args)
    return Said("bourre-one-stays-without-tricks", args | {"player": table.person(stayers[0])})


@dataclass(frozen=True, slots=True)
class _Result:
    """A result, held against who stayed and what was called."""

    reader: Reader
    hand: Hand
    winner: int | None
    tied: Sequence[int]
    bourre: Sequence[int]

    @property
    def result(self) -> Result:
        """The result as it is settled."""
        leaders = tuple(self.tied) if self.winner is None else (self.winner,)
        return Result(leaders, frozenset(self.bourre), is_won=self.winner is not None)

    def wrongs(self) -> Iterator[tuple[str, str, Said]]:
        """The path, the code and the message of all that cannot be."""
        if len(self.hand.stayers) < 2:
            yield from self._wrongs_without_play()
            return
        wrongs = [*self._wrong_stayers(), *self._wrong_winner(), *self._wrong_tie()]
        yield from wrongs or self._wrong_counts()

    def _wrongs_without_play(self) -> Iterator[tuple[str, str, Said]]:
        for member, seats in (("tied", self.tied), ("bourre", self.bourre)):
            if seats:
                message = nobody_played(self.reader.table, self.hand.stayers, member)
                yield f"/{member}", "nobody_can_have_played", message
        winners = outcome(self.reader.rules, self.hand).winners
        is_so = self.winner in winners if self.winner is not None else not (winners and self.hand.stayers)
        if not is_so:
            yield "/winner", "winner_must_have_most", self._winner_without_play(winners)

    def _winner_without_play(self, winners: Sequence[int]) -> Said:
        """The sentence on who takes a pot for which at most one stays; it is whoever stays, or the dealer."""
        stayers = self._people(self.hand.stayers)
        if winners and stayers:
            return Said("bourre-winner-stays-alone", {"players": self._people(winners), "stayers": stayers})
        if winners:
            return Said("bourre-winner-as-dealer", {"players": self._people(winners)})
        if stayers:
            return Said("bourre-no-winner-of-one", {"stayers": stayers})
        return Said("bourre-no-winner-of-none")

    def _wrong_stayers(self) -> Iterator[tuple[str, str, Said]]:
        winner = [] if self.winner is None else [self.winner]
        for member, seats in (("winner", winner), ("tied", self.tied), ("bourre", self.bourre)):
            others = [seat for seat in seats if seat not in self.hand.stayers]
            if others:
                message = Said("bourre-did-not-stay", {"players": self._people(others)})
                yield f"/{member}", "tricks_taken_must_be_told", message

    def _wrong_winner(self) -> Iterator[tuple[str, str, Said]]:
        if self.winner is None:
            return
        code, winner = "winner_must_have_most", {"player": self.reader.person(self.winner)}
        if self.winner in self._barred:
            yield "/winner", code, Said("bourre-winner-is-barred", winner)
        if self.winner in self.bourre:
            yield "/bourre", code, Said("bourre-winner-without-trick", winner)
        if self.tied:
            yield "/tied", code, Said("bourre-winner-and-tie", winner)

    def _wrong_tie(self) -> Iterator[tuple[str, str, Said]]:
        """Notes a hand of which nobody says who has most tricks, or in which one alone has and wins."""
        if self.winner is not None:
            return
        if not self.tied:
            message = Said("bourre-tied-missing")
            yield "/tied", "winner_must_have_most", message
        elif len(self.tied) == 1 and self.tied[0] not in self._barred and not self._needs_majority:
            message = Said("bourre-tied-alone", {"player": self.reader.person(self.tied[0])})
            yield "/winner", "winner_must_have_most", message
        if self._leaves_barred_out and (barred := [seat for seat in self.tied if seat in self._barred]):
            message = Said("bourre-tied-are-barred", {"players": self._people(barred)})
            yield "/tied", "winner_must_have_most", message
        both = [seat for seat in self.tied if seat in self.bourre]
        if both:
            message = Said("bourre-tied-without-trick", {"players": self._people(both)})
            yield "/tied", "winner_must_have_most", message

    def _wrong_counts(self) -> Iterator[tuple[str, str, Said]]:
        """Notes a result to which the tricks of a hand cannot be shared."""
        result, cards = self.result, self.reader.rules.deal.cards
        aside = self._aside(result)
        others = len(self.hand.stayers) - len(result.leaders) - len(result.bourre) - aside
        if can_be(cards, len(result.leaders), others, most=self._most(result), besides=aside):
            return
        args: dict[str, Argument] = {
            "tricks": cards,
            "players": self._people(result.leaders),
            "count": len(result.leaders),
            "others": others + aside,
        }
        yield "/bourre", "tricks_must_add_up", Said("bourre-tricks-cannot-be-shared", args)

    def _aside(self, result: Result) -> int:
        """The number of those who have tricks and are not counted, since the next best may win."""
        if not self._leaves_barred_out:
            return 0
        counted = {*result.leaders, *result.bourre}
        return sum(seat in self._barred and seat not in counted for seat in self.hand.stayers)

    def _most(self, result: Result) -> range:
        """The numbers of tricks that each leader may have."""
        cards = self.reader.rules.deal.cards
        least, most = 1, cards
        if self._needs_majority and len(result.leaders) == 1:
            if result.is_won:
                least = cards // 2 + 1
            elif result.leaders[0] not in self._barred:
                most = cards // 2
        return range(least, most + 1)

    @property
    def _leaves_barred_out(self) -> bool:
        return self.reader.rules.faults.barred_leader is BarredLeader.NEXT_BEST

    @property
    def _needs_majority(self) -> bool:
        return self.reader.rules.pot.won_by is WonBy.MAJORITY

    @property
    def _barred(self) -> frozenset[int]:
        return self.hand.barred(self.reader.rules)

    def _people(self, seats: Sequence[int]) -> tuple[Person, ...]:
        return self.reader.table.people(seats)
