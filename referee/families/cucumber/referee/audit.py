"""Auditing a hand from its tricks: what was played against the rules, who won, who led out of turn.

A whole record leaves nothing open, since in the end every holding is known. What was not noted is
given as `null`; then the audit says what can be proven, and leaves the rest undetermined.
Source: pagat.com Cucumber and Twenty-Two, "Play".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

from referee.cards import Card, card_name
from referee.families.budget import Steps
from referee.families.cucumber.referee.case import Args
from referee.families.cucumber.referee.choices import Cards
from referee.families.cucumber.referee.claims import Answer, Claim, Referee
from referee.families.cucumber.referee.claims import plays_document as legal_plays_document
from referee.families.cucumber.referee.doubles import Doubles
from referee.families.cucumber.referee.trick import Scale, winning
from referee.families.cucumber.referee.tricks import Played, Trick, Tricks, all_cards, size_of
from referee.families.cucumber.rules.options import Beat, Calls, Payers
from referee.families.cucumber.scoring.round import Double, Play, last_winner, left_after, plays_document
from referee.families.cucumber.table.table import Table
from referee.families.documents import Document
from referee.families.steps import player_id
from referee.families.verdicts import Verdict
from referee.words.said import PlayingCard, Said, as_text, as_value

_CARDS_BEFORE = Said("cucumber-settled-by-cards-before")


@dataclass(frozen=True, slots=True)
class Infraction:
    """Something against the rules."""

    trick: int
    """Counted from 1."""
    seat: int
    cards: Cards
    rule: str
    """The option that decides; `winner_leads` and `clockwise` are rules of all variants."""
    explanation: Said
    legal_plays: list[Cards] | None = None


@dataclass(frozen=True, slots=True)
class OpenPlay:
    """A play that what is known does not decide."""

    trick: int
    seat: int
    cards: Cards
    would_settle: Said


@dataclass(frozen=True, slots=True)
class Audit:
    """The result of an audit."""

    tricks: tuple[Trick, ...]
    infractions: tuple[Infraction, ...]
    undetermined: tuple[OpenPlay, ...]
    winners: tuple[int | None, ...]
    """Of each trick; None where it is not known."""
    last_trick: tuple[Play, ...] | None
    """Ready to be recorded, where all of it is known."""
    complete: bool
    """True if every card of every trick was noted."""
    doubles: tuple[Double, ...] = ()
    """For which players may have left the hand."""

    @property
    def verdict(self) -> Verdict:
        """Legal when everything was, and is known to have been."""
        if self.infractions:
            return Verdict.ILLEGAL
        return Verdict.LEGAL if self.complete and not self.undetermined else Verdict.UNDETERMINED


def audit(table: Table, document: Document, steps: Steps | None = None) -> Audit:
    """The audit of the tricks that a document gives.

    :raises RulesError: when these tricks cannot have been, saying why; when it takes too many steps.
    """
    calls = Doubles(table)
    given = (document.get("calls") or {}).get("doubles") or []
    doubles = calls.read(given, "/calls/doubles") if table.rules.last_trick.calls is Calls.DOUBLING else ()
    reading = Tricks(table, doubles)
    reading.violations = calls.violations
    tricks, leader, cards_each = reading.read(document)
    reading.finish()
    result = _Auditor(table, tricks, leader, cards_each, steps or Steps(), doubles).result()
    _check_doublers(reading, result)
    return result


def _check_doublers(reading: Tricks, result: Audit) -> None:
    """Only whoever has won a trick may double after it.

    :raises RulesError: when somebody else did.
    """
    for at, double in enumerate(result.doubles):
        winner = dict(enumerate(result.winners, 1)).get(double.after_trick)
        if winner is not None and winner != double.by:
            people = {"winner": reading.table.person(winner), "player": reading.table.person(double.by)}
            message = Said("cucumber-another-won-the-trick", {"trick": double.after_trick, **people})
            code, path = "doubler_must_have_won_the_trick", f"/calls/doubles/{at}/by"
            reading.wrong(path, code, message, player_id(winner))
    reading.finish()


@dataclass
class _Auditor:
    """Goes through a hand trick by trick."""

    table: Table
    tricks: list[Trick]
    leader: int | None
    """The player who had to lead the first trick, where that is known."""
    cards_each: int
    steps: Steps
    doubles: Sequence[Double] = ()
    infractions: list[Infraction] = field(default_factory=list)
    undetermined: list[OpenPlay] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.referee = Referee(self.table, self.steps)
        self.noted = Counter((*all_cards(self.tricks), *self.table.kept_cards))
        sizes = [size_of(trick) for trick in self.tricks]
        one_each = not self.table.rules.play.sets
        least = sum(1 if size is None else size for size in sizes)
        one_each = one_each or least == self.cards_each
        self.sizes = [1 if size is None and one_each else size for size in sizes]
        known = [size for size in self.sizes if size is not None]
        self.all_given = len(known) == len(self.sizes) and sum(known) == self.cards_each

    def result(self) -> Audit:
        winners: list[int | None] = []
        for at, trick in enumerate(self.tricks):
            if self._is_shown(at):
                winners.append(None)
                continue
            due = self.leader if at == 0 else winners[-1]
            self._check_order(at, trick, due)
            for place in range(len(trick)):
                self._check_play(at, place)
            winners.append(self._winner(at, trick))
        return Audit(
            tricks=tuple(self.tricks),
            infractions=tuple(self.infractions),
            undetermined=tuple(self.undetermined),
            winners=tuple(winners),
            last_trick=self._last_trick(),
            doubles=tuple(self.doubles),
            complete=self.all_given
            and all(trick and all(play.cards for play in trick) for trick in self.tricks),
        )

    # Leads and turns.

    def _check_order(self, at: int, trick: Trick, due: int | None) -> None:
        if not trick:
            return
        first = trick[0]
        if due is not None and first.seat != due:
            message = "cucumber-had-to-lead-first" if at == 0 else "cucumber-had-to-lead-next"
            people = {"leader": self.table.person(due), "player": self.table.person(first.seat)}
            self._against(at, first, "deal.leader" if at == 0 else "winner_leads", Said(message, people))
        for before, play in pairwise(trick):
            expected = self._next_left(at, before.seat)
            if play.seat != expected:
                person = self.table.person
                seats = {"before": before.seat, "due": expected, "player": play.seat}
                people = {name: person(seat) for name, seat in seats.items()}
                self._against(at, play, "clockwise", Said("cucumber-out-of-turn", people))
                return

    def _next_left(self, at: int, seat: int) -> int:
        """The next player clockwise who was in the hand at this trick."""
        left = left_after(self.doubles, at)
        playing = [other for other in self.table.seats_in if other not in left]
        return next((other for other in playing if other > seat), playing[0])

    def _against(self, at: int, play: Played, rule: str, explanation: Said) -> None:
        self.infractions.append(Infraction(at + 1, play.seat, play.cards or (), rule, explanation))

    # Plays.

    def _check_play(self, at: int, place: int) -> None:
        play = self.tricks[at][place]
        if play.cards is None:
            return
        claim = self._claim(at, play)
        if claim is None:
            self._leave_open(at, play, Said("cucumber-settled-by-sizes"))
            return
        targets = self._targets(at, place)
        if not targets:
            self._leave_open(at, play, _CARDS_BEFORE)
            return
        verdicts = self.referee.verdicts(claim, targets)
        if set(verdicts) == {Verdict.ILLEGAL}:
            answers = [self._answer(claim, target) for target in targets]
            self.infractions.append(self._infraction(at, play.seat, play.cards, answers))
        elif Verdict.UNDETERMINED in verdicts:
            first = self._answer(claim, targets[verdicts.index(Verdict.UNDETERMINED)])
            self._leave_open(at, play, first.would_settle or _CARDS_BEFORE)
        elif set(verdicts) != {Verdict.LEGAL}:
            self._leave_open(at, play, _CARDS_BEFORE)

    def _infraction(self, at: int, seat: int, cards: Cards, answers: Sequence[Answer]) -> Infraction:
        """The infraction by all answers, one for each card that may have been the one to beat."""
        first = answers[0]
        if len(answers) == 1:
            plays = None if first.plays is None else list(first.plays.listed)
            return Infraction(at + 1, seat, cards, first.rule, first.explanation, plays)
        # Only of single cards there are several answers.
        lower = "held" if self._held_lower(at, seat, cards) else "unknown"
        args: Args = {"player": self.table.person(seat), "card": PlayingCard(*cards[0]), "lower": lower}
        explanation = Said("cucumber-never-allowed", args)
        rules = {answer.rule for answer in answers}
        return Infraction(at + 1, seat, cards, rules.pop() if len(rules) == 1 else "play.duty", explanation)

    def _held_lower(self, at: int, seat: int, cards: Cards) -> bool:
        """True if the player is known to have kept a card lower than those played."""
        scale = self.referee.scale
        plays = [play for trick in self.tricks[at + 1 :] for play in trick if play.seat == seat]
        later = [card for play in plays for card in play.cards or ()]
        return any(scale.height(card) < max(map(scale.height, cards)) for card in later)

    def _leave_open(self, at: int, play: Played, would_settle: Said) -> None:
        self.undetermined.append(OpenPlay(at + 1, play.seat, play.cards or (), would_settle))

    def _answer(self, claim: Claim, trick: tuple[Cards, ...]) -> Answer:
        return self.referee.answer(replace(claim, trick=trick))

    def _claim(self, at: int, play: Played) -> Claim | None:
        """The claim by the holding before the play, as far as it is known; None when not even its size is."""
        mine = [other.cards for trick in self.tricks[at:] for other in trick if other.seat == play.seat]
        later = [card for cards in mine for card in cards or ()]
        size = self._holding_size(at)
        if size is None:
            return None
        known = Counter(later) - Counter(play.cards or ())
        elsewhere = self.noted - Counter(later)
        self.steps.take(len(later) + len(elsewhere) + len(self.tricks))
        return Claim(
            played=play.cards or (),
            holding=tuple(later) if len(later) == size else None,
            holding_size=size,
            known=tuple(known.elements()),
            elsewhere=tuple(elsewhere.elements()),
            player=self.table.person(play.seat),
            is_asker=False,
        )

    def _holding_size(self, at: int) -> int | None:
        """The number of cards that everybody held before trick `at`; None where it is not known."""
        before, after = self.sizes[:at], self.sizes[at:]
        if None not in before:
            return self.cards_each - sum(size or 0 for size in before)
        total = sum(size or 0 for size in self.sizes)
        given = None not in after and total + self.sizes.count(None) >= self.cards_each
        return sum(size or 0 for size in after) if given else None

    def _targets(self, at: int, place: int) -> list[tuple[Cards, ...]]:
        """The tricks so far that are possible: several where a card was not noted, none where a set was."""
        before = [play.cards for play in self.tricks[at][:place]]
        if self.table.rules.play.beat is Beat.PREVIOUS:
            before = before[-1:]
        elif self.table.rules.play.beat is Beat.LED:
            before = before[:1]
        noted = tuple(cards for cards in before if cards is not None)
        if len(noted) == len(before):
            return [noted]
        # Sets that were not noted can have been made up in too many ways to go through.
        one_each = len(self.tricks[at][place].cards or ()) == 1
        return [*self._unnoted(noted)] if one_each else []

    def _unnoted(self, noted: tuple[Cards, ...]) -> Iterator[tuple[Cards, ...]]:
        """The card to beat may be any that is at least as high as those noted."""
        scale = self.referee.scale
        least = max((scale.alone(cards[0]) for cards in noted), default=0)
        for card, left in self._unaccounted().items():
            if left and scale.alone(card) >= least:
                yield ((card,),)
        if noted:
            yield noted

    def _unaccounted(self) -> dict[Card, int]:
        """The number of cards of each kind that nobody has noted."""
        scale = self.referee.scale
        noted = Counter[Card]()
        for card, count in self.noted.items():
            noted[scale.kind(card)] += count
        return {card: copies - noted[card] for card, copies in self.referee.copies.items()}

    # Winners.

    def _winner(self, at: int, trick: Trick) -> int | None:
        noted = [play for play in trick if play.cards]
        if not noted or self._may_be_last(at):
            return None
        best = self._best(at, noted)
        return best.seat if len(noted) == len(trick) or self._is_sure(at, trick, best) else None

    def _best(self, at: int, noted: Sequence[Played]) -> Played:
        """The play that wins among those noted."""
        if self._is_last(at):
            plays = tuple(Play(play.seat, (play.cards or ())[0]) for play in noted)
            winner = last_winner(self.table.rules, plays)
            return next(play for play in noted if play.seat == winner)
        scale = self.referee.scale
        heights = [scale.as_played(scale.heights(play.cards or ())) for play in noted]
        return noted[winning(self.table.rules, heights)]

    def _is_sure(self, at: int, trick: Trick, best: Played) -> bool:
        """True if no card that was not noted can have won instead."""
        if self._is_last(at) or len(best.cards or ()) != 1:
            return False
        scale, later = self.referee.scale, trick[trick.index(best) + 1 :]
        height = scale.alone((best.cards or ())[0])
        rivals = [scale.alone(card) for card, left in self._unaccounted().items() if left]
        ties = any(play.cards is None for play in later) and height in rivals
        return not ties and max(rivals, default=0) <= height

    def _may_be_last(self, at: int) -> bool:
        """True if this may be the last trick, in which cards rank otherwise, though that is not known."""
        rules = self.table.rules
        ranks_otherwise = rules.pack.low_in_last_trick or self.referee.scale.wild is not None
        ranks_otherwise = ranks_otherwise or rules.last_trick.payers is Payers.ALL_BUT_LOWEST
        one_each = size_of(self.tricks[at]) in {None, 1}
        last_given = at == len(self.tricks) - 1 and None in self.sizes
        return bool(ranks_otherwise and one_each and last_given)

    def _is_shown(self, at: int) -> bool:
        """True if these are the cards that everybody shows in the end, which are no trick."""
        return self._is_last(at) and self.table.rules.last_trick.payers is Payers.BY_DECLARATION

    def _is_last(self, at: int) -> bool:
        return self.all_given and at == len(self.tricks) - 1

    def _last_trick(self) -> tuple[Play, ...] | None:
        last = self.tricks[-1] if self.tricks and self.all_given else ()
        plays = tuple(Play(play.seat, play.cards[0]) for play in last if play.cards)
        return plays if plays and len(plays) == len(last) else None


def audit_document(result: Audit, scale: Scale) -> dict[str, Any]:
    """The audit as JSON."""
    return {
        "verdict": result.verdict.value,
        "infractions": [infraction_document(infraction, scale) for infraction in result.infractions],
        "undetermined": [open_document(play) for play in result.undetermined],
        "tricks": [{"winner": None if seat is None else player_id(seat)} for seat in result.winners],
        "last_trick": None if result.last_trick is None else plays_document(result.last_trick),
    }


def open_document(play: OpenPlay) -> dict[str, Any]:
    """The play that stays open as JSON."""
    return {
        "trick": play.trick,
        "player": player_id(play.seat),
        "cards": [card_name(card) for card in play.cards],
        "would_settle": as_text(play.would_settle),
    }


def infraction_document(infraction: Infraction, scale: Scale) -> dict[str, Any]:
    """The infraction as JSON."""
    plays = infraction.legal_plays
    return {
        "trick": infraction.trick,
        "player": player_id(infraction.seat),
        "cards": [card_name(card) for card in infraction.cards],
        "rule": infraction.rule,
        "explanation": as_value(infraction.explanation),
        "legal_plays": None if plays is None else legal_plays_document(plays, scale),
    }
