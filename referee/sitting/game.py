"""One sitting: an opening, the acts that count, and corrections of them.

What happened is a log of events that only grows. Most events are acts (a hand, a buy-in, somebody
leaving); a correction is an event too, which replaces or takes back acts of before. The score sheet is
the fold of the acts that count.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from referee.errors import ConflictError, NotFoundError, RefereeError, RulesError
from referee.families.budget import Steps
from referee.families.protocol import AnyFamily, Seating
from referee.families.steps import Due, Line, Step

Document = Mapping[str, Any]

AMENDED = "amended"
TAKEN_BACK = "taken_back"
REMATCH = "rematch"
CREATED = "created"
LOCKED = "locked"
UNLOCKED = "unlocked"
APART = frozenset({REMATCH, LOCKED, UNLOCKED})
"""Kinds of events that leave the score sheet, and so the result, as it was."""
_NO_ACTS = APART | {CREATED}


@dataclass(frozen=True, slots=True)
class Opening:
    """What a game was created with. The rules are whole: a later release does not change them."""

    family: AnyFamily
    """Knows these rules."""
    variant: str
    house_rules: Document
    rules: Document
    players: tuple[str, ...]
    """Names, in seat order."""
    dealer: str | None = None
    """Id of the first dealer; None for the last seat."""
    leader: str | None = None
    """Id of the first leader, where nobody deals."""
    stake: Document | None = None
    """`{"amount", "currency"}` in minor units."""
    title: str = ""

    @property
    def currency(self) -> str | None:
        """The currency of the stake, where there is one."""
        return None if self.stake is None else str(self.stake["currency"])

    @property
    def has_pot(self) -> bool:
        """Whether stakes are collected in a pot, and not paid from side to side."""
        catalogue = self.family.catalogue
        return catalogue.has_pot(catalogue.load(self.rules))

    def step(self) -> Step[Any]:
        """What sitting down leads to.

        :raises RulesError: when these players cannot begin so.
        """
        seating = Seating(self.players, self.dealer, self.leader)
        return self.family.engine.open(self.family.catalogue.load(self.rules), seating)

    def table(self) -> Any:
        """The table before the first act.

        :raises RulesError: when these players cannot begin so.
        """
        return self.step().table

    def document(self) -> dict[str, Any]:
        """The opening as JSON."""
        return {
            "variant": self.variant,
            "house_rules": self.house_rules,
            "rules": self.rules,
            "players": list(self.players),
            "dealer": self.dealer,
            "leader": self.leader,
            "stake": self.stake,
            "title": self.title,
        }

    @classmethod
    def from_document(cls, family: AnyFamily, document: Document) -> Opening:
        """The opening of a game of this family that `document` describes."""
        return cls(family=family, **{**document, "players": tuple(document["players"])})


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, number `number` in its game."""

    number: int
    kind: str
    body: Document
    at: str


