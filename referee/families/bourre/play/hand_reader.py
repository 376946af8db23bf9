"""Reading a hand as a table enters it, with everything that can be wrong about it.

A hand is checked as a whole, so that whoever entered it sees all slips at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.errors import pointer_part
from referee.families.acts import ROUND
from referee.families.bourre.play.result_reader import read_result
from referee.families.bourre.referee.audit import Infraction, infractions
from referee.families.bourre.referee.staying import check_dealer, read_staying
from referee.families.bourre.referee.tricks import PlayedHand, Staying, read_tricks
from referee.families.bourre.rules.options import Tie
from referee.families.bourre.scoring.outcome import leaders_in
from referee.families.bourre.scoring.result import Result
from referee.families.bourre.scoring.round import Fault, FaultKind, Hand
from referee.families.bourre.table.cards import NAMES
from referee.families.bourre.table.next_hand import deal
from referee.families.bourre.table.reading import Reader, Trumps
from referee.families.bourre.table.table import Table
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.steps import player_id


def read_hand(table: Table, document: Document, steps: Steps | None = None) -> Hand:
    """The hand that `document` describes.

    :raises RulesError: with every violation found.
    """
    return _Entry(table, document, steps or Steps()).hand()


@dataclass(frozen=True, slots=True)
class _Played:
    """The tricks as they were entered, by count or card by card."""

    tricks_taken: Mapping[int, int]
    hand: PlayedHand | None = None
    result: Result | None = None
    infractions: Sequence[Infraction] = ()

    def infractions_document(self) -> tuple[dict[str, Any], ...] | None:
        """The infractions as JSON; None where the tricks were not noted card by card."""
        if self.hand is None:
            return None
        return tuple(infraction.document() for infraction in self.infractions)


class _Entry(Reader):
    """One reading of a hand."""

    def __init__(self, table: Table, document: Document, steps: Steps) -> None:
        super().__init__(table)
        self.document, self.steps = document, steps

    def hand(self) -> Hand:
        """The hand.

        :raises RulesError: with every violation found.
        """
        away = self.each_once(
            (text, f"/away/{at}") for at, text in enumerate(self.document.get("away") or ())
        )
        seats = [seat for seat in self.table.seats_in if seat not in away.values()]
        if len(seats) < 2:
            present = f"only {self.table.name(seats[0])}" if seats else "nobody"
            message = f"Two must be at the table, and there is {present}."
            self.wrong("/away", "two_must_be_at_the_table", message, 2, len(seats))
            self.finish()
        dealt, trumps = deal(self.table, seats), self.trumps(self.document.get("trump"))
        staying = read_staying(self, self.document, (dealt.dealer, seats))
        check_dealer(self, staying, trumps)
        self._check_play_off(staying)
        faults = self._faults(seats)
        played = self._played(staying, trumps, [*faults.values()])
        self._check_faults(faults, staying, played)
        self._check_choices(staying, played, [*faults.values()])
        self.finish()
        return Hand(
            seats=tuple(seats),
            dealer=dealt.dealer,
            passed_over=dealt.passed_over,
            stayers=staying.stayers,
            tricks_taken=played.tricks_taken,
            result=played.result,
            faults=tuple(faults.values()),
            split=self.document.get("split"),
            ante=self.document.get("ante"),
            act=self._stored_act(away.values(), staying, played, faults.values(), trumps),
            infractions=played.infractions_document(),
        )

    def _check_play_off(self, staying: Staying) -> None:
        may_stay = self.table.may_stay
        others = [] if may_stay is None else [seat for seat in staying.stayers if seat not in may_stay]
        if others:
            tied = self.table.names(may_stay or ())
            message = f"{tied} play off the pot, so {self.table.names(others)} cannot stay."
            self.wrong("/stay", "stayers_must_be_among_the_tied", message, [*map(player_id, may_stay or ())])

    # The tricks.

    def _played(self, staying: Staying, trumps: Trumps | None, faults: Sequence[Fault]) -> _Played:
        forms = [name for name in _FORMS if name in self.document]
        if forms == ["winner"]:
            return _Played({}, result=self._result(staying, faults))
        if len(staying.stayers) < 2:
            if staying.is_sure:
                self._check_nobody_played(forms, staying)
            return _Played({})
        if len(forms) != 1:
            given = " and ".join(forms) or "none"
            message = f"Give taken, tricks or winner, not {given}."
            path = f"/{forms[-1]}" if forms else "/taken"
            self.wrong(path, "hand_must_have_one_form", message, [*_FORMS])
            return _Played({})
        if forms == ["taken"]:
            return self._counted_tricks(staying)
        return self._all_tricks(staying, trumps, faults)

    def _result(self, staying: Staying, faults: Sequence[Fault]) -> Result | None:
        """The result that is told instead of tricks."""
        if not staying.is_sure:
            return None
        return read_result(self, self.document, _hand_of(staying, faults))

    def _check_nobody_played(self, forms: Sequence[str], staying: Staying) -> None:
        if "stay" not in self.document and not forms:
            message = "Say who stays, and with two or more the tricks they took; stay is empty if all passed."
            self.wrong("/stay", "hand_must_have_one_form", message, ["stay", "taken", "tricks"])
        for form in forms:
            subject = f"only {self.table.names(staying.stayers)} stays" if staying.stayers else "nobody stays"
            message = f"No tricks are played where {subject}; leave {form} out."
            self.wrong(f"/{form}", "nobody_can_have_played", message)

    def _counted_tricks(self, staying: Staying) -> _Played:
        given: Mapping[str, int] = self.document["taken"]
        paths = {f"/taken/{pointer_part(text)}": count for text, count in given.items()}
        seats = self._seats_of(zip(given, paths, strict=True))
        tricks_taken = {seat: paths[path] for path, seat in seats.items()}
        if len(seats) == len(given):
            self._check_counts(staying, tricks_taken)
        return _Played({seat: tricks_taken.get(seat, 0) for seat in staying.stayers})

    def _seats_of(self, named: Iterable[tuple[str, str]]) -> dict[str, int]:
        """The seats by path; where nobody else says who stays, they have been looked at before."""
        return self.each_once(named) if "stay" in self.document else Reader(self.table).each_once(named)

    def _check_counts(self, staying: Staying, tricks_taken: Mapping[int, int]) -> None:
        if "stay" in self.document and staying.is_sure and {*tricks_taken} != {*staying.stayers}:
            stayers = self.table.names(staying.stayers)
            message = f"Give the tricks of all who stay, and of nobody else: {stayers}."
            self.wrong("/taken", "tricks_taken_must_be_told", message, [*map(player_id, staying.stayers)])
        cards, total = self.rules.deal.cards, sum(tricks_taken.values())
        below = [seat for seat, count in tricks_taken.items() if count < 0]
        if below:
            message = f"Nobody takes fewer than 0 tricks; {self.table.names(below)} cannot."
            self.wrong("/taken", "tricks_must_add_up", message, cards, total)
        elif total != cards:
            message = f"There are {cards} tricks in a hand, and {total} are told."
            self.wrong("/taken", "tricks_must_add_up", message, cards, total)

    def _all_tricks(self, staying: Staying, trumps: Trumps | None, faults: Sequence[Fault]) -> _Played:
        if self.document.get("trump") is None:
            message = "Which suit is trumps? Tell the upcard or the suit as trump."
            self.wrong("/trump", "trump_must_be_told", message)
        hand = read_tricks(self, self.document["tricks"], trumps, staying)
        if hand is None:
            return _Played({})
        breaches = infractions(self.table, hand, self.steps)
        self._check_legal(breaches, faults)
        return _Played(hand.tricks_taken, hand, infractions=breaches)

    def _check_legal(self, breaches: Sequence[Infraction], faults: Sequence[Fault]) -> None:
        """Notes every infraction that nobody called, unless all are accepted."""
        if self.document.get("accept_infractions"):
            return
        called = {(fault.seat, fault.trick) for fault in faults if fault.kind is FaultKind.RENEGE}
        for infraction in breaches:
            if (infraction.seat, infraction.trick) not in called:
                message = (
                    f"Trick {infraction.trick}: {infraction.explanation} "
                    "Call it a renege, or say that nobody called it and the hand counts as it was played."
                )
                path, card = f"/tricks/{infraction.trick - 1}", NAMES[infraction.card]
                self.wrong(path, "tricks_must_be_legal", message, _WAYS_OUT, card)

    # Faults, and what the table decides.

    def _faults(self, seats: Sequence[int]) -> dict[str, Fault]:
        """The faults that can be read, by path."""
        faults = {}
        for at, given in enumerate(self.document.get("faults") or ()):
            path = f"/faults/{at}"
            seat = self.seat(given["player"], f"{path}/player", seats)
            kind = _KINDS.get(given["kind"])
            if kind is None:
                message = f"“{given['kind'][:40]}” is no fault. There are {', '.join(_KINDS)}."
                self.wrong(f"{path}/kind", "fault_must_be_known", message, [*_KINDS], given["kind"][:40])
            elif seat is not None:
                faults[path] = Fault(seat, kind, given.get("trick"))
        return faults

    def _check_faults(self, faults: Mapping[str, Fault], staying: Staying, played: _Played) -> None:
        for path, fault in faults.items():
            why = self._reason_against(fault, staying, played)
            if why:
                self.wrong(path, "fault_must_be_found", f"{self.table.name(fault.seat)} {why}.")

    def _reason_against(self, fault: Fault, staying: Staying, played: _Played) -> str:
        """The reason for which the fault cannot have been; empty where it can."""
        if fault.kind is FaultKind.SPOKE_EARLY:
            return ""
        if fault.seat not in staying.stayers or len(staying.stayers) < 2:
            return "played no card in this hand"
        if fault.trick is not None and fault.trick > self.rules.deal.cards:
            return f"cannot have done so in trick {fault.trick}: there are {self.rules.deal.cards}"
        if fault.kind is not FaultKind.RENEGE or played.hand is None:
            return ""
        if fault.trick is None:
            return "reneged, but the trick is not told"
        is_there = (fault.seat, fault.trick) in {(breach.seat, breach.trick) for breach in played.infractions}
        return "" if is_there else f"played by the rules in trick {fault.trick}"

    def _check_choices(self, staying: Staying, played: _Played, faults: Sequence[Fault]) -> None:
        """Notes choices that these rules do not leave to the table."""
        if self.document.get("ante") is not None:
            self._check_ante()
        if self.document.get("split") is None:
            return
        hand = replace(_hand_of(staying, faults), tricks_taken=played.tricks_taken, result=played.result)
        is_tied = len(leaders_in(self.rules, hand, hand.barred(self.rules))) > 1
        if self.rules.pot.tie is not Tie.AGREE or not is_tied:
            why = (
                "nobody tied" if self.rules.pot.tie is Tie.AGREE else "these rules leave nothing to agree on"
            )
            self.wrong("/split", "split_must_be_agreed", f"The pot cannot be split by agreement: {why}.")

    def _check_ante(self) -> None:
        if not self.rules.ante.chosen:
            message = f"The ante is {self.rules.ante.chips} in these rules; the dealer does not name it."
            self.wrong("/ante", "ante_must_be_the_dealers_choice", message)
        elif self.table.may_stay is not None:
            tied = self.table.names(self.table.may_stay)
            message = f"{tied} play off the pot, and nobody antes; leave the ante out."
            self.wrong("/ante", "ante_must_be_the_dealers_choice", message)

    def _stored_act(
        self,
        away: Iterable[int],
        staying: Staying,
        played: _Played,
        faults: Iterable[Fault],
        trumps: Trumps | None,
    ) -> dict[str, Any]:
        """The act as it is stored: players by id, cards as documents write them."""
        act: dict[str, Any] = {"kind": ROUND, "stay": [_stayer(seat, staying) for seat in staying.stayers]}
        if played.hand is not None:
            act["tricks"] = played.hand.document()
        elif played.tricks_taken:
            act["taken"] = {player_id(seat): count for seat, count in sorted(played.tricks_taken.items())}
        elif played.result is not None:
            act |= _result_document(played.result)
        if trumps is not None:
            act["trump"] = trumps.document()
        if staying.discards:
            thrown = staying.discards.items()
            act["discards"] = {player_id(seat): [NAMES[card] for card in cards] for seat, cards in thrown}
        act["away"] = [*map(player_id, sorted(away))]
        act["faults"] = [fault.document() for fault in faults]
        choices = {name: self.document.get(name) for name in ("split", "ante")}
        accepted = {"accept_infractions": True} if self.document.get("accept_infractions") else {}
        return act | {name: value for name, value in choices.items() if value is not None} | accepted


def _hand_of(staying: Staying, faults: Sequence[Fault]) -> Hand:
    """The hand as far as it is known who stayed, and what was called."""
    return Hand(tuple(staying.seats), staying.dealer, (), staying.stayers, faults=tuple(faults))


def _result_document(result: Result) -> dict[str, Any]:
    """The result as it is stored."""
    leaders, bourre = [*map(player_id, result.leaders)], [*map(player_id, sorted(result.bourre))]
    if result.is_won:
        return {"winner": leaders[0], "bourre": bourre}
    return {"winner": None, "tied": leaders, "bourre": bourre}


def _stayer(seat: int, staying: Staying) -> dict[str, Any]:
    drew = {"draws": staying.draws[seat]} if seat in staying.draws else {}
    return {"player": player_id(seat), **drew}


_FORMS = ("taken", "tricks", "winner")
_WAYS_OUT = ["faults", "accept_infractions"]

_KINDS = {kind.value: kind for kind in FaultKind}
