"""A family declared for the tests: partners bid, chips may be owed, and the most chips win."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from referee.families.columns import (
    COMINGS_AND_GOINGS,
    OUT,
    Best,
    Column,
    Content,
    Effect,
    Mark,
    SheetColumns,
    Tally,
)
from referee.families.drawings import CROSS, STAR, Drawing
from referee.families.protocol import Summary, Words
from referee.families.standing import NextRound, Player, Result, Side, Standing, Status
from referee.paper.reading import Heading, Manner, read_sheet
from referee.paper.sheet import Money, Sheet
from tests.paper.sheets import ENGLISH

Document = dict[str, Any]
BEGUN = "2026-11-20T19:30:00.000Z"
DIAMOND = Drawing("diamond", "a diamond", '<path d="M20 2l8 8l-8 8l-8-8Z"/>')

COLUMNS = SheetColumns(
    columns=(
        Column("bidder", "Bidder", lambda deal: str(deal["bidder"] or ""), Content.PLAYER, on_page=False),
        Column("bid", "Bid", lambda deal: str(deal["bid"])),
        Column("shown", "Shown", lambda deal: " ".join(deal["shown"]), Content.CARDS),
    ),
    marks={
        "swept": (Mark("all the tricks", STAR, on_chart=True),),
        "set_back": (Mark("set back", CROSS, on_chart=True),),
        "broke": (OUT,),
        "borrowed": (Mark("borrows", DIAMOND, effect=Effect.BACK),),
        **COMINGS_AND_GOINGS,
    },
    acts={"loan": "borrows"},
    why=lambda deal, names: f"{names[deal['dealer']]} dealt, and nobody bid.",
    unit="chips",
)
PLAIN = SheetColumns()
GAMES = Tally("games lost", frozenset({"lost"}), "games_lost")
WORDS = Words("deal", "deals")
SHORT = Summary(
    name="Wagers",
    region="",
    target=500,
    target_text="500 chips or more",
    target_word="aim",
    best=Best.HIGHEST,
    stake_is="a chip",
)
TEAMS = {"t1": ("p1", "p3"), "t2": ("p2", "p4")}
NAMES = {"p1": "Ann", "p2": "Bo", "p3": "Cy", "p4": "Di"}


class Table:
    """Writes down what happens, as an engine would have told it."""

    def __init__(self, sides: Mapping[str, Sequence[str]] = TEAMS, names: Mapping[str, str] = NAMES) -> None:
        self.sides, self.names = dict(sides), dict(names)
        self.scores = dict.fromkeys(sides, 0)
        self.entries: list[Document] = []
        self.deals = 0
        self.details: dict[str, dict[str, int]] = {}
        self.out: set[str] = set()

    def line(self, side: str, kind: str, points: int, text: str = "So it came.") -> Document:
        """A line about a side; about another account nothing is counted."""
        before = self.scores.get(side, 0)
        if side in self.scores:
            self.scores[side] += points
        return {
            "side": side,
            "player": None,
            "kind": kind,
            "points": points,
            "before": before,
            "after": before + points,
            "rule": "deal",
            "text": text,
        }

    def deal(self, *lines: tuple[str, str, int], **facts: Any) -> None:
        """A round: who, what kind, how many chips."""
        self.deals += 1
        entry = {
            "number": self.deals,
            "dealer": "p1",
            "leader": "p2",
            "bidder": "p2",
            "bid": "7",
            "shown": [],
        }
        self.add("hand", *lines, **(entry | facts))

    def add(self, kind: str, *lines: tuple[str, str, int], **facts: Any) -> None:
        """An act of any kind."""
        written = [self.line(*line) for line in lines]
        entry = {"kind": kind, **facts, "lines": written, "scores": dict(self.scores), "recorded_at": BEGUN}
        self.entries.append(entry)

    def standing(self, winners: Sequence[str] = ()) -> Standing:
        """Where the game stands; over once somebody has won."""
        side_of = {player: side for side, players in self.sides.items() for player in players}
        order = sorted(self.scores, key=lambda side: -self.scores[side])
        ranking = tuple((side, place) for place, side in enumerate(order, 1))
        return Standing(
            status=Status.FINISHED if winners else Status.PLAYING,
            players=tuple(
                Player(
                    id=player,
                    name=self.names[player],
                    seat=seat,
                    side=side_of[player],
                    score=self.scores[side_of[player]],
                    status="out" if side_of[player] in self.out else "in",
                    details=self.details.get(player, {}),
                )
                for seat, player in enumerate(sorted(side_of), 1)
            ),
            sides=tuple(Side(side, tuple(own), self.scores[side]) for side, own in self.sides.items()),
            rounds=self.deals,
            next=None if winners else NextRound(self.deals + 1, "p1", None),
            result=Result(tuple(winners), ranking=ranking) if winners else None,
        )

    def sheet(
        self,
        *,
        columns: SheetColumns = COLUMNS,
        short: Summary = SHORT,
        winners: Sequence[str] = (),
        money: Money | None = None,
        before: Mapping[str, str] | None = None,
    ) -> Sheet:
        """The score sheet on paper; `before` has the seats that players left who came back."""
        manner = Manner(short, ENGLISH, columns, WORDS)
        heading = Heading("Wagers", BEGUN, seats_before=before or {})
        return read_sheet(heading, manner, self.standing(winners), self.entries, money=money)


def evening() -> Table:
    """Four deals of partners: below zero, a sweep, a deal that nobody bid for, a setback."""
    table = Table()
    table.deal(("t1", "made", 120), ("t2", "lost", -70), bidder="p1", bid="3 hearts", shown=["10C", "QS"])
    table.deal(("t1", "made", 80), ("t1", "swept", 0), ("t2", "lost", -80), bidder="p3")
    table.deal(bidder=None, dealer="p3")
    table.deal(("t1", "set_back", -260), ("t2", "made", 40), ("pot", "carried", 0), bidder="p1")
    return table


def random_table(seed: int, *, players: int, deals: int, most: int = 400) -> Table:
    """A game of any size in which chips are won and lost."""
    rng, ids = Random(seed), [f"p{at}" for at in range(1, players + 1)]
    table = Table({player: (player,) for player in ids}, {player: f"Player {player}" for player in ids})
    kinds = ("made", "lost", "swept", "set_back")
    for _ in range(deals):
        payers: Iterable[str] = rng.sample(ids, rng.randint(0, len(ids)))
        table.deal(
            *((player, rng.choice(kinds), rng.randint(-most, most)) for player in payers),
            leader=None,
            bidder="p1",
        )
    return table
