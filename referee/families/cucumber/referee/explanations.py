"""The sentences of a verdict on a play: what a player may do, what was done, and what would settle it.

The terms are those of the rule book: the card to beat, your lowest card, lead, holding.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from itertools import starmap

from referee.cards import Card
from referee.families.cucumber.referee.case import Args, Case
from referee.families.cucumber.referee.choices import Cards
from referee.families.cucumber.referee.legality import Finding
from referee.families.cucumber.referee.trick import dominates
from referee.families.cucumber.rules.options import Duty, Lead, SetWonBy
from referee.families.verdicts import Verdict
from referee.words.said import Argument, PlayingCard, Said, joined, with_and, with_or

_MOST_NAMED = 3


def explain(case: Case, finding: Finding) -> Said:
    """The sentence, or several: what may be played, and what was."""
    if finding.owed.allowed_as == "only":
        return Said("cucumber-only-card", case.asker)
    if case.choices is None:
        return joined(_partly(case, finding))
    if finding.owed.allowed_as == "jokers" and finding.verdict is Verdict.LEGAL:
        return Said("cucumber-nothing-but-jokers", case.people)
    may = _may_lead(case) if case.target is None else _may_follow(case, case.target)
    return joined([may, *_what_was_played(case, finding)])


# With the holding known.


def _may_lead(case: Case) -> Said:
    args = {**case.people, "sets": "several" if case.rules.play.sets else "one"}
    if case.rules.play.lead is Lead.LOWEST:
        return Said("cucumber-must-lead-lowest", {**args, "lowest": _cards(case.lowest)})
    return Said("cucumber-may-lead", args)


def _may_follow(case: Case, target: Cards) -> Said:
    args = {**case.people, "count": len(target)}
    if case.situation.stopped:
        return Said("cucumber-nothing-beats-an-ace", {**args, "lowest": _cards(case.lowest)})
    args["target"] = _cards(target)
    if not case.can:
        return Said("cucumber-cannot-beat", {**args, "lowest": _cards(case.lowest)})
    return _MAY[case.rules.play.duty](case, target, args)


def _choice(case: Case, target: Cards, args: Args) -> Said:
    args = {**args, "how": _how_it_beats(case, target), "lowest": _cards(case.lowest)}
    return Said("cucumber-may-play", args)


def _must(case: Case, target: Cards, args: Args) -> Said:
    return Said("cucumber-must-beat", {**args, "how": _how_it_beats(case, target)})


def _lowest_that_beats(case: Case, _: Cards, args: Args) -> Said:
    return Said("cucumber-must-play-lowest-that-beats", {**args, "least": _cards(case.plays[0])})


def _same_rank(case: Case, target: Cards, args: Args) -> Said:
    if all(case.counts(play) != case.situation.target for play in case.plays):
        return _must(case, target, args)
    same = case.plays[0]
    ranks = (PlayingCard(same[0].rank),) if len(same) == 1 else _cards(same)
    return Said("cucumber-must-play-the-same", {**case.people, "count": len(same), "same": ranks})


_MAY: Mapping[Duty, Callable[[Case, Cards, Args], Said]] = {
    Duty.CHOICE: _choice,
    Duty.BEAT_IF_ABLE: _must,
    Duty.LOWEST_THAT_BEATS: _lowest_that_beats,
    Duty.SAME_RANK_FIRST: _same_rank,
}


def _how_it_beats(case: Case, target: Cards) -> str:
    """The cards that beat: `higher`, `equal` where as high is enough, `highest` where nothing is higher."""
    scale = case.situation.scale
    if not case.rules.play.equal:
        return "higher"
    return "highest" if len(target) == 1 and scale.height(target[0]) >= scale.highest else "equal"


def _what_was_played(case: Case, finding: Finding) -> list[Said]:
    if finding.verdict is Verdict.LEGAL:
        return _WAS[finding.owed.allowed_as](case)
    if finding.owed.forbidden is not None:
        return [Said("cucumber-is-no-such-lead", {"cards": _cards(case.played)})]
    if finding.owed.allowed_as == "jokers":
        return [Said("cucumber-joker-needs-a-card")]
    return [_why_not(case)]


def _why_not(case: Case) -> Said:
    if case.situation.beats:
        return Said("cucumber-beats-but-is-not-that", _compared(case, _how_it_is_higher(case)))
    if case.target is None or not case.can:
        return Said("cucumber-is-not-the-lowest", _played(case))
    neither = case.rules.play.duty is Duty.CHOICE
    return Said("cucumber-is-neither" if neither else "cucumber-does-not", _played(case))


def _beats(case: Case) -> list[Said]:
    return [Said("cucumber-beats", _compared(case, _how(case))), *_wins_nothing(case)]


def _is_that(case: Case) -> list[Said]:
    return [Said("cucumber-is-that", _played(case))]


_WAS: Mapping[str, Callable[[Case], list[Said]]] = {
    "lead": lambda case: [Said("cucumber-may-be-led", _played(case))],
    "lowest_lead": lambda case: [Said("cucumber-is-the-lowest", _played(case))],
    "beats": _beats,
    "lowest_that_beats": _is_that,
    "same_rank": _is_that,
    "lowest": lambda case: [Said("cucumber-is-their-lowest", {**case.asker, **_played(case)})],
}


def _how(case: Case) -> str:
    """The comparison of the play with the one to beat, which it beats."""
    return "same" if case.situation.counts == case.situation.target else _how_it_is_higher(case)


def _how_it_is_higher(case: Case) -> str:
    """`beats` where the play could win the trick; else `higher`, or at `least` as high."""
    if not _is_mixed(case):
        return "beats"
    is_higher = dominates(case.situation.counts, case.situation.target or (), equal=False)
    return "higher" if is_higher else "least"


def _is_mixed(case: Case) -> bool:
    """True if these are cards of several ranks where only those of one rank win a trick."""
    counts = case.situation.counts
    return case.rules.play.set_won_by is SetWonBy.MATCHED and counts[0] != counts[-1]


def _wins_nothing(case: Case) -> list[Said]:
    """The sentence on cards that may be played but win nothing; none for others."""
    return [Said("cucumber-wins-nothing")] if _is_mixed(case) else []


# With only some of the holding known.


def _partly(case: Case, finding: Finding) -> list[Said]:
    """The sentences: what is certain by the play itself, and what the other cards say to that."""
    says = _as_it_stands(case, finding)
    return says if finding.owed.forbidden is not None else [*says, _by_other_cards(case, finding)]


def _by_other_cards(case: Case, finding: Finding) -> Said:
    if finding.verdict is Verdict.LEGAL:
        return _why_nothing_else_matters(case, finding)
    if finding.convicting:
        held = with_and([_either(_kinds(case, height)) for height in dict.fromkeys(finding.convicting)])
        return Said("cucumber-but-held", {**case.people, "cards": held})
    if finding.together:
        cards = [case.situation.scale.cards_of(height)[0] for height in finding.together]
        return Said("cucumber-but-could-have-played", {**case.people, "cards": _cards(cards)})
    if finding.verdict is Verdict.ILLEGAL:
        return Said("cucumber-no-holding")
    return Said("cucumber-not-all-known", case.asker)


def _as_it_stands(case: Case, finding: Finding) -> list[Said]:
    """The part of the verdict that is certain by the play itself: when it is allowed."""
    if finding.owed.forbidden is not None:
        return [_forbidden(case)]
    if finding.owed.allowed_as == "jokers":
        return [Said("cucumber-joker-alone", case.people)]
    if case.target is None:
        must = finding.owed.allowed_as == "lowest_lead"
        return [Said("cucumber-lowest-must-be-led" if must else "cucumber-may-be-led", _played(case))]
    return _follow_as_it_stands(case, finding)


def _follow_as_it_stands(case: Case, finding: Finding) -> list[Said]:
    if case.situation.stopped:
        return [Said("cucumber-must-be-the-lowest", {**case.asker, **_played(case)})]
    if case.situation.beats:
        return [_beats_as_it_stands(case, finding), *_wins_nothing(case)]
    duty = _DUTIES.get(case.rules.play.duty, "beat")
    if duty == "same" and case.rules.play.equal:
        duty = "beat"
    return [Said("cucumber-does-not-beat", {**case.people, **_compared(case), "duty": duty})]


_DUTIES = {Duty.CHOICE: "choice", Duty.SAME_RANK_FIRST: "same"}


def _beats_as_it_stands(case: Case, finding: Finding) -> Said:
    compared = _compared(case, _how(case))
    if finding.owed.allowed_as == "lowest_that_beats":
        return Said("cucumber-beats-where-nothing-lower-does", {**case.asker, **compared})
    if finding.owed.allowed_as == "beats" and case.rules.play.duty is Duty.SAME_RANK_FIRST:
        return Said("cucumber-beats-where-not-the-same", {**case.people, **compared})
    return Said("cucumber-beats", compared)


def _forbidden(case: Case) -> Said:
    cards = _cards(case.played)
    if not case.rules.play.sets:
        return Said("cucumber-one-card-is-led", {"cards": cards, "count": len(cards)})
    return Said("cucumber-not-of-one-rank", {"cards": cards})


def _why_nothing_else_matters(case: Case, finding: Finding) -> Said:
    if finding.owed.allowed_as in {"lead", "beats", "same_rank"} and not finding.owed.may_not_match:
        return Said("cucumber-rest-does-not-matter", case.people)
    return Said("cucumber-all-is-accounted-for")


# What would settle it.


def would_settle(case: Case, finding: Finding) -> Said:
    """The sentence on the cards that would have to be seen to decide an undetermined case."""
    if finding.owed.allowed_as == "jokers":
        return Said("cucumber-seeing-an-ordinary-card", case.people)
    able: Args = {"able": _able(finding), "target": _cards(case.target or ())} if finding.may_be_able else {}
    if not finding.open:
        return Said("cucumber-seeing-able-cards", {**case.asker, **able})
    message = "cucumber-seeing-a-card-or-able-cards" if able else "cucumber-seeing-a-card"
    return Said(message, {**case.people, **_open(case, finding), **able})


def _able(finding: Finding) -> str:
    """The thing that several cards of the player would do together."""
    if finding.owed.allowed_as == "lowest_that_beats":
        return "fewer"
    if finding.owed.may_not_match:
        return "make" if finding.owed.may_not_beat is None else "either"
    return "beat"


def _open(case: Case, finding: Finding) -> Args:
    """The cards that would speak against the play; in short where they are many."""
    highest = case.situation.heights[0]
    if len(finding.open) > _MOST_NAMED and all(height < highest for height in finding.open):
        return {"open": "lower", "cards": _cards(case.played[:1])}
    return {"open": "cards", "cards": with_or([_one_of(_kinds(case, height)) for height in finding.open])}


# Cards, as the messages have them.


def _played(case: Case) -> Args:
    return {"count": len(case.played), "cards": _cards(case.played)}


def _compared(case: Case, how: str | None = None) -> Args:
    compared = {**_played(case), "target": _cards(case.target or ())}
    return compared if how is None else {**compared, "how": how}


def _cards(cards: Iterable[Card]) -> tuple[PlayingCard, ...]:
    return tuple(starmap(PlayingCard, cards))


def _kinds(case: Case, height: int) -> tuple[PlayingCard, ...]:
    """The kinds of cards of a height."""
    return _cards(case.situation.scale.cards_of(height))


def _one_of(kinds: tuple[PlayingCard, ...]) -> Argument:
    """A card of one of these kinds."""
    return _either((Said("cucumber-a-card", {"card": kinds[0]}), *kinds[1:]))


def _either(parts: tuple[Argument, ...]) -> Argument:
    return reduce(lambda first, last: Said("common-or", {"most": first, "last": last}), parts)