@dataclass(frozen=True, slots=True)
class Recorded:
    """An act that counts, and the event that brought it in."""

    event: int
    act: Document
    at: str
    amended: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the score sheet: an act with what came of it."""

    position: int
    """From 1, without gaps."""
    recorded: Recorded
    hand: int | None
    """The hand's number, for hands."""
    lines: tuple[Line, ...]
    facts: Document = field(default_factory=dict)
    scores: Mapping[str, int] = field(default_factory=dict)
    """Every side's score afterwards."""
    dues: tuple[Due, ...] = field(default=(), compare=False)
    """The money that the act makes due; not told by entries that were read from a store."""

    @property
    def kind(self) -> str:
        """What kind of act it is."""
        return str(self.recorded.act["kind"])

    def document(self) -> dict[str, Any]:
        """The entry as clients read it: for a hand, the hand."""
        return {
            **self.recorded.act,
            **self.facts,
            "lines": [line.document() for line in self.lines],
            "scores": self.scores,
            "event": self.recorded.event,
            "recorded_at": self.recorded.at,
            "amended": self.recorded.amended,
        }


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole score sheet and the table it leads to."""

    table: Any
    entries: tuple[Entry, ...]

    def hand(self, number: int) -> Entry:
        """Hand `number`.

        :raises NotFoundError: when there is none.
        """
        found = next((entry for entry in self.entries if entry.hand == number), None)
        if found is None:
            raise no_such_hand(number)
        return found


def no_such_hand(number: int) -> NotFoundError:
    """The error that says so."""
    return NotFoundError(f"There is no hand {number} in this game.", code="hand_must_exist")


@dataclass(frozen=True, slots=True)
class Correction:
    """Acts to replace and acts to take back, each named by its event."""

    replace: Mapping[int, Document] = field(default_factory=dict)
    take_back: frozenset[int] = frozenset()

    def event(self, amended: Entry | None) -> tuple[str, dict[str, Any]]:
        """Kind and body of the event that tells of it; `amended` is the entry that stands there now."""
        back = sorted(self.take_back)
        if amended is None:
            return TAKEN_BACK, {"events": back}
        recorded = amended.recorded
        return AMENDED, {"event": recorded.event, "act": recorded.act, "take_back": back}

    @classmethod
    def from_event(cls, event: Event) -> Correction:
        """The correction an event tells of."""
        if event.kind == AMENDED:
            body = event.body
            return cls({body["event"]: body["act"]}, frozenset(body["take_back"]))
        return cls(take_back=frozenset(event.body["events"]))


def next_entry(
    opening: Opening, table: Any, recorded: Recorded, *, position: int, steps: Steps | None = None
) -> tuple[Any, Entry]:
    """The table after one more act, and the act's line of the score sheet.

    :raises RulesError: when the act breaks the rules.
    :raises ConflictError: when the game does not stand so that it could happen.
    """
    engine = opening.family.engine
    step: Step[Any] = engine.play(table, recorded.act, steps)
    entry = Entry(
        position=position,
        recorded=replace(recorded, act=step.act),
        hand=step.round_number,
        lines=step.lines,
        facts=step.facts,
        scores=engine.standing(step.table).scores,
        dues=step.dues,
    )
    return step.table, entry


def fold(opening: Opening, acts: Iterable[Recorded], steps: Steps | None = None) -> Sheet:
    """The score sheet of these acts; `steps` bound what all of them may take, else each by itself.

    :raises BrokenActError: naming the first act that does not fit.
    """
    return go_on(opening, Sheet(opening.table(), ()), acts, steps)


def go_on(opening: Opening, sheet: Sheet, acts: Iterable[Recorded], steps: Steps | None = None) -> Sheet:
    """The score sheet with these acts behind those that it has.

    :raises BrokenActError: naming the first act that does not fit.
    """
    table, entries = sheet.table, list(sheet.entries)
    for position, recorded in enumerate(acts, len(entries) + 1):
        try:
            table, entry = next_entry(opening, table, recorded, position=position, steps=steps)
        except (RulesError, ConflictError) as error:
            raise BrokenActError(recorded, error) from error
        entries.append(entry)
    return Sheet(table, tuple(entries))


class BrokenActError(RefereeError):
    """An act does not fit behind the ones before it."""

    def __init__(self, recorded: Recorded, cause: RefereeError) -> None:
        super().__init__(cause.detail, code=cause.code, violations=cause.violations)
        self.recorded = recorded
        self.cause = cause


def correct(
    opening: Opening, entries: Sequence[Entry], correction: Correction, *, untouched: Sheet | None = None
) -> Sheet:
    """The score sheet as if it had been recorded so from the first.

    `untouched` is the score sheet of acts before the first corrected one; they are not scored again.

    :raises NotFoundError: when an act to be corrected is not there.
    :raises RulesError: when the corrected act itself breaks the rules.
    :raises ConflictError: when something recorded later no longer fits, naming the first.
    """
    acts = {entry.recorded.event: entry.recorded for entry in entries}
    _apply(correction, acts)
    _check_seats(correction, entries)
    begun = untouched or Sheet(opening.table(), ())
    try:
        return go_on(opening, begun, list(acts.values())[len(begun.entries) :])
    except BrokenActError as broken:
        if broken.recorded.event in correction.replace:
            raise broken.cause from None
        raise later_breaks(broken, entries) from None


def add_later(opening: Opening, sheet: Sheet, acts: Iterable[Recorded], *, before: Sequence[Entry]) -> Sheet:
    """A corrected score sheet with acts recorded since; `before` are the entries without the correction.

    :raises ConflictError: when one of them no longer fits, naming the first.
    """
    try:
        return go_on(opening, sheet, acts)
    except BrokenActError as broken:
        raise later_breaks(broken, before) from None


def before_corrected(acts: Sequence[Recorded], correction: Correction) -> Sequence[Recorded]:
    """The acts before the first one that is corrected; all of them when none is."""
    named = correction.replace.keys() | correction.take_back
    first = next((at for at, recorded in enumerate(acts) if recorded.event in named), len(acts))
    return acts[:first]


def _check_seats(correction: Correction, entries: Sequence[Entry]) -> None:
    """Seats are given out in order: without one who joined, later ones would move up into it."""
    joined = [entry.recorded for entry in entries if entry.kind == "join"]
    gone = [recorded.event for recorded in joined if recorded.event in correction.take_back]
    for recorded in joined:
        if gone and recorded.event > gone[0] and recorded.event not in correction.take_back:
            cause = ConflictError(f"{recorded.act['name']} would get another seat.")
            raise later_breaks(BrokenActError(recorded, cause), entries)


def later_breaks(broken: BrokenActError, entries: Sequence[Entry]) -> ConflictError:
    """The error that names what breaks by the number it has had so far."""
    recorded, kind = broken.recorded, broken.recorded.act["kind"]
    before = [entry for entry in entries if entry.recorded.event < recorded.event]
    hand = sum(entry.hand is not None for entry in before) + 1
    if kind == "hand":
        what, way_out = f"Hand {hand}", ""
    else:
        what = f"The {_KINDS[kind]} before hand {hand}"
        way_out = f" If it should not count, take it back in the same request: take_back={recorded.event}."
    return ConflictError(
        f"{what} would no longer fit: {broken.detail}{way_out}",
        code="later_hands_must_still_fit",
        # Their paths are those of the later hand, and would mislead in a request about this one.
        violations=[replace(violation, path="") for violation in broken.violations],
        members={"breaks": {"hand": hand, "event": recorded.event, "kind": kind}},
    )


_KINDS = {
    "buy_in": "buy-in",
    "dealer": "dealer named",
    "adjustment": "adjustment",
    "join": "player joining",
    "withdrawal": "player leaving",
    "end": "end of the game",
}


def acts_that_count(events: Iterable[Event]) -> list[Recorded]:
    """What is left of a log once its corrections are applied.

    :raises NotFoundError: when a correction names what is not there.
    """
    acts: dict[int, Recorded] = {}
    for event in events:
        if event.kind in {AMENDED, TAKEN_BACK}:
            _apply(Correction.from_event(event), acts)
        elif event.kind not in _NO_ACTS:
            acts[event.number] = Recorded(event.number, event.body, event.at)
    return list(acts.values())


def _apply(correction: Correction, acts: dict[int, Recorded]) -> None:
    for event in (*correction.replace, *sorted(correction.take_back)):
        if event not in acts:
            message = f"Event {event} brought nothing onto the score sheet that could be corrected."
            raise NotFoundError(message, code="act_must_exist")
    for event, act in correction.replace.items():
        acts[event] = replace(acts[event], act=act, amended=True)
    for event in correction.take_back:
        del acts[event]


def replay(opening: Opening, events: Iterable[Event], steps: Steps | None = None) -> Sheet:
    """The score sheet that a whole log leads to; `steps` as for `fold`.

    :raises BrokenActError: when the log is not one of this game.
    """
    return fold(opening, acts_that_count(events), steps)


def position_of_hand(acts: Sequence[Recorded], hand: int) -> int:
    """Where hand `hand` is among the acts that count, from 0.

    :raises NotFoundError: when there is none.
    """
    hands = [at for at, recorded in enumerate(acts) if recorded.act["kind"] == "hand"]
    if not 1 <= hand <= len(hands):
        raise no_such_hand(hand)
    return hands[hand - 1]


def table_before(opening: Opening, events: Iterable[Event], hand: int) -> Any:
    """The table at which hand `hand` was played, whatever happened since.

    :raises NotFoundError: when there is none.
    """
    acts = acts_that_count(events)
    return fold(opening, acts[: position_of_hand(acts, hand)]).table


def changed_scores(entry: Entry, was: Mapping[str, int]) -> list[dict[str, Any]]:
    """Where a player's score after this entry is another than it was: hand, player, before, after."""
    return _changed(entry.hand, was, entry.scores)


