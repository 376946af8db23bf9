"""The engine of a game of rounds, as the floors above ask for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic

from referee.errors import ConflictError
from referee.families.acts import ADJUSTMENT, DEALER, END, JOIN, ROUND, WITHDRAWAL
from referee.families.budget import Steps
from referee.families.documents import Document
from referee.families.protocol import FIRST_EDITION, Rematch, Seating
from referee.families.rounds import view
from referee.families.rounds.counts import counts
from referee.families.rounds.dealers import first_dealer
from referee.families.rounds.decisions import adjust, name_dealer
from referee.families.rounds.dues import closing, sitting_down, with_paid
from referee.families.rounds.game import Game, Play, Played
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.points import KIND as POINTS_KIND
from referee.families.rounds.points import ON_PAPER, play_points
from referee.families.rounds.seating import join, seated, withdraw
from referee.families.rounds.table import RulesT, Table, table_document, table_from
from referee.families.rounds.winners import in_front, winners
from referee.families.standing import Standing, Status
from referee.families.steps import Step, player_id
from referee.words.said import Said, with_and


class RoundsEngine(Generic[RulesT]):
    """The play at a table of one family's game."""

    def __init__(self, game: Game[RulesT]) -> None:
        self.game = game
        self._plays: Mapping[str, Play[RulesT]] = {
            ROUND: self._round_played,
            ADJUSTMENT: adjust,
            DEALER: name_dealer,
            **game.acts,
        }

    def open(self, rules: RulesT, seating: Seating) -> Step[Table[RulesT]]:
        """The table before its first round, and what sitting down costs.

        Nobody named, whoever sits before the first player in turn deals, so that the first one leads.
        """
        terms = self.game.terms(rules, len(seating.names))
        teams = seated(terms, seating)
        table = Table(rules, terms, seating.names, teams, (0,) * len(teams), edition=seating.edition)
        table = replace(table, scores=(table.begins_with,) * len(teams), is_fresh=bool(table.begins_with))
        table = replace(table, dealer=first_dealer(table, seating))
        table = replace(table, memory=self.game.opening(table))
        paid = sitting_down(table, table.seats_in)
        return Step(with_paid(table, paid), {}, dues=paid)

    def play(self, table: Table[RulesT], act: Document, steps: Steps | None = None) -> Step[Table[RulesT]]:
        """The step that an act leads to."""
        if table.status is not Status.PLAYING:
            raise ConflictError(self._over(table), code="game_must_be_going_on")
        step = self._led_to(table, act, steps)
        return self._begun(table, step) if table.is_fresh and act["kind"] != DEALER else step

    def _begun(self, table: Table[RulesT], step: Step[Table[RulesT]]) -> Step[Table[RulesT]]:
        """The step of the first act, whose lines begin with what every side had before it."""
        ledger = Ledger(replace(table, scores=(0,) * len(table.scores)))
        self.game.beginning(table, ledger)
        begun = replace(step.table, is_fresh=False)
        return replace(step, table=begun, lines=(*ledger.lines, *step.lines))

    def _led_to(self, table: Table[RulesT], act: Document, steps: Steps | None) -> Step[Table[RulesT]]:
        kind = act["kind"]
        if kind == END:
            return self._end(table, act)
        if kind == JOIN:
            return self._ended_if_won(join(table, act))
        if kind == WITHDRAWAL:
            return self._after_leaving(withdraw(table, act))
        ledger = Ledger(table)
        played = self._plays[kind](table, act, ledger, steps)
        step = _step(table, kind, ledger, played)
        return self._ended_if_won(_round(table, step, played) if kind == ROUND else step, played.winners)

    def _round_played(
        self, table: Table[RulesT], act: Document, ledger: Ledger, steps: Steps | None
    ) -> Played:
        """The effect of a round, by its points alone where a family takes that."""
        if self.game.by_points is None or act.get(POINTS_KIND) is None:
            return self.game.play(table, act, ledger, steps)
        return play_points(table, act, ledger, message=ON_PAPER, after=self.game.by_points)

    def _over(self, table: Table[RulesT]) -> Said:
        if table.status is Status.ABANDONED:
            return Said("rounds-abandoned")
        won = with_and([*map(table.people, table.winners)])
        return Said("rounds-over", {"winners": won, "rounds": table.rounds, "noun": self.game.noun})

    def _end(self, table: Table[RulesT], act: Document) -> Step[Table[RulesT]]:
        step = Step(table, {"kind": END, "reason": act["reason"]})
        if act["reason"] == "agreed":
            return self._finished(step, in_front(table), agreed=True)
        abandoned = replace(table, status=Status.ABANDONED)
        return replace(step, table=abandoned, dues=closing(abandoned, table.scores))

    def _after_leaving(self, step: Step[Table[RulesT]]) -> Step[Table[RulesT]]:
        """The step after somebody left: one side alone wins, and too few to go on have agreed to end."""
        table = step.table
        if len(table.sides_in) > 1 and len(table.seats_in) not in table.terms.seats:
            return self._finished(step, in_front(table), agreed=True)
        return self._ended_if_won(step)

    def _ended_if_won(
        self, step: Step[Table[RulesT]], won: tuple[int, ...] | None = None
    ) -> Step[Table[RulesT]]:
        """The step, with the end of the game where it has come."""
        winning = winners(step.table) if won is None else won
        return step if winning is None else self._finished(step, winning, agreed=False)

    def _finished(
        self, step: Step[Table[RulesT]], won: tuple[int, ...], *, agreed: bool
    ) -> Step[Table[RulesT]]:
        """The step that ends the game.

        Differences pay by the scores before closing lines, which mostly change no winner.
        """
        if len(step.table.teams) == 1 and self.game.alone_wins(step.table):
            won = (0,)
        before = replace(step.table, status=Status.FINISHED, winners=won)
        ledger = Ledger(before)
        self.game.closing(before, ledger, agreed)
        table = replace(before, scores=ledger.scores)
        if self.game.closing_decides(table):
            table = replace(table, winners=in_front(table, table.sides_in or won))
        return replace(
            step,
            table=table,
            lines=(*step.lines, *ledger.lines),
            dues=(*step.dues, *closing(table, before.scores)),
        )

    def dump(self, table: Table[RulesT]) -> dict[str, Any]:
        """The table as JSON, without its rules."""
        return table_document(table)

    def load(self, opened: Table[RulesT], document: Document) -> Table[RulesT]:
        """The table that `dump` wrote, of the game that began as `opened`."""
        return table_from(opened, document)

    def standing(self, table: Table[RulesT]) -> Standing:
        """The standing of the game."""
        return view.standing(self.game, table)

    def scores(self, table: Table[RulesT]) -> dict[str, int]:
        """Every side's score."""
        return dict(zip(table.sides, table.scores, strict=True))

    def rematch(self, table: Table[RulesT]) -> Rematch:
        """The players of a rematch; whoever would have dealt next deals first."""
        return view.rematch(table)

    def count(self, table: Table[RulesT], entries: Sequence[Document]) -> dict[str, dict[str, int]]:
        """The counts of the game for each player in standings."""
        return counts(self.game, table, entries)

    def judge(self, table: Table[RulesT], claim: Document, steps: Steps | None = None) -> dict[str, Any]:
        """The referee's answer to a claim, by its kind."""
        return self.game.judges[claim["kind"]](table, claim, steps)


