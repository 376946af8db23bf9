"""The standings of a club: what finished games count for each member."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from referee.errors import RulesError, Violation
from referee.families.counts import Count, Ratio
from referee.families.protocol import AnyFamily
from referee.families.registry import families, family_named, family_playing
from referee.service.access import Caller
from referee.service.clubs import ratings
from referee.service.clubs.club import enter
from referee.service.references import member_id
from referee.sitting.tallies import Tally, figures, ranked
from referee.store import Reading
from referee.store.club_rows import StandingsFilter, StoredRating
from referee.words.said import Argument, Said, Typed, with_or


@dataclass(frozen=True, slots=True)
class _Row:
    member: int
    tally: Tally
    figures: Mapping[str, float | None]
    """The family's own, by key."""
    rating: StoredRating | None


def _rating(row: _Row) -> float:
    """The rating; without one it is the lowest."""
    return float("-inf") if row.rating is None else ratings.value_of(row.rating)


_COMMON: Mapping[str, Callable[[_Row], float]] = {
    "wins": lambda row: row.tally.wins,
    "games": lambda row: row.tally.games,
    "net_money": lambda row: row.tally.net,
    "rating": _rating,
}
"""The figures by which members of every club can be ranked, the best first."""


def shown_counts(family: AnyFamily) -> dict[str, Count | Ratio]:
    """The counts and ratios of a family that standings show, by key."""
    counts = {count.key: count for count in family.counts if count.is_shown}
    return {**counts, **{ratio.key: ratio for ratio in family.ratios}}


def rankings() -> tuple[str, ...]:
    """Everything that members can be ranked by, in the games of whichever family."""
    return tuple(dict.fromkeys([*_COMMON, *(key for family in families() for key in shown_counts(family))]))


def _own_key(of: Count | Ratio) -> Callable[[_Row], float]:
    """Higher for whoever is better, as the figure is shown; who has none stands last."""
    sign = -1 if of.more_is_better is False else 1

    def key(row: _Row) -> float:
        figure = row.figures[of.key]
        return float("-inf") if figure is None else sign * figure

    return key


def variants_of(variant: str | None, family_id: str | None) -> tuple[str, ...] | None:
    """The variants that a filter leaves; None for all.

    >>> variants_of("agurk", "cucumber"), variants_of(None, None)
    (('agurk',), None)
    """
    if family_id is None:
        return None if variant is None else (variant,)
    own = (own_variant.id for own_variant in family_named(family_id).catalogue.variants())
    return tuple(variant_id for variant_id in own if variant in (None, variant_id))


def selection_of(
    *, variant: str | None, family: str | None, event: str | None, begin: str | None, end: str | None
) -> StandingsFilter:
    """The filter for the games that count."""
    return StandingsFilter(variants_of(variant, family), event, begin, end)


@dataclass(frozen=True, slots=True)
class Standings:
    """Every member with a game that counts, best first. Equal members share a place.

    Where all these games are of one family, that family's own counts are shown, too.
    """

    club_id: str
    selection: StandingsFilter
    by: str

    def asks(self, tx: Reading) -> None:
        """Asks for the sums, the members and their ratings."""
        tx.standings(self.club_id, self.selection)
        tx.members(self.club_id)
        if ratings.are_kept():
            tx.ratings(self.club_id)
            tx.count_unrated_games(self.club_id)

    def run(self, tx: Reading, caller: Caller) -> dict[str, Any]:
        """The standings, for somebody who may read the club.

        :raises RulesError: when they are to be ranked by what is not counted in all of these games, or by
            rating, and this installation does not rate.
        """
        club_id, selection, by = self.club_id, self.selection, self.by
        club, _ = enter(tx, club_id, caller)
        rates = ratings.are_kept()
        if by == "rating" and not rates:
            message = Said("service-no-ratings")
            raise RulesError.of([Violation("/query/by", "ratings_must_be_kept", message)])
        stored = tx.standings(club_id, selection)
        played = _families(selection.variants or stored.variants)
        family = played[0] if len(played) == 1 else None
        key = _key(by, played)
        skills = tx.ratings(club_id) if rates else {}
        names = {member.number: member.name for member in tx.members(club_id)}
        rows = [
            _Row(number, tally, _figures(family, tally), skills.get(number))
            for number, tally in sorted(stored.tallies.items())
        ]
        return {
            "ranked_by": by,
            "family": family and family.id,
            "currency": club.currency,
            "unrated_games": tx.count_unrated_games(club_id) if rates else None,
            "items": [
                {"place": place, "member": member_id(row.member), "name": names[row.member]} | _document(row)
                for place, row in ranked(rows, key=key)
            ],
        }


def _families(variants: Iterable[str]) -> list[AnyFamily]:
    """The families of these variants, in the order of the registry."""
    played = {family_playing(variant).id for variant in variants}
    return [family for family in families() if family.id in played]


def _figures(family: AnyFamily | None, tally: Tally) -> dict[str, float | None]:
    return {} if family is None else figures(tally, family.counts, family.ratios)


def _key(by: str, played: list[AnyFamily]) -> Callable[[_Row], float]:
    """The key that puts members in order.

    :raises RulesError: when it is one family's own, and games of others count, or that one does not count it.
    """
    if by in _COMMON:
        return _COMMON[by]
    if len(played) == 1 and by in (own := shown_counts(played[0])):
        return _own_key(own[by])
    if not played:
        return _COMMON["wins"]  # there is nobody to rank
    counting = [family.id for family in families() if by in shown_counts(family)]
    args: dict[str, Argument] = {
        "families": tuple(Typed(family.name) for family in played),
        "by": Typed(by),
        "counting": with_or([*map(Typed, counting)]),
        "first": Typed(counting[0]),
        "common": Typed(", ".join(_COMMON)),
    }
    message = Said("service-not-ranked-by", args)
    violation = Violation("/query/by", "family_must_count_what_ranks", message, by, [*_COMMON])
    raise RulesError.of([violation])


def _document(row: _Row) -> dict[str, Any]:
    common = {"games": row.tally.games, "wins": row.tally.wins, "net_money": row.tally.net}
    return {**common, **row.figures, "rating": row.rating and _rating_document(row.rating)}


def _rating_document(rating: StoredRating) -> dict[str, Any]:
    return {
        "value": ratings.value_of(rating),
        "mu": round(rating.mu, 2),
        "sigma": round(rating.sigma, 2),
        "games": rating.games,
    }
