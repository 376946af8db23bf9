"""Which option of the rules a verdict rests on."""

from __future__ import annotations

from referee.families.cucumber.referee.case import Case
from referee.families.cucumber.referee.legality import Finding
from referee.families.cucumber.referee.trick import dominates
from referee.families.cucumber.rules.options import Beat
from referee.families.verdicts import Verdict


def deciding_rule(case: Case, finding: Finding) -> str:
    """The option that decides, by its name in the rules document."""
    situation, play = case.situation, case.rules.play
    if finding.owed.forbidden is not None:
        return finding.owed.forbidden
    if finding.owed.allowed_as == "only":
        return "play.sets" if play.sets else "play.duty"
    if finding.owed.allowed_as == "jokers":
        return "pack.joker_rank"
    if situation.target is None:
        return "play.lead"
    if situation.stopped:
        return "play.ace_stops"
    return _by_target(case, finding)


def _by_target(case: Case, finding: Finding) -> str:
    """`play.beat` or `play.equal` where another value of it would have decided otherwise."""
    situation, play = case.situation, case.rules.play
    counts, target = situation.counts, situation.target or ()
    others = [*map(case.counts, case.trick)]
    if situation.beats and finding.verdict is Verdict.LEGAL:
        needless = play.beat is not Beat.HIGHEST and any(
            not dominates(counts, other, equal=play.equal) for other in others
        )
        return "play.beat" if needless else "play.duty"
    if not situation.beats and finding.verdict is Verdict.ILLEGAL:
        if not play.equal and dominates(counts, target):
            return "play.equal"
        if play.beat is not Beat.LED and any(dominates(counts, other) for other in others[-1:]):
            return "play.beat"
    return "play.duty"
