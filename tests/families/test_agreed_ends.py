"""What an agreed end does with the pot, in every family that has one."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.protocol import AnyFamily, Seating
from referee.families.registry import families
from referee.families.standing import Status
from referee.families.steps import Step


def tables() -> list[tuple[str, str]]:
    """Every variant that has a pot, with its family."""
    return [
        (family.id, variant.id)
        for family in families()
        for variant in family.catalogue.variants()
        if family.catalogue.has_pot(variant.rules) and family.catalogue.players(variant.rules)[1] > 1
    ]


def _opened(family: AnyFamily, variant: str, players: int) -> Step[Any] | None:
    """The table of so many; None where so many cannot begin, as teams of three."""
    with suppress(RulesError):
        rules = family.catalogue.read(variant, {}, players=players)
        return family.engine.open(rules, Seating(tuple(f"P{at}" for at in range(players))))
    return None


@pytest.mark.parametrize(("family_id", "variant"), tables())
def test_an_end_agreed_before_the_first_round_gives_everybody_the_stake_back(
    family_id: str, variant: str
) -> None:
    family = next(one for one in families() if one.id == family_id)
    least, most = family.catalogue.players(family.variant(variant).rules)
    opened = next(filter(None, (_opened(family, variant, players) for players in range(least, most + 1))))
    step = family.engine.play(opened.table, {"kind": "end", "reason": "agreed"})
    stands = family.engine.standing(step.table)
    assert stands.status is Status.FINISHED
    assert len(stands.winners) == len(stands.players)
    paid, back = Counter[str](), Counter[str]()
    for due in opened.dues:
        paid[due.payer] += due.units
    for due in step.dues:
        assert not due.units % len(due.payees)
        back.update(dict.fromkeys(due.payees, due.units // len(due.payees)))
    assert back == paid
