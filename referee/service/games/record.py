"""Games: creating them, recording what happens, playing another one."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.errors import ConflictError, RulesError, Violation
from referee.families.acts import JOIN
from referee.families.budget import Steps
from referee.families.protocol import AnyFamily
from referee.families.standing import Status
from referee.names import ended
from referee.service.access import SCORE, Caller, admit_to_club
from referee.service.clubs.club import enter
from referee.service.clubs.context import ClubContext
from referee.service.clubs.naming import Roster, guest_fault
from referee.service.clubs.seats import (
    Seat,
    check_currency,
    club_context,
    rules_of,
    seated,
    seats_at_first,
    sits_down,
)
from referee.service.games.books import after_act
from referee.service.games.loading import LoadedGame, load, resolve_players
from referee.service.games.writing import GameWrite, NewEvent, append, change, first_change
from referee.service.references import resolve_references
from referee.service.rules import effective_rules, known_family
from referee.service.runtime import FIRST_LABEL, NewToken, Reply, UnitOfWork, add_token, dumps, json_members
from referee.sitting.corrections import changed_scores
from referee.sitting.log import REMATCH
from referee.sitting.opening import Opening
from referee.sitting.sheet import Entry, Recorded, next_entry
from referee.store import Reading, StoredGame
from referee.store.club_rows import StoredSeat

Document = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game to be created, as the request describes it."""

    variant: str | None
    house_rules: Any
    players: tuple[Seat, ...]
    dealer: str | None = None
    leader: str | None = None
    teams: Sequence[Sequence[str]] = ()
    stake: Document | None = None
    title: str = ""
    visibility: str = "link"
    club: str | None = None
    event: str = ""
    rule_set: str | None = None


def create(unit: UnitOfWork, new: NewGame) -> Reply:
    """Creates a game and answers it with its first scorer token.

    :raises RulesError: when there is no such variant, its rules do not fit together, or the players cannot
        begin so.
    :raises AccessError: when it is to be a club's, and the token is for no scorer of it.
    """
    if new.club is None:
        _check_without_club(new)
        names = tuple(seat.name or "" for seat in new.players)
        opening = _opening(new, new.variant or "", new.house_rules, names)
        return begin(unit, first_change(unit.runtime, opening, visibility=new.visibility, by=FIRST_LABEL))
    tx = unit.tx
    club, principal = enter(tx, new.club, unit.caller)
    check_currency(club, new.stake)
    variant, house_rules, rule_set = rules_of(
        tx, club, variant=new.variant, house_rules=new.house_rules, rule_set=new.rule_set
    )
    sat = seated(tx, club, new.players)
    first = {"dealer": new.dealer, "leader": new.leader, "teams": [list(team) for team in new.teams]}
    new = replace(new, **resolve_references(first, lambda: seats_at_first(sat)))
    begun = first_change(
        unit.runtime,
        _opening(new, variant, house_rules, sat.names),
        visibility=new.visibility,
        by=principal.label,
        club_context=club_context(club, new.event, rule_set, sat),
    )
    return begin(unit, begun, expires_at=principal.expires_at)


def _opening(new: NewGame, variant: str, house_rules: Any, names: tuple[str, ...]) -> Opening:
    family = known_family(variant)
    return Opening(
        family=family,
        variant=variant,
        house_rules=house_rules,
        rules=effective_rules(variant, house_rules, players=len(names)),
        players=names,
        dealer=new.dealer,
        leader=new.leader,
        stake=new.stake,
        title=new.title,
        teams=tuple(tuple(team) for team in new.teams),
        edition=family.edition,
    )


def _check_without_club(new: NewGame) -> None:
    """Refuses what only a club's game can have."""
    named = [("/event", "An event", new.event), ("/rule_set", "A rule set", new.rule_set)]
    named += [(f"/players/{at}/member", "A member", seat.member) for at, seat in enumerate(new.players)]
    wrong = [_without_club(path, noun, given) for path, noun, given in named if given]
    if new.variant is None:
        expected = "an id of /v1/variants"
        wrong.append(Violation("/variant", "field_must_be_given", "Name a variant.", expected=expected))
    if wrong:
        raise RulesError.of(wrong)


def _without_club(path: str, noun: str, given: str) -> Violation:
    message = f"{noun} such as “{given[:60]}” is a club's: name the club under club."
    return Violation(path, "club_must_be_given", message, given[:60], "club: the id of a club")


