"""Reading a deal: in short, or turn by turn, where the rest follows from the turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from referee.families.documents import Document
from referee.families.protocol import FIRST_EDITION
from referee.families.rounds.table import Table
from referee.families.snip_snap.play.pot_reader import check_pot
from referee.families.snip_snap.referee.audit import read_audit
from referee.families.snip_snap.referee.course import Course
from referee.families.snip_snap.rules.options import Chips, Rules
from referee.families.snip_snap.scoring.counters import counters_of
from referee.families.snip_snap.scoring.round import Deal, Outcome
from referee.families.snip_snap.table.dealing import cards_of
from referee.families.snip_snap.table.reading import Cards, Reading, count_of
from referee.families.steps import player_id
from referee.words.said import Argument, Said, Typed, argument

RANKS_IN_ALL = 13


def read_deal(table: Table[Rules], act: Document) -> Deal:
    """The deal, as it was given in short or by its turns.

    :raises RulesError: with every violation of the deal; with each infraction of its turns.
    """
    reading = _DealReader(table)
    if act.get("turns") is not None:
        return reading.by_turns(act)
    return reading.in_short(act)


class _DealReader(Reading):
    """One reading of a deal."""

    @property
    def kind(self) -> Chips:
        """The kind of chips."""
        return self.table.rules.chips.kind

    def in_short(self, act: Document) -> Deal:
        """The deal as it was given in short."""
        left = self.left(act.get("left") or {})
        self.once_each(self.shown(left))
        outcome = Outcome(
            None if act.get("out") is None else self.seat(act["out"], "/out"),
            self.by_seat(act.get("passes") or {}, "/passes"),
            {seat: count_of(cards) for seat, cards in left.items()},
            self.by_seat(act.get("paid") or {}, "/paid"),
            act.get("pot") if self.kind is Chips.POT and act.get("passes") is None else None,
        )
        needs: Mapping[Chips, Callable[[Document, Outcome], None]] = {
            Chips.NONE: self._needs_out,
            Chips.POT: self._needs_passes,
            Chips.PER_CARD: self._needs_left,
            Chips.FINES: self._needs_paid,
        }
        needs[self.kind](act, outcome)
        self._check_cards(outcome)
        self._check_counters(act, outcome)
        check_pot(self, act, outcome)
        self.finish()
        return Deal(outcome, left)

    # What the kind of chips needs.

    def _needs_out(self, act: Document, _outcome: Outcome) -> None:
        if act.get("out") is None:
            message = Said("snip_snap-out-missing")
            self.wrong("/out", "form_must_be_complete", message, [*map(player_id, self.table.seats_in)])

    def _needs_passes(self, act: Document, outcome: Outcome) -> None:
        self._needs_out(act, outcome)
        if outcome.pot is not None:
            return
        self.everybody(outcome.passes, "/passes", Said("snip_snap-passes-missing"), of=self.table.seats_in)

    def _needs_left(self, act: Document, outcome: Outcome) -> None:
        self._needs_out(act, outcome)
        others = [seat for seat in self.table.seats_in if seat != outcome.out]
        if outcome.out is not None:
            self.everybody(outcome.left, "/left", Said("snip_snap-left-missing"), of=others)

    def _needs_paid(self, _act: Document, outcome: Outcome) -> None:
        self.everybody(outcome.paid, "/paid", Said("snip_snap-paid-missing"), of=self.table.seats_in)

    # What there can be.

    def _check_cards(self, outcome: Outcome) -> None:
        """Notes cards left that cannot be.

        Whoever is out has none, the others have some, nobody more than was dealt, and the leader played one.
        """
        dealt = cards_of(self.table)
        for seat, count in outcome.left.items():
            path, player = f"/left/{player_id(seat)}", self.person(seat)
            led = int(seat == self.table.leader)
            if count > dealt[seat] - led:
                message = Said(
                    "snip_snap-too-many-left",
                    {"player": player, "cards": dealt[seat], "led": led, "left": count},
                )
                self.wrong(path, "cards_left_must_fit_the_deal", message, dealt[seat] - led, count)
            if outcome.out == seat and count:
                message = Said("snip_snap-out-with-cards", {"player": player, "cards": count})
                self.wrong(path, "player_must_hold_cards", message, 0, count)
            if outcome.out is not None and outcome.out != seat and not count and self.kind is not Chips.FINES:
                message = Said(
                    "snip_snap-others-have-cards", {"player": self.person(outcome.out), "other": player}
                )
                self.wrong(path, "player_must_hold_cards", message, 1, 0)

    def _check_counters(self, act: Document, outcome: Outcome) -> None:
        """Notes fines of more counters than a player has, or than a deal can cost all together."""
        if self.kind is not Chips.FINES:
            if act.get("paid") is not None:
                message = Said("snip_snap-no-fines", {"kind": Typed(self.kind.value)})
                self.wrong("/paid", "fines_must_be_in_rules", message)
            return
        for seat, paid in outcome.paid.items():
            have = counters_of(self.table, seat)
            if paid > have:
                message = Said("snip_snap-counters-to-pay", {"player": self.person(seat), "counters": have})
                self.wrong(f"/paid/{player_id(seat)}", "counters_must_suffice", message, have, paid)
        most, paid = sum(self.table.rules.chips.fines) * RANKS_IN_ALL, sum(outcome.paid.values())
        if paid > most and not self.violations:
            message = Said(
                "snip_snap-fines-of-a-deal", {"counters": paid, "ranks": RANKS_IN_ALL, "most": most}
            )
            self.wrong("/paid", "round_must_be_possible", message, most, paid)

    # Turn by turn.

    def by_turns(self, act: Document) -> Deal:
        """The deal by its turns; notes where other members differ from them."""
        out = None if act.get("out") is None else self.seat(act["out"], "/out")
        given = {name: self.by_seat(act.get(name) or {}, f"/{name}") for name in ("passes", "paid")}
        audit = self.sure(read_audit(self, act))
        for infraction in audit.infractions:
            path = f"/turns/{infraction.turn - 1}"
            expected = None if infraction.options is None else [*map(str, infraction.options)]
            reason: dict[str, Argument] = {"reason": argument(infraction.explanation)}
            message = Said("snip_snap-turn-refused", {"number": infraction.turn, **reason})
            self.wrong(path, infraction.code, message, expected)
        course = audit.course
        counted = {"passes": course.passes, "paid": course.paid}
        for name, values in given.items():
            for seat, value in values.items():
                message = Said("snip_snap-count-by-turns", {"player": self.person(seat)})
                self.total(f"/{name}/{player_id(seat)}", value, counted[name][seat], message)
        left = self.left(act.get("left") or {})
        self._check_left(course, left)
        self._check_end(course, out, is_given=act.get("out") is not None)
        self.finish()
        seats = self.table.seats_in
        outcome = Outcome(
            course.out,
            {seat: course.passes[seat] for seat in seats},
            course.left,
            {seat: course.paid[seat] for seat in seats},
        )
        check_pot(self, act, outcome)
        self.finish()
        return Deal(outcome, left, audit.turns)

    def _check_left(self, course: Course, left: Mapping[int, int | Cards]) -> None:
        """Notes lists of cards left that are shorter than the turns leave."""
        for seat, cards in left.items():
            count = count_of(cards)
            if (
                not isinstance(cards, int)
                and count < course.left[seat]
                and self.table.edition > FIRST_EDITION
            ):
                self.left_over(seat, count, course.left[seat])

    def _check_end(self, course: Course, out: int | None, *, is_given: bool) -> None:
        """Notes turns that do not end the deal, or that name another player who was out first."""
        if not course.is_over:
            message = Said("snip_snap-turns-go-on", {"kind": self.kind.value})
            self.wrong("/turns", "turns_must_end_the_deal", message)
            return
        first = course.emptied if self.table.edition > FIRST_EDITION else course.out
        if is_given and out != first and first is not None:
            message = Said("snip_snap-out-by-turns", {"player": self.person(first)})
            self.wrong("/out", "player_must_hold_cards", message, player_id(first))
        elif is_given and first is None and self.table.edition > FIRST_EDITION:
            message = Said("snip_snap-nobody-out-by-turns")
            self.wrong("/out", "player_must_hold_cards", message)
