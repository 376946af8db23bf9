"""The effective rules of a request, with its violations where the request has them."""

from __future__ import annotations

from typing import Any

from ..errors import NotFoundError, RulesError, Violation
from ..families import family_of


def effective_rules(variant: str, house_rules: Any, *, players: int | None) -> dict[str, Any]:
    """A variant's rules with house rules laid over them.

    :raises RulesError: when nobody knows the variant, or naming options by their place under `/house_rules`.
    """
    try:
        return family_of(variant).rules(variant, house_rules, players=players)
    except NotFoundError as error:
        raise RulesError.of([Violation("/variant", error.code, error.detail, given=variant)]) from None
    except RulesError as error:
        raise RulesError.of(_placed(violation) for violation in error.violations) from None


def _placed(violation: Violation) -> Violation:
    """The violation where the request has it: the number of players is no house rule."""
    return violation if violation.code == "players_must_be_in_range" else violation.under("/house_rules")
