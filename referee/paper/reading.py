"""From the documents of a game to its score sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from referee.families.columns import SheetColumns
from referee.families.documents import Document
from referee.families.protocol import Summary, Words
from referee.families.returns import labels
from referee.families.standing import Standing
from referee.looks import Look, colours_of
from referee.paper.cells import cells_of, changes, counted_down, left_of, why_of
from referee.paper.language import Language
from referee.paper.sheet import ROUND, Dispute, Money, Row, Sheet, Side, Target

_OUT = "out"
_AND = " & "


@dataclass(frozen=True, slots=True)
class Heading:
    """The heading of a score sheet."""

    title: str
    begun: str
    """When the game began, RFC 3339."""
    event: str = ""
    """The event to which it belongs in a club."""
    seats_before: Mapping[str, str] = field(default_factory=dict)
    """By player who came back, the seat that they left."""
    looks: Mapping[str, Look] = field(default_factory=dict)
    """By player who has chosen one."""


@dataclass(frozen=True, slots=True)
class Manner:
    """The manner in which its family shows a game on paper."""

    short: Summary
    """The rules in short."""
    language: Language
    columns: SheetColumns = field(default_factory=SheetColumns)
    words: Words = field(default_factory=Words)


def read_sheet(
    heading: Heading,
    manner: Manner,
    stands: Standing,
    entries: Sequence[Document],
    *,
    money: Money | None = None,
) -> Sheet:
    """The score sheet of a game that `stands` so.

    `entries` is everything on its score sheet in order, as JSON; `money` the amounts as texts.
    """
    before, short, language = heading.seats_before, manner.short, manner.language
    if short.allowance is not None:
        entries = [counted_down(entry, short.allowance.given) for entry in entries]
    names = labels(stands.players, before, language.seat)
    plain = tuple(_sides(stands, entries, names, short))
    sides = tuple(_with_faces(plain, names, heading.looks))
    coming = stands.next
    return Sheet(
        title=heading.title,
        variant=language.text(short.name),
        region=language.region(short.region),
        status=stands.status.value,
        begun=heading.begun,
        sides=sides,
        rows=tuple(_rows(entries, manner, sides, names)),
        language=language,
        columns=manner.columns,
        words=manner.words,
        tally=short.tally,
        allowance=short.allowance,
        target=_target(short, language),
        best=short.best,
        house_rules=tuple(map(language.text, short.house_rules)),
        dealer=None if coming is None else coming.dealer,
        money=money,
        stake_is=short.stake_is,
        event=heading.event,
        names=names,
        seats_before=before,
    )


def _target(short: Summary, language: Language) -> Target:
    points = short.target if short.allowance is None else 0
    return Target(points, language.text(short.target_text), language.text(short.target_word))


def _sides(
    stands: Standing, entries: Iterable[Document], names: Mapping[str, str], short: Summary
) -> Iterator[Side]:
    result, players = stands.result, {player.id: player for player in stands.players}
    places = {} if result is None else dict(result.ranking)
    winners = () if result is None else result.winners
    tally, allowance = short.tally, short.allowance
    changed = changes(entries, tally)
    for side in stands.sides:
        seated = [players[player] for player in side.players]
        score = side.score if allowance is None else left_of(allowance.given, side.score)
        total = score if tally is None else sum(player.details[tally.member] for player in seated)
        yield Side(
            id=side.id,
            label=_AND.join(names[player] for player in side.players),
            players=side.players,
            total=total,
            is_out=all(player.status == _OUT for player in seated),
            place=places.get(side.id),
            won=side.id in winners,
            first=total - changed[side.id],
        )


def _with_faces(sides: Iterable[Side], players: Iterable[str], looks: Mapping[str, Look]) -> Iterator[Side]:
    """The sides with their colours and marks; `players` are all of them in order of seats."""
    seated = [*players]
    chosen = [looks[player]["colour"] if player in looks else None for player in seated]
    colours = dict(zip(seated, colours_of(chosen), strict=True))
    for side in sides:
        look = looks.get(side.players[0], {}) if len(side.players) == 1 else {}
        yield replace(side, colour=colours[side.players[0]], mark=look.get("mark") or "")


def _rows(
    entries: Sequence[Document], manner: Manner, sides: Iterable[Side], names: Mapping[str, str]
) -> Iterator[Row]:
    """The rows; with a tally, totals begin with what each side had before."""
    columns, tally, text = manner.columns, manner.short.tally, manner.language.text
    counts = Counter({side.id: side.first for side in sides})
    for position, entry in enumerate(entries, 1):
        scores, is_round = entry["scores"], entry["kind"] == ROUND
        confirmation = entry.get("confirmation") or {}
        if tally is not None:
            counts.update(changes([entry], tally))
            scores = {side: counts[side] for side in scores}
        yield Row(
            position=position,
            kind=entry["kind"],
            number=entry["number"] if is_round else None,
            at=entry["recorded_at"],
            dealer=entry["player"] if entry["kind"] == "dealer" else entry.get("dealer"),
            leader=entry.get("leader"),
            cells=cells_of(entry, scores, columns, tally),
            totals=scores,
            why=text(why_of(entry, columns, names)),
            texts={column.key: text(column.cell(entry)) for column in columns.columns} if is_round else {},
            is_open=confirmation.get("state") == "open",
            dispute=_dispute(confirmation, names),
        )


def _dispute(confirmation: Document, names: Mapping[str, str]) -> Dispute | None:
    """The reason why the round is disputed, where it is."""
    if confirmation.get("state") != "disputed":
        return None
    player = confirmation["player"]
    return Dispute(names[player] if player in names else confirmation["by"], confirmation["reason"])
