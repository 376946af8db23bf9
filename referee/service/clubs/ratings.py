"""The skill of a club's members, judged by all their finished games and whom they met in them.

Source: Weng and Lin, A Bayesian Approximation Method for Online Ranking (2011), as openskill has it, which
is not needed for anything else: without it there are no ratings.

Of its models this takes Bradley-Terry with every pair of players compared. Some games end with several
winners and one loser, and Plackett-Luce as in openskill 6 gives those who share a place less than whoever
came in behind them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from referee.errors import OutcomeError, StorageError
from referee.names import comparable
from referee.service.games.loading import standing_of
from referee.store import Reading, Store, StoredGame, Writing
from referee.store.club_rows import StoredRating

if TYPE_CHECKING:
    from openskill.models import BradleyTerryFull

GAMES_AT_ONCE = 500
"""The games rated in one transaction. It is short, so that nobody waits long for it."""
_LUCK = 25.0
"""The part of luck, as large as all differences in skill: one game says little.

In simulated clubs this found the true order sooner than smaller values did.
"""

Placed = tuple[int | None, int]
"""A member, or None for a guest, and the place."""


def _model() -> BradleyTerryFull | None:
    try:
        from openskill.models import BradleyTerryFull  # noqa: PLC0415  # may not be installed
    except ModuleNotFoundError:
        return None
    return BradleyTerryFull(beta=_LUCK)


def are_kept() -> bool:
    """True when ratings are kept here: openskill is installed."""
    return _model() is not None


def value_of(rating: StoredRating) -> float:
    """The skill that a member almost certainly has, to two decimals. Somebody new begins at 0.

    >>> value_of(StoredRating(mu=28.0, sigma=7.125, games=1))
    6.62
    """
    return round(rating.mu - 3 * rating.sigma, 2)


def follow(store: Store, club_id: str) -> None:
    """Rates the next finished games when standings are read, so that no hand waits for it.

    Where that fails, they go without.
    """
    with suppress(StorageError, OutcomeError), store.write() as tx:
        catch_up(tx, club_id)


def catch_up(tx: Writing, club_id: str) -> None:
    """Rates the next finished games that are not rated yet, oldest first."""
    model = _model()
    if model is None:
        return
    known, rated = tx.ratings(club_id), dict[str, Mapping[int, StoredRating]]()
    games = tx.unrated_games(club_id, limit=GAMES_AT_ONCE)
    members = tx.seated(club_id, [game.id for game in games])
    for game in games:
        rated[game.id] = after = _rated(model, known, _places(game, members[game.id]))
        known |= after
    if rated:
        tx.put_ratings(club_id, rated)


def replayed(games: Sequence[Sequence[Placed]]) -> dict[int, StoredRating]:
    """The ratings after these games, oldest first; none where no ratings are kept."""
    model, known = _model(), dict[int, StoredRating]()
    if model is not None:
        for placed in games:
            known |= _rated(model, known, placed)
    return known


def places(tx: Reading, game: StoredGame) -> list[Placed]:
    """Everybody at a finished game with their place; of two seats of one person the better one counts.

    Nobody has a place who has played alone.
    """
    return _places(game, {seat.player: seat.member for seat in tx.seats(game.id)})


def _places(game: StoredGame, members: Mapping[str, int]) -> list[Placed]:
    _, _, stands = standing_of(game)
    guests = {player.id: comparable(player.name) for player in stands.players if player.id not in members}
    people: dict[str, int | str] = {**guests, **members}
    best = dict[int | str, int]()
    places = {} if stands.result is None else dict(stands.result.ranking)
    for player in stands.players if places else ():
        person, place = people[player.id], places[player.side]
        best[person] = min(place, best.get(person, place))
    return [(person if isinstance(person, int) else None, place) for person, place in best.items()]


def _rated(
    model: BradleyTerryFull, known: Mapping[int, StoredRating], placed: Sequence[Placed]
) -> dict[int, StoredRating]:
    """The ratings of the members at a table after a game. A guest counts as somebody new."""
    if not placed:
        return {}
    new = StoredRating(model.mu, model.sigma, 0)
    before = [new if member is None else known.get(member, new) for member, _ in placed]
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    after = model.rate(teams, ranks=[float(place) for _, place in placed])
    return {
        member: StoredRating(skill.mu, skill.sigma, was.games + 1)
        for (member, _), was, (skill,) in zip(placed, before, after, strict=True)
        if member is not None
    }
