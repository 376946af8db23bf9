"""The effective rules of a request, with its violations where the request has them."""

from __future__ import annotations

from typing import Any

from referee.errors import NotFoundError, RulesError, Violation
from referee.families.registry import VARIANTS, family_of
from referee.service.access import Asked
from referee.service.games.read import game
from referee.service.runtime import opened_from
from referee.store import Reading


def rules_document(variant: str, rules: dict[str, Any], *, players: int | None) -> dict[str, Any]:
    """Rules with the book that explains them."""
    family = family_of(variant)
    name = family.variant(variant)["name"]
    book = family.rulebook(rules, title=name, players=players)
    return {"variant": variant, "name": name, "rules": rules, "rulebook": book}


def rules_of_game(tx: Reading, asked: Asked, game_id: str) -> dict[str, Any]:
    """The rules that a game was begun with, which it keeps."""
    opening, _ = opened_from(game(tx, asked, game_id).opening)
    return rules_document(opening.variant, dict(opening.rules), players=len(opening.players))


def effective_rules(variant: str, house_rules: Any, *, players: int | None) -> dict[str, Any]:
    """A variant's rules with house rules laid over them.

    :raises RulesError: when nobody knows the variant, or naming options by their place under `/house_rules`.
    """
    try:
        return family_of(variant).rules(variant, house_rules, players=players)
    except NotFoundError as error:
        raise RulesError.of([Violation("/variant", error.code, error.detail, variant, [*VARIANTS])]) from None
    except RulesError as error:
        raise RulesError.of(_placed(violation) for violation in error.violations) from None


def _placed(violation: Violation) -> Violation:
    """The violation where the request has it: the number of players is no house rule."""
    return violation if violation.code == "players_must_be_in_range" else violation.under("/house_rules")
