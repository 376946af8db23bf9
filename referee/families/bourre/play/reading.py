"""Reading a hand as a table enters it, with everything that can be wrong about it.

A hand is checked as a whole, so that whoever entered it sees all slips at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

from referee.errors import pointer_part
from referee.families.acts import ROUND
from referee.families.bourre.play.result_reader import nobody_played, read_result
from referee.families.bourre.referee.infractions import Infraction, infractions
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
from referee.words.said import Argument, Said, Typed, argument


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
            message = Said("bourre-nobody-at-the-table")
            if seats:
                message = Said("bourre-only-one-at-the-table", {"player": self.person(seats[0])})
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
            people = {"tied": self.table.people(may_stay or ()), "players": self.table.people(others)}
            message = Said("bourre-only-tied-stay", people)
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
            message = Said("bourre-no-form")
            if forms:
                names: list[Argument] = [*map(Typed, forms)]
                message = Said("bourre-one-form", {"given": reduce(_and, names)})
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
            message = Said("bourre-stayers-missing")
            self.wrong("/stay", "hand_must_have_one_form", message, ["stay", "taken", "tricks"])
        for form in forms:
            message = nobody_played(self.table, staying.stayers, form)
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
            stayers = self.table.people(staying.stayers)
            message = Said("bourre-tricks-of-all-who-stay", {"players": stayers})
            self.wrong("/taken", "tricks_taken_must_be_told", message, [*map(player_id, staying.stayers)])
        cards, total = self.rules.deal.cards, sum(tricks_taken.values())
        below = [seat for seat, count in tricks_taken.items() if count < 0]
        if below:
            message = Said("bourre-fewer-than-no-tricks", {"players": self.table.people(below)})
            self.wrong("/taken", "tricks_must_add_up", message, cards, total)
        elif total != cards:
            message = Said("bourre-tricks-do-not-add-up", {"tricks": cards, "count": total})
            self.wrong("/taken", "tricks_must_add_up", message, cards, total)

    def _all_tricks(self, staying: Staying, trumps: Trumps | None, faults: Sequence[Fault]) -> _Played:
        if self.document.get("trump") is None:
            message = Said("bourre-trump-missing")
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
                reason: dict[str, Argument] = {"reason": argument(infraction.explanation)}
                message = Said("bourre-trick-refused", {"trick": infraction.trick, **reason})
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
                kinds = {"text": Typed(given["kind"][:40]), "known": Typed(", ".join(_KINDS))}
                message = Said("bourre-no-fault", kinds)
                self.wrong(f"{path}/kind", "fault_must_be_known", message, [*_KINDS], given["kind"][:40])
            elif seat is not None:
                faults[path] = Fault(seat, kind, given.get("trick"))
        return faults

    def _check_faults(self, faults: Mapping[str, Fault], staying: Staying, played: _Played) -> None:
        for path, fault in faults.items():
            message = self._reason_against(fault, staying, played)
            if message is not None:
                self.wrong(path, "fault_must_be_found", message)

    def _reason_against(self, fault: Fault, staying: Staying, played: _Played) -> Said | None:
        """The reason for which the fault cannot have been; None where it can."""
        if fault.kind is FaultKind.SPOKE_EARLY:
            return None
        args, tricks = {"player": self.person(fault.seat)}, self.rules.deal.cards
        if fault.seat not in staying.stayers or len(staying.stayers) < 2:
            return Said("bourre-fault-without-cards", args)
        if fault.trick is not None and fault.trick > tricks:
            return Said("bourre-fault-in-no-trick", {**args, "trick": fault.trick, "tricks": tricks})
        if fault.kind is not FaultKind.RENEGE or played.hand is None:
            return None
        if fault.trick is None:
            return Said("bourre-fault-without-trick", args)
        is_there = (fault.seat, fault.trick) in {(breach.seat, breach.trick) for breach in played.infractions}
        return None if is_there else Said("bourre-fault-was-none", {**args, "trick": fault.trick})

    def _check_choices(self, staying: Staying, played: _Played, faults: Sequence[Fault]) -> None:
        """Notes choices that these rules do not leave to the table."""
        if self.document.get("ante") is not None:
            self._check_ante()
        if self.document.get("split") is None:
            return
        hand = replace(_hand_of(staying, faults), tricks_taken=played.tricks_taken, result=played.result)
        is_tied = len(leaders_in(self.rules, hand, hand.barred(self.rules))) > 1
        if self.rules.pot.tie is not Tie.AGREE or not is_tied:
            may_agree = self.rules.pot.tie is Tie.AGREE
            message = Said("bourre-nobody-tied" if may_agree else "bourre-nothing-to-agree-on")
            self.wrong("/split", "split_must_be_agreed", message)

    def _check_ante(self) -> None:
        if not self.rules.ante.chosen:
            message = Said("bourre-ante-is-fixed", {"chips": self.rules.ante.chips})
            self.wrong("/ante", "ante_must_be_the_dealers_choice", message)
        elif self.table.may_stay is not None:
            tied = self.table.people(self.table.may_stay)
            message = Said("bourre-nobody-antes", {"players": tied})
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


def _and(first: Argument, second: Argument) -> Argument:
    return Said("common-and", {"most": first, "last": second})


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
