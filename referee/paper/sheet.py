"""A score sheet as paper has it: sides as columns, what happened as rows, totals that run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from referee.families.columns import Allowance, Best, Effect, Mark, SheetColumns, Tally
from referee.families.protocol import EACH, Words
from referee.paper.language import Language
from referee.words.said import Argument, Said

PLAYING = "playing"
ABANDONED = "abandoned"
ROUND = "hand"
"""The kind of an act that records a round, whatever the family calls it."""


@dataclass(frozen=True, slots=True)
class Cell:
    """The change of a row for one side."""

    points: int
    total: int
    peak: int
    """The score on the way that the chart shows, where a mark says so; otherwise the total."""
    marks: tuple[Mark, ...] = ()
    """Each once, in the order of the lines."""

    def has(self, effect: Effect) -> bool:
        """True if a mark has this effect."""
        return any(mark.effect is effect for mark in self.marks)


@dataclass(frozen=True, slots=True)
class Dispute:
    """The reason why somebody does not agree with a round."""

    by: str
    """The person, or the label of the link."""
    reason: str


@dataclass(frozen=True, slots=True)
class Row:
    """A round, or something else that happened."""

    position: int
    """From 1, without gaps."""
    kind: str
    number: int | None
    """The round's, for rounds."""
    at: str
    """When it was recorded, RFC 3339."""
    dealer: str | None
    leader: str | None
    """Ids of players; of a dealer who was named, that one."""
    cells: Mapping[str, Cell]
    """By side, only of those for whom something changed."""
    totals: Mapping[str, int]
    """Of every side that was there, afterwards."""
    why: str
    """In sentences."""
    texts: Mapping[str, str] = field(default_factory=dict)
    """The texts of the family's own columns, by their keys; for rounds."""
    is_open: bool = False
    """True if a round is to be confirmed by another person, and is not yet."""
    dispute: Dispute | None = None
    """The dispute, where a round is disputed."""


@dataclass(frozen=True, slots=True)
class Side:
    """A side, which scores: a player, or a team; as the game stands."""

    id: str
    label: str
    """The names of its players, with what tells apart two that are alike."""
    players: tuple[str, ...]
    """Their ids."""
    total: int
    is_out: bool
    place: int | None = None
    """Once the game is won."""
    won: bool = False
    first: int = 0
    """The beginning of the total: chips that all were given, or rounds that count as lost for who joins."""
    colour: str = "ink"
    """That of its first player, of `referee.looks.COLOURS`."""
    mark: str = ""
    """The sign that its only player has chosen."""


@dataclass(frozen=True, slots=True)
class Payout:
    """Money that was paid out. Amounts are texts, as they are read."""

    payer: str
    """A player's id, or another account's, such as `pot`; so is the payee."""
    payee: str
    amount: str
    is_refund: bool = False


@dataclass(frozen=True, slots=True)
class Money:
    """The money of the game: stake, pot and payments, as texts."""

    stake: str
    pot: str | None
    """All that was paid into the pot, where there is one."""
    payouts: tuple[Payout, ...] = ()


@dataclass(frozen=True, slots=True)
class Target:
    """A score that the game is about, as a line on the chart."""

    points: int | None = None
    """None where there is no line."""
    text: str = ""
    """The effect of reaching it."""
    word: str = ""
    """The word for it: `limit`."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """All that a printed score sheet tells."""

    title: str
    variant: str
    region: str
    status: str
    begun: str
    """When the game began, RFC 3339."""
    sides: tuple[Side, ...]
    rows: tuple[Row, ...]
    language: Language
    columns: SheetColumns = field(default_factory=SheetColumns)
    """The columns of the family, and its words for marks and acts, on paper."""
    words: Words = field(default_factory=Words)
    tally: Tally | None = None
    """The count that stands where no score is kept."""
    allowance: Allowance | None = None
    """The allowance of which the rest is the total, where the score counts what was lost of it."""
    target: Target = field(default_factory=Target)
    best: Best | None = None
    """Which score wins, where scores decide."""
    house_rules: tuple[str, ...] = ()
    dealer: str | None = None
    """The player who deals the next round."""
    money: Money | None = None
    """The money, where there is a stake."""
    stake_is: Said | str = EACH
    """The stake with what it is paid for, or words for that."""
    event: str = ""
    """The event to which it belongs in a club."""
    names: Mapping[str, str] = field(default_factory=dict)
    """The name of each player, by id; no two alike."""
    seats_before: Mapping[str, str] = field(default_factory=dict)
    """By player who came back, the seat that they left."""

    @property
    def nouns(self) -> dict[str, Argument]:
        """The arguments of a message about rounds."""
        return self.language.rounds(self.words)

    @property
    def rounds(self) -> int:
        """The number of rounds that were recorded."""
        return sum(row.number is not None for row in self.rows)

    @property
    def winners(self) -> Sequence[Side]:
        """The sides that have won, once one has."""
        return [side for side in self.sides if side.won]

    @property
    def counts(self) -> str:
        """The subject of the totals."""
        counted = self.tally or self.allowance
        return self.language.text(self.columns.unit if counted is None else counted.unit)

    @property
    def has_teams(self) -> bool:
        """True if several players share a side."""
        return any(len(side.players) > 1 for side in self.sides)
