"""Checks that an author can run on a family: what the families of this project are held to.

Each finding says what was given, what is expected, and where to look. The families of this project pass, with
the golden sheets of their games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from functools import partial
from typing import Any

from referee.families.acts import ADJUSTMENT
from referee.families.effects import option_findings
from referee.families.extremes import options
from referee.families.protocol import AnyFamily
from referee.families.rounds.game import BEGINNING
from referee.families.spellings import spelling_findings
from referee.families.steps import Line
from referee.families.trials import Finding, Moment, Trial, kinds_of, moments, through_json, trials_of
from referee.families.verdicts import Verdict
from referee.families.walking import misfits

Document = Mapping[str, Any]
_OF_EVERY_ANSWER = frozenset(
    {"verdict", "rule", "explanation", "would_settle", "proof", "code", "options", "options_total"}
)
_SENTENCE_ENDS = (".", "?", "!", ")")


def findings(family: AnyFamily, games: Sequence[Trial] = ()) -> list[Finding]:
    """Everything in which a family is otherwise than families are, tried in its own examples and in `games`.

    >>> from referee.families.freecell.family import FREECELL
    >>> silent = replace(FREECELL, claims=(replace(FREECELL.claims[0], examples=()),))
    >>> print(findings(silent)[0])
    the claim `move`: it has no example, but at least one is expected; look at `ClaimKind.examples`.
    """
    trials = [*trials_of(family), *games]
    outcomes = [outcome for trial in trials for outcome in moments(family, trial)]
    failed = [outcome for outcome in outcomes if isinstance(outcome, Finding)]
    played = [outcome for outcome in outcomes if isinstance(outcome, Moment)]
    lame = {failure.place for failure in failed}
    whole = [trial for trial in trials if trial.place not in lame]
    checks: tuple[Callable[[], Iterator[Finding]], ...] = (
        lambda: _without_examples(family),
        lambda: _unfit_examples(family, trials),
        lambda: _of_each(family, _replayed, played),
        lambda: _of_each(family, _loaded, played),
        lambda: _of_each(family, partial(_lines, rules=_rules_of(family)), played),
        lambda: _sums(family, played),
        lambda: _answers(family, whole),
        lambda: spelling_findings(family, whole),
        lambda: option_findings(family, whole),
    )
    return [*dict.fromkeys([*failed, *(finding for check in checks for finding in _guarded(family, check))])]


def _guarded(family: AnyFamily, check: Callable[[], Iterator[Finding]]) -> Iterator[Finding]:
    """The findings of a check; one more where the family fails in the midst of it."""
    try:
        yield from check()
    except Exception as error:  # whatever a family of others raises
        yield Finding(family.name, f"it raises {error!r}", "an answer or a refusal", _place_of(error))


def _place_of(error: Exception) -> str:
    """The function in which something failed, which is the innermost."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "the family" if trace is None else f"`{trace.tb_frame.f_code.co_qualname}`"


# Examples.


def _without_examples(family: AnyFamily) -> Iterator[Finding]:
    for word, kinds in (("act", family.acts), ("claim", family.claims)):
        for kind in kinds:
            if not kind.examples:
                look = f"`{type(kind).__name__}.examples`"
                yield Finding(f"the {word} `{kind.kind}`", "it has no example", "at least one", look)


def _unfit_examples(family: AnyFamily, trials: Iterable[Trial]) -> Iterator[Finding]:
    shapes = {kind.kind: kind.shape for kind in kinds_of(family)}
    for trial in trials:
        document = trial.example
        if document is not None:
            body = {name: value for name, value in document.items() if name != "kind"}
            for path, expected in misfits(shapes[document["kind"]], body):
                yield Finding(trial.place, f"{path or 'it'} does not fit its shape", expected, "the shape")


# What an act leads to.


def _of_each(
    family: AnyFamily, check: Callable[[AnyFamily, Moment], Iterator[Finding]], played: Iterable[Moment]
) -> Iterator[Finding]:
    for moment in played:
        yield from check(family, moment)


