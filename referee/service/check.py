"""Replaying every game against what is stored of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from referee.errors import MissingFamilyError, RefereeError
from referee.families.registry import variant_ids
from referee.looks import looks_in
from referee.service.clubs.check import check_club, check_seats
from referee.service.games.books import book_faults, books_of
from referee.service.games.loading import VIEW_FORMAT, events_of, extras_of, opened_from, unconfirmed_in
from referee.service.games.origins import scope_of
from referee.service.games.renewing import without_words
from referee.service.games.writing import stored_entry, with_state
from referee.sitting.confirmations import Unconfirmed
from referee.sitting.log import REMATCH, replay
from referee.sitting.looks import looks_of
from referee.sitting.opening import Opening
from referee.sitting.sheet import Sheet
from referee.store import COUNTED, Reading, Store, StoredEvent, StoredGame
from referee.translations import in_english

_AT_ONCE = 200


@dataclass(frozen=True, slots=True)
class Checked:
    """A game or a club, and everything stored of it that does not follow from its log or transfers."""

    id: str
    findings: tuple[str, ...]


def check_families(store: Store) -> None:
    """Checks that a family here plays each stored variant: a game without its family cannot be shown.

    :raises MissingFamilyError: naming the variants that nobody plays, and how much there is of each.
    """
    with store.read() as tx:
        games, rule_sets = tx.game_variants(), tx.rule_set_variants()
    missing = [*_unplayed(games, "game", "games"), *_unplayed(rule_sets, "rule set", "rule sets")]
    if missing:
        message = (
            f"The database has {' and '.join(missing)}, which no installed family plays."
            " Install the family's package again; `referee families` lists those that are there."
        )
        raise MissingFamilyError(message)


def _unplayed(variants: Mapping[str, int], singular: str, plural: str) -> Iterator[str]:
    known = variant_ids()
    for variant, count in sorted(variants.items()):
        if variant not in known:
            amount = f"more than {COUNTED}" if count > COUNTED else count
            yield f"{amount} {singular if count == 1 else plural} of “{variant}”"


def check(store: Store) -> Iterator[Checked]:
    """Checks every game and every club, one by one, so that writes need not wait."""
    yield from _check_each(store, lambda tx, after: tx.game_ids(after=after, limit=_AT_ONCE), check_game)
    yield from _check_each(store, lambda tx, after: tx.club_ids(after=after, limit=_AT_ONCE), check_club)


def _check_each(
    store: Store,
    ids_after: Callable[[Reading, str], list[str]],
    look: Callable[[Reading, str], Iterator[str]],
) -> Iterator[Checked]:
    after = ""
    while True:
        with store.read() as tx:
            ids = ids_after(tx, after)
        for checked_id in ids:
            with store.read() as tx:
                yield Checked(checked_id, tuple(_with_error(look(tx, checked_id))))
        if not ids:
            return
        after = ids[-1]


def _with_error(findings: Iterator[str]) -> Iterator[str]:
    """The findings, and behind them the error that stopped the check, where there was one."""
    try:
        yield from findings
    except RefereeError as error:
        yield f"what is stored does not hold together: {in_english(error.detail)}"
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        # Only rows that another program wrote into the database cause this.
        yield f"what is stored cannot be read: {error!r}"


def check_game(tx: Reading, game_id: str) -> Iterator[str]:
    """Findings about one game: what is stored of it and does not follow from its log."""
    stored, log = tx.game(game_id), tx.events(game_id)
    if stored is None:
        return
    if [event.number for event in log] != list(range(1, stored.version + 1)):
        yield f"the game is at version {stored.version}, but the log has {len(log)} events"
        return
    try:
        if stored.rematch != _rematch_in(log):
            yield f"the rematch is told to be {stored.rematch}, and the log tells of {_rematch_in(log)}"
        if log[0].body != stored.opening:
            yield "the opening is not the one it was created with"
        yield from _misnamed(log)
        opening, events = opened_from(stored.opening)[0], events_of(tx, game_id)
        yield from _misplaced(tx, stored, opening)
        if looks_of(opening, events) != looks_in(stored.looks):
            yield "the looks of the players are not those that the log tells of"
        sheet = replay(opening, events)
        if opening.confirm and Unconfirmed.of(sheet.entries) != unconfirmed_in(stored):
            yield "the hands that are to be confirmed are not those that the log tells of"
        yield from _compare(tx, stored, sheet)
    except RefereeError as error:
        yield f"the log does not replay: {in_english(error.detail)}"


def _shows_another(replayed: StoredGame, stored: StoredGame) -> bool:
    """True if the stored view differs. Views in another release's format are made again anyway."""
    is_ours = stored.view_format == VIEW_FORMAT
    return is_ours and bool(json.loads(replayed.view) != json.loads(stored.view))


def _rematch_in(log: list[StoredEvent]) -> str | None:
    """The id of the one rematch that a log names; an imported record's log names none."""
    return next((json.loads(event.body).get("game") for event in log if event.kind == REMATCH), None)


def _misplaced(tx: Reading, stored: StoredGame, opening: Opening) -> Iterator[str]:
    """A game is found by its origin, so that no second one is made of it."""
    row = tx.origin(scope_of(opening.origin)) if opening.origin else None
    if opening.origin and (row is None or row.game_id != stored.id):
        yield "its origin leads to no game" if row is None else f"its origin leads to the game {row.game_id}"


def _misnamed(log: list[StoredEvent]) -> Iterator[str]:
    for event in log:
        kind = json.loads(event.body).get("kind", event.kind)
        if kind != event.kind:
            yield f"event {event.number} is called {event.kind}, but tells of {kind}"


def _compare(tx: Reading, stored: StoredGame, sheet: Sheet) -> Iterator[str]:
    opening, _ = opened_from(stored.opening)
    books, stands = books_of(tx, stored.id), opening.family.engine.standing(sheet.table)
    extras = extras_of(tx, stored, opening)
    replayed = with_state(stored, opening, sheet.table, stands, extras)
    yield from book_faults(opening, sheet, books)
    if stored.pot != books.pot:
        yield f"the pot is told to hold {stored.pot}, and holds {books.pot}"
    yield from check_seats(tx, stored)
    if json.loads(replayed.state) != json.loads(stored.state):
        yield "the stored state differs from the replayed one"
    if replayed.status != stored.status or _shows_another(replayed, stored):
        yield "the game as shown differs from the replayed one"
    entries = tx.entries(stored.id)
    expected = [stored_entry(stored.id, entry) for entry in sheet.entries]
    if expected != entries and [*map(without_words, expected)] != [*map(without_words, entries)]:
        pairs = zip(expected, entries, strict=False)
        unlike = (at for at, (new, old) in enumerate(pairs) if without_words(new) != without_words(old))
        at = next(unlike, min(len(expected), len(entries)))
        yield f"the score sheet differs from its replay at entry {at + 1}"
