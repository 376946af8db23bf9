"""From the documents of a game to its score sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from referee.families import standing
from referee.families.protocol import Summary
from referee.families.standing import Standing
from referee.paper.sheet import HAND, Cell, Document, Mark, Money, Player, Row, Sheet

_MARKS: Mapping[str, tuple[Mark, ...]] = {
    "reincarnated": (Mark.FELL,),
    "eliminated": (Mark.FELL, Mark.OUT),
    "marked": (Mark.FELL,),
    "ends_game": (Mark.FELL,),
    "half_cucumber": (Mark.HALF,),
    "reset": (Mark.RESET,),
    "withdrawn": (Mark.OUT,),
    "bought_in": (Mark.BACK,),
    "joined": (Mark.JOINED,),
}
"""By the kind of a line."""
_LOST = "lost"


@dataclass(frozen=True, slots=True)
class Heading:
    """What a score sheet is of."""

    title: str
    begun: str
    """When the game began, RFC 3339."""
    event: str = ""
    """What it belongs to in a club."""


def read_sheet(
    heading: Heading,
    stands: Standing,
    entries: Sequence[Document],
    short: Summary,
    *,
    money: Money | None = None,
) -> Sheet:
    """The score sheet of a game that `stands` so.

    `entries` is everything on its score sheet in order, as JSON; `short` the rules in short as their family
    tells them, `money` the amounts as texts.
    """
    labels = _labels(stands.players)
    keeps_score = short.keeps_score
    players = tuple(_players(stands, entries, labels, keeps_score=keeps_score))
    tallies = {player.id: player.first for player in players}
    coming = stands.next
    return Sheet(
        title=heading.title,
        variant=short.name,
        region=short.region,
        status=stands.status.value,
        begun=heading.begun,
        players=players,
        rows=tuple(_rows(entries, labels, None if keeps_score else tallies)),
        keeps_score=keeps_score,
        limit=short.limit,
        limit_text=short.limit_text,
        house_rules=short.house_rules,
        dealer=None if coming is None else coming.dealer,
        money=money,
        event=heading.event,
        label_of=labels,
    )


def _labels(players: Sequence[standing.Player]) -> dict[str, str]:
    """What to call each player, no two alike.

    >>> _labels([standing.Player(f"p{at}", name, at, f"p{at}", 0) for at, name in enumerate("ABA", 1)])
    {'p1': 'A (p1)', 'p2': 'B', 'p3': 'A (p3)'}
    """
    named = Counter(player.name for player in players)
    return {player.id: player.name + f" ({player.id})" * (named[player.name] > 1) for player in players}


def _players(
    stands: Standing, entries: Sequence[Document], labels: Mapping[str, str], *, keeps_score: bool
) -> Iterator[Player]:
    places = {} if stands.result is None else dict(stands.result.ranking)
    lost = Counter(line["player"] for entry in entries for line in entry["lines"] if line["kind"] == _LOST)
    for player in stands.players:
        name = player.id
        yield Player(
            id=name,
            name=player.name,
            label=labels[name],
            total=player.score if keeps_score else player.details["hands_lost"],
            is_out=player.status == "out",
            place=places.get(player.side),
            won=name in stands.winners,
            first=0 if keeps_score else player.details["hands_lost"] - lost[name],
        )


def _rows(
    entries: Sequence[Document], labels: Mapping[str, str], tallies: Mapping[str, int] | None
) -> Iterator[Row]:
    """The rows; with `tallies`, totals are of lost hands, and begin with those."""
    lost = Counter(tallies or {})
    for position, entry in enumerate(entries, 1):
        scores, lines = entry["scores"], entry["lines"]
        if tallies is not None:
            lost.update(line["player"] for line in lines if line["kind"] == _LOST)
            scores = {player: lost[player] for player in scores}
        is_hand = entry["kind"] == HAND
        yield Row(
            position=position,
            kind=entry["kind"],
            hand=entry["number"] if is_hand else None,
            at=entry["recorded_at"],
            dealer=entry["player"] if entry["kind"] == "dealer" else entry.get("dealer"),
            leader=entry.get("leader"),
            taker=entry.get("taker"),
            card=_card(entry) if is_hand else "",
            cells=_cells(lines, scores, counts_lost=tallies is not None),
            totals=scores,
            why=" ".join(line["text"] for line in lines) or _why(entry, labels),
        )


def _cells(lines: Sequence[Document], totals: Mapping[str, int], *, counts_lost: bool) -> dict[str, Cell]:
    cells: dict[str, Cell] = {}
    for line in lines:
        total = totals[line["player"]]
        cell = cells.get(line["player"]) or Cell(0, total, total)
        cells[line["player"]] = replace(
            cell,
            points=cell.points + (int(line["kind"] == _LOST) if counts_lost else line["points"]),
            peak=max(cell.peak, total if counts_lost else line["after"]),
            marks=cell.marks.union(_MARKS.get(line["kind"], ())),
        )
    return cells


def _card(hand: Document) -> str:
    """The card that took the last trick."""
    if "last_trick" not in hand:
        return str(hand["outcome"]["card"] or "")
    return next(str(play["card"]) for play in hand["last_trick"] if play["player"] == hand["taker"])


def _why(entry: Document, labels: Mapping[str, str]) -> str:
    """What happened, of an act that changed nobody's score."""
    if entry["kind"] == "dealer":
        return _dealer(entry, labels[entry["player"]])
    return _ENDS.get(entry.get("reason", ""), "")


_ENDS = {
    "agreed": "The players agreed to end the game.",
    "abandoned": "The game was abandoned.",
}


def _dealer(entry: Document, name: str) -> str:
    if entry.get("void"):
        return f"{name} was to deal; a correction has made that void."
    return f"{name} was drawn to deal." if entry["drawn"] else f"{name} was named to deal."
