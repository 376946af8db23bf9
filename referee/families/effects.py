"""Options that are there for something: each says something, and changes something.

Each value of each option is laid over the variants and over the games in which a family is tried. It has to
be refused, or told in the differences and in the rule book, and to change what comes of some game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from referee.errors import RefereeError, RulesError
from referee.families.acts import END
from referee.families.budget import Steps
from referee.families.extremes import document_of, options, values
from referee.families.protocol import AnyFamily
from referee.families.trials import Finding, Trial, through_json

Document = Mapping[str, Any]
_AGREED: Document = {"kind": END, "reason": "agreed"}


def option_findings(family: AnyFamily, trials: Sequence[Trial]) -> Iterator[Finding]:
    """The options that say nothing, or change nothing."""
    effects = _Effects(family, trials)
    known = {
        name: [document_of(name, value) for value in values(schema)] for name, schema in _options(family)
    }
    for name, schema in _options(family):
        place = f"the option `{name}`"
        if not schema.get("description"):
            yield Finding(place, "its schema says nothing", "what it settles", "`option()`")
        modes = [*_modes(name, known)]
        bases = [*modes, *(trial.house_rules for trial in trials)]
        yield from _silent(family, name, known[name], bases)
        may_differ = next(_pairs(family, known[name], bases), None) is not None
        if name in family.details.customs or not may_differ:
            continue
        if not effects.changes(name, known[name], modes):
            given = "no value of it changes what comes of an example or of a game"
            look = "where the rules are read, the examples, or `Details.customs`"
            yield Finding(place, given, "that one does", look)


def _options(family: AnyFamily) -> list[tuple[str, Document]]:
    return [*options(family.catalogue.schema())]


def _modes(name: str, known: Mapping[str, Sequence[Document]]) -> Iterator[Document]:
    """The values of the other options of the same section: an option may need one of them to say anything."""
    section, dot, _ = name.partition(".")
    for other, documents in known.items():
        if dot and other != name and other.startswith(f"{section}."):
            yield from documents


def _silent(
    family: AnyFamily, name: str, documents: Sequence[Document], bases: Sequence[Document]
) -> Iterator[Finding]:
    """Findings where no value of the option is told of in the differences, or in the rule book."""
    catalogue, place = family.catalogue, f"the option `{name}`"
    is_taken = False
    for rules, changed in _pairs(family, documents, bases):
        is_taken = True
        if not any(part.option == name and part.sentence for part in catalogue.differences(rules, changed)):
            yield Finding(place, "the differences do not tell of it", "a sentence", "`Catalogue.differences`")
            return
        if catalogue.load(through_json(catalogue.dump(changed))) != changed:
            yield Finding(place, "a value of it is lost in JSON", "the same", "`Catalogue.dump` and `load`")
            return
        books = {catalogue.rulebook(read, title="X", players=None) for read in (rules, changed)}
        if len(books) > 1:
            return
    if is_taken:
        yield Finding(
            place, "the rule book is the same under each value", "a sentence", "`heading`, `applies`"
        )


def _pairs(
    family: AnyFamily, documents: Sequence[Document], bases: Sequence[Document]
) -> Iterator[tuple[Any, Any]]:
    """Rules without and with a value of an option: over each variant, its house rules, and other bases."""
    variants = family.catalogue.variants()
    known = [(variant, rule.overrides) for variant in variants for rule in variant.house_rules]
    over_all = ((variant, base) for base in ({}, *bases) for variant in variants)
    for variant, base in chain(known, over_all):
        rules = _read(family, variant.id, base)
        for document in documents if rules is not None else ():
            changed = _read(family, variant.id, laid_over(base, document))
            if changed is not None and changed != rules:
                yield rules, changed


def _read(family: AnyFamily, variant: str, house_rules: Any) -> Any:
    """The rules of a variant with house rules; None where they do not fit."""
    try:
        return family.catalogue.read(variant, house_rules, players=None)
    except RulesError:
        return None


def laid_over(below: Any, above: Any) -> Any:
    """One partial rules document over another.

    >>> laid_over({"end": {"rounds": 9}}, {"end": {"target": 5}})
    {'end': {'rounds': 9, 'target': 5}}
    """
    if not (isinstance(below, Mapping) and isinstance(above, Mapping)):
        return above
    return {**below, **{name: laid_over(below.get(name), value) for name, value in above.items()}}


def without(document: Any, names: Sequence[str]) -> Any:
    """A partial rules document without one option.

    >>> without({"end": {"rounds": 9, "target": 5}}, ["end", "target"])
    {'end': {'rounds': 9}}
    """
    name, *inner = names
    if not isinstance(document, Mapping) or name not in document:
        return document
    rest = {other: value for other, value in document.items() if other != name}
    return rest | {name: without(document[name], inner)} if inner else rest


def _lacking(trial: Trial, name: str) -> Iterator[Document]:
    """The house rules of a game without an option that they set, and without its section."""
    path = name.split(".")
    lacking = without(trial.house_rules, path)
    if lacking != trial.house_rules:
        yield lacking
        yield without(trial.house_rules, path[:1])


class _Effects:
    """The outcomes of the games in which a family is tried, by their own rules and by others."""

    def __init__(self, family: AnyFamily, trials: Sequence[Trial]) -> None:
        self._family, self._trials = family, trials
        self._examples = [trial for trial in trials if trial.is_example]
        self._plain: dict[str, list[Any]] = {}

    def changes(self, name: str, documents: Sequence[Document], modes: Sequence[Document]) -> bool:
        """True if some value of an option, or its absence, changes what comes of some game."""
        return (
            any(self._differs(trial, trial.house_rules, _lacking(trial, name)) for trial in self._trials)
            or self._matters(self._trials, documents, {})
            or any(self._matters(self._examples, documents, mode) for mode in modes)
        )

    def _matters(self, trials: Sequence[Trial], documents: Sequence[Document], mode: Document) -> bool:
        """True if some value changes what comes of some game by its own rules with `mode` over them."""
        for trial in trials:
            base = laid_over(trial.house_rules, mode) if mode else trial.house_rules
            if self._differs(trial, base, (laid_over(base, document) for document in documents)):
                return True
        return False

    def _differs(self, trial: Trial, base: Document, others: Iterable[Document]) -> bool:
        """True if by some other house rules something else comes of a trial than by `base`."""
        rules = self._rules(trial, base)
        if rules is None:
            return False
        plain: list[Any] = []
        for other in others:
            changed = self._rules(trial, other)
            if changed is not None and changed != rules:
                plain = plain or self._outcome(trial, base, rules)
                if plain != self._outcome(trial, other, changed):
                    return True
        return False

    def _rules(self, trial: Trial, house_rules: Document) -> Any:
        """The rules of a trial; None where they are none for so many."""
        try:
            return trial.rules(self._family, house_rules)
        except RulesError:
            return None

    def _outcome(self, trial: Trial, house_rules: Document, rules: Any) -> list[Any]:
        """The outcome of a trial, worked out once by its own rules."""
        if house_rules is not trial.house_rules:
            return outcome(self._family, trial, rules)
        if trial.place not in self._plain:
            self._plain[trial.place] = outcome(self._family, trial, rules)
        return self._plain[trial.place]


def outcome(family: AnyFamily, trial: Trial, rules: Any) -> list[Any]:
    """All that comes of a trial by some rules: lines without sentences, facts, money, standings, answers."""
    catalogue, engine = family.catalogue, family.engine
    step = engine.open(rules, trial.seating)
    observed = [catalogue.players(rules), catalogue.has_pot(rules), catalogue.cards(rules), step.dues]
    table, ends = step.table, () if trial.claim is not None else (_AGREED,)
    for act in (*trial.acts, *ends):
        observed.append(engine.standing(table))
        try:
            step = engine.play(table, act, Steps())
        except RefereeError as error:
            observed.append(str(error))
            continue
        table = step.table
        lines = [(line.side or line.player, line.kind, line.points, line.rule) for line in step.lines]
        observed.append((lines, step.facts, step.dues, engine.standing(table)))
    observed.append(engine.rematch(table))
    if trial.claim is not None:
        observed.append(_answer(engine, table, trial.claim))
    return observed


def _answer(engine: Any, table: Any, claim: Document) -> Any:
    try:
        return engine.judge(table, claim, Steps())
    except RefereeError as error:
        return str(error)
