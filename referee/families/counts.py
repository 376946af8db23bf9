"""Counts that a family declares for its games, for the standings of clubs.

The values come from `Engine.count`. The floors above keep them by key and add them up; they never ask what a
key is about. Games, wins and money won are counted for every family, and need no declaration.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from referee.words.said import Said

_KEY = re.compile(r"[a-z][a-z0-9_]{0,39}")
_COMMON = frozenset({"games", "wins"})
"""The counts of every family of which a ratio may be made."""
TAKEN = _COMMON | {"place", "member", "name", "net_money", "rating"}
"""The members of rows of standings in every family."""


@dataclass(frozen=True, slots=True)
class Count:
    """Something that is counted for each player in each game: whole numbers, negative ones too."""

    key: str
    """Its name in JSON and in the store: `hands_lost`."""
    title: Said | str
    """Over a column: `Hands lost`."""
    about: str = ""
    """The thing that is counted, exactly, in a phrase for whoever reads the API."""
    is_most: bool = False
    """Of several games the greatest value stands, instead of their sum."""
    more_is_better: bool | None = None
    """True if those with more are ranked first; None where that says little of how well somebody plays.

    Members can be ranked by it all the same, those with more first.
    """
    is_shown: bool = True
    """False for what only goes into ratios."""


@dataclass(frozen=True, slots=True)
class Ratio:
    """One sum by another, over all games that count: an average, a share."""

    key: str
    title: Said | str
    about: str
    of: str
    """The key of the count that is divided; `games` and `wins` will do, too."""
    per: str
    """The key of the count that it is divided by. Who has none of it has no ratio."""
    digits: int = 2
    """Decimals to which it is rounded."""
    more_is_better: bool | None = None
    """As with counts."""


ROUNDS = Count("rounds", Said("common-count-rounds"), "Rounds played")
ROUNDS_WON = Count("rounds_won", Said("common-count-rounds-won"), "Alone or with others")
POINTS = Count("points", Said("common-count-points"), "Points scored in all games")
"""Three counts that mean the same in every family that has them."""


def faults(counts: Sequence[Count], ratios: Sequence[Ratio]) -> Iterator[str]:
    """Sentences about the faults in the declarations of one family.

    >>> [*faults([ROUNDS, Count("wins", "Wins")], [Ratio("share", "Share", "", of="points", per="rounds")])]
    ['wins is counted for every family', 'share is made of points, which is no sum']
    """
    keys = [declared.key for declared in counts] + [declared.key for declared in ratios]
    for key in dict.fromkeys(keys):
        if not _KEY.fullmatch(key):
            yield f"{key!r} is no key: small letters, digits and _ are"
        if key in TAKEN:
            yield f"{key} is counted for every family"
        if keys.count(key) > 1:
            yield f"{key} is declared {keys.count(key)} times"
    sums = _COMMON | {declared.key for declared in counts if not declared.is_most}
    for ratio in ratios:
        for part in (ratio.of, ratio.per):
            if part not in sums:
                yield f"{ratio.key} is made of {part}, which is no sum"
