"""Reading a deal: in short, or turn by turn, where the rest follows from the turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from referee.families.documents import Document
from referee.families.options.words import so_many
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
            message = "Say who was out of cards first: give out."
            self.wrong("/out", "form_must_be_complete", message, [*map(player_id, self.table.seats_in)])

    def _needs_passes(self, act: Document, outcome: Outcome) -> None:
        self._needs_out(act, outcome)
        if outcome.pot is not None:
            return
        question = "How often did {name} pass? Give passes for {id}, 0 if never; or pot, all chips in it."
        self.everybody(outcome.passes, "/passes", question, of=self.table.seats_in)

    def _needs_left(self, act: Document, outcome: Outcome) -> None:
        self._needs_out(act, outcome)
        others = [seat for seat in self.table.seats_in if seat != outcome.out]
        question = "What had {name} left? Give left for {id}: how many cards, or which."
        if outcome.out is not None:
            self.everybody(outcome.left, "/left", question, of=others)

    def _needs_paid(self, _act: Document, outcome: Outcome) -> None:
        question = "What did {name} pay? Give paid for {id}, 0 if nothing."
        self.everybody(outcome.paid, "/paid", question, of=self.table.seats_in)

    # What there can be.

    def _check_cards(self, outcome: Outcome) -> None:
        """Notes cards left that cannot be.

        Whoever is out has none, the others have some, nobody more than was dealt, and the leader played one.
        """
        dealt, names = cards_of(self.table), self.table.names
        for seat, count in outcome.left.items():
            path = f"/left/{player_id(seat)}"
            led = int(seat == self.table.leader)
            if count > dealt[seat] - led:
                was_dealt = f"{names[seat]} was dealt {so_many(dealt[seat], 'card')}"
                message = f"{was_dealt}{' and led one' if led else ''}; {count} cannot be left."
                self.wrong(path, "cards_left_must_fit_the_deal", message, dealt[seat] - led, count)
            if outcome.out == seat and count:
                message = f"{names[seat]} was out, and has {so_many(count, 'card')} left. Who was out first?"
                self.wrong(path, "player_must_hold_cards", message, 0, count)
            if outcome.out is not None and outcome.out != seat and not count and self.kind is not Chips.FINES:
                first = names[outcome.out]
                message = f"{first} was out first, so that {names[seat]} has at least one card left."
                self.wrong(path, "player_must_hold_cards", message, 1, 0)

    def _check_counters(self, act: Document, outcome: Outcome) -> None:
        """Notes fines of more counters than a player has, or than a deal can cost all together."""
        if self.kind is not Chips.FINES:
            if act.get("paid") is not None:
                message = f"In these rules nobody pays fines in counters (chips.kind: {self.kind})."
                self.wrong("/paid", "fines_must_be_in_rules", message)
            return
        for seat, paid in outcome.paid.items():
            have, name = counters_of(self.table, seat), self.table.names[seat]
            if paid > have:
                message = f"{name} has {so_many(have, 'counter')}; {name} pays those {have}."
                self.wrong(f"/paid/{player_id(seat)}", "counters_must_suffice", message, have, paid)
        most, paid = sum(self.table.rules.chips.fines) * RANKS_IN_ALL, sum(outcome.paid.values())
        if paid > most and not self.violations:
            message = (
                f"{so_many(paid, 'counter')} were paid; a deal of {RANKS_IN_ALL} ranks costs {most} at most."
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
            self.wrong(path, infraction.code, f"Turn {infraction.turn}: {infraction.explanation}", expected)
        course = audit.course
        counted = {"passes": course.passes, "paid": course.paid}
        for name, values in given.items():
            for seat, value in values.items():
                player = self.table.names[seat]
                self.total(
                    f"/{name}/{player_id(seat)}", value, counted[name][seat], f"By the turns {player} has"
                )
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
            with_fines = self.kind is Chips.FINES
            open_yet = "somebody can play yet" if with_fines else "nobody is out of cards"
            short = "what was paid" if with_fines else "who was out"
            message = f"By these turns {open_yet}. Give all of them, or in short {short}."
            self.wrong("/turns", "turns_must_end_the_deal", message)
            return
        first = course.emptied if self.table.edition > FIRST_EDITION else course.out
        if is_given and out != first and first is not None:
            message = f"By the turns {self.table.names[first]} was out first."
            self.wrong("/out", "player_must_hold_cards", message, player_id(first))
        elif is_given and first is None and self.table.edition > FIRST_EDITION:
            message = "By the turns everybody had cards left; leave out away."
            self.wrong("/out", "player_must_hold_cards", message)