def _changed(hand: int | None, was: Mapping[str, int], now: Mapping[str, int]) -> list[dict[str, Any]]:
    return [
        {"hand": hand, "player": player, "before": was.get(player), "after": now.get(player)}
        for player in dict.fromkeys((*was, *now))
        if was.get(player) != now.get(player)
    ]


def score_changes(before: Sequence[Entry], after: Sequence[Entry]) -> list[dict[str, Any]]:
    """What a correction changes of the scores after each entry; hands are numbered as they are now.

    Where the last entry goes, the scores it leaves behind are told without a hand.
    """
    was = {entry.recorded.event: entry.scores for entry in before}
    changes = [change for entry in after for change in changed_scores(entry, was[entry.recorded.event])]
    left = after[-1] if after else None
    if before and (left is None or before[-1].recorded.event != left.recorded.event):
        beginning = dict.fromkeys(before[0].scores, 0)
        changes += _changed(None, before[-1].scores, beginning if left is None else left.scores)
    return changes


def first_difference(before: Sequence[Entry], after: Sequence[Entry]) -> int:
    """The position from which two score sheets differ."""
    pairs = zip(before, after, strict=False)
    same = next((at for at, (old, new) in enumerate(pairs) if old != new), min(len(before), len(after)))
    return same + 1