def _step(table: Table[RulesT], kind: str, ledger: Ledger, played: Played) -> Step[Table[RulesT]]:
    """The table after an act of the family's, or a decision."""
    after = replace(
        table,
        scores=ledger.scores,
        out=(*table.out, *played.out),
        memory=table.memory if played.memory is None else played.memory,
    )
    if kind == DEALER and table.edition > FIRST_EDITION:
        after = replace(after, named_dealer=played.dealer)
    elif played.dealer is not None:
        after = replace(after, dealer=played.dealer, passes_on=False)
    document = {"kind": kind, **played.kept}
    return Step(with_paid(after, played.dues), document, tuple(ledger.lines), played.facts, played.dues)


def _round(before: Table[RulesT], step: Step[Table[RulesT]], played: Played) -> Step[Table[RulesT]]:
    """The step of a round, which counts; the deal passes on.

    Games of the first edition keep whoever was announced, whatever newcomers sit between.
    """
    dealer, leader = before.next_dealer, before.leader
    table = replace(step.table, rounds=before.rounds + 1, named_dealer=None)
    if played.dealer is None and dealer is not None:
        passes_on = table.edition > FIRST_EDITION
        table = replace(table, dealer=dealer if passes_on else table.after(dealer), passes_on=passes_on)
    facts = {
        "number": table.rounds,
        "dealer": None if dealer is None else player_id(dealer),
        "leader": None if leader is None else player_id(leader),
        **step.facts,
    }
    return replace(step, table=table, facts=facts, round_number=table.rounds)
