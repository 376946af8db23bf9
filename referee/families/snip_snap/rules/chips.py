"""The options of chips and counters.

Sources: Encyclopædia Britannica 1911: Snip-Snap-Snorum; W. H. Peel, Round Games with Cards; the gamerules
text on smore.com.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from referee.families.options.forms import AtMost, Between
from referee.families.options.option import Choice, Misfit, option
from referee.families.options.words import listed, so_many
from referee.families.snip_snap.rules.headings import Heading
from referee.words.said import Said

if TYPE_CHECKING:
    from referee.families.snip_snap.rules.options import Rules

WORDS = ("snip", "snap", "snorem")
"""Said with the second, third and fourth card of a rank."""
_MOST = 1000


class Chips(Choice):
    """The kinds of chips."""

    NONE = "none", "nothing is paid in chips: whoever is out of cards first wins the deal"
    POT = "pot", "chips go into a pot, which whoever is out of cards first takes"
    PER_CARD = "per_card", "whoever is out of cards first is paid for the cards that the others still hold"
    FINES = (
        "fines",
        "everybody begins with {counters}, and whoever is out of them is out of the game; the last one with "
        "counters takes the pool. The deal is played on until nobody can play",
    )


def _kind(rules: Rules) -> str:
    return rules.chips.kind.clause.format(counters=so_many(rules.chips.counters, "counter"))


def _with(kind: Chips, member: str = "") -> Callable[[Rules], bool]:
    """A condition: True under this kind of chips, unless the member is 0."""
    return lambda rules: rules.chips.kind is kind and bool(not member or getattr(rules.chips, member))


def _fines(rules: Rules) -> str:
    by_word = zip(WORDS, rules.chips.fines, strict=False)
    fines = listed(f"{so_many(fine, 'counter')} for {word}" for word, fine in by_word)
    return f"whoever is matched by the very next player pays into the pool: {fines}"


def _three_fines(rules: Rules) -> Iterator[Misfit]:
    if len(rules.chips.fines) != len(WORDS):
        message = Said("snip_snap-three-fines", {"count": len(rules.chips.fines)})
        yield Misfit(message, [1, 2, 3])


@dataclass(frozen=True, slots=True)
class ChipRules:
    """The options of chips and counters."""

    kind: Chips = option(Chips.NONE, "Chips", says=_kind, heading=Heading.CHIPS)
    ante: Annotated[int, Between(0, _MOST)] = option(
        1,
        "The ante",
        says=lambda rules: f"everybody puts {so_many(rules.chips.ante, 'chip')} into the pot before a deal",
        heading=Heading.CHIPS,
        applies=_with(Chips.POT, "ante"),
    )
    short_hand: Annotated[int, Between(0, _MOST)] = option(
        1,
        "For a short hand",
        says=lambda rules: (
            f"whoever is dealt fewer cards than others puts in {so_many(rules.chips.short_hand, 'chip')} more"
        ),
        heading=Heading.CHIPS,
        applies=_with(Chips.POT, "short_hand"),
    )
    pass_: Annotated[int, Between(0, _MOST)] = option(
        1,
        "For a pass",
        says=lambda rules: f"every pass costs {so_many(rules.chips.pass_, 'chip')}",
        heading=Heading.CHIPS,
        applies=_with(Chips.POT, "pass_"),
    )
    each_card: Annotated[int, Between(1, _MOST)] = option(
        1,
        "For each card left",
        says=lambda rules: f"each card left costs {so_many(rules.chips.each_card, 'chip')}",
        heading=Heading.CHIPS,
        applies=_with(Chips.PER_CARD),
    )
    counters: Annotated[int, Between(1, _MOST)] = option(
        5, "Counters at the beginning", says=lambda rules: so_many(rules.chips.counters, "counter")
    )
    fines: Annotated[tuple[Annotated[int, Between(0, _MOST)], ...], AtMost(10)] = option(
        (1, 2, 3),
        "Fines for snip, snap and snorem",
        says=_fines,
        heading=Heading.CHIPS,
        applies=_with(Chips.FINES),
        misfits=_three_fines,
    )
