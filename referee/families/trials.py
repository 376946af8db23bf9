"""Games in which a family is tried: its own examples, the acts that families share, and sheets of others."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from referee.errors import RefereeError, RulesError
from referee.families.acts import ADJUSTMENT, COMMON_ACTS, DEALER, END, JOIN, WITHDRAWAL, ActKind, ClaimKind
from referee.families.budget import Steps
from referee.families.protocol import AnyFamily, Seating
from referee.families.shapes import Example
from referee.families.steps import Step

Document = Mapping[str, Any]
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", *(f"Player {at}" for at in range(9, 61)))
"""The names of players where nobody gives any."""
_SHARED: tuple[Document, ...] = (
    {"kind": ADJUSTMENT, "player": "p1", "points": 3, "reason": "Came late"},
    {"kind": DEALER, "player": "p1"},
    {"kind": JOIN, "name": "Zoe"},
    {"kind": WITHDRAWAL, "player": "p2"},
)
"""Acts that families share; the rules may refuse them."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A game that begins, and what happens in it."""

    place: str
    """The name of the place in a finding: the example `short` of `hand`."""
    variant: str
    seating: Seating
    house_rules: Document
    acts: tuple[Document, ...] = ()
    claim: Document | None = None
    """Asked in the end."""
    is_example: bool = False
    """True if nothing in it may be refused; the last act, or the claim, is then the example."""

    @property
    def example(self) -> Document | None:
        """The example that is tried; None where the trial is of none."""
        if not self.is_example:
            return None
        return self.acts[-1] if self.claim is None else self.claim

    @property
    def kind(self) -> str:
        """The kind of the example."""
        return str((self.example or {}).get("kind"))

    def with_example(self, document: Document) -> Trial:
        """The same game with another body in the place of the example."""
        if self.claim is not None:
            return replace(self, claim=document)
        return replace(self, acts=(*self.acts[:-1], document))

    def rules(self, family: AnyFamily, house_rules: Any = None) -> Any:
        """The rules of the game, or those by other house rules.

        :raises RulesError: when so many cannot play by them.
        """
        chosen = self.house_rules if house_rules is None else house_rules
        return family.catalogue.read(self.variant, chosen, players=len(self.seating.names))

    def steps(self, family: AnyFamily, house_rules: Any = None) -> list[Step[Any]]:
        """The steps of the acts, the opening first.

        :raises RefereeError: when one is refused.
        """
        steps = [family.engine.open(self.rules(family, house_rules), self.seating)]
        for act in self.acts:
            steps.append(family.engine.play(steps[-1].table, act, Steps()))
        return steps

    def answer(self, family: AnyFamily, house_rules: Any = None) -> dict[str, Any]:
        """The referee's answer to the claim.

        :raises RefereeError: when an act is refused, or the claim cannot be.
        """
        table = self.steps(family, house_rules)[-1].table
        return family.engine.judge(table, self.claim or {}, Steps())


@dataclass(frozen=True, slots=True)
class Moment:
    """An act in a trial, and what came of it."""

    trial: Trial
    opened: Any
    """The table before the first act."""
    before: Any
    act: Document
    step: Step[Any]

    @property
    def place(self) -> str:
        """The trial, and the kind of the act."""
        return f"{self.trial.place}, {self.act['kind']}" if len(self.trial.acts) > 1 else self.trial.place


@dataclass(frozen=True, slots=True)
class Finding:
    """Something in which a family is otherwise than families are."""

    place: str
    given: str
    expected: str
    look: str
    """The place where it can be mended."""

    def __str__(self) -> str:
        return f"{self.place}: {self.given}, but {self.expected} is expected; look at {self.look}."


def kinds_of(family: AnyFamily) -> tuple[ActKind | ClaimKind, ...]:
    """The kinds of acts and of claims of a family."""
    return (*family.acts, *family.claims)


def trials_of(family: AnyFamily) -> Iterator[Trial]:
    """The games of all that a family declares: each example, and the acts that families share."""
    for kind in kinds_of(family):
        for example in () if kind in COMMON_ACTS else kind.examples:
            is_act = isinstance(kind, ActKind)
            body = {name: value for name, value in example.value.items() if name != "number"}
            document = {"kind": kind.kind, **body}
            place = f"the example `{example.key}` of `{kind.kind}`"
            yield _trial(family, place, example, document, is_act=is_act)
    yield from _shared_trials(family)


def _trial(family: AnyFamily, place: str, example: Example, document: Document, *, is_act: bool) -> Trial:
    game = example.game
    variant = game.get("variant", family.catalogue.variants()[0].id)
    house_rules = game.get("house_rules", {})
    players = game.get("players") or _players(family, variant, house_rules)
    acts = (*example.before, document) if is_act else example.before
    seating = Seating(NAMES[:players])
    return Trial(place, variant, seating, house_rules, acts, None if is_act else document, is_example=True)


def _players(family: AnyFamily, variant: str, house_rules: Document) -> int:
    """Three players where so many may play, else the fewest that may."""
    return next((count for count in (3, 1, 2, 4, 5, 6) if fits(family, variant, house_rules, count)), 3)


def fits(family: AnyFamily, variant: str, house_rules: Any, players: int) -> bool:
    """True if rules go for so many players."""
    try:
        family.catalogue.read(variant, house_rules, players=players)
    except RulesError:
        return False
    return True


def _shared_trials(family: AnyFamily) -> Iterator[Trial]:
    kinds = {act.kind for act in family.acts}
    shared = tuple(act for act in _SHARED if act["kind"] in kinds)
    for variant in family.catalogue.variants():
        seating = Seating(NAMES[: _players(family, variant.id, {})])
        for reason in ("agreed", "abandoned"):
            acts = (*shared, *({"kind": END, "reason": reason} for _ in kinds & {END}))
            yield Trial(f"a game of {variant.id} that is {reason}", variant.id, seating, {}, acts)


def moments(family: AnyFamily, trial: Trial) -> Iterator[Moment | Finding]:
    """Each act of a trial with what came of it; in place of one that fails a finding, with which it ends."""
    try:
        opened = family.engine.open(trial.rules(family), trial.seating).table
    except RefereeError as error:
        yield Finding(trial.place, f"its game is refused: {_reason(error)}", "a game", "`Example.game`")
        return
    except Exception as error:  # whatever a family of others raises
        yield Finding(trial.place, f"its game cannot begin: {error!r}", "a game", "`Example.game`")
        return
    table = opened
    for act in trial.acts:
        try:
            step = family.engine.play(table, act, Steps())
        except RefereeError as error:
            if trial.is_example:
                given = f"`{act['kind']}` is refused: {_reason(error)}"
                yield Finding(trial.place, given, "that it is recorded", "the example")
                return
            continue
        except Exception as error:  # as above
            yield Finding(trial.place, f"`{act['kind']}` raises {error!r}", "a step or a refusal", "its play")
            return
        yield Moment(trial, opened, table, act, step)
        table = step.table


def _reason(error: RefereeError) -> str:
    """Why something is refused: in words where it has them by itself, else by its codes."""
    if isinstance(error.detail, str):
        return error.detail
    return ", ".join(dict.fromkeys([violation.code for violation in error.violations] or [error.code]))


def through_json(document: Any) -> Any:
    """The document as it comes back from where it was written."""
    return json.loads(json.dumps(document))
