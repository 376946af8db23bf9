"""A game of patience as it goes on, dumped and loaded after every act, and claims under its rules."""

from __future__ import annotations

from typing import Any

from referee.errors import RulesError
from referee.families.protocol import AnyFamily, Seating
from referee.families.steps import Step
from tests.verdicts import in_words

NAMES = ("Ann", "Bo", "Cy")


class Sitting:
    """A game with these rules."""

    def __init__(
        self, family: AnyFamily, variant: str, house_rules: Any = None, *, players: int = 1, **seating: Any
    ) -> None:
        self.engine = family.engine
        self.rules = family.catalogue.read(variant, house_rules or {}, players=players)
        opened = self.engine.open(self.rules, Seating(NAMES[:players], **seating))
        self.opened = self.table = opened.table
        self.dues = [*opened.dues]
        self.entries: list[dict[str, Any]] = []

    def act(self, kind: str, **members: Any) -> Step[Any]:
        """Records an act; what is kept of it leads to the same."""
        step = self.engine.play(self.table, {"kind": kind, **members})
        again = self.engine.play(self.table, step.act)
        assert (again.act, again.lines, again.facts) == (step.act, step.lines, step.facts)
        self.table = self.engine.load(self.opened, self.engine.dump(step.table))
        assert self.table == step.table
        self.dues += step.dues
        lines = [line.document() for line in step.lines]
        self.entries.append({**step.act, **step.facts, "lines": lines})
        return step

    def deal(self, **members: Any) -> Step[Any]:
        """Records a deal."""
        return self.act("hand", **members)

    def refused(self, **members: Any) -> list[tuple[str, str]]:
        """The paths and codes with which a deal is refused; nothing changes."""
        before = self.table
        try:
            self.engine.play(self.table, {"kind": "hand", **members})
        except RulesError as error:
            assert self.table == before
            return [(violation.path, violation.code) for violation in error.violations]
        raise AssertionError("The deal was taken.")

    @property
    def score(self) -> int:
        """The first player's."""
        return self.table.scores[0]

    def ask(self, kind: str, **claim: Any) -> dict[str, Any]:
        """The referee's answer."""
        return in_words(self.engine.judge(self.table, {"kind": kind, **claim}))

    def counts(self) -> dict[str, dict[str, int]]:
        """The counts for standings."""
        return dict(self.engine.count(self.table, self.entries))


def lines_of(step: Step[Any]) -> list[tuple[str, int]]:
    """The kinds of the lines with their points."""
    return [(line.kind, line.points) for line in step.lines]


def answer_to(
    family: AnyFamily, variant: str, kind: str, house_rules: Any = None, **claim: Any
) -> dict[str, Any]:
    """The referee's answer without a game."""
    return Sitting(family, variant, house_rules).ask(kind, **claim)


def refusal(family: AnyFamily, variant: str, kind: str, **claim: Any) -> list[tuple[str, str]]:
    """The paths and codes with which a claim is refused."""
    try:
        answer_to(family, variant, kind, **claim)
    except RulesError as error:
        return [(violation.path, violation.code) for violation in error.violations]
    raise AssertionError("The claim was judged.")
