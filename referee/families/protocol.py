"""What every family of games offers.

A family is a package of its own. Nothing outside it knows its options: rules, acts and tables travel
as JSON documents, and only the family that made them looks inside.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from referee.families.budget import Steps
from referee.families.steps import Step

Document = Mapping[str, Any]


class Family(Protocol):
    """A family of games: its variants, their rules, and what an act leads to.

    A table is the family's own value; whoever holds it only hands it back.
    """

    @property
    def id(self) -> str:
        """The family's id."""
        ...

    def variants(self) -> Sequence[dict[str, Any]]:
        """Each variant in short: id, name, family, region, players, summary."""
        ...

    def variant(self, variant_id: str) -> dict[str, Any]:
        """One variant in full: the above, rules, house_rules, rulebook, sources."""
        ...

    def rules(self, variant_id: str, house_rules: Any, *, players: int | None) -> dict[str, Any]:
        """The effective rules document.

        :raises RulesError: with every option that is wrong or does not fit.
        """
        ...

    def check_rules(self, rules: Any) -> dict[str, Any]:
        """A rules document that came from elsewhere, checked and made whole.

        An option that it lacks, since it is older than the option, has its default.

        :raises RulesError: with every option that is wrong or does not fit.
        """
        ...

    def rules_schema(self) -> dict[str, Any]:
        """The JSON Schema of a rules document, whole or in part: every option, and what its values mean."""
        ...

    def rulebook(self, rules: Document, *, title: str, players: int | None) -> str:
        """The rules as readable Markdown."""
        ...

    def differences(self, first: Document, second: Document) -> list[dict[str, Any]]:
        """The options in which two rules documents differ, each with a sentence."""
        ...

    def in_short(self, variant_id: str, rules: Document) -> dict[str, Any]:
        """What a score sheet on paper has room for.

        `name` and `region` of the variant; `keeps_score`, false where only lost hands are counted; `limit`
        in points or None, `limit_text`; and `house_rules`, a phrase for each that the table has agreed on.
        """
        ...

    def open(self, rules: Document, names: Sequence[str], *, dealer: str | None, leader: str | None) -> Any:
        """The table before its first act.

        :raises RulesError: when these players cannot begin so.
        """
        ...

    def play(self, table: Any, act: Document, steps: Steps | None = None) -> Step[Any]:
        """What an act leads to; `steps` bound what that may take.

        :raises RulesError: when the act breaks the rules, or takes too many steps.
        :raises ConflictError: when the game does not stand so that it could happen.
        """
        ...

    def dump(self, table: Any) -> dict[str, Any]:
        """The table as JSON, without its rules."""
        ...

    def load(self, opened: Any, table: Document) -> Any:
        """The table that `dump` wrote, of the game that began as `opened`."""
        ...

    def view(self, table: Any) -> dict[str, Any]:
        """The table as clients see it: status, players, next, result."""
        ...

    def scores(self, table: Any) -> dict[str, int]:
        """Every player's score, by player id."""
        ...

    def hands(self, table: Any) -> int:
        """How many hands were recorded."""
        ...

    def stakes(self, rules: Document) -> dict[str, str]:
        """Where money goes: `payout` is `pot` or `differences`, `buy_in` costs a `stake` or is `free`."""
        ...

    def tallies(self, table: Any, entries: Sequence[Document]) -> dict[str, dict[str, int]]:
        """What the game counts for each player in standings, from its score sheet's documents.

        By player id: `hands`, `hands_lost`, `penalty_points`, `cucumbers`, `buy_ins`, `longest_run`.
        """
        ...

    def judge(self, table: Any, claim: Document, steps: Steps | None = None) -> dict[str, Any]:
        """The referee's answer to a claim, whose `kind` says what it is about: a verdict with its reasons.

        :raises RulesError: when what is claimed cannot be.
        :raises TooLongError: when that takes too many steps.
        """
        ...

    def rematch(self, table: Any) -> dict[str, Any]:
        """Another game of the same table: names, the ids those players had, dealer and leader."""
        ...
