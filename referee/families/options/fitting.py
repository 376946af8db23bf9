"""Which options do not fit together, and which do not go for so many players.

What keeps an option from going with the others is told with it; what belongs to no single option is a plain
function from rules to what is wrong with them. All of them are asked, and every contradiction is told with
the option to change and what would fit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeAlias, TypeVar

from referee.errors import RulesError, Violation
from referee.families.options.document import read_options, rules_document
from referee.families.options.option import options_of
from referee.families.options.players import PlayedBy, out_of_range
from referee.words.said import Said

RulesT = TypeVar("RulesT", bound=PlayedBy)
Check: TypeAlias = Callable[[Any], Iterator[Violation]]
CONTRADICTION = "options_must_fit_together"


def contradiction(path: str, message: Said | str, expected: Any = None) -> Violation:
    """The violation by a value of the rules, at a path such as `/deal/cards`, that does not fit the rest."""
    return Violation(path, CONTRADICTION, message, expected=expected)


def _nothing(_: Any, __: int) -> Iterator[Violation]:
    return iter(())


@dataclass(frozen=True)
class Fitting(Generic[RulesT]):
    """The conditions on a family's rules, besides those that its options declare themselves."""

    checks: tuple[Check, ...] = ()
    """Each tells what does not fit together and belongs to no single option."""
    misfits: Callable[[RulesT, int], Iterator[Violation]] = _nothing
    """Finds what keeps so many players from a game by these rules: a pack that does not suffice, say."""
    checks_of_new: tuple[Check, ...] = ()
    """Further checks, of rules that are agreed on today: earlier releases took some that do not pass them."""

    def read(
        self, base: RulesT, document: Any, *, players: int | None = None, is_kept: bool = False
    ) -> RulesT:
        """`base` with the options of `document` over it, for so many players, or for some of who may play.

        Of rules that are kept it is not known which release took them.

        :raises RulesError: with every wrong value or, those being right, with every contradiction or, there
            being none, with what does not go for so many players; if for nobody, for the fewest.
        """
        rules = self.check(base, document, checks=self.checks if is_kept else self._all_checks)
        fewest, most = rules.players.min, rules.players.max
        counts = [players] if players is not None else range(fewest, most + 1) or [fewest]
        refusals = (self._refusal(rules, count) for count in counts)
        first = next(refusals)
        # A generator: no further number is tried than one that fits.
        if first and all(refusals):
            raise RulesError.of(first)
        return rules

    def _refusal(self, rules: RulesT, players: int) -> list[Violation]:
        """The violations that keep so many players from a game by these rules; [] where there are none."""
        return [*out_of_range(rules, players)] or [*self.misfits(rules, players)]

    @property
    def _all_checks(self) -> tuple[Check, ...]:
        return (*self.checks, *self.checks_of_new)

    def seat(self, rules: RulesT, players: int) -> None:
        """Checks that so many can sit down to rules that fit together, whichever release took them.

        :raises RulesError: with what does not go for so many players.
        """
        if refusal := self._refusal(rules, players):
            raise RulesError.of(refusal)

    def check(self, base: RulesT, document: Any, *, checks: tuple[Check, ...] | None = None) -> RulesT:
        """`base` with the options of `document` over it, for whoever may play.

        Without `checks` the rules are held to those that every release has made.

        :raises RulesError: with every wrong value or, those being right, with every contradiction.
        """
        rules = read_options(base, document)
        if violations := self._contradictions(rules, self.checks if checks is None else checks):
            raise RulesError.of(violations)
        return rules

    def contradictions(self, rules: RulesT) -> list[Violation]:
        """Everything in the rules that cannot hold together."""
        return self._contradictions(rules, self._all_checks)

    def _contradictions(self, rules: RulesT, checks: tuple[Check, ...]) -> list[Violation]:
        document = rules_document(rules)
        violations = (violation for check in (*checks, _misfits_of_options) for violation in check(rules))
        return [replace(violation, given=_at(document, violation.path)) for violation in violations]


def _misfits_of_options(rules: Any) -> Iterator[Violation]:
    """The contradictions that the options themselves declare."""
    for name, option in options_of(type(rules)).items():
        for misfit in option.misfits(rules):
            yield contradiction(f"/{name.replace('.', '/')}", misfit.message, misfit.expected)


def _at(document: Any, path: str) -> Any:
    """The value at a path of a rules document; None where that is a whole section."""
    for part in path.split("/")[1:]:
        document = document[int(part) if isinstance(document, list) else part]
    return None if isinstance(document, (dict, list)) else document