def _replayed(family: AnyFamily, moment: Moment) -> Iterator[Finding]:
    """A kept act is a body of its own shape, and leads to the same when it is played again."""
    place, first = moment.place, moment.step
    kind = family.act(moment.act["kind"])
    if kind is None or first.act.get("kind") != kind.kind:
        yield Finding(place, f"the kind that is kept is {first.act.get('kind')!r}", "its own", "`Step.act`")
        return
    body = {name: value for name, value in first.act.items() if name != "kind"}
    shape = replace(kind.shape, members=(*kind.shape.members, *kind.kept))
    for path, expected in misfits(shape, body):
        yield Finding(place, f"{path or 'it'} is kept otherwise than it is sent", expected, "`Step.act`")
    again = family.engine.play(moment.before, through_json(first.act))
    parts = ("act", "lines", "facts", "dues", "round_number", "table")
    for part in parts:
        if getattr(again, part) != getattr(first, part):
            given = f"the kept act, played again, leads to another `{part}`"
            yield Finding(place, given, "the same", "`Step.act`, which leaves something out")
            return


def _loaded(family: AnyFamily, moment: Moment) -> Iterator[Finding]:
    """A table that is written and read is the same table."""
    engine, table = family.engine, moment.step.table
    if engine.load(moment.opened, through_json(engine.dump(table))) != table:
        given = "the table is another one once it was written and read"
        yield Finding(moment.place, given, "the same", "`Engine.dump` and `Engine.load`")


def _lines(family: AnyFamily, moment: Moment, *, rules: Set[str]) -> Iterator[Finding]:
    """Lines name an option that is there, and are of declared kinds."""
    place, kinds = moment.place, {*family.details.lines}
    for line in moment.step.lines:
        if line.rule not in rules:
            given = f"the line “{_words_of(line)}” names the rule {line.rule!r}"
            yield Finding(place, given, "an option of the rules", "`Line.rule`, or `Details.laws`")
        if line.kind not in kinds:
            given = f"the line “{_words_of(line)}” is of the kind {line.kind!r}"
            yield Finding(place, given, "a declared one", "`Details.lines`")


def _words_of(line: Line) -> str:
    """The words of a line, or the id of the message that has them."""
    return line.said if isinstance(line.said, str) else line.said.id


def _sums(family: AnyFamily, played: Iterable[Moment]) -> Iterator[Finding]:
    """The lines of a side sum up to its score."""
    sums: dict[str, Counter[str]] = {}
    for moment in played:
        scores = sums.setdefault(moment.trial.place, Counter())
        for line in moment.step.lines:
            scores[line.side or str(line.player)] += line.points
        for side, score in family.engine.scores(moment.step.table).items():
            if scores[side] != score:
                given = f"the lines of {side} sum up to {scores[side]}"
                yield Finding(moment.place, given, f"the score, which is {score}", "the lines of the act")


def _rules_of(family: AnyFamily) -> frozenset[str]:
    """Everything that a line or an answer may name as its rule: options, their sections, laws."""
    names = [name for name, _ in options(family.catalogue.schema())]
    sections = {name[:at] for name in names for at, sign in enumerate(name) if sign == "."}
    return frozenset({*names, *sections, *family.details.laws, ADJUSTMENT, BEGINNING})


# Answers.


def _answers(family: AnyFamily, trials: Iterable[Trial]) -> Iterator[Finding]:
    kinds = {claim.kind: claim for claim in family.claims}
    rules = _rules_of(family)
    known = _OF_EVERY_ANSWER | {member.name for kind in family.claims for member in kind.answer}
    for trial in trials:
        if trial.claim is None:
            continue
        kind, place = kinds[trial.claim["kind"]], trial.place
        answer = trial.answer(family)
        if answer.get("verdict") not in {*Verdict}:
            yield Finding(place, f"the verdict is {answer.get('verdict')!r}", "one of three", "`Verdict`")
        if answer.get("rule", ADJUSTMENT) not in rules:
            given = f"the answer names the rule {answer['rule']!r}"
            yield Finding(place, given, "an option of the rules", "`verdict_document`, or `Details.laws`")
        words = answer.get("explanation", ".")
        if isinstance(words, str) and not words.endswith(_SENTENCE_ENDS):
            given = f"the explanation is {words!r}"
            yield Finding(place, given, "a sentence", "`verdict_document`")
        for name in answer.keys() - known:
            yield Finding(place, f"the answer has {name!r}", "what it declares", "`ClaimKind.answer`")
        if not kind.fits(trial.rules(family)):
            yield Finding(place, "the claim is of no use there", "rules that it fits", "`ClaimKind.fits`")
