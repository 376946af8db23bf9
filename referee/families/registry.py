"""The list of the families, and which of them plays a variant."""

from __future__ import annotations

from difflib import get_close_matches

from referee.errors import NotFoundError
from referee.families.cucumber.family import CUCUMBER
from referee.families.protocol import AnyFamily

FAMILIES: tuple[AnyFamily, ...] = (CUCUMBER,)
_BY_VARIANT = {variant.id: family for family in FAMILIES for variant in family.catalogue.variants()}
VARIANTS: tuple[str, ...] = tuple(_BY_VARIANT)
"""The ids of all variants."""


def _meant(text: str) -> str | None:
    """The variant that somebody may have meant, by its id or its name."""
    variants = [variant for family in FAMILIES for variant in family.catalogue.variants()]
    known = {one.name.lower(): one.id for one in variants} | {one.id: one.id for one in variants}
    close = get_close_matches(text[:60].lower(), known, n=1)
    return known[close[0]] if close else None


def family_of(variant_id: str) -> AnyFamily:
    """The family that plays a variant.

    :raises NotFoundError: when nobody knows the variant.

    >>> family_of("agurk").id
    'cucumber'
    """
    family = _BY_VARIANT.get(variant_id)
    if family is None:
        meant = _meant(variant_id)
        hint = f"Did you mean {meant}?" if meant else f"There are: {', '.join(_BY_VARIANT)}."
        message = f"There is no variant “{variant_id[:60]}”. {hint}"
        raise NotFoundError(message, code="variant_must_exist")
    return family