def begin(unit: UnitOfWork, begun: GameWrite, *changes: GameWrite, expires_at: str | None = None) -> Reply:
    """Writes a new game down, with its first token, which lasts no longer than the one it is made with.

    With it go `changes` of other games.
    """
    game = begun.stored
    if unit.caller.preview:
        return Reply(game.view, version=game.version)
    append(unit.tx, *changes, begun)
    by = begun.event.by
    label = FIRST_LABEL if game.club_id is None else f"{by}, of this game"[:60]
    _, text = add_token(unit, NewToken(SCORE, label, game.id, expires_at=expires_at, made_by=by))
    body = f'{game.view[:-1]},"scorer_token":{dumps(text)}}}'
    return Reply(body, version=game.version, created=f"/games/{game.id}")


def record(
    unit: UnitOfWork, game_id: str, act: Document, *, number: int | None = None, steps: Steps | None = None
) -> Reply:
    """Records an act and answers what came of it, with the game.

    `number` is the hand's, for somebody who wants to be sure that nobody else has entered it. `steps` bound
    the work of scoring it.

    :raises RulesError: when the act breaks the rules.
    :raises ConflictError: when the game does not stand so, or the hand is not the next one.
    """
    tx = unit.tx
    loaded = load(tx, game_id, unit.caller)
    _check_kind(loaded.opening.family, act["kind"])
    if number is not None:
        _check_number(tx, loaded, number)
    act, newcomer = _newcomer(tx, unit.caller, loaded, resolve_players(loaded, act, lambda: loaded.table))
    at, position = unit.runtime.now(), tx.last_position(game_id) + 1
    recorded = Recorded(loaded.stored.version + 1, act, at)
    table, entry = next_entry(loaded.opening, loaded.table, recorded, position=position, steps=steps)
    stands = loaded.opening.family.engine.standing(table)
    books = after_act(tx, game_id, loaded.opening, entry, stands)
    seats = None
    if entry.kind == JOIN and loaded.stored.club_id is not None:
        seats = [*tx.seats(game_id)]
        if newcomer is not None:
            seats.append(StoredSeat(game_id, entry.facts["player"], newcomer, entry.recorded.event))
    new_event = NewEvent(
        entry.kind,
        entry.recorded.act,
        at,
        table,
        position,
        [entry],
        books=books,
        seats=seats,
        stands=stands,
    )
    before = loaded.opening.family.engine.scores(loaded.table) if unit.caller.preview else {}
    changes = changed_scores(entry, before) if unit.caller.preview else []
    return answer(unit, loaded, change(loaded, new_event), entry=entry, changes=changes)


def _check_kind(family: AnyFamily, kind: str) -> None:
    """Refuses an act that games of the family do not know."""
    if family.act(kind) is None:
        known = [act.kind for act in family.acts]
        message = f"{family.name} knows no {kind}. A game of it can have recorded: {', '.join(known)}."
        fault = Violation("", "act_must_be_the_familys", message, kind, known)
        raise ConflictError(message, code=fault.code, violations=[fault])


def _newcomer(tx: Reading, caller: Caller, loaded: LoadedGame, act: Document) -> tuple[Document, int | None]:
    """The act of joining with the newcomer's name, and the number where it is a member of the club."""
    if act["kind"] != JOIN:
        return act, None
    stored, seat = loaded.stored, Seat(act["name"], act["member"])
    if stored.club_id is None:
        if seat.member is not None:
            message = "This game is no club's, and has no members. Write a name."
            fault = Violation("/member", "club_must_be_given", message, seat.member, "name")
            raise RulesError.of([fault])
        return {"kind": JOIN, "name": seat.name}, None
    members = loaded.extras.members
    present = [
        Seat(player.name, members.get(player.id)) for player in loaded.stands.players if not player.withdrawn
    ]
    if seat.member is not None:
        # A link to one game must not play on the account of whoever is in the club.
        admit_to_club(tx, stored.club_id, caller)
    name, member = sits_down(tx, stored.club_id, seat, present)
    return {"kind": JOIN, "name": name}, member


def _check_number(tx: Reading, loaded: LoadedGame, number: int) -> None:
    following = loaded.stands.rounds + 1
    if number == following:
        return
    stored = tx.hand(loaded.stored.id, number)
    seen = "is recorded already" if stored else f"cannot come now: the next one is hand {following}"
    members = {"hand": None if stored is None else json.loads(stored.document), "next_number": following}
    raise ConflictError(f"Hand {number} {seen}.", code="number_must_be_next", members=members)


