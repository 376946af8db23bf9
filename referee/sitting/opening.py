"""The opening of a game: its rules, its players, its stake."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.families.documents import Document
from referee.families.protocol import EDITION, FIRST_EDITION, AnyFamily, Seating
from referee.families.seats import by_first_seat
from referee.families.steps import Step


@dataclass(frozen=True, slots=True)
class Opening:
    """The opening of a game. The rules are whole: a later release does not change them."""

    family: AnyFamily
    """The family of the variant."""
    variant: str
    house_rules: Document
    rules: Document
    players: tuple[str, ...]
    """Names, in seat order."""
    dealer: str | None = None
    """Id of the first dealer; None for the seat before the first in turn."""
    leader: str | None = None
    """Id of the first leader, where nobody deals."""
    stake: Document | None = None
    """`{"amount", "currency"}` in minor units."""
    title: str = ""
    teams: tuple[tuple[str, ...], ...] = ()
    """The players who play together, where somebody said so; the first team is `t1`."""
    edition: int = EDITION
    """The reading of the rules by which the game goes: that of the release with which it began."""
    looks: Mapping[str, Any] = field(default_factory=dict)
    """The looks that players began with, by id, as somebody has given them."""
    origin: str = ""
    """The phone's own name of a game that it began without a connection."""
    confirm: bool = False
    """True if rounds are to be confirmed by another person than who entered them."""

    @property
    def currency(self) -> str | None:
        """The currency of the stake, where there is one."""
        return None if self.stake is None else str(self.stake["currency"])

    @property
    def has_pot(self) -> bool:
        """True if stakes are collected in a pot."""
        catalogue = self.family.catalogue
        return catalogue.has_pot(catalogue.load(self.rules))

    @property
    def seating(self) -> Seating:
        """The people as they sit down; in the first edition the team of the first seat was `t1`."""
        is_first = self.edition == FIRST_EDITION
        teams = by_first_seat(self.players, self.teams) if is_first else self.teams
        return Seating(self.players, self.dealer, self.leader, teams, self.edition)

    def step(self) -> Step[Any]:
        """The first step: the table before the first act, and the money due for sitting down.

        :raises RulesError: when these players cannot begin so.
        """
        return self.family.engine.open(self.family.catalogue.load(self.rules), self.seating)

    def table(self) -> Any:
        """The table before the first act.

        :raises RulesError: when these players cannot begin so.
        """
        return self.step().table

    def document(self) -> dict[str, Any]:
        """The opening as JSON."""
        teams = {"teams": [list(team) for team in self.teams]} if self.teams else {}
        edition = {} if self.edition == FIRST_EDITION else {"edition": self.edition}
        looks = {"looks": dict(self.looks)} if self.looks else {}
        origin = {"origin": self.origin} if self.origin else {}
        confirm = {"confirm": True} if self.confirm else {}
        return (
            teams
            | edition
            | looks
            | origin
            | confirm
            | {
                "variant": self.variant,
                "house_rules": self.house_rules,
                "rules": self.rules,
                "players": list(self.players),
                "dealer": self.dealer,
                "leader": self.leader,
                "stake": self.stake,
                "title": self.title,
            }
        )

    @classmethod
    def from_document(cls, family: AnyFamily, document: Document) -> Opening:
        """The opening of a game of this family that `document` describes."""
        teams = tuple(tuple(team) for team in document.get("teams", ()))
        read = {"players": tuple(document["players"]), "teams": teams}
        return cls(family=family, **{"edition": FIRST_EDITION, **document, **read})
