"""Corrections: the score sheet as if it had been recorded rightly from the first, and what that changes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from referee.errors import ConflictError
from referee.families.acts import JOIN, ROUND
from referee.families.budget import Steps
from referee.families.protocol import AnyFamily
from referee.sitting.log import Correction
from referee.sitting.opening import Opening
from referee.sitting.sheet import BrokenActError, Entry, Recorded, Sheet, go_on
from referee.words.said import Argument, Said, Typed, argument


def correct(
    opening: Opening,
    entries: Sequence[Entry],
    correction: Correction,
    *,
    untouched: Sheet | None = None,
    steps: Steps | None = None,
) -> Sheet:
    """The score sheet as if the corrected acts had been recorded from the first.

    `untouched` is the score sheet of acts before the first corrected one; they are not scored again. `steps`
    as for `fold`.

    :raises NotFoundError: when the sheet has no such act.
    :raises RulesError: when the corrected act itself breaks the rules.
    :raises ConflictError: when something recorded later no longer fits, naming the first.
    """
    acts = {entry.recorded.event: entry.recorded for entry in entries}
    correction.apply_to(acts)
    _check_seats(opening.family, correction, entries)
    begun = untouched or Sheet(opening.table(), ())
    try:
        return go_on(opening, begun, list(acts.values())[len(begun.entries) :], steps)
    except BrokenActError as broken:
        if broken.recorded.event in correction.replace:
            raise broken.cause from None
        raise later_breaks(opening.family, broken, entries) from None


def add_later(
    opening: Opening,
    sheet: Sheet,
    acts: Iterable[Recorded],
    *,
    before: Sequence[Entry],
    steps: Steps | None = None,
) -> Sheet:
    """A corrected score sheet continued by later acts; `before` has the entries without the correction.

    `steps` as for `fold`.

    :raises ConflictError: when one of them no longer fits, naming the first.
    """
    try:
        return go_on(opening, sheet, acts, steps)
    except BrokenActError as broken:
        raise later_breaks(opening.family, broken, before) from None


def before_corrected(acts: Sequence[Recorded], correction: Correction) -> Sequence[Recorded]:
    """The acts before the first one that is corrected; all of them when none is."""
    named = correction.replace.keys() | correction.take_back
    first = next((at for at, recorded in enumerate(acts) if recorded.event in named), len(acts))
    return acts[:first]


def _check_seats(family: AnyFamily, correction: Correction, entries: Sequence[Entry]) -> None:
    """Refuses to take back a joining when a later one stays: the later player would move to another seat."""
    joined = [entry.recorded for entry in entries if entry.kind == JOIN]
    gone = [recorded.event for recorded in joined if recorded.event in correction.take_back]
    for recorded in joined:
        if gone and recorded.event > gone[0] and recorded.event not in correction.take_back:
            cause = ConflictError(Said("sitting-another-seat", {"name": Typed(recorded.act["name"])}))
            raise later_breaks(family, BrokenActError(recorded, cause), entries)


def later_breaks(family: AnyFamily, broken: BrokenActError, entries: Sequence[Entry]) -> ConflictError:
    """The error that names the act that breaks, by the number of its hand so far."""
    recorded, kind = broken.recorded, broken.recorded.act["kind"]
    before = [entry for entry in entries if entry.recorded.event < recorded.event]
    hand = sum(entry.hand is not None for entry in before) + 1
    act = family.act(kind)
    noun = kind if act is None else act.noun
    args: dict[str, Argument] = {
        "round": family.rounds.noun,
        "number": hand,
        "reason": argument(broken.detail),
    }
    if kind == ROUND:
        message = Said("sitting-round-breaks", {**args, "title": Typed(noun.capitalize())})
    else:
        args |= {"event": recorded.event, "act": kind, "title": Typed(noun)}
        message = Said("sitting-act-breaks", args)
    return ConflictError(
        message,
        code="later_hands_must_still_fit",
        # Their paths are those of the later hand, and would mislead in a request about this one.
        violations=[replace(violation, path="") for violation in broken.violations],
        members={"breaks": {"hand": hand, "event": recorded.event, "kind": kind}},
    )


def changed_scores(entry: Entry, was: Mapping[str, int]) -> list[dict[str, Any]]:
    """The scores that differ after this entry: hand, player, before, after."""
    return _changed(entry.hand, was, entry.scores)


def _changed(hand: int | None, was: Mapping[str, int], now: Mapping[str, int]) -> list[dict[str, Any]]:
    return [
        {"hand": hand, "player": player, "before": was.get(player), "after": now.get(player)}
        for player in dict.fromkeys((*was, *now))
        if was.get(player) != now.get(player)
    ]


def score_changes(
    before: Sequence[Entry], after: Sequence[Entry], *, began: Mapping[str, int] | None = None
) -> list[dict[str, Any]]:
    """The changes of a correction to the scores after each entry, hands by their new numbers.

    When the last entry is removed, the change has no hand. Scores `began` at 0 where nobody says otherwise.
    """
    was = {entry.recorded.event: entry.scores for entry in before}
    changes = [change for entry in after for change in changed_scores(entry, was[entry.recorded.event])]
    left = after[-1] if after else None
    if before and (left is None or before[-1].recorded.event != left.recorded.event):
        beginning = dict.fromkeys(before[0].scores, 0) | dict(began or {})
        changes += _changed(None, before[-1].scores, beginning if left is None else left.scores)
    return changes


def first_difference(before: Sequence[Entry], after: Sequence[Entry]) -> int:
    """The position from which two score sheets differ."""
    pairs = zip(before, after, strict=False)
    same = next((at for at, (old, new) in enumerate(pairs) if old != new), min(len(before), len(after)))
    return same + 1