def answer(
    unit: UnitOfWork,
    loaded: LoadedGame,
    changed: GameWrite,
    *,
    entry: Entry | None,
    changes: list[dict[str, Any]],
) -> Reply:
    """Writes the change down and answers it; a preview only answers, and tells what would change."""
    members = {} if entry is None else {"act" if entry.hand is None else "hand": _text_of(entry, changed)}
    game = changed.stored.view
    if unit.caller.preview:
        preview = json_members(**members, game=game, before=loaded.stored.view, changes=dumps(changes))
        return Reply(preview, version=loaded.stored.version)
    append(unit.tx, changed)
    is_new = entry is not None and entry.hand is not None and not entry.recorded.amended
    created = f"/games/{changed.stored.id}/hands/{entry.hand}" if entry and is_new else None
    return Reply(json_members(**members, game=game), version=changed.stored.version, created=created)


def _text_of(entry: Entry, changed: GameWrite) -> str:
    """The entry as JSON text, which is written out already unless a correction leaves it as it was."""
    written = (stored.document for stored in changed.entries if stored.position == entry.position)
    return next(written, None) or dumps(entry.document())


def rematch(unit: UnitOfWork, game_id: str) -> Reply:
    """Another game of the same table under the same rules.

    :raises ConflictError: while this game goes on, or when its rematch was created already.
    :raises ForbiddenError: in a club, when the token is for the game only.
    """
    tx, runtime = unit.tx, unit.runtime
    loaded = load(tx, game_id, unit.caller)
    if loaded.stored.club_id is not None:
        # A link to one game must not begin others on the members' account.
        admit_to_club(tx, loaded.stored.club_id, unit.caller)
    _check_rematch(loaded.stored)
    again = loaded.opening.family.engine.rematch(loaded.table)
    seating = again.seating
    opening = replace(
        loaded.opening,
        players=seating.names,
        dealer=seating.dealer,
        leader=seating.leader,
        teams=seating.teams,
        edition=loaded.opening.family.edition,
    )
    begun = first_change(
        runtime.beside(loaded.stored.club_id or game_id),
        opening,
        visibility=loaded.stored.visibility,
        by=loaded.by,
        club_context=_same_club(tx, loaded.stored, dict(zip(again.players, seating.names, strict=True))),
    )
    position = tx.last_position(game_id) + 1
    new_event = NewEvent(REMATCH, {"game": begun.stored.id}, runtime.now(), loaded.table, position)
    followed = change(loaded, new_event, rematch=begun.stored.id)
    return begin(unit, begun, followed, expires_at=loaded.expires_at)


def _check_rematch(stored: StoredGame) -> None:
    if stored.status == Status.PLAYING:
        message = "This game still goes on. End it, or play it to its end, before the next one."
        raise ConflictError(message, code="game_must_be_over")
    rematch_id = stored.rematch
    if rematch_id is not None:
        message = "The rematch of this game was created already."
        raise ConflictError(message, code="rematch_must_be_the_first", members={"game_id": rematch_id})


def _same_club(tx: Reading, stored: StoredGame, players: Mapping[str, str]) -> ClubContext | None:
    """The next game's ties to this one's club; `players` are those who stay, names by their old ids."""
    if stored.club_id is None:
        return None
    before = {seat.player: seat.member for seat in tx.seats(stored.id)}
    guests = [name for player, name in players.items() if player not in before]
    staying = sorted(players.keys() & before.keys(), key=lambda player: before[player])
    roster = Roster.of(tx, stored.club_id, guests, [before[player] for player in staying])
    for name in guests:
        fault = guest_fault(roster, name, "")
        if fault is not None:
            message = f"{fault.message} Begin a new game."
            raise ConflictError(message, code=fault.code, violations=[replace(fault, message=message)])
    for player in staying:
        member = roster.member(before[player])
        if member is not None and member.retired_at is not None:
            message = ended(f"{member.name} has retired from the club. Begin a new game without {player}")
            raise ConflictError(message, code="member_must_be_active")
    members = {f"p{at}": before[player] for at, player in enumerate(players, 1) if player in before}
    rule_set = None if stored.rule_set is None else json.loads(stored.rule_set)
    return ClubContext(stored.club_id, stored.event, rule_set, members)
